/// The position of a text in an alphabetical list, the same in every language: `2층` < `10층` < `“가”`
/// < `나` < `Apple` < `éclair` < `Zebra` < `測雨器`.
///
/// Symbols and white space are ignored, numbers are in the order of their values, then 가나다, then
/// Latin letters without case and accents, then the rest. Code points decide between the rest and
/// between texts that are alike otherwise.
struct TextOrder: Comparable {
  /// The classes of letters, in their order; a number is below them all.
  private static let hangul: UInt32 = 1 << 24
  private static let latin: UInt32 = 2 << 24
  private static let rest: UInt32 = 3 << 24

  /// The number of syllables that begin with the same consonant.
  private static let syllables: UInt32 = 588

  /// A weight for each letter; for a number its length, then its digits.
  private let weights: [UInt32]
  private let text: String

  init(_ text: String) {
    self.text = text
    var weights: [UInt32] = []
    var number: [UInt32] = []
    var scalars = FoldedScalars(SearchedText(text))
    while let scalar = scalars.next() {
      if 0x30...0x39 ~= scalar {
        // Leading zeros do not count.
        if number == [0x30] { number = [] }
        number.append(scalar)
        continue
      }
      Self.append(&number, to: &weights)
      if let weight = Self.weight(of: scalar) { weights.append(weight) }
    }
    Self.append(&number, to: &weights)
    self.weights = weights
  }

  /// Appends a number, the shorter before the longer: its length, then its digits.
  private static func append(_ number: inout [UInt32], to weights: inout [UInt32]) {
    if number.isEmpty { return }
    weights.append(UInt32(number.count))
    weights += number
    number = []
  }

  /// The weight of a folded scalar that is not a digit; nil if it is ignored.
  private static func weight(of scalar: UInt32) -> UInt32? {
    // Twice the code point, which leaves a number before each syllable.
    if 0xAC00...0xD7A3 ~= scalar { return hangul + 2 * scalar }
    if let index = HangulSyllable.compatibilityInitials.firstIndex(of: scalar) {
      // A consonant, just before the first syllable that begins with it.
      return hangul + 2 * (0xAC00 + UInt32(index) * syllables) - 1
    }
    guard let properties = Unicode.Scalar(scalar)?.properties else { return nil }
    switch properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter:
      return (scalar < 0x250 ? latin : rest) + scalar
    case .modifierLetter, .otherLetter, .decimalNumber, .letterNumber, .otherNumber:
      return rest + scalar
    default: return nil
    }
  }

  static func < (one: Self, other: Self) -> Bool {
    one.weights == other.weights
      ? one.text.unicodeScalars.lexicographicallyPrecedes(other.text.unicodeScalars)
      : one.weights.lexicographicallyPrecedes(other.weights)
  }

  static func == (one: Self, other: Self) -> Bool {
    one.text.unicodeScalars.elementsEqual(other.text.unicodeScalars)
  }
}

extension [String?] {
  /// The indices in the alphabetical order of the texts; equal texts stay in their order, nil comes last.
  package var inTextOrder: [Int] {
    let orders = map { $0.map(TextOrder.init) }
    return indices.sorted { one, other in
      if let first = orders[one], let second = orders[other], first != second {
        return first < second
      }
      let hasText = orders[one] != nil
      return hasText == (orders[other] != nil) ? one < other : hasText
    }
  }
}
