"""Sites that Hugo and Jekyll build of two expositions, opened in Chromium."""

import functools
import re
import urllib.parse

from harness import entry, output, run, temporary_folder, write
from harness.server import served
from harness.tools import MissingTool, find_tools
from sites.catalogs import document, image_set

LANGUAGES = {"ko": ["박람회", "종탑", "나무 배"], "en": ["Fair", "Bell tower", "Wooden boat"]}
# Their pages and pictures must not be mixed up.
FAIRS = {"paris_1900": "1900. 04. 14 - 1900. 11. 12", "osaka_1970": "1970. 03. 15 - 1970. 09. 13"}

HUGO_SETTINGS = """
title = "Museum"
defaultContentLanguage = "ko"
defaultContentLanguageInSubdir = true
disableKinds = ["taxonomy", "term", "RSS", "sitemap"]
[languages.ko]
contentDir = "ko/content"
weight = 1
[languages.en]
contentDir = "en/content"
weight = 2
"""
# A theme in small: Hugo's own link preview, the text, the pages below, the other language.
HUGO_TEMPLATE = """<!doctype html><html lang="{{ .Language.Lang }}"><head>
<meta charset="utf-8"><title>{{ .Title }}</title>
<meta name="description" content="{{ .Description }}">%s</head><body>
<h1>{{ .Title }}</h1><p>{{ .Description }}</p>{{ .Content }}
<ul id="below">{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>
{{- end }}</ul>
<p id="facts">{{ .Params.visitors }} {{ .Params.location }} {{ .Params.start_date }}</p>
<p id="scales">{{ range .Resources.ByType "image" -}}
{{ .Params.scale }} {{ .RelPermalink }},{{ end }}</p>
<p id="other">{{ range .Translations }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</p>
</body></html>
"""
PREVIEW = {
    "old": '{{ template "_internal/opengraph.html" . }}',
    "new": '{{ partial "opengraph.html" . }}',
}
JEKYLL_LAYOUT = """<!doctype html><html><head><meta charset="utf-8"><title>{{ page.title }}</title>
<meta name="description" content="{{ page.description }}">
<meta property="og:image" content="{{ page.image | absolute_url }}"></head><body>
<h1>{{ page.title }}</h1><p>{{ page.description }}</p>{{ content }}
<p id="facts">{{ page.visitors }} {{ page.location }} {{ page.start_date }}</p>
<p id="scales">{% for p in page.pictures -%}
{{ p.scale }} {{ p.path | relative_url }},{% endfor %}</p>
<ul id="below">{% for e in site.entries %}<li>{{ e.title }}</li>{% endfor %}</ul>
</body></html>
"""


def catalogs(folder, language):
    """Two catalogs: the same entries, pictures of other sizes."""
    words = LANGUAGES[language]
    paths = []
    for number, (name, duration) in enumerate(FAIRS.items(), 1):
        catalog = folder / f"{language}-{name}.xcassets"
        fair = {"title": f"{words[0]} {number}", "visitors": 1000 * number, "location": "L"}
        fair |= {"duration": duration, "description": "text"}
        document(catalog, name, fair)
        entries = [
            entry(f"{words[1]} {number}", "Bell.tower", f"summary {number}", "text one"),
            entry(f"{words[2]} {number}", "boat", "second", "text two"),
        ]
        document(catalog, "items", entries)
        for picture in ("poster", "Bell.tower", "boat"):
            sizes = {f"p@{s}x.png": (s, 40 * s * number, 30 * s * number) for s in (1, 2, 3)}
            image_set(catalog, picture, sizes)
        paths.append(catalog)
    return paths


@functools.cache
def all_hugos(checks):
    """Every Hugo on PATH, by version: Debian's and a current one."""
    try:
        return {re.search(r"v\d+\.\d+", answer)[0]: path for path, answer in find_tools("hugo")}
    except MissingTool:
        checks.tool("hugo")
        return {}


def check_hugo_sites(checks, browser):
    with temporary_folder() as folder:
        source = folder / "museum"
        for language in LANGUAGES:
            words = ["--preset", "hugo", "-o", source / language, "-q"]
            checks.run("export", "markdown", *catalogs(folder, language), *words)
        (source / "hugo.toml").write_text(HUGO_SETTINGS)
        for version, path in all_hugos(checks).items():
            site = folder / version
            with served(site) as server:
                address = f"{server.address}/"
                build_hugo(path, source, site, address, is_old=version < "v0.146")
                check_hugo_site(checks, browser, f"hugo {version}", site, address)


def build_hugo(hugo, source, site, address, is_old):
    template = HUGO_TEMPLATE % PREVIEW["old" if is_old else "new"]
    for name in ("single.html", "list.html"):
        write(source / "layouts/_default" / name, template)
    words = [hugo, "--source", source, "--destination", site, "--baseURL", address]
    output(words, limit=1200)


