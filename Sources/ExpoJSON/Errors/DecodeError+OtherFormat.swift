import ExpoBase

extension DecodeError {
  /// The format of a file that is not JSON, as far as its bytes show.
  package enum OtherFormat: Equatable, Sendable {
    /// What Git LFS puts in place of a file.
    case gitLFSPointer
    /// With the name of the program.
    case compressed(String)
    case propertyList(isBinary: Bool)
    /// A picture or a document with a fixed layout, with the usual name of its format.
    case picture(String)
    case richText
    case html
    /// Not HTML.
    case xml
    case jsonLines
    /// JSON in a Markdown code block whose backticks are at these bytes.
    case codeBlock(Range<Int>)
    /// Server-sent events.
    case eventStream
    /// JSON after a text that keeps a page from running it.
    case guarded(String)
    /// JSON written as a string: in quotes, or with escaped quotes.
    case escaped
    /// Cells with a separator between them.
    case table
    /// A message that a server sent in place of the file, with its first words.
    case message(String)
    /// Source code with JSON in it, and the words before the JSON.
    case code(String)
    /// Too many control characters for text.
    case binary(percent: Int)
  }
}

// MARK: - Words

extension DecodeError.OtherFormat {
  func words(in language: Language, _ file: String) -> ProblemWords {
    switch self {
    case .gitLFSPointer: .gitLFSPointer(language)
    case .compressed("zip"): .zipArchive(file, language)
    case .compressed(let program): .compressedFile(program, file: file, language)
    case .propertyList(isBinary: true): .binaryPropertyList(file, language)
    case .propertyList(isBinary: false): .propertyList(file, language)
    case .picture("PDF"): .picture(language.pick(en: "a PDF document", ko: "PDF 문서"), language)
    case .picture("SVG"): .picture(language.pick(en: "an SVG image", ko: "SVG 이미지"), language)
    case .picture(let format):
      .picture(language.pick(en: "a \(format) image", ko: "\(format) 이미지"), language)
    case .richText: .richText(language)
    case .html: .html(language)
    case .xml: .xml(language)
    case .jsonLines: .jsonLines(file, language)
    case .codeBlock: .codeBlock(language)
    case .eventStream: .eventStream(language)
    case .guarded(let text): .guarded(text, language)
    case .escaped: .escapedJSON(language)
    case .table: .table(language)
    case .message(let text): .serverMessage(text, language)
    case .code(let text): .sourceCode(text, language)
    case .binary(let percent): .binaryData(percent, language)
    }
  }
}
