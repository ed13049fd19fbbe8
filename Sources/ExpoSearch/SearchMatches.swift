import ExpoBase

/// The matches of a term in a text, found lazily from left to right: the one scan of all searches.
///
/// They begin and end at boundaries of grapheme clusters and do not overlap.
struct SearchMatches: IteratorProtocol {
  private let term: SearchTerm
  private let text: SearchedText
  private var scalars: FoldedScalars
  private var starts: GraphemeBoundaries
  private var ends: GraphemeBoundaries
  /// Always at the beginning of a scalar.
  private var offset: Int

  init(of term: SearchTerm, in text: SearchedText) {
    self.term = term
    self.text = text
    offset = text.range.lowerBound
    scalars = FoldedScalars(text)
    starts = GraphemeBoundaries(of: text)
    ends = starts
  }

  mutating func next() -> Range<Int>? {
    while true {
      let start = term.firstBytes.first(in: text.bytes, at: offset..<text.range.upperBound)
      guard start < text.range.upperBound else { return nil }
      let (scalar, length) = text.scalar(at: start)
      offset = start + length
      // Reading all marks after each of a long row would be quadratic.
      guard term.firstBytes.mayBegin(with: scalar),
        !term.beginsWithMark || starts.contains(start),
        let end = end(from: start), starts.contains(start)
      else { continue }
      offset = end
      return start..<end
    }
  }

  private mutating func end(from start: Int) -> Int? {
    for row in term.alternatives {
      scalars.restart(at: start)
      let isFound = row.allSatisfy { letter in
        scalars.next().map { letter.matches($0) } ?? false
      }
      if isFound, scalars.isBetweenScalars, ends.contains(scalars.offset) { return scalars.offset }
    }
    return nil
  }

  /// Whether only white space precedes an offset.
  func isBeginning(_ offset: Int) -> Bool {
    var offset = offset
    while offset > text.range.lowerBound {
      offset = text.start(before: offset)
      if SearchFolding(text.scalar(at: offset).value) != .one(SearchFolding.space) { return false }
    }
    return true
  }

  /// Whether no letter, mark or number precedes an offset.
  func isWordBeginning(_ offset: Int) -> Bool {
    guard offset > text.range.lowerBound else { return true }
    return !Unicode.Scalar.isOfWord(text.scalar(at: text.start(before: offset)).value)
  }
}

extension Unicode.Scalar {
  /// Letters, marks and numbers, by their general category (Unicode §4.5).
  static func isOfWord(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return 0x30...0x39 ~= scalar || 0x41...0x5A ~= scalar & 0xDF }
    if GraphemeQuickCheck.isHanOrHangul(scalar) { return true }
    guard let category = Unicode.Scalar(scalar)?.properties.generalCategory else { return false }
    return switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
