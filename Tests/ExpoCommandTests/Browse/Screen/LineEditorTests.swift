import Testing

@testable import ExpoCommand

/// A line that is typed and edited: keys → the line, with `_` for the cursor.
struct LineEditorTests {
  private static func line(_ keys: [String]) -> String {
    var line = LineEditor()
    for key in keys {
      switch key {
      case "←": line.edit(.characterLeft)
      case "→": line.edit(.characterRight)
      case "Home": line.edit(.startOfLine)
      case "End": line.edit(.endOfLine)
      case "Backspace": line.edit(.erase)
      case "Del": line.edit(.eraseForwards)
      case "^W": line.edit(.eraseWord)
      case "^U": line.edit(.eraseToStart)
      default: line.insert(key)
      }
    }
    return line.text.prefix(line.cursor) + "_" + line.text.dropFirst(line.cursor)
  }

  @Test(
    "keys edit the line as in a shell",
    arguments: [
      (["해금"], "해금_"), (["해금", "←"], "해_금"), (["해금", "←", "←", "←"], "_해금"),
      (["해금", "Home", "큰 "], "큰 _해금"), (["해금", "Home", "→", "ㄱ"], "해ㄱ_금"),
      (["해금", "Home", "End", "→", "!"], "해금!_"), (["해금", "←", "Backspace"], "_금"),
      (["해금", "Home", "Backspace"], "_해금"), (["해금", "Home", "Del"], "_금"),
      (["해금", "Del"], "해금_"), (["큰 한국 악기", "^W"], "큰 한국 _"), (["큰 한국  ", "^W"], "큰 _"),
      (["큰 한국 악기", "←", "^W"], "큰 한국 _기"), (["악기", "^W", "^W"], "_"),
      (["큰 한국 악기", "←", "←", "^U"], "_악기"), (["a\nb\r\nc"], "a b c_"), (["\na\n\nb\n"], "a b_"),
      (["\n"], "_"),
      // Conjoining jamo, as names of files on a Mac have them
      (["한빛", "Home", "\u{1103}\u{1162}\u{110C}\u{1165}\u{11AB}"], "대전_한빛"),
      (["한빛", "Home", "\u{1103}", "\u{1162}", "\u{110C}", "\u{1165}", "\u{11AB}"], "대전_한빛"),
      (["빛탑", "Home", "\u{1112}", "→"], "ㅎ빛_탑"),
      (["e", "\u{301}", "←"], "_e\u{301}"), (["🇰🇷👩‍👩‍👧‍👦", "←", "Backspace"], "_👩‍👩‍👧‍👦"),
    ])
  func editing(keys: [String], expected: String) { #expect(Self.line(keys) == expected) }

  @Test("a line is not longer than the longest query")
  func length() { #expect(Self.line([String(repeating: "가", count: 1500)]).count == 1001) }
}
