import ExpoBase
import ExpoTerminal
import Testing

@testable import ExpoCommand

/// The table of keys.
struct KeyMeaningTests {
  @Test("no key has two meanings in one place", arguments: [false, true])
  func distinct(isForPrompt: Bool) {
    let keys = KeyMeaning.allCases.filter { $0.isForPrompt == isForPrompt }.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test(
    "letters are text in a prompt, and digits are a count elsewhere",
    arguments: [
      ("q", true, .type("q")), ("5", true, .type("5")), ("5", false, .digit(5)),
      (.paste("q"), true, .type("q")), (.paste("q"), false, nil), ("x", false, nil),
      (.character("五"), false, nil), (.control("c"), true, .key(.leavePrompt)),
      (.control("c"), false, .key(.interrupt)), (.down, true, .key(.lineDown)),
      (.control("p"), true, .key(.lineUp)), (.pageDown, true, .key(.screenDown)),
      (.control("y"), false, .key(.lineUp)), (.control("l"), true, nil),
    ] as [(Key, Bool, BrowseAction?)])
  func screens(key: Key, isTyping: Bool, action: BrowseAction?) {
    #expect(BrowseAction.of(key, isTyping: isTyping) == action)
  }

  @Test("the accessible reader takes letters of the table, each for one thing")
  func accessible() {
    let letters = KeyMeaning.accessible.map(\.letter)
    #expect(!letters.contains(nil))
    #expect(Set(letters).count == letters.count)
    for meaning in KeyMeaning.accessible {
      let letter = meaning.letter.map { Key.character($0) }
      #expect(letter.flatMap { BrowseAction.of($0, isTyping: false) } == .key(meaning))
    }
  }
}
