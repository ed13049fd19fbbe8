"""The search of a site, in Chromium, typed as a Korean keyboard does; and its script alone."""

import json
from urllib.parse import quote

from harness import ROOT, run, temporary_folder
from sites import catalogs
from sites.layout import press

FOUND = "[...document.querySelectorAll('.results h2')].map(e => e.textContent)"
STATUS = "(document.querySelector('[role=status]')?.textContent ?? '')"
STATUS_SOON = f"new Promise(done => setTimeout(() => done({STATUS}), 600))"
STATUS_LATER = STATUS_SOON.replace("600", "1200")
# A browser without a window gives no page the focus, so that it has to be said.
FOCUS = "document.querySelector('input').dispatchEvent(new Event('focus'))"
ONE_FOUND = "검색 결과 1개"


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
    shown = "document.querySelector('form').checkVisibility({visibilityProperty: true})"
    gives(checks, browser, "hidden without scripts", shown, False)
    items = "document.querySelectorAll('.grid li').length > 0"
    gives(checks, browser, "the list is there without scripts", items, True)
    browser.show(index)
    browser.evaluate("document.querySelector('input').focus()")
    compose(checks, browser)
    for query, wanted in [
        ("ㅎㄱ", ["해금"]),
        ("하", ["한지", "돌탑"]),
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
    try_arrows(checks, browser, index)
    try_ways(checks, browser, site)
    check_refused_address(checks, browser, index)
    browser.show(index, hash="#q=%E3%85%8E%E3%84%B1")
    becomes(checks, browser, "is there again after the way back", FOUND, ["해금"])
    browser.show(site / "entries/hanji.html", hash="#q=%EA%B9%83%EB%B0%9C%201")
    becomes(checks, browser, "is on the page of an entry", FOUND, ["깃발 1"])
    picture = "document.querySelector('.results img')?.naturalWidth"
    becomes(checks, browser, "shows the picture", picture, 60)
    top = "Math.abs(document.querySelector('.found').getBoundingClientRect().top) < 200"
    gives(checks, browser, "brings the results into sight", top, True)
    prose = "document.querySelector('.prose').offsetHeight"
    gives(checks, browser, "in place of the page", prose, 0)
    browser.show(index, hash="#q=%E3")
    checks.check("search: a broken address does no harm", "; ".join(browser.messages))


def try_arrows(checks, browser, index):
    """Arrows lead from the box through the results and back."""
    browser.show(index)
    browser.evaluate("document.querySelector('input').focus()")
    type_query(browser, "하")
    becomes(checks, browser, "하 finds two", FOUND, ["한지", "돌탑"])
    focused = "document.activeElement.id || document.activeElement.textContent"
    keys = ["Down", "Down", "Down", "Up", "Up", "Up"]
    for key, wanted in zip(keys, ["한지", "돌탑", "돌탑", "한지", "query", "query"], strict=True):
        press(browser, f"Arrow{key}")
        gives(checks, browser, f"Arrow{key} leads to {wanted}", focused, wanted)


def try_ways(checks, browser, site):
    """A slash leads to the box; a search that finds nothing leads to the list."""
    # Each word of the second query is near one in an entry, but no entry has both.
    for page, query in (("entries/hanji.html", "없는 말"), ("index.html", "해굼 돌탑")):
        browser.show(site / page)
        press(browser, "/")
        focused = "[document.activeElement.id, document.activeElement.value]"
        gives(checks, browser, f"{page}: a slash leads to the box", focused, ["query", ""])
        press(browser, "/")
        gives(checks, browser, f"{page}: and is typed there", focused, ["query", "/"])
        type_query(browser, query)
        ways = "[...document.querySelectorAll('[role=status] > *')].map(e => e.textContent)"
        becomes(checks, browser, f"{page}: only the list", ways, ["", "출품작 모두 보기"])
        browser.evaluate("document.querySelector('[role=status] a').click()")
        shown = "document.querySelector('.grid')?.checkVisibility()"
        becomes(checks, browser, f"{page}: which it leads to", shown, True)


def check_refused_address(checks, browser, index):
    """Safari throws if a script changes the address too often; the search goes on."""
    browser.show(index)
    browser.evaluate("history.replaceState = () => { throw new Error('too often') }")
    for query, wanted in [("해", ["해금"]), ("닥나무", ["한지"])]:
        type_query(browser, query)
        becomes(checks, browser, f"{query} finds {wanted} if the address is kept", FOUND, wanted)


def compose(checks, browser):
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


def check_missing_index(checks, browser, site):
    """What is said when names or texts cannot be loaded, and when they can again."""
    failed = "검색할 내용을 불러오지 못했습니다"
    for file, query in [("names-1.js", "한지"), ("texts-all.js", "닥나무 껍질을")]:
        path = site / "assets/search" / file
        away = path.rename(path.with_name("away.js"))
        browser.show(site / "index.html")
        browser.evaluate(FOCUS)
        gives(checks, browser, f"{file}: says nothing of an empty box", STATUS_SOON, "")
        type_query(browser, query[:-1])
        becomes(checks, browser, f"{file}: says that it is missing", STATUS, failed)
        type_query(browser, query)
        gives(checks, browser, f"{file}: and keeps to it", STATUS_LATER, failed)
        away.rename(path)
        type_query(browser, query)
        becomes(checks, browser, f"{file}: looks for it again", STATUS, ONE_FOUND)


def check_portal(checks, browser, folder):
    """One search over expositions whose entries have the same names, from any page of any."""
    for page in ["index.html", "fair-3/index.html", "fair-2/entries/hanji.html"]:
        home = "../" * page.count("/")
        browser.show(folder / "portal" / page, hash="#q=%ED%95%B4%EA%B8%88")
        becomes(checks, browser, f"{page}: finds both", FOUND, ["해금", "해금"])
        links = "[...document.querySelectorAll('.results a')].map(a => a.getAttribute('href'))"
        wanted = [f"{home}{name}/entries/haegeum.html" for name in ("fair-2", "fair-3")]
        gives(checks, browser, f"{page}: leads to each", links, wanted)
        titles = "[...document.querySelectorAll('.results .in')].map(p => p.textContent)"
        gives(checks, browser, f"{page}: says where", titles, ["가상 박람회 1900"] * 2)
        checks.check(f"search: {page}: no message", "; ".join(browser.messages))


KEYS = """
(async () => {
  const input = document.querySelector('input'); let slowest = 0;
  new PerformanceObserver((list) => { for (const one of list.getEntries())
    slowest = Math.max(slowest, one.duration) }).observe({type: 'longtask', buffered: false});
  const words = ['ㅈ', '저', '전', '전ㅅ', '전시', '전시ㅍ', '전시푸',
    '전시품', '배와 탑',
    'ㅈㅅㅍ', 'e', '글', '박람회장에 악기', '-배', '없는말'];
  let typing = 0;
  for (const word of [...words, ...words]) {
    input.value = word;
    const start = performance.now();
    input.dispatchEvent(new Event('input'));
    typing = Math.max(typing, performance.now() - start);
    await new Promise((done) => setTimeout(done, 200));
  }
  return [typing, slowest]
})()
"""


def check_many(checks, browser):
    """5,000 entries: what is loaded, how large it is, how long a key takes."""
    with temporary_folder() as folder:
        site = folder / "site"
        checks.run("export", "html", catalogs.many(folder), "-o", site, "-q", "--no-images")
        files = {path.name: path.stat().st_size for path in (site / "assets").rglob("*.js")}
        names = sum(size for name, size in files.items() if not name.startswith("texts-"))
        checks.expect(names <= 400_000, "search: before the first result", f"{names} bytes")
        own = sum(size for name, size in files.items() if name.startswith("names-"))
        checks.expect(own <= 150_000, "search: names and image names", f"{own} bytes")
        try_names_alone(checks, browser, site)
        texts = [size for name, size in files.items() if name.startswith("texts-")]
        checks.expect(max(texts) <= 1 << 18, "search: the largest block", f"{max(texts)} bytes")
        checks.say(f"5,000 entries: {names} bytes before the first result, {len(texts)} blocks")
        browser.show(site / "index.html", hash="#q=" + "%EC%A0%84%EC%8B%9C%ED%92%88%2042")
        becomes(checks, browser, "5,000 entries: names at once", f"{FOUND}.length > 0", True)
        checks.expect(browser.wait(f"{STATUS}.includes('개')"), "search: all texts", "not loaded")
        type_query(browser, "맨끝말")
        becomes(checks, browser, "the end of a long text", FOUND, ["전시품 이름 2000"])
        type_query(browser, "짚신")
        first = "검색 결과 1,234개 (처음 100개만 표시)"
        becomes(checks, browser, "says that it shows the first", STATUS, first)
        text = browser.evaluate("document.querySelector('.results p:last-child').textContent")
        rest = text.replace(catalogs.FAMILY, "").replace("짚신", "")
        checks.equal("search: cuts no cluster", rest, "……")
        for _ in range(5):
            # Whatever else the machine does makes a round slower, and never faster.
            typing, slowest = browser.evaluate(KEYS)
            if max(typing, slowest) < 250:
                break
        label = f"a key takes {typing:.0f} ms, the longest task {slowest:.0f} ms"
        checks.say(label)
        checks.expect(max(typing, slowest) < 250, f"search: {label}", "too long")
        checks.check("search: 5,000 entries: no message", "; ".join(browser.messages))


def try_names_alone(checks, browser, site):
    """Names and image names are found before there is any text."""
    texts = list((site / "assets/search").glob("texts-*.js"))
    for path in texts:
        path.rename(path.with_suffix(".away"))
    for query in ("이름 2042", "object_02042"):
        browser.show(site / "index.html", hash="#q=" + quote(query))
        becomes(checks, browser, f"{query} is found without texts", FOUND, ["전시품 이름 2042"])
    for path in texts:
        path.with_suffix(".away").rename(path)
