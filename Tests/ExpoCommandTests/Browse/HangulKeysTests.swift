import ExpoTerminal
import Testing

@testable import ExpoCommand

/// Keys of the reader while a Hangul input method is on, which sends whole syllables.
struct HangulKeysTests {
  @Test(
    "what is typed → what the input method sends",
    arguments: [
      ("j", "ㅓ"), ("jj", "ㅓㅓ"), ("gj", "허"), ("gks", "한"), ("gksk", "하나"), ("rkqt", "값"),
      ("rkqtl", "갑시"),
      ("dho", "왜"), ("q", "ㅂ"), ("Q", "ㅃ"), ("5j", "5ㅓ"), ("dkE", "아ㄸ"), ("nn", "ㅜㅜ"), ("J", "ㅓ"),
    ])
  func inputMethod(typed: String, sent: String) { #expect(TwoSetInput.sent(for: typed) == sent) }

  @Test("any three letters arrive as they were typed, without the Shift that the method loses")
  func letters() {
    let letters = TwoSetInput.jamo.keys.sorted()
    for first in letters {
      for second in letters {
        for third in letters {
          let typed = String([first, second, third])
          if Self.arrived(typed) != typed { Issue.record("\(typed) → \(Self.arrived(typed))") }
        }
      }
    }
    #expect(Self.arrived("JKNYGlLq5") == "jknygllq5")
  }

  @Test(
    "decomposed and archaic Hangul", arguments: [("허", "gj"), ("한", "gks"), ("ㆍ", "ㆍ"), ("五", "五")])
  func others(sent: String, typed: String) {
    let keys = sent.flatMap { KeyMeaning.commands(of: .character($0)) }
    #expect(keys == typed.map { .character($0) })
  }

  @Test(
    "every letter of the table does the same under the input method",
    arguments: KeyMeaning.allCases.filter { !$0.isForPrompt })
  func everyKey(meaning: KeyMeaning) throws {
    for case .character(let letter) in meaning.keys where !Self.losesShift(letter) {
      for (before, state) in try Self.states.get() {
        for (after, tail) in [("", ""), ("j", ""), ("kj", ""), ("g", "\u{1B}[F")] {
          // A prompt takes what is typed as text.
          if [":", "/", "&"].contains(letter), !after.isEmpty { continue }
          let typed = "\(letter)\(after)"
          let (plain, effects) = Self.outcome(state, typed + tail)
          let sent = TwoSetInput.sent(for: typed) + tail
          let (hangul, sameEffects) = Self.outcome(state, sent)
          #expect(hangul == plain, "\(before) \(typed)")
          #expect(sameEffects == effects, "\(before) \(typed)")
        }
      }
    }
  }

  @Test("what the method cannot type has another key")
  func otherKeys() {
    for meaning in KeyMeaning.allCases where !meaning.isForPrompt {
      let typeable = meaning.keys.filter { key in
        if case .character(let letter) = key { !Self.losesShift(letter) } else { true }
      }
      #expect(!typeable.isEmpty, "\(meaning)")
    }
  }

  @Test("a prompt takes Hangul as text")
  func prompt() throws {
    #expect(try SampleFair.state(after: "l/허").outline.hasPrefix("list empty /허_"))
    #expect(try SampleFair.state(after: "lㅓㅓ/ㅁ").outline.hasPrefix("list 1 /ㅁ_"))
  }

  /// The letters that arrive of those that are typed.
  private static func arrived(_ typed: String) -> String {
    var decoder = KeyDecoder()
    let keys = decoder.decode(Array(TwoSetInput.sent(for: typed).utf8))
    return String(
      keys.flatMap(KeyMeaning.commands).compactMap { key in
        if case .character(let letter) = key { letter } else { nil }
      })
  }

  /// Where keys are tried: what is typed before, and what it leads to.
  private static let states: Result<[(String, BrowseState)], any Error> = Result {
    try ["", "l", "l3jl", "l/물\r", "?"].map { ($0, try SampleFair.state(after: $0)) }
  }

  private static func outcome(
    _ before: BrowseState, _ typed: String
  ) -> (outline: String, effects: [BrowseEffect]) {
    var state = before
    let effects = state.type(typed)
    return (state.outline, effects)
  }

  /// Whether the input method sends the same with Shift as without.
  private static func losesShift(_ letter: Character) -> Bool {
    letter.isUppercase && TwoSetInput.jamo[letter] == nil
  }
}

/// A two-set Hangul input method, as terminals see it: a syllable is sent when it ends.
enum TwoSetInput {
  static let jamo: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "qwertyuiopasdfghjklzxcvbnmQWERTOP", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ"))
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let finals = Array(" ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
  private static let pairs: [String: Character] = [
    "ㅗㅏ": "ㅘ", "ㅗㅐ": "ㅙ", "ㅗㅣ": "ㅚ", "ㅜㅓ": "ㅝ", "ㅜㅔ": "ㅞ", "ㅜㅣ": "ㅟ", "ㅡㅣ": "ㅢ", "ㄱㅅ": "ㄳ",
    "ㄴㅈ": "ㄵ",
    "ㄴㅎ": "ㄶ", "ㄹㄱ": "ㄺ", "ㄹㅁ": "ㄻ", "ㄹㅂ": "ㄼ", "ㄹㅅ": "ㄽ", "ㄹㅌ": "ㄾ", "ㄹㅍ": "ㄿ", "ㄹㅎ": "ㅀ",
    "ㅂㅅ": "ㅄ",
  ]

  /// What the terminal receives of what is typed, all of it ended.
  static func sent(for typed: String) -> String {
    var (sent, initial, vowel, final) = ("", Character?.none, Character?.none, Character?.none)
    func end() {
      if let initial, let vowel {
        let index =
          (initials.firstIndex(of: initial) ?? 0) * 21 + (vowels.firstIndex(of: vowel) ?? 0)
        let scalar = 0xAC00 + index * 28 + (finals.firstIndex(of: final ?? " ") ?? 0)
        sent.unicodeScalars.append(Unicode.Scalar(UInt32(scalar)) ?? "?")
      } else {
        sent += [initial, vowel].compactMap { $0.map(String.init) }.joined()
      }
      (initial, vowel, final) = (nil, nil, nil)
    }
    for key in typed {
      guard let jamo = jamo[key] ?? jamo[Character(key.lowercased())] else {
        end()
        sent.append(key)
        continue
      }
      if vowels.contains(jamo) {
        if let last = final {
          let parts = pairs.first { $0.value == last }?.key
          final = parts?.first
          let moved = parts?.last ?? last
          end()
          (initial, vowel) = (moved, jamo)
        } else if let before = vowel {
          if let both = pairs[String([before, jamo])] {
            vowel = both
          } else {
            end()
            vowel = jamo
          }
        } else {
          vowel = jamo
        }
      } else if initial != nil, vowel != nil, final == nil, finals.contains(jamo) {
        final = jamo
      } else if let last = final, let both = pairs[String([last, jamo])] {
        final = both
      } else {
        end()
        initial = jamo
      }
    }
    end()
    return sent
  }
}
