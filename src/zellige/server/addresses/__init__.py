"""What is asked over HTTP, by subject: docs/formats/table.md lists every address."""
