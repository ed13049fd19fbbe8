"""Headers, footers, sheets and files of the publisher: what they may do in a page, and what not.

A hostile one must be refused by expo, or do nothing in Chromium. So that this says something, the
same is shown without expo or without the policy of the pages, where it runs.
"""

import contextlib
import functools
import http.server
import json
import pathlib
import re
import threading

from harness import ROOT, run, temporary_folder

SAMPLE = ROOT / "Samples/Theming"
OPTIONS = [
    *("--header", SAMPLE / "header.html", "--footer", SAMPLE / "footer.html"),
    *("--css", SAMPLE / "theme.css", "--static", SAMPLE / "static"),
]
ENTRY = {"name": "a", "image_name": "", "short_desc": "b", "desc": "c"}

# RUN is a script that leaves a mark, STRANGER the address of another server. The last ones take the
# rest of a page into themselves.
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
# Those that only lead away, or take over the page, which no policy keeps from it.
LEADING_AWAY = [
    "<meta http-equiv='refresh' content='0;url=STRANGER.html'>",
    "<base href='STRANGER/'>",
    "<a href='//stranger.example/'>a</a>",
    "<a href='data:text/html,a'>a</a>",
    "<form role='search'><input></form>",
    "<p id='main'>a</p>",
    "<main>a</main>",
    "<div>",
    "</header>",
    "</body></html>",
    "<plaintext>",
    "<textarea>",
    "<title>",
    "<xmp>",
]
# Not refused: nobody knows what a sheet means, so the policy of the pages must hold.
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
SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" %s>%s</svg>'
ACTIVE = {
    "script.svg": SVG % ("", "<script>RUN</script>"),
    "prefix.svg": '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>RUN</s:script></s:svg>',
    "load.svg": SVG % ('onload="RUN"', ""),
    "begin.svg": SVG % ("", '<animate onbegin="RUN" attributeName="x" dur="1s"/>'),
    "entity.svg": '<!DOCTYPE svg [<!ENTITY a "&#60;script>RUN&#60;/script>">]>' + SVG % ("", "&a;"),
    "foreign.svg": SVG
    % (
        "",
        '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">'
        '<iframe srcdoc="&lt;script>RUN&lt;/script>"/></body></foreignObject>',
    ),
    "xhtml.svg": SVG % ("", '<script xmlns="http://www.w3.org/1999/xhtml">RUN</script>'),
    "page.html": "<script>RUN</script>",
    "page.xhtml": '<html xmlns="http://www.w3.org/1999/xhtml"><script>RUN</script></html>',
    "page.htm": "<img src=x onerror=RUN>",
    "page.xml": '<a xmlns="http://www.w3.org/1999/xhtml"><script>RUN</script></a>',
}
REFUSED = ACTIVE | {
    "a.js": "RUN",
    "a.mjs": "RUN",
    "a.css": "p {}",
    "a.wasm": "\0asm",
    "a.pdf": "%PDF-1.4",
    "a.swf": "FWS",
    "a": "<script>RUN</script>",
    "a.png": "<script>RUN</script>",
    "a.gif": "<svg xmlns='http://www.w3.org/2000/svg' onload='RUN'/>",
    "a.jpg": "GIF89a" + "\0" * 20,
    "a.woff2": "<script>RUN</script>",
    "a.webp": "RIFF    WAVE",
    "a.txt.html": "a",
    "link.svg": SVG % ("", '<a x:href="javascript:RUN"><text y="9">a</text></a>'),
    "sheet.svg": '<?xml-stylesheet type="text/xsl" href="a.txt"?>' + SVG % ("", ""),
}
# Published, and opened by themselves.
HARMLESS = {
    "a.txt": "<!doctype html><script>RUN</script>",
    "a.gif": b"GIF89a/*\0\0\0\0\0\0*/=1;RUN;//",
    "text.svg": SVG % ("", "<text y='9'>&lt;script>RUN&lt;/script></text><!-- <script> -->"),
    "cdata.svg": SVG % ("", "<text y='9'><![CDATA[<script>RUN</script>]]></text>"),
    "style.svg": SVG
    % ("", "<style>@import url(STRANGER.css);</style><image x:href='STRANGER.png' width='9'/>"),
    "a.woff2": "wOF2<script>RUN</script>",
}
PRESS = """
document.querySelectorAll('.press, a[href*=script], svg a, math a').forEach(one => {
  one.addEventListener('click', event => 0);
  one.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
}); new Promise(done => setTimeout(() => done(window.ran || []), 200))
"""


