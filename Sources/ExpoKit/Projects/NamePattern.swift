import ExpoBase

/// The literal ends of a composed name: `"poster_\(number).png"`, `"poster_" + number`.
struct NamePattern: Hashable, Sendable {
  fileprivate let start: [UInt8]
  /// Without the extension of a picture; empty if unknown.
  fileprivate let end: [UInt8]

  /// Nil if the beginning has fewer than three bytes, which match too much.
  init?(start: [UInt8], end: [UInt8] = []) {
    if start.count < 3 { return nil }
    let (base, kind) = FileName.split("x" + String(decoding: end, as: UTF8.self))
    let isFile = PictureHeader.Kind(extension: kind) != nil
    (self.start, self.end) = (start, isFile ? Array(base.utf8.dropFirst()) : end)
  }

  /// Nil for a text without specifier or interpolation.
  init?(_ text: some BidirectionalCollection<UInt8>, isFormat: Bool) {
    let mark = UInt8(ascii: isFormat ? "%" : "\\")
    guard let first = text.firstIndex(of: mark), let last = text.lastIndex(of: mark) else {
      return nil
    }
    let rest = text[last...].dropFirst()
    let end = isFormat ? Self.end(afterFormat: rest) : Self.end(afterBrackets: rest)
    self.init(start: Array(text[..<first]), end: end)
  }

  /// What follows a specifier such as `02ld` or `@`.
  private static func end(afterFormat text: some Collection<UInt8>) -> [UInt8] {
    Array(
      text.drop { !(0x61...0x7A).contains($0 | 0x20) && $0 != UInt8(ascii: "@") }
        .drop { "hlLqjtz".utf8.contains($0) }.dropFirst())
  }

  /// What follows an interpolation; empty if it does not end.
  private static func end(afterBrackets text: some Collection<UInt8>) -> [UInt8] {
    var depth = 0
    let end = text.firstIndex { byte in
      depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      return byte == UInt8(ascii: ")") && depth == 0
    }
    return end.map { Array(text[$0...].dropFirst()) } ?? []
  }
}

extension Set<NamePattern> {
  func matching(_ names: Set<String>) -> Set<String> {
    let ends = reduce(into: [[UInt8]: Set<[UInt8]>]()) { $0[$1.start, default: []].insert($1.end) }
    if ends.isEmpty { return [] }
    return names.filter { name in
      let name = Array(name.utf8)
      return (0...name.count).contains { count in
        guard let ends = ends[Array(name[..<count])] else { return false }
        return (count...name.count).contains { ends.contains(Array(name[$0...])) }
      }
    }
  }
}
