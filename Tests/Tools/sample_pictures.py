#!/usr/bin/env python3
"""Draws the pictures of the sample expositions.

For every asset catalog under Samples/ this reads the catalog's
items.dataset/items.json and writes one image set for each entry, named
after the entry's "image_name", and one more named "poster":

    Samples/<Fair>/Assets.xcassets/<name>.imageset/Contents.json
    Samples/<Fair>/Assets.xcassets/<name>.imageset/<name>~universal@1x.png
    Samples/<Fair>/Assets.xcassets/<name>.imageset/<name>~universal@2x.png
    Samples/<Fair>/Assets.xcassets/<name>.imageset/<name>~universal@3x.png

A picture is a geometric motif in four flat colours; the hash of the name
chooses the motif, its measures, the colours and the format: most entries have
a picture of 400 by 300 pixels at 1x, some a wide or an upright one; a poster
has 320 by 440. The 2x and 3x files are exactly twice and three times as large.
The files are indexed-colour PNGs of a few kilobytes. The same input always
gives the same pictures, and files that are there already are written again.

Run it from the root of the repository, with nothing but Python 3:

    python3 Tests/Tools/sample_pictures.py

or name the catalogs to draw:

    python3 Tests/Tools/sample_pictures.py Samples/Osaka1970/Assets.xcassets
"""

import concurrent.futures
import hashlib
import itertools
import json
import math
import struct
import sys
import zlib
from pathlib import Path

ENTRY_SIZES = ((400, 300), (400, 300), (400, 300), (400, 225), (300, 400))
POSTER_SIZE = (320, 440)
SCALES = (1, 2, 3)
# The side in pixels of the blocks that are filled at once where a picture is flat.
BLOCK = 4

# Ground, then three colours laid on it.
PALETTES = (
    ("f4ecd8", "d1495b", "2e4057", "edae49"),
    ("e8f1f2", "1b6ca8", "f2a541", "13293d"),
    ("fdf6ec", "3a7d44", "f08a4b", "254d32"),
    ("f7f3ee", "8e5572", "443850", "e0a890"),
    ("eaf4ec", "468189", "f4e285", "031926"),
    ("fbeee6", "bc4b51", "5b8e7d", "f4a259"),
    ("f1f0ea", "5c6b73", "c2492f", "253237"),
    ("eef0fb", "5465c0", "f4b860", "2b2d5b"),
    ("fff4e0", "c8553d", "588b8b", "2f3e46"),
    ("edf2ef", "2a9d8f", "e76f51", "264653"),
    ("f6eef3", "a23e6c", "f0b67f", "3d2645"),
    ("f5f2e3", "6b8f3a", "d9a441", "3b3a2a"),
)


class Choices:
    """A stream of numbers drawn from the hash of a text."""

    def __init__(self, text):
        self._text = text
        self._bytes = b""
        self._round = 0

    def below(self, bound):
        """A whole number from 0 up to, but not including, the bound."""
        if len(self._bytes) < 4:
            seed = f"{self._round}:{self._text}".encode()
            self._bytes += hashlib.sha256(seed).digest()
            self._round += 1
        number = int.from_bytes(self._bytes[:4], "big")
        self._bytes = self._bytes[4:]
        return number % bound

    def between(self, low, high):
        """A measure from low to high, in hundredths of the way."""
        return low + (high - low) * self.below(101) / 100


# A motif takes the choices and the picture's width and height (the shorter
# side is 3 units long, the longer one 4) and returns a function that gives the
# index of the colour at a point.


def sun_and_hills(pick, width, height):
    cx, cy = pick.between(0.3, 0.7) * width, pick.between(0.3, 0.45) * height
    radius = pick.between(0.55, 0.85)
    far, near = pick.between(0.52, 0.62) * height, pick.between(0.72, 0.8) * height
    lean = pick.between(0, 2 * math.pi)

    def colour(x, y):
        if y > near + 0.22 * math.sin(1.6 * x + lean):
            return 3
        if y > far + 0.28 * math.sin(1.1 * x + lean + 2):
            return 1
        return 2 if math.hypot(x - cx, y - cy) < radius else 0

    return colour


def arches(pick, width, height):
    cx, base = pick.between(0.4, 0.6) * width, 0.86 * height
    outer = pick.between(1.25, 1.45)
    bands = 3 + pick.below(2)

    def colour(x, y):
        if y > base:
            return 3
        distance = math.hypot(x - cx, min(y - base + 0.9, 0))
        if distance >= outer:
            return 0
        step = int((outer - distance) * bands / outer)
        return (1, 2, 0, 3)[min(step, bands - 1)]

    return colour


def tower(pick, width, height):
    cx = pick.between(0.35, 0.65) * width
    wide, ledge = pick.between(0.42, 0.6), pick.between(0.4, 0.52) * height
    disc = pick.between(0.25, 0.35)
    moon = width - cx

    def colour(x, y):
        if y > 0.9 * height:
            return 3
        if abs(y - ledge) < 0.17 and abs(x - cx) < 0.62:
            return 2
        if abs(x - cx) < wide * (y / height) ** 1.4 and y > 0.08 * height:
            return 1
        if math.hypot(x - moon, y - 0.27 * height) < disc:
            return 2
        return 0

    return colour


