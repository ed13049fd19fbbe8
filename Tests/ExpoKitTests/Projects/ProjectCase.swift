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

  /// Cases as a table: the name, the steps that make the tree, and the findings.
  static func rows(_ table: String) -> [ProjectCase] {
    TextTable.rows(table).map { row in
      ProjectCase(row[0], ProjectTree(steps: row[1]), TextTable.items(row[2]))
    }
  }
}

extension ProjectTree {
  /// A tree in steps, with ` ‖ ` between them; `ASSETS` stands for the catalog of the app.
  ///
  /// `pictures FOLDER: a b`, `sets FOLDER: a b` and `documents FOLDER: a b` put the pictures `a` and `b`, or
  /// documents that name them, into a folder; `PATH lists a b` and `PATH = text` write a file, and
  /// `without PATH` takes one out. In
  /// `project PATH: App (kind) file ~folder; Other file` a synchronized folder has a mark.
  init(steps: String) { self = ProjectTree().with(steps: steps) }

  func with(steps: String) -> ProjectTree {
    TextTable.items(steps.replacing(/ASSETS(?!\.)/, with: "App/Assets.xcassets"))
      .reduce(self) { $0.adding($1) }
  }

  private func adding(_ step: String) -> ProjectTree {
    if step.hasPrefix("without ") { return with([String(step.dropFirst(8)): nil]) }
    if let file = step.wholeMatch(of: /(?s)(\S.*?) (=|lists) (.*)/) {
      let text = String(file.3)
      if file.2 == "lists" { return with([String(file.1): Self.entries(Self.words(text))]) }
      let texts = [
        "nothing": "", "EXPOSITION": Self.exposition, "PICTURE": Self.gif(height: 20),
      ]
      return with([String(file.1): texts[text] ?? text])
    }
    let parts = step.split(separator: ": ", maxSplits: 1).map(String.init)
    let (verb, path) = (parts[0].prefix { $0 != " " }, parts[0].drop { $0 != " " }.dropFirst())
    let names = Self.words(parts[1])
    switch verb {
    case "pictures": return names.reduce(self) { $0.pictures(in: String(path), $1) }
    case "sets":
      return dataSet("items", in: String(path), Self.entries(names))
        .dataSet("fair", in: String(path), Self.exposition)
    case "documents":
      return with([
        "\(path)/items.json": Self.entries(names), "\(path)/fair.json": Self.exposition,
      ])
    default:
      let targets = parts[1].split(separator: "; ").map { Self.target(Self.words(String($0))) }
      return with(["\(path)/project.pbxproj": XcodeProjectText.of(targets)])
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  }

  private static func target(_ words: [String]) -> XcodeProjectText.Target {
    let kind = words.first { $0.hasPrefix("(") }.map { String($0.dropFirst().dropLast()) }
    let paths = words.dropFirst(kind == nil ? 1 : 2)
    let folders = paths.filter { $0.hasPrefix("~") }.map { (String($0.dropFirst()), [String]()) }
    return .init(
      words[0], kind: kind ?? "application", paths.filter { !$0.hasPrefix("~") },
      folders: Dictionary(uniqueKeysWithValues: folders))
  }
}

extension Inspection {
  /// What is found in a folder, or in some within it, as lines: first what failed, then each finding by the
  /// path of its file from the folder, its line and itself.
  func lines(
    in folder: String, _ inner: String = "",
    as line: (String, Int, Report.Diagnostic) -> String?
  ) throws -> [String] {
    let paths = inner.isEmpty ? [folder] : inner.split(separator: " ").map { "\(folder)/\($0)" }
    let outcome = try run(paths.map { DocumentPath($0) })
    return outcome.failures.map { "failure \($0)" }
      + outcome.findings.flatMap { found in
        found.diagnostics.compactMap { diagnostic in
          let number = LineIndex(found.file).position(at: diagnostic.location.bytes.lowerBound).line
          return line(String(found.file.name.dropFirst(folder.count + 1)), number, diagnostic)
        }
      }
  }
}
