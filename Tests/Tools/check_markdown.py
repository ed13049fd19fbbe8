#!/usr/bin/env python3
"""Holds Markdown that expo writes against the programs that read it.

    python3 Tests/Tools/check_markdown.py EXPO_BINARY [--entries 20000]

Makes a document of hostile entries and takes it and the samples through `expo show --format
markdown` and `expo export markdown` in every preset, then through cmark, cmark-gfm with all
extensions, both with smart punctuation where the preset promises it, hugo, and kramdown with
Jekyll's settings. Every text must come back byte for byte, as markdown_texts.py says, and none may
become markup. Front matter is read by PyYAML and tomllib, and its strings are the same bytes in
both. Needs cmark, cmark-gfm, hugo, ruby with kramdown-parser-gfm; PyYAML (PyPI).
"""

import functools
import html
import json
import re
import tomllib
import urllib.parse

import yaml

from harness import ROOT, SAMPLES, run, run_checks, temporary_folder
from markdown_texts import (
    blocks,
    body,
    exported_page,
    front_matter,
    hostile_document,
    html_text,
    page,
    unlike,
)

EXTENSIONS = ["table", "strikethrough", "autolink", "tagfilter", "tasklist", "footnotes"]
OPTIONS = {"cmark": [], "cmark-gfm": [word for name in EXTENSIONS for word in ("-e", name)]}
SHARE = 1_500  # entries for hugo and kramdown, which are slow
KRAMDOWN = """
puts Kramdown::Document.new(STDIN.read, input: 'GFM', hard_wrap: false, auto_ids: false,
                            syntax_highlighter: nil).to_html
"""
YAML_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
TEMPLATE_MARKS = (b"{{", b"{%", b"{:", b"{#", b"{<")
RULE = b"\n***\n\n"


# Readers


def readers(checks, smart=False):
    """The commands of the CommonMark readers that are installed, by name."""
    found = {}
    for name, options in OPTIONS.items():
        if path := checks.tool(name):
            found[name] = [path, *options]
            if smart:
                found[f"{name} --smart"] = [path, *options, "--smart"]
    return found


def rendered(reader, markdown):
    """The HTML that a reader makes of Markdown."""
    done = run(reader, stdin=markdown, limit=600)
    if done.returncode:
        raise ValueError(f"exit status {done.returncode}: {done.stderr[:200]}")
    return done.stdout.decode()


def difference(reader, markdown, expected):
    """What is wrong with the pages that a reader makes of Markdown, or None."""
    try:
        return unlike(blocks(rendered(reader, markdown)), expected)
    except (ValueError, KeyError) as error:
        return f"markup: {error}"


# The hostile document


@functools.cache
def hostile_entries(count):
    return hostile_document(count)


def write_document(folder, entries):
    path = folder / "hostile.json"
    path.write_text(json.dumps(entries))
    return path


def check_show(checks):
    """Every entry as a page of its own, parted by rules after the name of the file."""
    entries = hostile_entries(checks.options.entries)
    with temporary_folder() as folder:
        document = write_document(folder, entries)
        markdown = checks.run("show", document, "--all", "--format", "markdown").stdout
        expected = [[document.name], *map(page, entries)]
    for name, reader in readers(checks).items():
        checks.check(f"show: the entries through {name}", difference(reader, markdown, expected))


def check_single_files(checks):
    """One file: the title, then each entry below its heading; no rules part them."""
    entries = hostile_entries(checks.options.entries)
    expected = [text for entry in entries for text in exported_page(entry)]
    with temporary_folder() as folder:
        document = write_document(folder, entries)
        for preset in ("gfm", "commonmark"):
            out = folder / f"{preset}.md"
            export(checks, document, out, "--preset", preset)
            for name, reader in readers(checks).items():
                problem = single_file_problem(reader, out.read_bytes(), expected)
                checks.check(f"export {preset}: the entries through {name}", problem)


def single_file_problem(reader, markdown, expected):
    try:
        found = blocks(rendered(reader, markdown))
    except (ValueError, KeyError) as error:
        return f"markup: {error}"
    return unlike([found[0][1:]], [expected])


def export(checks, document, out, *options):
    return checks.run("export", "markdown", document, "-o", out, *options)


# Presets of site generators: a file for each entry, its title in front matter


