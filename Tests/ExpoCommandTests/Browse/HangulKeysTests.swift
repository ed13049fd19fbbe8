import ExpoTerminal
import Testing

@testable import ExpoCommand
@testable import ExpoSearch

/// Keys of the reader while a Hangul input method is on: it sends jamo or whole syllables.
struct HangulKeysTests {
  /// The jamo that the input method sends for each letter of the keyboard.
  private static let jamo: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "qwertyuiopasdfghjklzxcvbnmQWERTOP", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ"))

  /// The letters that the reader obeys when the input method sends a text.
  private static func letters(of sent: String) -> String {
    String(
      sent.flatMap { KeyMeaning.commands(of: .character($0)) }.compactMap { key in
        if case .character(let letter) = key { letter } else { nil }
      })
  }

  @Test("every syllable becomes the letters that type it")
  func syllables() {
    for value in UInt32(0xAC00)...0xD7A3 {
      let syllable = Unicode.Scalar(value).map { String($0) } ?? ""
      let letters = Self.letters(of: syllable)
      if TwoSetKeyboard.hangul(typedBy: letters) != syllable {
        Issue.record("\(syllable) → \(letters)")
      }
    }
  }

  @Test(
    "jamo, syllables and decomposed Hangul become the letters that type them, and nothing else does",
    arguments: [
      ("ㅘㅙㅚㅝㅞㅟㅢ", "hkhohlnjnpnlml"), ("갑시", "rkqtl"), ("ㅓㅏㅜ5", "jkn5"),
      // Decomposed and archaic Hangul, and another script
      ("\u{1112}\u{1165}", "gj"), ("\u{1112}\u{1161}\u{11AB}", "gks"), ("ㆍ", "ㆍ"), ("五", "五"),
    ])
  func others(sent: String, typed: String) { #expect(Self.letters(of: sent) == typed) }

  @Test(
    "every key does the same when the input method sends its jamo",
    arguments: KeyMeaning.allCases.filter { !$0.isForPrompt })
  func everyKey(meaning: KeyMeaning) throws {
    for case .character(let letter) in meaning.keys {
      guard let sent = Self.jamo[letter] else { continue }
      #expect(Self.letters(of: String(sent)) == String(letter))
      for (before, state) in try Self.states.get() {
        var plain = state
        var hangul = state
        #expect(hangul.type(String(sent)) == plain.type(String(letter)), "\(before) \(letter)")
        #expect(hangul.outline == plain.outline, "\(before) \(letter)")
      }
    }
  }

  /// The states in which keys are tried, with the keys that lead there.
  private static let states: Result<[(String, BrowseState)], any Error> = Result {
    try ["", "l", "l3jl", "l/물\r", "?"].map { ($0, try SampleFair.state(after: $0)) }
  }

  @Test("every command has a key that the input method can type")
  func otherKeys() {
    for meaning in KeyMeaning.allCases where !meaning.isForPrompt {
      let typeable = meaning.keys.contains { key in
        guard case .character(let letter) = key else { return true }
        // For most letters it sends the same with Shift as without.
        return !letter.isUppercase || Self.jamo[letter] != nil
      }
      #expect(typeable, "\(meaning)")
    }
  }

  @Test("a prompt takes Hangul as text")
  func prompt() throws {
    #expect(try SampleFair.state(after: "l/허").outline.hasPrefix("list empty /허_"))
    #expect(try SampleFair.state(after: "lㅓㅓ/ㅁ").outline.hasPrefix("list 1 /ㅁ_"))
  }
}
