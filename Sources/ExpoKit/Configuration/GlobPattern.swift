/// A pattern for paths: `*` and `?` within one part, `**` over any number of parts.
///
/// As in `.gitignore`, a pattern for a folder is one for everything in it: `Tests` and `Tests/**` match
/// `Tests/a/b.json`. A pattern without a slash holds in any folder: `*.json` matches `x/a.json`.
/// `a/*.json` matches `a/b.json`, not `a/b/c.json`.
struct GlobPattern: Sendable {
  /// The parts; `**` never follows `**`.
  private let parts: [[Character]]
  private static let anyParts: [Character] = ["*", "*"]

  init(_ pattern: String) {
    let parts = pattern.split(separator: "/").map(String.init).filter { $0 != "." }
    let isAnchored = (pattern.hasSuffix("/") ? pattern.dropLast() : pattern[...]).contains("/")
    let all = parts.isEmpty ? [] : (isAnchored ? [] : ["**"]) + parts + ["**"]
    self.parts = all.reduce(into: []) { known, part in
      let part = Array(part)
      if part != Self.anyParts || known.last != part { known.append(part) }
    }
  }

  /// The literal parts.
  var literals: [String] { parts.map { String($0) }.filter(Self.isLiteral) }

  /// Whether a part is literal.
  static func isLiteral(_ part: String) -> Bool {
    !part.isEmpty && !part.contains("*") && !part.contains("?")
  }

  /// Whether a path, relative to where the pattern is written, matches.
  func matches(_ path: String) -> Bool {
    let path = path.split(separator: "/").map(Array.init)
    return Self.matches(parts, path, isAny: { $0 == Self.anyParts }) { part, name in
      Self.matches(part, name, isAny: { $0 == "*" }) { $0 == "?" || $0 == $1 }
    }
  }

  /// Whether elements match a pattern of elements, some of which match any number of them.
  ///
  /// Going back to the last of those is enough, so the cost is the product of both lengths.
  private static func matches<Element>(
    _ pattern: [Element], _ names: [Element], isAny: (Element) -> Bool,
    _ matchesOne: (Element, Element) -> Bool
  ) -> Bool {
    var (index, name) = (0, 0)
    var retry: (index: Int, name: Int)?
    while name < names.count {
      if index < pattern.count, isAny(pattern[index]) {
        index += 1
        retry = (index, name)
      } else if index < pattern.count, matchesOne(pattern[index], names[name]) {
        (index, name) = (index + 1, name + 1)
      } else if let last = retry {
        (index, name) = (last.index, last.name + 1)
        retry = (index, name)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy(isAny)
  }
}
