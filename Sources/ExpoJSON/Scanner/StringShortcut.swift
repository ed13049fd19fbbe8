import ExpoBase

/// A way to pass the plain part of a string quickly, many bytes at a time.
///
/// The scanner continues byte by byte where a shortcut stops, so a shortcut can only make reading
/// faster, never change what is read.
protocol StringShortcut {
  /// Passes well-formed, unsuspicious characters and simple escapes inside a string.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: Where a character of the string begins.
  ///   - flags: What is learned about the string on the way.
  /// - Returns: The first byte that the scanner has to read itself; `start` if that is every byte.
  static func endOfPlainRun(
    in bytes: SourceBytes, from start: Int, _ flags: inout Tape.Flags
  ) -> Int
}
