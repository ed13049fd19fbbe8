"""Pages in Chromium: axe-core, no sideways scrolling, every picture, no message."""

from sites.exported import ADDRESSED, NAMES, bundled
from sites.layout import CONTRAST
from sites.pictures import MOVED

VIEWS = {
    "light": {},
    "dark": {"dark": True},
    "320 px": {"width": 320, "height": 640},
    "200 %": {"font_size": 32},
    "320 px at 200 %": {"width": 320, "height": 640, "font_size": 32},
}
# Those of every catalog: the style is the same for all, and no view is narrower than the last.
VIEWS_OF_ALL = ("dark", "320 px at 200 %")
# The catalog whose pages are shown in every view: it has every kind of picture and of page.
SHOWN_IN_ALL_VIEWS = "searchable"


def pages_to_look_at(site):
    """The poster, a later page, everything, the longest entry, one that lacks a picture, a large
    view, and the page for an unknown address; of several expositions the page above them and those
    of the first."""
    if not (site / "entries").exists():
        first = sorted(path for path in site.iterdir() if (path / "entries").exists())[0]
        return [site / "index.html", *pages_to_look_at(first)]
    entries = sorted(site.glob("entries/*.html"), key=lambda path: path.stat().st_size)
    placeholder = [path for path in entries if 'class="unpictured"' in path.read_text()]
    others = [path for path in (site / "page-2.html", site / "all.html") if path.exists()]
    large = sorted(site.glob("pictures/*.html"))[:1]
    # With the address of a site the page for unknown addresses has links that no disk knows.
    has_missing = (site / "404.html").exists() and site.name not in ADDRESSED
    missing = [site / "404.html"] if has_missing else []
    return [site / "index.html", *others, entries[-1], *placeholder[:1], *large, *missing]


# How far a page reaches to the sides, in a wide font too: the first page is shown without a font of
# the site that comes late.
WIDTH = """
Math.max(...["'DejaVu Serif'", null].flatMap(font => {
  document.documentElement.style.setProperty('--serif', font);
  return [document.documentElement.scrollWidth, ...[...document.querySelectorAll('main *')]
    .map(one => one.getBoundingClientRect())
    .map(({left, right}) => Math.floor(Math.max(right, innerWidth - left)))];
}))
"""
UNLOADED = "[...document.images].filter(i => i.complete && !i.naturalWidth).map(i => i.src)"
# Contrasts that axe cannot decide count too.
VIOLATIONS = (
    "axe.run().then(r => r.violations.concat(r.incomplete.filter(v => v.id === 'color-contrast'))"
    ".map(v => v.id + ' ' + v.nodes.map(n => n.html).slice(0, 2).join(' ')))"
)


def check_pages(checks, browser, folder):
    for name in NAMES:
        views = VIEWS if name == SHOWN_IN_ALL_VIEWS else VIEWS_OF_ALL
        for page in pages_to_look_at(folder / name):
            check_views(checks, browser, f"{name}: {page.name}", page, views)


def check_views(checks, browser, label, page, views, query=None):
    """Views of a page, or of what a search finds from it."""
    axe = bundled("axe_playwright_python", "axe.min.js").read_text()
    for view in views:
        settings = VIEWS[view]
        browser.show(page, **settings, hash=f"#q={query}" if query else "")
        if query and not browser.wait("document.querySelector('.results .mat + div p') !== null"):
            checks.check(f"{label}, {view}", "nothing found")
            continue
        problems = list(browser.messages)
        width = browser.evaluate(WIDTH)
        problems += [f"{width} px wide"] if width > settings.get("width", 1280) else []
        problems += [f"not shown: {path}" for path in browser.evaluate(UNLOADED)]
        # What a search finds takes the place of the page.
        if not query and (shift := browser.moved(MOVED, page, **settings)) > 0:
            problems.append(f"moved by {shift}")
        if view != "320 px at 200 %":
            browser.evaluate(axe + ";0")
            problems += browser.evaluate(VIOLATIONS)
        checks.check(f"{label}, {view}", "; ".join(problems)[:600])


def check_results(checks, browser, folder):
    """What the search shows, from the portal and from an entry."""
    for page, query in [("index.html", "악기"), ("fair-2/entries/hanji.html", "ㅎㄱ")]:
        label = f"search from {page}"
        check_views(checks, browser, label, folder / "portal" / page, VIEWS, query)


TORN = """
(() => {
  let torn = 0;
  for (let width = 40; width < 500; width += 4) {
    for (const text of document.querySelectorAll('.prose, .lead, h1, .grid li, .subtitle'))
      Object.assign(text.style, {width: width + 'px', flex: 'none'});
    for (const kept of document.querySelectorAll('.keep'))
      torn += new Set([...kept.getClientRects()].map(r => r.top)).size > 1;
  }
  return torn
})()
"""


