"""Tables in the browser: HTTP and WebSocket. The protocol: docs/formats/table.md."""
