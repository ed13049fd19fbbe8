import ExpoJSON
import ExpoModel

/// Rules for a list of entries: EX503 to EX505, and those for text.
struct EntriesRules {
  let keys = Entry.CodingKeys.allCases.map(\.rawValue)
  private let dialect: Dialect
  private let names: [[String]]

  init(_ dialect: Dialect) {
    self.dialect = dialect
    self.names = keys.map(dialect.names)
  }

  /// Reports what is wrong with the entries that a survey found suspicious.
  func report(on survey: EntriesSurvey, to findings: inout FileFindings) {
    for element in survey.irregular where element.node.kind == .object {
      report(on: element, to: &findings)
    }
    for element in survey.suspicious { report(on: element, to: &findings) }
    reportRepeats(of: survey, to: &findings)
  }

  func report(on element: EntryList.Element, to findings: inout FileFindings) {
    let members = members(of: element)
    let problems = Entry.CodingKeys.allCases.flatMap { key in
      members[key].map { TextRule.problems(in: $0, isImageName: key == .imageName) } ?? []
    }
    for problem in problems + overlong(members) { findings.report(problem) }
  }

  /// Whether a plain record may break any rule, so that its texts are read.
  func mayApply(to records: JSONRecords) -> Bool {
    for index in names.indices where TextRule.mayApply(to: records.string(index)) { return true }
    let short = records.string(Entry.CodingKeys.shortDescription.place).content
    if let limit = dialect.shortDescriptionLimit { return short.count > limit }
    let text = records.string(Entry.CodingKeys.description.place)
    let full = text.content.count / text.longestSpelling
    return isPerhapsLonger(short.count, than: full)
      && isPerhapsLonger(records.bytes.scalarCount(in: short), than: full)
  }

  /// Nil if it is not a string or was recovered by a guess.
  func clearText(_ key: Entry.CodingKeys, of entry: JSONNode) -> String? {
    members(of: EntryList.Element(number: 0, node: entry))[key]?.clearText
  }

  // MARK: Members

  /// Also empty ones, but not those recovered by a guess.
  func imageReferences(in root: JSONNode) -> [ImageReference] {
    root.elements.enumerated().compactMap { index, entry in
      let member = members(of: EntryList.Element(number: index + 1, node: entry))[.imageName]
      guard let member, let name = member.clearText else { return nil }
      return ImageReference(name: name, location: member.location)
    }
  }

  /// In the order of ``keys`` and in one walk; of two under one key the first.
  private func members(of element: EntryList.Element) -> [Member?] {
    let pointer = element.pointer
    var members = [Member?](repeating: nil, count: names.count)
    for (key, value) in element.node.members {
      for (place, names) in names.enumerated() where members[place] == nil {
        guard let name = names.first(where: key.equals) else { continue }
        members[place] = Member(name, value, in: pointer)
        break
      }
    }
    return members
  }

  // MARK: Lengths

  /// In UTF-8.
  private static let widestCharacter = 12

  /// Whether a summary of some bytes may have more characters than a text: most need no counting.
  private func isPerhapsLonger(_ short: Int, than full: Int) -> Bool {
    short > full / Self.widestCharacter
  }

  private func overlong(_ members: [Member?]) -> [ContentProblem] {
    guard let short = members[.shortDescription], let summary = short.clearText else { return [] }
    let kind: ContentProblem.Kind
    if let limit = dialect.shortDescriptionLimit, summary.count > limit {
      kind = .overlongSummary(length: summary.count, limit: limit)
    } else {
      guard let text = members[.description]?.clearText,
        isPerhapsLonger(summary.unicodeScalars.count, than: text.utf8.count),
        !text.allSatisfy(\.isWhitespace)
      else { return [] }
      // The text is mostly much longer: it is counted no further than the summary reaches.
      let end = text.index(text.startIndex, offsetBy: summary.count, limitedBy: text.endIndex)
      if end != nil { return [] }
      kind = .summaryBeyondText(length: summary.count, text: text.count)
    }
    return [ContentProblem(kind, at: short.location)]
  }
}

extension [Member?] {
  fileprivate subscript(key: Entry.CodingKeys) -> Member? { self[key.place] }
}

extension String {
  var trimmingWhitespace: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    return String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// Entries with the name or the image of another: EX503 and EX504.
extension EntriesRules {
  private func reportRepeats(of survey: EntriesSurvey, to findings: inout FileFindings) {
    // What entries with the same name and the same image have in common: both.
    var copies: Set<[String?]> = []
    for found in survey.repeats {
      let (first, second) = (members(of: found.first), members(of: found.second))
      // White space at the ends is another problem. Two texts of one hash may differ.
      guard let one = first[found.key], let other = second[found.key], let text = other.clearText,
        one.clearText?.trimmingWhitespace == text.trimmingWhitespace
      else { continue }
      var kind = ContentProblem.Kind.duplicateName(text, first: one.location)
      if found.key == .imageName {
        // Entries with the same name and image are copies, reported once. An image with n names
        // gives n - 1 problems in any order of the entries.
        copies.insert([first[.name]?.clearText, text.trimmingWhitespace])
        guard copies.insert([second[.name]?.clearText, text.trimmingWhitespace]).inserted else {
          continue
        }
        let entries = [found.first.number, found.second.number]
        kind = .sharedImage(text, entries: entries, first: one.location)
      }
      findings.report(ContentProblem(kind, at: other.location))
    }
  }
}
