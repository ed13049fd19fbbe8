#!/usr/bin/env python3
"""Writes the broken asset catalogs in Samples/broken, one for each rule of pictures and structure.

usage, from the repository root: python3 Tests/Tools/broken_catalogs.py

Some lie in a project that says what is wrong. Every catalog is the same small sound one with one thing wrong. The pictures are flat PNGs of a few
bytes. Two runs write the same bytes. Python 3 standard library only.
"""

import json
import pathlib
import shutil
import struct
import unicodedata
import zlib

OUT = pathlib.Path("Samples/broken")
INFO = {"author": "xcode", "version": 1}
ENTRIES = [
    {
        "name": "물의 정원",
        "image_name": "water_garden",
        "short_desc": "개울을 따라 놓인 열두 개의 작은 못",
        "desc": "못마다 다른 높이에서 물이 떨어져 서로 다른 소리를 낸다. 해 질 녘에는 물 위에 등을 띄운다.",
    },
    {
        "name": "바람의 언덕",
        "image_name": "wind_hill",
        "short_desc": "억새 사이로 난 나선형 길",
        "desc": "꼭대기에 서면 강과 숲과 도시가 한눈에 들어온다. 길은 휠체어로도 오를 수 있다.",
    },
]
POSTER = {
    "title": "서울국제정원박람회 2026(Seoul International Garden Fair 2026)",
    "visitors": 1204000,
    "location": "서울숲",
    "duration": "2026. 05. 01 - 2026. 10. 27",
    "description": "마흔 도시의 정원이 한 물길을 따라 이어진다.",
}


def png(width, height):
    """A flat grey picture."""

    def chunk(kind, data):
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    header = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    row = b"\0" + b"\xaa" * ((width + 7) // 8)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(row * height, 9))
        + chunk(b"IEND", b"")
    )


def xcode(value):
    """JSON as Xcode writes it."""
    return json.dumps(value, ensure_ascii=False, indent=2, separators=(",", " : ")) + "\n"


class Catalog:
    """A sound catalog; what is wrong is done to it before it is written."""

    def __init__(self, name, place=None):
        """A catalog of a name, or one at a place of a project of that name."""
        self.root = OUT / (f"{name}/{place}.xcassets" if place else f"{name}.xcassets")
        self.files = {"Contents.json": xcode({"info": INFO})}
        self.entries = json.loads(json.dumps(ENTRIES))
        self.dataset("fair", "fair.json", json.dumps(POSTER, ensure_ascii=False, indent=2) + "\n")
        for entry in ENTRIES:
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
            self.files[f"{path}/{file}"] = png(size * scale, size * scale)
        self.set_images(path, images)

    def set_images(self, path, images):
        self.files[f"{path}/Contents.json"] = xcode({"images": images, "info": INFO})

    def images(self, path):
        return json.loads(self.files[f"{path}/Contents.json"])["images"]

    def write(self, with_items=True):
        if with_items and "items.dataset/Contents.json" not in self.files:
            text = json.dumps(self.entries, ensure_ascii=False, indent=2) + "\n"
            self.dataset("items", "items.json", text)
        shutil.rmtree(self.root, ignore_errors=True)
        for path, content in sorted(self.files.items()):
            target = self.root / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content if isinstance(content, bytes) else content.encode())


HILL = "wind_hill.imageset"
# What names the data set of the entries with a slip.
SOURCE = 'import UIKit\n\nlet items = NSDataAsset(name: "itmes")\n'
# A project whose one target contains one of two catalogs.
PROJECT = """// !$*UTF8*$!
{
\tobjects = {
\t\tA1 /* Assets.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = A2; };
\t\tA2 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
\t\tA3 = {isa = PBXGroup; children = (A2, ); path = App; sourceTree = "<group>"; };
\t\tA4 = {isa = PBXGroup; children = (A3, ); sourceTree = "<group>"; };
\t\tA5 = {isa = PBXResourcesBuildPhase; files = (A1, ); };
\t\tA6 /* App */ = {
\t\t\tisa = PBXNativeTarget;
\t\t\tbuildPhases = (A5, );
\t\t\tproductType = "com.apple.product-type.application";
\t\t};
\t\tA7 /* Project object */ = {isa = PBXProject; mainGroup = A4; targets = (A6, ); };
\t};
\trootObject = A7 /* Project object */;
}
"""


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
    c.files[f"{HILL}/wind_hill@2x-b.png"] = png(16, 16)
    copy = {"filename": "wind_hill@2x-b.png", "idiom": "universal", "scale": "2x"}
    c.set_images(HILL, c.images(HILL) + [copy])
    c.write()

    c = Catalog("EX606-bad-contents-json")
    images = c.images(HILL)
    images[2]["scale"] = "4x"
    c.set_images(HILL, images)
    c.write()

    c = Catalog("EX607-wrong-image")
    c.files[f"{HILL}/wind_hill@2x.png"] = png(20, 16)
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
    copy = json.dumps(c.entries[:1], ensure_ascii=False, indent=2) + "\n"
    c.dataset("items_old", "items_old.json", copy)
    text = json.dumps(c.entries, ensure_ascii=False, indent=2) + "\n"
    c.dataset("items", "items.json", text)
    c.write()

    c = Catalog("EX705-catalog-in-no-target", "App/Assets")
    c.write()
    c = Catalog("EX705-catalog-in-no-target", "App/Old")
    c.files = {path: text for path, text in c.files.items() if path.startswith(HILL)}
    c.write(with_items=False)
    project = OUT / "EX705-catalog-in-no-target/App.xcodeproj"
    project.mkdir(exist_ok=True)
    (project / "project.pbxproj").write_text(PROJECT)

    c = Catalog("EX706-language-difference")
    data = []
    for language, visitors in ("en", POSTER["visitors"]), ("ko", 120400):
        file = f"fair-{language}.json"
        data.append({"filename": file, "idiom": "universal", "locale": language})
        text = json.dumps(POSTER | {"visitors": visitors}, ensure_ascii=False, indent=2) + "\n"
        c.files[f"fair.dataset/{file}"] = text
    del c.files["fair.dataset/fair.json"]
    c.files["fair.dataset/Contents.json"] = xcode({"data": data, "info": INFO})
    c.write()

    assert all(unicodedata.is_normalized("NFC", e["name"]) for e in ENTRIES)


if __name__ == "__main__":
    main()
