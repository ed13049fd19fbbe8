/// How a camera was held, from the metadata of a JPEG: programs turn the picture before they show it.
enum JPEGOrientation {
  /// Whether the metadata in a segment say that width and height change places.
  ///
  /// Exif 2.3 §4.6: a TIFF whose first directory may have the tag 0x0112; 5 to 8 are turned.
  static func isTurned(_ segment: ArraySlice<UInt8>) -> Bool {
    guard segment.starts(with: Array("Exif".utf8) + [0, 0]) else { return false }
    let tiff = Array(segment.dropFirst(6).prefix(4096))
    let isLittle = tiff.starts(with: "II".utf8)
    func number(_ start: Int, _ count: Int) -> Int? {
      guard start + count <= tiff.count else { return nil }
      let bytes = tiff[start..<start + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return false }
    for entry in 0..<min(count, 100) {
      let start = directory + 2 + 12 * entry
      if number(start, 2) == 0x0112 { return number(start + 8, 2).map { 5...8 ~= $0 } ?? false }
    }
    return false
  }
}
