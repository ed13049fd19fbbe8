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
      problems += members.values.flatMap(TextRules.problems)
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

  private static func members(
    of entry: JSONNode, at pointer: JSONPointer
  ) -> [Entry.CodingKeys: Member] {
    var members: [Entry.CodingKeys: Member] = [:]
    for key in Entry.CodingKeys.allCases {
      members[key] = Member(key.stringValue, in: entry, at: pointer)
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

  private static func overlong(_ members: [Entry.CodingKeys: Member]) -> [ContentProblem] {
    guard let short = members[.shortDescription], let summary = short.soundText,
      let full = members[.description]?.soundText, !full.allSatisfy(\.isWhitespace),
      // A character takes at least one byte: most summaries need no counting.
      summary.utf8.count > full.utf8.count / 4, summary.count > full.count
    else { return [] }
    return [.overlongSummary(length: summary.count, fullLength: full.count, at: short.site)]
  }
}