def pennants(pick, width, height):
    columns = 3 + pick.below(3)
    cell = width / columns
    rows = max(2, round(height / cell))
    tall = height / rows
    shift = pick.below(3)

    def colour(x, y):
        column, row = int(x / cell), int(y / tall)
        u, v = x / cell - column, y / tall - row
        if (column + row) % 2:
            u = 1 - u
        return 1 + (column + 2 * row + shift) % 3 if u < v else 0

    return colour


def quarters(pick, width, height):
    cell = 1.0
    turns = [pick.below(4) for _ in range(16)]
    hues = [1 + pick.below(3) for _ in range(16)]

    def colour(x, y):
        column, row = int(x / cell), int(y / cell)
        place = (4 * row + column) % 16
        u, v = x / cell - column, y / cell - row
        if turns[place] & 1:
            u = 1 - u
        if turns[place] & 2:
            v = 1 - v
        distance = math.hypot(u, v)
        if distance < 0.36:
            return 1 + hues[place] % 3
        return hues[place] if distance < 0.96 else 0

    return colour


def rings(pick, width, height):
    cx, cy = pick.between(0.4, 0.6) * width, 0.5 * height
    step = pick.between(0.3, 0.38)
    bar = pick.between(0.12, 0.2)
    upright = pick.below(2)

    def colour(x, y):
        ring = int(math.hypot(x - cx, y - cy) / step)
        if ring < 4:
            return (3, 0, 1, 2)[ring]
        away = abs(x - cx) if upright else abs(y - cy)
        return 3 if away < bar else 0

    return colour


def waves(pick, width, height):
    bands = 5 + pick.below(2)
    rise = pick.between(0.12, 0.2)
    length = pick.between(1.5, 2.4)
    lean = pick.between(0, 2 * math.pi)
    order = ((0, 1, 0, 2, 3, 2), (0, 2, 1, 0, 1, 3), (0, 3, 0, 1, 2, 1))[pick.below(3)]

    def colour(x, y):
        level = y + rise * math.sin(2 * math.pi * x / length + lean)
        return order[int(max(0, min(0.999, level / height)) * bands) % 6]

    return colour


def lattice(pick, width, height):
    cell = pick.between(0.9, 1.2)
    heart = pick.between(0.16, 0.26)
    cx, cy = width / 2, height / 2

    def colour(x, y):
        u, v = (x - cx + (y - cy)) / cell, (x - cx - (y - cy)) / cell
        a, b = math.floor(u + 0.5), math.floor(v + 0.5)
        away = max(abs(u - a), abs(v - b))
        if away > 0.42:
            return 3
        if away < heart:
            return 2
        return 1 if (a + b) % 2 == 0 else 0

    return colour


def pavilion(pick, width, height):
    columns = 4 + pick.below(3)
    eaves, floor = pick.between(0.4, 0.46) * height, 0.84 * height
    margin = pick.between(0.3, 0.45)
    span = width - 2 * margin

    def colour(x, y):
        if y > floor:
            return 3
        inside = margin < x < width - margin
        if y > eaves:
            if not inside:
                return 0
            if y < eaves + 0.16:
                return 3
            return 1 if (x - margin) / span * columns % 1 < 0.45 else 2
        top = eaves - 0.95 * (1 - abs(x - width / 2) / (span / 2 + 0.2))
        return 1 if y > top else 0

    return colour


MOTIFS = (
    sun_and_hills,
    arches,
    tower,
    pennants,
    quarters,
    rings,
    waves,
    lattice,
    pavilion,
)


def chunk(kind, data):
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)


def png(rows, palette):
    """An indexed PNG; rows are bytes, palette indexes below 16."""
    width = len(rows[0])
    packed = bytearray()
    for row in rows:
        even = row + bytes(width % 2)
        high, low = (int.from_bytes(half, "big") for half in (even[::2], even[1::2]))
        packed.append(0)  # no filter
        packed += (high << 4 | low).to_bytes(len(even) // 2, "big")
    header = struct.pack(">IIBBBBB", width, len(rows), 4, 3, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"PLTE", b"".join(bytes(colour) for colour in palette))
        + chunk(b"IDAT", zlib.compress(bytes(packed), 9))
        + chunk(b"IEND", b"")
    )


