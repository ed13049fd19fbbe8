import ExpoBase

/// The folding of a scalar for search: one form for all widths, cases and compositions, and what
/// people type for a sign or an accented letter.
///
/// `A` → `a`; `Ａ` → `a`; `é` → `e`; `й` → `и`, U+0306; `ß` → `s`, `s`; `’` → `'`; `—` → `-`; U+F99A
/// → U+9023; `ㄳ` → `ㄱ`, `ㅅ`
///
/// The standard library exposes no decompositions, and comparing clusters is too slow, so a table
/// holds the decompositions and the other foldings: Tests/Tools/search_folding.py. Unicode never
/// changes those of an assigned scalar, so the table stays right.
enum SearchFolding: Equatable {
  /// Possibly unchanged.
  case one(UInt32)
  /// The folding of the first scalar, followed by the second.
  case two(UInt32, UInt32)

  static let space: UInt32 = 0x20

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

  var first: UInt32 {
    switch self {
    case .one(let folded): folded
    case .two(let scalar, _): SearchFolding(scalar).first
    }
  }

  /// Appends the folded scalars, at most four.
  func append(to scalars: inout [UInt32]) {
    switch self {
    case .one(let folded): scalars.append(folded)
    case .two(let scalar, let last):
      SearchFolding(scalar).append(to: &scalars)
      scalars.append(last)
    }
  }
}

extension SearchFolding {
  /// Others that fold to one of these first: `k` → `K`, U+212A (kelvin sign), `Ｋ`, `ķ` and more.
  static func scalars(foldingInto folded: ClosedRange<UInt32>) -> [UInt32] {
    let start = byFirst.partitioningIndex { $0.first >= folded.lowerBound }
    return byFirst[start...].prefix { $0.first <= folded.upperBound }.map(\.scalar)
  }

  /// What a scalar folds to first, and the scalar, for all of the tables and ASCII, in this order.
  private static let byFirst: [(first: UInt32, scalar: UInt32)] =
    Set(singles + pairs).union(0..<0x80).map { (SearchFolding($0).first, $0) }
    .sorted { $0.first < $1.first }

  /// 0 for everything except combining marks.
  static func combiningClass(_ scalar: UInt32) -> UInt8 {
    if scalar < 0x300 || GraphemeQuickCheck.isSimple(scalar) { return 0 }
    return Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
  }

  /// A Latin letter loses its marks.
  static func isLatin(_ scalar: UInt32) -> Bool {
    0x61...0x7A ~= scalar || 0xDF...0x24F ~= scalar && scalar != 0xF7
  }

  static func ascii(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5A: scalar + 0x20
    case 0x09...0x0D: space
    default: scalar
    }
  }

  /// Binary search in a sorted table.
  private static func row(of scalar: UInt32, in table: [UInt32], width: Int) -> Int? {
    let row = (0..<table.count / width).partitioningIndex { table[$0 * width] >= scalar } * width
    return row < table.count && table[row] == scalar ? row : nil
  }
}
