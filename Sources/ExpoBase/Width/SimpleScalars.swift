/// Scalars that are grapheme clusters by themselves wherever they stand side by side.
///
/// Nearly all text consists of them, so that it is measured and broken into lines without the rules of
/// UAX #29, which take ten times as long: `한글 abc` is simple, `e` + U+0301 and `👩‍🔬` are not.
enum SimpleScalars {
  /// Simple text at the start of some UTF-8.
  struct Prefix: Equatable {
    /// Its length in bytes.
    var length = 0
    /// Its width in cells.
    var cells = 0
  }

  /// Whether a scalar is simple: none is that joins another, has no width or ends a line.
  @inline(__always)
  static func contains(_ scalar: UInt32) -> Bool {
    (0x20...0x7E ~= scalar || GraphemeQuickCheck.isSimple(scalar) || scalar == 0xB7)
      && scalar != 0x0A
  }

  /// The simple scalars at the start of well-formed UTF-8 that fit into a number of cells.
  ///
  /// The last one before another scalar is left out, as that may belong to its cluster.
  static func prefix(
    of text: Span<UInt8>, fitting limit: Int, ambiguous: AmbiguousWidth
  ) -> Prefix {
    var (certain, whole) = (Prefix(), Prefix())
    while whole.length < text.count {
      let (scalar, length) = scalar(in: text, at: whole.length)
      guard let scalar, contains(scalar.value) else { return certain }
      certain = whole
      whole.cells += cells(of: scalar, ambiguous)
      whole.length += length
      if whole.cells > limit { return certain }
    }
    return whole
  }

  @inline(__always)
  private static func cells(of scalar: Unicode.Scalar, _ ambiguous: AmbiguousWidth) -> Int {
    if scalar.value < 0x7F { return 1 }
    if 0xAC00...0xD7A3 ~= scalar.value { return 2 }
    return DisplayWidth.of(scalar, ambiguous: ambiguous)
  }

  /// The scalar at an offset and its length in bytes; nil for one of four bytes.
  @inline(__always)
  private static func scalar(
    in text: Span<UInt8>, at offset: Int
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    let lead = UInt32(text[offset])
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let second = UInt32(text[offset + 1] & 0x3F)
    if lead < 0xE0 { return (Unicode.Scalar((lead & 0x1F) << 6 | second), 2) }
    if lead >= 0xF0 { return (nil, 4) }
    let third = UInt32(text[offset + 2] & 0x3F)
    return (Unicode.Scalar((lead & 0x0F) << 12 | second << 6 | third), 3)
  }
}
