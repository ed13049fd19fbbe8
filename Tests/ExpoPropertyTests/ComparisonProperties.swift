import ExpoTestSupport
import Testing

@testable import ExpoKit

/// Comparisons of generated pairs: they say neither too little nor too much, in both directions.
struct ComparisonProperties {
  private typealias List = [[(key: String, value: String)]]

  private static let pieces = [
    "탑은", "탑이", "높다", "1993년에", "1994년에", "the", "tower", "towers", "\u{E9}", "e\u{301}", "万国博",
    "大",
    "カタログ", "👩‍🔬", "👍🏽", "\\n\\n", "\\n", " ", "\\u001b", "\u{202E}", "\u{F99A}", "가\u{11A8}", "a",
    "a", "a",
  ]
  private static let numbers = ["1", "1.0", "null", "[1, {\"a\": 2}]", "{}", "true"]

  private static func text(_ random: inout SeededGenerator) -> String {
    let length = Int.random(in: 0...12, using: &random)
    let words = (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }
    return "\"" + words.joined(separator: Bool.random(using: &random) ? " " : "") + "\""
  }

  private static func value(_ random: inout SeededGenerator) -> String {
    Int.random(in: 0..<12, using: &random) == 0
      ? random.any(of: numbers) : text(&random)
  }

  private static func entry(_ random: inout SeededGenerator) -> [(key: String, value: String)] {
    // Few names, so that many are alike.
    let name = { (random: inout SeededGenerator) in "\"n\(Int.random(in: 0...9, using: &random))\""
    }
    var entry = [("name", name(&random)), ("image_name", name(&random))]
    entry += [("short_desc", value(&random)), ("desc", value(&random))]
    if Bool.random(using: &random) { entry.append(("year", value(&random))) }
    return entry
  }

  /// Another list: entries removed, added, doubled, moved, and members changed.
  private static func edited(_ list: List, _ random: inout SeededGenerator) -> List {
    var list = list
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let index = list.isEmpty ? 0 : Int.random(in: 0..<list.count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: list.insert(entry(&random), at: index)
      case 1 where !list.isEmpty: list.remove(at: index)
      case 2 where !list.isEmpty: list.insert(list[index], at: 0)
      case 3 where !list.isEmpty:
        list.insert(
          list.remove(at: index),
          at: Int.random(in: 0..<list.count + 1, using: &random) % max(1, list.count))
      case _ where !list.isEmpty:
        let member = Int.random(in: 0..<list[index].count, using: &random)
        if Bool.random(using: &random), list[index][member].key == "year" {
          list[index].remove(at: member)
        } else {
          list[index][member].value = value(&random)
        }
      default: list.append(entry(&random))
      }
    }
    return list
  }

  /// An empty repository around the documents: all of this one would be searched for pictures each time.
  private static let folder: Result<TemporaryFolder, any Error> = Result {
    try TemporaryFolder([".git/HEAD": "ref: refs/heads/main\n"])
  }

  private static func documents(_ list: List) throws -> ExhibitionDocuments {
    let entries = list.map { entry in
      "{" + entry.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
    }
    let path = try folder.get().path + "/items.json"
    var finder = ExhibitionFinder()
    finder.entries = path
    finder.workspace.overlay[DocumentPath(path)] = SourceFile(
      name: path, text: "[" + entries.joined(separator: ", ") + "]")
    return try finder.find(nil)
  }

  private static func comparison(_ old: List, _ new: List) throws -> Comparison {
    try Comparison(documents(old), documents(new), kinds: [.entries])
  }

  /// The members as a comparison reads them, in one order.
  private static func members(_ list: List) throws -> [[String: ComparedObject.Value]] {
    // Against an empty list all are added.
    try comparison([], list).entries.map { change in
      Dictionary(uniqueKeysWithValues: (change.new?.members ?? []).map { ($0.key, $0.value) })
    }
  }

  /// The old list with the reported changes; nil if they do not fit.
  private static func applied(
    _ comparison: Comparison, to old: [[String: ComparedObject.Value]], count: Int
  ) -> [[String: ComparedObject.Value]]? {
    var old = old.map { Optional($0) }
    var new = [[String: ComparedObject.Value]?](repeating: nil, count: count)
    var origins: [Int: Int] = [:]
    for change in comparison.entries {
      if let one = change.old, let other = change.new {
        for member in change.members {
          guard old[one.number - 1]?[member.key] == member.old else { return nil }
          if let difference = member.difference {
            let isWhole = { (kind: TextDifference.Kind, value: ComparedObject.Value?) in
              difference.parts.filter { $0.kind == .kept || $0.kind == kind }.map(\.text).joined()
                .hasBytes(of: value?.text ?? "")
            }
            guard isWhole(.removed, member.old), isWhole(.added, member.new) else { return nil }
          }
          old[one.number - 1]?[member.key] = member.new
        }
        if change.isMoved { origins[other.number - 1] = one.number - 1 }
      } else if let one = change.old {
        old[one.number - 1] = nil
      } else if let other = change.new {
        let members = other.members.map { ($0.key, $0.value) }
        new[other.number - 1] = Dictionary(uniqueKeysWithValues: members)
      }
    }
    for (index, origin) in origins { new[index] = old[origin] }
    let moved = Set(origins.values)
    var rest = old.indices.filter { old[$0] != nil && !moved.contains($0) }[...]
    for index in new.indices where new[index] == nil {
      guard let origin = rest.popFirst() else { return nil }
      new[index] = old[origin]
    }
    return rest.isEmpty ? new.compactMap(\.self) : nil
  }

  private static func described(_ change: Comparison.Change, _ isExchanged: Bool) -> String {
    let sides = isExchanged ? (change.new, change.old) : (change.old, change.new)
    let members = change.members.map { member in
      let values = isExchanged ? (member.new, member.old) : (member.old, member.new)
      let parts = member.difference?.parts.map { part in
        let isOld = (part.kind == .removed) != isExchanged
        return "\(part.kind == .kept ? "=" : isOld ? "-" : "+")\(part.text)"
      }.sorted()
      return "\(member.key): \(String(describing: values)) \(String(describing: parts))"
    }.sorted()
    return "\(sides.0?.number ?? 0) \(sides.1?.number ?? 0) \(change.isMoved) \(members)"
  }

  @Test("the changes turn the old list into the new one, and are the same in reverse")
  func pairs() throws {
    var random = SeededGenerator(seed: 1851)
    var (changed, moved) = (0, 0)
    for round in 0..<Thoroughness.comparisons {
      let old = (0..<Int.random(in: 0...8, using: &random)).map { _ in Self.entry(&random) }
      let new = Self.edited(old, &random)
      let same = try Self.comparison(old, old)
      #expect(same.exposition == nil && same.entries.isEmpty, "round \(round): \(old)")
      let comparison = try Self.comparison(old, new)
      let result = Self.applied(comparison, to: try Self.members(old), count: new.count)
      #expect(result == (try Self.members(new)), "round \(round): \(old) → \(new)")
      let back = try Self.comparison(new, old)
      #expect(
        comparison.entries.map { Self.described($0, false) }.sorted()
          == back.entries.map { Self.described($0, true) }.sorted(),
        "round \(round): \(old) → \(new)")
      changed += comparison.entries.count
      moved += comparison.entries.count { $0.isMoved }
    }
    #expect(changed > Thoroughness.comparisons && moved > Thoroughness.comparisons / 10)
  }
}
