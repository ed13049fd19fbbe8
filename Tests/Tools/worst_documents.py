"""Documents that are as hard to read as a document of their size can be.

Each repeats what one branch of recovery, one rule or one report handles, so that whatever starts
over for each repetition makes the time grow with the square of the size. `DOCUMENTS` has, by name,
what makes a document of about a size; `sound` is there to compare with.
"""

import itertools
import sys


def repeated(head, unit, tail=b""):
    """A document of a head, one unit over and over, and a tail."""

    def document(size):
        count = max(1, (size - len(head) - len(tail)) // len(unit))
        return head + unit * count + tail

    return document


def counted(head, unit, tail=b""):
    """As `repeated`, the unit made from the number of the repetition."""

    def document(size):
        parts, length = [head], len(head) + len(tail)
        for number in itertools.count():
            if length >= size:
                break
            parts.append(unit(number))
            length += len(parts[-1])
        return b"".join([*parts, tail])

    return document


def halved(head, first, between, second, tail=b""):
    """As `repeated`, one unit over and over and then another one, half of the size each."""

    def document(size):
        half = size // 2
        return head + first * (half // len(first)) + between + second * (half // len(second)) + tail

    return document


def text(string):
    return string.encode("utf-8")


def entry(name, *others, image="jar", short='"백자"', full='"눈처럼 흰 백자"'):
    """An entry; values are JSON, others are further members."""
    members = [f'"name": "{name}"', f'"image_name": "{image}"', f'"short_desc": {short}']
    return ("{" + ", ".join([*members, f'"desc": {full}', *others]) + "},\n").encode()


def members(member):
    """One entry with one member after another."""
    return counted(b'[{"name":"a","image_name":"b",', member, b'"desc": "c"}]')


SOUND = b'[{"name":"a","image_name":"b","short_desc":"c","desc":"d"},'
# Combining marks, which Unicode sorts after their letter: in pairs of the wrong order.
MARKS = text("\u0301\u0323")
MERGE = b"<<<<<<< a\n1,\n||||||| b\n2,\n=======\n3,\n>>>>>>> c\n"

# Name → what makes a document of about a size.
DOCUMENTS = {
    "sound": counted(b"[", lambda n: entry(f"달항아리 {n}", image=f"jar_{n}"), b"{}]"),
    # Commas, colons and values.
    "commas": repeated(b"[", b","),
    "commas-for-members": repeated(b"{", b","),
    "commas-for-values": repeated(b"{", b'"a":,'),
    "commas-missing": repeated(b"[", b"1 "),
    "commas-missing-after-members": repeated(b"{", b'"a":1 '),
    "commas-trailing": repeated(b"[", b"[1,],"),
    "commas-wide": repeated(b"[1", text("，1")),
    "colons": repeated(b"[", b":"),
    "colons-missing": repeated(b"{", b'"a" 1,'),
    "colons-missing-at-commas": repeated(b"{", b'"a",'),
    "colons-early": repeated(b"{", b':"a" 1,'),
    "colons-in-array": repeated(b"[", b'"a":1},'),
    "colons-twice": repeated(b"{", b'"a"::1,'),
    "equals-signs": repeated(b"{", b'"a"=1,'),
    "signs": repeated(b"[", b"@"),
    "signs-between-commas": repeated(b"[", b"@,"),
    "values-after-root": repeated(b"", b"1 "),
    "objects-after-root": repeated(b"", b'{"a":1}'),
    "members-after-root": repeated(b"", b'"a":1,'),
    # Brackets.
    "openers": repeated(b"", b"["),
    "openers-of-objects": repeated(b"", b'{"a":'),
    "openers-for-keys": repeated(b"{", b"{"),
    "objects-unclosed": repeated(b"[", b'{"a":1,'),
    "closers": repeated(b"[", b"}"),
    "closers-skipped": repeated(b"[1", b"},1"),
    "closers-after-root": repeated(b"[]", b"]"),
    "closers-crossing": repeated(b"[", b"[{]},"),
    "closers-crossing-values": repeated(b"[", b'{"a":]},'),
    "deep-arrays": repeated(b"[" * 512, b"[],"),
    "deep-slips": repeated(b"[" * 511, b"[1,],\n"),
    "deep-members": repeated(b'{"a":' * 511, b'"b":01,\n'),
    "deep-signs": repeated(b'{"a":' * 511, b"@\n"),
    "deep-strings": repeated(b"[" * 512, b'["\\"]"],'),
    # Quotes.
    "quotes-in-strings": repeated(b"[", b'"a"b '),
    "quotes-in-strings-commas": repeated(b"[", b'"a"b,'),
    "quotes-in-strings-closed": repeated(b"[", b'"a"b",'),
    "quotes-adjacent": repeated(b"[", b'"a"'),
    "quotes-escaped-outside": repeated(b'["a"', b'\\"'),
    "quotes-doubled": repeated(b"{", b'"a":"x"",'),
    "quotes-missing-before-keys": repeated(b"{", b'"a":"x,"b":"y",'),
    "quotes-missing-after-keys": repeated(b"{", b'"a: "x",'),
    "quotes-missing-at-lines": repeated(b"{", b'"a":"x,\n'),
    "quotes-missing-before-strings": repeated(b"{", b'"a":x",'),
    "quotes-missing-on-keys": repeated(b"{", b'a":1,'),
    "quotes-around-spaces": repeated(b"[", b'"' + b" " * 64 + b'"b '),
    "quotes-wrong": repeated(b"[", b"'a'1"),
    "quotes-wrong-apart": repeated(b"[", b"'a' 1"),
    "quotes-wrong-keys": repeated(b"{", text("“null")),
    "quotes-wrong-closed": repeated(b"{", text("“a”:‘b’,")),
    "quotes-wrong-of-all-kinds": repeated(b"[", text("'a`b“c”d„e‘f’g«h»i＂j「k『l《m ")),
    "quotes-wrong-unclosed": repeated(b"[", b"'a\n"),
    "quotes-wrong-before-spaces": repeated(b"[", b"'a'" + b" " * 64 + b"1"),
    # Strings.
    "line-breaks": repeated(b'["', b"\n"),
    "line-breaks-before-a-string": halved(b'["', b"\n", b'"', b"x"),
    "line-breaks-before-a-key": halved(b'["', b"\n", b'"x"', b" "),
    "line-breaks-and-quotes": repeated(b'["', b'\n"a'),
    "line-breaks-escaped": repeated(b'["', b"\\\n"),
    "controls": repeated(b'["', b"\x01"),
    "escapes": repeated(b'["', b"\\q"),
    "escapes-of-unicode": repeated(b'["', b"\\u12"),
    "surrogates": repeated(b'["', b"\\ud800"),
    "suspicious": repeated(b"[", text('"\u200b",')),
    # A scalar of rule EX205, another one each time.
    "suspicious-of-all-kinds": counted(b'["', lambda n: chr(0xF0000 + n % 0xFFFE).encode()),
    "joiners": repeated(b'["', text("\u200d")),
    "string-unclosed": repeated(b'["', b"a"),
    # Combining marks.
    "marks-in-a-word": repeated(b'{"s":a', MARKS, b"}"),
    "marks-in-a-key": repeated(b'{"a', MARKS, b'":1}'),
    "marks-in-a-key-of-an-entry": halved(
        SOUND + b'{"name":"e","k', MARKS, b'":1,"l', MARKS, b'":2}]'
    ),
    "marks-in-a-key-with-wrong-quotes": repeated(b"{'s", MARKS, b"':1}"),
    "marks-in-a-number": repeated(b'[{"name":"a","desc":1', MARKS, b"}]"),
    "marks-in-names": halved(
        b'[{"name":"a', MARKS, b'","image_name":"b"},{"name":"c', MARKS, b'","image_name":"b"}]'
    ),
    "marks-in-images": halved(
        b'[{"name":"a","image_name":"b', MARKS, b'"},{"name":"c","image_name":"d', MARKS, b'"}]'
    ),
    "marks-in-visitors": repeated(b'{"title":"a","visitors":"1', MARKS, b'","items":[]}'),
    "marks-in-a-duration": repeated(b'{"title":"a","duration":"a', MARKS, b'","items":[]}'),
    # Comments and merges.
    "comments-unclosed": repeated(b"[", b"/*\n"),
    "comments-unclosed-on-a-line": repeated(b"[", b"1,/* "),
    "comments-closed": repeated(b"[", b"1/**/,"),
    "comments-of-lines": repeated(b"[", b"1, // x\n"),
    "comments-of-shells": repeated(b"[", b"1, # x\n"),
    "comments-of-stars": repeated(b"[/*", b"*"),
    "merge-middles": repeated(b"[\n", b"=======\n"),
    "merge-begins": repeated(b"[\n", b"<<<<<<<\n"),
    "merge-bases": repeated(b"[\n", b"|||||||\n1,\n"),
    "merges": repeated(b"[\n", MERGE),
    # Words without quotes, and numbers.
    "words": repeated(b"[", b"abc,"),
    "words-wide": repeated(b"[", text("한국,")),
    "words-with-commas": repeated(b'{"a":', b"b, "),
    "words-with-colons": repeated(b'{"a":', b"b, c: "),
    "words-and-spaces": repeated(b'{"a":', b"b," + b" " * 64),
    "word": repeated(b"[", b"a"),
    "keys-bare": repeated(b"{", b"a:1,"),
    "keys-bare-and-words": repeated(b"{", b"a b,"),
    "numbers": repeated(b"[", b"01,"),
    "numbers-in-groups": repeated(b'{"a":', b"100,"),
    "numbers-wide": repeated(b"[", text("１,")),
    "numbers-with-points": repeated(b"[", b"1."),
    "numbers-with-signs": repeated(b"[", b"- "),
    # Encodings.
    "utf8-invalid": repeated(b'["', b"\xffa"),
    "utf8-invalid-outside": repeated(b"[", b"\xff,"),
    "utf8-cut": repeated(b'["', b"\xea\xb0"),
    "cp949": repeated(b'[{"a":"', "박람회 ".encode("cp949"), b'"}]'),
    "cp949-and-slips": repeated(b"[", '"박람회" '.encode("cp949")),
    "utf16": lambda size: ("[" + '"박람회",' * (size // 12) + "1]").encode("utf-16"),
    "byte-order-marks": repeated(b"[", text("\ufeff")),
    "byte-order-marks-in-a-string": repeated(b"[", text('"\ufeff",')),
    "zeros": repeated(b"[1", b"\0"),
    # Spaces.
    "spaces": repeated(b"[1", b" "),
    "spaces-between-values": repeated(b"[", b"1" + b" " * 64),
    "spaces-unusual": repeated(b"[1", text("\u00a0")),
    "lines": repeated(b"[1", b"\n"),
    "lines-of-carriage-returns": repeated(b"[", b"1,,\r"),
    # Keys.
    "key-huge": halved(b'{"', b"k", b'":[', b"01,\n"),
    "key-huge-and-escapes": halved(b'{"', b"k", b'":"', b"\\q"),
    "key-huge-without-colon": halved(b'{"', b"k", b'" [', b"@\n"),
    "keys-missing": repeated(b"{", b"1,"),
    # Shape.
    "empty-objects": repeated(SOUND, b"{},", b"{}]"),
    "arrays-for-entries": repeated(SOUND, b"[],", b"[]]"),
    "numbers-for-entries": repeated(SOUND, b"1,", b"1]"),
    "keys-unknown": members(lambda n: f'"k{n}":1,'.encode()),
    "keys-near": members(lambda n: f'"short_des{n}":1,'.encode()),
    "keys-equal": members(lambda n: b'"short_desc":"c",'),
    "keys-in-pairs": members(lambda n: f'"k{n}":1,"k{n}":2,'.encode()),
    "members-wrong": counted(
        b"[", lambda n: entry(f"a{n}", image=f"b{n}", short="1", full="[]"), b"{}]"
    ),
    "members-null": repeated(b"[", b'{"name":null,"image_name":null,"desc":null},', b"{}]"),
    "members-missing": repeated(SOUND, b'{"name":"a","image_name":"b","short_desc":1},', b"{}]"),
    # Content.
    "names-equal": counted(b"[", lambda n: entry("a", image=f"b{n}"), b"{}]"),
    "names-equal-and-short": repeated(
        b"[", b'{"name":"a","image_name":"b","short_desc":"c","desc":"de"},', b"{}]"
    ),
    "names-equal-by-normalization": counted(
        b"[", lambda n: entry("\u00e9" if n % 2 else "e\u0301", image=f"b{n}"), b"{}]"
    ),
    "images-shared": counted(b"[", lambda n: entry(f"a{n}", image="b"), b"{}]"),
    "strings-blank": counted(
        b"[", lambda n: entry(" ", image=" ", short='" "', full='" "'), b"{}]"
    ),
    "spaces-before-line-breaks": repeated(
        b'[{"name":"a","image_name":"b","short_desc":"c","desc":"', b"d \\n", b'e"}]'
    ),
    "summaries-overlong": counted(
        b"[", lambda n: entry(f"a{n}", image=f"b{n}", short='"' + "한" * 40 + '"'), b"{}]"
    ),
}


if __name__ == "__main__":
    sys.stdout.buffer.write(DOCUMENTS[sys.argv[1]](int(sys.argv[2])))
