package import ExpoBase

extension DecodeError.OtherFormat {
  /// Nil if the file is JSON, perhaps with mistakes.
  ///
  /// If it begins like JSON, all of it must show another format.
  static func recognized(
    in file: SourceFile, _ errors: [DecodeError], _ clues: FormatClues
  ) -> Self? {
    guard clues.errorCount > 0 else { return nil }
    if let format = beginning(file) { return format }
    if errors.contains(where: \.isWideEncoding) { return nil }
    if let block = codeBlock(in: file, clues) { return block }
    let start = file.bytes.endOfSpace(from: file.byteOrderMarkLength)
    if let format = text(file.bytes, from: start) { return format }
    if clues.errorCount == 1, isJSONLines(file, errors) { return .jsonLines }
    // The JSON before the null characters is complete.
    if clues.hasNullsAtEnd { return nil }
    return file.bytes.controlPercent.map { .binary(percent: $0) }
  }

  /// The format that the first bytes tell; nil if they tell none.
  package static func beginning(_ file: SourceFile) -> Self? {
    let start = file.bytes.endOfSpace(from: file.byteOrderMarkLength)
    return signed(file.bytes) ?? markup(file.bytes, from: start) ?? served(file.bytes, from: start)
  }
}

extension DecodeError {
  fileprivate var isWideEncoding: Bool {
    switch fault {
    case .wrongEncoding(.cp949, _): false
    case .wrongEncoding: true
    default: false
    }
  }
}

// MARK: - Signatures

extension DecodeError.OtherFormat {
  private static let signatures: [(bytes: [UInt8], format: Self)] = [
    (Array("version https://git-lfs.github.com/spec/".utf8), .gitLFSPointer),
    ([0x1F, 0x8B], .compressed("gzip")),
    ([0x50, 0x4B, 0x03, 0x04], .compressed("zip")),
    ([0x50, 0x4B, 0x05, 0x06], .compressed("zip")),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], .compressed("xz")),
    ([0x28, 0xB5, 0x2F, 0xFD], .compressed("zstd")),
    (Array("bplist0".utf8), .propertyList(isBinary: true)),
    ([0x89, 0x50, 0x4E, 0x47], .picture("PNG")),
    ([0xFF, 0xD8, 0xFF], .picture("JPEG")),
    (Array("GIF87a".utf8), .picture("GIF")),
    (Array("GIF89a".utf8), .picture("GIF")),
    (Array("%PDF-".utf8), .picture("PDF")),
    (Array(#"{\rtf"#.utf8), .richText),
  ]

  /// Brands of ISO base media files (ISO/IEC 14496-12) that are HEIF pictures.
  private static let pictureBrands = ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"]

  /// Whether the brand of an ISO base media file is that of a picture, not of a video.
  package static func isHEIF(_ bytes: SourceBytes) -> Bool {
    bytes.count >= 12 && bytes.matches("ftyp", at: 4)
      && pictureBrands.contains { bytes.matches($0, at: 8) }
  }

  /// The format that the first bytes identify; nil for text and unknown formats.
  private static func signed(_ bytes: SourceBytes) -> Self? {
    if let row = signatures.first(where: { bytes.matches($0.bytes, at: 0) }) { return row.format }
    // "BZh", the block size, and the digits of pi, or of its square root in an empty file.
    if bytes.matches("BZh", at: 0), bytes.count >= 10, bytes[3].isDigit,
      bytes.matches([0x31, 0x41, 0x59], at: 4) || bytes.matches([0x17, 0x72, 0x45], at: 4)
    {
      return .compressed("bzip2")
    }
    if bytes.count >= 12, bytes.matches("RIFF", at: 0), bytes.matches("WEBP", at: 8) {
      return .picture("WebP")
    }
    return isHEIF(bytes) ? .picture("HEIC") : nil
  }
}

// MARK: - Markup

extension DecodeError.OtherFormat {
  /// In bytes: how far it looks for the first tag.
  private static let window = 1 << 12
  /// Elements that a page or a part of one begins with.
  private static let pageElements: Set = [
    "html", "head", "body", "title", "meta", "script", "style", "br", "b", "p", "div", "pre",
    "h1", "center", "font", "table",
  ]

  /// The format by the first tag after declarations and comments; nil if it is no markup.
  private static func markup(_ bytes: SourceBytes, from start: Int) -> Self? {
    let end = min(bytes.count, start + window)
    var offset = start
    var isDeclared = false
    var name = ""
    while offset < end, bytes[offset] == UInt8(ascii: "<"), name.isEmpty {
      if bytes.matches("<?", at: offset) {
        isDeclared = isDeclared || bytes.matchesWord("<?xml", at: offset)
        offset = bytes.endOfSpace(from: bytes.end(of: "?>", in: offset..<end))
      } else if bytes.matches("<!--", at: offset) {
        offset = bytes.endOfSpace(from: bytes.end(of: "-->", in: offset..<end))
      } else {
        name = tagName(in: bytes, at: offset, before: end)
        if name.isEmpty { break }
      }
    }
    switch name {
    case "svg": return .picture("SVG")
    case "plist": return .propertyList(isBinary: false)
    case let name where pageElements.contains(name): return .html
    default:
      let last = bytes.last { !$0.isSpace }
      return isDeclared || (!name.isEmpty && last == UInt8(ascii: ">")) ? .xml : nil
    }
  }

