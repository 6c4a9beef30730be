"""What a person can get wrong on the command line itself."""

from zellige.core.errors import PersonError


class UnknownCommand(PersonError, asked="command"):
    """A word that is no command; ``known`` are those there are."""


class Usage(PersonError, asked="name"):
    """A command line that cannot be understood; ``problem`` says how, ``command`` what to ask for help.

    ``name``: the option or argument it is about; ``wanted``: what it takes; ``known``: the options there are.
    """


class OptionForm(PersonError):
    """``--option`` without a name, an equals sign and a value."""


class BadEntries(PersonError):
    """A file for a score pad that holds something else in ``field``."""


class Nowhere(PersonError):
    """A table of decisions that is asked for without the option ``name``, which says where it is to stand."""


class NotVerified(PersonError):
    """A record whose last game has no result."""

    kind = "no-result"


class NothingToTune(PersonError):
    """A game without features, or that does not say how its weights come about."""
