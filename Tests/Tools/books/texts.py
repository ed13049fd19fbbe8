"""Hostile texts for Markdown, what must come back of them, and what a reader made of them."""

import random
import re
import string
import urllib.parse

CONTROLS = [chr(code) for code in [*range(0x20), 0x7F, 0x80, 0x85, 0x9B]]
WORDS = (
    "1. 2) 12. 123456789. 1234567890) 1.5 # ## ####### - + * > = == --- *** ___ ``` ~~~ ` "
    "``\n | |-| |---|---| :-: :--- a|b [x] [ ] - [ ] [^1] [^1]: [a]: ![ ]( [a](b) <b> </p> "
    "<!-- --> <? <![CDATA[\n <script> <a@b.co> <http://a.b> http://a.b https://a.b/c?d=e&f "
    "ftp://a.b :// www.a.bc WWW.a.bc a@b.co\n mailto:a@b.co xmpp:a@b.co/c &amp; &copy; &#32; "
    "&#x20; & {{ }} {% %} {{< >}} {: .a} {#id} {::comment}\n ... .. .... -- --- ---- ' \" '' "
    '"" \'a\' "a" << >> $$ $a$ ^ *[a]: ~a~ ~~a~~ __ ** _a_ *a* **a** :a: @a #1\n : ; ! \\ '
    "\\\\ \\* === \u00a0 \u3000 \u2003 \u200b \ufeff \ufffd 한글 갓(笠) 連 \uf99a e\u0301 \u0301 "
    "👪 👨\u200d👩\u200d👧 🇰🇷"
).split(" ")
SPACES = [" ", " ", "  ", "    ", "\t", "\t\t"]
LINE_ENDS = ["\n", "\n", "\n\n", "\r", "\r\n", "\u2028", "\u2029"]
PARTS = [
    *WORDS,
    *CONTROLS,
    *string.punctuation,
    *SPACES,
    *LINE_ENDS,
    *["a", "b", "가", "나", "1", "0"],
]
LENGTHS = [1, 1, 2, 3, 4, 6, 10, 20]


def hostile_document(count):
    """Every part once alone, in front of and behind a word, then parts in random order."""
    texts = hostile_texts()
    return [
        {"name": next(texts), "image_name": f"e{n}", "short_desc": next(texts), "desc": next(texts)}
        for n in range(count)
    ]


def hostile_texts():
    plain = [t for part in PARTS for t in (part, part + "a", "a" + part, f"a\n{part}\nb")]
    yield from [*plain, *plain, *plain]
    generator = random.Random(1900)
    while True:
        yield "".join(generator.choices(PARTS, k=generator.choice(LENGTHS)))


# What must come back: blank lines part paragraphs, line ends are hard breaks, NUL is U+FFFD.

LINE_END = re.compile("\r\n|[\n\r\u2028\u2029]")
WHITE = set("\t\n\x0b\x0c\r \x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000") | {
    chr(code) for code in range(0x2000, 0x200B)
}


def lines(text):
    return LINE_END.split(text.replace("\0", "\ufffd"))


def is_blank(line):
    return all(character in WHITE for character in line)


def summary(text):
    return " ".join(line for line in lines(text) if not is_blank(line))


def paragraphs(text):
    found = [[]]
    for line in lines(text):
        if not is_blank(line):
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return ["\n".join(paragraph) for paragraph in found if paragraph]


def page(entry):
    name, first = " ".join(lines(entry["name"])), summary(entry["short_desc"])
    return [name, *([first] if first else []), *paragraphs(entry["desc"])]


def title(entry, name):
    """The name of an entry in an export: words for one that has none."""
    return "Untitled" if is_blank(entry["name"]) else name


def exported_page(entry):
    first, *rest = page(entry)
    return [title(entry, first), *rest]


def front_matter(entry):
    lines = LINE_END.split(entry["short_desc"])
    return [
        title(entry, " ".join(LINE_END.split(entry["name"]))),
        " ".join(line for line in lines if not is_blank(line)),
    ]


# What a reader made of it

TAG = re.compile(r"<[^>]*>")
BLOCK = re.compile(r"<(/?)(?:p|h[12])>")
RULE = re.compile(r"<hr(?: /)?>")
BREAK = re.compile(r"<br(?: /)?>")
# GFM makes mail links of text after it has read it.
MAIL_LINK = re.compile(r'<a href="[^"]*@[^"]*">|</a>')
# expo makes links of addresses; the text of one is the address.
WEB_LINK = re.compile(r'<a href="(https://[^"]*)">([^<]*)</a>', re.IGNORECASE)
ENTITIES = {"&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&#x27;": "'"}


def blocks(html):
    """The texts of headings and paragraphs in HTML, pages parted by rules.

    Raises ValueError or KeyError if anything else is there.
    """
    pages, current, at = [[]], None, 0
    for tag in TAG.finditer(html):
        between, word = html[at : tag.start()], tag.group()
        at = tag.end()
        if current is None and between.strip("\n"):
            raise ValueError(f"{between!r} outside a block")
        if current is not None:
            current += html_text(between)
        block, inside = BLOCK.fullmatch(word), current is not None
        if block and bool(block[1]) == inside:
            if inside:
                pages[-1].append(current)
            current = None if inside else ""
        elif RULE.fullmatch(word) and not inside:
            pages.append([])
        elif not (inside and (is_inline(word, html[at : at + 1]) or is_link(html, tag))):
            raise ValueError(f"{word} after {current!r}")
    return pages


def is_inline(word, following):
    """Whether a tag inside a block is a hard break or a mail link."""
    return (BREAK.fullmatch(word) and following == "\n") or MAIL_LINK.fullmatch(word)


def is_link(html, tag):
    """Whether a tag begins a link to the address that it shows."""
    link = WEB_LINK.match(html, tag.start())
    return link and urllib.parse.unquote(html_text(link[1])) == urllib.parse.unquote(
        html_text(link[2])
    )


def html_text(html):
    """Text as it was before &, <, > and quotes were escaped; nothing else may have been."""
    return re.sub("&[a-z]+;|&#39;|&#x27;", lambda found: ENTITIES[found.group()], html)


def unlike(found, expected):
    pairs = zip(expected, found, strict=False)
    wrong = [(was, now) for was, now in pairs if encoded(was) != encoded(now)]
    if wrong:
        was, now = wrong[0]
        return f"{len(wrong)} pages differ, the first {was!r} is {now!r}"
    return None if len(found) == len(expected) else f"{len(expected)} pages are {len(found)}"


def encoded(texts):
    return [text.encode() for text in texts]
