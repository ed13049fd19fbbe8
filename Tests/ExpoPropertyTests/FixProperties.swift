import ExpoInvariants
import ExpoTestSupport
import Testing

/// Safe fixes of documents with one slip of the hand: no new finding, and nothing left to fix.
struct FixProperties {
  init() { Repository.leave() }

  private func check(_ file: SourceFile) -> [Report.Diagnostic] {
    Validator().check(file).findings.diagnostics
  }

  private func counts(_ diagnostics: [Report.Diagnostic]) -> [Rule: Int] {
    Dictionary(diagnostics.map { ($0.rule, 1) }, uniquingKeysWith: +)
  }

  @Test("safe fixes add no finding, and a second run changes nothing")
  func safe() throws {
    var (fixed, undone, worse, unstable) = (0, 0, [String](), [String]())
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
      fixed += 1
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
      "safe fixes: \(fixed) mutants fixed, \(undone) undone, \(worse.count) worse, \(unstable.count) unstable"
    )
    #expect(fixed > 500 / Thoroughness.slipStride)
    #expect(worse.isEmpty)
    #expect(unstable.isEmpty)
    #expect(undone * 20 <= fixed)
  }

  /// The documents in which slips are made: a member a line, all on one line, an entry a line, and with
  /// the line ends of Windows.
  private static let layouts: [[UInt8]] = [poster, entries].flatMap { text in
    let line = text.replacing(/\n */, with: "")
    return [
      text, line, line.replacing("},{", with: "},\n{"), text.replacing("\n", with: "\r\n"),
    ].map { Array($0.utf8) }
  }

  private static let poster = """
    {
      "title": "만국박람회", "visitors": 48130300,
      "location": "Paris",
      "duration": "1900. 04. 14 - 1900. 11. 12",
      "description": "세기의 결산"
    }

    """
  private static let entries = """
    [
      {
        "name": "직지",
        "image_name": "jikji",
        "short_desc": "금속활자",
        "desc": "가장 오래된 금속활자 책"
      },
      {
        "name": "해금",
        "image_name": "haegeum",
        "short_desc": "현악기",
        "desc": "두 줄로 된 악기"
      },
      { "name": "갓", "image_name": "gat", "short_desc": "모자", "desc": "양반의 모자" }
    ]

    """

  @Test("slips that safe fixes leave can still be repaired, and nothing is left to fix safely")
  func planted() throws {
    let layouts = Self.layouts
    let isValid = { (text: [UInt8]) in
      check(SourceFile(name: "f.json", bytes: text)).allSatisfy { $0.severity != .error }
    }
    var (fixed, lost, starred) = (0, [String](), [String]())
    for number in 0..<Thoroughness.mutants {
      var random = SeededGenerator(seed: UInt64(number))
      let planted = PlantedSlips(1 + number % 3, in: layouts[number % layouts.count], &random)
      let file = SourceFile(name: "f.json", bytes: planted.text)
      guard check(file).contains(where: { $0.fix?.isSafe ?? false }) else { continue }
      let after = try FixInvariant.fixed(file, allowsUnsafe: false)
      if after.bytes != file.bytes { fixed += 1 }
      let text = { (bytes: SourceBytes) in String(decoding: bytes, as: UTF8.self) }
      if check(after).contains(where: { $0.fix?.isSafe ?? false }) {
        starred.append("\(number): \(text(file.bytes)) → \(text(after.bytes))")
      }
      if !planted.isRepairable(Array(after.bytes), isValid: isValid) {
        lost.append("\(number): \(text(file.bytes)) → \(text(after.bytes))")
      }
    }
    print("planted slips: \(fixed) of \(Thoroughness.mutants) documents fixed")
    #expect(fixed > Thoroughness.mutants / 8)
    #expect(lost.isEmpty)
    #expect(starred.isEmpty)
  }
}
