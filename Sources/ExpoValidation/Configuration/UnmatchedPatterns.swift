import ExpoCatalog
import ExpoDiagnostics
import ExpoJSON
import ExpoSource

/// Patterns of a configuration that no file and no folder matches: they are probably misspelt.
struct UnmatchedPatterns {
  /// The configuration.
  let tree: JSONTree
  /// The folder that its patterns are relative to.
  let folder: String

  /// An error for each of them.
  var errors: [DecodeError] {
    patterns.compactMap { node, pointer in
      guard let pattern = node.string, !isMatched(pattern) else { return nil }
      let reason = Reason(nearest: suggestion(for: pattern))
      return DecodeError(
        .valueRejected(found: .spelling(node.spelling), reason: .reason(reason)),
        at: node.location(at: pointer))
    }
  }

  /// The patterns with their places: elements of lists, and the keys of `perFileIgnores`.
  private var patterns: [(node: JSONNode, pointer: JSONPointer)] {
    let keys = Configuration.CodingKeys.self
    let lists = [keys.exclude, keys.include].flatMap { key in
      let list = JSONPointer([key.rawValue])
      return (tree.root?[key.rawValue]?.elements).map { elements in
        elements.enumerated().map { ($1, list.appending($0)) }
      } ?? []
    }
    let ignores = keys.perFileIgnores.rawValue
    let members = tree.root?[ignores]?.members.map { key, _ in
      (key, JSONPointer([ignores, key.string ?? ""]))
    }
    return lists + (members ?? [])
  }

  // MARK: Matching

  private func isMatched(_ pattern: String) -> Bool {
    let glob = GlobPattern(pattern)
    // Folders that searches skip need not exist: tools create them.
    if glob.literals.contains(where: { $0.hasPrefix(".") || FileSearch.passesOver($0) }) {
      return true
    }
    let start = glob.literalPrefix
    if !start.isEmpty, !FilePath.exists(join(start)) { return false }
    if glob.matches(start) { return true }
    return PathSearch.first(below: folder, from: start, where: glob.matches).path != nil
  }

  private func join(_ path: String) -> String { folder == "/" ? "/" + path : "\(folder)/\(path)" }

  // MARK: Suggestions

  /// The pattern, with its first unmatched part replaced by the nearest name.
  private func suggestion(for pattern: String) -> String? {
    let names = PathSearch.first(below: folder) { _ in false }.names
    var parts = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let wrong = parts.firstIndex { GlobPattern.isLiteral($0) && !names.contains($0) }
    guard let wrong,
      let nearest = EditDistance.nearest(to: parts[wrong], among: names.sorted())
    else { return nil }
    parts[wrong] = nearest
    return parts.joined(separator: "/")
  }

  /// A pattern that matches nothing.
  private struct Reason: RejectionReason {
    /// A pattern that may have been meant.
    let nearest: String?

    func words(in language: Language) -> String {
      switch language {
      case .english: "no file matches it" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
      case .korean: "이 패턴에 맞는 파일이 없습니다" + (nearest.map { ", 혹시 '\($0)'인가요?" } ?? "")
      }
    }
  }
}
