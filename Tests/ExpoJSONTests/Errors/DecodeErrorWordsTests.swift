import ExpoTestSupport
import Testing

@testable import ExpoJSON

struct DecodeErrorWordsTests {
  private static let location = DocumentLocation(file: "a.json", bytes: 2..<5)
  private static let other = DocumentLocation(file: "a.json", bytes: 0..<1)

  private static let duplicates = DecodeError.Duplicates(
    locations: [other, location, location], copies: [1..<2], hasOneValue: false,
    isCanonicalOnly: true)
  private static let copies = DecodeError.Duplicates(
    locations: [other, location], copies: [1..<2], hasOneValue: true, isCanonicalOnly: false)

  private static let joined = DecodeError.Duplicates(
    locations: [other, location], copies: [1..<2], hasOneValue: false, isCanonicalOnly: false,
    isCertain: false, joint: 1..<2)

  /// Every kind with the values that a reader must see.
  static let samples: [(DecodeError.Fault, [String])] = [
    (.unexpectedCharacter("“", expected: .value), ["“", "U+201C"]),
    (.unexpectedCharacter("\0", expected: .valueOrClose), ["U+0000", "]"]),
    (.unexpectedCharacter("물", expected: .commaOrBrace, hint: .quoteInText), ["\\\""]),
    (.unexpectedCharacter("}", expected: .value, hint: .noValue), ["}"]),
    (.unexpectedCharacter("]", expected: .commaOrBrace), ["]", "{", "}"]),
    (.unexpectedCharacter("@", expected: .keyOrClose, hint: .doubledQuote), ["}"]),
    (
      .unexpectedCharacter("@", expected: .colon, hint: .unclosedObject(end: 1, isCertain: true)),
      [":"]
    ),
    (.unexpectedCharacter("@", expected: .commaOrBracket, hint: .memberInArray(key: 1)), ["{"]),
    (
      .unexpectedCharacter("@", expected: .commaOrBrace, hint: .unusualSpace(count: 2)), [",", "}"]
    ),
    (.unexpectedCharacter("\u{FEFF}", expected: .end, hint: .invisible), ["U+FEFF"]),
    (.unexpectedCharacter("ㅂ", expected: .value, hint: .strayJamo), ["ㅂ"]),
    (.unexpectedCharacter("x", expected: .commaOrBrace, hint: .strayWord(length: 3)), ["x"]),
    (.unexpectedCharacter("=", expected: .colon, hint: .otherForm(":")), ["=", "':'"]),
    (.unexpectedCharacter(",", expected: .key, hint: .surplus), ["','"]),
    (.unexpectedCharacter("，", expected: .commaOrBrace, hint: .wideForm(",")), ["，", "','"]),
    (.unexpectedEnd(of: .object, openedAt: other, closers: "}]"), ["}]"]),
    (.unexpectedEnd(of: .array, openedAt: other), ["["]),
    (.unexpectedEnd(of: .text, openedAt: nil), ["\""]),
    (.unexpectedEnd(of: .key, openedAt: nil), ["\""]),
    (.unexpectedEnd(of: .file, openedAt: nil), []),
    (.missingComma(afterMember: false), [","]),
    (.missingComma(afterMember: true, isCertain: false), [","]),
    (.missingComma(afterMember: true, key: "visitors"), [",", "visitors"]),
    (.unclosedObject(isNextOpen: true, isCertain: true), ["'},'"]),
    (.unclosedObject(isNextOpen: false, isCertain: false), ["'},{'"]),
    (.trailingComma(before: "]"), ["]"]),
    (.missingColon(key: "title"), ["title"]),
    (.missingColon(key: "title", isCertain: false), ["title"]),
    (.unquotedKey("title"), ["title"]), (.unquotedKey("title", isClosed: true), ["title"]),
    (.unquotedString("True", literal: "true"), ["True", "true"]),
    (.unquotedString("Seoul", literal: nil), ["Seoul"]),
    (.unquotedString("Seoul", literal: nil, isClosed: true), ["Seoul"]),
    (.unquotedString(#"a\b"#, literal: nil), [#"a\b"#]),
    (.wrongQuotes("“", content: 3..<4), ["“"]), (.wrongQuotes("'", content: nil), ["'"]),
    (.comment(removal: 1..<5, isBlock: true), []), (.comment(removal: nil, isBlock: false), []),
    (.invalidNumber("048", .leadingZero), ["048", "48"]),
    (.invalidNumber("+1", .plusSign), ["+1"]),
    (.invalidNumber("0x1F", .hexadecimal), ["0x1F", "31"]),
    (.invalidNumber("1.", .missingDigit), ["1."]),
    (.invalidNumber("NaN", .notFinite), ["NaN"]),
    (.invalidNumber("1,000", .digitSeparator), ["1,000", "1000"]),
    (.invalidNumber("１２", .wideDigits), ["１２", "12"]),
    (.invalidNumber("12 people", .trailingText), ["12 people"]),
    (.invalidNumber("1000명", .trailingText), ["1000명", "1000"]),
    (.invalidNumber("1000ㅂ", .strayJamo), ["1000ㅂ", "1000"]),
    (.invalidNumber("1-2", .unreadable), ["1-2"]),
    (.invalidEscape(#"\'"#), [#"\'"#]), (.invalidEscape(#"\q"#), [#"\q"#]),
    (.invalidEscape(#"\u12"#), [#"\u12"#]), (.invalidEscape(#"\"#), [#"\"#]),
    (.controlCharacter("\r\n"), ["U+000D", #"\n"#]),
    (.controlCharacter("\t"), ["U+0009", #"\t"#]),
    (.controlCharacter("\u{1B}"), ["U+001B", #"\u001b"#]),
    (.secondValue, []), (.elementAfterArray, ["]"]), (.textAfterEnd, []),
    (.strayCloser("]"), ["]"]), (.bareMembers(end: 9), []),
    (.bareMembers(end: nil), []), (.mergeMark, []),
    (.nestingTooDeep(limit: 512), ["512"]),
    (
      .invalidUTF8(bytes: [0xE4]),
      ["0xE4", "ä", "Latin-1", "iconv -f CP1252 -t UTF-8 a.json > utf8.json"]
    ),
    (.invalidUTF8(bytes: [0x92]), ["0x92", "’", "CP1252"]),
    (.invalidUTF8(bytes: [0x81]), ["0x81", "UTF-8"]),
    (.invalidUTF8(bytes: [1, 2, 3, 4, 0xFF]), ["0x4", "…"]),
    (.byteOrderMark, []),
    (.wrongEncoding(.utf16LittleEndian, conversion: .init(0..<2, "")), ["UTF-16LE"]),
    (.wrongEncoding(.cp949, conversion: nil), ["CP949"]),
    (.loneSurrogate(#"\ud83c"#), [#"\ud83c"#]),
    (.suspiciousCharacter("\u{200B}"), ["U+200B"]),
    (.suspiciousCharacter("\u{E000}"), ["U+E000"]), (.suspiciousCharacter("\u{FFFE}"), ["U+FFFE"]),
    (.suspiciousCharacter("\u{FFFD}"), ["U+FFFD"]),
    (.doubleEncoding("ì§€", of: "지", conversion: .init(0..<2, "")), ["ì§€", "지"]),
    (.doubleEncoding("ì§€", of: "지", conversion: nil), ["ì§€", "지"]),
    (.keyNotFound("title", present: ["name"], near: nil), ["title", "name"]),
    (.keyNotFound("title", present: [], near: nil), ["title"]),
    (
      .keyNotFound("name", present: [], near: .init(name: "n\u{430}me", location: other)),
      ["U+0430", "U+0061"]
    ),
    (.nameNotListed("I0n", isKey: false, among: ["l0n"]), ["U+0049", "U+006C"]),
    (
      .keyNotFound(
        "imageURL", present: [],
        near: .init(name: "image_url", location: other, reading: "imageUrl")),
      ["'imageURL'", "'image_url'", "'imageUrl'"]
    ),
    (
      .keyNotFound("location", present: [], near: .init(name: "locaton", location: other)),
      ["locaton", "location"]
    ),
    (.unknownKey("naem", nearest: "name"), ["naem", "name"]),
    (.unknownKey("rating", nearest: nil), ["rating"]),
    (
      .unknownKey("r\u{430}ting", nearest: nil),
      ["r\u{430}ting", "U+0430 CYRILLIC SMALL LETTER A"]
    ),
    (.duplicateKey("한", duplicates), ["한", "3"]), (.duplicateKey("name", copies), ["name"]),
    (.duplicateKey("name", joined), ["name", "'},{'"]),
    (.typeMismatch(expected: .text, found: .number, key: "title"), ["title"]),
    (.typeMismatch(expected: .object, found: .array, key: nil), []),
    (.typeMismatch(expected: .wholeNumber, found: .boolean, key: nil), []),
    (.valueNotFound(expected: .text, key: "desc"), ["desc", "null"]),
    (.valueNotFound(expected: .null, key: nil), ["null"]),
    (.valueRejected(.number, spelling: "7", reason: .init(SampleReason())), ["7"]),
    (.valueRejected(.array, spelling: nil, reason: .init(SampleReason())), []),
    (.pairsExpected(keys: "Fruit", key: "stock"), ["Fruit", "stock"]),
    (.nameNotListed("kiwii", isKey: true, among: ["kiwi", "mango"]), ["kiwii", "kiwi"]),
    (.nameNotListed("kiwii", isKey: true, among: []), ["kiwii"]),
    (.nameNotListed("fig", isKey: false, among: Array(repeating: "nut", count: 9)), ["…"]),
    (
      .numberAsText("1,000 명", expected: .number, reading: "1000", key: "visitors"),
      ["1,000 명", "1000", "visitors"]
    ),
    (.numberAsText("many", expected: .number, reading: nil, key: nil), ["many"]),
    (
      .numberAsText("2026-11-30", expected: .number, reading: nil, isDate: true, key: nil),
      [".iso8601"]
    ),
    (.numberAsText("오천만 명", expected: .number, reading: nil, key: nil), ["오천만 명", "50000000"]),
    (.numberNotWhole("1.5", value: nil), ["1.5"]),
    (.numberNotWhole("1e3", value: "1000"), ["1000"]),
    (.numberOutOfRange("9e99", type: "Int"), ["9e99", "Int"]),
    (.numberOutOfRange("300", type: "UInt8"), ["300", "UInt8"]),
    (.numberOutOfRange("9007199254740993", type: nil), ["9007199254740993"]),
  ]

  /// Every format of a file that is not JSON.
  static let formats: [(DecodeError.OtherFormat, [String])] =
    ["gzip", "zip", "xz"].map { (.compressed($0), [$0]) }
    + ["PNG", "PDF", "SVG"].map { (.picture($0), [$0]) }
    + [
      (.gitLFSPointer, ["git lfs pull"]), (.propertyList(isBinary: true), ["plutil"]),
      (.propertyList(isBinary: false), ["XML"]), (.richText, ["RTF"]), (.html, ["HTML"]),
      (.xml, ["XML"]),
      (.eventStream, ["data:"]), (.guarded(")]}'"), [")]}'"]),
      (.jsonLines, ["--json-lines"]), (.codeBlock(0..<3), []), (.binary(percent: 12), ["12"]),
      (.escaped, []), (.table, ["CSV"]), (.message("404"), ["404"]), (.code("x ="), ["x ="]),
    ]

  /// The kinds that say in their message what to do: what a type throws are its own words.
  private static let instructions: Set = ["valueRejected"]

  private struct SampleReason: RejectionReason {
    func words(in language: Language) -> String {
      language == .english ? "not one of seven" : "일곱 가지 중 하나가 아닙니다"
    }
  }

  @Test("every kind has words for its message, help, notes and fix, and shows every argument")
  func words() throws {
    let samples = Self.samples + Self.formats.map { (.notJSON($0), $1) }
    let folder = "Sources/ExpoJSON/Errors"
    #expect(
      try SampledCases.missing(
        from: samples.map(\.0), of: "enum Fault", in: "\(folder)/DecodeError.swift") == [])
    #expect(
      try SampledCases.missing(
        from: Self.formats.map(\.0), of: "enum OtherFormat",
        in: "\(folder)/DecodeError+OtherFormat.swift") == [])
    for (kind, arguments) in samples {
      let error = DecodeError(kind, at: Self.location)
      let name = Mirror(reflecting: kind).children.first?.label ?? "\(kind)"
      let isInstruction = Self.instructions.contains(name)
      #expect(WordsCheck.faults(in: error, showing: arguments, isInstruction: isInstruction) == [])
      let command = error.help.flatMap(HelpCommand.line(in:))
      #expect(command.map { HelpCommand.all.map(\.line).contains($0) } ?? true, "\(command ?? "")")
    }
  }

  @Test("no rule of decoding is without a sample")
  func isComplete() {
    let sampled = Self.samples.map { DecodeError($0.0, at: Self.location).rule } + [.notJSON]
    let ofDocuments: Set<Rule> = [
      .wrongRoot, .emptyList, .negativeCount, .badDuration, .impossibleDate, .reversedDuration,
    ]
    #expect(Set(sampled) == Set(Rule.ofDecoding).subtracting(ofDocuments))
    #expect(Set(sampled).union(ofDocuments).count == Rule.ofDecoding.count)
  }

  @Test(
    "the help for a backslash agrees with its fix",
    arguments: [
      (#"\'"#, "delete the backslash", Fix.safe(.delete(2..<3))),
      (#"\q"#, #"write q alone, or \\q if the backslash is meant"#, .unsafe(.insert(#"\"#, at: 2))),
    ])
  func escapes(escape: String, help: String, fix: Fix) {
    let error = DecodeError(.invalidEscape(escape), at: Self.location)
    #expect(error.help == help)
    #expect(error.fix == fix)
  }
}
