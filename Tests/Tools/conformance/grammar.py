"""Two readers of RFC 8259 that are not expo's: a scanner of the grammar, and Python's json."""

import contextlib
import dataclasses
import json

DEPTH_LIMIT = 512
BOM = b"\xef\xbb\xbf"
HEX = b"0123456789abcdefABCDEF"
WORDS = {ord("t"): b"true", ord("f"): b"false", ord("n"): b"null"}
DIGITS = b"0123456789"
NUMBER = {
    # state: (a number may end here, [(bytes, next state)])
    "start": (False, [(b"-", "minus"), (b"0", "zero"), (b"123456789", "integer")]),
    "minus": (False, [(b"0", "zero"), (b"123456789", "integer")]),
    "zero": (True, [(b".", "point"), (b"eE", "e")]),
    "integer": (True, [(DIGITS, "integer"), (b".", "point"), (b"eE", "e")]),
    "point": (False, [(DIGITS, "fraction")]),
    "fraction": (True, [(DIGITS, "fraction"), (b"eE", "e")]),
    "e": (False, [(b"+-", "sign"), (DIGITS, "exponent")]),
    "sign": (False, [(DIGITS, "exponent")]),
    "exponent": (True, [(DIGITS, "exponent")]),
}


@dataclasses.dataclass
class Survey:
    """Where some bytes leave the grammar. Offsets are in bytes; None means nowhere.

    state   "complete", "incomplete" (more bytes could make it JSON) or "dead" (nothing can)
    offset  the first byte after which nothing can make it JSON; the length if not "dead"
    token   the start of the string, number or literal that was being read at the end
    lone    the first unpaired surrogate escape
    deep    the first opening bracket past the depth limit
    ill     the first ill-formed UTF-8 sequence
    """

    state: str = "complete"
    offset: int = 0
    token: int | None = None
    lone: int | None = None
    deep: int | None = None
    ill: int | None = None

    @property
    def is_json(self):
        return self.state == "complete" and self.lone is self.deep is self.ill is None

    @property
    def first_error(self):
        places = (self.offset, self.lone, self.deep, self.ill)
        return min(place for place in places if place is not None)


def survey(data):
    """Reads bytes by the grammar of RFC 8259."""
    scanner = Scanner(data)
    with contextlib.suppress(Left):
        scanner.text()
    return scanner.found


class Left(Exception):
    """The bytes have left the grammar."""


class Scanner:
    """Reads one JSON text, a token at a time; each step returns the next one."""

    def __init__(self, data):
        self.data, self.size = data, len(data)
        self.at = len(BOM) if data.startswith(BOM) else 0
        self.open = []
        self.found = Survey(ill=ill_formed(data))

    def text(self):
        step = self.value
        while step:
            while self.at < self.size and self.data[self.at] in b" \t\n\r":
                self.at += 1
            step = step()
        self.found.offset = self.size

    def byte(self):
        """The next byte, which must be there."""
        if self.at == self.size:
            self.found.state, self.found.offset = "incomplete", self.size
            raise Left
        return self.data[self.at]

    def refuse(self):
        self.found.state, self.found.offset = "dead", self.at
        raise Left

    # Steps

    def value(self):
        byte = self.byte()
        if byte in b"{[":
            return self.opening(byte)
        if byte == ord('"'):
            self.token(self.string)
        elif byte in b"-0123456789":
            self.token(self.number)
        elif byte in WORDS:
            self.token(self.literal)
        else:
            self.refuse()
        return self.after_value()

    def value_or_closing(self):
        return self.closing() if self.byte() == ord("]") else self.value()

    def key(self):
        if self.byte() != ord('"'):
            self.refuse()
        self.token(self.string)
        return self.colon

    def key_or_closing(self):
        return self.closing() if self.byte() == ord("}") else self.key()

    def colon(self):
        if self.byte() != ord(":"):
            self.refuse()
        self.at += 1
        return self.value

    def comma_or_closing(self):
        is_object = self.open[-1] == ord("{")
        byte = self.byte()
        if byte == ord("}" if is_object else "]"):
            return self.closing()
        if byte != ord(","):
            self.refuse()
        self.at += 1
        return self.key if is_object else self.value

    def end(self):
        if self.at < self.size:
            self.refuse()

    def opening(self, byte):
        self.open.append(byte)
        if len(self.open) > DEPTH_LIMIT and self.found.deep is None:
            self.found.deep = self.at
        self.at += 1
        return self.key_or_closing if byte == ord("{") else self.value_or_closing

    def closing(self):
        self.open.pop()
        self.at += 1
        return self.after_value()

    def after_value(self):
        return self.comma_or_closing if self.open else self.end

    # Tokens

    def token(self, read):
        self.found.token = self.at
        read()
        self.found.token = None

    def literal(self):
        for byte in WORDS[self.data[self.at]]:
            if self.byte() != byte:
                self.refuse()
            self.at += 1

    def number(self):
        state = "start"
        while True:
            may_end, steps = NUMBER[state]
            if may_end and self.at == self.size:
                return
            byte = self.byte()
            state = next((name for some, name in steps if byte in some), None)
            if state is None and may_end:
                return
            if state is None:
                self.refuse()
            self.at += 1

    def string(self):
        self.at += 1
        high = None  # the offset of a high surrogate escape that waits for its low one
        while (byte := self.byte()) != ord('"'):
            if byte == ord("\\"):
                high = self.escape(high)
                continue
            high = self.unpaired(high)
            if byte < 0x20:
                self.refuse()
            self.at += 1
        self.unpaired(high)
        self.at += 1

    def escape(self, high):
        """Reads an escape and returns its offset if it is a high surrogate."""
        start = self.at
        self.at += 1
        if self.byte() not in b'"\\/bfnrtu':
            self.refuse()
        if self.byte() != ord("u"):
            self.at += 1
            return self.unpaired(high)
        unit = self.code_unit(high)
        if 0xDC00 <= unit <= 0xDFFF:
            return self.unpaired(start) if high is None else None
        self.unpaired(high)
        return start if 0xD800 <= unit <= 0xDBFF else None

    def code_unit(self, high):
        for _ in range(4):
            self.at += 1
            if self.byte() not in HEX:
                self.unpaired(high)
                self.refuse()
        self.at += 1
        return int(self.data[self.at - 4 : self.at], 16)

    def unpaired(self, offset):
        if offset is not None and self.found.lone is None:
            self.found.lone = offset


def ill_formed(data):
    """The offset of the first ill-formed UTF-8 sequence."""
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        return error.start
    return None


# Python's json, made as strict as the grammar


def python_accepts(data):
    """Whether Python's json reads the bytes, with the depth limit and without lone surrogates."""
    try:
        text = data.decode("utf-8").removeprefix("\ufeff")
        # Objects come back as tuples of pairs, so that no member is lost.
        value = json.loads(text, parse_constant=refuse_constant, object_pairs_hook=tuple)
        check_strings_and_depth(value)
    except (ValueError, RecursionError):
        return False
    return True


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
