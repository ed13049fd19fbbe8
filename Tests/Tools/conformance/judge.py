"""Judges documents with Python's json, for Tests/ExpoTestSupport/PythonJSON.swift.

    python3 Tests/Tools/conformance/judge.py DOCUMENTS RESULTS

DOCUMENTS holds the length of each document in four bytes, the highest first, and the document;
RESULTS gets a byte for each: 1 for JSON, else 0.
"""

import json
import pathlib
import sys

DEPTH_LIMIT = 512


def documents(data):
    at = 0
    while at < len(data):
        end = at + 4 + int.from_bytes(data[at : at + 4], "big")
        yield data[at + 4 : end]
        at = end


def python_accepts(data):
    """Whether Python's json reads the bytes, with the depth limit and without lone surrogates."""
    try:
        check_strings_and_depth(loads(data.decode("utf-8").removeprefix("\ufeff")))
    except (ValueError, RecursionError):
        return False
    return True


def loads(text):
    """The value of a text; objects come back as tuples of pairs, so that no member is lost."""
    return json.loads(text, parse_constant=refuse_constant, object_pairs_hook=tuple)


def refuse_constant(name):
    raise ValueError(f"{name} is no JSON")


def check_strings_and_depth(value):
    """Raises ValueError if a string has a lone surrogate or the nesting is too deep."""
    left = [(value, 1)]
    while left:
        item, depth = left.pop()
        if isinstance(item, str):
            item.encode("utf-8")
        elif isinstance(item, (list, tuple)):
            if depth > DEPTH_LIMIT:
                raise ValueError("too deep")
            members = item if isinstance(item, tuple) else [("", inner) for inner in item]
            for key, inner in members:
                key.encode("utf-8")
                left.append((inner, depth + 1))


if __name__ == "__main__":
    source, target = map(pathlib.Path, sys.argv[1:])
    target.write_bytes(bytes(python_accepts(each) for each in documents(source.read_bytes())))
