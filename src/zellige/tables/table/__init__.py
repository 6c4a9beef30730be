"""A table: its charter, the entries so far, and the position that follows from them. Knows no browser and no language.

Rooms of one thing each, every one on top of those before it: ``happened``, ``seen``, ``played``, ``agreed``, ``peopled``,
``timed``, ``whole``.
"""

from zellige.tables.table.notes import BotFault, BotTurn, Note, Request
from zellige.tables.table.whole import Table

__all__ = ["BotFault", "BotTurn", "Note", "Request", "Table"]
