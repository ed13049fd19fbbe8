import ExpoBase

/// The fixed settings of the reader, from options and the environment.
struct BrowseOptions: Sendable {
  /// The widest line of prose, in cells.
  var widestText = 100
  var ambiguous = AmbiguousWidth.narrow
  /// The language of notices, keys and findings.
  var messages = Language.english
  /// Whether lines are written one below the other, not a screen: no title line, no split view.
  var isLinear = false
  /// Whether the terminal can be asked to copy.
  var hasClipboard = true
  /// Whether editor and clipboard are off: `EXPO_SECURE=1`.
  var isSecure = false
}
