#!/usr/bin/env python3
"""Writes Samples/Theming/index.html: every class and custom property of the pages on one page.

    python3 Tests/Tools/theming_page.py EXPO_BINARY

The parts are those of pages that the program exports of Samples/London1851 and Samples/Osaka1970
with the header, footer and sheet in Samples/Theming; what each class is, is what `expo help
theming` says. The page loads the sheets of this repository, so that it shows a change of them at
once. Write it again when the pages have another structure. Needs chromium, and websocket-client
(PyPI).
"""

import html
import json
import re
import shutil

from harness import ROOT, run, run_checks, temporary_folder
from harness.browser import Browser
from sites.theming import OPTIONS, SAMPLE, rows

PICTURES = "../London1851/Assets.xcassets"
FAIR = "great_exhibition_1851"
# What is taken from which page, in what an element of which class.
PARTS = [
    ("Around every page", "entries/koh_i_noor.html", "", "body > :not(main, script)"),
    ("The poster", "index.html", "poster", "main > :not(.entries)"),
    ("A list of entries", "page-2.html", "list", "main > *"),
    ("An entry", "entries/koh_i_noor.html", "entry", "main > *"),
    ("An entry without a picture", "entries/none.html", "entry", "main > article"),
    ("All entries on one page", "all.html", "all", ".titles, main > article:nth-of-type(-n + 2)"),
    ("A large view", "pictures/koh_i_noor.html", "view", "main"),
    ("No page", "../404.html", "missing", "main > *"),
    ("Several expositions", "../index.html", "portal", "main > *"),
    ("What a search found", "../index.html#q=glass", "searching", ".found"),
]  # fmt: skip
TAKEN = """
[...document.querySelectorAll(%s)].filter(part => !part.hidden).map(part => {
  const copy = part.cloneNode(true);
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', 'srcset', 'sizes', 'loading', 'for', 'aria-labelledby', 'rel'])
      one.removeAttribute(name);
    if (one.hasAttribute('href')) one.setAttribute('href', '#');
  }
  copy.querySelectorAll('script, .prose p ~ p').forEach(one => one.remove());
  copy.querySelectorAll('.grid li:nth-child(n + 4)').forEach(one => one.remove());
  copy.querySelectorAll('.results li:nth-child(n + 3)').forEach(one => one.remove());
  return copy.outerHTML;
})
"""
PAGE = """<!doctype html>
<!-- Written by Tests/Tools/theming_page.py -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>The look of sites</title>
<link rel="stylesheet" href="../../Resources/expo.css">
<link rel="stylesheet" href="../../Resources/search.css">
<link rel="stylesheet" href="../../Resources/portal.css">
<!-- A sheet of yours, as given to --css -->
<link rel="stylesheet" href="theme.css">
<style>
html:has(.view) {{ background: var(--paper); }}
.about table {{ border-collapse: collapse; margin: 1rem 0 2rem; }}
.about th, .about td {{ padding: 0.125rem 1.5rem 0.125rem 0; text-align: start; }}
.about th {{ font-weight: normal; }}
.about td + td {{ padding-inline-start: 1.5rem; }}
.about td:first-of-type:not(:last-of-type) {{ width: 12rem; border: 0.0625rem solid var(--line); }}
.about > section {{ margin-top: 4rem; }}
.specimen {{ padding: 1rem; border: 0.0625rem solid var(--line); height: auto; min-height: 0; }}
.view.specimen {{ height: 32rem; }}
.view.specimen > div {{ display: flex; flex-direction: column; height: 100%; }}
</style>
</head>
<body>
<main class="about">
<h1 class="small">The look of sites</h1>
<p>Every class and custom property of the pages that <code>expo export html</code> writes, as
<code>expo help theming</code> lists them. Change <code>theme.css</code> beside this page and
look.</p>
<section>
<h2>Custom properties</h2>
<table>
{properties}
</table>
</section>
{parts}
</main>
</body>
</html>
"""


