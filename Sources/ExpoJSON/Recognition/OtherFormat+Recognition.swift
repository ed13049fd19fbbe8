import ExpoDiagnostics
package import ExpoSource

extension DecodeError.OtherFormat {
  /// How far into a file its text is looked at.
  private static let window = 1 << 16

  /// The format of a file that was scanned as JSON; nil if it is JSON, perhaps with mistakes.
  ///
  /// A file that begins with a bracket is taken for another format only if all of it shows that.
  static func recognized(
    in file: SourceFile, _ tape: Tape, _ errors: [DecodeError], _ evidence: ErrorEvidence
  ) -> Self? {
    guard evidence.errorCount > 0 else { return nil }
    if let format = beginning(file) { return format }
    if errors.contains(where: \.isWideEncoding) { return nil }
    let bytes = file.bytes
    let start = file.startOfText
    let head = start..<min(bytes.count, start + window)
    if CodeBlock.isFound(in: bytes, head) { return .codeBlock }
    if JavaScriptBeginning.isFound(in: bytes, head) { return .javaScript }
    if QuotedJSON.isFound(in: bytes, from: start) { return .quotedJSON }
    if PythonLiteral.isFound(in: bytes, tape, evidence.python) { return .pythonLiteral }
    if evidence.errorCount == 1, JSONLines.isFound(in: file, errors) { return .jsonLines }
    if let percent = ControlBytes.percent(in: bytes) { return .binary(percent: percent) }
    if YAMLOutline.isFound(in: bytes, head) { return .yaml }
    return CSVTable.isFound(in: bytes, head) ? .csv : nil
  }

  /// The format that the first bytes of a file show.
  package static func beginning(_ file: SourceFile) -> Self? {
    FileSignature.format(of: file.bytes)
      ?? MarkupBeginning(file.bytes, from: file.startOfText)?.format
  }
}

extension SourceFile {
  /// The offset of the first byte that is neither a byte order mark nor white space.
  fileprivate var startOfText: Int { bytes.endOfSpace(from: byteOrderMarkLength) }
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
