"""Headers, sheets and fonts of the publisher: what they may do in a page, and what not.

A hostile one must do nothing in Chromium. So that this says something, the same page is shown
without its policy, where it runs.
"""

import itertools
import json
import pathlib
import re

from harness import ROOT, run, temporary_folder, write
from harness.server import served

SAMPLE = ROOT / "Samples/Theming"
OPTIONS = [
    *("--header", SAMPLE / "header.html", "--footer", SAMPLE / "footer.html"),
    *("--css", SAMPLE / "theme.css", "--static", SAMPLE / "static"),
]
ENTRY = {"name": "a", "image_name": "", "short_desc": "b", "desc": "c"}

# RUN is a script that leaves a mark, STRANGER the address of another server. Nobody checks what a
# publisher adds, so the policy of the pages must hold.
FRAGMENTS = [
    "<script>RUN</script>",
    "<p><ScRiPt >RUN</sCrIpT></p>",
    "<script src='STRANGER.js'></script>",
    "<script type='module'>RUN</script>",
    "<img src=x onerror=RUN>",
    "<img src='x' onerror='RUN'>",
    "<IMG SRC=x ONERROR=&#x52;UN onerror='RUN'>",
    "<img/src='x'/onerror='RUN'>",
    "<img src='STRANGER.png' alt=''>",
    "<img srcset='STRANGER.png 2x' src='x' alt=''>",
    "<svg onload='RUN'></svg>",
    "<svg><script>RUN</script></svg>",
    "<svg><animate onbegin='RUN' attributeName='x' dur='1s'/></svg>",
    "<svg><a xlink:href='javascript:RUN'><text y='9'>a</text></a></svg>",
    "<math><a xlink:href='javascript:RUN'>a</a></math>",
    "<body onload='RUN'>",
    "<details open ontoggle='RUN'><summary>a</summary></details>",
    "<input autofocus onfocus='RUN'>",
    "<video><source onerror='RUN'></video>",
    "<audio src='x' onerror='RUN'></audio>",
    "<iframe srcdoc='<script>RUN</script>'></iframe>",
    "<iframe src='javascript:RUN'></iframe>",
    "<iframe src='STRANGER.html'></iframe>",
    "<object data='STRANGER.swf'></object>",
    "<embed src='STRANGER.swf'>",
    "<link rel='stylesheet' href='STRANGER.css'>",
    "<link rel='preload' as='image' href='STRANGER.png'>",
    "<style>@import 'STRANGER.css'; p { background: url(STRANGER.png) }</style>",
    "<p style='background: url(STRANGER.png)'>a</p>",
    "<table background='STRANGER.png'><tr><td>a</td></tr></table>",
    "<a href='javascript:RUN'>a</a>",
    "<a href=' javascript:RUN'>a</a>",
    "<a href='java\nscript:RUN'>a</a>",
    "<a href='&#106;avascript:RUN'>a</a>",
    "<a href='javascript&colon;RUN'>a</a>",
    "<a href='JAVASCRIPT:RUN'>a</a>",
    "<a href='javascript://%0aRUN'>a</a>",
    "<form action='javascript:RUN'><button class='press'>a</button></form>",
    "<form><button class='press' formaction='javascript:RUN'>a</button></form>",
    "<p>a</p></header><script>RUN</script>",
    "<p title='</p><script>RUN</script>'></p><script>RUN</script>",
    "<!--> <script>RUN</script> -->",
    "<!-- a --!> <script>RUN</script> -->",
    "<![CDATA[ <script>RUN</script> ]]>",
    "<template shadowrootmode='open'><script>RUN</script></template>",
    "<noscript><p title='</noscript><img src=x onerror=RUN>'></p></noscript>",
    "<p><button popovertarget='x' onclick='RUN' class='press'>a</button></p>",
    "<p onclick='RUN' class='press'>a</p>",
    "<p\x0conclick='RUN' class='press'>a</p>",
    "<marquee onstart='RUN'>a</marquee>",
]
SHEET = """
@import url("STRANGER-import.css");
@import "STRANGER-import-2.css" layer(a);
@font-face { font-family: Stranger; src: url("STRANGER-font.woff2"); }
@font-face { font-family: Data; src: url("data:font/woff2;base64,d09GMg=="); }
body { font-family: Stranger, Data, serif; background: url("STRANGER-back.png"); cursor:
  url("STRANGER-cursor.cur"), auto; behavior: url("STRANGER.htc"); -moz-binding:
  url("STRANGER.xml#a"); width: expression(RUN); background-image: url("javascript:RUN"); }
main { background: image-set("STRANGER-set.png" 1x); mask: url("STRANGER-mask.svg#a"); filter:
  url("STRANGER-filter.svg#a"); border: 1px solid; border-image: url("STRANGER-border.png") 1; }
h1::before { content: url("STRANGER-content.png"); }
li { list-style-image: url("STRANGER-list.png"); }
form[role=search] input[id^=q] { background: url("STRANGER-value.png"); }
html { --a: url("STRANGER-property.png"); background: var(--a); }
</style><script>RUN</script><img src=x onerror=RUN>
"""
PRESS = """
document.querySelectorAll('.press, a[href*=script], svg a, math a').forEach(one => {
  one.addEventListener('click', event => 0);
  one.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
}); new Promise(done => setTimeout(() => done(window.ran || []), 200))
"""


