import ExpoTerminal
import ExpoText

extension BrowseState {
  private static let titles: [(KeyBinding.Place, BrowseLabel)] = [
    (.list, .keys), (.prompt, .keysWhileTyping),
  ]

  /// The help screen: the table of keys, in its order.
  var helpBlocks: [WrappedText] {
    let width = KeyBinding.all.map { DisplayWidth.of($0.label) }.max() ?? 0
    let parts = Self.titles.map { place, title in
      let shown = KeyBinding.all.filter { binding in
        place == .prompt ? binding.places == [.prompt] : binding.places.contains(place)
      }
      return [WrappedText(title.words(in: options.messages), .heading)]
        + shown.map { row($0, width: width) }
    }
    return Array(parts.joined(separator: [.blank]))
  }

  private func row(_ binding: KeyBinding, width: Int) -> WrappedText {
    var text = StyledText()
    text.append("  " + binding.label, .heading)
    let space = width - DisplayWidth.of(binding.label) + 2
    text.append(
      String(repeating: " ", count: space)
        + binding.meaning.words(in: options.messages).summary)
    return WrappedText(text, hangingIndent: width + 4)
  }
}
