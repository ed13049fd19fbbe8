import ExpoBase
import ExpoTerminal
import Testing

@testable import ExpoCommand

/// The table of keys.
struct KeyBindingTests {
  @Test("no key has two meanings in one place", arguments: [false, true])
  func distinct(isForPrompt: Bool) {
    let keys = KeyBinding.all.filter { $0.meaning.isForPrompt == isForPrompt }.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test("every key has a name, and help has words for what it does")
  func names() {
    #expect(
      KeyBinding.all.allSatisfy {
        !$0.label.isEmpty && !$0.meaning.words(in: .english).summary.isEmpty
      })
    #expect(KeyBinding.all.flatMap(\.keys).allSatisfy { !$0.label.isEmpty })
  }

  @Test("letters are text while something is typed, digits a count elsewhere")
  func places() {
    #expect(KeyBinding.action(for: "q", isTyping: true) == .type("q"))
    #expect(KeyBinding.action(for: "5", isTyping: true) == .type("5"))
    #expect(KeyBinding.action(for: "5", isTyping: false) == .digit(5))
    #expect(KeyBinding.action(for: .paste("q"), isTyping: true) == .type("q"))
    #expect(KeyBinding.action(for: .paste("q"), isTyping: false) == nil)
    #expect(KeyBinding.action(for: "x", isTyping: false) == nil)
    #expect(KeyBinding.action(for: .character("五"), isTyping: false) == nil)
    #expect(KeyBinding.action(for: .control("c"), isTyping: true) == .key(.leavePrompt))
    #expect(KeyBinding.action(for: .control("c"), isTyping: false) == .key(.interrupt))
  }

  @Test("the accessible reader takes letters of the table, each for one thing")
  func accessible() {
    let letters = AccessibleKeys.meanings.map(AccessibleKeys.letter)
    #expect(!letters.contains(nil))
    #expect(Set(letters).count == letters.count)
    for meaning in AccessibleKeys.meanings {
      let letter = AccessibleKeys.letter(of: meaning).map { Key.character($0) }
      #expect(letter.flatMap { KeyBinding.action(for: $0, isTyping: false) } == .key(meaning))
    }
  }
}
