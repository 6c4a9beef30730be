"""Tables, and what is kept of them: what a charter and entries make, and the file in which they stand. Knows no browser."""