def write_page(checks):
    path = checks.tool("chromium")
    if not path:
        return
    browser = Browser(path)
    try:
        (SAMPLE / "index.html").write_text(page(checks, browser), encoding="utf-8")
    finally:
        browser.close()
    checks.check("written")


def page(checks, browser):
    properties, classes = rows(checks)
    with temporary_folder() as folder:
        site = export(checks, folder)
        parts, known = [], set()
        for title, name, kind, selector in PARTS:
            source = taken(browser, site, name, selector)
            if kind == "view":
                source = source.replace("<main>", "<div>").replace("</main>", "</div>")
            found = set(re.findall(r"[\w-]+", " ".join(re.findall(r'class="([^"]*)"', source))))
            new = [row for row in classes if row[0] in found | {kind} and row[0] not in known]
            known |= {name for name, _ in new}
            parts.append(part(title, kind, source, new))
        missing = [name for name, _ in classes if name not in known]
        checks.equal("classes that are not on the page", missing, [])
    shown = [row(name, f"{swatch(name)}<td>{html.escape(said)}</td>") for name, said in properties]
    return PAGE.format(properties="\n".join(shown), parts="\n".join(parts))


def swatch(name):
    if name in ("--serif", "--sans"):
        return f'<td style="font-family: var({name})">Abc 가나다</td>'
    return f'<td style="background: var({name})"></td>'


def row(name, cells):
    return f'<tr><th scope="row"><code>{name}</code></th>{cells}</tr>'


def part(title, kind, source, classes):
    table = [row(name, f"<td>{html.escape(text)}</td>") for name, text in classes]
    shown = "<table>\n" + "\n".join(table) + "\n</table>\n" if table else ""
    names = f"{kind} specimen".strip()
    return (
        f'<section>\n<h2>{title}</h2>\n{shown}<div class="{names}">\n{source}\n</div>\n</section>'
    )


def export(checks, folder):
    """Two expositions; the first has an entry with a fact, and one without a picture."""
    shutil.copytree(ROOT / "Samples/London1851", folder / "London1851")
    items = folder / "London1851/Assets.xcassets/items.dataset/items.json"
    entries = json.loads(items.read_text())
    entries[1] |= {"year": "before 1849"}
    entries[2] |= {"image_name": "none"}
    items.write_text(json.dumps(entries))
    fair = folder / f"London1851/Assets.xcassets/{FAIR}.dataset/{FAIR}.json"
    fair.write_text(fair.read_text().replace('"title": "', '"title": "London, Hyde Park: '))
    (folder / ".expo.json").write_text('{"facts": {"year": "Found"}}')
    words = ["export", "html", folder, ROOT / "Samples/Osaka1970", "-o", folder / "site", "-q"]
    words += ["--base-url", "https://museum.example/fairs"]
    run([checks.expo, *words, "--per-page", "5", *OPTIONS])
    return folder / "site" / FAIR


def taken(browser, site, name, selector):
    path, _, query = name.partition("#")
    browser.show(site / path, hash=f"#{query}" if query else "")
    if query:
        browser.wait("document.querySelector('.results mark') !== null")
    elif "404" not in name:  # Its paths are those of a server.
        browser.wait("!document.querySelector('.search:not(.ready)')")
    source = "\n".join(browser.evaluate(TAKEN % json.dumps(selector)))
    source = re.sub(r' src="[^"]*images/((\w+?)(?:@\dx)?\.\w+)"', picture, source)
    return re.sub(r' src="[^"]*static/', ' src="static/', source)


def picture(match):
    """The same picture in the sample, where files have other names."""
    files = sorted((SAMPLE / PICTURES / f"{match[2]}.imageset").glob("*.png"))
    return f' src="{PICTURES}/{files[-1].parent.name}/{files[-1].name}"'


if __name__ == "__main__":
    run_checks(__doc__, write_page)
