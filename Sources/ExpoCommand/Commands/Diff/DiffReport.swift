import ExpoKit

/// The words of a comparison: lines in roles, which text and Markdown each show in their own way.
struct DiffReport {
  typealias Line = [(text: String, role: StyledText.Role)]
  /// The documents of a side, as the user names them, and their lines.
  typealias Files = [DocumentKind: (name: String, lines: LineIndex)]

  /// A change in words; `position` is the file and line that editors open: `App/items.json:12`.
  typealias Block = (title: Line, position: String, lines: [Line])

  let comparison: Comparison
  /// The names of the old side and of the new one, in the order of `files`.
  let names: [String]
  let files: [Files]
  let problems: [ErrorWords]
  let labels: Language

  var hasChanges: Bool { comparison.exposition != nil || !comparison.entries.isEmpty }

  var blocks: [Block] {
    ([comparison.exposition].compactMap(\.self) + comparison.entries).map(block)
  }

  /// How much changed: `exposition changed, 1 added, 2 changed`.
  func summary(in language: Language) -> String {
    let exposition = comparison.exposition.map { change in
      let kind: Comparison.Change.Kind =
        change.old == nil ? .added : change.new == nil ? .removed : .changed
      let word = words(of: kind, in: language)
      return language.pick(
        en: "exposition \(word)", ko: "박람회 정보 " + (kind == .changed ? "변경" : word))
    }
    let counts = Comparison.Change.Kind.allCases.map { kind in
      let count = comparison.entries.count { $0.kinds.contains(kind) }
      let word = words(of: kind, in: language)
      return count == 0 ? nil : language.pick(en: "\(count) \(word)", ko: "\(word) \(count)")
    }
    let parts = ([exposition] + counts).compactMap(\.self)
    return parts.isEmpty
      ? language.pick(en: "no differences", ko: "달라진 내용 없음") : parts.joined(separator: ", ")
  }

  private func block(_ change: Comparison.Change) -> Block {
    let (sign, role): (String, StyledText.Role) =
      change.old == nil ? ("+", .added) : change.new == nil ? ("-", .removed) : ("~", .heading)
    let sides = [change.old, change.new].compactMap(\.self)
    let isExposition = sides.allSatisfy { $0.number == 0 }
    if isExposition {
      let name = labels.pick(en: "the exposition", ko: "박람회 정보")
      let title: Line = [("\(sign) ", .faint), (name, role)]
      return (title, position(of: change, .exposition), lines(of: change))
    }
    let numbers = sides.map { String($0.number) }.suffix(change.isMoved ? 2 : 1)
    let name = sides.last?.text(.name) ?? ""
    let isBlank = name.allSatisfy(\.isWhitespace)
    let title: Line = [
      ("\(sign) \(numbers.joined(separator: " → "))  ", .faint),
      (isBlank ? "(\(Label.noName.text(in: labels)))" : Self.visible(name), role),
      (" · " + change.kinds.map { words(of: $0, in: labels) }.joined(separator: ", "), .faint),
    ]
    let text = Self.visible(sides.last?.text(.shortDescription) ?? "")
    let summary: [Line] = text.isEmpty ? [] : [[(text, .plain)]]
    let lines = sides.count == 2 ? self.lines(of: change) : summary
    return (title, position(of: change, .entries), lines)
  }

  private func position(of change: Comparison.Change, _ kind: DocumentKind) -> String {
    let file = files[change.new == nil ? 0 : 1][kind]
    let line = file?.lines.line(at: (change.new ?? change.old)?.offset ?? 0)
    return "\(file?.name ?? ""):\(line ?? 0)"
  }

  private func lines(of change: Comparison.Change) -> [Line] {
    let members = change.members.flatMap { member in
      let texts = member.difference.map(Self.excerpts)
      let value = { (value: ComparedObject.Value) in text(of: value, under: member.key) }
      return (texts ?? [replacement(member.old.map(value), member.new.map(value))])
        .map { [(member.key + ": ", .faint)] + $0 }
    }
    let pictures = change.pictures.map { picture -> Line in
      let slot = picture.slot.isEmpty ? "" : " " + picture.slot
      let label: Line = [(Label.picture.text(in: labels) + slot + ": ", .faint)]
      guard let old = picture.old, old == picture.new else {
        return label + replacement(picture.old.map(text), picture.new.map(text))
      }
      return label + [(text(of: old) + labels.pick(en: ", other bytes", ko: ", 내용이 다름"), .plain)]
    }
    return members + pictures
  }

  /// `old → new` in the roles of changes.
  private func replacement(_ old: String?, _ new: String?) -> Line {
    let arrow = old != nil && new != nil ? " → " : ""
    let parts: Line = [(old ?? "", .removed), (arrow, .plain), (new ?? "", .added)]
    return parts.filter { !$0.text.isEmpty }
  }

  private func text(of value: ComparedObject.Value, under key: String) -> String {
    switch value.kind {
    case .text: value.text.isEmpty ? "\"\"" : Self.visible(value.text, isChange: true)
    case .json where key.hasBytes(of: Exposition.CodingKeys.visitors.rawValue):
      Int(value.text).map { CommaFormatter().format($0) } ?? value.text
    case .json: value.text
    case .unreadable: "[\(Label.unreadable.text(in: labels))]"
    }
  }

  private func text(of picture: PictureHeader) -> String {
    let size = picture.size.map { " \($0.width)×\($0.height)" } ?? ""
    let count = CommaFormatter().format(picture.byteCount ?? 0)
    let bytes = labels.pick(en: " \(count) bytes", ko: " \(count)바이트")
    return picture.kind.rawValue + size + bytes
  }

  private func words(of kind: Comparison.Change.Kind, in language: Language) -> String {
    switch kind {
    case .added: language.pick(en: "added", ko: "추가")
    case .removed: language.pick(en: "removed", ko: "삭제")
    case .moved: language.pick(en: "moved", ko: "이동")
    case .renamed: language.pick(en: "renamed", ko: "이름 변경")
    case .changed: language.pick(en: "changed", ko: "내용 변경")
    }
  }
}
