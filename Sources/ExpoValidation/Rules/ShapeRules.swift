import ExpoDiagnostics
import ExpoJSON
import ExpoModel
import ExpoSource

/// Rules of shape: what decoding finds, and the document's one value, EX301 and EX307.
struct ShapeRules {
  private let dialect: Dialect

  init(_ dialect: Dialect) {
    self.dialect = dialect
  }

  /// What is wrong with the shape of a document of a kind.
  ///
  /// Of a document with syntax errors only what was recovered as meant is judged: what is left of
  /// it may look like anything.
  func problems(
    in root: JSONNode, as kind: DocumentKind?, _ survey: EntriesSurvey?, isBroken: Bool
  ) -> [any Problem] {
    switch (kind, root.kind) {
    case (.exposition, .object):
      decoder(.exposition).decode(Exposition.self, from: root).errors.filter(isFault)
    case (.entries, .array) where survey?.count == 0 && !isBroken:
      [ContentProblem.emptyList(at: root.location(at: .root))]
    case (.entries, .array): entryErrors(in: root, survey?.irregular ?? [])
    default: isBroken ? [] : [rootError(root, expecting: kind)]
    }
  }

  private func entryErrors(
    in root: JSONNode, _ elements: [EntriesSurvey.Element]
  ) -> [DecodeError] {
    let decoder = decoder(.entries)
    return elements.flatMap { element in
      element.node.isLeftOver(in: root) ? [] : errors(in: element, decoder)
    }
  }

  /// What is wrong with the shape of one entry.
  func errors(in element: EntriesSurvey.Element) -> [DecodeError] {
    errors(in: element, decoder(.entries))
  }

  private func errors(
    in element: EntriesSurvey.Element, _ decoder: ExpoDecoder
  ) -> [DecodeError] {
    decoder.errors(decoding: Entry.self, from: element.node, at: element.pointer).filter(isFault)
  }

  private func decoder(_ kind: DocumentKind) -> ExpoDecoder {
    ExpoDecoder(keyAliases: KeyAliases.of(kind), acceptedAliases: dialect.aliases)
  }

  /// Whether the dialect does not allow it.
  private func isFault(_ error: DecodeError) -> Bool {
    switch error {
    case .keyNotFound(let key, _, _, _): !dialect.optionalKeys.contains(key)
    case .unknownKey(let key, _, _): !dialect.extraKeys.contains(key)
    default: true
    }
  }

  private func rootError(
    _ root: JSONNode, expecting kind: DocumentKind?
  ) -> ContentProblem {
    let expected =
      switch kind {
      case .entries?: "an array of entries"
      case .exposition?: "an exposition, which is an object"
      case nil: "an exposition or an array of entries"
      }
    let isElement = kind != .exposition && DocumentKind.looksLikeEntry(root, dialect)
    return .wrongRoot(
      expected: expected, found: found(root), element: isElement ? root.bytes : nil,
      at: location(root))
  }

  /// The first byte: the root may be the whole file.
  private func location(_ root: JSONNode) -> SourceLocation {
    var location = root.location(at: .root)
    location.bytes =
      location.bytes.lowerBound..<min(location.bytes.lowerBound + 1, location.bytes.upperBound)
    return location
  }

  private func found(_ root: JSONNode) -> String {
    switch root.kind {
    case .object where DocumentKind.looksLikeEntry(root, dialect): return "a single entry"
    case .object:
      let keys = root.members.prefix(4).map { "'\($0.key.text ?? "")'" }
      return keys.isEmpty ? "an empty object" : "an object with \(keys.joined(separator: ", "))"
    case .array: return "an array of something else"
    case .string: return "text"
    case .number: return "a number"
    case .boolean: return "true or false"
    case .null, .missing: return "null"
    }
  }
}
