import ExpoSource
import ExpoText

/// What the reader is told once: by options, by the environment.
struct BrowseOptions: Sendable {
  /// The widest line of prose, in cells.
  var widestText = 100
  var ambiguous = AmbiguousWidth.narrow
  /// The language of notices, keys and findings.
  var messages = Language.english
  /// Whether editor and clipboard are off: `EXPO_SECURE=1`.
  var isSecure = false
}
