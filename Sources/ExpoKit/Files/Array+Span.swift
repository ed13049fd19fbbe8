extension [UInt8] {
  /// Passes on the bytes as a span; `Array.span` needs macOS 26.
  func withSpan<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe withUnsafeBufferPointer { bytes throws(Failure) in try body(unsafe bytes.span) }
  }
}
