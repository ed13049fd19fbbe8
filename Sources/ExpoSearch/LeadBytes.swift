/// The first bytes of some scalars, and perhaps others, in one of three forms.
///
/// é, U+1EAD and full-width ｅ → 0xC3, 0xE1, 0xEF
enum LeadBytes: Equatable, Sendable {
  case one(UInt8)
  case rangeAndTwo(ClosedRange<UInt8>, UInt8, UInt8)
  case ranges(ClosedRange<UInt8>, ClosedRange<UInt8>, ClosedRange<UInt8>)

  /// A byte that UTF-8 does not have (RFC 3629 §3).
  private static let none: UInt8 = 0xFF
  /// The most ranges.
  private static let limit = 3

  /// The first bytes of scalars.
  init(of scalars: [ClosedRange<UInt32>]) {
    let ranges = Self.ranges(of: scalars)
    switch ranges.count {
    case 0: self = .one(Self.none)
    case 1 where ranges[0].count == 1: self = .one(ranges[0].lowerBound)
    case 3 where ranges[1].count == 1 && ranges[2].count == 1:
      self = .rangeAndTwo(ranges[0], ranges[1].lowerBound, ranges[2].lowerBound)
    default: self = .ranges(ranges[0], ranges[ranges.count / 2], ranges[ranges.count - 1])
    }
  }

  /// Whether a byte is one of them.
  func contains(_ byte: UInt8) -> Bool {
    switch self {
    case .one(let one): byte == one
    case .rangeAndTwo(let range, let one, let two):
      range.contains(byte) || byte == one || byte == two
    case .ranges(let one, let two, let three):
      one.contains(byte) || two.contains(byte) || three.contains(byte)
    }
  }

  /// The ranges of the first bytes, those next to each other as one.
  private static func ranges(of scalars: [ClosedRange<UInt32>]) -> [ClosedRange<UInt8>] {
    let leads = scalars.map {
      UTF8Bytes.prefix(of: $0.lowerBound).lead...UTF8Bytes.prefix(of: $0.upperBound).lead
    }
    var ranges: [ClosedRange<UInt8>] = []
    for lead in leads.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ranges.last, lead.lowerBound <= last.upperBound &+ 1 {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, lead.upperBound)
      } else {
        ranges.append(lead)
      }
    }
    while ranges.count > limit { joinNearest(&ranges) }
    return ranges
  }

  /// Joins the two ranges with the fewest bytes between them.
  private static func joinNearest(_ ranges: inout [ClosedRange<UInt8>]) {
    let gaps = ranges.indices.dropLast().map {
      (place: $0, bytes: ranges[$0 + 1].lowerBound - ranges[$0].upperBound)
    }
    guard let place = gaps.min(by: { $0.bytes < $1.bytes })?.place else { return }
    let joined = ranges[place].lowerBound...ranges[place + 1].upperBound
    ranges.replaceSubrange(place...place + 1, with: [joined])
  }
}
