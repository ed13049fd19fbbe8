import ExpoTestSupport
import Testing

/// Projects as they are laid out: nothing is found that is not wrong, and every slip is.
struct LayoutTests {
  @Test("a layout has only the findings it should", arguments: Layout.all)
  func layout(_ layout: Layout) throws {
    #expect(try findings(in: layout.tree) == layout.findings.sorted())
  }

  @Test("a slip is found, and nothing else but what it leaves unused", arguments: Layout.all)
  func slips(_ layout: Layout) throws {
    let before = Set(try findings(in: layout.tree))
    for slip in layout.allSlips {
      let found = try findings(in: layout.tree.with(slip.changes))
      let new = found.filter { !before.contains($0) }
      let others = new.filter { !$0.hasPrefix(slip.finding) && !$0.contains("EX609") }
      #expect(new.contains { $0.hasPrefix(slip.finding) }, "\(slip.finding) after \(slip.changes)")
      #expect(others == [], "after \(slip.changes)")
    }
  }

  @Test("there are enough layouts, each with a name of its own")
  func names() {
    #expect(Layout.all.count >= 25)
    #expect(Set(Layout.all.map(\.name)).count == Layout.all.count)
  }

  /// All findings as `path: EX601`, notes marked.
  private func findings(in tree: ProjectTree) throws -> [String] {
    let folder = try TemporaryFolder(tree.files)
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
