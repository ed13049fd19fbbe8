"""The layout of pages, measured in Chromium: how much of the window a picture has, rows of lists,
large views, underlines."""

from harness import ROOT, temporary_folder
from sites import catalogs, pictures

# The largest file of a picture, and what the picture and its ground take of the window.
GROUND = """
(() => {
  const figure = document.querySelector('main .plate');
  if (!figure) return null;
  const image = figure.querySelector('img'), files = image.srcset.split(', ');
  const {left, top, right, bottom} = figure.getBoundingClientRect();
  const {width, height} = image.getBoundingClientRect();
  const ratio = image.getAttribute('width') / image.getAttribute('height');
  return {
    width: (Math.min(right, innerWidth) - Math.max(left, 0)) / innerWidth,
    height: (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight,
    drawn: Math.min(width, height * ratio),
    largest: parseInt(files[files.length - 1].split(' ')[1]),
    text: document.querySelector('.prose')?.getBoundingClientRect().width / 17,
    share: width * height / innerWidth / innerHeight,
    isInside: ['left', 'top', 'right', 'bottom'].every((side, index) => (index < 2 ? 1 : -1)
      * (image.getBoundingClientRect()[side] - figure.getBoundingClientRect()[side]) >= -1),
  };
})()
"""
PLACE = "document.querySelector('.unpictured > header').getBoundingClientRect().left"


def check_entries(checks, browser, folder):
    """The ground of a picture takes most of a window, its text has the width to read."""
    check_ground(checks, browser, folder / "searchable/entries/haegeum.html", 0.55, 0.70)
    browser.show(folder / "searchable/entries/tower.html", height=800)
    checks.equal("an entry without a picture: figures", browser.evaluate(GROUND), None)
    checks.equal("an entry without a picture begins", browser.evaluate(PLACE), 40)


# Whether the cards of the last row stand where those of the first do.
ALIGNED = """
(() => {
  const cells = [...document.querySelectorAll('.grid li:not(:empty)')].map(item => {
    const {left, top, width} = item.getBoundingClientRect();
    return [top, `${Math.round(left)} ${Math.round(width)}`];
  });
  const row = one => cells.filter(cell => cell[0] === one[0]).map(cell => cell[1]);
  const [first, last] = [row(cells[0]), row(cells[cells.length - 1])];
  return last.length < first.length && last.every(cell => first.includes(cell));
})()
"""


def check_small(checks, browser):
    """A small picture has a mat of its size and a large part of the window; rows are aligned."""
    with temporary_folder() as folder:
        checks.run("export", "html", catalogs.small(folder), "-o", folder / "site", "-q")
        for width, height, least in [(1280, 800, 0.15), (1920, 1080, 0.12)]:
            for name in ("s0", "s1", "s2"):
                browser.show(folder / f"site/entries/{name}.html", width=width, height=height)
                found, label = browser.evaluate(GROUND), f"small picture {name} at {width} px"
                checks.expect(found["isInside"], f"{label}: within its mat", "outside")
                checks.expect(found["width"] <= 0.4501, f"{label}: mat", f"{found['width']:.1%}")
                checks.expect(found["drawn"] <= 2 * found["largest"], label, found["drawn"])
                if name == "s0":
                    checks.expect(found["share"] >= least, label, f"{found['share']:.1%}")
        for width in (640, 1280, 1920):
            browser.show(folder / "site/page-2.html", width=width)
            checks.equal(f"the last row at {width} px", browser.evaluate(ALIGNED), True)


FOLD = """
(() => {
  const rest = document.querySelector('.rest'), [summary, paragraph] = rest.children;
  return [summary.checkVisibility(), paragraph.checkVisibility({contentVisibilityAuto: true})];
})()
"""


def check_front(checks, browser, folder):
    """The poster is as high as the window; its text folds on narrow screens only, not in print."""
    page = folder / "searchable/index.html"
    check_ground(checks, browser, page, 0.48, 0.99)
    browser.show(page)
    top = "document.querySelector('.hero ~ .entries .grid li').getBoundingClientRect().top"
    checks.expect(browser.evaluate(top) < 1100, "entries are directly below the poster", "far away")
    browser.show(page, hash="#q=해금")
    browser.wait("document.querySelector('.found')?.checkVisibility()")
    top = browser.evaluate("document.querySelector('.found').getBoundingClientRect().top")
    checks.expect(top >= 24, "results on the page of the poster are below its edge", top)
    page = folder / "London1851/index.html"
    for width, wanted in [(375, [True, False]), (1280, [False, True])]:
        for scripts in (True, False):
            browser.show(page, width=width, scripts=scripts)
            checks.equal(f"the fold at {width} px", browser.evaluate(FOLD), wanted)
    browser.show(page, width=375)
    browser.call("Emulation.setEmulatedMedia", media="print")
    checks.equal("the fold in print", browser.evaluate(FOLD), [False, True])


