import ExpoBase

/// The folding of a scalar for search: one form for all widths, cases and compositions.
///
/// `A` → `a`; `Ａ` → `a`; `é` → `e`, U+0301; `ß` → `s`, `s`; U+F99A → U+9023; `ㄳ` → `ㄱ`, `ㅅ`
/// The standard library compares by canonical equivalence but exposes no decompositions, and comparing
/// clusters is too slow. So a table holds the decompositions and the other foldings:
/// Tests/Tools/search_folding.py. Unicode never changes the decomposition or case folding of an
/// assigned scalar, so the table does not become wrong.
enum SearchFolding: Equatable {
  /// One scalar, possibly unchanged.
  case one(UInt32)
  /// The folding of the first scalar, followed by the second.
  case two(UInt32, UInt32)

  /// The folding of all white space.
  static let space: UInt32 = 0x20

  /// Creates the folding of a scalar.
  init(_ scalar: UInt32) {
    if scalar < 0x80 {
      self = .one(Self.ascii(scalar))
    } else if GraphemeQuickCheck.isHanOrHangul(scalar) {
      self = .one(scalar)
    } else if let row = Self.row(of: scalar, in: Self.pairs, width: 3) {
      self = .two(Self.pairs[row + 1], Self.pairs[row + 2])
    } else {
      let row = Self.row(of: scalar, in: Self.singles, width: 2)
      self = .one(row.map { Self.singles[$0 + 1] } ?? scalar)
    }
  }

  /// The first folded scalar.
  var first: UInt32 {
    switch self {
    case .one(let folded): folded
    case .two(let scalar, _): SearchFolding(scalar).first
    }
  }

  /// Appends the folded scalars, at most four.
  func append(to scalars: inout [UInt32]) {
    switch self {
    case .one(let folded):
      scalars.append(folded)
    case .two(let scalar, let last):
      SearchFolding(scalar).append(to: &scalars)
      scalars.append(last)
    }
  }
}

extension SearchFolding {
  /// The scalars whose folding begins with a folded scalar.
  ///
  /// `k` → `k`, `K`, U+212A (kelvin sign), `Ｋ`, `ｋ`, `ķ` and more
  static func scalars(foldingTo folded: UInt32) -> [UInt32] {
    let own = [folded] + (0..<0x80).filter { ascii($0) == folded && $0 != folded }
    let rows = stride(from: 0, to: singles.count, by: 2).filter { singles[$0 + 1] == folded }
    let starts = stride(from: 0, to: pairs.count, by: 3).filter {
      SearchFolding(pairs[$0 + 1]).first == folded
    }
    return own + rows.map { singles[$0] } + starts.map { pairs[$0] }
  }

  /// The scalars beyond ASCII whose folding has one of some folded scalars anywhere.
  ///
  /// `i` → `í`, `ﬁ`, `ｉ` and more
  static func scalars(withAnyOf folded: Set<UInt32>) -> [UInt32] {
    guard !folded.isEmpty else { return [] }
    let rows = stride(from: 0, to: singles.count, by: 2).filter { folded.contains(singles[$0 + 1]) }
    let starts = stride(from: 0, to: pairs.count, by: 3).filter {
      SearchFolding(pairs[$0]).hasAny(of: folded)
    }
    return rows.map { singles[$0] } + starts.map { pairs[$0] }
  }

  private func hasAny(of folded: Set<UInt32>) -> Bool {
    switch self {
    case .one(let scalar): folded.contains(scalar)
    case .two(let scalar, let last):
      folded.contains(last) || SearchFolding(scalar).hasAny(of: folded)
    }
  }

  /// The canonical combining class: 0 for everything except combining marks.
  static func combiningClass(_ scalar: UInt32) -> UInt8 {
    if scalar < 0x300 || GraphemeQuickCheck.isSimple(scalar) { return 0 }
    return Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
  }