def armed(text, number, stranger):
    """A hostile text that leaves its number where it runs or loads something."""
    mark = f"(top.ran=top.ran||[]).push({number})"
    if isinstance(text, bytes):
        return text.replace(b"RUN", mark.encode())
    return text.replace("RUN", mark).replace("STRANGER", f"{stranger.address}/{number}")


def export(checks, site, *options):
    words = ["export", "html", "-", "-o", site, "-q", *options]
    return run([checks.expo, *words], stdin=json.dumps([ENTRY]).encode())


def check_hostile(checks, browser):
    with temporary_folder() as folder, served(folder) as site, served(folder / "no") as stranger:
        check_fragments(checks, browser, folder, site, stranger)
        check_sheet(checks, browser, folder, site, stranger)


def ran(browser, address, stranger):
    """What ran on a page, and what it asked the stranger for."""
    stranger.asked.clear()
    browser.open(address)
    marks = browser.evaluate(PRESS)
    return sorted(set(marks)), sorted(set(stranger.asked))


def without_policy(page):
    return re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", page)


def check_fragments(checks, browser, folder, site, stranger):
    """Of a header that is all hostile, nothing inline runs and nothing loads from elsewhere."""
    texts = [armed(text, number, stranger) for number, text in enumerate(FRAGMENTS)]
    header = write(folder / "hostile.html", "".join(f"<div>{text}</div>\n" for text in texts))
    export(checks, folder / "site", "--header", header)
    page = (folder / "site/index.html").read_text()
    checks.expect(texts[0] in page, "fragments: inserted unchanged", page[:200])
    write(folder / "site/unguarded.html", without_policy(page))
    found = ran(browser, f"{site.address}/site/index.html", stranger)
    checks.equal("fragments: what runs and loads under the policy", found, ([], []))
    marks, asked = ran(browser, f"{site.address}/site/unguarded.html", stranger)
    checks.expect(len(marks) >= 25, "fragments: would run without it", f"{marks}")
    checks.say(f"{len(marks)} of {len(texts)} fragments run without the policy")
    checks.expect(len(asked) >= 8, "fragments: would load without it", f"{asked}")


def check_sheet(checks, browser, folder, site, stranger):
    """A sheet loads from nowhere else, whatever it says, also from another page of the site."""
    sheet = write(folder / "hostile.css", armed(SHEET, 1, stranger))
    export(checks, folder / "styled", "--css", sheet)
    for page in ("index.html", sorted(folder.glob("styled/entries/*.html"))[0].name):
        name = page if page == "index.html" else f"entries/{page}"
        found = ran(browser, f"{site.address}/styled/{name}", stranger)
        checks.equal(f"sheet: what runs and loads on {name}", found, ([], []))
    page = (folder / "styled/index.html").read_text()
    write(folder / "styled/unguarded.html", without_policy(page))
    marks, asked = ran(browser, f"{site.address}/styled/unguarded.html", stranger)
    checks.equal("sheet: runs nothing in any case", marks, [])
    checks.expect(len(asked) >= 8, "sheet: would load without the policy", f"{asked}")


FONT = "document.fonts.load('16px House').then(f => f.map(one => one.status).join())"


def check_font(checks, browser):
    """A font and a logo are loaded on every page, from the disk and from a server."""
    fonts = sorted(pathlib.Path("/usr/share/fonts").rglob("*.ttf"))
    if not fonts:
        return checks.skip("a font of a site", "there is no font in /usr/share/fonts")
    with temporary_folder() as folder:
        write(folder / "files/house.ttf", fonts[0].read_bytes())
        write(folder / "files/logo.svg", (SAMPLE / "static/logo.svg").read_bytes())
        rule = '@font-face { font-family: House; src: url("../house.ttf"); }'
        sheet = write(folder / "house.css", rule + "\n:root { --serif: House; }\n")
        header = ["--header", SAMPLE / "header.html"]
        export(checks, folder / "site", *header, "--static", folder / "files", "--css", sheet)
        entry = sorted(folder.glob("site/entries/*.html"))[0].name
        with served(folder / "site") as server:
            starts = [server.address, (folder / "site").as_uri()]
            for start, page in itertools.product(starts, ["index.html", f"entries/{entry}"]):
                browser.open(f"{start}/{page}")
                label = f"{start[:4]}: {page}"
                checks.equal(f"{label}: font", browser.evaluate(FONT), "loaded")
                width = browser.evaluate("document.querySelector('.site-header img').naturalWidth")
                checks.equal(f"{label}: logo", width, 40)
                checks.equal(f"{label}: messages", browser.messages, [])
    return None
