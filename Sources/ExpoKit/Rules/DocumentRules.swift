import ExpoJSON
import ExpoModel

/// Rules for documents of a dialect; here those for a list of entries: EX503 to EX505, and for text.
final class DocumentRules: Sendable {
  let keys = Entry.CodingKeys.allCases.map(\.rawValue)
  let dialect: Dialect
  private let names: [[String]]
  /// The keys of the members that a project adds to its entries.
  let addedKeys: Set<String>
  /// Created once, because a document may have a million entries.
  let entryDecoder: ExpoDecoder

  init(_ dialect: Dialect) {
    self.dialect = dialect
    names = keys.map(dialect.names)
    addedKeys = Set(dialect.facts.map(\.key)).union(dialect.pictureKeys)
    entryDecoder = dialect.decoder(.entries)
  }

  /// Reports the problems of entries that a survey found suspicious, and entries with the name or the image of
  /// another: EX503 and EX504.
  func report(on survey: EntriesSurvey, to findings: inout FileFindings) {
    for element in survey.irregular + survey.suspicious where element.node.kind == .object {
      reportTexts(of: element, to: &findings)
    }
    // What entries with the same name and the same image have in common: both.
    var copies: Set<[String?]> = []
    for (key, first, second) in survey.repeats {
      // White space at the ends is another problem. Two texts of one hash may differ.
      guard let one = member(key, of: first), let other = member(key, of: second),
        let text = other.clearText, case let trimmed = text.trimmingWhitespace,
        one.clearText?.trimmingWhitespace.equals(trimmed) == true
      else { continue }
      var kind = ContentProblem.Kind.duplicateName(text, first: one.location)
      if key == .imageName {
        // Entries with the same name and image are copies, reported once. An image with n names
        // gives n - 1 problems in any order of the entries.
        let isNew = [first, second].map {
          copies.insert([member(.name, of: $0)?.clearText?.comparisonKey, trimmed.comparisonKey])
            .inserted
        }
        if !isNew[1] { continue }
        kind = .sharedImage(
          text, firstEntry: first.number, otherEntry: second.number, first: one.location)
      }
      findings.report(ContentProblem(kind, at: other.location))
    }
  }

  func reportTexts(of element: EntryList.Element, to findings: inout FileFindings) {
    let problems = Entry.CodingKeys.allCases.flatMap { key in
      member(key, of: element).map { TextRule.problems(in: $0, isImageName: key == .imageName) }
        ?? []
    }
    for problem in problems + overlong(element) { findings.report(problem) }
  }

  /// Whether a plain record may break any rule, so that its texts are read.
  func mayApply(to records: JSONRecords) -> Bool {
    for index in names.indices where TextRule.mayApply(to: records.string(index)) { return true }
    let short = records.string(Entry.CodingKeys.shortDescription.index).content
    if let limit = dialect.shortDescriptionLimit { return short.count > limit }
    let text = records.string(Entry.CodingKeys.description.index)
    let full = text.content.count / text.longestSpelling
    return isPerhapsLonger(short.count, than: full)
      && isPerhapsLonger(records.bytes.scalarCount(in: short), than: full)
  }

  // MARK: Members

  func member(_ key: Entry.CodingKeys, of element: EntryList.Element) -> Member? {
    element.member(names[key.index])
  }

  /// The references of all entries, also empty ones, but not those recovered by a guess.
  func imageReferences(in root: JSONNode) -> [ImageReference] {
    root.elements.enumerated().compactMap { index, entry in
      let member = member(.imageName, of: EntryList.Element(number: index + 1, node: entry))
      guard let member, let name = member.clearText else { return nil }
      return ImageReference(name: name, location: member.location)
    }
  }

  // MARK: Lengths

  /// In UTF-8.
  private static let widestCharacter = 12

  /// Whether a summary of some bytes may have more characters than a text: most need no counting.
  private func isPerhapsLonger(_ short: Int, than full: Int) -> Bool {
    short > full / Self.widestCharacter
  }

  private func overlong(_ element: EntryList.Element) -> [ContentProblem] {
    guard let short = member(.shortDescription, of: element), let summary = short.clearText
    else { return [] }
    let kind: ContentProblem.Kind
    if let limit = dialect.shortDescriptionLimit, summary.count > limit {
      kind = .overlongSummary(length: summary.count, limit: limit)
    } else {
      // The text is mostly much longer: it is counted no further than the summary reaches.
      guard let text = member(.description, of: element)?.clearText,
        isPerhapsLonger(summary.unicodeScalars.count, than: text.utf8.count),
        !text.allSatisfy(\.isWhitespace),
        text.index(text.startIndex, offsetBy: summary.count, limitedBy: text.endIndex) == nil
      else { return [] }
      kind = .summaryBeyondText(length: summary.count, text: text.count)
    }
    return [ContentProblem(kind, at: short.location)]
  }
}

// MARK: - The exposition

/// Rules for the document that describes an exposition: EX404 to EX407, and those for its text.
extension DocumentRules {
  func problems(inExposition root: JSONNode) -> [ContentProblem] {
    let root = EntryList.Element(number: 0, node: root)
    return Exposition.CodingKeys.allCases.flatMap { key -> [ContentProblem] in
      guard let member = root.member(dialect.names(of: key.stringValue)) else { return [] }
      switch key {
      case .visitors: return visitors(member)
      case .duration: return TextRule.problems(in: member) + duration(member)
      case .title, .location, .description: return TextRule.problems(in: member)
      }
    }
  }

  private func visitors(_ member: Member) -> [ContentProblem] {
    guard let number = member.node.number, number.hasPrefix("-"),
      number.contains(where: { ("1"..."9").contains($0) })
    else { return [] }
    return [ContentProblem(.negativeCount(key: member.key, number: number), at: member.location)]
  }

  private func duration(_ member: Member) -> [ContentProblem] {
    guard let text = member.clearText, !text.allSatisfy(\.isWhitespace) else { return [] }
    var location = member.location
    let kind: ContentProblem.Kind
    switch ExpositionPeriod.Reading(text) {
    case .canonical: return []
    case .bareYear: kind = .bareYear(text)
    case .oneDay: kind = .oneDay(text)
    case .variant(let period):
      // White space around the form is reported as that.
      guard text.trimmingWhitespace != period.description else { return [] }
      kind = .badDuration(text, suggestion: period.description)
    case .impossibleDay(let range, let fault):
      kind = .impossibleDate(String(decoding: Array(text.utf8)[range], as: UTF8.self), fault)
      location.bytes = member.node.bytes(ofUnescaped: [range])[0]
    case .reversed(let first, let last, let meant):
      kind = .reversedDuration(first: first.description, last: last.description, meant: meant)
    case .unreadable: kind = .badDuration(text, suggestion: nil)
    }
    return [ContentProblem(kind, at: location)]
  }
}

// MARK: - Members

struct Member {
  let key: String
  let node: JSONNode
  fileprivate let element: EntryList.Element

  /// Nil if the value is not a string or was recovered by a guess.
  var clearText: String? { node.isDamaged ? nil : node.string }

  var location: DocumentLocation { node.location(at: element.pointer.appending(key)) }
}

extension EntryList.Element {
  /// The member that the decoder reads: the first with the key itself, or else with the first alias.
  fileprivate func member(_ names: [String]) -> Member? {
    let members = names.lazy.compactMap { key in
      node[key].map { Member(key: key, node: $0, element: self) }
    }
    return members.first { _ in true }
  }
}

extension String {
  var trimmingWhitespace: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    return String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
