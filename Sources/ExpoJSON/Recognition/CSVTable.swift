import ExpoSource

/// A table of values (RFC 4180): a line of names, then lines with as many values.
struct CSVTable {
  private static let separators: [UInt8] = [.comma, 0x09, UInt8(ascii: ";")]
  private static let longestName = 64

  private let bytes: SourceBytes
  private let separator: UInt8
  private let end: Int
  private var offset: Int

  /// Whether the text is a table by one of the separators.
  static func isFound(in bytes: SourceBytes, _ head: Range<Int>) -> Bool {
    separators.contains { separator in
      var table = CSVTable(
        bytes: bytes, separator: separator, end: head.upperBound, offset: head.lowerBound)
      return table.isRegular()
    }
  }

  private mutating func isRegular() -> Bool {
    guard let names = nextRecord(), names.count > 1, names.allSatisfy(isName) else { return false }
    var count = 0
    while offset < end {
      guard let record = nextRecord() else {
        // The last record may be cut, but only by the end of what is looked at.
        return count > 0 && offset == end && end < bytes.count
      }
      let isBlank = record.count == 1 && record[0].isEmpty
      guard record.count == names.count || (isBlank && offset == end) else { return false }
      count += isBlank ? 0 : 1
    }
    return count > 0
  }

  private func isName(_ field: Range<Int>) -> Bool {
    guard let first = bytes[field].first, field.count <= Self.longestName else { return false }
    return (first.isASCIILetter || first >= 0x80)
      && !bytes[field].contains { "{}[]:\"'".utf8.contains($0) }
  }

  /// The fields of the next record, without the quotes around them; nil if it is none.
  private mutating func nextRecord() -> [Range<Int>]? {
    var fields: [Range<Int>] = []
    while let field = nextField() {
      fields.append(field)
      guard offset < end else { return end == bytes.count ? fields : nil }
      let isSeparator = bytes[offset] == separator
      offset += bytes.matches("\r\n", at: offset) ? 2 : 1
      if !isSeparator { return fields }
    }
    return nil
  }

  /// The next field; `offset` is then at the separator or line end behind it.
  private mutating func nextField() -> Range<Int>? {
    guard offset < end, bytes[offset] == .quote else {
      let start = offset
      while offset < end, bytes[offset] != separator, !bytes[offset].isLineEnd { offset += 1 }
      return bytes[start..<offset].contains(.quote) ? nil : start..<offset
    }
    let start = offset + 1
    offset = start
    while offset < end {
      let isQuote = bytes[offset] == .quote
      offset += 1
      guard isQuote else { continue }
      guard offset < end, bytes[offset] == .quote else {
        let isEnd = offset == end || bytes[offset] == separator || bytes[offset].isLineEnd
        return isEnd ? start..<offset - 1 : nil
      }
      offset += 1
    }
    return nil
  }
}
