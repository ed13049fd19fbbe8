/// What a search takes a scalar for: one form for all widths, cases and kinds of composition.
///
/// `A` → `a`; `Ａ` → `a`; `é` → `e`, U+0301; `ß` → `s`, `s`; U+F99A → U+9023; `ㄳ` → `ㄱ`, `ㅅ`
/// The standard library compares by canonical equivalence but shows no decomposition, and comparing
/// cluster by cluster is too slow for searching. So the decompositions are a table, which takes in
/// the other foldings too: Tests/Tools/search_folding.py. Unicode never changes the decomposition or
/// case folding of a scalar once assigned, so the table does not grow wrong with age.
enum LetterFolding: Equatable {
  /// To one letter, which may be the scalar itself.
  case one(UInt32)
  /// To what the first scalar folds to, and a letter after it.
  case two(UInt32, UInt32)

  /// What white space of every kind folds to.
  static let space: UInt32 = 0x20

  /// Folds a scalar.
  init(_ scalar: UInt32) {
    if scalar < 0x80 {
      self = .one(Self.ascii(scalar))
    } else if PlainScalar.isHanOrHangul(scalar) {
      self = .one(scalar)
    } else if let row = Self.row(of: scalar, in: Self.pairs, width: 3) {
      self = .two(Self.pairs[row + 1], Self.pairs[row + 2])
    } else {
      let row = Self.row(of: scalar, in: Self.singles, width: 2)
      self = .one(row.map { Self.singles[$0 + 1] } ?? scalar)
    }
  }

  /// The first letter.
  var first: UInt32 {
    switch self {
    case .one(let letter): letter
    case .two(let scalar, _): LetterFolding(scalar).first
    }
  }

  /// Appends the letters, at most four.
  func append(to letters: inout [UInt32]) {
    switch self {
    case .one(let letter):
      letters.append(letter)
    case .two(let scalar, let letter):
      LetterFolding(scalar).append(to: &letters)
      letters.append(letter)
    }
  }
}

extension LetterFolding {
  /// The scalars whose folding begins with a letter.
  ///
  /// `k` → `k`, `K`, U+212A (the sign of Kelvin), `Ｋ`, `ｋ`, `ķ` and more
  static func scalars(foldingTo letter: UInt32) -> [UInt32] {
    let own = [letter] + (0..<0x80).filter { ascii($0) == letter && $0 != letter }
    let rows = stride(from: 0, to: singles.count, by: 2).filter { singles[$0 + 1] == letter }
    let starts = stride(from: 0, to: pairs.count, by: 3).filter {
      LetterFolding(pairs[$0 + 1]).first == letter
    }
    return own + rows.map { singles[$0] } + starts.map { pairs[$0] }
  }

  /// The canonical combining class: 0 for all but combining marks.
  static func combiningClass(_ letter: UInt32) -> UInt8 {
    if letter < 0x300 || PlainScalar.contains(letter) { return 0 }
    return Unicode.Scalar(letter)?.properties.canonicalCombiningClass.rawValue ?? 0
  }

  private static func ascii(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5A: scalar + 0x20
    case 0x09...0x0D: space
    default: scalar
    }
  }

  /// Where the row of a scalar begins, by binary search.
  private static func row(of scalar: UInt32, in table: [UInt32], width: Int) -> Int? {
    var low = 0
    var high = table.count / width
    while low < high {
      let middle = (low + high) / 2
      if table[middle * width] < scalar { low = middle + 1 } else { high = middle }
    }
    let row = low * width
    return row < table.count && table[row] == scalar ? row : nil
  }
}
