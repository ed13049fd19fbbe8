extension Unicode.Scalar {
  /// Whether terminals interpret the scalar, reorder text by it, or do not draw it.
  @inlinable
  package var isHidden: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E: true
    case 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}
