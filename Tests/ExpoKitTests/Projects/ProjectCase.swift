import ExpoTestSupport
import Testing

/// A made-up project, and what is found in it.
struct ProjectCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let tree: ProjectTree
  let findings: [String]

  init(_ name: String, _ tree: ProjectTree, _ findings: [String] = []) {
    (testDescription, self.tree, self.findings) = (name, tree, findings)
  }
}

extension Inspection {
  /// What is found in a folder, or in one within it, as lines: first what failed, then each finding by the
  /// path of its file from the folder, its line and itself.
  func lines(
    in folder: String, _ inner: String = "",
    as line: (String, Int, Report.Diagnostic) -> String?
  ) throws -> [String] {
    let outcome = try run([DocumentPath(inner.isEmpty ? folder : "\(folder)/\(inner)")])
    return outcome.failures.map { "failure \($0)" }
      + outcome.findings.flatMap { found in
        found.diagnostics.compactMap { diagnostic in
          let number = LineIndex(found.file).position(at: diagnostic.location.bytes.lowerBound).line
          return line(String(found.file.name.dropFirst(folder.count + 1)), number, diagnostic)
        }
      }
  }
}
