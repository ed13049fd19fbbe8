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
  /// How many bytes the second stands behind the first.
  let distance: Int
  /// How many bytes the first stands behind the beginning of a match.
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
