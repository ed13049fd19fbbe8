package import ExpoDiagnostics
package import ExpoModel
package import ExpoSource

/// Reads a piece of HTML from a file, and reports everything in it that could run, load or break
/// something.
///
/// The grammar is strict, so that every browser reads the fragment as it is read here: elements are
/// closed, values are in quotes, and `&` begins a character reference. Only elements and attributes
/// that are known to be harmless are allowed.
package struct FragmentReader {
  /// What a fragment is read as.
  package enum Reading {
    /// The fragment.
    case fragment(HTMLFragment)
    /// Everything that is wrong with it, in order; at least one problem.
    case refused([Diagnostic])
  }

  private struct OpenElement {
    let name: String
    let tag: Range<Int>
  }

  private let file: SourceFile
  private let bytes: SourceBytes
  private let published: StaticPaths
  private var offset: Int
  /// The end of what is in `parts`.
  private var copied: Int
  private var parts: [HTMLFragment.Part] = []
  private var problems: [FragmentProblem] = []
  /// The most problems that are reported of a fragment.
  private static let problemLimit = 100
  private var open: [OpenElement] = []
  /// How many elements of a name are open.
  private var openCount: [String: Int] = [:]

  /// Reads a file for a site that publishes these files below `static/`.
  package static func read(_ file: SourceFile, publishing published: [String] = []) -> Reading {
    var reader = FragmentReader(file, StaticPaths(published))
    reader.readAll()
    if reader.problems.isEmpty { return .fragment(HTMLFragment(reader.parts)) }
    let problems = reader.problems.sorted {
      $0.location.bytes.lowerBound < $1.location.bytes.lowerBound
    }
    return .refused(problems.map { Diagnostic($0) })
  }

  private init(_ file: SourceFile, _ published: StaticPaths) {
    self.file = file
    self.published = published
    bytes = file.bytes
    offset = file.byteOrderMarkLength
    copied = offset
  }

  private mutating func readAll() {
    if let range = file.illFormed { return report(.illFormedText, range) }
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "<"): readTag()
      case UInt8(ascii: "&"): readReference()
      case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0x7F:
        report(.controlCharacter, offset..<offset + 1)
        offset += 1
      default: offset += 1
      }
    }
    for element in open { report(.unclosedElement(element.name), element.tag) }
    copy(to: bytes.count)
  }

  private mutating func report(_ kind: FragmentProblem.Kind, _ range: Range<Int>) {
    guard problems.count < Self.problemLimit else { return }
    problems.append(
      FragmentProblem(
        kind: kind, location: SourceLocation(file: file.name, bytes: range, part: .file)))
  }

  /// Copies what was read up to an offset.
  private mutating func copy(to end: Int) {
    if end > copied { parts.append(.markup(file.text(in: copied..<end))) }
    copied = end
  }
}

// MARK: - Character references

extension FragmentReader {
  private mutating func readReference() {
    let start = offset
    offset += 1
    if !skipReference() { report(.bareAmpersand, start..<start + 1) }
  }

  /// Steps over the rest of a character reference; false, at the same place, if there is none.
  private mutating func skipReference() -> Bool {
    var end = offset
    if byte(at: end) == UInt8(ascii: "#") { end += 1 }
    let begin = end
    while let byte = byte(at: end), byte.isInName { end += 1 }
    guard end > begin, byte(at: end) == UInt8(ascii: ";") else { return false }
    offset = end + 1
    return true
  }

  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }
}

// MARK: - Tags

extension FragmentReader {
  private mutating func readTag() {
    let start = offset
    offset += 1
    switch byte(at: offset) {
    case UInt8(ascii: "!"): readComment(from: start)
    case UInt8(ascii: "/"):
      offset += 1
      readEndTag(from: start)
    case let byte? where byte.isLetter: readStartTag(from: start)
    default: report(.strayLessThan, start..<start + 1)
    }
  }

  /// Reads `<!-- … -->`; the content has no two hyphens, which parsers read differently.
  private mutating func readComment(from start: Int) {
    guard bytes.has("<!--", at: start) else {
      report(.declaration, start..<start + 2)
      return
    }
    offset = start + 4
    while offset < bytes.count, !bytes.has("--", at: offset) { offset += 1 }
    let begin = bytes.has(">", at: start + 4) || bytes.has("->", at: start + 4)
    guard bytes.has("-->", at: offset), !begin else {
      report(.unclosedComment, start..<start + 4)
      offset = min(bytes.count, offset + 2)
      return
    }
    offset += 3
  }

  private mutating func readEndTag(from start: Int) {
    let name = readName()
    skipSpace()
    guard !name.isEmpty, byte(at: offset) == UInt8(ascii: ">") else {
      report(.unclosedTag, start..<max(offset, start + 2))
      return
    }
    offset += 1
    guard openCount[name, default: 0] > 0 else {
      return report(.unexpectedEndTag(name), start..<offset)
    }
    while let element = open.popLast() {
      openCount[element.name, default: 1] -= 1
      if element.name == name { return }
      report(.unclosedElement(element.name), element.tag)
    }
  }

