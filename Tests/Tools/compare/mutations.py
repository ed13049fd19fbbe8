"""The ways to change one thing in a document. Each is a function of a random source and bytes."""

import functools
import json
import re

TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"|[-+.\w]+|\s+|.', re.DOTALL)

KEYS = [
    "name", "image_name", "short_desc", "desc", "title", "visitors", "location", "duration",
    "description", "imageName", "shortDesc", "Name", "NAME", "image-name", "desription", "na_me",
    "images", "scale", "filename", "idiom",
]  # fmt: skip
VALUES = [
    "0", "-1", "7", "1.5", "1e3", "1E400", "9" * 20, "-0", "01", "+1", ".5", "1.",
    "0x1F", "NaN", "Infinity", "true", "false", "null", "True", "nil", "undefined", "{}", "[]",
    '""', '" "', '"12"', '"1,204,000"', '"true"', "'x'", "“x”", "x", "[1, {}]", '{"a": [null]}',
    '{"name": "x"}', "/* x */", "[[[[[[[[1]]]]]]]]", "[" * 600,
]  # fmt: skip
DATES = [
    "1900. 04. 14 - 1900. 11. 12", "1900.04.14 - 1900.11.12", "1900. 4. 14 - 1900. 11. 12",
    "1900. 02. 30 - 1900. 11. 12", "1900. 11. 12 - 1900. 04. 14", "1900", "1900. 04. 14 ~ ",
    "1900. 02. 29 - 1900. 13. 01", "2000. 02. 29 - 2000. 02. 29",
    "\uff10\uff11. 04. 14 - 1900. 11. 12",
]  # fmt: skip
PIECES = [
    "\\x", "\\u12", "\\ud800", "\\udc00", "\\ud83d\\ude00", "\\uD83D", "\\u0000", "\\", "\\'",
    "\n", "\t", "\r\n", "\0", "\x07", "\x1b[31m", "\x7f", "\u200b", "\u200d", "\ufeff", "\u202e",
    "\u2028", "\ufffd", "\u00a0", "\u3000", "e\u0301", "\uf99a", "\ud55c", "\u1112\u1161\u11ab",
    "\U0001f600", "\U0001f469\u200d\U0001f467", '"', '""', "  ", " \\n", "\\n ", "</script>", "|",
    "<b>", "&amp;", "# ", "A" * 300,
]  # fmt: skip
ENCODINGS = [
    "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be", "utf-8-sig", "cp949",
    "euc_jp", "shift_jis", "latin-1", "cp1252", "utf-7",
]  # fmt: skip
BYTES = [
    b"\xff", b"\xfe", b"\x80", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82",
    b"\0", b"\x0b", b"\xef\xbb\xbf", b"\xc2\xa0", b"\xe2\x80\x8b",
]  # fmt: skip
JUNK = [
    b",", b"{", b"}", b"[", b"]", b":", b'"', b"'", b"//x\n", b"/* x */", b"#x\n", b";", b"null",
    b"\\", b"<", b"`", b"\xe2\x80\x9c", b"\xef\xbc\x8c", b"\xe3\x80\x81", b"...", b"\n\n", b"\r",
]  # fmt: skip
SPACES = [b"", b"\t", b"\r\n", b"\r", b"\xc2\xa0", b"\x0c", b"\n// x\n"]
QUOTES = ["''", "\u201c\u201d", "\u2018\u2019", "\u300c\u300d", "``", "\u2033\u2033"]


def tokens(data):
    return TOKEN.findall(data)


def pick(rng, found, is_wanted=lambda token: not token.isspace()):
    """The place of a token of some kind; none if there is none."""
    places = [place for place, token in enumerate(found) if is_wanted(token)]
    return rng.choice(places) if places else None


def is_string(token):
    return len(token) > 1 and token[:1] == b'"' and token[-1:] == b'"'


def is_value(token):
    return is_string(token) or token[:1] in b"-0123456789tfn"


def on_tokens(change):
    """A mutation that changes the list of tokens at the place of one of them."""

    @functools.wraps(change)
    def mutation(rng, data):
        found = tokens(data)
        if (place := pick(rng, found)) is not None:
            change(rng, found, place)
        return b"".join(found)

    return mutation


def on_some(is_wanted):
    """A mutation that replaces a token of some kind."""

    def decorate(change):
        @functools.wraps(change)
        def mutation(rng, data):
            found = tokens(data)
            if (place := pick(rng, found, is_wanted)) is not None:
                found[place] = change(rng, found[place])
            return b"".join(found)

        return mutation

    return decorate


@on_tokens
def delete_token(rng, found, place):
    del found[place]


@on_tokens
def double_token(rng, found, place):
    found.insert(place, found[place])


@on_tokens
def insert_junk(rng, found, place):
    found.insert(place, rng.choice(JUNK))


