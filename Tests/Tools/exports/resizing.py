"""--resize with the programs of the recipe, also of a photograph that was taken upright."""

import random
import re

from exports.running import write_entries
from harness import ROOT, run, temporary_folder, write
from harness.png import png


def noise(width, height):
    """A PNG of noise, which no program makes small."""
    chance = random.Random(width)
    rows = b"".join(b"\0" + chance.randbytes(3 * width) for _ in range(height))
    return png(width, height, rows, level=1)


def recipes():
    """The commands of Samples/recipes/resize.txt, by their programs."""
    lines = (ROOT / "Samples/recipes/resize.txt").read_text().splitlines()
    commands = [line.split(maxsplit=1)[1] for line in lines]
    return {command.split()[0]: command for command in commands}


def check_recipes(checks):
    found = recipes()
    checks.equal("recipes", sorted(found), ["convert", "sips", "vipsthumbnail"])
    for program, command in found.items():
        # sips is a part of macOS.
        if program == "sips" or not checks.tool(program):
            continue
        with temporary_folder() as folder:
            write_entries(folder / "items.json", 2)
            write(folder / "a b/item_0.png", noise(700, 500))
            words = [checks.expo, "export", "html", ".", "-o", "site", "--images", "a b"]
            done = run([*words, "--resize", command], cwd=folder)
            checks.equal(f"{program}: status", done.returncode, 0) or checks.say(done.stderr)
            made = sorted(path.name.split("-")[0] for path in (folder / "site/images").iterdir())
            widths = [f"item_0@{width}w" for width in (160, 320, 640, 700)]
            checks.equal(f"{program}: files", made, widths)
            again = run([*words, "--resize", command, "--check"], cwd=folder)
            checks.equal(f"{program}: again", again.returncode, 0) or checks.say(again.stdout)
            checks.equal(f"{program}: words", b"not resized" in done.stderr, False)
            check_upright(checks, words, command, folder)


def check_upright(checks, words, command, folder):
    """A photograph of 900 by 600 pixels, which its Exif data turn to 600 by 900."""
    if not checks.tool("convert"):
        return
    (folder / "a b/item_0.png").unlink()
    photo = ["convert", "-size", "900x600", "plasma:", "-quality", "95", "-orient", "RightTop"]
    run([*photo, "a b/item_0.jpg"], cwd=folder)
    exif = bytes.fromhex("ffe1002245786966000049492a0008000000010012010300010000000600000000000000")
    plain = (folder / "a b/item_0.jpg").read_bytes()
    (folder / "a b/item_0.jpg").write_bytes(plain[:2] + exif + plain[2:])
    for label, line, is_turned in [
        ("upright", command, False),
        ("on its side", command.replace("-auto-orient ", "") + " ", "-auto-orient" in command),
    ]:
        done = run([*words, "--resize", line], cwd=folder)
        is_refused = b"-auto-orient" in done.stderr
        checks.equal(f"{label}: refused", is_refused, is_turned) or checks.say(done.stderr)
        page = (folder / "site/entries/item_0.html").read_text()
        sizes = re.findall(r'<img[^>]* width="(\d+)" height="(\d+)"', page)
        checks.expect(all(int(w) < int(h) for w, h in sizes) and sizes, f"{label}: sizes", sizes)
        check = run([*words, "--resize", line, "--check"], cwd=folder)
        checks.equal(f"{label}: again", check.returncode, 0) or checks.say(check.stdout)
