import ExpoJSON
import ExpoModel

/// Rules of shape: the errors of decoding, and the type of the document's value, EX301 and EX307.
extension DocumentRules {
  /// Reports the problems of a document's shape.
  ///
  /// After a syntax error, only parts that were certainly recovered as meant are checked.
  func reportShape(
    of root: JSONNode, in tree: JSONTree, as kind: DocumentKind?, _ survey: EntriesSurvey?,
    to findings: inout FileFindings
  ) {
    switch (kind, root.kind) {
    case (.exposition, .object):
      let log = dialect.decoder(.exposition).errors(
        decoding: Exposition.self, from: root, at: .root, limit: findings.errorLimit(in: dialect))
      report(log, in: .exposition, to: &findings)
    case (.entries, .array) where survey?.count == 0 && !tree.mayHaveLostRoot:
      findings.report(ContentProblem(.emptyList, at: root.start))
    case (.entries, .array):
      for element in survey?.irregular ?? [] where !element.node.isLeftOver(in: root) {
        reportShape(of: element, findings.errorLimit(in: dialect), to: &findings)
      }
    default:
      if !tree.mayHaveLostRoot { findings.report(dialect.rootProblem(root, expecting: kind)) }
    }
  }

  /// `limit` is how many errors of each rule are kept.
  func reportShape(
    of element: EntryList.Element, _ limit: ErrorLimit, to findings: inout FileFindings
  ) {
    let node = element.node
    guard node.kind == .object else {
      // Found without decoding: a million numbers in place of entries would take a million decoders.
      if node.kind == .missing || node.isMadeUp { return }
      let fault: DecodeError.Fault =
        node.kind == .null
        ? .valueNotFound(expected: .object, key: nil)
        : .typeMismatch(expected: .object, found: JSONType(node.kind), key: nil)
      findings.report(DecodeError(fault, at: node.location(at: element.pointer), value: node))
      return
    }
    let log = entryDecoder.errors(
      decoding: Entry.self, from: node, at: element.pointer, limit: limit)
    report(log, in: .entries, to: &findings)
    if !addedKeys.isEmpty { reportUnshown(in: element, to: &findings) }
  }

  /// EX305 for the values of added members that cannot be shown: a warning, as no app reads them.
  private func reportUnshown(in element: EntryList.Element, to findings: inout FileFindings) {
    for (key, value) in element.node.members {
      guard let key = key.string, addedKeys.contains(key), !isShown(value, key) else { continue }
      findings.report(
        DecodeError(
          .typeMismatch(expected: .text, found: JSONType(value.kind), key: key),
          at: value.location(at: element.pointer.appending(key))), max: .warning)
    }
  }

  private func isShown(_ value: JSONNode, _ key: String) -> Bool {
    if value.kind == .string || value.kind == .missing { return true }
    let isList = value.kind == .array && value.elements.allSatisfy { $0.kind == .string }
    return !dialect.pictureKeys.contains(key) && (value.kind == .number || isList)
  }

  private func report(_ log: ErrorLog, in kind: DocumentKind, to findings: inout FileFindings) {
    for error in log.errors {
      switch error.fault {
      case .keyNotFound(let key, _, _) where dialect.optionalKeys.contains(key): continue
      case .unknownKey(let key, _, _) where dialect.allows(key, in: kind): continue
      case .typeMismatch(.text, .number, let key?)
      where kind == .exposition
        && dialect.names(of: Exposition.CodingKeys.duration.stringValue).contains(key):
        // In quotes it would still not be a duration.
        findings.report(ContentProblem(.durationAsNumber(key: key), at: error.location))
      default:
        findings.report(error, max: kind == .entries && dialect.allows(error) ? .warning : .error)
      }
    }
    findings.addOmitted(log.omitted)
  }
}

// MARK: - The document's one value

extension Dialect {
  func decoder(_ kind: DocumentKind) -> ExpoDecoder {
    ExpoDecoder(keyAliases: kind.aliases, acceptedAliases: aliases)
  }

  func rootProblem(_ root: JSONNode, expecting kind: DocumentKind?) -> ContentProblem {
    ContentProblem(.wrongRoot(expected: kind, found: found(root, kind)), at: root.start)
  }

  private func found(_ root: JSONNode, _ kind: DocumentKind?) -> ContentProblem.Root {
    switch root.kind {
    case .object where Likeness(ofObjects: [root], .entries, self).hasTwo:
      .singleEntry(kind == .exposition ? nil : root.bytes)
    case .object:
      (kind == .exposition ? nil : entries(in: root, at: .root) { $0.kindByKeys != nil })
        .map(ContentProblem.Root.entries)
        ?? .object(keys: root.members.prefix(4).map { $0.key.string ?? "" })
    case .array where kind != .entries && kinds(in: root) == [.exposition]: .exposition
    case .array where kinds(in: root) == [.entries]: .nestedEntries
    case .array: .array
    case .string where textOfJSON(root) != nil: .textOfJSON
    case .string, .number, .boolean, .null, .missing: .scalar(JSONType(root.kind))
    }
  }
}

extension JSONNode {
  /// The whole file, at the first byte of its value.
  fileprivate var start: DocumentLocation {
    let location = location(at: .root)
    return DocumentLocation(file: location.file, bytes: location.bytes.prefix(1), part: .file)
  }
}
