import ExpoTestSupport
import Testing

@testable import ExpoKit

struct ProblemWordsTests {
  private static let location = DocumentLocation(file: "a.json", bytes: 2..<5)
  private static let other = DocumentLocation(file: "a.json", bytes: 0..<1)

  static let content: [(ContentProblem.Kind, [String])] = [
    (.wrongRoot(expected: nil, found: .singleEntry(0..<9)), []),
    (.wrongRoot(expected: .entries, found: .object(keys: ["a", "b"])), ["'a'", "'b'"]),
    (.wrongRoot(expected: .exposition, found: .object(keys: [])), []),
    (.wrongRoot(expected: nil, found: .object(keys: ["제목"])), ["제목", "title"]),
    (.wrongRoot(expected: nil, found: .array), []),
    (.wrongRoot(expected: nil, found: .nestedEntries), []),
    (.wrongRoot(expected: nil, found: .scalar(.text)), []),
    (.wrongRoot(expected: nil, found: .textOfJSON), ["jq -r . a.json > new.json"]),
    (.wrongRoot(expected: nil, found: .entries(at: .root.appending("a"))), ["'a'"]),
    (.wrongRoot(expected: nil, found: .scalar(.number)), []),
    (.wrongRoot(expected: nil, found: .scalar(.boolean)), []),
    (.wrongRoot(expected: nil, found: .scalar(.null)), []),
    (.emptyList, []), (.negativeCount(key: "visitors", number: "-12"), ["visitors", "12"]),
    (.durationAsNumber(key: "duration"), ["duration", "YYYY. MM. DD"]),
    (.badDuration("1900", suggestion: "1900. 01. 01 - 1900. 12. 31"), ["1900. 12. 31"]),
    (.badDuration("soon", suggestion: nil), ["soon"]), (.bareYear("1900"), ["1900"]),
    (.oneDay("1900. 04. 14"), ["1900. 04. 14"]),
    (
      .impossibleDate("1900. 02. 29", .day(month: 2, year: 1900, length: 28)),
      ["1900. 02. 29", "1900", "28"]
    ),
    (.impossibleDate("1900. 13. 01", .month), ["1900. 13. 01", "12"]),
    (.impossibleDate("0000. 01. 01", .year), ["0000. 01. 01"]),
    (
      .reversedDuration(
        first: "1901. 01. 01", last: "1900. 01. 01", meant: "1900. 01. 01 - 1901. 01. 01"),
      ["1901. 01. 01", "1900. 01. 01"]
    ),
    (.emptyText(key: "desc", isBlank: false), ["desc"]),
    (.emptyText(key: "desc", isBlank: true), ["desc"]),
    (.strayWhitespace(key: "desc", .beginning, bytes: [1..<2]), ["desc"]),
    (.strayWhitespace(key: "desc", .end, bytes: [1..<2]), ["desc"]),
    (.strayWhitespace(key: "desc", .beforeLineBreak(1), bytes: [1..<2]), ["desc"]),
    (.strayWhitespace(key: "desc", .beforeLineBreak(7), bytes: [1..<2]), ["desc", "7"]),
    (.literalLineBreak(key: "desc", bytes: [1..<2]), ["desc", "\\n"]),
    (.literalLineBreak(key: "desc", bytes: [1..<2, 3..<4]), ["desc", "2"]),
    (.markup(key: "desc", first: "<br>", bytes: [1..<2], meant: []), ["desc", "<br>"]),
    (.markup(key: "d", first: "&lt;", bytes: [1..<2, 3..<4], meant: ["<", "&"]), ["&lt;", "1"]),
    (.duplicateName("직지", first: other), ["직지"]),
    (.sharedImage("flag", firstEntry: 3, otherEntry: 8, first: other), ["flag", "3", "8"]),
    (.overlongSummary(length: 90, limit: 80), ["90", "80"]),
    (.summaryBeyondText(length: 90, text: 70), ["90", "70"]),
  ]

