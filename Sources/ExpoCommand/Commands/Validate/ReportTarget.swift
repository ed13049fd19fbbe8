import ExpoDiagnostics

/// A format of findings and where it goes: `json=findings.json`.
struct ReportTarget: Equatable, Sendable {
  let format: ReportFormat
  /// The file; nil for standard output.
  let path: String?

  /// Reads the values of `--format`.
  ///
  /// - Throws: ``UsageError`` if two formats go to one file, or to standard output.
  static func parse(_ option: OptionName, _ words: [String]) throws(UsageError) -> [ReportTarget] {
    do throws(ValueFault) {
      var targets: [ReportTarget] = []
      for word in words {
        let target = try ReportTarget(word)
        if let path = target.path, targets.contains(where: { $0.path == path }) {
          throw .sameFile(path)
        }
        targets.append(target)
      }
      guard targets.count(where: { $0.path == nil }) <= 1 else { throw .bothToStandardOutput }
      return targets
    } catch {
      throw .value(of: option, error)
    }
  }

  private init(_ word: String) throws(ValueFault) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    let name = parts.first ?? ""
    guard let format = ReportFormat(rawValue: name) else {
      throw .notAChoice(name, of: ReportFormat.allCases.map(\.rawValue))
    }
    if word.hasSuffix("=") { throw .noFile(format) }
    self.init(format: format, path: parts.count == 2 ? parts[1] : nil)
  }

  init(format: ReportFormat, path: String?) {
    self.format = format
    self.path = path
  }
}
