"""The parts of check_help.py."""

import re

COMMANDS = "validate format list show browse export rules schema completions manual help".split()
TOPICS = "documents fixes reports settings search sites ci environment".split()


def words(text):
    """The words of a text, whatever the lines."""
    return re.split(r"\s+", text.strip())