class Canvas:
    """The pixels of a picture, palette indexes, drawn in blocks."""

    def __init__(self, at, size, palette):
        """`at` gives the index of the colour at a point, in pixels."""
        self.at, self.palette = at, palette
        self.width, self.height = size
        self.columns, self.lines = (-(-side // BLOCK) for side in size)
        # A pixel more on each side: what is beside an edge pixel can be looked at without a bound.
        self.rows = [bytearray(self.columns * BLOCK + 1) for _ in range(self.lines * BLOCK + 1)]
        self.halves = {}

    def draw(self):
        """The rows: the middle of every pixel, and halfway colours along the edges."""
        flat, mixed = self.flat_blocks(), []
        for x, y in itertools.product(range(self.columns), range(self.lines)):
            if (x, y) not in flat:
                mixed += itertools.product(self.pixels(x), self.pixels(y))
                continue
            for row in self.pixels(y):
                self.rows[row][BLOCK * x : BLOCK * (x + 1)] = flat[x, y]
        for column, row in mixed:
            self.rows[row][column] = self.at(column + 0.5, row + 0.5)
        edges = [place for place in mixed if self.is_edge(*place)]
        shades = [self.shade(*place) for place in edges]
        for (column, row), index in zip(edges, shades, strict=True):
            self.rows[row][column] = index
        return [bytes(row[: self.width]) for row in self.rows[: self.height]]

    @staticmethod
    def pixels(block):
        return range(BLOCK * block, BLOCK * (block + 1))

    def flat_blocks(self):
        """The blocks of one colour, with a row of each, but for those beside a block of several."""
        corners = [
            [self.at(BLOCK * x, BLOCK * y) for x in range(self.columns + 1)]
            for y in range(self.lines + 1)
        ]
        flat = {}
        for x, y in itertools.product(range(self.columns), range(self.lines)):
            near = {
                index
                for row in corners[max(y - 1, 0) : y + 3]
                for index in row[max(x - 1, 0) : x + 3]
            }
            if len(near) == 1:
                flat[x, y] = bytes(near) * BLOCK
        return flat

    def is_edge(self, column, row):
        line = self.rows[row]
        beside = line[column - 1], line[column + 1]
        above, below = self.rows[row - 1][column], self.rows[row + 1][column]
        return not line[column] == above == below == beside[0] == beside[1]

    def shade(self, column, row):
        """Four samples: two colours that share a pixel evenly give the one halfway between
        them, any others the one that it has most of."""
        samples = itertools.product((0.25, 0.75), repeat=2)
        found = sorted(self.at(column + dx, row + dy) for dx, dy in samples)
        if not found[0] == found[1] != found[2] == found[3]:
            return max(found, key=found.count)
        pair = found[0], found[2]
        if pair not in self.halves:
            self.halves[pair] = len(self.palette)
            both = zip(self.palette[pair[0]], self.palette[pair[1]], strict=True)
            self.palette.append(tuple((a + b) // 2 for a, b in both))
        return self.halves[pair]


def draw(name, size, scale):
    """The PNG of a name at a scale; 1x is of the given size."""
    pick = Choices(name)
    motif = MOTIFS[pick.below(len(MOTIFS))]
    palette = [tuple(bytes.fromhex(text)) for text in PALETTES[pick.below(len(PALETTES))]]
    unit = min(size) / 3
    colour = motif(pick, size[0] / unit, size[1] / unit)
    step = 1 / (unit * scale)
    pixels = [side * scale for side in size]
    return png(Canvas(lambda x, y: colour(x * step, y * step), pixels, palette).draw(), palette)


def write_image_set(catalog, name, size, seed):
    folder = catalog / f"{name}.imageset"
    folder.mkdir(parents=True, exist_ok=True)
    images = []
    total = 0
    for scale in SCALES:
        filename = f"{name}~universal@{scale}x.png"
        data = draw(seed, size, scale)
        (folder / filename).write_bytes(data)
        total += len(data)
        images.append({"filename": filename, "idiom": "universal", "scale": f"{scale}x"})
    contents = {"images": images, "info": {"author": "xcode", "version": 1}}
    text = json.dumps(contents, indent=2, separators=(",", " : ")) + "\n"
    (folder / "Contents.json").write_bytes(text.encode())
    return total


def image_sets(catalog):
    """The name, the size and the seed of each picture."""
    items = json.loads((catalog / "items.dataset" / "items.json").read_text("utf-8"))
    yield "poster", POSTER_SIZE, f"{catalog.parent.name}/poster"
    for item in items:
        name = item["image_name"]
        yield name, ENTRY_SIZES[Choices(f"{name}/size").below(len(ENTRY_SIZES))], name


def write_catalog(catalog, pool):
    names, sizes, seeds = zip(*image_sets(catalog), strict=True)
    totals = list(pool.map(write_image_set, itertools.repeat(catalog), names, sizes, seeds))
    return len(totals), sum(totals)


def main(arguments):
    catalogs = [Path(argument) for argument in arguments]
    if not catalogs:
        catalogs = sorted(Path("Samples").glob("*/Assets.xcassets"))
    if not catalogs:
        print("no catalog under Samples: run this from the root of the repository", file=sys.stderr)
        return 1
    with concurrent.futures.ProcessPoolExecutor() as pool:
        for catalog in catalogs:
            count, total = write_catalog(catalog, pool)
            print(f"{catalog}: {count} image sets, {total} bytes of pictures")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
