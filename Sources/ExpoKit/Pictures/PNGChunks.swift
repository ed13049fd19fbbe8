/// The chunks of a PNG before its pixels, read one header at a time.
enum PNGChunks {
  /// How many chunks are looked at.
  private static let limit = 64

  /// Whether every pixel of a PNG is opaque: it has no alpha channel and no `tRNS` chunk
  /// (PNG §11.2.2, §11.3.2.1).
  static func areOpaque(in file: OpenFile, _ header: [UInt8]) throws(FileError) -> Bool {
    // Colour types 4 and 6 have an alpha channel.
    guard header.count > 25, header[25] < 4 else { return false }
    var offset = 8
    for _ in 0..<limit {
      let isKnown = offset + 8 <= header.count
      let start = isKnown ? Array(header[offset..<offset + 8]) : try file.read(8, at: offset)
      guard start.count == 8 else { return false }
      if start[4...].elementsEqual("IDAT".utf8) { return true }
      if start[4...].elementsEqual("tRNS".utf8) { return false }
      offset += 12 + start[..<4].reduce(0) { $0 << 8 | Int($1) }
    }
    return false
  }
}
