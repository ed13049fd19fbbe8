"""A file for each entry, its title in front matter, for Hugo and Jekyll."""

import re
import tomllib

import yaml

from books.readers import RULE, SHARE, difference, export, hostile_entries, readers, write_document
from books.texts import front_matter, paragraphs
from harness import temporary_folder

YAML_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
TEMPLATE_MARKS = (b"{{", b"{%", b"{:", b"{#", b"{<")
KRAMDOWN = """
puts Kramdown::Document.new(STDIN.read, input: 'GFM', hard_wrap: false, auto_ids: false,
                            syntax_highlighter: nil).to_html
"""
QUOTED = re.compile(r'^(title|description)(?:: | = )(".*")$', re.M)


def check_files(checks):
    entries = hostile_entries(checks.options.entries)
    with temporary_folder() as folder:
        document = write_document(folder, entries)
        for preset in ("hugo", "jekyll"):
            parts = exported_parts(checks, document, folder, preset, len(entries))
            check_parts(checks, preset, entries, parts)
            if preset == "hugo":
                toml = exported_parts(checks, document, folder, preset, len(entries), "toml")
                check_toml(checks, entries, toml, parts)
            else:
                check_kramdown(checks, entries[:SHARE], parts[:SHARE])


def exported_parts(checks, document, folder, preset, count, front="yaml"):
    """The front matter and the text of every entry's file."""
    out = folder / f"{preset}-{front}"
    options = ["--front-matter", front] if front == "toml" else []
    export(checks, document, out, "--preset", preset, *options)
    pages = out / {"hugo": "content/entries", "jekyll": "_entries"}[preset]
    name = {"hugo": "e{}/index.md", "jekyll": "e{}.md"}[preset]
    files = [pages / name.format(number) for number in range(count)]
    if set(files) != {path for path in pages.rglob("*.md") if path.name != "_index.md"}:
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
    expected = [paragraphs(entry["desc"]) for entry in entries]
    for name, reader in readers(checks, smart=True).items():
        problem = difference(reader, markdown, expected)
        checks.check(f"export {preset}: the entries through {name}", problem)


def yaml_problem(entries, parts):
    """The first entry whose front matter has other strings, or None."""
    for entry, (front, _) in zip(entries, parts, strict=True):
        fields = yaml.load(front, YAML_LOADER)
        if [fields["title"], fields.get("description", "")] != front_matter(entry):
            return f"{front_matter(entry)!r} is {fields!r}"
    return None


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
    label = f"export jekyll: {len(entries)} entries through kramdown"
    if ruby := checks.tool("ruby"):
        reader = [ruby, "-rkramdown", "-rkramdown-parser-gfm", "-e", KRAMDOWN]
        markdown = RULE.join(text for _, text in parts)
        expected = [paragraphs(entry["desc"]) for entry in entries]
        checks.check(label, difference(reader, markdown, expected))
