/// The scalars that can begin a match, as a filter on one or two bytes that rules out most offsets.
struct SearchPrefilter: Sendable {
  private let ranges: [ClosedRange<UInt32>]
  /// Whether each byte is the first of a scalar that can begin a match.
  private var leads = [Bool](repeating: false, count: 256)
  /// Whether each byte is the second of such a scalar.
  private var seconds = [Bool](repeating: false, count: 256)

  /// Creates the filter of matches that begin with one of the patterns.
  init(of patterns: [ScalarPattern]) {
    // Canonical order may move any other mark before the one a query begins with.
    ranges = patterns.contains(where: \.isMark) ? [0...0x10FFFF] : patterns.flatMap(\.firstScalars)
    for range in ranges { admit(range) }
  }

  /// The first offset, at or after another, where a match can begin.
  func next(in bytes: UTF8Bytes, from offset: Int) -> Int? {
    var offset = offset
    while offset < bytes.count {
      let lead = bytes[offset]
      if leads[Int(lead)] {
        if lead < 0x80 { return offset }
        if seconds[Int(bytes[offset + 1])], contains(bytes.scalar(at: offset)) { return offset }
      }
      offset += 1
    }
    return nil
  }

  private func contains(_ scalar: UInt32) -> Bool {
    ranges.contains { $0.contains(scalar) }
  }

  /// Marks the bytes of a range of scalars: if its first bytes differ, any second byte is possible.
  private mutating func admit(_ range: ClosedRange<UInt32>) {
    let (first, last) = (
      UTF8Bytes.prefix(of: range.lowerBound), UTF8Bytes.prefix(of: range.upperBound)
    )
    let continuation: ClosedRange<UInt8> = 0x80...0xBF
    for lead in first.lead...last.lead where !continuation.contains(lead) {
      leads[Int(lead)] = true
    }
    let between = first.lead == last.lead ? first.second...last.second : continuation
    for second in between { seconds[Int(second)] = true }
  }
}
