/// Patterns for the paths in a folder, or outside it if they are absolute or contain `..`.
struct PathPatterns: Sendable {
  private struct Pattern: Sendable {
    let text: String
    /// Whether it is absolute or contains `..`.
    let leadsOut: Bool
    /// They match paths relative to the folder; if the pattern leads out of it, absolute paths, as written and with
    /// the links of its folders resolved.
    let globs: [GlobPattern]

    init(_ text: String, in folder: String) {
      self.text = text
      leadsOut = text.hasPrefix("/") || text.split(separator: "/").contains("..")
      let absolute = FilePath.absolute(text.hasPrefix("/") ? text : "\(folder)/\(text)")
      globs = (leadsOut ? Set([absolute, Self.withoutLinks(absolute)]) : [text]).map(
        GlobPattern.init)
    }

    /// Resolves the links of the folders that the pattern begins with.
    private static func withoutLinks(_ pattern: String) -> String {
      let parts = pattern.split(separator: "/")
      let literal = parts.prefix { GlobPattern.isLiteral(String($0)) }
      let folder = FilePath.inResolvedFolder("/" + literal.joined(separator: "/") + "/.")
      return ([folder] + parts.dropFirst(literal.count).map(String.init)).joined(separator: "/")
    }

    func matches(_ path: String, relative: String) -> Bool {
      let path = leadsOut ? FilePath.absolute(path) : relative
      return globs.contains { $0.matches(path) }
    }
  }

  private let patterns: [Pattern]
  private let folder: String

  init(_ patterns: [String], in folder: String) {
    self.patterns = patterns.map { Pattern($0, in: folder) }
    self.folder = folder
  }

  var isEmpty: Bool { patterns.isEmpty }

  func matches(_ path: String) -> Bool {
    !isEmpty && matches(path, relative: FilePath.relative(path, from: folder))
  }

  /// `relative` is the same path, relative to the folder of the patterns.
  func matches(_ path: String, relative: String) -> Bool {
    patterns.contains { $0.matches(path, relative: relative) }
  }

  /// The texts of the patterns that match none of the paths, except those for folders that searches skip.
  func unmatched(among paths: [String]) -> [String] {
    var unmatched = patterns.filter { pattern in
      pattern.leadsOut
        || !pattern.globs.flatMap(\.literals).contains {
          $0.hasPrefix(".") || FileSearch.buildFolders.contains($0)
        }
    }
    for path in paths where !unmatched.isEmpty {
      let relative = FilePath.relative(path, from: folder)
      unmatched.removeAll { $0.matches(path, relative: relative) }
    }
    return unmatched.map(\.text)
  }
}

/// A pattern for paths: `*` and `?` match within one part, `**` matches any number of parts.
///
/// As in `.gitignore`, a pattern for a folder matches everything in it: `Tests` and `Tests/**`
/// match `Tests/a/b.json`. A pattern without a slash applies in any folder: `*.json` matches `x/a.json`.
/// `a/*.json` matches `a/b.json`, not `a/b/c.json`.
struct GlobPattern: Sendable {
  /// `**` never follows `**`.
  private let parts: [[Character]]
  private static let anyParts: [Character] = ["*", "*"]

  init(_ pattern: String) {
    let parts = pattern.split(separator: "/").map(String.init).filter { $0 != "." }
    let isAnchored = (pattern.hasSuffix("/") ? pattern.dropLast() : pattern[...]).contains("/")
    let all = parts.isEmpty ? [] : (isAnchored ? [] : ["**"]) + parts + ["**"]
    self.parts = all.reduce(into: []) { parts, part in
      let part = Array(part)
      if part != Self.anyParts || parts.last != part { parts.append(part) }
    }
  }

  var literals: [String] { parts.map { String($0) }.filter(Self.isLiteral) }

  static func isLiteral(_ part: String) -> Bool {
    !part.isEmpty && !part.contains("*") && !part.contains("?")
  }

  /// The path is relative to the folder that the pattern is for.
  func matches(_ path: String) -> Bool {
    let path = path.split(separator: "/").map(Array.init)
    return parts.matches(path[...], isAny: { $0 == Self.anyParts }) { part, name in
      part.matches(name[...], isAny: { $0 == "*" }) { $0 == "?" || $0 == $1 }
    }
  }
}

extension Array {
  /// Matches items against this pattern: an element matches one item, or any number of them if `isAny`.
  ///
  /// Backtracking to the last `isAny` element is enough, so the cost is at most the product of both lengths.
  func matches<Item>(
    _ items: ArraySlice<Item>, isAny: (Element) -> Bool, _ matchesOne: (Element, Item) -> Bool
  ) -> Bool {
    var index = 0
    var item = items.startIndex
    var retry: (index: Int, item: Int)?
    while item < items.endIndex {
      if index < count, isAny(self[index]) {
        index += 1
        retry = (index, item)
      } else if index < count, matchesOne(self[index], items[item]) {
        index += 1
        item += 1
      } else if let last = retry {
        index = last.index
        item = last.item + 1
        retry = (index, item)
      } else {
        return false
      }
    }
    return self[index...].allSatisfy(isAny)
  }
}

/// A pattern that no file of a run matches, and the configuration that contains it; nil for a pattern of an option.
package typealias UnmatchedPattern = (pattern: String, configuration: String?)
