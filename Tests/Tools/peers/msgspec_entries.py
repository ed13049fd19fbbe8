#!/usr/bin/env python3
"""Reads an entries document with msgspec into typed values; all four texts must have a character.

usage: msgspec_entries.py FILE | --format FILE | --version

With --format the document is printed anew instead, two spaces a level.
"""

import sys
from typing import Annotated

import msgspec

Text = Annotated[str, msgspec.Meta(min_length=1)]


class Entry(msgspec.Struct):
    name: Text
    image_name: Text
    short_desc: Text
    desc: Text


if sys.argv[1] == "--version":
    sys.exit(print("msgspec", msgspec.__version__))
if sys.argv[1] == "--format":
    with open(sys.argv[2], "rb") as file:
        sys.stdout.buffer.write(msgspec.json.format(file.read(), indent=2))
    sys.exit()
with open(sys.argv[1], "rb") as file:
    entries = msgspec.json.decode(file.read(), type=list[Entry])
print(len(entries), "entries")
