import ExpoTestSupport
import Testing

/// Safe fixes in catalogs with faults: no new finding, no other picture, no other value.
struct CatalogFixProperties {
  @Test("no safe fix adds a finding, or changes a picture or the value of a sound member")
  func safe() throws {
    var (fixed, faults) = (0, [String]())
    for seed in 0..<Thoroughness.catalogs {
      var random = SeededGenerator(seed: UInt64(seed))
      let catalog = FaultyCatalog(&random)
      let folder = try TemporaryFolder(catalog.files)
      var inspection = Inspection(Workspace(configuration: .isolated))
      let path = folder.path + "/A.xcassets"
      let before = try inspection.run([DocumentPath(path)])
      let outcome = try inspection.fixing([DocumentPath(path)], allowsUnsafe: false)
      if outcome.changes.isEmpty { continue }
      fixed += 1
      let (had, has) = (Self.counts(before), Self.counts(outcome.rest))
      let isRead = before.findings.allSatisfy { $0.diagnostics.allSatisfy(Self.isShown) }
      if isRead, has.contains(where: { $1 > had[$0, default: 0] }) {
        faults.append("seed \(seed): \(had) → \(has)")
      }
      for change in outcome.changes {
        faults += Self.changedMembers(change, catalog).map { "seed \(seed): \($0)" }
        inspection.workspace.overlay[DocumentPath(of: change.after)] = change.after
      }
      if try !inspection.fixing([DocumentPath(path)], allowsUnsafe: false).changes.isEmpty {
        faults.append("seed \(seed): not stable")
      }
    }
    print("catalogs: \(fixed) of \(Thoroughness.catalogs) fixed, \(faults.count) faults")
    #expect(faults == [])
    #expect(fixed * 3 > Thoroughness.catalogs)
  }

  /// Whether a finding hides no others: an error of syntax withholds those of shape around it, and a
  /// misspelled key what its value has.
  private static func isShown(_ diagnostic: Report.Diagnostic) -> Bool {
    diagnostic.rule.family != .syntax && diagnostic.rule.code != "EX302"
  }

  private static func counts(_ outcome: InspectionRun) -> [String: Int] {
    let codes = outcome.findings.flatMap { $0.diagnostics.map(\.rule.code) }
    return Dictionary(codes.map { ($0, 1) }, uniquingKeysWith: +)
  }

  private static func changedMembers(_ change: Inspection.FixedFile, _ catalog: FaultyCatalog)
    -> [String]
  {
    let before = entries(of: JSONTree(reading: change.before), catalog)
    let after = entries(of: JSONTree(reading: change.after), catalog)
    var changed: [String] = []
    for (number, entry) in catalog.entries.enumerated() {
      if after[number]?.count ?? 0 > max(1, before[number]?.count ?? 0) {
        changed.append("entry \(number) is there more often")
      }
      for member in entry where member.isSound || member.key == "image_name" {
        // What could not be read before may be read now, but only as it was meant.
        guard let text = after[number]?.first?[member.key]?.string,
          text != before[number]?.first?[member.key]?.string
        else { continue }
        if text != member.decoded { changed.append("\(member.key) of \(number) is '\(text)'") }
      }
    }
    return changed
  }

  /// The entries of a list by their numbers in the catalog, which their names begin with.
  ///
  /// An entry may have swallowed the next one, so its place in the list does not tell its number;
  /// it does where no entry is missing.
  private static func entries(of tree: JSONTree, _ catalog: FaultyCatalog) -> [Int: [JSONNode]] {
    let elements = tree.root.map { Array($0.elements) } ?? []
    let numbered = elements.enumerated().compactMap { index, element -> (Int, JSONNode)? in
      let digit = element["name"]?.string.flatMap { $0.first == "n" ? $0.dropFirst().first : nil }
      let index = elements.count == catalog.entries.count ? index : nil
      return (digit?.wholeNumberValue ?? index).map { ($0, element) }
    }
    return Dictionary(grouping: numbered, by: \.0).mapValues { $0.map(\.1) }
  }
}

