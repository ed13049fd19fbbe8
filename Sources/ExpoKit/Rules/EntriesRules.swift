import ExpoJSON
import ExpoModel

/// Rules for a list of entries: EX503 to EX505, and those for text.
struct EntriesRules {
  /// The keys of an entry.
  let keys = Entry.CodingKeys.allCases.map(\.rawValue)
  private let dialect: Dialect
  /// The names of each key.
  private let names: [[String]]

  init(_ dialect: Dialect) {
    self.dialect = dialect
    self.names = keys.map(dialect.names)
  }

  /// Reports what is wrong with the entries that a survey found doubtful.
  func report(on root: JSONNode, _ survey: EntriesSurvey, to findings: inout FileFindings) {
    for element in survey.irregular where element.node.kind == .object {
      report(on: element, to: &findings)
    }
    for element in survey.doubtful { report(on: element, to: &findings) }
    let before = findings
    if !reportRepeats(of: survey, to: &findings) {
      findings = before
      reportRepeats(in: root, to: &findings)
    }
  }

  /// Reports what is wrong with one entry by itself.
  func report(on element: EntryList.Element, to findings: inout FileFindings) {
    let members = members(of: element)
    for key in Entry.CodingKeys.allCases {
      guard let member = members[key] else { continue }
      for problem in TextRule.problems(in: member, isImageName: key == .imageName) {
        findings.report(problem)
      }
    }
    for problem in overlong(members) { findings.report(problem) }
  }

  /// Whether any rule may have something to say about a plain record, so that its texts are read.
  func mayApply(to records: JSONRecords) -> Bool {
    for index in names.indices where TextRule.mayApply(to: records.string(index)) { return true }
    let short = records.string(Entry.CodingKeys.shortDescription.place).content
    if let limit = dialect.shortDescriptionLimit { return short.count > limit }
    let text = records.string(Entry.CodingKeys.description.place)
    // An escape spells a byte of the text with up to six.
    let full = text.hasEscapes ? text.content.count / 6 : text.content.count
    return isPerhapsLonger(short.count, than: full)
      && isPerhapsLonger(records.bytes.scalarCount(in: short), than: full)
  }

  /// The text under a key of an entry, if it is text and what it says is not a guess.
  func clearText(_ key: Entry.CodingKeys, of entry: JSONNode) -> String? {
    members(of: EntryList.Element(number: 0, node: entry))[key]?.clearText
  }

  // MARK: Members

  /// Where entries name a picture, in sound text, be it empty.
  func imageReferences(in root: JSONNode) -> [ImageReference] {
    root.elements.enumerated().compactMap { index, entry in
      let member = members(of: EntryList.Element(number: index + 1, node: entry))[.imageName]
      guard let member, let name = member.clearText else { return nil }
      return ImageReference(name: name, location: member.location)
    }
  }

  /// The members that are read, in the order of ``keys`` and in one walk; of two under one key the
  /// first.
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

  /// The most bytes of UTF-8 that one character is likely to take.
  private static let widestCharacter = 12

  /// Whether a summary of some bytes may have more characters than a text: most need no counting.
  private func isPerhapsLonger(_ short: Int, than full: Int) -> Bool {
    short > full / Self.widestCharacter
  }

  private func overlong(_ members: [Member?]) -> [ContentProblem] {
    guard let short = members[.shortDescription] else { return [] }
    if let limit = dialect.shortDescriptionLimit, let length = short.clearText?.count,
      length > limit
    {
      return [
        ContentProblem(.overlongSummary(length: length, limit: limit), at: short.location)
      ]
    }
    guard let full = members[.description],
      let summary = short.clearText, let text = full.clearText,
      isPerhapsLonger(summary.unicodeScalars.count, than: text.utf8.count),
      !text.allSatisfy(\.isWhitespace)
    else { return [] }
    // The text is mostly much longer: it is counted no further than the summary reaches.
    let length = summary.count
    guard text.index(text.startIndex, offsetBy: length, limitedBy: text.endIndex) == nil else {
      return []
    }
    return [
      ContentProblem(.summaryBeyondText(length: length, text: text.count), at: short.location)
    ]
  }
}

extension Entry.CodingKeys {
  /// The place of the key among those that records are read with.
  var place: Int {
    switch self {
    case .name: 0
    case .imageName: 1
    case .shortDescription: 2
    case .description: 3
    }
  }
}

extension [Member?] {
  fileprivate subscript(key: Entry.CodingKeys) -> Member? { self[key.place] }
}

extension String {
  /// Without white space at its two ends.
  var trimmingWhitespace: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    return String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// Entries with the name or the image of another: EX503 and EX504.
extension EntriesRules {
  /// Where a name or an image was seen first, and the name of the entry.
  private typealias First = (number: Int, name: String?, location: DocumentLocation)

  /// What entries with the same name and the same image have in common.
  private struct Copy: Hashable {
    let name: String?
    let image: String
  }

  /// Reports what a survey has seen twice; false if hashes alone do not tell.
  func reportRepeats(
    of survey: EntriesSurvey, to findings: inout FileFindings
  ) -> Bool {
    guard !survey.needsComparison else { return false }
    var copies: Set<Copy> = []
    for found in survey.repeats {
      let (first, second) = (members(of: found.first), members(of: found.second))
      guard let one = first[found.key], let other = second[found.key],
        one.clearText?.trimmingWhitespace == other.clearText?.trimmingWhitespace
      else { return false }
      problem(
        found.key, other, number: found.second.number, name: second[.name]?.clearText,
        (found.first.number, first[.name]?.clearText, one.location), &copies
      ).map { findings.report($0) }
    }
    return true
  }

  /// Reports repeated texts; texts are compared as Swift compares them.
  func reportRepeats(in root: JSONNode, to findings: inout FileFindings) {
    var seen: [Entry.CodingKeys: [String: First]] = [:]
    var copies: Set<Copy> = []
    for (index, entry) in root.elements.enumerated() {
      let members = members(of: EntryList.Element(number: index + 1, node: entry))
      let name = members[.name]?.clearText
      for key in [Entry.CodingKeys.name, .imageName] {
        guard let member = members[key], let text = member.clearText,
          !text.allSatisfy(\.isWhitespace)
        else { continue }
        // White space at the edge is reported as that; what it hides is the same text.
        let bare = text.trimmingWhitespace
        if let first = seen[key]?[bare] {
          problem(key, member, number: index + 1, name: name, first, &copies).map {
            findings.report($0)
          }
        } else {
          seen[key, default: [:]][bare] = (index + 1, name, member.location)
        }
      }
    }
  }

  /// What is wrong with a second text that is the same as a first.
  ///
  /// However the entries are ordered, there is one problem less than there are names for an image.
  private func problem(
    _ key: Entry.CodingKeys, _ member: Member, number: Int, name: String?, _ first: First,
    _ copies: inout Set<Copy>
  ) -> ContentProblem? {
    let text = member.clearText ?? ""
    if key == .name {
      return ContentProblem(.duplicateName(text, first: first.location), at: member.location)
    }
    // The same name and the same image are one copy, reported once.
    let image = text.trimmingWhitespace
    copies.insert(Copy(name: first.name, image: image))
    guard copies.insert(Copy(name: name, image: image)).inserted else { return nil }
    return ContentProblem(
      .sharedImage(
        text, entries: [first.number, number], first: first.location), at: member.location)
  }
}
