/// Two bytes by which the matches of a term are found in a document, without reading its strings.
///
/// Nearly all matches are written plainly: 한국 in the syllables 한 and 국, `world` in ASCII. Then two
/// bytes stand at a known distance. What is written otherwise has another scalar in place of one of
/// the first, such as a conjoining jamo or a full-width letter, or an escape with `\u`. So a string
/// without `\u` holds no match if it has neither the two bytes nor one of these scalars.
struct SearchAnchor: Sendable {
  /// The first of the two bytes.
  let first: AnchorByte
  /// The second, the same as the first if the distance is 0.
  let second: AnchorByte
  /// How many bytes the second follows the first.
  let distance: Int
  /// How many bytes the first follows the beginning of a match.
  let depth: Int
  /// The scalars that may stand for one of the first of a term in another spelling.
  let variants: [ClosedRange<UInt32>]
  /// The first bytes of those scalars, and perhaps others.
  let leads: LeadBytes

  /// The most scalars of a term that an anchor is looked for in.
  private static let reach = 4

  /// Chooses the two bytes that are least frequent; nil for a term that begins with what has no
  /// certain spelling.
  init?(_ body: [ScalarPattern], _ endings: [[ScalarPattern]]) {
    var parts: [AnchorPart] = []
    let parted = body.prefix(Self.reach).map { AnchorPart([$0]) }
    let ending = AnchorPart(endings.compactMap(\.first))
    for part in body.count < Self.reach ? parted + [ending] : parted {
      guard let part else { break }
      parts.append(part)
    }
    let bytes = parts.flatMap(\.bytes)
    let owners = parts.indices.flatMap { part in parts[part].bytes.map { _ in part } }
    guard let (first, second) = Self.rarest(of: bytes, owners) else { return nil }
    (self.first, self.second) = (bytes[first], bytes[second])
    (depth, distance) = (first, second - first)
    variants = AnchorPart.variants(of: parts)
    leads = LeadBytes(of: variants)
  }

  /// The places of the two bytes that are least frequent together; the same place twice for one byte.
  ///
  /// Two bytes of one scalar come together more often than those of two, which `owners` tells apart.
  private static func rarest(of bytes: [AnchorByte], _ owners: [Int]) -> (Int, Int)? {
    guard bytes.count > 1 else { return bytes.isEmpty ? nil : (0, 0) }
    let pairs = bytes.indices.flatMap { one in bytes.indices[(one + 1)...].map { (one, $0) } }
    func frequency(_ pair: (Int, Int)) -> Int {
      let together = bytes[pair.0].frequency * bytes[pair.1].frequency
      return owners[pair.0] == owners[pair.1] ? together * 16 : together
    }
    return pairs.min { frequency($0) < frequency($1) }
  }
}

/// A scalar of a term in which an anchor can lie.
struct AnchorPart {
  /// The bytes of its plain spelling.
  let bytes: [AnchorByte]
  /// The folded scalars to which scalars of other spellings fold.
  private let folded: Set<UInt32>
  private let isHangul: Bool

  /// Creates the part of alternatives; nil if they have no plain spelling of one length.
  init?(_ alternatives: [ScalarPattern]) {
    let syllables = alternatives.compactMap(\.syllables)
    if syllables.count == alternatives.count, let first = syllables.map(\.lowerBound).min(),
      let last = syllables.map(\.upperBound).max()
    {
      bytes = AnchorByte.bytes(of: first...last)
      folded = Set(alternatives.compactMap(\.consonant))
      isHangul = true
      return
    }
    guard alternatives.count == 1, case .scalar(let scalar) = alternatives[0],
      !alternatives[0].isMark
    else { return nil }
    if scalar < 0x80 {
      guard let byte = AnchorByte(ascii: scalar) else { return nil }
      bytes = [byte]
    } else {
      bytes = AnchorByte.bytes(of: scalar...scalar)
    }
    folded = [scalar]
    isHangul = false
  }