def check_ground(checks, browser, page, width, height):
    for window in (1280, 1920):
        browser.show(page, width=window, height=800 if window == 1280 else 1080)
        found, label = browser.evaluate(GROUND), f"{page.stem} at {window} px"
        checks.expect(
            found["width"] >= width and found["height"] >= height,
            f"{label}: the ground of the picture",
            f"{found['width']:.0%} of the width, {found['height']:.0%} of the height",
        )
        drawn = f"{found['drawn']:.0f} px of a file of {found['largest']} px"
        checks.expect(found["drawn"] <= 1.5 * found["largest"] + 1, f"{label}: size", drawn)
        if page.parent.name == "entries":
            em = found["text"]
            checks.expect(24 <= em <= 42, f"{label}: text", f"{em:.1f} em wide")


# The rows of lists of which only the first entries are left: widths, and the heights of mats.
ROWS = """
((count = Infinity) => {
  const items = [...document.querySelectorAll('.grid li:not(:empty)')];
  items.forEach((item, index) => { item.hidden = index >= count; });
  const rows = new Map();
  for (const item of items.slice(0, count)) {
    const {top, width} = item.getBoundingClientRect();
    const row = rows.get(Math.round(top)) || [];
    row.push([width, item.querySelector('.mat').getBoundingClientRect().height]);
    rows.set(Math.round(top), row);
  }
  return [...rows.values()];
})
"""


