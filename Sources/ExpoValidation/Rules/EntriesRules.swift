import ExpoJSON
import ExpoModel
import ExpoText

/// Rules for a list of entries: EX503 to EX505, and those for text.
enum EntriesRules {
  /// Where a name or an image was seen first.
  private struct First {
    let number: Int
    let name: String?
    let site: Site
  }

  static func problems(in root: JSONNode) -> [ContentProblem] {
    var problems: [ContentProblem] = []
    var names: [String: First] = [:]
    var images: [String: First] = [:]
    for (index, entry) in root.elements.enumerated() {
      let members = Self.members(of: entry, at: JSONPointer.root.appending(index))
      for member in members.values { problems += TextRules.problems(in: member) }
      problems += overlong(members)
      let name = members[.name]?.soundText
      let isCopy = repeated(members[.name], number: index + 1, name: name, &names)
      let isShared = repeated(members[.imageName], number: index + 1, name: name, &images)
      if let first = isCopy, let member = members[.name] {
        problems.append(.duplicateName(name ?? "", first: first.site, at: member.site))
      }
      // The same name and the same image are one copy, reported once.
      if let first = isShared, let member = members[.imageName], first.name != name {
        problems.append(
          .sharedImage(
            member.soundText ?? "", entries: [first.number, index + 1], first: first.site,
            at: member.site))
      }
    }
    return problems
  }

  /// The members that are read, in one walk; of two under one key the first.
  private static func members(
    of entry: JSONNode, at pointer: JSONPointer
  ) -> [Entry.CodingKeys: Member] {
    var members: [Entry.CodingKeys: Member] = [:]
    for (key, value) in entry.members {
      let read = Entry.CodingKeys.allCases.first { key.isText($0.rawValue) }
      guard let read, members[read] == nil else { continue }
      members[read] = Member(read.rawValue, value, in: pointer)
    }
    return members
  }

  /// The first entry with the same text, if this is not it.
  private static func repeated(
    _ member: Member?, number: Int, name: String?, _ seen: inout [String: First]
  ) -> First? {
    guard let member, let text = member.soundText, !text.allSatisfy(\.isWhitespace) else {
      return nil
    }
    if let first = seen[text] { return first }
    seen[text] = First(number: number, name: name, site: member.site)
    return nil
  }

  /// The most bytes that one character is likely to take: an emoji as two escapes.
  private static let widestCharacter = 12

  private static func overlong(_ members: [Entry.CodingKeys: Member]) -> [ContentProblem] {
    guard let short = members[.shortDescription], let full = members[.description],
      // Most summaries need no counting.
      short.node.bytes.count > full.node.bytes.count / widestCharacter,
      let summary = short.soundText, let text = full.soundText,
      !text.allSatisfy(\.isWhitespace), summary.count > text.count
    else { return [] }
    return [.overlongSummary(length: summary.count, fullLength: text.count, at: short.site)]
  }
}