class Server:
    """A server on this machine, and the paths that were asked for."""

    def __init__(self, folder):
        asked = self.asked = []

        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_):
                asked.append(self.path)

        handler = functools.partial(Handler, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def close(self):
        self.server.shutdown()
        self.server.server_close()


@contextlib.contextmanager
def servers(folder):
    """The server of the site, and that of a stranger."""
    (folder / "stranger").mkdir()
    site, stranger = Server(folder), Server(folder / "stranger")
    try:
        yield site, stranger
    finally:
        site.close()
        stranger.close()


def armed(text, number, stranger):
    """A hostile text that leaves its number where it runs or loads something."""
    mark = f"(top.ran=top.ran||[]).push({number})"
    if isinstance(text, bytes):
        return text.replace(b"RUN", mark.encode())
    return text.replace("RUN", mark).replace("STRANGER", f"{stranger.address}/{number}")


def export(checks, site, *options):
    words = ["export", "html", "-", "-o", site, "-q", *options]
    return run([checks.expo, *words], stdin=json.dumps([ENTRY]).encode())


def check_refused(checks, label, site, *options):
    done = export(checks, site, *options)
    said = b"[EX80" in done.stderr and done.returncode == 1 and not site.exists()
    checks.expect(said, f"{label} is refused", f"{done.returncode} {done.stderr[:200]}")


def write(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def check_hostile(checks, browser):
    with temporary_folder() as folder, servers(folder) as (site, stranger):
        check_fragments(checks, browser, folder, site, stranger)
        check_sheet(checks, browser, folder, site, stranger)
        check_static(checks, browser, folder, site, stranger)


def ran(browser, address, stranger):
    """What ran on a page, and what it asked the stranger for."""
    stranger.asked.clear()
    browser.open(address)
    marks = browser.evaluate(PRESS)
    return sorted(set(marks)), sorted(set(stranger.asked))


def without_policy(page):
    return re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", page)


def check_fragments(checks, browser, folder, site, stranger):
    """Each is refused; and if one were not, the policy of the page would stop it."""
    texts = [armed(text, number, stranger) for number, text in enumerate(FRAGMENTS)]
    for text in [*texts, *(armed(text, 0, stranger) for text in LEADING_AWAY)]:
        name = write(folder / "fragment.html", text)
        check_refused(checks, f"{text[:60]!r}", folder / "site", "--header", name)
    check_refused(checks, "a footer", folder / "site", "--footer", name)
    export(checks, folder / "site")
    page = (folder / "site/index.html").read_text()
    page = page.replace("<main", "".join(f"<div>{text}</div>\n" for text in texts) + "<main", 1)
    write(folder / "site/hostile.html", page)
    write(folder / "site/unguarded.html", without_policy(page))
    found = ran(browser, f"{site.address}/site/hostile.html", stranger)
    checks.equal("fragments: what runs and loads under the policy", found, ([], []))
    marks, asked = ran(browser, f"{site.address}/site/unguarded.html", stranger)
    checks.expect(len(marks) >= 25, "fragments: would run without it", f"{marks}")
    checks.say(f"{len(marks)} of {len(texts)} fragments run without expo and without the policy")
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


def check_static(checks, browser, folder, site, stranger):
    """What may run is refused; what is published does nothing, shown in a page or by itself."""
    for number, (name, text) in enumerate(REFUSED.items()):
        path = write(folder / f"refused-{number}" / name, armed(text, number, stranger))
        check_refused(checks, f"--static {name}", folder / "public", "--static", path.parent)
    (folder / "linked").mkdir()
    (folder / "linked/a.txt").symlink_to("/etc/hostname")
    check_refused(checks, "--static link", folder / "public", "--static", folder / "linked")
    live = []
    for number, name in enumerate(ACTIVE):
        live += ran(browser, f"{site.address}/refused-{number}/{name}", stranger)[0]
    checks.equal("static: every refused page and picture would run", live, [*range(len(ACTIVE))])
    for number, (name, text) in enumerate(HARMLESS.items()):
        write(folder / "harmless" / name, armed(text, number, stranger))
    pictures = [f'<img src="static/{name}" alt="">' for name in HARMLESS]
    header = write(folder / "harmless.html", f"<p>{''.join(pictures)}</p>")
    options = ["--static", folder / "harmless", "--header", header]
    checks.equal("static: published", export(checks, folder / "public", *options).returncode, 0)
    found = ran(browser, f"{site.address}/public/index.html", stranger)
    checks.equal("static: what runs and loads in a page", found, ([], []))
    for name in HARMLESS:
        if name.endswith(".woff2"):  # A browser offers to save it.
            continue
        marks, _ = ran(browser, f"{site.address}/public/static/{name}", stranger)
        checks.equal(f"static: what runs in {name}", marks, [])


def rows(checks):
    """The custom properties and the classes that help lists, each with what it says."""
    text = checks.run("help", "theming", "--width", "200").stdout.decode()
    _, properties, classes = re.split(r"\n(?:custom properties|classes):\n", text)
    return [re.findall(r"^  (\S+) +(.+)$", part, re.M) for part in (properties, classes)]


def check_page(checks):
    """The page of Samples/Theming shows all that help lists, and its files exist."""
    page = (SAMPLE / "index.html").read_text(encoding="utf-8")
    used = set(re.findall(r"[\w-]+", " ".join(re.findall(r'class="([^"]*)"', page))))
    listed = re.findall('<th scope="row"><code>([^<]+)</code>', page)
    properties, classes = [[name for name, _ in part] for part in rows(checks)]
    checks.equal("page: listed", sorted(listed), sorted(properties + classes))
    checks.equal("page: classes without an element", [c for c in classes if c not in used], [])
    files = re.findall(r'(?:src|href)="([^"#]+)"', page)
    checks.equal("page: files", [name for name in files if not (SAMPLE / name).is_file()], [])


FONT = "document.fonts.load('16px House').then(f => f.map(one => one.status).join())"


def check_font(checks, browser):
    """A font and a logo are loaded on every page, from the disk and from a server."""
    fonts = sorted(pathlib.Path("/usr/share/fonts").rglob("*.ttf"))
    if not fonts:
        return checks.skip("a font of a site", "there is no font in /usr/share/fonts")
    with temporary_folder() as folder:
        write(folder / "files/house.ttf", fonts[0].read_bytes())
        write(folder / "files/logo.svg", (SAMPLE / "static/logo.svg").read_bytes())
        rule = '@font-face { font-family: House; src: url("../static/house.ttf"); }'
        sheet = write(folder / "house.css", rule + "\n:root { --serif: House; }\n")
        header = ["--header", SAMPLE / "header.html"]
        export(checks, folder / "site", *header, "--static", folder / "files", "--css", sheet)
        server = Server(folder / "site")
        entry = sorted(folder.glob("site/entries/*.html"))[0].name
        for page in ("index.html", f"entries/{entry}"):
            for start in (server.address, (folder / "site").as_uri()):
                browser.open(f"{start}/{page}")
                label = f"{start[:4]}: {page}"
                checks.equal(f"{label}: font", browser.evaluate(FONT), "loaded")
                width = browser.evaluate("document.querySelector('.site-header img').naturalWidth")
                checks.equal(f"{label}: logo", width, 40)
                # A browser asks a server for an icon that the site does not have.
                said = [] if start == server.address else browser.messages
                checks.equal(f"{label}: messages", said, [])
        server.close()
    return None