  /// The scalars by which parts may be written otherwise than plainly.
  static func variants(of parts: [AnchorPart]) -> [ClosedRange<UInt32>] {
    let isHangul = parts.contains(where: \.isHangul)
    // A consonant stands plainly at the beginning of a syllable; by itself it is a variant.
    let consonants = parts.filter(\.isHangul).flatMap(\.folded)
    let folded = parts.reduce(into: Set()) { $0.formUnion($1.folded) }
    let others = consonants + SearchFolding.scalars(withAnyOf: folded)
    return (isHangul ? [HangulSyllable.jamo] : []) + others.map { $0...$0 }
  }
}

extension ScalarPattern {
  /// The syllables that it matches; nil if it matches none.
  fileprivate var syllables: ClosedRange<UInt32>? {
    switch self {
    case .scalar(let scalar): HangulSyllable(scalar) == nil ? nil : scalar...scalar
    case .initial(let initial): HangulSyllable.scalars(initial, HangulSyllable.allVowels)
    case .syllables(let initial, let vowels): HangulSyllable.scalars(initial, vowels)
    }
  }

  /// The consonant by itself that it matches; nil if it matches none.
  fileprivate var consonant: UInt32? {
    guard case .initial(let initial) = self else { return nil }
    return HangulSyllable.compatibilityInitials[initial]
  }
}

/// The values that one byte of a text may have, as those that agree with a value in some bits.
///
/// `a` or `A` → the bits 0xDF of 0x41; the first byte of any syllable with ㄲ, 0xEA or 0xEB → the bits
/// 0xFE of 0xEA
struct AnchorByte: Sendable {
  let mask: UInt8
  let value: UInt8
  /// How many of 1,000 bytes are of this kind, as a rough guess for texts in any language.
  let frequency: Int

  /// The byte of an ASCII character, in capitals and small letters; nil if JSON may escape it with a
  /// backslash.
  init?(ascii scalar: UInt32) {
    switch scalar {
    case 0x61...0x7A: self.init(mask: 0xDF, value: UInt8(scalar - 0x20), Self.letters(scalar))
    case 0x22, 0x2F, 0x5C: return nil
    case 0x21...0x7E: self.init(mask: 0xFF, value: UInt8(scalar), 8)
    default: return nil
    }
  }

  private init(mask: UInt8, value: UInt8, _ frequency: Int) {
    (self.mask, self.value, self.frequency) = (mask, value, frequency)
  }

  /// A byte of UTF-8 from one value to another, or a little more.
  init(_ range: ClosedRange<UInt8>) {
    let bits = 8 - (range.lowerBound ^ range.upperBound).leadingZeroBitCount
    mask = bits == 8 ? 0 : 0xFF << UInt8(bits)
    value = range.lowerBound & mask
    let isHangul = 0xEA...0xED ~= range.lowerBound
    frequency = (range.lowerBound < 0xC0 ? 12 : isHangul ? 80 : 20) << bits
  }

  /// Whether a byte is one of them.
  func contains(_ byte: UInt8) -> Bool { byte & mask == value }

  /// The bytes of the scalars of a range, all of one length.
  static func bytes(of scalars: ClosedRange<UInt32>) -> [AnchorByte] {
    let first = UTF8Bytes.encoding(of: scalars.lowerBound)
    let last = UTF8Bytes.encoding(of: scalars.upperBound)
    return first.indices.map { index in
      let isAny = first[..<index] != last[..<index]
      return AnchorByte(isAny ? 0x80...0xBF : first[index]...last[index])
    }
  }

  /// How many of 1,000 bytes of English text are a letter.
  private static func letters(_ scalar: UInt32) -> Int {
    switch UInt8(truncatingIfNeeded: scalar) {
    case UInt8(ascii: "j"), UInt8(ascii: "q"), UInt8(ascii: "x"), UInt8(ascii: "z"): 2
    case UInt8(ascii: "v"), UInt8(ascii: "k"): 8
    case UInt8(ascii: "e"), UInt8(ascii: "t"), UInt8(ascii: "a"), UInt8(ascii: "o"),
      UInt8(ascii: "i"), UInt8(ascii: "n"), UInt8(ascii: "s"), UInt8(ascii: "r"):
      60
    default: 20
    }
  }
}
