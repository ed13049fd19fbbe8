import ExpoJSON
import ExpoText

/// The rules for the document's one value: EX301 and EX307.
enum RootRule {
  static func accepts(_ root: JSONNode, as kind: DocumentKind) -> Bool {
    switch kind {
    case .entries: root.kind == .array
    case .exposition: root.kind == .object
    }
  }

  static func error(
    _ root: JSONNode, expecting kind: DocumentKind?
  ) -> DecodeError {
    let expected =
      switch kind {
      case .entries?: "an array of entries"
      case .exposition?: "an exposition, which is an object"
      case nil: "an exposition or an array of entries"
      }
    return .wrongRoot(expected: expected, found: found(root), at: site(root))
  }

  static func emptyList(_ root: JSONNode) -> DecodeError {
    .emptyList(at: root.site(at: .root))
  }

  /// The first byte: the root may be the whole file.
  private static func site(_ root: JSONNode) -> Site {
    var site = root.site(at: .root)
    site.bytes = site.bytes.lowerBound..<min(site.bytes.lowerBound + 1, site.bytes.upperBound)
    return site
  }

  private static func found(_ root: JSONNode) -> String {
    switch root.kind {
    case .object where DocumentKind.looksLikeEntry(root): return "a single entry"
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
