import ExpoTestSupport
import Testing

/// Safe mends of documents with one slip of the hand: no new finding, and nothing left to mend.
struct FixProperties {
  private func check(_ file: SourceFile) -> [Diagnostic] {
    Validator().check(file).findings.diagnostics
  }

  private func counts(_ diagnostics: [Diagnostic]) -> [Rule: Int] {
    Dictionary(diagnostics.map { ($0.rule, 1) }, uniquingKeysWith: +)
  }

  @Test("safe mends add no finding and come to an end")
  func safe() throws {
    var (mended, undone, worse, unstable) = (0, 0, [String](), [String]())
    for path in try Repository.soundSamples() where !path.hasSuffix("Contents.json") {
      let bytes = Array(try Repository.file(path).bytes)
      let mutants = Mutant.all(of: bytes) + Mutant.quotes(of: bytes)
      for index in stride(from: 0, to: mutants.count, by: Thoroughness.slipStride) {
        let mutant = mutants[index]
        let file = SourceFile(name: "f.json", bytes: mutant.text)
        let before = check(file)
        guard before.contains(where: { $0.fix?.applicability == .safe }) else { continue }
        var inspection = Inspection(Workspace(configuration: .isolated))
        inspection.workspace.overlay = ["f.json": file]
        inspection.assets = .none
        let fixed = try Fixer(inspection, allowsUnsafe: false).run(["f.json"])
        guard let after = fixed.changes.first?.after else {
          undone += 1
          continue
        }
        mended += 1
        let rest = check(after)
        let had = counts(before)
        if counts(rest).contains(where: { $1 > had[$0, default: 0] }) {
          worse.append(
            "\(path) at \(mutant.offset): \(before.map(\.message)) → \(rest.map(\.message))")
        }
        // Another run has nothing to do.
        inspection.workspace.overlay = ["f.json": after]
        if try !Fixer(inspection, allowsUnsafe: false).run(["f.json"]).changes.isEmpty {
          unstable.append("\(path) at \(mutant.offset)")
        }
      }
    }
    print(
      "safe mends: \(mended) mutants mended, \(undone) undone, \(worse.count) worse, \(unstable.count) unstable"
    )
    #expect(mended > 500 / Thoroughness.slipStride)
    #expect(worse.isEmpty)
    #expect(unstable.isEmpty)
    #expect(undone * 20 <= mended)
  }
}
