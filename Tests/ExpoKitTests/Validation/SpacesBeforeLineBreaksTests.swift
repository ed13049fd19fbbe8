import Testing

@testable import ExpoKit

struct SpacesBeforeLineBreaksTests {
  @Test(
    "text and the ranges of white space before its line breaks",
    arguments: [
      ("a \nb", [1..<2]), ("a\nb", []), ("a \t\r\nb \n", [1..<3, 6..<7]),
      (" \n \n", [0..<1, 2..<3]),
      ("가\u{3000}\n나", [3..<6]), ("a \u{2028}b", [1..<2]), ("a\u{A0}\u{85}b", [1..<3]),
      ("a \u{301}\nb", [1..<4]), ("a\n\n\n", []), ("a \u{B}b", [1..<2]), ("끝 ", []),
    ] as [(String, [Range<Int>])])
  func ranges(text: String, expected: [Range<Int>]) {
    #expect(text.spacesBeforeLineBreaks == expected)
  }
}
