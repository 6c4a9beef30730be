"""Who chooses: named players, each handed the masked state of its seat and nothing more."""
