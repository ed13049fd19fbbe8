import ExpoBase

/// The help: the keys by groups, in two columns if there is room.
extension BrowseState {
  var helpView: TextView {
    view(layout.helpColumn.map(helpColumns) ?? helpBlocks, in: layout.help)
  }

  /// Lays out the help for another size; the search stays marked.
  mutating func layOutHelp() {
    let view = helpView
    if view.blocks == texts.help.blocks {
      texts.help.resize(width: layout.help.width, height: height)
    } else {
      texts.help = sameView(as: texts.help, view)
    }
  }

  /// The help in one column; line by line, only the keys that work there, and what else can be typed.
  var helpBlocks: [WrappedText] {
    if options.isLinear {
      let note = options.messages.pick(
        en: "Type a key, /TEXT, &TEXT, :ENTRY or a number, then Enter. Enter alone goes on.",
        ko: "단축키, /검색어, &거를 말, :항목, 항목 번호 중 하나를 입력하고 Enter를 누르세요. Enter만 누르면 다음으로 갑니다.")
      let taken = KeyMeaning.accessible.filter { meaning in
        !(options.isSecure && meaning.needsProgram) && (meaning != .copy || options.hasClipboard)
      }
      return taken.compactMap { meaning in
        meaning.letter.map { helpRow(String($0), meaning) }
      } + [.blank, WrappedText(StyledText(note))]
    }
    return blocks(of: KeyGroup.allCases)
  }

  /// The groups of the help, with a note between the keys of the screen and those of a prompt.
  private func blocks(of groups: [KeyGroup]) -> [WrappedText] {
    let note = WrappedText(KeyMeaning.hangulNote(in: options.messages), .faint)
    let parts = groups.flatMap { group in
      let rows = KeyMeaning.allCases.filter { $0.group == group }.map { helpRow($0.label, $0) }
      let part = [WrappedText(group.title(in: options.messages), .heading)] + rows
      let typing = WrappedText(KeyMeaning.typingNote(in: options.messages), .faint)
      return group == .typing ? [[note], part + [typing]] : [part]
    }
    return Array(parts.joined(separator: [.blank]))
  }

  private func helpColumns(_ cells: Int) -> [WrappedText] {
    let sides = KeyGroup.columns.map { groups in
      let view = view(blocks(of: groups), in: (0, cells), height: 1)
      return (0..<view.lines.count).map(view.text)
    }
    return (0..<(sides.map(\.count).max() ?? 0)).map { row in
      var line = row < sides[0].count ? sides[0][row] : StyledText()
      if row < sides[1].count, !sides[1][row].string.isEmpty {
        append(StyledText(), cells: cells - width(of: line.string), to: &line)
        line.append(sides[1][row])
      }
      return WrappedText(line)
    }
  }

  private static let labelWidth = KeyMeaning.allCases.map { DisplayWidth.of($0.label) }.max() ?? 0

  private func helpRow(_ label: String, _ meaning: KeyMeaning) -> WrappedText {
    var text = StyledText("  " + label, .heading)
    let labelWidth = options.isLinear ? 1 : Self.labelWidth
    let summary = meaning.summary(in: options.messages, byLines: options.isLinear)
    text.append(.spaces(labelWidth - DisplayWidth.of(label) + 2) + summary)
    return WrappedText(text, hangingIndent: labelWidth + 4)
  }
}
