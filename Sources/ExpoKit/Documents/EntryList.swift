package import ExpoBase
package import ExpoJSON
package import ExpoModel

/// The entries of a document, each decoded on access: creating a list does not read its text.
package final class EntryList: Sendable {
  package struct Element: Sendable {
    /// From 1; 0 for an entry that is a document by itself.
    package let number: Int
    let node: JSONNode

    /// `/0` for number 1.
    package var pointer: JSONPointer {
      number == 0 ? .root : JSONPointer.root.appending(number - 1)
    }

    package var bytes: Range<Int> { node.bytes }
  }

  let tree: JSONTree
  /// The number of entries, readable or not.
  package let count: Int
  let root: JSONNode
  /// Kept, because the screens of the reader check many entries.
  let validator: Validator

  /// Nil if the root is not an array.
  init?(
    _ root: JSONNode, in tree: JSONTree, _ dialect: Dialect,
    _ selection: RuleSelection = .everything
  ) {
    guard root.kind == .array else { return nil }
    self.tree = tree
    self.root = root
    validator = Validator(selection: selection, kind: .entries, dialect: dialect)
    count = Elements(root).reduce(0) { count, _ in count + 1 }
  }

  var dialect: Dialect { validator.dialect }

  package var file: SourceFile { tree.file }

  package var elements: Elements { Elements(root) }

  /// The entries, found one by one; remnants of syntax errors between them are skipped.
  ///
  /// A type of its own, so that other modules iterate without generics at run time.
  package struct Elements: Sequence, IteratorProtocol, Sendable {
    private let array: JSONNode
    private var nodes: JSONNode.Elements
    private var number = 0

    init(_ array: JSONNode) {
      self.array = array
      nodes = array.elements
    }

    package mutating func next() -> Element? {
      while let node = nodes.next() {
        number += 1
        if !node.isLeftOver(in: array) { return Element(number: number, node: node) }
      }
      return nil
    }
  }

  /// A plain record, whose strings can be read without a decoder.
  private func plainRecord(_ element: Element) -> JSONRecords? {
    var records = JSONRecords(ofOne: element.node, keys: validator.rules.keys)
    return records.next() && records.isPlain ? records : nil
  }

  package func isReadable(_ element: Element) -> Bool {
    plainRecord(element) != nil || entry(element) != nil
  }

  package func unreadableCount(atMost limit: Int) -> Int {
    var records = JSONRecords(of: root, keys: validator.rules.keys)
    var count = 0
    while count < limit, records.next() {
      if records.isPlain || records.node.isLeftOver(in: root) { continue }
      if entry(Element(number: records.index + 1, node: records.node)) == nil { count += 1 }
    }
    return count
  }

  func entry(_ element: Element) -> Entry? {
    if let record = plainRecord(element) {
      return Entry { record.value($0.index).string ?? "" }
    }
    let decoder = ExpoDecoder(acceptedAliases: dialect.aliases)
    let decoding = decoder.collect(Entry.self, from: element.node)
    if let entry = decoding.value { return entry }
    guard element.node.isWhollySound, decoding.errors.allSatisfy(dialect.allows) else { return nil }
    return Entry { text($0, of: element) ?? "" }
  }

  package func partialEntry(_ element: Element) -> PartialEntry {
    dialect.partialEntry(element.node)
  }

  /// The byte at which the next entry begins; nil after the last.
  private func start(after element: Element) -> Int? {
    var node = element.node
    while let next = node.next(in: root) {
      if !next.isLeftOver(in: root) { return next.bytes.lowerBound }
      node = next
    }
    return nil
  }

  /// One member of an entry, which need not be readable as a whole.
  package func member(_ key: Entry.CodingKeys, of element: Element) -> PartialMember<String> {
    dialect.string(key, of: element.node)
  }

  func text(_ key: Entry.CodingKeys, of element: Element) -> String? {
    member(key, of: element).value
  }

  func node(_ key: Entry.CodingKeys, of element: Element) -> JSONNode? {
    dialect.node(key, of: element.node)
  }
}

extension Dialect {
  /// Whether an error does no harm: a warning, a missing optional key, or a repeated key that the model lacks.
  func allows(_ error: DecodeError) -> Bool {
    switch error.fault {
    case .keyNotFound(let key, _, _): optionalKeys.contains(key)
    case .duplicateKey(let key, _)
    where !DocumentKind.allCases.contains { $0.keys.contains(aliases[key] ?? key) }: true
    default: error.severity < .error
    }
  }
}

extension EntryList {
  /// The facts of an entry, in the order of the configuration.
  ///
  /// Several strings are joined by commas. Values of other types, and those that cannot be read,
  /// are left out.
  package func facts(of element: Element) -> [EntryFact] {
    dialect.facts.compactMap { member in
      guard let value = element.node[member.key], !value.isDamaged else { return nil }
      switch value.kind {
      case .string: return value.string.map { EntryFact(member, text: $0) }
      case .number:
        return EntryFact(member, text: value.spelling, isNumber: value.isSound)
      case .array:
        return EntryFact(member, text: value.elements.compactMap(\.string).joined(separator: ", "))
      case .object, .boolean, .null, .missing: return nil
      }
    }
  }

  /// A text about the entry's picture; nil if the project names no key for it, or if it is missing or blank.
  func pictureText(_ key: KeyPath<Dialect, String?>, of element: Element) -> String? {
    let text = dialect[keyPath: key].flatMap { element.node[$0]?.string }
    return text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  /// The findings of one entry, by byte, then by code, that do not depend on other entries.
  ///
  /// Syntax and encoding were checked when the document was read; shape and content are checked
  /// now, so that a long document opens quickly. Errors between
  /// two entries belong to the first. ``Inspection`` runs the rules that compare entries or check
  /// pictures.
  package func findings(of element: Element) -> [Report.Diagnostic] {
    let start = element.number == 1 ? 0 : element.bytes.lowerBound
    let end = self.start(after: element) ?? .max
    var findings = FileFindings(
      file: tree.file, selection: validator.selection,
      list: DiagnosticList(limit: Validator.defaultFindingLimit))
    for error in syntaxErrors(in: start..<end) { findings.report(error) }
    validator.report(on: element, to: &findings)
    return findings.sorted.diagnostics
  }

  package func subjects(among elements: [Element]) -> SubjectFinder {
    { _, diagnostics in
      diagnostics.map { diagnostic in
        let byte = diagnostic.location.bytes.lowerBound
        let next = elements.partitioningIndex { $0.bytes.lowerBound > byte }
        guard !elements.isEmpty, case let element = elements[max(0, next - 1)], element.number > 0
        else { return FindingSubject() }
        return FindingSubject(number: element.number, entry: self.text(.name, of: element))
      }
    }
  }

  /// The errors that begin in a range of bytes.
  private func syntaxErrors(in bytes: Range<Int>) -> ArraySlice<DecodeError> {
    let errors = tree.errors
    let first = errors.partitioningIndex { $0.location.bytes.lowerBound >= bytes.lowerBound }
    return errors[first...].prefix { bytes.contains($0.location.bytes.lowerBound) }
  }
}
