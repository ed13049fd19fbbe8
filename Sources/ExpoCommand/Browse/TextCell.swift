import ExpoTerminal
import ExpoBase

/// Texts that are cut to a number of cells.
enum TextCell {
  /// The beginning of a text, with `…` where it is cut, in the role of what it stands behind; no
  /// space is left before it.
  static func fitted(_ text: StyledText, to width: Int, ambiguous: AmbiguousWidth) -> StyledText {
    guard DisplayWidth.of(text.string, ambiguous: ambiguous) > width else { return text }
    let sign = DisplayWidth.of("…", ambiguous: ambiguous)
    guard width >= sign else { return StyledText() }
    var cut = text.prefix(fitting: width - sign, ambiguous: ambiguous)
    let spaces = cut.string.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    if spaces > 0 {
      cut = cut.slice(0..<cut.string.utf8.count - spaces, marking: [])
    }
    var last = StyledText.Role.plain
    cut.forEachRun { role, _ in last = role }
    cut.append("…", last)
    return cut
  }
}