def check_rows(checks, browser, folder):
    """No card is over 1.5 times as wide as the middle one of its row; of seven none is alone."""
    with temporary_folder() as folder:
        for name in ("London1851", "Osaka1970"):
            checks.run("export", "html", ROOT / "Samples" / name, "-o", folder / name, "-q")
            check_six(checks, browser, folder / name / "index.html")
        for width, wanted in [
            (640, [3, 3, 4, 3]),
            (768, [3, 3, 4, 3]),
            (1280, [6, 4, 3]),
            (1920, [6, 5, 2]),
        ]:
            browser.show(folder / "London1851/index.html", width=width)
            found = browser.evaluate(f"{ROWS}().map(row => row.length)")
            checks.equal(f"cards in the rows at {width} px", found, wanted)
        checks.run("export", "html", catalogs.portraits(folder), "-o", folder / "portraits", "-q")
        check_six(checks, browser, folder / "portraits/index.html")
        for width, wanted in [(375, [2, 2, 2]), (412, [2, 2, 2]), (768, [3, 3]), (1000, [3, 3])]:
            browser.show(folder / "portraits/index.html", width=width)
            found = browser.evaluate(f"{ROWS}().map(row => row.length)")
            checks.equal(f"portraits in the rows at {width} px", found, wanted)
        checks.run("export", "html", catalogs.shapes(folder), "-o", folder / "site", "-q")
        for width in (375, 768, 1280, 1920):
            browser.show(folder / "site/index.html", width=width)
            problems = []
            for count in range(1, 41):
                for row in browser.evaluate(f"{ROWS}({count})"):
                    widths, heights = zip(*row, strict=True)
                    wide = max(widths) / sorted(widths)[len(widths) // 2]
                    if wide > 1.5 or max(heights) - min(heights) > 1.5:
                        problems.append(f"{count} cards: {wide:.2f} times as wide, {heights}")
            checks.check(f"rows at {width} px", "; ".join(problems[:3]))
            cut = "[...document.querySelectorAll('h3')].every(h => h.offsetHeight < 150)"
            checks.expect(browser.evaluate(cut), f"long names at {width} px", "not cut")


# How far the rows of a list of six end from its side, at most.
RAGGED = """
(() => {
  const grid = document.querySelector('.six'), ends = new Map();
  for (const item of grid.children) {
    const {top, right} = item.getBoundingClientRect();
    ends.set(Math.round(top), Math.max(right, ends.get(Math.round(top)) || 0));
  }
  const side = grid.getBoundingClientRect().right;
  return Math.max(...[...ends.values()].map(end => side - end));
})()
"""


def check_six(checks, browser, page):
    """Six cards fill their rows, and load no larger file than they need."""
    name = page.parent.name
    for width in (375, 412, 640, 768, 1000, 1280, 1920):
        browser.show(page, width=width)
        ragged = browser.evaluate(RAGGED)
        checks.expect(ragged <= 1, f"{name}: rows of six at {width} px", f"{ragged:.0f} px short")
    checks.check(f"{name}: files of six", "; ".join(pictures.large_files(browser, page)[:4]))


# How the links below a picture are drawn.
CREDIT_LINKS = """
[...document.querySelectorAll('.plate .credit a')].map(link => {
  const {display, textDecorationLine} = getComputedStyle(link);
  return display + ' ' + textDecorationLine;
})
"""
# The distance of two elements, one below the other.
BETWEEN = """
((above, below) => document.querySelector(below).getBoundingClientRect().top
  - document.querySelector(above).getBoundingClientRect().bottom)
"""
# The rules between the facts and the list of the front page.
RULES = """
['.hero .facts', '.hero + .entries'].map(name => getComputedStyle(document.querySelector(name)))
  .map((style, index) => parseFloat(index ? style.borderTopWidth : style.borderBottomWidth) > 0)
"""
# From the side of the list to the dot of a year.
DOT = """
(() => {
  const item = document.querySelector('.timeline li'), {left} = item.getBoundingClientRect();
  const start = parseFloat(getComputedStyle(item, '::before').left) + item.clientLeft;
  return left + start - document.querySelector('.timeline').getBoundingClientRect().left;
})()
"""
SIDE = "document.querySelector('.view figure').clientWidth"
COLUMNS = (
    "getComputedStyle(document.querySelector('.timeline')).gridTemplateColumns.split(' ').length"
)


def check_print(checks, browser, folder):
    """On paper pictures keep off the text, none is cut off, and no rule is there twice."""

    def show(page):
        browser.show(folder / page, width=643)
        browser.call("Emulation.setEmulatedMedia", media="print")

    show("London1851/entries/crystal_palace.html")
    space = browser.evaluate(f"{BETWEEN}('.plate img', '.prose')")
    checks.expect(space >= 12, "printed: a text below its picture", f"{space:.0f} px")
    show("London1851/all.html")
    space = browser.evaluate(f"{BETWEEN}('article .lead', 'article .plate')")
    checks.expect(space >= 8, "printed: a picture below its name", f"{space:.0f} px")
    show("London1851/index.html")
    checks.equal("printed: rules below the facts", browser.evaluate(RULES), [True, False])
    show("London1851/pictures/crystal_palace.html")
    drawn, room = browser.evaluate(DRAWN), browser.evaluate(SIDE)
    checks.expect(drawn <= room, "printed: a large view", f"{drawn:.0f} of {room} px")
    show("portal/index.html")
    checks.equal("printed: expositions in a row", browser.evaluate(COLUMNS), 4)


def check_years(checks, browser, folder):
    """On phones the dots of the years lie within the list, which cuts off what does not."""
    browser.show(folder / "portal/index.html", width=375)
    checks.expect(browser.evaluate(DOT) >= 0, "the dots of the years", browser.evaluate(DOT))


def check_credits(checks, browser):
    """Links to license and source stand among words; in a large view the credit is in sight."""
    with temporary_folder() as folder:
        checks.run("export", "html", catalogs.credited(folder), "-o", folder / "site", "-q")
        browser.show(folder / "site/entries/tower.html")
        found = browser.evaluate(CREDIT_LINKS)
        checks.equal("links of a credit", found, ["inline underline"] * 2)
        for width, height in [(375, 812), (768, 1024), (1280, 800), (1920, 1080)]:
            browser.show(folder / "site/pictures/tower.html", width=width, height=height)
            end = browser.evaluate(
                "document.querySelector('.credit').getBoundingClientRect().bottom"
            )
            checks.expect(end <= height, f"credit in a large view at {width} px", f"ends at {end}")
            space = browser.evaluate(f"{BETWEEN}('.wall img', '.credit')")
            checks.expect(space >= 0, f"a credit at {width} px is below its picture", space)


# How large a picture is drawn.
DRAWN = """
(() => {
  const image = document.querySelector('main figure img');
  const {width, height} = image.getBoundingClientRect();
  return Math.min(width, height * image.getAttribute('width') / image.getAttribute('height'));
})()
"""


def check_large_views(checks, browser, folder):
    """A large view shows the whole picture, `+` at least 1.3 times the plate; its keys lead on."""
    site = folder / "searchable"
    names = {path.stem for path in site.glob("pictures/*.html")}
    checks.equal("large views", names, {"haegeum", *(f"flag_{n}" for n in range(2, 7))})
    for name in sorted(names - {"flag_6"}):
        for width in (375, 768, 1280, 1920):
            height = {375: 812, 768: 1024, 1280: 800, 1920: 1080}[width]
            drawn = []
            for kind in ("entries", "pictures"):
                browser.show(site / kind / f"{name}.html", width=width, height=height)
                drawn.append(browser.evaluate(DRAWN))
            plate, view = drawn
            label = f"the large view of {name} at {width} px"
            checks.expect(plate <= view <= width, label, f"{view:.0f} px after {plate:.0f} px")
            press(browser, "+")
            view = browser.evaluate(DRAWN)
            checks.expect(view >= 1.3 * plate, f"{label}, zoomed", f"{view:.0f} px")
    check_zoom(checks, browser, site / "pictures/flag_2.html")
    browser.show(site / "pictures/flag_2.html")
    counter = "document.querySelector('.counter').textContent"
    checks.equal("counter of a large view", browser.evaluate(counter), "2 / 6")
    for key, wanted in [
        ("ArrowRight", "pictures/flag_3.html"),
        ("ArrowLeft", "pictures/flag_2.html"),
        ("Escape", "entries/flag_2.html"),
    ]:
        press(browser, key)
        good = browser.wait(f"location.pathname.endsWith({wanted!r})")
        checks.expect(good, f"{key} in a large view", browser.evaluate("location.pathname"))
        browser.wait("document.readyState === 'complete'")
    browser.show(site / "pictures/flag_2.html", scripts=False)
    links = "[...document.querySelectorAll('main a')].map(a => a.getAttribute('href'))"
    wanted = ["../entries/flag_2.html", "../images/flag_2@3x.png"]
    wanted += ["../pictures/haegeum.html", "../pictures/flag_3.html"]
    checks.equal("links of a large view without scripts", browser.evaluate(links), wanted)


SCALE = """
[document.querySelector('.zoom > span').textContent, document.querySelector('.wall').scrollLeft]
"""


def check_zoom(checks, browser, page):
    """Keys, clicks and the link zoom to 1, 2 and 4 times the pixels; arrows and the mouse pan."""
    browser.show(page, height=800)

    def mouse(kind, x):
        point = {"x": x, "y": 400, "button": "left", "clickCount": 1}
        point["buttons"] = int(kind != "Released")
        browser.call("Input.dispatchMouseEvent", type=f"mouse{kind}", **point)

    scales = []
    for key in ["+", "+", "+", "Escape", "+"]:
        press(browser, key)
        scales.append(browser.evaluate(SCALE)[0])
    checks.equal("scales of a large view", scales, ["1×", "2×", "4×", "", "1×"])
    left = browser.evaluate(SCALE)[1]
    press(browser, "ArrowRight")
    checks.equal("an arrow pans", browser.evaluate(SCALE), ["1×", left + 80])
    for kind, x in [("Pressed", 640), ("Moved", 700), ("Released", 700)]:
        mouse(kind, x)
    checks.equal("a drag pans and does not zoom", browser.evaluate(SCALE), ["1×", left + 20])
    mouse("Pressed", 640)
    mouse("Released", 640)
    checks.equal("a click zooms", browser.evaluate(SCALE)[0], "2×")


def press(browser, key):
    for kind in ("keyDown", "keyUp"):
        text = {"text": key} if len(key) == 1 and kind == "keyDown" else {}
        browser.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, **text)


