import ExpoSource

/// A way to get over the plain part of a text at once, many bytes at a time.
///
/// Whatever it does not settle, the scanner looks at byte by byte; so a shortcut can only make
/// reading faster, never change what is read.
protocol StringShortcut {
  /// Steps over well-formed, unsuspicious characters and simple escapes inside a string.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: Where a character of the string begins.
  ///   - flags: What is learned of the string on the way.
  /// - Returns: The first byte of what it leaves to be looked at; `start` if that is everything.
  static func endOfPlainRun(
    in bytes: SourceBytes, from start: Int, _ flags: inout Tape.Flags
  ) -> Int
}
