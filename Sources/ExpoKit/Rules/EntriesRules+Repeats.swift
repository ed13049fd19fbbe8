import ExpoJSON
import ExpoModel
import ExpoBase

/// Entries with the name or the image of another: EX503 and EX504.
extension EntriesRules {
  /// Where a name or an image was seen first.
  private struct First {
    let number: Int
    let name: String?
    let location: SourceLocation
  }

  /// What entries with the same name and the same image have in common.
  private struct Copy: Hashable {
    let name: String?
    let image: String
  }

  /// Reports what a survey has seen twice; false if hashes alone do not tell.
  func reportRepeats(
    of survey: EntriesSurvey, to findings: inout FindingCollector
  ) -> Bool {
    guard !survey.needsComparison else { return false }
    var copies: Set<Copy> = []
    for found in survey.repeats {
      let (first, second) = (members(of: found.first), members(of: found.second))
      guard let one = first[found.key], let other = second[found.key],
        one.clearText?.trimmingWhitespace == other.clearText?.trimmingWhitespace
      else { return false }
      let place = First(
        number: (found.first.number ?? 0) + 1, name: first[.name]?.clearText, location: one.location
      )
      problem(
        found.key, other, number: (found.second.number ?? 0) + 1, name: second[.name]?.clearText,
        place, &copies
      ).map { findings.report($0) }
    }
    return true
  }

  /// Reports repeated texts; texts are compared as Swift compares them.
  func reportRepeats(in root: JSONNode, to findings: inout FindingCollector) {
    var seen: [Entry.CodingKeys: [String: First]] = [:]
    var copies: Set<Copy> = []
    for (index, entry) in root.elements.enumerated() {
      let members = members(of: EntriesSurvey.Element(number: index, node: entry))
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
          seen[key, default: [:]][bare] = First(
            number: index + 1, name: name, location: member.location)
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
