import ExpoBase
import ExpoKit
import ExpoModel
import ExpoRendering

/// What changed, in words: a block for each entry, in roles that text and Markdown show in their way.
struct DiffReport {
  /// The changes of an entry or of the exposition.
  struct Block {
    var title = StyledText()
    var lines: [StyledText] = []
  }

  private(set) var blocks: [Block] = []
  private let counts: [(kind: Comparison.EntryChange.Kind, count: Int)]
  private let changesExposition: Bool
  /// The language of labels.
  private let labels: Language

  init(_ comparison: Comparison, _ labels: Language) {
    self.labels = labels
    counts = comparison.counts
    changesExposition = !(comparison.exposition.isEmpty && comparison.poster.isEmpty)
    if changesExposition {
      var block = Block()
      block.title.append("~ ", .faint)
      block.title.append(labels.pick(en: "the exposition", ko: "박람회 정보"), .heading)
      block.lines = lines(comparison.exposition, comparison.poster)
      blocks.append(block)
    }
    blocks += comparison.entries.map(block)
  }

  private func block(_ change: Comparison.EntryChange) -> Block {
    var block = Block()
    let sign = change.old == nil ? "+" : change.new == nil ? "-" : "~"
    let role: StyledText.Role =
      change.old == nil ? .added : change.new == nil ? .removed : .heading
    let numbers = [change.old, change.new].compactMap { $0.map { String($0.number) } }
    let isMoved = change.isMoved && numbers.count == 2
    block.title.append(
      "\(sign) \(isMoved ? numbers.joined(separator: " → ") : numbers.last ?? "")  ", .faint)
    let side = change.new ?? change.old
    let name = side?.object.text(Entry.CodingKeys.name) ?? ""
    let isNamed = !name.allSatisfy(\.isWhitespace)
    block.title.append(
      isNamed ? DiffExcerpt.visible(name, isChange: false) : "(\(Label.noName.text(in: labels)))",
      role)
    let kinds = change.kinds.map { $0.words(in: labels) }.joined(separator: ", ")
    block.title.append("  " + kinds, .faint)
    if change.old != nil, change.new != nil {
      block.lines = lines(change.members, change.pictures)
    } else if let text = side?.object.text(Entry.CodingKeys.shortDescription) {
      var line = StyledText()
      line.append(DiffExcerpt.visible(text, isChange: false))
      block.lines.append(line)
    }
    return block
  }

  // MARK: Lines

  private func lines(_ members: [MemberChange], _ pictures: [PictureChange]) -> [StyledText] {
    members.flatMap(lines) + pictures.map(line)
  }

  private func lines(of member: MemberChange) -> [StyledText] {
    let texts: [StyledText]
    if let difference = member.difference {
      texts = DiffExcerpt.all(of: difference)
    } else {
      texts = [replacement(member.old.map(text), member.new.map(text))]
    }
    return texts.map { labelled(member.key, $0) }
  }

  private func line(of picture: PictureChange) -> StyledText {
    let label = Label.picture.text(in: labels) + (picture.slot.isEmpty ? "" : " " + picture.slot)
    guard let old = picture.old, old == picture.new else {
      return labelled(label, replacement(picture.old.map(text), picture.new.map(text)))
    }
    var line = StyledText()
    line.append(text(of: old) + labels.pick(en: ", other bytes", ko: ", 내용이 다름"))
    return labelled(label, line)
  }

  private func labelled(_ label: String, _ text: StyledText) -> StyledText {
    var line = StyledText()
    line.append(label + ": ", .faint)
    line.append(text)
    return line
  }

  /// `old → new` in the roles of changes.
  private func replacement(_ old: String?, _ new: String?) -> StyledText {
    var text = StyledText()
    if let old { text.append(old, .removed) }
    if old != nil, new != nil { text.append(" → ") }
    if let new { text.append(new, .added) }
    return text
  }

  private func text(of value: ComparedObject.Value) -> String {
    switch value {
    case .text(let text): text.isEmpty ? "\"\"" : DiffExcerpt.visible(text, isChange: true)
    case .json(let json): Int(json).map { CommaFormatter().format($0) } ?? json
    case .unreadable: "[\(Label.unreadable.text(in: labels))]"
    }
  }

  private func text(of facts: PictureChange.Facts) -> String {
    let count = CommaFormatter().format(facts.byteCount)
    let size = facts.size.map { "\($0.width)×\($0.height)" }
    let bytes = labels.pick(
      en: count + (facts.byteCount == 1 ? " byte" : " bytes"), ko: "\(count)바이트")
    return [facts.type, size, bytes].compactMap(\.self).joined(separator: " ")
  }
}

// MARK: - Words

extension DiffReport {
  /// How much changed: `the exposition, 1 added, 2 changed`.
  func summary(in language: Language) -> String {
    let exposition =
      changesExposition ? [language.pick(en: "exposition changed", ko: "박람회 정보 바뀜")] : []
    let parts =
      exposition
      + counts.filter { $0.count > 0 }.map { kind, count in
        language.pick(
          en: "\(count) \(kind.words(in: language))", ko: "\(kind.words(in: language)) \(count)개")
      }
    return parts.isEmpty
      ? language.pick(en: "no differences", ko: "달라진 내용 없음") : parts.joined(separator: ", ")
  }
}

extension Comparison.EntryChange.Kind {
  /// The kind of change in a word.
  func words(in language: Language) -> String {
    switch self {
    case .added: language.pick(en: "added", ko: "추가됨")
    case .removed: language.pick(en: "removed", ko: "삭제됨")
    case .moved: language.pick(en: "moved", ko: "옮겨짐")
    case .renamed: language.pick(en: "renamed", ko: "이름 바뀜")
    case .changed: language.pick(en: "changed", ko: "내용 바뀜")
    }
  }
}
