import ExpoBase

/// The matches of a term in a text, found lazily from left to right.
struct SearchMatches {
  private let term: SearchTerm
  private let bytes: UTF8Bytes
  private var scalars: FoldedScalars
  private var starts: GraphemeBoundaries
  private var ends: GraphemeBoundaries
  private var offset = 0

  /// Creates the matches of a term in a text.
  init(of term: SearchTerm, in text: String) {
    // Bridged strings may be UTF-16, in which finding a byte offset takes a pass.
    var text = text
    text.makeContiguousUTF8()
    self.term = term
    bytes = UTF8Bytes(text)
    scalars = FoldedScalars(bytes)
    starts = GraphemeBoundaries(of: text, bytes)
    ends = starts
  }

  /// Returns the bytes of the next match; nil after the last.
  mutating func next() -> Range<Int>? {
    // Copied, because each access to the property would retain and release its arrays.
    let term = term
    while let start = term.prefilter.next(in: bytes, from: offset) {
      offset = start + 1
      guard starts.contains(start), let end = end(ofMatchAt: start, of: term) else { continue }
      offset = end
      return start..<end
    }
    return nil
  }

  /// Whether only white space precedes an offset.
  func isBeginning(_ offset: Int) -> Bool {
    var offset = offset
    while offset > 0 {
      offset = bytes.start(before: offset)
      if SearchFolding(bytes.scalar(at: offset)) != .one(SearchFolding.space) { return false }
    }
    return true
  }

  /// Whether no letter, mark or number precedes an offset.
  func isWordBeginning(_ offset: Int) -> Bool {
    offset == 0 || !Unicode.Scalar.isOfWord(bytes.scalar(at: bytes.start(before: offset)))
  }

  /// The end of the match at an offset; nil if there is none.
  private mutating func end(ofMatchAt start: Int, of term: SearchTerm) -> Int? {
    scalars.restart(at: start)
    guard scalars.match(term.body) else { return nil }
    for ending in term.endings {
      var rest = scalars
      if rest.match(ending), rest.isBetweenScalars, ends.contains(rest.offset) {
        return rest.offset
      }
    }
    return nil
  }
}

extension IteratorProtocol<UInt32> {
  /// Reads a scalar for each pattern; false at the first that does not match.
  mutating func match(_ patterns: [ScalarPattern]) -> Bool {
    for index in patterns.indices {
      guard let scalar = next(), patterns[index].matches(scalar) else { return false }
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether words consist of such scalars: letters, marks and numbers, by their general category
  /// (Unicode §4.5).
  static func isOfWord(_ scalar: UInt32) -> Bool {
    if GraphemeQuickCheck.isHanOrHangul(scalar) { return true }
    if scalar < 0x80 {
      return 0x30...0x39 ~= scalar || 0x41...0x5A ~= scalar || 0x61...0x7A ~= scalar
    }
    guard let category = Unicode.Scalar(scalar)?.properties.generalCategory else { return false }
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}
