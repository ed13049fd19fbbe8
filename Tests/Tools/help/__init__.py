"""The parts of check_help.py."""

COMMANDS = (
    "validate format list show browse diff export rules schema completions manual help".split()
)
TOPICS = "documents fixes reports settings search sites ci environment".split()