  private mutating func readStartTag(from start: Int) {
    let name = readName()
    checkElement(name, start..<offset)
    var seen: Set<String> = []
    var isOpen = true
    while isOpen {
      let hasSpace = skipSpace()
      switch byte(at: offset) {
      case UInt8(ascii: ">"):
        offset += 1
        isOpen = false
        if !FragmentVocabulary.void.contains(name) { push(name, start..<offset) }
      case UInt8(ascii: "/") where bytes.has("/>", at: offset):
        offset += 2
        isOpen = false
        // Browsers ignore the slash, unless the element is void.
        if !FragmentVocabulary.void.contains(name) { push(name, start..<offset) }
      case let byte? where byte.isLetter && hasSpace:
        isOpen = readAttribute(of: name, &seen)
      default:
        report(.unclosedTag, start..<offset)
        isOpen = false
      }
    }
  }

  private mutating func push(_ name: String, _ tag: Range<Int>) {
    open.append(OpenElement(name: name, tag: tag))
    openCount[name, default: 0] += 1
  }

  /// Reports an element that is not allowed, or not here.
  private mutating func checkElement(_ name: String, _ range: Range<Int>) {
    guard FragmentVocabulary.allows(name) else {
      if FragmentVocabulary.ofPage.contains(name) { return report(.elementOfPage(name), range) }
      let isActive = FragmentVocabulary.active.contains(name)
      return report(isActive ? .activeElement(name) : .unknownElement(name), range)
    }
    if name == "a", openCount["a", default: 0] > 0 { return report(.nestedLink, range) }
    if let parents = FragmentVocabulary.parents[name], !parents.contains(open.last?.name ?? "") {
      return report(.misplacedElement(name, parents: parents), range)
    }
    if FragmentVocabulary.phrasing.contains(name) { return }
    let around = FragmentVocabulary.paragraphs.first { openCount[$0, default: 0] > 0 }
    if let around { report(.elementInParagraph(name, paragraph: around), range) }
  }

  /// Reads the name of an element or attribute in lower case; empty if there is none.
  private mutating func readName() -> String {
    let start = offset
    while let byte = byte(at: offset), byte.isInName { offset += 1 }
    return file.text(in: start..<offset).lowercased()
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = offset
    while let byte = byte(at: offset), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    {
      offset += 1
    }
    return offset > start
  }
}

// MARK: - Attributes

extension FragmentReader {
  /// Reads an attribute; false if the tag cannot be read on.
  private mutating func readAttribute(of element: String, _ seen: inout Set<String>) -> Bool {
    let start = offset
    let name = readName()
    let range = start..<offset
    if !seen.insert(name).inserted { report(.repeatedAttribute(name), range) }
    checkAttribute(name, of: element, range)
    guard byte(at: offset) == UInt8(ascii: "=") else { return true }
    offset += 1
    guard let quote = byte(at: offset), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else {
      report(.unquotedValue(name), range)
      return false
    }
    let valueStart = offset + 1
    offset = valueStart
    let isURL = FragmentVocabulary.urls.contains(name)
    while let byte = byte(at: offset), byte != quote {
      if byte == UInt8(ascii: "&"), !isURL { readReference() } else { offset += 1 }
    }
    guard offset < bytes.count else {
      report(.unclosedTag, start..<valueStart)
      return false
    }
    if isURL { readURL(name, valueStart..<offset) }
    offset += 1
    return true
  }

  private mutating func checkAttribute(_ name: String, of element: String, _ range: Range<Int>) {
    if FragmentVocabulary.allows(name, of: element) { return }
    if name.hasPrefix("on") { return report(.handler(name), range) }
    if FragmentVocabulary.allows(element) { report(.unknownAttribute(name, element), range) }
  }

  /// Sets a path relative to the root apart, and reports a URL that may run or load something.
  private mutating func readURL(_ attribute: String, _ range: Range<Int>) {
    let url = FragmentURL(file.text(in: range))
    switch url.target {
    case .refused: report(.unsafeURL(url.text), range)
    case .elsewhere, .samePage:
      if attribute == "src" { report(.remotePicture(url.text), range) }
    case .path:
      if problems.count < Self.problemLimit, let path = published.missing(in: url.text) {
        report(.missingFile(path, nearest: published.nearest(to: path)), range)
      }
      copy(to: range.lowerBound)
      parts.append(.path(url.text))
      copied = range.upperBound
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }

  /// Whether it can be part of the name of an element, an attribute or a character.
  fileprivate var isInName: Bool {
    isLetter || 0x30...0x39 ~= self || self == UInt8(ascii: "-")
  }
}

extension SourceBytes {
  /// Whether a string is at an offset; false also behind the end.
  fileprivate func has(_ string: String, at offset: Int) -> Bool {
    offset <= count && self[offset...].starts(with: string.utf8)
  }
}

extension SourceFile {
  /// The first bytes that are not UTF-8; nil if all are.
  fileprivate var illFormed: Range<Int>? {
    var offset = 0
    while offset < bytes.count {
      let sequence = UTF8Sequence(in: bytes, at: offset)
      if sequence.scalar == nil { return offset..<offset + sequence.length }
      offset += sequence.length
    }
    return nil
  }
}
