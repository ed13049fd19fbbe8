"""Makes catalogs for the checks of exported sites: one to search in, one of hostile texts."""

import itertools
import json

from harness import entry, write
from harness.folders import SOUND
from harness.png import png

# What must never do anything in a page but be read.
HOSTILE = [
    "</script><script>alert(1)</script>",
    "<!-- <script>",
    "]]> --> </style></title></textarea>",
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    "&amp; &lt; &#0; &copy &",
    "NUL \u0000 ESC \u001b BEL \u0007 FF \u000c VT \u000b DEL \u007f",
    "C1 \u0080\u0085\u009f",
    "a\rb\r\nc\nd\u2028e\u2029f",
    "\ufdd0 \uffff \U0001fffe \U0010ffff",
    "bidi \u202e\u2066 abc",
    "javascript:alert(1)",
    'https://a.example/"onclick="alert(1) https://b.example/<script>(https://c.example/%0a_)에서',
    "https://ko.example.org/wiki/만국박람회. https://a.example:99999/[x] https://-a https://u@a.example",
    "{{ 7*7 }} ${7*7} <%= 7 %>",
    '\\u003c \\ " /',
    "  two  blanks\t\ttab  ",
    "e\u0301 \u1112\u1161\u11ab \uf99a",
    "\ufeffmark",
    "👩‍🔬 🇰🇷 𠀀",
    "long" * 300,
]
IMAGE_NAMES = [
    "../../etc/passwd", "..", "a/b", "a\\b", "한글 이름", "a,b(c)", "%41", "CON", 'a"b<c>', "x'y&z",
    "A", "a", "nul.txt", "", " ", "index", "#1?q", "e\u0301", "\u00e9",
]  # fmt: skip


def brown(width, height):
    """A picture of one color."""
    return png(width, height, (b"\0" + b"\x8c\x2f\x1b" * width) * height)


def write_contents(folder, **lists):
    value = {**lists, "info": {"author": "xcode", "version": 1}}
    write(folder / "Contents.json", json.dumps(value))


def image_set(catalog, name, files, kind="imageset"):
    """Files are name → (scale, width, height), or a text that is no bitmap."""
    folder = catalog / f"{name}.{kind}"
    images = []
    for file, content in files.items():
        image = {"idiom": "universal", "filename": file}
        if isinstance(content, tuple):
            scale, *size = content
            image["scale"], content = f"{scale}x", brown(*size)
        images.append(image)
        write(folder / file, content)
    write_contents(folder, images=images)


def document(catalog, name, value):
    folder = catalog / f"{name}.dataset"
    write(folder / f"{name}.json", json.dumps(value))
    write_contents(folder, data=[{"filename": f"{name}.json", "idiom": "universal"}])


def searchable(folder):
    """Texts to search for by initials and half-typed syllables, and every kind of picture."""
    catalog = folder / "Searchable.xcassets"
    fair = {**SOUND, "title": "가상 박람회 1900(Imaginary Fair 1900)"}
    fair["description"] = "지어낸 박람회이다.\n둘째 줄.\n\n둘째 문단."
    document(catalog, "fair", fair)
    entries = [
        entry(
            "해금",
            "haegeum",
            "두 줄(二絃)을 켜는 ‘악기’의 이름",
            "활로 두 줄을 켜서 소리를 낸다.\n\n" + "긴 글. " * 400,
        ),
        entry("한지", "hanji", "닥나무로 만든 종이", "닥나무 껍질을 삶아 뜬다."),
        entry(
            "나무배",
            "boat",
            "강을 건너던 배",
            "그림은 ‘두 가지 빛’과 「강」에서 온 (말)이라 PDF뿐이다.",
        ),
        entry(
            "돌탑", "tower", "그림이 없는 탑", "‘쌓아올린돌탑(石塔又稱石塔婆)’이라고도 하는 탑이다."
        ),
    ] + [
        entry(f"깃발 {n}", f"flag_{n}", "천으로 만든 깃발", "바람에 나부낀다.") for n in range(1, 9)
    ]
    document(catalog, "items", entries)
    image_set(catalog, "poster", {"poster.png": (1, 400, 600), "poster@2x.png": (2, 800, 1200)})
    image_set(
        catalog,
        "haegeum",
        {f"h@{s}x.png": (s, 342 * s + (s > 1) * (s - 2), 256 * s) for s in (1, 2, 3)},
    )
    image_set(catalog, "hanji", {"hanji@2x.png": (2, 400, 200)})
    image_set(catalog, "boat", {"boat.pdf": "%PDF-1.4\n%%EOF\n"})
    image_set(catalog, "flag_1", {"flag.png": (1, 60, 40), "flag@2x.png": (2, 120, 80)})
    image_set(catalog, "flag_2", {f"f@{s}x.png": (s, 800 * s, 200 * s) for s in (1, 2, 3)})
    image_set(catalog, "flag_3", {f"f@{s}x.png": (s, 500 * s, 750 * s) for s in (1, 2, 3)})
    image_set(catalog, "flag_4", {"f.png": (1, 952, 714), "f@3x.png": (3, 2856, 2142)})
    image_set(catalog, "flag_5", {f"f@{s}x.png": (s, 341 * s, 256 * s) for s in (1, 2, 3)})
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><circle r="9"/></svg>'
    image_set(catalog, "flag_6", {"f.svg": drawing})
    icons = {f"i{w}.png": (1, w, w) for w in (20, 40, 180)}
    image_set(catalog, "AppIcon", icons, kind="appiconset")
    return catalog