# Links that are lower than 24 pixels, but those within a text.
LOW = """
[...document.querySelectorAll('a')].filter(a => !a.closest('.prose, .cite, .skip, h2, h3, .credit')
  && a.checkVisibility() && a.getBoundingClientRect().height < 24).map(a => a.textContent)
"""
# The contrast of a color to the ground below it.
CONTRAST = """
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const light = color => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
      .map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const contrast = (...colors) => {
    const [dark, bright] = colors.map(light).sort((one, other) => one - other);
    return bright / dark;
  };
"""
# The contrast of the underline of a link to the paper.
UNDERLINE = f"""
(() => {{
  {CONTRAST}
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  return Math.min(...[...document.querySelectorAll('.path a, .foot a, .enlarge')]
    .map(link => contrast(paper, getComputedStyle(link).textDecorationColor)));
}})()
"""


def check_links(checks, browser, folder):
    """Links show by an underline of 3:1 in light and dark, and are 24 pixels high."""
    for name in ("entries/flag_3", "index"):
        for dark in (False, True):
            browser.show(folder / f"searchable/{name}.html", dark=dark)
            contrast = browser.evaluate(UNDERLINE)
            checks.expect(contrast >= 3, f"{name}: underlines, dark {dark}", f"{contrast:.2f}")
            checks.equal(f"{name}: low links", browser.evaluate(LOW), [])
