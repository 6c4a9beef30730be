"""Tables in the browser: HTTP, WebSocket, an append-only store. The protocol: docs/formats/table.md."""