def hostile(folder):
    """Texts and names that are markup, controls, paths, or nothing at all."""
    catalog = folder / "Hostile.xcassets"
    fair = {**SOUND, "visitors": 0, "location": "<i>\u0085", "description": "\n".join(HOSTILE)}
    fair["title"] = "</title><script>alert(1)</script> & \u0000(\"'<b>)"
    document(catalog, "fair", fair)
    names = zip(itertools.cycle(HOSTILE), IMAGE_NAMES, strict=False)
    entries = [entry(name, image, name, name + "\n\n" + name) for name, image in names]
    entries += [entry(text, f"set_{n}", text, text) for n, text in enumerate(HOSTILE)]
    document(catalog, "items", entries)
    image_set(catalog, "한글 이름", {"한 글@1x.png": (1, 50, 50), "한 글@2x.png": (2, 100, 100)})
    image_set(catalog, "a,b(c)", {"a,b.png": (1, 50, 50)})
    image_set(catalog, "%41", {"%41.png": (1, 50, 50), "%41@3x.png": (3, 150, 150)})
    image_set(catalog, "x'y&z", {"x.png": (1, 40, 40)})
    return catalog


def portal(folder):
    """Expositions of the same title, documents and entries, and one of hostile texts."""
    for name in ("One", "Two"):
        searchable(folder / "portal-catalogs" / name)
    hostile(folder / "portal-catalogs")
    return folder / "portal-catalogs"


def languages(folder):
    """An exposition in three languages, one of them without an entry of the others."""
    project = folder / "Languages"
    texts = {
        "ko": ("가상 박람회", "탑", "돌을 쌓아 올린 높은 탑이다.", "배"),
        "en": ("Imaginary Fair", "Tower", "A high tower of stone.", None),
        "ar": ("معرض خيالي", "برج", "برج عال من الحجر في وسط المعرض.", "قارب"),
    }
    for language, (title, tower, text, boat) in texts.items():
        entries = [entry(tower, "tower", text, text)]
        entries += [entry(boat, "boat", text, text)] if boat else []
        fair = {**SOUND, "title": title, "location": title, "description": text}
        write(project / f"{language}.lproj/fair.json", json.dumps(fair))
        write(project / f"{language}.lproj/items.json", json.dumps(entries))
    image_set(project / "Fair.xcassets", "tower", {"tower.png": (1, 1600, 1200)})
    image_set(project / "Fair.xcassets", "poster", {"poster.png": (1, 400, 600)})
    folders = {language: f"{language}.lproj" for language in texts}
    settings = {"assets": "Fair.xcassets", "export": {"languages": folders}}
    write(project / ".expo.json", json.dumps(settings))
    return project


def shapes(folder):
    """40 entries with pictures of every shape or none, and names of every length."""
    catalog = folder / "Shapes.xcassets"
    sizes = [(400, 300), (300, 400), (300, 300), (900, 200), (90, 400), (640, 360), (30, 20), None]
    names = ["Vase", "긴 이름의 전시품", "w" * 60, "a long name " * 20, "이"]
    entries = []
    for number in range(40):
        size = sizes[(number * 3 + number // 8) % len(sizes)]
        entries.append(entry(names[number % len(names)], f"s{number}", "short", "text"))
        if size:
            image_set(catalog, f"s{number}", {"a.png": (1, *size)})
    document(catalog, "items", entries)
    return catalog


def portraits(folder):
    """Six entries with pictures that are higher than wide."""
    catalog = folder / "Portraits.xcassets"
    document(catalog, "items", [entry(f"p{n}", f"p{n}", "short", "text") for n in range(6)])
    for number in range(6):
        image_set(catalog, f"p{number}", {f"a@{s}x.png": (s, 150 * s, 200 * s) for s in (1, 2, 3)})
    return catalog


def small(folder):
    """Entries with pictures of 288 pixels, of which a second page has so many of one shape."""
    catalog = folder / "Small.xcassets"
    document(catalog, "items", [entry(f"s{n}", f"s{n}", "short", "text " * 90) for n in range(77)])
    sizes = [(288, 230), (288, 433), (90, 900)] + 74 * [(288, 230)]
    for number, size in enumerate(sizes):
        image_set(catalog, f"s{number}", {"a.png": (1, *size)})
    return catalog


def credited(folder):
    """An entry whose picture has a large view, an owner, a license and a source."""
    catalog = folder / "Credited.xcassets"
    one = entry("Tower", "tower", "A tower", "It stands.")
    one |= {"by": "A. Photographer", "terms": "https://creativecommons.org/licenses/by/4.0/"}
    one["from"] = "https://archive.example.org/plates/7"
    document(catalog, "items", [one])
    image_set(catalog, "tower", {"tower.png": (1, 1600, 1200)})
    write(folder / ".expo.json", json.dumps({"credit": "by", "license": "terms", "source": "from"}))
    return catalog


FAMILY = "👩\u200d👩\u200d👧\u200d👦"
MANY = 5_000


def many(folder):
    """5,000 entries of a usual length; a word in the middle of 1,234 of them; one long."""
    catalog = folder / "Many.xcassets"
    words = (
        "강을 건너던 배와 두 줄을 켜는 악기 닥나무로 만든 종이와 돌로 쌓은 탑이 박람회장에".split()
    )
    entries = []
    for number in range(MANY):
        text = " ".join(words[(number * 7 + index * index) % len(words)] for index in range(220))
        if number < 1_234:
            text = FAMILY * 60 + "짚신" + FAMILY * 60
        summary = f"{words[number % len(words)]} {number}번째 전시품이다"
        entries.append(entry(f"전시품 이름 {number}", f"object_{number:05}", summary, text))
    entries[2_000]["desc"] = "긴 글이다. " * 60_000 + "맨끝말"
    document(catalog, "items", entries)
    return catalog
