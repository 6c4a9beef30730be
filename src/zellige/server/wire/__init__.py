"""The wire: what browser and server say to each other, form by form. In words: docs/formats/table.md.

What the server says are plain dictionaries with a type, so that saying it costs what the dictionary costs; what arrives is
checked. ``description`` makes the published description of both, and the browser app's types are made from that.
"""