  /// The name of the element or document type at `<`, in lower case; empty if there is none.
  private static func tagName(in bytes: SourceBytes, at offset: Int, before end: Int) -> String {
    var start = offset + 1
    let documentType = "<!doctype"
    if bytes.isEqual(to: documentType, ignoringCaseAt: offset) {
      start = bytes.endOfSpace(from: offset + documentType.utf8.count)
    }
    guard let first = bytes.byte(at: start), first.isASCIILetter || first >= 0x80 else { return "" }
    let stop = bytes[start..<max(start, end)].firstIndex { !$0.isInName } ?? max(start, end)
    guard let next = bytes.byte(at: stop), next.isSpace || next == .slash || next == 0x3E else {
      return ""
    }
    return String(decoding: bytes[start..<stop], as: UTF8.self).lowercased()
  }
}

extension UInt8 {
  fileprivate var isInName: Bool {
    isASCIILetter || isDigit || self >= 0x80 || self == .minus || self == .colon
      || self == .point || self == UInt8(ascii: "_")
  }
}

extension SourceBytes {
  /// The offset after the first occurrence of a text in a range; the range's end if there is none.
  fileprivate func end(of text: String, in range: Range<Int>) -> Int {
    range.first { matches(text, at: $0) }.map { $0 + text.utf8.count } ?? range.upperBound
  }

  /// `text` is ASCII in lower case.
  fileprivate func isEqual(to text: String, ignoringCaseAt offset: Int) -> Bool {
    self[offset...].prefix(text.utf8.count)
      .elementsEqual(text.utf8) { $0 == $1 || ($0.isASCIILetter && $0 | 0x20 == $1) }
  }
}

// MARK: - What servers send

extension DecodeError.OtherFormat {
  /// They keep a page from running the JSON after them as a script.
  private static let guards = [")]}'", "for(;;);", "for (;;);", "while(1);", "while (1);", "{}&&"]

  /// A guard before JSON, or an event stream (HTML §9.2): its first line is a field, and a line is data.
  private static func served(_ bytes: SourceBytes, from start: Int) -> Self? {
    if let prefix = guards.first(where: { bytes.matches($0, at: start) }) {
      return .guarded(prefix)
    }
    let fields = ["data:", "event:", "id:", "retry:", ":"]
    guard let first = fields.first(where: { bytes.matches($0, at: start) }) else { return nil }
    let lines = start..<min(bytes.count, start + window)
    let isData = first == "data:" || lines.contains { bytes.matches("\ndata:", at: $0) }
    return isData ? .eventStream : nil
  }
}

// MARK: - Code blocks

extension DecodeError.OtherFormat {
  /// The code block (CommonMark §4.5) around a document; nil if there is none.
  ///
  /// Its backticks are on a line before or after the JSON, perhaps with other text. Backticks in a string mean
  /// nothing: a string with line breaks is another mistake.
  private static func codeBlock(in file: SourceFile, _ clues: FormatClues) -> Self? {
    let bytes = file.bytes
    var start = bytes.endOfSpace(from: file.byteOrderMarkLength)
    while start < bytes.count, !beginsJSON(bytes, at: start) {
      let end = bytes.endOfLine(from: start)
      let next = bytes.endOfSpace(from: end)
      if let offset = (start..<end).first(where: { bytes.matches("```", at: $0) }) {
        let isAlone = !bytes[offset..<end].contains { $0.isOpener || $0 == .quote }
        let holdsJSON = next == bytes.count || bytes[next] == .quote || beginsJSON(bytes, at: next)
        return isAlone && holdsJSON ? .codeBlock(offset..<offset + 3) : nil
      }
      start = next
    }
    return clues.backticks.flatMap { offset in
      bytes[offset...].contains(.quote) ? nil : .codeBlock(offset..<offset + 3)
    }
  }

  /// Whether it is an object or array and not text such as `[Note]`.
  private static func beginsJSON(_ bytes: SourceBytes, at offset: Int) -> Bool {
    let next = bytes.endOfSpace(from: offset + 1)
    let isText = bytes.lengthOfWordCharacter(at: next) > 0 && !bytes[next].isDigit
    return bytes[offset] == .openBrace || bytes[offset] == .openBracket && !isText
  }
}

// MARK: - Lines

extension DecodeError.OtherFormat {
  /// Whether the only error is that more values follow, and each line is an object or array, as `--json-lines` reads.
  private static func isJSONLines(_ file: SourceFile, _ errors: [DecodeError]) -> Bool {
    let first = errors.first { $0.severity == .error }
    switch first?.fault {
    case .secondValue, .elementAfterArray, .textAfterEnd: break
    default: return false
    }
    let bytes = file.bytes
    var count = 0
    var start = bytes.endOfSpace(from: file.byteOrderMarkLength)
    while start < bytes.count {
      let end = bytes.endOfLine(from: start)
      guard bytes[start] == .openBrace || bytes[start] == .openBracket,
        JSONTree.isJSON(bytes.part(start..<end))
      else { return false }
      count += 1
      start = bytes.endOfSpace(from: end)
    }
    return count > 1
  }
}