def check_hugo_files(checks):
    entries = hostile_entries(checks.options.entries)
    with temporary_folder() as folder:
        document = write_document(folder, entries)
        parts = exported_parts(checks, document, folder, "hugo", len(entries))
        check_parts(checks, "hugo", entries, parts)
        toml = exported_parts(checks, document, folder, "hugo", len(entries), "toml")
        check_toml(checks, entries, toml, parts)


def check_jekyll_files(checks):
    entries = hostile_entries(checks.options.entries)
    with temporary_folder() as folder:
        document = write_document(folder, entries)
        parts = exported_parts(checks, document, folder, "jekyll", len(entries))
        check_parts(checks, "jekyll", entries, parts)
        check_kramdown(checks, entries[:SHARE], parts[:SHARE])


def exported_parts(checks, document, folder, preset, count, front="yaml"):
    """The front matter and the text of every entry's file."""
    out = folder / f"{preset}-{front}"
    options = ["--front-matter", front] if front == "toml" else []
    export(checks, document, out, "--preset", preset, *options)
    pages = out / {"hugo": "content/entries", "jekyll": "_entries"}[preset]
    files = [pages / f"e{number}.md" for number in range(count)]
    if sorted(files) != sorted(pages.iterdir()):
        raise ValueError(f"other files than entries in {pages}")
    return [split_front_matter(file.read_bytes(), front) for file in files]


def split_front_matter(data, front):
    fence = {"yaml": b"---\n", "toml": b"+++\n"}[front]
    if not data.startswith(fence):
        raise ValueError(f"does not begin with {fence}")
    found, text = data.removeprefix(fence).split(b"\n" + fence, 1)
    return found.decode() + "\n", text


def check_parts(checks, preset, entries, parts):
    problem = yaml_problem(entries, parts)
    checks.check(f"export {preset}: two strings of front matter for each entry", problem)
    markdown = RULE.join(text for _, text in parts)
    marks = [mark for mark in TEMPLATE_MARKS if mark in markdown]
    checks.equal(f"export {preset}: no template begins", marks, [])
    expected = [body(entry) for entry in entries]
    for name, reader in readers(checks, smart=True).items():
        problem = difference(reader, markdown, expected)
        checks.check(f"export {preset}: the entries through {name}", problem)


def yaml_problem(entries, parts):
    """The first entry whose front matter has other strings, or None."""
    for entry, (front, _) in zip(entries, parts, strict=True):
        fields = yaml.load(front, YAML_LOADER)
        if [fields["title"], fields["description"]] != front_matter(entry):
            return f"{front_matter(entry)!r} is {fields!r}"
    return None


QUOTED = re.compile(r'^(title|description)(?:: | = )(".*")$', re.M)


def check_toml(checks, entries, toml_parts, yaml_parts):
    """The same strings, byte for byte, read by another language."""
    problem = None
    for entry, (toml, _), (front, _) in zip(entries, toml_parts, yaml_parts, strict=True):
        found = tomllib.loads(toml)["title"]
        if found != front_matter(entry)[0]:
            problem = f"{entry['name']!r} is {found!r}"
        elif QUOTED.findall(toml) != QUOTED.findall(front):
            problem = f"YAML and TOML differ: {front!r}, {toml!r}"
    checks.check("export hugo: front matter as TOML, the same bytes", problem)


def check_kramdown(checks, entries, parts):
    """Jekyll's reader."""
    label = f"export jekyll: {len(entries)} entries through kramdown"
    if ruby := checks.tool("ruby"):
        reader = [ruby, "-rkramdown", "-rkramdown-parser-gfm", "-e", KRAMDOWN]
        markdown = RULE.join(text for _, text in parts)
        checks.check(label, difference(reader, markdown, [body(entry) for entry in entries]))


# Hugo

HUGO_SETTINGS = """
baseURL = "https://example.org/fair/"
title = "t"
disableKinds = ["taxonomy", "term", "RSS", "sitemap"]
"""
HUGO_TEMPLATE = """{{ dict "title" .Title "description" .Description "weight" .Weight
  "image" (index (.Params.params | default dict) "image") "content" .Content | jsonify }}"""
# Names that Hugo would drop characters of, or take for a language's.
HARD_NAMES = [
    *"a!b ab flag.en flag Up up it's 해금 x@2x a&b a(b) a+b".split(),
    *("한 글", "👨\u200d👩\u200d👧"),
    *"con index _index .. a%41 a#b [b] {b} a\\b".split(),
]


