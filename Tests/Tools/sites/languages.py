"""The site of an exposition in several languages: its links, sitemap, searches and data."""

import json
import xml.etree.ElementTree as ElementTree

from harness import run
from sites.exported import sites
from sites.search import FOCUS, FOUND, becomes, type_query

TAGS = ("ko", "en", "ar")
BASE = "https://example.org/1851/"
LINKS = "[...document.querySelectorAll('.languages a')].map(a => [a.hreflang, a.href])"
NAMESPACES = {
    "s": "http://www.sitemaps.org/schemas/sitemap/0.9",
    "x": "http://www.w3.org/1999/xhtml",
}


def folder_of(site, tag):
    return site if tag == TAGS[0] else site / tag


def check_sitemap(checks):
    """Every page of every language is in it, and leads to those that lead back."""
    site = sites(checks) / "languages"
    urls = {}
    for url in ElementTree.parse(site / "sitemap.xml").getroot():
        links = url.findall("x:link", NAMESPACES)
        address = url.find("s:loc", NAMESPACES).text
        urls[address] = {link.get("hreflang"): link.get("href") for link in links}
    pages = [path for path in site.rglob("*.html") if path.name != "404.html"]
    pages = [path for path in pages if "pictures" not in path.parts and path.name != "poster.html"]
    addresses = [BASE + str(path.relative_to(site)).replace("index.html", "") for path in pages]
    checks.equal("languages: pages of the sitemap", sorted(urls), sorted(addresses))
    for address, links in urls.items():
        checks.expect(address in links.values(), f"languages: {address} names itself", str(links))
        lost = [link for link in links.values() if urls.get(link) != links]
        checks.equal(f"languages: {address} is told by what it tells", lost, [])
        own = [link for tag, link in links.items() if tag != "x-default"]
        checks.equal(f"languages: {address} by default", links.get("x-default"), own[0])
        path = address.removeprefix(BASE)
        text = site / path / "index.html" if path.endswith("/") or not path else site / path
        told = [f'hreflang="{tag}" href="{link}"' for tag, link in links.items()]
        missing = [words for words in told if words not in text.read_text()]
        checks.equal(f"languages: the head of {address}", missing, [])


def check_data(checks):
    """The data has the entries of its language, and is none of the project's documents."""
    site = sites(checks) / "languages"
    for tag in TAGS:
        entries = json.loads((folder_of(site, tag) / "entries.json").read_text())
        names = [entry["image_name"] for entry in entries]
        checks.equal(f"languages: data of {tag}", names, ["tower", "boat"][: 2 - (tag == "en")])
        json.loads((folder_of(site, tag) / "exposition.json").read_text())
    for words in (("list", site), ("validate", site), ("list", site / "en")):
        done = run([checks.expo, *words])
        checks.equal(f"languages: {words[0]} finds no document", done.returncode, 2)


def check_links(checks, browser, folder):
    """Each page leads to the same entry in the other languages, or to their first pages."""
    site = folder / "languages"
    for page in ("index.html", "all.html", "entries/tower.html", "entries/boat.html"):
        for tag in TAGS:
            path = folder_of(site, tag) / page
            if not path.exists():
                continue
            browser.show(path, width=375, scripts=False)
            others = [other for other in TAGS if other != tag]
            wanted = []
            for other in others:
                same = folder_of(site, other) / page
                target = same if same.exists() else folder_of(site, other) / "index.html"
                wanted.append([other, target.resolve().as_uri()])
            label = f"languages: {path.relative_to(site)}"
            checks.equal(label, browser.evaluate(LINKS), wanted)
            shown = "document.querySelector('.languages').checkVisibility()"
            checks.equal(f"{label} shows them", browser.evaluate(shown), True)
            script = "[document.documentElement.lang, getComputedStyle(document.body).direction]"
            direction = "rtl" if tag == "ar" else "ltr"
            checks.equal(f"{label}: direction", browser.evaluate(script), [tag, direction])
    browser.show(site / "pictures/tower.html", scripts=False)
    view = [["en", (site / "en/entries/tower.html").resolve().as_uri()]]
    checks.equal("languages: a large view", browser.evaluate(LINKS)[:1], view)


def check_search(checks, browser, folder):
    """Each page finds the entries of its own language alone, with their pictures."""
    for tag, query, wanted in (("ko", "탑", ["탑"]), ("en", "tower", ["Tower"]), ("en", "탑", [])):
        browser.show(folder_of(folder / "languages", tag) / "entries/tower.html")
        browser.evaluate(FOCUS)
        type_query(browser, query)
        becomes(checks, browser, f"{query} in {tag}", FOUND, wanted)
        if wanted:
            loaded = "[...document.querySelectorAll('.results img')].every(i => i.naturalWidth > 0)"
            becomes(checks, browser, f"pictures of {query} in {tag}", loaded, True)
