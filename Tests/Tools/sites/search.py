"""The search of a site, in Chromium, typed as a Korean keyboard does; and its script alone."""

import json

from harness import ROOT, run

FOUND = "[...document.querySelectorAll('.results h3')].map(e => e.textContent)"
STATUS = "document.querySelector('[role=status]').textContent"
STATUS_SOON = f"new Promise(done => setTimeout(() => done({STATUS}), 600))"
# A browser without a window gives no page the focus, so that it has to be said.
FOCUS = "document.querySelector('input').dispatchEvent(new Event('focus'))"
ONE_FOUND = "1점을 찾았습니다"


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
