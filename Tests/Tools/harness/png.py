"""Pictures for the documents of the checks."""

import struct
import zlib


def png(width, height, rows, depth=8, color=2, level=-1):
    """A PNG; `rows` are its pixels, a zero before each row of them."""

    def chunk(name, content):
        checksum = struct.pack(">I", zlib.crc32(name + content))
        return struct.pack(">I", len(content)) + name + content + checksum

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, 0))
    body = chunk(b"IDAT", zlib.compress(rows, level)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + head + body
