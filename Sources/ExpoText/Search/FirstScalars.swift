/// Where in a text a match may begin: a look at one or two bytes rules out nearly all places.
struct FirstScalars: Sendable {
  private let ranges: [ClosedRange<UInt32>]
  /// Whether a scalar that may begin a match has a byte as its first, for all 256.
  private var leads = [Bool](repeating: false, count: 256)
  /// The same for the second byte.
  private var seconds = [Bool](repeating: false, count: 256)

  /// What any of some patterns may begin with.
  init(of patterns: [LetterPattern]) {
    // Canonical order may put any other mark before the one with which a query begins.
    ranges = patterns.contains(where: \.isMark) ? [0...0x10FFFF] : patterns.flatMap(\.firstScalars)
    for range in ranges { admit(range) }
  }

  /// The first place from an offset on where a scalar stands that may begin a match.
  func next(in bytes: UTF8Bytes, from offset: Int) -> Int? {
    var offset = offset
    while offset < bytes.count {
      let lead = bytes[offset]
      if leads[Int(lead)] {
        if lead < 0x80 { return offset }
        if seconds[Int(bytes[offset + 1])], holds(bytes.scalar(at: offset)) { return offset }
      }
      offset += 1
    }
    return nil
  }

  private func holds(_ scalar: UInt32) -> Bool {
    ranges.contains { $0.contains(scalar) }
  }

  /// Marks the bytes of a range; where its ends differ in the first, any second may follow.
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
