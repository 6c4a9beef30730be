"""Almadi (Mathieu Bossu and François Gandon, Funnyfox 2021): base game, Characters and the official solo, for 1 to 5 seats."""