  private static func ascii(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5A: scalar + 0x20
    case 0x09...0x0D: space
    default: scalar
    }
  }

  /// The index of a scalar's row in a sorted table, by binary search.
  private static func row(of scalar: UInt32, in table: [UInt32], width: Int) -> Int? {
    let row = (0..<table.count / width).partitioningIndex { table[$0 * width] >= scalar } * width
    return row < table.count && table[row] == scalar ? row : nil
  }
}

/// Decodes UTF-8 into folded scalars, one at a time.
///
/// `É  한` in any form → `e`, U+0301, one space, `한`
/// Combining marks come in canonical order, conjoining jamo as one syllable, and a run of white space
/// as one space, so canonically equivalent texts give the same scalars (Unicode §3.13, D145).
struct FoldedScalars: IteratorProtocol {
  private let bytes: UTF8Bytes
  /// The byte offset of the next scalar to read.
  private(set) var offset = 0
  /// Folded scalars not yet returned, after the first `returned`.
  private var pending: [UInt32] = []
  private var returned = 0

  /// Creates the folded scalars of a text.
  init(_ bytes: UTF8Bytes) { self.bytes = bytes }

  /// Continues at the offset of a scalar.
  mutating func restart(at offset: Int) {
    self.offset = offset
    returned = pending.count
  }

  /// Whether everything read so far was returned.
  var isBetweenScalars: Bool { returned == pending.count }

  /// Returns the next folded scalar; nil at the end.
  mutating func next() -> UInt32? {
    if isBetweenScalars {
      guard let scalar = read() else { return nil }
      if let syllable = syllable(beginningWith: scalar) { return syllable }
      let folding = SearchFolding(scalar)
      if case .one(let folded) = folding, !Self.isMark(folded) {
        if folded == SearchFolding.space { skipSpace() }
        return folded
      }
      collect(folding)
    }
    returned += 1
    return pending[returned - 1]
  }

  private mutating func skipSpace() {
    while let next = peek(), SearchFolding(next) == .one(SearchFolding.space) { _ = read() }
  }

  private mutating func collect(_ folding: SearchFolding) {
    pending.removeAll(keepingCapacity: true)
    returned = 0
    folding.append(to: &pending)
    guard let last = pending.last, Self.isMark(last) else { return }
    collectMarks()
    sortMarks()
  }

  private mutating func collectMarks() {
    while let folding = peek().map(SearchFolding.init), Self.isMark(folding.first) {
      _ = read()
      folding.append(to: &pending)
    }
  }

  /// Puts the pending marks into canonical order.
  private mutating func sortMarks() {
    guard let previous = pending.dropLast().last, Self.isMark(previous) else { return }
    let marks = pending.firstIndex(where: Self.isMark) ?? pending.endIndex
    let ordered = pending[marks...].map { (scalar: $0, class: SearchFolding.combiningClass($0)) }
      .sorted { $0.class < $1.class }
    pending.replaceSubrange(marks..., with: ordered.map(\.scalar))
  }

  private static func isMark(_ scalar: UInt32) -> Bool { SearchFolding.combiningClass(scalar) > 0 }

  private func peek() -> UInt32? {
    offset < bytes.count ? bytes.scalar(at: offset) : nil
  }

  private mutating func read() -> UInt32? {
    let scalar = peek()
    if let scalar { offset += UTF8Bytes.length(of: scalar) }
    return scalar
  }
}

// MARK: - Hangul

extension FoldedScalars {
  /// Composes a syllable with the conjoining jamo that follow; nil if the scalar begins none.
  private mutating func syllable(beginningWith scalar: UInt32) -> UInt32? {
    var syllable: HangulSyllable
    if let whole = HangulSyllable(scalar) {
      syllable = whole
    } else if let initial = HangulSyllable.initial(ofJamo: scalar),
      let vowel = peek().flatMap(HangulSyllable.vowel(ofJamo:))
    {
      _ = read()
      syllable = HangulSyllable(initial: initial, vowel: vowel)
    } else {
      return nil
    }
    if syllable.final == 0, let final = peek().flatMap(HangulSyllable.final(ofJamo:)) {
      _ = read()
      syllable.final = final
    }
    return syllable.scalar
  }
}
