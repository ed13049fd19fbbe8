/// A pattern for paths: `*` and `?` within one part, `**` over any number of parts.
///
/// `Tests/**` matches `Tests/a/b.json`; `*.json` matches `a.json` in any folder, as a pattern
/// without a slash does; `a/*.json` matches `a/b.json`, not `a/b/c.json`.
struct GlobPattern: Sendable {
  private let parts: [String]

  init(_ pattern: String) {
    let trimmed = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
    let parts = trimmed.split(separator: "/").map(String.init)
    let isFolder = trimmed.hasSuffix("/")
    self.parts = (parts.count == 1 ? ["**"] : []) + parts + (isFolder ? ["**"] : [])
  }

  /// The parts that stand for themselves.
  var literals: [String] { parts.filter(Self.isLiteral) }

  /// The folders or the file that every match begins with: `App/Data` of `App/Data/*.json`.
  var literalPrefix: String { parts.prefix(while: Self.isLiteral).joined(separator: "/") }

  /// Whether a part stands for itself.
  static func isLiteral(_ part: String) -> Bool {
    !part.isEmpty && !part.contains("*") && !part.contains("?")
  }

  /// Whether a path, relative to where the pattern is written, matches.
  func matches(_ path: String) -> Bool {
    let path = path.split(separator: "/").map(String.init)
    return Self.match(parts[...], path[...])
  }

  private static func match(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      return (path.startIndex...path.endIndex).contains { match(pattern.dropFirst(), path[$0...]) }
    }
    guard let name = path.first, matchPart(Array(first)[...], Array(name)[...]) else {
      return false
    }
    return match(pattern.dropFirst(), path.dropFirst())
  }

  private static func matchPart(
    _ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>
  ) -> Bool {
    // One star at a time: going back to the last one is enough, so the cost is the product of both.
    var (pattern, name) = (pattern, name)
    var retry: (pattern: ArraySlice<Character>, name: ArraySlice<Character>)?
    while !name.isEmpty {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        retry = (pattern, name)
      } else if let next = pattern.first, next == "?" || next == name.first {
        (pattern, name) = (pattern.dropFirst(), name.dropFirst())
      } else if let last = retry {
        retry?.name = last.name.dropFirst()
        (pattern, name) = (last.pattern, last.name.dropFirst())
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == "*" }
  }
}
