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
    (self.term, self.text) = (term, text)
    offset = text.range.lowerBound
    scalars = FoldedScalars(text)
    starts = GraphemeBoundaries(of: text)
    ends = starts
  }

  mutating func next() -> Range<Int>? {
    // Copied, because each access to the property would retain and release its arrays.
    let (firstBytes, rows) = (term.firstBytes, term.rows)
    while let start = nextStart(firstBytes) {
      // Reading all marks after each of a long row would be quadratic.
      guard !term.beginsWithMark || starts.contains(start), let end = end(from: start, rows),
        starts.contains(start)
      else { continue }
      offset = end
      return start..<end
    }
    return nil
  }

  /// The next scalar that a match may begin with, by its first bytes, or the next escape.
  private mutating func nextStart(_ firstBytes: FirstBytes) -> Int? {
    let start = firstBytes.first(in: text.bytes, at: offset..<text.range.upperBound)
    guard start < text.range.upperBound else { return nil }
    offset = start + text.scalar(at: start).length
    return start
  }

  private mutating func end(from start: Int, _ rows: [[SearchTerm.Letter]]) -> Int? {
    for index in rows.indices {
      scalars.restart(at: start)
      if scalars.match(rows[index]), scalars.isBetweenScalars, ends.contains(scalars.offset) {
        return scalars.offset
      }
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

extension FoldedScalars {
  /// Reads a scalar for each letter; false at the first that is not found.
  fileprivate mutating func match(_ letters: [SearchTerm.Letter]) -> Bool {
    for index in letters.indices {
      guard let scalar = next(), letters[index].finds(scalar) else { return false }
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Letters, marks and numbers, by their general category (Unicode §4.5).
  static func isOfWord(_ scalar: UInt32) -> Bool {
    if GraphemeQuickCheck.isHanOrHangul(scalar) || 0x61...0x7A ~= scalar { return true }
    guard let category = Unicode.Scalar(scalar)?.properties.generalCategory else { return false }
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}
