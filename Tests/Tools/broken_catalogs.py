#!/usr/bin/env python3
"""Writes the broken asset catalogs in Samples/broken, one for each rule of images and structure.

usage, from the repository root: python3 Tests/Tools/broken_catalogs.py

Some are in a project that shows what is wrong. Every catalog is the same small sound one with one thing
wrong; odd codes have English data, even ones Korean. Fair and Fair-ko have three mistakes each, for the
READMEs. The images are flat PNGs of a few bytes. Two runs write the same bytes. Python 3 standard
library only.
"""

import json
import pathlib
import shutil
import unicodedata

from harness.png import png

OUT = pathlib.Path("Samples/broken")
INFO = {"author": "xcode", "version": 1}


def entries(text):
    """The entries of a text: name, image, short and long description, one entry a line."""
    keys = ("name", "image_name", "short_desc", "desc")
    return [dict(zip(keys, line.split("|"), strict=True)) for line in text.split("\n")]


ENTRIES = {
    "en": entries("""\
Water Garden|water_garden|Twelve small ponds along a stream|Every pond has its own tone: the water falls from a different height. At dusk, lanterns float on the water.
Wind Hill|wind_hill|A spiral path through tall grass|The river, the forest and the city are in view from the top. The path is open to wheelchairs."""),
    "ko": entries("""\
물의 정원|water_garden|개울을 따라 놓인 열두 개의 작은 못|못마다 다른 높이에서 물이 떨어져 서로 다른 소리를 낸다. 해 질 녘에는 물 위에 등을 띄운다.
바람의 언덕|wind_hill|억새 사이로 난 나선형 길|꼭대기에 서면 강과 숲과 도시가 한눈에 들어온다. 길은 휠체어로도 오를 수 있다."""),
}  # fmt: skip
POSTERS = {
    "en": {
        "title": "Seoul International Garden Fair 2026",
        "visitors": 1204000,
        "location": "Seoul Forest",
        "duration": "2026. 05. 01 - 2026. 10. 27",
        "description": "Gardens of forty cities along one stream.",
    },
    "ko": {
        "title": "서울국제정원박람회 2026(Seoul International Garden Fair 2026)",
        "visitors": 1204000,
        "location": "서울숲",
        "duration": "2026. 05. 01 - 2026. 10. 27",
        "description": "마흔 도시의 정원이 한 물길을 따라 이어진다.",
    },
}


def gray(width, height):
    """A flat gray image."""
    row = b"\0" + b"\xaa" * ((width + 7) // 8)
    return png(width, height, row * height, depth=1, color=0, level=9)


def xcode(value):
    """JSON as Xcode writes it."""
    return json.dumps(value, ensure_ascii=False, indent=2, separators=(",", " : ")) + "\n"


def plain(value):
    """JSON as people write it."""
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


class Catalog:
    """A sound catalog; what is wrong is done to it before it is written."""

    def __init__(self, name, place=None, language=None):
        """A catalog of a name, or one at a place of a project of that name."""
        self.root = OUT / (f"{name}/{place}.xcassets" if place else f"{name}.xcassets")
        self.files = {"Contents.json": xcode({"info": INFO})}
        language = language or ("en" if int(name[2:5]) % 2 else "ko")
        self.entries = json.loads(json.dumps(ENTRIES[language]))
        self.dataset("fair", "fair.json", plain(POSTERS[language]))
        for entry in self.entries:
            self.image_set(entry["image_name"])

    def dataset(self, name, file, text):
        data = {"data": [{"filename": file, "idiom": "universal"}], "info": INFO}
        self.files[f"{name}.dataset/Contents.json"] = xcode(data)
        self.files[f"{name}.dataset/{file}"] = text

    def image_set(self, name, folder="", size=8):
        path = f"{folder}{name}.imageset"
        images = []
        for scale in (1, 2, 3):
            file = f"{name}@{scale}x.png"
            images.append({"filename": file, "idiom": "universal", "scale": f"{scale}x"})
            self.files[f"{path}/{file}"] = gray(size * scale, size * scale)
        self.set_images(path, images)

    def set_images(self, path, images):
        self.files[f"{path}/Contents.json"] = xcode({"images": images, "info": INFO})

    def images(self, path):
        return json.loads(self.files[f"{path}/Contents.json"])["images"]

    def write(self, with_items=True):
        if with_items and "items.dataset/Contents.json" not in self.files:
            self.dataset("items", "items.json", plain(self.entries))
        shutil.rmtree(self.root, ignore_errors=True)
        for path, content in sorted(self.files.items()):
            target = self.root / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content if isinstance(content, bytes) else content.encode())


