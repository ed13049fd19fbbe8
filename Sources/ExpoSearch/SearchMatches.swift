import ExpoBase

/// The matches of a term in a text, found lazily from left to right: the one scan of all searches.
///
/// Each begins and ends at boundaries of grapheme clusters, and none overlaps another.
struct SearchMatches: IteratorProtocol {
  private let term: SearchTerm
  private let text: SearchedText
  private var scalars: FoldedScalars
  private var starts: GraphemeBoundaries
  private var ends: GraphemeBoundaries
  /// Where the next match is looked for: at the beginning of a scalar.
  private var offset: Int

  /// Creates the matches of a term in a text.
  init(of term: SearchTerm, in text: SearchedText) {
    (self.term, self.text, offset) = (term, text, text.range.lowerBound)
    scalars = FoldedScalars(text)
    starts = GraphemeBoundaries(of: text)
    ends = starts
  }

  /// Returns the bytes of the next match; nil after the last.
  mutating func next() -> Range<Int>? {
    // Copied, because each access to the property would retain and release its arrays.
    let term = term
    while let start = nextStart(of: term) {
      // Reading all marks behind each of a long row would be quadratic.
      guard !term.beginsWithMark || starts.contains(start), let end = end(from: start, of: term),
        starts.contains(start)
      else { continue }
      offset = end
      return start..<end
    }
    return nil
  }

  /// The next scalar that a match may begin with, by its first bytes, or the next escape.
  private mutating func nextStart(of term: SearchTerm) -> Int? {
    let (bytes, end, leads, seconds) = (text.bytes, text.range.upperBound, term.leads, term.seconds)
    let escapes = ByteSet.escapes
    var start = offset
    bytes.withSpan { span in
      // Sixteen pairs of bytes at once.
      while start < end, start + 17 <= span.byteCount {
        let first = unsafe span.unsafeLoadUnaligned(
          fromUncheckedByteOffset: start, as: SIMD16<UInt8>.self)
        let second = unsafe span.unsafeLoadUnaligned(
          fromUncheckedByteOffset: start + 1, as: SIMD16<UInt8>.self)
        let pairs = leads.contains(first) .& seconds.contains(second)
        if let lane = (pairs .| escapes.contains(first)).firstLane {
          start += lane
          return
        }
        start += 16
      }
      while start < end, bytes[start] != SearchedText.backslash, !leads.contains(bytes[start]) {
        start += 1
      }
    }
    guard start < end else { return nil }
    offset = start + text.scalar(at: start).length
    return start
  }

  /// The end of the match at an offset; nil if there is none.
  private mutating func end(from start: Int, of term: SearchTerm) -> Int? {
    for row in term.rows {
      scalars.restart(at: start)
      if scalars.match(row), scalars.isBetweenScalars, ends.contains(scalars.offset) {
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

/// Some bytes, of which sixteen are compared at once.
struct ByteSet: Sendable {
  /// The backslash, behind which anything may stand.
  static let escapes = ByteSet([SearchedText.escape])

  /// The ranges of the bytes, those next to each other as one: what moves the first to the smallest
  /// signed number, and what the last becomes.
  private var ranges: [(move: SIMD16<UInt8>, last: SIMD16<Int8>)] = []
  private var flags = [Bool](repeating: false, count: 256)

  /// Creates the bytes of some ranges.
  init(_ parts: [ClosedRange<UInt8>]) {
    for byte in parts.joined() { flags[Int(byte)] = true }
    for byte in UInt8.min...UInt8.max where flags[Int(byte)] {
      if byte == 0 || !flags[Int(byte - 1)] {
        ranges.append((SIMD16(repeating: 0x80 &- byte), SIMD16(repeating: -128)))
      } else {
        ranges[ranges.count - 1].last &+= 1
      }
    }
  }

  func contains(_ byte: UInt8) -> Bool { flags[Int(byte)] }

  @inline(__always)
  func contains(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    // None yet; `SIMDMask()` sets its lanes one by one.
    var found = block .!= block
    for range in ranges {
      let moved = unsafe unsafeBitCast(block &+ range.move, to: SIMD16<Int8>.self)
      found .|= moved .<= range.last
    }
    return found
  }
}

extension Unicode.Scalar {
  /// Whether words consist of such scalars: letters, marks and numbers, by their general category
  /// (Unicode §4.5).
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
