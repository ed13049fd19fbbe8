import ExpoInvariants
import ExpoTestSupport
import Testing

/// Safe mends of documents with one slip of the hand: no new finding, and nothing left to mend.
struct FixProperties {
  private func check(_ file: SourceFile) -> [Report.Diagnostic] {
    Validator().check(file).findings.diagnostics
  }

  private func counts(_ diagnostics: [Report.Diagnostic]) -> [Rule: Int] {
    Dictionary(diagnostics.map { ($0.rule, 1) }, uniquingKeysWith: +)
  }

  @Test("safe mends add no finding and come to an end")
  func safe() throws {
    var (mended, undone, worse, unstable) = (0, 0, [String](), [String]())
    let all = { Mutant.all(of: $0) + Mutant.quotes(of: $0) }
    try Mutant.forEach(in: Mutant.documents(), all) { path, mutant in
      let file = SourceFile(name: "f.json", bytes: mutant.text)
      let before = check(file)
      guard before.contains(where: { $0.fix?.applicability == .safe }) else { return }
      let after = try FixInvariant.fixed(file, allowsUnsafe: false)
      guard after.bytes != file.bytes else {
        undone += 1
        return
      }
      mended += 1
      let rest = check(after)
      let had = counts(before)
      if counts(rest).contains(where: { $1 > had[$0, default: 0] }) {
        worse.append(
          "\(path) at \(mutant.offset): \(before.map(\.message)) → \(rest.map(\.message))")
      }
      // Another run has nothing to do.
      if try FixInvariant.fixed(after, allowsUnsafe: false).bytes != after.bytes {
        unstable.append("\(path) at \(mutant.offset)")
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
