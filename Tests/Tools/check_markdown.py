#!/usr/bin/env python3
"""Holds Markdown that expo writes against the programs that read it.

usage, from the repository root: python3 Tests/Tools/check_markdown.py EXPO_BINARY [ENTRIES]

Makes a document of hostile entries (20,000 unless told) and takes it and the samples through
`expo show --format markdown` and `expo export markdown` in every preset, then through cmark,
cmark-gfm with all extensions, both with smart punctuation where the preset promises it, hugo, and
kramdown with Jekyll's settings where ruby has it. Every text must come back byte for byte: blank
lines part paragraphs, line ends are hard breaks, NUL is U+FFFD. No text may become markup but for
the mail links that GFM makes of text after it has read it. Front matter is read by PyYAML and
tomllib, and its strings are the same bytes in both.
Prints one line a check and exits with 1 on any failure. Needs cmark, cmark-gfm, hugo, PyYAML.
"""
import html
import json
import pathlib
import random
import re
import shutil
import string
import subprocess
import sys
import tempfile
import tomllib
import urllib.parse

import yaml

EXPO = str(pathlib.Path(sys.argv[1]).resolve())
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
SAMPLES = [f"Samples/{name}/Assets.xcassets" for name in ("Daejeon1993", "London1851", "Osaka1970")]
EXTENSIONS = ["table", "strikethrough", "autolink", "tagfilter", "tasklist", "footnotes"]
GFM = ["cmark-gfm", *(word for name in EXTENSIONS for word in ("-e", name))]
READERS = {"cmark": ["cmark"], "cmark-gfm": GFM}
SMART = {f"{name} --smart": [*words, "--smart"] for name, words in READERS.items()}
HUGO_SHARE = KRAMDOWN_SHARE = 1_500
KRAMDOWN = ("puts Kramdown::Document.new(STDIN.read, input: 'GFM', hard_wrap: false, "
            "auto_ids: false, syntax_highlighter: nil).to_html")
YAML_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
failures = []


def check(name, problem):
    print(("ok      " if not problem else "FAILED  ") + name + (f": {problem}" if problem else ""),
          flush=True)
    if problem:
        failures.append(name)


# Hostile texts

CONTROLS = [chr(code) for code in [*range(0x20), 0x7F, 0x80, 0x85, 0x9B]]
WORDS = """1. 2) 12. 123456789. 1234567890) 1.5 # ## ####### - + * > = == --- *** ___ ``` ~~~ ` ``
  | |-| |---|---| :-: :--- a|b [x] [ ] - [ ] [^1] [^1]: [a]: ![ ]( [a](b) <b> </p> <!-- --> <? <![CDATA[
  <script> <a@b.co> <http://a.b> http://a.b https://a.b/c?d=e&f ftp://a.b :// www.a.bc WWW.a.bc a@b.co
  mailto:a@b.co xmpp:a@b.co/c &amp; &copy; &#32; &#x20; & {{ }} {% %} {{< >}} {: .a} {#id} {::comment}
  ... .. .... -- --- ---- ' " '' "" 'a' "a" << >> $$ $a$ ^ *[a]: ~a~ ~~a~~ __ ** _a_ *a* **a** :a: @a #1
  : ; ! \\ \\\\ \\* === \u00a0 \u3000 \u2003 \u200b \ufeff \ufffd 한글 갓(笠) 連 \uf99a e\u0301 \u0301 👪 👨\u200d👩\u200d👧 🇰🇷""".split(" ")
PARTS = [part for part in WORDS if part] + CONTROLS + list(string.punctuation) + [
    " ", " ", "  ", "    ", "\t", "\t\t", "\n", "\n", "\n\n", "\r", "\r\n", "\u2028", "\u2029",
    "a", "b", "가", "나", "1", "0"]


def hostile_texts(seed):
    generator = random.Random(seed)
    while True:
        yield "".join(generator.choices(PARTS, k=generator.choice([1, 1, 2, 3, 4, 6, 10, 20])))


def hostile_document(count, seed=1900):
    """Every part once alone, in front of and behind a word, then whatever comes."""
    plain = [text for part in PARTS for text in (part, part + "a", "a" + part, "a\n" + part + "\nb")]
    texts = iter([*plain, *plain, *plain])
    random_texts = hostile_texts(seed)

    def text():
        return next(texts, None) or next(random_texts)

    return [{"name": text(), "image_name": f"e{number}", "short_desc": text(), "desc": text()}
            for number in range(count)]


