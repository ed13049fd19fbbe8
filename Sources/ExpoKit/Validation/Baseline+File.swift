import ExpoJSON
package import ExpoBase

/// The file of a baseline: one row a line, so that changes to it read well.
extension Baseline {
  private static let version = 2

  /// Reads a baseline, or returns everything that is wrong with it.
  package static func read(_ file: SourceFile) -> Result<Baseline, ConfigurationError> {
    let tree = JSONTree(reading: file)
    // Rows of another version have other keys: then only the version is an error.
    if let error = versionError(in: tree) { return .failure(self.error(file, [error])) }
    let decoding = ExpoDecoder().collect(Content.self, from: tree)
    // Names may contain characters that are warned of in documents.
    let errors = decoding.errors.filter { $0.rule.family != .encoding || $0.severity == .error }
    guard let content = decoding.value, errors.isEmpty else {
      return .failure(error(file, errors))
    }
    return .success(Baseline(content.findings.map(\.row), at: file.name))
  }

  private static func error(_ file: SourceFile, _ errors: [DecodeError]) -> ConfigurationError {
    let diagnostics = errors.map { Diagnostic($0, severity: .error) }
    return ConfigurationError(
      purpose: .baseline, findings: Report.FileDiagnostics(file, diagnostics))
  }

  private static func versionError(in tree: JSONTree) -> DecodeError? {
    guard tree.isSound, let found = tree.root?["version"], found.spelling != "\(version)" else {
      return nil
    }
    let reason = WrongVersion(expected: version)
    return DecodeError(
      .valueRejected(found: .spelling(found.spelling), reason: .reason(reason)),
      at: found.location(at: JSONPointer(["version"])))
  }

  /// The text of the file.
  package var document: String {
    let list = rows.isEmpty ? "[]" : "[\n" + rows.map(\.line).joined(separator: ",\n") + "\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }

  private struct Content: Decodable {
    let version: Int
    let findings: [StoredRow]

    enum CodingKeys: String, CodingKey, CaseIterable { case version, findings }
  }

  private struct StoredRow: Decodable {
    let row: Row

    enum CodingKeys: String, CodingKey, CaseIterable {
      case file, rule, entry, path, fingerprint, members
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      row = Row(
        file: try container.decode(String.self, forKey: .file),
        rule: try container.decode(String.self, forKey: .rule),
        entry: try container.decodeIfPresent(String.self, forKey: .entry),
        path: try container.decode(String.self, forKey: .path),
        fingerprint: try container.decode(String.self, forKey: .fingerprint),
        members: try container.decodeIfPresent(String.self, forKey: .members))
    }
  }
}

extension Baseline.Row {
  fileprivate var line: String {
    let members = [
      ("file", file), ("rule", rule), ("entry", entry), ("path", path),
      ("fingerprint", fingerprint), ("members", self.members),
    ]
    let strings = JSONStringWriter(.visible)
    let list = members.compactMap { key, text in
      text.map { "\"\(key)\": \(strings.quoted($0))" }
    }
    return "    {" + list.joined(separator: ", ") + "}"
  }
}

/// A baseline that another version of expo has written.
struct WrongVersion: RejectionReason {
  /// The version that can be read.
  let expected: Int

  func words(in language: Language) -> String {
    language.pick(
      en: "this expo reads baselines of version \(expected); write it anew with --write-baseline",
      ko: "버전 \(expected) 기준선이 필요하니 --write-baseline 옵션으로 새로 쓰세요")
  }
}
