"""JSON read with all that a formatter must keep, and documents made at random."""

import json

KEYS = {
    "entries": ["name", "image_name", "short_desc", "desc"],
    "exposition": ["title", "visitors", "location", "duration", "description"],
}


class Members(list):
    """An object: its members in order, duplicates kept. It is equal to no array."""

    def __eq__(self, other):
        return isinstance(other, Members) and list.__eq__(self, other)


def read(data):
    """A document read by Python's json, with numbers as they are spelled."""
    return json.loads(
        data.decode("utf-8-sig"),
        object_pairs_hook=Members,
        parse_float=lambda text: ("number", text),
        parse_int=lambda text: ("number", text),
    )


def ordered(value):
    """The document with its members in the order in which they must be printed."""
    kind = kind_of(value)
    if kind == "exposition":
        return in_order(value, KEYS[kind])
    if kind == "entries":
        return [in_order(one, KEYS[kind]) if isinstance(one, Members) else one for one in value]
    return value


def kind_of(value):
    """The kind of which a document, or half of the objects in its array, has two keys."""
    if isinstance(value, Members):
        is_schema = any(k == "$schema" and "json-schema.org" in str(text) for k, text in value)
        return "exposition" if known(value, "exposition") >= 2 and not is_schema else None
    if isinstance(value, list):
        objects = [one for one in value if isinstance(one, Members)]
        alike = sum(known(one, "entries") >= 2 for one in objects)
        return "entries" if alike and alike * 2 >= len(objects) else None
    return None


def known(members, kind):
    return len({key for key, _ in members} & set(KEYS[kind]))


def in_order(members, keys):
    """The kind's keys first, the rest in their order."""
    index = {key: number for number, key in enumerate(keys)}
    return Members(sorted(members, key=lambda member: index.get(member[0], len(keys))))


class Generator:
    """Makes JSON of random values and layout. Plain: with nothing that jq writes in its own way."""

    PIECES = {
        True: ["a", "한", "😀", "é", "e\u0301", "\uf99a", " ", "\\n", '\\"', "\\\\", "'", "]"],
        False: ["a", "한", "😀", "é", "e\u0301", "\uf99a", " ", "\x80", "\\n", '\\"', "\\\\"]
        + ["\\/", "\\u0000", "\\u001F", "\\u00e9", "\\uD55C", "\\ud83d\\ude00", "\u2028"],
    }
    SCALARS = {
        True: ["0", "-7", "12", "1.5", "true", "false", "null"],
        False: ["-0", "1.0", "1E+5", "-12.50e-3", "123456789012345678901234567890"]
        + ["true", "null"],
    }
    # A document has the keys of one kind: those of both together can look like misspellings.
    KNOWN_KEYS = ([*KEYS["entries"], "n\\u0061me"], [*KEYS["exposition"], "t\\u0069tle"])

    def __init__(self, random, is_plain):
        self.random, self.is_plain = random, is_plain
        self.known_keys = random.choice(self.KNOWN_KEYS)

    def document(self, depth=0):
        choice = self.random.randrange(depth, 8) if depth else self.random.randrange(4)
        if choice >= 6:
            return self.random.choice(self.SCALARS[self.is_plain])
        if choice >= 4:
            return self.string()
        is_object = choice < 2
        items = [self.item(number, is_object, depth) for number in range(self.random.randrange(6))]
        opening, closing = "{}" if is_object else "[]"
        return opening + (",".join(items) or self.space()) + closing

    def item(self, number, is_object, depth):
        value = self.document(depth + 1)
        if is_object:
            value = self.key(number) + self.space() + ":" + self.space() + value
        return self.space() + value + self.space()

    def key(self, number):
        keys = [self.string(), f'"{self.random.choice(self.known_keys)}"']
        return f'"k{number}"' if self.is_plain else self.random.choice(keys)

    def string(self):
        pieces = self.PIECES[self.is_plain]
        count = self.random.randrange(6)
        return '"' + "".join(self.random.choice(pieces) for _ in range(count)) + '"'

    def space(self):
        return self.random.choice(["", "", " ", "\n", "\t", "\r\n"])