HILL = "wind_hill.imageset"
# What names the data set of the entries with a slip.
SOURCE = 'import UIKit\n\nlet items = NSDataAsset(name: "itmes")\n'
# A project whose one target contains one catalog of the folder App, and the code where there is some.
PROJECT = """// !$*UTF8*$!
{{
\tobjects = {{
\t\tA1 /* Assets.xcassets in Resources */ = {{isa = PBXBuildFile; fileRef = A2; }};
\t\tA2 = {{isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; }};
\t\tA3 = {{isa = PBXGroup; children = (A2, {children}); path = App; sourceTree = "<group>"; }};
\t\tA4 = {{isa = PBXGroup; children = (A3, ); sourceTree = "<group>"; }};
\t\tA5 = {{isa = PBXResourcesBuildPhase; files = (A1, ); }};
\t\tA6 /* App */ = {{
\t\t\tisa = PBXNativeTarget;
\t\t\tbuildPhases = (A5, {phases});
\t\t\tproductType = "com.apple.product-type.application";
\t\t}};
\t\tA7 /* Project object */ = {{isa = PBXProject; mainGroup = A4; targets = (A6, ); }};
{objects}\t}};
\trootObject = A7 /* Project object */;
}}
"""
CODE = """\t\tA8 /* Model.swift in Sources */ = {isa = PBXBuildFile; fileRef = A9; };
\t\tA9 = {isa = PBXFileReference; path = Model.swift; sourceTree = "<group>"; };
\t\tA10 = {isa = PBXSourcesBuildPhase; files = (A8, ); };
"""


def write_project(name, has_code=False):
    """Without a project of its own, a sample would belong to the package of the repository."""
    folder = OUT / name / "App.xcodeproj"
    folder.mkdir(exist_ok=True)
    parts = ("A9, ", "A10, ", CODE) if has_code else ("", "", "")
    text = PROJECT.format(children=parts[0], phases=parts[1], objects=parts[2])
    (folder / "project.pbxproj").write_text(text)


def main():
    c = Catalog("EX601-missing-image-set")
    c.entries[1]["image_name"] = "wind_hil"
    c.write()

    c = Catalog("EX602-missing-image-file")
    del c.files[f"{HILL}/wind_hill@3x.png"]
    c.write()

    c = Catalog("EX603-unassigned-file")
    images = c.images(HILL)
    del images[2]["filename"]
    c.set_images(HILL, images)
    c.write()

    c = Catalog("EX604-missing-scale")
    images = c.images(HILL)
    del images[0]["filename"]
    del c.files[f"{HILL}/wind_hill@1x.png"]
    c.set_images(HILL, images)
    c.write()

    c = Catalog("EX605-duplicate-slot")
    c.files[f"{HILL}/wind_hill@2x-b.png"] = gray(16, 16)
    copy = {"filename": "wind_hill@2x-b.png", "idiom": "universal", "scale": "2x"}
    c.set_images(HILL, c.images(HILL) + [copy])
    c.write()

    c = Catalog("EX606-bad-contents-json")
    images = c.images(HILL)
    images[2]["scale"] = "4x"
    c.set_images(HILL, images)
    c.write()

    c = Catalog("EX607-wrong-image")
    c.files[f"{HILL}/wind_hill@2x.png"] = gray(20, 16)
    c.write()

    c = Catalog("EX608-name-spelling")
    images = c.images(HILL)
    images[1]["filename"] = "Wind_Hill@2x.png"
    c.set_images(HILL, images)
    c.write()

    c = Catalog("EX609-unused-image-set")
    c.image_set("old_gate")
    c.write()

    c = Catalog("EX610-missing-asset", "App/Assets")
    c.write()
    (OUT / "EX610-missing-asset/App/Model.swift").write_text(SOURCE)
    write_project("EX610-missing-asset", has_code=True)

    c = Catalog("EX701-data-set-file")
    c.dataset("items", "items.rtf", "{\\rtf1 [ ]}\n")
    c.write()

    c = Catalog("EX702-incomplete-exposition")
    for path in [p for p in c.files if p.startswith("fair.dataset")]:
        del c.files[path]
    c.write()

    c = Catalog("EX703-ambiguous-name")
    c.files["old/Contents.json"] = xcode({"info": INFO})
    c.image_set("wind_hill", folder="old/")
    c.write()

    c = Catalog("EX704-duplicate-document")
    c.dataset("items_old", "items_old.json", plain(c.entries[:1]))
    c.dataset("items", "items.json", plain(c.entries))
    c.write()

    c = Catalog("EX705-catalog-in-no-target", "App/Assets")
    c.write()
    c = Catalog("EX705-catalog-in-no-target", "App/Old")
    c.files = {path: text for path, text in c.files.items() if path.startswith(HILL)}
    c.write(with_items=False)
    write_project("EX705-catalog-in-no-target")

    c = Catalog("EX706-language-difference")
    data = []
    for language, slip in ("en", {}), ("ko", {"visitors": 120400}):
        file = f"fair-{language}.json"
        data.append({"filename": file, "idiom": "universal", "locale": language})
        c.files[f"fair.dataset/{file}"] = plain(POSTERS[language] | slip)
    del c.files["fair.dataset/fair.json"]
    c.files["fair.dataset/Contents.json"] = xcode({"data": data, "info": INFO})
    c.write()

    for name, language in ("Fair", "en"), ("Fair-ko", "ko"):
        c = Catalog(name, language=language)
        poster = plain(POSTERS[language]).replace("1204000", '"1,204,000"')
        c.dataset("fair", "fair.json", poster)
        c.entries[0]["image_name"] = "water_gardn"
        summary = f'"{c.entries[1]["short_desc"]}"'
        c.dataset("items", "items.json", plain(c.entries).replace(f"{summary},", summary))
        c.write()

    assert all(unicodedata.is_normalized("NFC", e["name"]) for e in ENTRIES["ko"])


if __name__ == "__main__":
    main()
