package import ExpoBase

extension DecodeError.OtherFormat {
  /// The format of a file that was scanned as JSON; nil if it is JSON, perhaps with mistakes.
  ///
  /// A file that begins with a bracket is taken for another format only if all of it shows that.
  static func recognized(
    in file: SourceFile, _ errors: [DecodeError], _ evidence: ErrorEvidence
  ) -> Self? {
    guard evidence.errorCount > 0 else { return nil }
    if let format = beginning(file) { return format }
    if errors.contains(where: \.isWideEncoding) { return nil }
    if evidence.errorCount == 1, JSONLines.isFound(in: file, errors) { return .jsonLines }
    return ControlBytes.percent(in: file.bytes).map { .binary(percent: $0) }
  }

  /// The format that the first bytes of a file show.
  package static func beginning(_ file: SourceFile) -> Self? {
    FileSignature.format(of: file.bytes)
      ?? MarkupBeginning(file.bytes, from: file.bytes.endOfSpace(from: file.byteOrderMarkLength))?
      .format
  }
}

extension DecodeError {
  /// Whether it says that the file is in UTF-16 or UTF-32.
  fileprivate var isWideEncoding: Bool {
    switch kind {
    case .encoding(.wrongEncoding(.cp949, _)): false
    case .encoding(.wrongEncoding): true
    default: false
    }
  }
}
