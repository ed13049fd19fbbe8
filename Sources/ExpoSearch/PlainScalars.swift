import ExpoBase

/// Reads the folded scalars of a string as it is written in a document, as long as they are plain.
///
/// Plain are letters, signs, syllables and ideographs that fold to one scalar, and the short escapes.
/// What may combine with its neighbors is not, such as a conjoining jamo or a mark: then the text has
/// to be read by the rules of ``FoldedScalars``. The string must be valid and without `\u`.
struct PlainScalars: IteratorProtocol {
  private let bytes: SourceBytes
  private let end: Int
  /// The offset of the next scalar to read.
  private(set) var offset: Int
  /// Whether something was met that is not plain.
  private(set) var isUncertain = false

  /// Creates a reader from an offset to the end of the string.
  init(_ bytes: SourceBytes, from offset: Int, before end: Int) {
    (self.bytes, self.offset, self.end) = (bytes, offset, end)
  }

  /// Returns the next folded scalar; nil at the end, and at what is not plain.
  mutating func next() -> UInt32? {
    guard offset < end else { return nil }
    guard let (scalar, length) = read() else {
      isUncertain = true
      return nil
    }
    offset += length
    if scalar == SearchFolding.space { skipSpace() }
    // A final consonant may follow, and belong to the syllable.
    if scalar >= 0xAC00, offset < end, bytes[offset] == 0xE1 { isUncertain = true }
    return isUncertain ? nil : scalar
  }

  /// Whether a cluster certainly ends here, behind a plain scalar.
  var endsCluster: Bool { offset == end || read() != nil }

  private mutating func skipSpace() {
    while offset < end {
      guard let (scalar, length) = read() else {
        isUncertain = true
        return
      }
      guard scalar == SearchFolding.space else { return }
      offset += length
    }
  }

  /// The scalar here, folded, and its length in bytes; nil if it is not plain.
  private func read() -> (scalar: UInt32, length: Int)? {
    let byte = bytes[offset]
    if byte == 0x5C {
      guard offset + 1 < end, let scalar = Self.escaped(bytes[offset + 1]) else { return nil }
      return (scalar, 2)
    }
    guard let scalar = Self.scalar(in: bytes, at: offset, before: end),
      GraphemeQuickCheck.isSimple(scalar), case .one(let folded) = SearchFolding(scalar)
    else { return nil }
    return (folded, UTF8Bytes.length(of: scalar))
  }

  /// What a backslash and a byte stand for, folded (RFC 8259 §7); nil if it is rare.
  private static func escaped(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x22, 0x2F, 0x5C: UInt32(byte)
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "f"):
      SearchFolding.space
    default: nil
    }
  }

  /// The scalar at an offset; nil if it is not well-formed, or does not end before another offset.
  static func scalar(in bytes: SourceBytes, at offset: Int, before end: Int) -> UInt32? {
    let lead = bytes[offset]
    if lead < 0x80 { return UInt32(lead) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead >= 0xC0, offset + length <= end else { return nil }
    for index in offset + 1..<offset + length where bytes[index] & 0xC0 != 0x80 { return nil }
    return UTF8.scalar(at: offset) { bytes[$0] }.value
  }
}

extension PlainScalars {
  /// What is before an offset in a string.
  enum Neighbor {
    /// Nothing: the string begins.
    case none
    /// The backslash of an escape, so that no character begins at the offset.
    case backslash
    /// A scalar, perhaps in an escape, behind which a cluster ends; whether it is of a word.
    case scalar(isOfWord: Bool)
    /// Something behind which a cluster may go on.
    case uncertain
  }

  /// What is before an offset in a string that begins at another.
  static func neighbor(before offset: Int, in bytes: SourceBytes, from start: Int) -> Neighbor {
    guard offset > start else { return .none }
    var first = offset - 1
    while first > start, offset - first < 4, bytes[first] & 0xC0 == 0x80 { first -= 1 }
    guard let scalar = scalar(in: bytes, at: first, before: offset),
      first + UTF8Bytes.length(of: scalar) == offset
    else { return .uncertain }
    let isEscaped = isEscaped(first, in: bytes, from: start)
    if scalar == 0x5C, !isEscaped { return .backslash }
    // The short escapes are of signs and white space, behind which a cluster ends.
    if isEscaped { return .scalar(isOfWord: false) }
    guard GraphemeQuickCheck.canEnd(with: scalar) else { return .uncertain }
    return .scalar(isOfWord: Unicode.Scalar.isOfWord(scalar))
  }

  /// Whether an odd number of backslashes is before an offset.
  private static func isEscaped(_ offset: Int, in bytes: SourceBytes, from start: Int) -> Bool {
    var first = offset
    while first > start, bytes[first - 1] == 0x5C { first -= 1 }
    return (offset - first) % 2 == 1
  }
}

/// The UTF-8 of a string, with random access to its scalars by byte offset.
///
/// `한a` → scalars U+D55C at 0 and U+0061 at 3. Decodes without validation: the UTF-8 of a string is
/// well-formed.
struct UTF8Bytes {
  private let bytes: [UInt8]

  /// Creates a copy of the bytes of a string: access to an array is faster.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// The number of bytes.
  var count: Int { bytes.count }

  /// The byte at an offset.
  subscript(offset: Int) -> UInt8 { bytes[offset] }

  /// Decodes the scalar at an offset.
  func scalar(at offset: Int) -> UInt32 { UTF8.scalar(at: offset) { bytes[$0] }.value }

  /// The offset of the scalar before another.
  func start(before offset: Int) -> Int {
    var start = offset - 1
    while bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// The length of a scalar in bytes, 1 to 4.
  static func length(of scalar: UInt32) -> Int {
    switch scalar {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x1_0000: 3
    default: 4
    }
  }

  /// All bytes of a scalar; none of a surrogate.
  static func encoding(of scalar: UInt32) -> [UInt8] {
    Unicode.Scalar(scalar).map { Array(String($0).utf8) } ?? []
  }

  /// The first two bytes of a scalar; the second is 0 if there is only one.
  static func prefix(of scalar: UInt32) -> (lead: UInt8, second: UInt8) {
    switch scalar {
    case ..<0x80: (UInt8(scalar), 0)
    case ..<0x800: (0xC0 | UInt8(scalar >> 6), continuation(scalar))
    case ..<0x1_0000: (0xE0 | UInt8(scalar >> 12), continuation(scalar >> 6))
    default: (0xF0 | UInt8(scalar >> 18), continuation(scalar >> 12))
    }
  }

  private static func continuation(_ bits: UInt32) -> UInt8 { 0x80 | UInt8(bits & 0x3F) }
}
