#!/usr/bin/env python3
"""Writes large entries documents for measuring; the same arguments always give the same bytes.

usage: python3 Tests/Tools/corpus.py SIZE_MB ko|en OUT [--lines]

The text is made of the words below and looks like a museum's catalogue: one key a line after tabs,
about 2.7 KB an entry, some four paragraph breaks in each, a word in quotes about every 1,000 bytes,
an escaped solidus and apostrophe in every twentieth. No two entries share a name or a picture, and
expo finds nothing in it. Entries are as long in English as in Korean, in bytes. A MB is 2^20 bytes;
the document ends with the entry that reaches the size.

  --lines     one entry a line instead of one list (JSON Lines)
"""

import argparse
import pathlib
import random

MEGABYTE = 1 << 20
STOCK = 8192
PARAGRAPH = 570  # bytes

KOREAN = """전시관은 유물을 도자기와 청자의 백자를 금속활자로 목판에 두루마리를 병풍이 초상화는 수묵화와 조각상을
석탑의 불상은 범종을 향로와 벼루에 붓과 한지로 비단에 자수를 노리개와 갓을 나전칠기의 목가구는 소반을 탈춤과 꼭두를
가마와 수레의 깃발을 갑옷과 투구는 화살을 악기는 가야금의 대금과 장구를 편종의 지도는 천문도에 해시계와 측우기를
거북선의 모형을 등잔과 부채는 박람회에서 진열장에 도록에는 관람객이 학예사가 수집가는 장인의 공방에서 왕실의 기증품을
수장고의 복원실에서 개막일에 국제적인 오래된 섬세한 드물게 처음으로""".split()
KOREAN_ENDS = """전시되었다|보존되어 있다|복원하였다|출품하였다|기증받았다|새겨져 있다|빚어낸 것이다|널리 알려졌다|
높이 평가받았다|오늘까지 전한다""".replace("\n", "").split("|")
KOREAN_NAMES = "달항아리 청자 향로 병풍 나전함 해시계 편종 가야금 활자판 두루마리 갑옷 자수 보자기 석등".split()

ENGLISH = """the gallery shows an early loom from northern mills beside porcelain bowls and carved ivory while visitors
study bronze bells painted screens woven silk maps charts globes telescopes and clocks under glass domes each maker
signed within wooden cabinets lacquered boxes rare manuscripts printed books of travellers steam pumps model ships
lanterns fans armour masks drums flutes with gilded frames tiled courtyards quiet fountains collected by curators
after long voyages across distant provinces""".split()
ENGLISH_ENDS = """opened in spring|won a medal|was kept here|was restored later|came as a gift|is still shown|
drew large crowds|was made by hand""".replace("\n", "").split("|")
ENGLISH_NAMES = (
    "Moon jar|Censer|Folding screen|Pearl chest|Sundial|Chime bells|Zither|Type case|Scroll".split(
        "|"
    )
)

LANGUAGES = {
    "ko": (KOREAN, KOREAN_ENDS, KOREAN_NAMES),
    "en": (ENGLISH, ENGLISH_ENDS, ENGLISH_NAMES),
}


class Catalogue:
    def __init__(self, language):
        self.words, self.ends, self.names = LANGUAGES[language]
        self.random = random.Random(1851)
        self.stock = [self.sentence() for _ in range(STOCK)]
        self.lengths = random.Random(1900)  # on their own, so that they are alike in all languages
        self.count, self.since_quote = 0, 0

    def pick(self, items):
        return items[int(self.random.random() * len(items))]

    def sentence(self):
        words = [self.pick(self.words) for _ in range(5 + int(self.random.random() * 5))]
        words[0] = words[0][0].upper() + words[0][1:]
        text = " ".join([*words, self.pick(self.ends)]) + "."
        return text, len(text.encode())

    def paragraph(self, length):
        """Sentences of at least so many bytes; a word in quotes once the last is 1,000 bytes off."""
        sentences, got = [], 0
        while got < length:
            text, size = self.pick(self.stock)
            self.since_quote += size + 1
            if self.since_quote >= 1000:
                self.since_quote = 0
                first, rest = text.split(" ", 1)
                text, size = f'\\"{first}\\" {rest}', size + 4
            sentences.append(text)
            got += size + 1
        return " ".join(sentences)

    def entry(self):
        short = 40 + int(self.lengths.random() * 120)
        long = 1000 + int(self.lengths.random() * 2600)
        breaks = max(1, round(long / PARAGRAPH))
        text = "\\n\\n".join(self.paragraph(long // (breaks + 1)) for _ in range(breaks + 1))
        if self.count % 20 == 7:
            text += " 1851\\/1900 \\u201951."
        self.count += 1
        name = self.names[self.count % len(self.names)]
        return [
            ["name", f'"{name} {self.count}"'],
            ["image_name", f'"exhibit_{self.count:06}"'],
            ["short_desc", f'"{self.paragraph(short)}"'],
            ["desc", f'"{text}"'],
        ]


def write_document(out, catalogue, size, lines=False):
    head, tail, between = (b"", b"\n", b"\n") if lines else (b"[\n", b"\n]\n", b",\n")
    written = out.write(head)
    while written < size:
        if written > len(head):
            written += out.write(between)
        written += out.write(encode(catalogue.entry(), lines))
    out.write(tail)


def encode(entry, lines):
    if lines:
        text = "{" + ",".join(f'"{key}":{value}' for key, value in entry) + "}"
    else:
        text = "\t{\n" + ",\n".join(f'\t\t"{key}":{value}' for key, value in entry) + "\n\t}"
    return text.encode()


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("size", metavar="SIZE_MB", type=float)
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("out", metavar="OUT", type=pathlib.Path)
    parser.add_argument("--lines", action="store_true")
    asked = parser.parse_args()
    with open(asked.out, "wb") as out:
        write_document(out, Catalogue(asked.language), int(asked.size * MEGABYTE), asked.lines)


if __name__ == "__main__":
    main()
