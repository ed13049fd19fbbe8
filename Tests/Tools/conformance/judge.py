"""Judges documents with Python's json, for Tests/ExpoTestSupport/PythonJSON.swift.

    python3 Tests/Tools/conformance/judge.py DOCUMENTS VERDICTS

DOCUMENTS holds the length of each document in four bytes, the highest first, and the document;
VERDICTS gets a byte for each: 1 for JSON, else 0.
"""

import pathlib
import sys

from grammar import python_accepts


def documents(data):
    at = 0
    while at < len(data):
        end = at + 4 + int.from_bytes(data[at : at + 4], "big")
        yield data[at + 4 : end]
        at = end


if __name__ == "__main__":
    source, target = map(pathlib.Path, sys.argv[1:])
    target.write_bytes(bytes(python_accepts(each) for each in documents(source.read_bytes())))
