import ExpoTerminal
import ExpoBase

extension BrowseState {
  /// The help screen: the table of keys, in its order; line by line only the keys that are taken.
  var helpBlocks: [WrappedText] {
    if options.isLinear {
      return AccessibleKeys.meanings.filter(isTaken).compactMap { meaning in
        AccessibleKeys.letter(of: meaning).map { helpRow(String($0), meaning) }
      }
    }
    let parts = [false, true].map { isForPrompt in
      let title: BrowseLabel = isForPrompt ? .keysWhileTyping : .keys
      return [WrappedText(title.words(in: options.messages), .heading)]
        + KeyBinding.all.filter { $0.meaning.isForPrompt == isForPrompt }.map {
          helpRow($0.label, $0.meaning)
        }
    }
    return Array(parts.joined(separator: [.blank]))
  }

  /// Whether editor and clipboard are there for a key that needs them.
  private func isTaken(_ meaning: KeyMeaning) -> Bool {
    switch meaning {
    case .copy, .copyAsJSON: options.hasClipboard && !options.isSecure
    case .edit: !options.isSecure
    default: true
    }
  }

  private static let labelWidth = KeyBinding.all.map { DisplayWidth.of($0.label) }.max() ?? 0

  private func helpRow(_ label: String, _ meaning: KeyMeaning) -> WrappedText {
    var text = StyledText()
    text.append("  " + label, .heading)
    let labelWidth = options.isLinear ? 1 : Self.labelWidth
    let space = labelWidth - DisplayWidth.of(label) + 2
    text.append(
      String(repeating: " ", count: space) + meaning.words(in: options.messages).summary)
    return WrappedText(text, hangingIndent: labelWidth + 4)
  }
}