def check_hugo_site(checks):
    entries = hostile_entries(checks.options.entries)[:SHARE]
    with temporary_folder() as folder:
        site = build_site(checks, write_document(folder, entries), folder)
        if not site:
            return
        found, expected = [], []
        for number, entry in enumerate(entries):
            fields = hugo_page(site / "entries" / entry["image_name"])
            found.append([fields["title"], str(fields["weight"]), *blocks(fields["content"])[0]])
            name = front_matter(entry)[0]
            expected.append([name, str(number + 1), *body(entry)])
        label = f"hugo builds {len(entries)} entries, titles and texts as they were"
        checks.check(label, unlike(found, expected))


def build_site(checks, document, folder):
    """A site of what expo wrote, with templates that print all of a page as JSON."""
    hugo = checks.tool("hugo")
    if not hugo:
        return None
    source, site = folder / "source", folder / "site"
    export(checks, document, source, "--preset", "hugo")
    (source / "hugo.toml").write_text(HUGO_SETTINGS)
    for name in ("_default/single.html", "_default/list.html", "index.html"):
        template = source / "layouts" / name
        template.parent.mkdir(parents=True, exist_ok=True)
        template.write_text(HUGO_TEMPLATE)
    words = [hugo, "--source", source, "--destination", site, "--config", source / "hugo.toml"]
    done = run(words, limit=600)
    if done.returncode:
        raise ValueError((done.stdout + done.stderr).decode())
    return site


def hugo_page(folder):
    return json.loads(html.unescape((folder / "index.html").read_text()))


def check_hugo_names(checks):
    entries = [
        {"name": name, "image_name": name, "short_desc": "s", "desc": f"text {number}"}
        for number, name in enumerate(HARD_NAMES)
    ]
    with temporary_folder() as folder:
        site = build_site(checks, write_document(folder, entries), folder)
        if site:
            links = re.findall(r'<a href="([^"]*)">', hugo_page(site)["content"])
            texts = [linked_text(site, link) for link in links]
            wanted = [f"<p>text {number}</p>" for number in range(len(HARD_NAMES))]
            label = "hugo: every link of the poster leads to its entry, whatever it is called"
            checks.equal(label, texts, wanted)


def linked_text(site, link):
    """The last line of the page that a link leads to."""
    folder = site / urllib.parse.unquote(html.unescape(link))
    if not (folder / "index.html").exists():
        return f"no {folder}"
    return hugo_page(folder)["content"].strip().split("\n")[-1]


# Samples


def check_samples(checks):
    for name in SAMPLES:
        path = ROOT / "Samples" / name / "Assets.xcassets"
        with temporary_folder() as folder:
            check_pictures(checks, name, path, folder)
        check_sample_texts(checks, name, path)


def check_pictures(checks, name, path, folder):
    """Every picture is there, and its words are the heading of its page."""
    reader = readers(checks).get("cmark-gfm")
    if not reader:
        return
    export(checks, path, folder / "book", "--split")
    problems = []
    for file in [folder / "book/index.md", *sorted((folder / "book/entries").glob("*.md"))]:
        problems += picture_problems(file, rendered(reader, file.read_bytes()))
    checks.check(f"{name}: pictures", "; ".join(problems))


def picture_problems(file, page):
    heading = html_text(re.search("<h1>(.*)</h1>", page)[1])
    for source, alt in re.findall(r'<img src="([^"]*)" alt="([^"]*)"', page):
        if not (file.parent / urllib.parse.unquote(html.unescape(source))).is_file():
            yield f"{file.name} shows {source}, which is not there"
        if html_text(alt) != heading:
            yield f"{alt!r} for {heading!r}"


def check_sample_texts(checks, name, path):
    entries = json.loads(checks.run("show", path, "--all", "--format", "json").stdout)["entries"]
    title = json.loads(checks.run("show", path, "--format", "json").stdout)["title"]
    words = ["show", path, "--all", "--format", "markdown", "--lang", "en"]
    markdown = checks.run(*words).stdout
    for reader_name, reader in readers(checks).items():
        (heading, facts, *_), *pages = blocks(rendered(reader, markdown))
        label = f"{name} through {reader_name}"
        checks.equal(f"{label}: title", heading.replace(" ", ""), title.replace(" ", ""))
        checks.equal(f"{label}: facts", facts[:11], "Visitors : ")
        checks.check(f"{label}: entries", unlike(pages, list(map(page, entries))))


if __name__ == "__main__":
    run_checks(
        __doc__,
        check_show,
        check_single_files,
        check_hugo_files,
        check_jekyll_files,
        check_hugo_site,
        check_hugo_names,
        check_samples,
        entries=20_000,
    )