def check_particles(checks, browser, site):
    """No width parts a particle or a gloss from its word; without the rule some would."""
    for name in ("entries/boat.html", "index.html"):
        browser.show(site / name)
        checks.equal(f"{name}: particles and glosses stay", browser.evaluate(TORN), 0)
        wrap = "document.querySelectorAll('.keep').forEach(k => k.style.whiteSpace = 'pre-wrap')"
        browser.evaluate(wrap)
        checks.expect(browser.evaluate(TORN) > 0, f"{name}: and would not without", "0 torn")


# Texts of results have joiners instead of elements: what is marked begins and ends anywhere.
PARTED = """
(() => {
  let parted = 0;
  const kept = /[가-힣]\\u2060?[(·]|[)’」]\\u2060?[가-힣]/g;
  for (const text of document.querySelectorAll('.results p')) {
    const letters = [];
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode()); )
      for (let at = 0; at < node.data.length; at++) letters.push([node, at]);
    const top = index => {
      const range = document.createRange();
      range.setStart(...letters[index]);
      range.setEnd(letters[index][0], letters[index][1] + 1);
      return range.getBoundingClientRect().top;
    };
    for (let width = 140; width < 500; width += 4) {
      text.style.width = width + 'px';
      for (const {index, 0: found} of text.textContent.matchAll(kept))
        parted += top(index + found.length - 1) > top(index) + 4;
    }
  }
  return parted;
})()
"""


# Where a line is wide enough a long word has one line; else it ends before a gloss, not in a word.
SPLIT = """
(() => {
  let split = 0, parted = 0;
  for (let width = 130; width < 500; width += 4)
    for (const word of document.querySelectorAll('.glossed')) {
      const text = word.closest('.prose, .lead');
      text.style.width = width + 'px';
      const range = document.createRange();
      const top = (node, at) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().top;
      };
      const node = word.firstChild, gloss = node.data.indexOf('(');
      const isParted = top(node, gloss) > top(node, 0) + 4;
      parted += isParted;
      split += top(node, gloss - 1) > top(node, 0) + 4;
      word.style.maxWidth = 'none';
      word.style.whiteSpace = 'nowrap';
      const needed = word.getBoundingClientRect().width;
      word.style.maxWidth = word.style.whiteSpace = '';
      split += isParted && needed <= text.clientWidth - 9;
    }
  return [split, parted > 0];
})()
"""


def check_glosses(checks, browser, site):
    """A long word parts from its gloss only where the line is too short for both."""
    browser.show(site / "entries/tower.html")
    checks.equal("long words with a gloss", browser.evaluate(SPLIT), [0, True])


def check_results_lines(checks, browser, site):
    """Nor does a line of what a search finds; without the joiners some would."""
    browser.show(site / "index.html", hash="#q=두")
    browser.wait("document.querySelectorAll('.results .mat + div p + p').length > 1")
    checks.equal("results: particles and glosses stay", browser.evaluate(PARTED), 0)
    browser.evaluate(
        "document.querySelectorAll('.results p')"
        ".forEach(p => p.textContent = p.textContent.replace(/\\u2060/g, ''))"
    )
    checks.expect(browser.evaluate(PARTED) > 0, "results: and would not without", "0 parted")


MARK = f"""
(() => {{
  {CONTRAST}
  document.querySelector('.entries').insertAdjacentHTML('beforeend',
    '<ol class="results"><li><p>a</p><p>그림 <mark>한지</mark></p></li></ol>');
  const style = getComputedStyle(document.querySelector('mark'));
  return contrast(style.backgroundColor, style.color);
}})()
"""


def check_marks(checks, browser, site):
    """Marked text is readable in the light and in the dark: WCAG asks for 4.5, 7 is better."""
    for dark in (False, True):
        browser.show(site / "index.html", dark=dark)
        contrast = browser.evaluate(MARK)
        checks.expect(contrast >= 7, f"marked text, dark {dark}", f"contrast {contrast:.1f}")


def draw(browser, folder, out):
    out.mkdir(parents=True, exist_ok=True)
    for site in (folder / name for name in NAMES if name != "hostile"):
        for page in pages_to_look_at(site):
            name = page.relative_to(folder).with_suffix("")
            draw_page(browser, page, out / "-".join(name.parts))
    draw_page(browser, folder / "portal/index.html", out / "search-portal", "#q=악기")
    draw_page(browser, folder / "searchable/entries/hanji.html", out / "search-entry", "#q=깃발")


def draw_page(browser, page, out, hash=""):
    for width in (1280, 768, 320):
        for scheme in ("light", "dark"):
            browser.show(page, width=width, dark=scheme == "dark", hash=hash)
            if hash:
                browser.wait("document.querySelector('.results .mat + div p') !== null")
            browser.screenshot(f"{out}-{width}-{scheme}.png")