  static let catalog: [(CatalogProblem.Kind, [String])] = [
    (.missingImageSet("jikjy", nearest: "jikji"), ["jikjy", "jikji"]),
    (.missingImageSet("jikjy", nearest: nil), ["jikjy"]),
    (
      .missingImageSet("tower", nearest: "t\u{43E}wer"),
      ["'tower'", "t\u{43E}wer", "U+043E CYRILLIC SMALL LETTER O"]
    ),
    (.missingImageFile("a.png", set: "jikji"), ["a.png", "jikji"]),
    (.missingImageFile("a.png", set: "jikji", stray: "b.png"), ["a.png", "jikji", "b.png"]),
    (.emptyImageSet("jikji", isUsed: true), ["jikji"]),
    (.unassignedFile("a.png", set: "jikji", scale: "2x", offset: 9), ["a.png", "2x"]),
    (.unassignedFile("a.png", set: "jikji", scale: nil, offset: nil), ["a.png", "jikji"]),
    (.missingScale(["2x", "3x"], set: "jikji"), ["2x", "3x", "jikji"]),
    (.noImageSets(count: 1), []), (.noImageSets(count: 1260), ["1,260"]),
    (.noScales(["2x", "3x"], count: 14), ["2x", "3x", "14"]),
    (.duplicateSlot("ipad 2x", files: "a, b", first: other), ["ipad 2x", "a, b"]),
    (.duplicateSlot("ipad", files: nil, first: other), ["ipad"]),
    (.secondDocument(.entries, names: "a, b", first: other), ["a, b"]),
    (.secondDocument(.exposition, names: "a, b", first: other), ["a, b"]),
    (.noContents("a.dataset"), ["a.dataset"]),
    (.contentsWithoutList("images"), ["images"]),
    (.wrongContentsType(key: "idiom"), ["idiom"]), (.wrongContentsType(key: nil), []),
    (.unknownIdiom("ipda", nearest: "ipad"), ["ipda", "ipad"]),
    (.unknownIdiom("fridge", nearest: nil), ["fridge"]),
    (.unknownScale("4x"), ["4x"]),
    (
      .wrongSize(
        file: "a.png", found: "9×9", expected: "8×8", scale: "2x",
        base: "b.png", baseSize: "4×4", baseScale: "1x"),
      ["9×9", "8×8", "2x", "b.png", "4×4", "1x"]
    ),
    (.wrongType(file: "a.png", found: "PNG", expected: "PNG"), ["a.png", "PNG"]),
    (.wrongType(file: "a.png", found: "GIF", expected: "PNG"), ["GIF", "PNG"]),
    (.wrongType(file: "a.png", found: nil, expected: "PNG"), ["a.png", "PNG"]),
    (.nameMismatch("Jikji", found: "jikji"), ["Jikji", "jikji"]),
    (.nameMismatch("한", found: "\u{1112}\u{1161}\u{11AB}"), ["한", "NFC", "NFD", "convmv"]),
    (.nameMismatch("\u{1112}\u{1161}\u{11AB}", found: "한"), ["NFC", "NFD"]),
    (.nameMismatch("\u{1112}\u{1161}\u{11AB}", found: "한", isSuggested: false), ["NFC", "NFD"]),
    // Å, as the unit of length and as the letter.
    (.nameMismatch("1\u{212B}", found: "1\u{C5}"), ["2", "U+212B", "U+00C5"]),
    (.unusedImageSet("old"), ["old"]),
    (.missingDataFile("a.json", set: "items", stray: nil), ["items", "a.json"]),
    (.missingDataFile("a.json", set: "items", stray: "b.json"), ["b.json"]),
    (.notJSON(file: "a.txt", set: "items"), ["items", "a.txt"]),
    (.emptyDataSet("items"), ["items"]),
    (.filesOfOneSlot("b.json", and: "a.json", set: "items"), ["a.json", "b.json"]),
    (.lacksInLanguage("tower", other: other), ["tower"]),
    (.differsByLanguage("visitors", here: "4", there: "5", other: other), ["visitors", "4", "5"]),
    (.differsByLanguage("year", here: nil, there: "5", other: other), ["year", "5"]),
    (.missingCounterpart(.entries), []), (.missingCounterpart(.exposition, other: location), []),
    (.swapped(location), []), (.unnamedDocument("old"), ["old"]), (.noCatalog, []),
    (.lacksFamilies(set: "jikji", .image, [.ipad], hasNone: true), ["jikji", "iPad"]),
    (
      .lacksFamilies(set: "items", .data, [.mac, .watch], hasNone: false),
      ["items", "Mac, Apple Watch"]
    ),
    (.emptyImageName, []), (.imageFileName("a.png", set: "a"), ["a.png", "'a'"]),
    (.missingImageFile("a.png", set: "AppIcon", isIcon: true), ["a.png", "AppIcon"]),
    (.notCompiled(file: "a.webp", type: "WebP"), ["a.webp", "WebP"]),
    (.notCompiled(file: "a", type: nil), ["'a'"]),
    (.noPicture(file: "a.png", .empty), ["a.png"]),
    (.noPicture(file: "a.png", .gitLFSPointer), ["a.png", "LFS", "git lfs pull"]),
    (.noPicture(file: "a.png", .html), ["a.png", "HTML"]),
    (.noPicture(file: "a.png", .truncated), ["a.png"]),
    (.noPicture(file: "a.svg", .script), ["a.svg"]),
    (.unassignedData("b.json", set: "items"), ["b.json", "items"]),
    (.looseData("b.json"), ["b.json"]),
    (.looseFiles(count: 1), ["1"]), (.looseFiles(count: 3), ["3"]),
    (.catalogInNoTarget("Old.xcassets", isNeeded: true), ["Old.xcassets"]),
    (.missingAsset(.set(.data), "itmes", nearest: "items"), ["itmes", "items"]),
    (.missingAsset(.file, "itmes.json", nearest: "items.json"), ["itmes.json", "items.json"]),
    (.missingAsset(.file, "items.json", nearest: nil), ["items.json"]),
    (.missingAsset(.set(.image), "flag", nearest: nil), ["flag"]),
    (.missingAsset(.set(.color), "red", nearest: nil), ["red"]),
    (.missingAsset(.set(.data), "items", nearest: nil, .inPackage), ["items", "Bundle.module"]),
    (.conflictedProject, []),
    (.ambiguousName("flag", count: 4, first: other), ["flag", "4"]),
  ]

