import ExpoTestSupport
import Testing

/// Slips that people make: the first finding, and what `--fix` and `--unsafe-fixes` make of it.
struct SlipTests {
  @Test("a slip has its finding and its fix", arguments: Slip.all)
  func slip(_ slip: Slip) throws {
    let file = SourceFile(name: "f.json", text: slip.text)
    let inspection = Inspection(of: file)
    let found = try #require(try inspection.run(["f.json"]).findings.first)
    let first = try #require(found.diagnostics.first)
    let start = LineIndex(file).position(at: first.location.bytes.lowerBound)
    #expect("\(first.rule.code) \(start.line):\(start.column) \(first.message)" == slip.finding)
    #expect(try inspection.change(allowsUnsafe: false)?.after.text == slip.textFixedSafely)
    #expect(try inspection.change(allowsUnsafe: true)?.after.text == slip.textFixed)
  }
}

extension Inspection {
  /// An inspection of one document, which no file has.
  init(of file: SourceFile, rules: RuleSelection = .everything) {
    Repository.leave()
    self.init(Workspace(rules: rules, configuration: .isolated))
    workspace.overlay = [DocumentPath(of: file): file]
    assets = .none
  }

  func change(allowsUnsafe: Bool) throws -> Inspection.FixedFile? {
    try fixing(Array(workspace.overlay.keys), allowsUnsafe: allowsUnsafe).changes.first
  }
}

/// A document with one slip, what is found first, and what fixes make of it; `⏎` is a line break.
struct Slip: Sendable, CustomTestStringConvertible {
  enum Document: String {
    case poster = """
      {
        "title": "파리 만국박람회 1900",
        "visitors": 48130300,
        "location": "프랑스 파리",
        "duration": "1900. 04. 14 - 1900. 11. 12",
        "description": "세기의 결산"
      }

      """
    case entries = """
      [
        {
          "name": "직지심체요절",
          "image_name": "jikji",
          "short_desc": "금속활자",
          "desc": "가장 오래된 금속활자 인쇄본"
        },
        {
          "name": "해금",
          "image_name": "haegeum",
          "short_desc": "현악기",
          "desc": "두 줄로 된 전통 현악기"
        }
      ]

      """
  }

  private let document: Document
  private let original: String
  private let slip: String
  let finding: String
  /// What safe fixes make of the part with the slip, and what all fixes do; nil if they change nothing.
  private let fixedSafely, fixed: String?

  /// The slips of a table; a row is what stands in the part of the document of its heading, the finding
  /// and the fix.
  static func rows(_ table: String) -> [Slip] {
    var (document, original) = (Document.poster, "")
    return table.split(separator: "\n").compactMap { row in
      let cells = row.split(separator: " → ", omittingEmptySubsequences: false).map(String.init)
      if row.hasPrefix("== ") {
        (document, original) = (cells[0] == "== poster" ? .poster : .entries, cells[1])
        return nil
      }
      let fix = cells[2].split(separator: ": ", maxSplits: 1)
      let text = fix.count > 1 ? String(fix[1]) : original
      let fixed: (String?, String?) =
        switch fix[0] {
        case "safely": (text, text)
        case "if asked": (nil, text)
        case "never": (nil, nil)
        default: fatalError("no fix: \(cells[2])")
        }
      return Slip(
        document: document, original: original, slip: cells[0], finding: lines(cells[1]),
        fixedSafely: fixed.0, fixed: fixed.1)
    }
  }

  var testDescription: String { slip }

  var text: String { text(with: slip) }

  var textFixedSafely: String? { fixedSafely.map(text) }

  var textFixed: String? { fixed.map(text) }

  private func text(with part: String) -> String {
    let (original, part) = (Self.lines(original), Self.lines(part))
    return document.rawValue.replacing(original, with: part, maxReplacements: 1)
  }

  private static func lines(_ text: String) -> String { text.replacing("⏎", with: "\n") }
}