# What must come back

LINE_END = re.compile("\r\n|[\n\r\u2028\u2029]")
WHITE = set("\t\n\x0b\x0c\r \x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000") | {
    chr(code) for code in range(0x2000, 0x200B)}


def lines(text):
    return LINE_END.split(text.replace("\0", "\ufffd"))


def is_blank(line):
    return all(letter in WHITE for letter in line)


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


def body(entry):
    first = summary(entry["short_desc"])
    return ([first] if first else []) + paragraphs(entry["desc"])


def page(entry):
    return [" ".join(lines(entry["name"])), *body(entry)]


def title(entry, name):
    """What an export calls an entry: words for one that has no name."""
    return "Untitled" if is_blank(entry["name"]) else name


def exported_page(entry):
    first, *rest = page(entry)
    return [title(entry, first), *rest]


# What has come back

TAG = re.compile(r"<[^>]*>")


def blocks(text):
    """The texts of headings, paragraphs and pictures in HTML, pages parted by rules.

    Raises ValueError if anything else is there.
    """
    pages, current, at = [[]], None, 0
    for tag in TAG.finditer(text):
        between = text[at:tag.start()]
        at = tag.end()
        word = tag.group()
        if current is not None:
            current += html_text(between)
        elif between.strip("\n"):
            raise ValueError(f"{between!r} outside a block")
        if re.fullmatch(r"<(p|h[12])>", word):
            if current is not None:
                raise ValueError(f"{word} inside a block")
            current = ""
        elif re.fullmatch(r"</(p|h[12])>", word):
            pages[-1].append(current)
            current = None
        elif word in ("<hr />", "<hr>") and current is None:
            pages.append([])
        elif word in ("<br />", "<br>") and text.startswith("\n", at) and current is not None:
            pass
        elif re.fullmatch(r'<a href="[^"]*@[^"]*">|</a>', word) and current is not None:
            pass
        else:
            raise ValueError(f"{word} after {current!r}")
    return pages


def html_text(text):
    """Text as it was before &, <, > and quotes were escaped; nothing else may have been."""
    named = {"&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'"}
    return re.sub("&[a-z]+;|&#39;", lambda found: named[found.group()], text)


def run(words, text):
    return subprocess.run(words, input=text, stdout=subprocess.PIPE, check=True).stdout


def difference(markdown, reader, expected):
    """What is wrong with the pages that a reader makes of Markdown, or None."""
    try:
        found = blocks(run(reader, markdown).decode())
    except (ValueError, KeyError) as error:
        return f"markup: {error}"
    return unlike(found, expected)


def unlike(found, expected):
    wrong = [(was, now) for was, now in zip(expected, found)
             if [text.encode() for text in was] != [text.encode() for text in now]]
    if wrong:
        return f"{len(wrong)} pages differ, the first {wrong[0][0]!r} is {wrong[0][1]!r}"
    return None if len(found) == len(expected) else f"{len(expected)} pages are {len(found)}"


# The command

