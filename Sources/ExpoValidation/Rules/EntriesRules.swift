import ExpoJSON
import ExpoModel
import ExpoText

/// Rules for a list of entries: EX503 to EX505, and those for text.
struct EntriesRules {
  /// Where a name or an image was seen first.
  private struct First {
    let number: Int
    let name: String?
    let site: Site
  }

  private let dialect: Dialect
  private let names: [(key: Entry.CodingKeys, names: [String])]

  init(_ dialect: Dialect) {
    self.dialect = dialect
    self.names = Entry.CodingKeys.allCases.map { ($0, dialect.names(of: $0.rawValue)) }
  }

  func problems(in root: JSONNode) -> [ContentProblem] {
    var problems: [ContentProblem] = []
    var names: [String: First] = [:]
    var images: [String: First] = [:]
    for (index, entry) in root.elements.enumerated() {
      let members = members(of: entry, at: JSONPointer.root.appending(index))
      for member in members.values { problems += TextRules.problems(in: member) }
      problems += overlong(members)
      let name = members[.name]?.clearText
      let isCopy = repeated(members[.name], number: index + 1, name: name, &names)
      let isShared = repeated(members[.imageName], number: index + 1, name: name, &images)
      if let first = isCopy, let member = members[.name] {
        problems.append(.duplicateName(name ?? "", first: first.site, at: member.site))
      }
      // The same name and the same image are one copy, reported once.
      if let first = isShared, let member = members[.imageName], first.name != name {
        problems.append(
          .sharedImage(
            member.clearText ?? "", entries: [first.number, index + 1], first: first.site,
            at: member.site))
      }
    }
    return problems
  }

  /// Where entries name a picture, in sound text that says something.
  func imageReferences(in root: JSONNode) -> [ImageReference] {
    root.elements.enumerated().compactMap { index, entry in
      let member = members(of: entry, at: JSONPointer.root.appending(index))[.imageName]
      guard let member, let name = member.clearText, !name.allSatisfy(\.isWhitespace) else {
        return nil
      }
      return ImageReference(name: name, site: member.site)
    }
  }

  /// The members that are read, in one walk; of two under one key the first.
  private func members(
    of entry: JSONNode, at pointer: JSONPointer
  ) -> [Entry.CodingKeys: Member] {
    var members: [Entry.CodingKeys: Member] = [:]
    for (key, value) in entry.members {
      for (read, names) in names where members[read] == nil {
        guard let name = names.first(where: key.isText) else { continue }
        members[read] = Member(name, value, in: pointer)
        break
      }
    }
    return members
  }

  /// The first entry with the same text, if this is not it.
  private func repeated(
    _ member: Member?, number: Int, name: String?, _ seen: inout [String: First]
  ) -> First? {
    guard let member, let text = member.clearText, !text.allSatisfy(\.isWhitespace) else {
      return nil
    }
    // White space at the edge is reported as that; what it hides is the same text.
    let key = text.trimmingWhitespace
    if let first = seen[key] { return first }
    seen[key] = First(number: number, name: name, site: member.site)
    return nil
  }

  /// The most bytes that one character is likely to take: an emoji as two escapes.
  private static let widestCharacter = 12

  private func overlong(_ members: [Entry.CodingKeys: Member]) -> [ContentProblem] {
    guard let short = members[.shortDescription] else { return [] }
    if let limit = dialect.shortDescriptionLimit, let length = short.clearText?.count,
      length > limit
    {
      return [.overlongSummary(length: length, than: .limit(limit), at: short.site)]
    }
    guard let full = members[.description],
      // Most summaries need no counting.
      short.node.bytes.count > full.node.bytes.count / Self.widestCharacter,
      let summary = short.clearText, let text = full.clearText,
      !text.allSatisfy(\.isWhitespace), summary.count > text.count
    else { return [] }
    return [.overlongSummary(length: summary.count, than: .text(text.count), at: short.site)]
  }
}

extension String {
  /// Without white space at its two ends.
  var trimmingWhitespace: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    return String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