  @Test("every kind has words for its message, help, notes and fix, and shows every argument")
  func words() throws {
    let folder = "Sources/ExpoKit/Problems"
    #expect(
      try SampledCases.missing(
        from: Self.content.map(\.0), of: "enum Kind", in: "\(folder)/Content/ContentProblem.swift")
        == [])
    #expect(
      try SampledCases.missing(
        from: Self.catalog.map(\.0), of: "enum Kind", in: "\(folder)/Catalog/CatalogProblem.swift")
        == [])
    let commands = HelpCommand.all.map(\.line)
    for (problem, arguments) in Self.problems {
      #expect(WordsCheck.faults(in: problem, showing: arguments) == [])
      #expect(problem.help.flatMap(HelpCommand.line(in:)).map { commands.contains($0) } ?? true)
    }
  }

  private static let problems: [(any Problem, [String])] =
    content.map { (ContentProblem($0, at: location), $1) }
    + catalog.map { (CatalogProblem($0, at: location), $1) }

  @Test("every rule has a sample, here or among those of decoding")
  func isComplete() {
    let rules = Set(Self.problems.map(\.0.rule))
    let decoding = rules.filter { [.syntax, .shape, .value].contains($0.family) }
    #expect(
      decoding.map(\.code).sorted() == [
        "EX113", "EX301", "EX305", "EX307", "EX404", "EX405", "EX406", "EX407",
      ])
    #expect(rules.subtracting(decoding) == Set(Rule.all.drop { $0.family != .content }))
  }

  @Test("every rule and family has words")
  func rules() {
    for language in Language.allCases {
      for rule in Rule.all {
        let words = rule.words(in: language)
        // Rules on names show one that has several spellings.
        #expect(LanguageCheck.faults(in: words.summary, language) == [], "\(rule.code)")
        #expect(LanguageCheck.faults(in: words.explanation, language, data: ["한", "직지"]) == [])
      }
      for family in Rule.Family.allCases {
        #expect(LanguageCheck.faults(in: family.summary(in: language), language) == [])
      }
      for format in ReportFormat.allCases { #expect(!format.summary(in: language).isEmpty) }
      for vocabulary: SettingFault.Vocabulary in [.rule, .severity, .language, .key] {
        let unknown = SettingFault.unknown(vocabulary, nearest: "syntax").words(in: language)
        #expect(LanguageCheck.faults(in: unknown, language) == [])
        #expect(unknown.contains("syntax"))
      }
    }
  }
}
