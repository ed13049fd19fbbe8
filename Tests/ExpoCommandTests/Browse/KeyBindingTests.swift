import ExpoSource
import ExpoTerminal
import Testing

@testable import ExpoCommand

/// The table of keys.
struct KeyBindingTests {
  @Test("no key has two meanings in one place", arguments: KeyBinding.Place.allCases)
  func distinct(place: KeyBinding.Place) {
    let keys = KeyBinding.all.filter { $0.places.contains(place) }.flatMap(\.keys)
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
    #expect(KeyBinding.action(for: "q", in: .prompt) == .type("q"))
    #expect(KeyBinding.action(for: "5", in: .prompt) == .type("5"))
    #expect(KeyBinding.action(for: "5", in: .list) == .digit(5))
    #expect(KeyBinding.action(for: .paste("q"), in: .prompt) == .type("q"))
    #expect(KeyBinding.action(for: .paste("q"), in: .list) == nil)
    #expect(KeyBinding.action(for: "x", in: .text) == nil)
    #expect(KeyBinding.action(for: .character("五"), in: .text) == nil)
  }
}
