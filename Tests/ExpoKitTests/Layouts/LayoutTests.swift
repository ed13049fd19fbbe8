import ExpoTestSupport
import Testing

/// Projects as they are laid out: nothing is found that is not wrong, and every slip is.
struct LayoutTests {
  @Test("a layout has only the findings it should", arguments: Layout.all)
  func layout(_ layout: Layout) throws {
    #expect(try findings(in: TemporaryFolder(layout.tree.files)) == layout.findings.sorted())
  }

  @Test("a slip is found, and nothing else but what it leaves unused", arguments: Layout.all)
  func slips(_ layout: Layout) throws {
    let folder = try TemporaryFolder(layout.tree.files)
    let before = Set(try findings(in: folder))
    for slip in layout.allSlips {
      try change(slip.changes, in: folder)
      let found = try findings(in: folder)
      for path in slip.changes.keys { try change([path: layout.tree.files[path]], in: folder) }
      let new = found.filter { !before.contains($0) }
      let others = new.filter { !$0.hasPrefix(slip.finding) && !$0.contains("EX609") }
      #expect(new.contains { $0.hasPrefix(slip.finding) }, "\(slip.finding) after \(slip.changes)")
      #expect(others == [], "after \(slip.changes)")
    }
  }

  /// Writes other texts of files, or deletes them.
  private func change(_ changes: [String: String?], in folder: TemporaryFolder) throws {
    for (path, text) in changes {
      if let text { try folder.write(text, to: path) } else { try folder.delete(path) }
    }
  }

  /// All findings as `path: EX601`, notes marked.
  private func findings(in folder: TemporaryFolder) throws -> [String] {
    let outcome = try Inspection().run([DocumentPath(folder.path)])
    #expect(outcome.failures.isEmpty)
    return outcome.findings.flatMap { found in
      found.diagnostics.map { diagnostic in
        let path = found.file.name.dropFirst(folder.path.count + 1)
        let note = diagnostic.severity == .note ? " note" : ""
        return "\(path): \(diagnostic.rule.code)\(note)"
      }
    }.sorted()
  }
}

/// A way to lay out a project, and what is found in it: nothing that is not wrong.
struct Layout: Sendable, CustomTestStringConvertible {
  /// A change that makes something wrong, and the finding that must come of it.
  typealias Slip = (changes: [String: String?], finding: String)

  let name: String
  let tree: ProjectTree
  /// What is found: `path: EX604`.
  var findings: [String] = []
  /// The documents whose pictures are checked.
  var pictured: [String] = []
  /// Slips besides those that are tried in every layout.
  var slips: [Slip] = []

  var testDescription: String { name }

  init(
    _ name: String, _ tree: ProjectTree, finds findings: [String] = [], pictured: [String]? = nil,
    slips: [Slip] = []
  ) {
    self.name = name
    self.tree = tree
    self.findings = findings
    self.pictured = pictured ?? [Self.items].filter { tree.files[$0] != nil }
    self.slips = slips
  }

  /// The slips that can be made in every layout: a wrong name, a missing key, a missing file and a
  /// file that is no picture.
  var allSlips: [Slip] {
    var all = slips
    for path in pictured {
      let text = tree.files[path] ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard lines.count > 2, let name = lines[1].firstMatch(of: /"image_name": "([^"]*)"/)?.1 else {
        continue
      }
      let changed = { (old: String, new: String) -> String in
        ([lines[0], lines[1].replacing(old, with: new)] + lines[2...]).joined(separator: "\n")
      }
      all.append(([path: changed("\"\(name)\"", "\"zzz_\"")], "\(path): EX601"))
      all.append(([path: changed(#""short_desc": "짧다", "#, "")], "\(path): EX302"))
    }
    let pictures = tree.files.keys.sorted().filter { path in
      path.contains(".imageset/") && !path.hasSuffix(".json") && isChecked(path)
    }
    for path in pictures.prefix(2) {
      let contents = path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex) + "/Contents.json"
      all.append(([path: nil], "\(contents): EX602"))
      all.append(
        ([path: "version https://git-lfs.github.com/spec/v1\n"], "\(contents): EX607"))
    }
    return all
  }

  /// Whether a file lies where a search looks.
  private func isChecked(_ path: String) -> Bool {
    let passedOver = [
      "build", "out", "Pods", "Carthage", "vendor", "DerivedData", ".cache", "SourcePackages",
      "site",
    ]
    return !path.split(separator: "/").contains { passedOver.contains(String($0)) }
  }
}
