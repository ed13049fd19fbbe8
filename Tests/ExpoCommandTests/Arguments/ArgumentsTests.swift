@testable import ExpoCommand
import Testing

struct ArgumentsTests {
  @Test("letters are bundled, lists add up, and words after -- are operands")
  func mixture() throws {
    let value = Option<String>("value", letter: "v", "V", .text, in: .common, en: "", ko: "") { $1 }
    let list = Option<[String]>(
      "list", "L", .text, isRepeatable: true, in: .common, en: "", ko: ""
    ) { _, words in words.commaSeparated }
    let number = Option<Int>.number("number", atLeast: 2, in: .common, en: "", ko: "")
    let choice = Option<ColorChoice>.choice("choice", in: .common, en: "", ko: "")
    let flag = Option.flag("flag", letter: "f", in: .common, en: "", ko: "")
    let words = [
      "a", "-fv", "x", "--list=1, 2,", "-", "--list", "3", "--number=2", "--", "--flag", "-q",
    ]
    let arguments = try Arguments(words, options: [flag, value, list, number, choice])
    #expect(arguments.has(flag))
    #expect(try arguments[value] == "x")
    #expect(try arguments[list] == ["1", "2", "3"])
    #expect(try arguments[number] == 2)
    #expect(try arguments[choice] == nil)
    #expect(arguments.operands == ["a", "-", "--flag", "-q"])
  }
}

extension Arguments {
  init(_ words: [String], options: [any CommandOption]) throws(CommandError) {
    self.init()
    try read(words[...], options)
    try check(options)
  }
}