def check_hugo_site(checks, browser, label, site, address):
    for language, (fair, tower, boat) in LANGUAGES.items():
        other = next(name for name in LANGUAGES if name != language)
        home = Opened(browser, f"{address}{language}/")
        checks.equal(f"{label}: {language}: sections", home.below, [f"{fair} 1", f"{fair} 2"])
        for number, name in enumerate(FAIRS, 1):
            where = f"{label}: {language}/{name}"
            poster = Opened(browser, f"{address}{language}/{name}/")
            checks.equal(f"{where}: title", poster.title, f"{fair} {number}")
            entries = [f"{tower} {number}", f"{boat} {number}"]
            checks.equal(f"{where}: entries", [poster.links, poster.below], [entries, entries])
            facts = f"{1000 * number} L {'1900-04-14' if number == 1 else '1970-03-15'}"
            checks.equal(f"{where}: facts", poster.facts, facts)
            checks.equal(f"{where}: the other language", poster.other, f"/{other}/{name}/")
            page = Opened(browser, f"{address}{language}/{name}/entries/bell-tower/")
            checks.equal(f"{where}: entry", page.title, f"{tower} {number}")
            checks.equal(f"{where}: summary once", page.text.count(f"summary {number}"), 1)
            for opened in (poster, page):
                check_pictures(checks, where, opened, site, address, number, "feature@2x.png")


def check_pictures(checks, where, opened, site, address, number, shown):
    """The picture is drawn, link previews have one, and every scale is there."""
    checks.equal(f"{where}: picture", opened.picture, [80 * number, 60 * number])
    preview = urllib.parse.unquote(opened.preview or "")
    checks.expect(
        preview.startswith(address) and preview.endswith(shown)
        and (site / preview.removeprefix(address)).is_file(),
        f"{where}: link preview", repr(opened.preview),
    )  # fmt: skip
    scales = [item.split(" ", 1) for item in opened.scales.split(",") if item.strip()]
    files = [site / urllib.parse.unquote(path).lstrip("/") for _, path in scales]
    found = [sorted(scale.strip() for scale, _ in scales), all(f.is_file() for f in files)]
    checks.equal(f"{where}: scales", found, [["1", "2", "3"], True])
    checks.check(f"{where}: messages", "; ".join(opened.messages))


class Opened:
    """What a page in the browser shows."""

    SCRIPT = """(() => {
      const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? '';
      const all = (selector) => [...document.querySelectorAll(selector)].map((e) => e.textContent);
      const image = document.querySelector('img');
      return {
        title: text('h1'), below: all('#below li'), links: all('body > ul:not(#below) a'),
        facts: text('#facts'), scales: text('#scales'), text: document.body.outerHTML,
        other: document.querySelector('#other a')?.getAttribute('href') ?? '',
        preview: document.querySelector('[property="og:image"]')?.content,
        picture: image && [image.naturalWidth, image.naturalHeight],
      };
    })()"""

    def __init__(self, browser, address):
        browser.open(address)
        for name, value in browser.evaluate(self.SCRIPT).items():
            setattr(self, name, value)
        self.messages = list(browser.messages)


def check_jekyll_site(checks, browser):
    jekyll = checks.tool("jekyll")
    if not jekyll:
        return
    with temporary_folder() as folder:
        source, site = folder / "museum", folder / "site"
        words = ["--preset", "jekyll", "-o", source, "-q"]
        checks.run("export", "markdown", *catalogs(folder, "ko"), *words)
        write(source / "_layouts/page.html", JEKYLL_LAYOUT)
        with served(site) as server:
            (source / "_config.yml").write_text(f"title: Museum\nurl: {server.address}\n")
            words = [jekyll, "build", "--source", source, "--destination", site, "--quiet"]
            settings = f"{source}/_config.yml,{source}/_expo.yml"
            done = run([*words, "--config", settings, "--disable-disk-cache"], cwd=folder)
            checks.equal("jekyll builds", (done.returncode, done.stderr.decode()), (0, ""))
            check_jekyll_pages(checks, browser, site, f"{server.address}/")


def check_jekyll_pages(checks, browser, site, address):
    fair, tower, boat = LANGUAGES["ko"]
    home = Opened(browser, address)
    checks.equal("jekyll: list", home.links, [f"{fair} 1", f"{fair} 2"])
    for number, name in enumerate(FAIRS, 1):
        where = f"jekyll: {name}"
        poster = Opened(browser, f"{address}{name}/")
        entries = [f"{tower} {number}", f"{boat} {number}"]
        # The last link leads up.
        checks.equal(f"{where}: entries", poster.links, [*entries, "박람회"])
        checks.equal(f"{where}: facts", poster.facts[:6], f"{1000 * number} L")
        page = Opened(browser, f"{address}{name}/entries/Bell.tower/")
        checks.equal(f"{where}: entry", page.title, f"{tower} {number}")
        checks.equal(f"{where}: summary once", page.text.count(f"summary {number}"), 1)
        order = [name[:-2] for name in page.below]
        checks.equal(f"{where}: order", order, [tower, tower, boat, boat])
        for opened in (poster, page):
            check_pictures(checks, where, opened, site, address, number, "@2x.png")
