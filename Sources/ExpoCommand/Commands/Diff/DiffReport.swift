import ExpoBase
import ExpoKit
import ExpoModel
import ExpoRendering

/// What changed, in words: a block for each entry, in roles that text and Markdown show in their way.
struct DiffReport {
  /// The changes of an entry or of the exposition.
  typealias Block = (title: StyledText, lines: [StyledText])

  let comparison: Comparison
  /// The language of labels.
  let labels: Language

  /// The changes of the exposition, then those of the entries.
  var blocks: [Block] {
    let exposition = comparison.exposition.map { change in
      let name = labels.pick(en: "the exposition", ko: "박람회 정보")
      return (title("~ ", name, .heading, ""), lines(of: change))
    }
    return [exposition].compactMap(\.self) + comparison.entries.map(block)
  }

  /// How much changed: `exposition changed, 1 added, 2 changed`.
  func summary(in language: Language) -> String {
    let exposition = comparison.exposition.map { _ in
      language.pick(en: "exposition changed", ko: "박람회 정보 바뀜")
    }
    let kinds = comparison.entries.map(\.kinds)
    let counts = Comparison.Change.Kind.allCases.compactMap { kind -> String? in
      let (count, word) = (kinds.count { $0.contains(kind) }, kind.words(in: language))
      return count == 0 ? nil : language.pick(en: "\(count) \(word)", ko: "\(word) \(count)개")
    }
    let parts = [exposition].compactMap(\.self) + counts
    return parts.isEmpty
      ? language.pick(en: "no differences", ko: "달라진 내용 없음") : parts.joined(separator: ", ")
  }

  private func block(_ change: Comparison.Change) -> Block {
    let (sign, role): (String, StyledText.Role) =
      change.old == nil ? ("+", .added) : change.new == nil ? ("-", .removed) : ("~", .heading)
    let sides = [change.old, change.new].compactMap(\.self)
    let numbers = sides.map { String($0.number) }.suffix(change.isMoved ? 2 : 1)
    let name = sides.last?.text(.name) ?? ""
    let isNamed = !name.allSatisfy(\.isWhitespace)
    let title = title(
      "\(sign) \(numbers.joined(separator: " → "))  ",
      isNamed ? DiffExcerpt.visible(name) : "(\(Label.noName.text(in: labels)))", role,
      " · " + change.kinds.map { $0.words(in: labels) }.joined(separator: ", "))
    if sides.count == 2 { return (title, lines(of: change)) }
    let text = sides.last?.text(.shortDescription)
    return (title, text.map { [StyledText(DiffExcerpt.visible($0))] } ?? [])
  }

  private func title(
    _ head: String, _ name: String, _ role: StyledText.Role, _ tail: String
  ) -> StyledText {
    var title = StyledText(head, .faint)
    title.append(name, role)
    title.append(tail, .faint)
    return title
  }

  private func lines(of change: Comparison.Change) -> [StyledText] {
    change.members.flatMap { member in
      let texts = member.difference.map(DiffExcerpt.all)
      return (texts ?? [replacement(member.old.map(text), member.new.map(text))])
        .map { labelled(member.key, $0) }
    } + change.pictures.map(line)
  }

  private func line(of picture: PictureChange) -> StyledText {
    let label = Label.picture.text(in: labels) + (picture.slot.isEmpty ? "" : " " + picture.slot)
    guard let old = picture.old, old == picture.new else {
      return labelled(label, replacement(picture.old.map(text), picture.new.map(text)))
    }
    let words = text(of: old) + labels.pick(en: ", other bytes", ko: ", 내용이 다름")
    return labelled(label, StyledText(words))
  }

  private func labelled(_ label: String, _ text: StyledText) -> StyledText {
    var line = StyledText(label + ": ", .faint)
    line.append(text)
    return line
  }

  /// `old → new` in the roles of changes.
  private func replacement(_ old: String?, _ new: String?) -> StyledText {
    var text = StyledText(old ?? "", .removed)
    if old != nil, new != nil { text.append(" → ") }
    text.append(new ?? "", .added)
    return text
  }

  private func text(of value: ComparedObject.Value) -> String {
    switch value {
    case .text(let text): text.isEmpty ? "\"\"" : DiffExcerpt.visible(text, isChange: true)
    case .json(let json): Int(json).map { CommaFormatter().format($0) } ?? json
    case .unreadable: "[\(Label.unreadable.text(in: labels))]"
    }
  }

  private func text(of picture: PictureHeader) -> String {
    let size = picture.size.map { "\($0.width)×\($0.height)" }
    let bytes = picture.byteCount.map { count in
      let digits = CommaFormatter().format(count)
      return labels.pick(en: "\(digits) \(count == 1 ? "byte" : "bytes")", ko: "\(digits)바이트")
    }
    return [picture.kind.rawValue, size, bytes].compactMap(\.self).joined(separator: " ")
  }
}

extension Comparison.Change.Kind {
  /// The kind of change in a word.
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .added: language.pick(en: "added", ko: "추가됨")
    case .removed: language.pick(en: "removed", ko: "삭제됨")
    case .moved: language.pick(en: "moved", ko: "옮겨짐")
    case .renamed: language.pick(en: "renamed", ko: "이름 바뀜")
    case .changed: language.pick(en: "changed", ko: "내용 바뀜")
    }
  }
}
