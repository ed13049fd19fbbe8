"""Sites that Hugo builds of exports."""

import html
import json
import re
import urllib.parse

from books.readers import SHARE, export, hostile_entries, write_document
from books.texts import blocks, front_matter, paragraphs, unlike
from harness import entry, output, temporary_folder, write

HUGO_SETTINGS = """
baseURL = "https://example.org/fair/"
title = "t"
disableKinds = ["taxonomy", "term", "RSS", "sitemap"]
"""
HUGO_TEMPLATE = """{{ dict "title" .Title "description" .Description "weight" .Weight
  "content" .Content | jsonify }}"""
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
            first = [fields["title"], str(fields["weight"]), fields["description"]]
            found.append([*first, *blocks(fields["content"])[0]])
            name, description = front_matter(entry)
            expected.append([name, str(number + 1), description, *paragraphs(entry["desc"])])
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
        write(source / "layouts" / name, HUGO_TEMPLATE)
    words = [hugo, "--source", source, "--destination", site, "--config", source / "hugo.toml"]
    output(words)
    return site


def hugo_page(folder):
    return json.loads(html.unescape((folder / "index.html").read_text()))


def check_hugo_names(checks):
    entries = [entry(name, name, "s", f"text {at}") for at, name in enumerate(HARD_NAMES)]
    with temporary_folder() as folder:
        site = build_site(checks, write_document(folder, entries), folder)
        if site:
            links = re.findall(r'<a href="([^"]*)">', hugo_page(site)["content"])
            texts = [linked_text(site, link) for link in links]
            wanted = [f"<p>text {number}</p>" for number in range(len(HARD_NAMES))]
            label = "hugo: every link of the poster leads to its entry, whatever it is called"
            checks.equal(label, texts, wanted)


def linked_text(site, link):
    folder = site / urllib.parse.unquote(html.unescape(link))
    if not (folder / "index.html").exists():
        return f"no {folder}"
    return hugo_page(folder)["content"].strip().split("\n")[-1]
