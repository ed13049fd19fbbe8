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

/// The boundaries of grapheme clusters in a text, queried from left to right.
///
/// In `e`, U+0301, `x` the offsets 0, 3 and 4 are boundaries, 1 is not. Most are certain by the
/// scalars on both sides; between these the standard library finds the others once for all queries,
/// so that these take linear time together.
struct GraphemeBoundaries {
  private let text: SearchedText
  /// The last part of the text that had to be read, and the boundaries in it.
  private var part = 0..<0
  private var boundaries: [Int] = []

  init(of text: SearchedText) { self.text = text }

  mutating func contains(_ offset: Int) -> Bool {
    if isCertain(offset) { return true }
    if !part.contains(offset) { readPart(around: offset) }
    let index = boundaries.partitioningIndex { $0 >= offset }
    return index < boundaries.count && boundaries[index] == offset
  }

  /// Finds the boundaries between the nearest certain ones.
  private mutating func readPart(around offset: Int) {
    var start = offset
    while !isCertain(start) { start = text.start(before: start) }
    var end = start
    var scalars = String.UnicodeScalarView()
    repeat {
      let (value, length) = text.scalar(at: end)
      scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      end += length
    } while !isCertain(end)
    part = start..<end
    boundaries = []
    for character in String(scalars) {
      boundaries.append(start)
      for _ in character.unicodeScalars { start += text.scalar(at: start).length }
    }
  }

  /// Whether the scalars on both sides suffice to tell that an offset is a boundary.
  private func isCertain(_ offset: Int) -> Bool {
    text.isEdge(offset)
      || GraphemeQuickCheck.canBegin(with: text.scalar(at: offset).value)
        && GraphemeQuickCheck.canEnd(with: text.scalar(at: text.start(before: offset)).value)
  }
}

extension GraphemeQuickCheck {
  /// Whether a scalar begins a cluster after every scalar of ``canEnd(with:)``.
  static func canBegin(with scalar: UInt32) -> Bool {
    isSimple(scalar) || HangulSyllable.initial(ofJamo: scalar) != nil
  }

  /// Whether there is always a boundary between the scalar and one of ``canBegin(with:)``, as in
  /// `한글`, `e` + U+0301 + `x` and between two syllables of conjoining jamo.
  static func canEnd(with scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1161...0x1175, 0x11A8...0x11C2: true
    default: isSimple(scalar)
    }
  }
}