/// A catalog of a few entries and pictures, with up to three faults in its list of entries.
private struct FaultyCatalog {
  /// A member as it is written, and what its value is meant as.
  struct Member {
    var key: String
    var spelling: String
    var text: String
    var decoded: String
    var isSound = true
  }

  var entries: [[Member]] = []
  private var list = ""
  private let sets: [String]

  init(_ random: inout SeededGenerator) {
    let names = ["god", "gold", "jikji", "jiki", "jikji2", "Jikji", "haegeum", "gat", "한", "hanok"]
    sets = names.filter { _ in Bool.random(using: &random) }
    let count = Int.random(in: 1...4, using: &random)
    for index in 0..<count {
      let picture = names.randomElement(using: &random) ?? ""
      entries.append([
        Self.member("name", "n\(index) \(random.any(of: Self.texts))"),
        Self.member("image_name", picture),
        Self.member("short_desc", random.any(of: Self.texts)),
        Self.member("desc", "긴 \(random.any(of: Self.texts)) \(random.any(of: Self.texts))"),
      ])
    }
    list = Self.written(&entries, faults: Int.random(in: 1...3, using: &random), &random)
  }

  /// The files of the catalog; file systems that ignore case cannot hold two of its sets.
  var files: [String: String] {
    let entries = ProjectTree().dataSet("i", in: "A.xcassets", list)
    return sets.reduce(entries) { $0.vectors(in: "A.xcassets", $1) }.files
  }

  private static let texts = ["해금", "직지 심체요절", "a \\\"b\\\" c", "두 줄\\n악기", "x, y: z", "그는 {갓}을"]

  private static func member(_ key: String, _ text: String) -> Member {
    let decoded = text.replacing("\\n", with: "\n").replacing("\\\"", with: "\"")
    return Member(key: key, spelling: text, text: "\"\(key)\": \"\(text)\"", decoded: decoded)
  }

  // MARK: Faults

  private static func written(
    _ entries: inout [[Member]], faults: Int, _ random: inout SeededGenerator
  ) -> String {
    for _ in 0..<faults {
      let entry = Int.random(in: entries.indices, using: &random)
      let member = Int.random(in: entries[entry].indices, using: &random)
      spoil(&entries[entry][member], &random)
    }
    // Members on lines of their own, or entries on one line.
    let isOneLine = Int.random(in: 0..<4, using: &random) == 0
    let separator = isOneLine ? " " : "\n"
    let objects = entries.map { entry in
      "{" + entry.map(\.text).joined(separator: "," + separator) + "}"
    }
    let joint = [",", ",", ",", "", ",,", "，", ",\u{A0}"].randomElement(using: &random) ?? ","
    let end = ["]", "]", "]", ",]", "", "］"].randomElement(using: &random) ?? "]"
    return "[" + objects.joined(separator: joint + separator) + end
  }

  /// Writes a member with a slip of the hand.
  private static func spoil(_ member: inout Member, _ random: inout SeededGenerator) {
    let (key, text) = (member.key, member.spelling)
    let slips = [
      "\"\(key)\"： \"\(text)\"", "\"\(key)\" \"\(text)\"", "\(key): \"\(text)\"",
      "“\(key)”: “\(text)”", "'\(key)': '\(text)'", "\"\(key)\": \"\(text)",
      "\"\(key)\": \(text)\"",
      "\"\(key)\": \"\(text) \"", "\"\(key.uppercased())\": \"\(text)\"",
      "\"\(key)\": \"\(text)\" // 말", "\"\(key)\":\u{A0}\"\(text)\"", "\"\(key)\": ㅂ\"\(text)\"",
      "\"\(key)\": \"\(text)\\q\"", "\"\(key)\": \"\(text)\"\"", "\"\(key)\": \"\(text)\"x",
      "\"\(key)\": \"\(text)\u{1}\"", "\"\(key)\": \"\(text)\", \"\(key)\": \"\(text)\"",
      "\"\(key)\": \"\(text)\", \"\(key)\": \"b\"",
    ]
    member.text = slips.randomElement(using: &random) ?? member.text
    member.isSound = false
  }
}