@on_tokens
def swap_next_token(rng, found, place):
    other = next((i for i in range(place + 1, len(found)) if not found[i].isspace()), place)
    found[place], found[other] = found[other], found[place]


@on_tokens
def swap_tokens(rng, found, place):
    other = pick(rng, found)
    found[place], found[other] = found[other], found[place]


@on_tokens
def delete_tokens(rng, found, place):
    del found[place : place + rng.randrange(2, 12)]


@on_tokens
def move_token(rng, found, place):
    found.insert(rng.randrange(len(found)), found.pop(place))


def flip_bit(rng, data):
    place = rng.randrange(len(data))
    return data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :]


def delete_byte(rng, data):
    place = rng.randrange(len(data))
    return data[:place] + data[place + 1 :]


def insert_bytes(rng, data):
    place = rng.randrange(len(data) + 1)
    return data[:place] + rng.choice(BYTES) + data[place:]


def cut_short(rng, data):
    return data[: rng.randrange(len(data))]


def add_behind(rng, data):
    return data + rng.choice([*JUNK, data[-40:], b"x", b"\0", b"\n\n  \n"])


@on_some(is_string)
def delete_quote(rng, token):
    return token[1:] if rng.random() < 0.5 else token[:-1]


@on_some(is_string)
def double_quote(rng, token):
    return b'"' + token if rng.random() < 0.5 else token + b'"'


@on_some(is_string)
def other_quotes(rng, token):
    opener, closer = rng.choice(QUOTES)
    return opener.encode() + token[1:-1] + closer.encode()


@on_some(is_string)
def bare_text(rng, token):
    return token[1:-1]


@on_some(is_string)
def change_text(rng, token):
    text = token[1:-1].decode(errors="surrogateescape")
    place = rng.choice([0, len(text), rng.randrange(len(text) + 1)])
    text = text[:place] + rng.choice(PIECES) + text[place:]
    return f'"{text}"'.encode(errors="surrogateescape")


@on_some(is_value)
def other_value(rng, token):
    return rng.choice(VALUES).encode()


@on_some(lambda token: b". " in token and b" - " in token and len(token) < 40)
def other_dates(rng, token):
    return f'"{rng.choice(DATES)}"'.encode()


@on_some(lambda token: token.isdigit())
def other_number(rng, token):
    before, behind = [b"-", b"0", b"+", b"", b"'"], [b"", b".", b".0", b"e", b"_0", b"L"]
    return rng.choice(before) + token + rng.choice(behind)


@on_some(lambda token: is_string(token) and token[1:-1].decode("ascii", "ignore") in KEYS)
def rename_key(rng, token):
    known = f'"{rng.choice(KEYS)}"'.encode()
    return rng.choice([known, token.swapcase(), token[:-2] + b'"', b'"x"'])


@on_some(lambda token: token.isspace())
def other_space(rng, token):
    return rng.choice([*SPACES, token + b",", token * 3])


def encode_anew(rng, data):
    text = data.decode(errors="replace")
    return text.encode(rng.choice(ENCODINGS), errors=rng.choice(["ignore", "replace"]))


def escape_all(rng, data):
    text = data.decode(errors="replace")
    return "".join(c if c.isascii() else json.dumps(c)[1:-1] for c in text).encode()


def change_list(rng, data):
    """Entries doubled, lost or swapped; the root replaced or wrapped."""
    try:
        root = json.loads(data)
    except (ValueError, RecursionError):
        return b"[" + data + b"]"
    if isinstance(root, list) and root and rng.random() < 0.8:
        place = rng.randrange(len(root))
        ways = [[*root, root[place]], root[:place], [*root, 1], [[], *root], root[::-1]]
        root = rng.choice(ways)
    else:
        root = rng.choice([[root], {"items": root}, {}, [], [root, root], [[root]], "x", 1, None])
    text = json.dumps(root, ensure_ascii=False, indent=rng.choice([None, 2]))
    return text.encode(errors="replace")


MUTATIONS = [
    delete_token, delete_token, double_token, swap_next_token, swap_tokens, insert_junk,
    insert_junk, delete_tokens, move_token, flip_bit, delete_byte, insert_bytes, cut_short,
    add_behind, delete_quote, delete_quote, double_quote, other_quotes, bare_text, change_text,
    change_text, other_value, other_value, other_dates, other_number, rename_key, rename_key,
    other_space, encode_anew, escape_all, change_list,
]  # fmt: skip


def mutate(rng, data):
    """A document with one thing changed, or two; and what was done to it."""
    done = [rng.choice(MUTATIONS)]
    if rng.random() < 0.25:
        done.append(rng.choice(MUTATIONS))
    for mutation in done:
        data = mutation(rng, data) if data else b" "
    return data, "-".join(mutation.__name__ for mutation in done)
