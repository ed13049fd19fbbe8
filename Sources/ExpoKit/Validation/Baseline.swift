package import ExpoJSON

/// The known findings of a project, by rule, file, entry and value.
package struct Baseline: Equatable, Sendable {
  package struct Row: Decodable, Hashable, Sendable {
    /// The path relative to the folder of the baseline, and the code of the rule.
    package let file, rule: String
    /// Only for people to read; nil if the entry has no name.
    package let entry: String?
    /// Only for people to read: `/*/desc`.
    let path: String
    let fingerprint: String
    /// A hash of the entry's members, which distinguishes entries of one name.
    let members: String?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case file, rule, entry, path, fingerprint, members
    }
  }

  /// The rows, in the order of files, rules, entries and paths.
  package let rows: [Row]
  /// The folder of the baseline, without links.
  private let folder: String

  init(_ rows: [Row], in folder: String) {
    let sorted = rows.map { (row: $0, texts: $0.texts.map { $0.text ?? "" }) }
      .sorted { $0.texts.lexicographicallyPrecedes($1.texts) { $0.precedesInBytes($1) } }
    self.rows = sorted.map(\.row)
    self.folder = folder
  }

  /// Makes a baseline of findings; `path` is that of the baseline's file.
  package init(of findings: [Report.FileDiagnostics], at path: String) {
    let empty = Baseline([], in: FilePath.withoutLinks(FileName.folder(of: path)))
    let rows = findings.flatMap { Self.rows(of: $0, named: empty.name(of: $0.file.name)) }
    self.init(rows, in: empty.folder)
  }

  /// The name of a file in the baseline, which does not depend on the links that lead to either.
  func name(of path: String) -> String {
    path == SourceFile.standardInputName
      ? path : FilePath.climbing(to: FilePath.inResolvedFolder(path), from: folder)
  }

  func path(of file: String) -> String { FilePath.absolute("\(folder)/\(file)") }

  /// Whether a row names a file that exists, or whose existence cannot be determined.
  ///
  /// Standard input does not count; true if there are no other names.
  var namesFile: Bool {
    let files = Set(rows.map(\.file)).subtracting([SourceFile.standardInputName])
    return files.isEmpty || files.contains { !FilePath.isMissing(path(of: $0)) }
  }

  /// `file` is the name in the baseline.
  private static func rows(of found: Report.FileDiagnostics, named file: String) -> [Row] {
    zip(found.diagnostics, found.identities(named: file)).map { diagnostic, identity in
      Row(
        file: file, rule: diagnostic.rule.code, entry: identity.entry, path: identity.path,
        fingerprint: identity.digits, members: identity.members)
    }
  }
}

// MARK: - Comparing

extension Baseline {
  /// Rows match findings of their fingerprint, first those whose entry has not changed.
  ///
  /// `moves` are the new names of moved files, whose rows apply to the findings there.
  ///
  /// - Returns: The findings that are not in the baseline, the rows that no finding matches, and
  ///   the rows that match findings of moved files: with the new name, by the old name.
  func compare(
    _ findings: [Report.FileDiagnostics], moves: [String: String] = [:]
  ) -> (new: [Report.FileDiagnostics], unmatched: [Row], moved: [String: [Row]]) {
    var left = Dictionary(grouping: rows, by: \.fingerprint)
    var moved: [String: [Row]] = [:]
    let origins = Dictionary(grouping: moves.keys.sorted()) { moves[$0] }
    let new = findings.map { found in
      let name = name(of: found.file.name)
      var rest = found
      for origin in [name] + (origins[name] ?? []) {
        let isKnown = Self.known(Self.rows(of: rest, named: origin), &left)
        let part = { [rest] (isTaken: Bool) in
          rest.with(zip(rest.diagnostics, isKnown).filter { $1 == isTaken }.map(\.0))
        }
        if origin != name { moved[origin] = Self.rows(of: part(true), named: name) }
        rest = part(false)
      }
      return rest
    }
    return (new, Baseline(left.values.flatMap(\.self), in: folder).rows, moved)
  }

  /// The baseline without some rows; a moved file gets its new name only if all its other rows match findings.
  func removing(_ unwanted: [Row], renaming moved: [String: [Row]]) -> Baseline {
    var counts = Dictionary(unwanted.map { ($0, 1) }, uniquingKeysWith: +)
    let kept = rows.filter { row in
      counts[row, default: 0] -= 1
      return counts[row, default: 0] < 0
    }
    let old = Dictionary(grouping: kept, by: \.file)
    let renamed = moved.filter { old[$0]?.count == $1.count }
    return Baseline(
      kept.filter { renamed[$0.file] == nil } + renamed.values.flatMap(\.self), in: folder)
  }

  /// Whether each row is known; removes the rows that match from `left`.
  private static func known(_ rows: [Row], _ left: inout [String: [Row]]) -> [Bool] {
    var isKnown = rows.map { row in
      guard let index = left[row.fingerprint]?.firstIndex(where: { $0.members == row.members })
      else { return false }
      left[row.fingerprint]?.remove(at: index)
      return true
    }
    for (index, row) in rows.enumerated() where !isKnown[index] {
      isKnown[index] = left[row.fingerprint]?.popLast() != nil
    }
    return isKnown
  }
}

/// One row per line, so that its diffs are readable.
extension Baseline {
  private static let version = 2

  /// Reads a baseline.
  ///
  /// - Throws: ``ConfigurationError`` with all its errors.
  package init(reading file: SourceFile) throws(ConfigurationError) {
    let tree = JSONTree(reading: file, errorLimit: .none)
    // Rows of another version have other keys, so only the version is reported.
    if tree.isSound, let found = tree.root?["version"], found.spelling != "\(Self.version)" {
      let fault = SettingFault.wrongVersion(expected: Self.version)
      let kind = DecodeError.Fault.valueRejected(
        JSONType(found.kind), spelling: found.spelling, reason: .init(fault))
      let error = DecodeError(kind, at: found.location(at: JSONPointer(["version"])))
      throw ConfigurationError(.baseline, in: file, [error])
    }
    let content: Content = try ConfigurationError.decoded(from: tree, as: .baseline)
    self.init(content.findings, in: FilePath.withoutLinks(FileName.folder(of: file.name)))
  }

  package var document: String {
    let list = rows.isEmpty ? "[]" : "[\n" + rows.map(\.line).joined(separator: ",\n") + "\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }

  private struct Content: Decodable {
    let version: Int
    let findings: [Row]

    enum CodingKeys: String, CodingKey, CaseIterable { case version, findings }
  }
}

extension Baseline.Row {
  /// Its members by their keys, in the order in which they are written and sorted.
  fileprivate var texts: [(key: String, text: String?)] {
    let texts = [file, rule, entry, path, fingerprint, members]
    return zip(CodingKeys.allCases, texts).map { ($0.rawValue, $1) }
  }

  fileprivate var line: String {
    let strings = JSONStringWriter(escapesHidden: true)
    let list = texts.compactMap { key, text in
      text.map { "\"\(key)\": \(strings.quoted($0))" }
    }
    return "    {" + list.joined(separator: ", ") + "}"
  }
}
