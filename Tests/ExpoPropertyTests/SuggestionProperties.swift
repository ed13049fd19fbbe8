import ExpoTestSupport
import Testing

/// Misspelled keys: every single-letter deletion, swap and insertion in the nine key names.
struct SuggestionProperties {
  private struct Figures {
    var tried = 0
    var right = 0
    var wrong = 0
  }

  @Test("the right key is suggested")
  func suggestions() {
    var figures = Figures()
    let entry = Entry.CodingKeys.allCases.map { ($0.rawValue, #""x""#) }
    for (key, _) in entry { tryAll(key, entry, { "[\($0)]" }, &figures) }
    let values = [#""x""#, "1", #""x""#, #""1900. 04. 14 - 1900. 11. 12""#, #""x""#]
    let poster = zip(Exposition.CodingKeys.allCases, values).map { ($0.rawValue, $1) }
    for (key, _) in poster { tryAll(key, poster, { $0 }, &figures) }
    print("suggestions: \(figures.tried) slips, \(figures.right) right, \(figures.wrong) wrong")
    #expect(figures.tried > 2000)
    #expect(Double(figures.right) >= 0.95 * Double(figures.tried))
    #expect(Double(figures.wrong) <= 0.01 * Double(figures.tried))
  }

  private func tryAll(
    _ key: String, _ members: [(String, String)], _ document: (String) -> String,
    _ figures: inout Figures
  ) {
    for slip in Self.slips(in: key) where !members.contains(where: { $0.0 == slip }) {
      let body = members.map { "\"\($0.0 == key ? slip : $0.0)\": \($0.1)" }
      let text = document("{" + body.joined(separator: ", ") + "}")
      let diagnostics = Validator().check(SourceFile(name: "f", text: text)).findings.diagnostics
      let suggestions = diagnostics.compactMap { diagnostic -> Substring? in
        diagnostic.help?.firstMatch(of: /(?:did you mean|rename it to) '(.*?)'/)?.output.1
      }
      figures.tried += 1
      // One slip, one finding: the missing key, with the misspelled one as its note.
      let isOne = diagnostics.map(\.rule.code) == ["EX302"]
      if isOne, suggestions == [key[...]] { figures.right += 1 }
      if suggestions.contains(where: { $0 != key }) { figures.wrong += 1 }
    }
  }

  private static func slips(in key: String) -> Set<String> {
    let letters = Array(key)
    var slips: Set<String> = []
    for index in letters.indices {
      slips.insert(String(letters[..<index] + letters[(index + 1)...]))
      if index + 1 < letters.count {
        var swapped = letters
        swapped.swapAt(index, index + 1)
        slips.insert(String(swapped))
      }
    }
    for index in 0...letters.count {
      for letter in "abcdefghijklmnopqrstuvwxyz_" {
        slips.insert(String(letters[..<index] + [letter] + letters[index...]))
      }
    }
    return slips.subtracting([key])
  }
}
