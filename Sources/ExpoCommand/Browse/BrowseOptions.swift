import ExpoText

/// What the reader is told once: by options, by the environment.
struct BrowseOptions: Sendable {
  /// The widest line of prose, in cells.
  var widestText = 100
  var ambiguous = AmbiguousWidth.narrow
  /// Whether editor and clipboard are off: `EXPO_SECURE=1`.
  var isSecure = false
}