def expo(*words):
    result = subprocess.run([EXPO, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if result.returncode != 0:
        raise RuntimeError(f"expo {' '.join(words)}: {result.stderr.decode()[:200]}")
    return result.stdout


def split_front_matter(data, fence):
    mark = f"{fence}\n".encode()
    if not data.startswith(mark):
        raise ValueError(f"does not begin with {fence}")
    front, text = data[len(mark):].split(b"\n" + mark, 1)
    return front.decode() + "\n", text


def check_show(document, entries):
    """Every entry as its own page, parted by rules behind the name of the file."""
    markdown = expo("show", str(document), "--all", "--format", "markdown")
    expected = [[document.name], *map(page, entries)]
    for name, reader in READERS.items():
        check(f"show: {len(entries)} entries through {name}", difference(markdown, reader, expected))


def check_single(document, entries, preset, folder):
    """One file: the title, then each entry below its heading; no rules part them."""
    out = folder / f"{preset}.md"
    expo("export", "markdown", str(document), "-o", str(out), "--preset", preset)
    expected = [text for entry in entries for text in exported_page(entry)]
    for name, reader in READERS.items():
        try:
            found = blocks(run(reader, out.read_bytes()).decode())
            problem = unlike([found[0][1:]], [expected])
        except (ValueError, KeyError) as error:
            problem = f"markup: {error}"
        check(f"export {preset}: {len(entries)} entries through {name}", problem)


def check_site(document, entries, preset, folder):
    """One file an entry: titles in front matter, texts below it."""
    out = folder / preset
    expo("export", "markdown", str(document), "-o", str(out), "--preset", preset)
    files = entry_files(out, preset, len(entries))
    parted = [split_front_matter(file.read_bytes(), "---") for file in files]
    titles = 0
    problem = None
    for entry, (front, _) in zip(entries, parted):
        fields = yaml.load(front, YAML_LOADER)
        wanted = [title(entry, " ".join(LINE_END.split(entry["name"]))),
                  " ".join(x for x in LINE_END.split(entry["short_desc"]) if not is_blank(x))]
        if [fields["title"], fields["description"]] != wanted:
            problem = f"{wanted!r} is {fields!r}"
            break
        titles += 2
    check(f"export {preset}: {titles} strings of front matter as YAML", problem)
    markdown = b"\n***\n\n".join(text for _, text in parted)
    templates = [sign for sign in (b"{{", b"{%", b"{:", b"{#", b"{<") if sign in markdown]
    check(f"export {preset}: no template begins", templates and repr(templates))
    for name, reader in (READERS | SMART).items():
        check(f"export {preset}: {len(entries)} entries through {name}",
              difference(markdown, reader, [body(entry) for entry in entries]))
    return parted


def entry_files(out, preset, count):
    pages = out / {"hugo": "content/entries", "jekyll": "_entries"}[preset]
    files = [pages / f"e{number}.md" for number in range(count)]
    if sorted(files) != sorted(pages.iterdir()):
        raise ValueError(f"other files than entries in {pages}")
    return files


def check_toml(document, entries, yaml_parts, folder):
    """The same strings, byte for byte, read by another language."""
    out = folder / "toml"
    expo("export", "markdown", str(document), "-o", str(out), "--preset", "hugo",
         "--front-matter", "toml")
    problem = None
    quoted = re.compile(r'^(title|description)(?:: | = )(".*")$', re.M)
    for entry, file, (front, _) in zip(entries, entry_files(out, "hugo", len(entries)), yaml_parts):
        toml, _ = split_front_matter(file.read_bytes(), "+++")
        fields = tomllib.loads(toml)
        if fields["title"] != title(entry, " ".join(LINE_END.split(entry["name"]))):
            problem = f"{entry['name']!r} is {fields['title']!r}"
        elif quoted.findall(toml) != quoted.findall(front):
            problem = f"YAML and TOML differ: {front!r}, {toml!r}"
    check(f"export hugo: {2 * len(entries)} strings of front matter as TOML, the same bytes", problem)


# Hugo

HUGO_TEMPLATE = """{{ dict "title" .Title "description" .Description "weight" .Weight
  "image" (index (.Params.params | default dict) "image") "content" .Content | jsonify }}"""


def build_site(source, folder):
    """A site of the content that `expo` wrote, with templates that say all of a page as JSON."""
    (source / "hugo.toml").write_text('baseURL = "https://example.org/fair/"\ntitle = "t"\n'
                                      'disableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n')
    for name in ("_default/single.html", "_default/list.html", "index.html"):
        template = source / "layouts" / name
        template.parent.mkdir(parents=True, exist_ok=True)
        template.write_text(HUGO_TEMPLATE)
    result = subprocess.run(
        ["hugo", "--source", source, "--destination", folder, "--config",
         source / "hugo.toml"], capture_output=True)
    return (result.stdout + result.stderr).decode().strip() if result.returncode else None


def check_hugo(document, entries, folder):
    out, site = folder / "hugo-source", folder / "hugo-site"
    expo("export", "markdown", str(document), "-o", str(out), "--preset", "hugo")
    problem = build_site(out, site)
    found, expected = [], []
    for number, entry in enumerate(entries):
        built = site / "entries" / entry["image_name"] / "index.html"
        if problem or not built.exists():
            problem = problem or f"{built.relative_to(site)} is not there"
            break
        fields = json.loads(html.unescape(built.read_text()))
        try:
            texts = blocks(fields["content"])[0]
        except (ValueError, KeyError) as error:
            problem = f"markup in {entry!r}: {error}"
            break
        found.append([fields["title"], str(fields["weight"]), *texts])
        expected.append([title(entry, " ".join(LINE_END.split(entry["name"]))), str(number + 1),
                         *body(entry)])
    check(f"hugo builds {len(entries)} entries, titles and texts as they were",
          problem or unlike(found, expected))


def check_slugs(folder):
    """Names that Hugo would drop signs of, or take for a language's, each have their page."""
    names = ["a!b", "ab", "flag.en", "flag", "Up", "up", "it's", "해금", "x@2x", "a&b", "a(b)", "a+b",
             "한 글", "👨\u200d👩\u200d👧", "con", "index", "_index", "..", "a%41", "a#b", "[b]", "{b}", "a\\b"]
    entries = [{"name": name, "image_name": name, "short_desc": "s", "desc": f"text {number}"}
               for number, name in enumerate(names)]
    document = folder / "slugs.json"
    document.write_text(json.dumps(entries))
    out, site = folder / "slugs-source", folder / "slugs-site"
    expo("export", "markdown", str(document), "-o", str(out), "--preset", "hugo")
    problem = build_site(out, site)
    if not problem:
        index = html.unescape((site / "index.html").read_text())
        links = re.findall(r'<a href="([^"]*)">', json.loads(index)["content"])
        pages = [site / urllib.parse.unquote(html.unescape(link)) / "index.html" for link in links]
        texts = [json.loads(html.unescape(page.read_text()))["content"].strip().split("\n")[-1]
                 if page.exists() else f"no {page}" for page in pages]
        wanted = [f"<p>text {number}</p>" for number in range(len(names))]
        problem = None if texts == wanted else f"{list(zip(links, texts))}"
    check("hugo: every link of the poster leads to its entry, whatever it is called", problem)


# Jekyll

def check_kramdown(entries, parted):
    """Jekyll's reader; without ruby it is skipped, and says so."""
    words = ["ruby", "-rkramdown", "-rkramdown-parser-gfm", "-e"]
    has_it = shutil.which("ruby") and subprocess.run(
        [*words, ""], stderr=subprocess.DEVNULL).returncode == 0
    if not has_it:
        return print("skipped kramdown: ruby with kramdown-parser-gfm is not here")
    share = min(len(entries), KRAMDOWN_SHARE)
    markdown = b"\n***\n\n".join(text for _, text in parted[:share])
    check(f"export jekyll: {share} entries through kramdown",
          difference(markdown, [*words, KRAMDOWN], [body(entry) for entry in entries[:share]]))


# Samples

def check_sample(path, folder):
    entries = json.loads(expo("show", path, "--all", "--format", "json"))["entries"]
    title = json.loads(expo("show", path, "--format", "json"))["title"]
    out = folder / "sample"
    expo("export", "markdown", path, "-o", str(out), "--split")
    problems, pictures = [], 0
    for file in [out / "index.md", *sorted((out / "entries").glob("*.md"))]:
        rendered = run(GFM, file.read_bytes()).decode()
        for source, alt in re.findall(r'<img src="([^"]*)" alt="([^"]*)"', rendered):
            pictures += 1
            target = file.parent / urllib.parse.unquote(html.unescape(source))
            heading = html_text(re.search("<h1>(.*)</h1>", rendered).group(1))
            if not target.is_file():
                problems.append(f"{file.name} shows {source}, which is not there")
            if html_text(alt) != heading:
                problems.append(f"{alt!r} for {heading!r}")
    markdown = expo("show", path, "--all", "--format", "markdown", "--lang", "en")
    for name, reader in READERS.items():
        found = blocks(run(reader, markdown).decode())
        if found[0][0].replace(" ", "") != title.replace(" ", ""):
            problems.append(f"title {found[0][0]!r}")
        if not found[0][1].startswith("Visitors : "):
            problems.append(f"facts {found[0][1]!r}")
        problems += filter(None, [unlike(found[1:], list(map(page, entries)))])
    check(f"{path}: texts come back, {pictures} pictures are there", "; ".join(problems))
    shutil.rmtree(out)


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        entries = hostile_document(COUNT)
        document = folder / "hostile.json"
        document.write_text(json.dumps(entries))
        check_show(document, entries)
        for preset in ("gfm", "commonmark"):
            check_single(document, entries, preset, folder)
        hugo = check_site(document, entries, "hugo", folder)
        check_toml(document, entries, hugo, folder)
        jekyll = check_site(document, entries, "jekyll", folder)
        check_kramdown(entries, jekyll)
        share = folder / "share.json"
        share.write_text(json.dumps(entries[:HUGO_SHARE]))
        check_hugo(share, entries[:HUGO_SHARE], folder)
        check_slugs(folder)
        for path in SAMPLES:
            check_sample(path, folder)
    sys.exit(1 if failures else 0)


main()
