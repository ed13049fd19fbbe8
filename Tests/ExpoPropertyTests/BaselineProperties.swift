import ExpoTestSupport
import Testing

@testable import ExpoJSON
@testable import ExpoKit

/// Inserting, removing and reordering entries hides nothing new and reports nothing old.
struct BaselineProperties {
  /// An entry of a generated document; no two are equal.
  private struct GeneratedEntry {
    let members: [(key: String, value: String)]

    /// Draws members from few values, so that names, images and faults repeat; `number` is unique.
    init(_ number: Int, _ random: inout SeededGenerator) {
      let names: [String?] = [nil, #""""#, #""a""#, #""a ""#, #""직지""#, #""b""#, "1", "null"]
      let texts: [String?] = [
        nil, #""""#, #"" x""#, #""x ""#, "1", "null", #""\u200b""#, #""fine""#,
      ]
      let images: [String?] = [nil, #""i""#, #""j""#, #""k ""#, #""""#]
      let members: [(String, String?)] = [
        ("name", names.randomElement(using: &random) ?? nil),
        ("image_name", images.randomElement(using: &random) ?? nil),
        ("short_desc", texts.randomElement(using: &random) ?? nil),
        ("desc", "\"\(number) and more than a short description\""),
        ("descr", Int.random(in: 0..<4, using: &random) == 0 ? "true" : nil),
      ]
      self.members = members.compactMap { key, value in value.map { (key, $0) } }
    }

    var text: String {
      "{" + members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
    }

    /// The same in another layout and order.
    var rewritten: String {
      let lines = members.reversed().map { "\"\($0.key)\":\t\($0.value)" }
      return "{\n" + lines.joined(separator: ",\r\n") + "}"
    }

    /// What it is known by if it is not the same entry: its name.
    var name: String? { members.first { $0.key == "name" }?.value }
  }

  private static func check(_ entries: [String]) -> Report.FileDiagnostics {
    let text = "[" + entries.joined(separator: ",\n") + "]"
    return Validator(kind: .entries).check(SourceFile(name: "items.json", text: text)).findings
  }

  /// Findings by what they say, without the entry they stand at.
  private static func shared(_ found: [Report.Diagnostic]) -> [String: Int] {
    let keys = found.filter(\.problem.concernsSeveralEntries).map {
      "\($0.rule.code) \($0.problem.detail ?? "")"
    }
    return Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// The rules and entries of the findings that are about one entry.
  private static func single(_ found: [Report.Diagnostic]) -> [String] {
    found.filter { !$0.problem.concernsSeveralEntries && $0.rule.name != "empty-list" }
      .map { "\($0.rule.code) \($0.location.pointer)" }
  }

  @Test("in a changed document only new findings are reported, and pruning keeps other rows")
  func pairs() {
    var random = SeededGenerator(seed: 14)
    var (inserted, removed, reported) = (0, 0, 0)
    for number in 0..<Thoroughness.pairs {
      let count = Int.random(in: 0...8, using: &random)
      let old = (0..<count).map { GeneratedEntry($0, &random) }
      // What is removed and comes back under its name with the same fault is the same finding.
      let kept = old.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      let gone = Set(old.map(\.name)).subtracting(kept.map(\.name))
      let added = (0..<Int.random(in: 0...4, using: &random))
        .map { GeneratedEntry(100 + $0, &random) }.filter {
          !gone.contains($0.name) || $0.name == nil
        }
      let removedNames = old.filter { entry in !kept.contains { $0.text == entry.text } }.map(
        \.name)
      let new = added.filter { $0.name == nil || !removedNames.contains($0.name) }
      let changed = (kept + new).shuffled(using: &random)
      let isRewritten = Bool.random(using: &random)
      let before = Self.check(old.map(\.text))
      let after = Self.check(changed.map(isRewritten ? \.rewritten : \.text))
      let baseline = Baseline(of: [before], at: "known.json")
      let comparison = baseline.compare([after])
      let found = comparison.new.flatMap(\.diagnostics)

      let isAdded = changed.map { entry in new.contains { $0.text == entry.text } }
      let expected = Self.single(after.diagnostics).filter { finding in
        let tokens = finding.split(separator: "/")
        return tokens.count > 1 && Int(tokens[1]).map { isAdded[$0] } == true
      }
      #expect(Self.single(found) == expected, "pair \(number)")
      let (known, now) = (Self.shared(before.diagnostics), Self.shared(after.diagnostics))
      let more = now.map { ($0, max(0, $1 - known[$0, default: 0])) }.filter { $1 > 0 }
      #expect(Self.shared(found) == Dictionary(uniqueKeysWithValues: more), "pair \(number)")
      let pruned = baseline.removing(comparison.unmatched, renaming: [:])
      let again = pruned.compare([after])
      #expect(again.unmatched == [], "pair \(number)")
      #expect(Self.single(again.new.flatMap(\.diagnostics)) == expected, "pair \(number)")
      #expect(pruned.rows.count == after.diagnostics.count - found.count, "pair \(number)")
      inserted += new.count
      removed += old.count - kept.count
      reported += found.count
    }
    #expect([inserted, removed, reported].allSatisfy { $0 > Thoroughness.pairs / 2 })
  }
}
