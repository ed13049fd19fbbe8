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

  @Test("letters are text while something is typed, digits a count elsewhere")
  func places() {
    #expect(BrowseAction.of("q", isTyping: true) == .type("q"))
    #expect(BrowseAction.of("5", isTyping: true) == .type("5"))
    #expect(BrowseAction.of("5", isTyping: false) == .digit(5))
    #expect(BrowseAction.of(.paste("q"), isTyping: true) == .type("q"))
    #expect(BrowseAction.of(.paste("q"), isTyping: false) == nil)
    #expect(BrowseAction.of("x", isTyping: false) == nil)
    #expect(BrowseAction.of(.character("五"), isTyping: false) == nil)
    #expect(BrowseAction.of(.control("c"), isTyping: true) == .key(.leavePrompt))
    #expect(BrowseAction.of(.control("c"), isTyping: false) == .key(.interrupt))
    #expect(BrowseAction.of(.down, isTyping: true) == .key(.lineDown))
    #expect(BrowseAction.of(.control("p"), isTyping: true) == .key(.lineUp))
    #expect(BrowseAction.of(.pageDown, isTyping: true) == .key(.screenDown))
    #expect(BrowseAction.of(.control("y"), isTyping: false) == .key(.lineUp))
    #expect(BrowseAction.of(.control("l"), isTyping: true) == nil)
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
