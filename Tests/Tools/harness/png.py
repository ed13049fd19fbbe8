"""Pictures for the documents of the checks."""

import struct
import zlib


def png(width, height, rows, level=-1):
    """A PNG in RGB; `rows` are its pixels, a zero before each row of them."""

    def chunk(name, content):
        checksum = struct.pack(">I", zlib.crc32(name + content))
        return struct.pack(">I", len(content)) + name + content + checksum

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    body = chunk(b"IDAT", zlib.compress(rows, level)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + head + body
