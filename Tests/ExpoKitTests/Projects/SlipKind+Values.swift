extension SlipKind {
  /// Slips in the values, keys and names of a document.
  static let values: [SlipKind] = [
    .init(
      "visitors in quotes", "EX401 EXPOSITION:3", "14005808", #""14005808""#,
      in: "catalog, SwiftUI, Tuist"),
    .init("visitors with a unit", "EX401 EXPOSITION:3", "14005808", #""1400만 명""#),
    .init("visitors with a fraction", "EX402 EXPOSITION:3", "14005808", "14005808.5"),
    .init("visitors with a zero before", "EX110 EXPOSITION:3", "14005808", "014005808"),
    .init("visitors in full width", "EX110 EXPOSITION:3", "14005808", "１４００５８０８"),
    .init("visitors left out", "EX302 EXPOSITION:1", #"  "visitors": 14005808,\#n"#, ""),
    .init(
      "dates in the wrong order", "EX407 EXPOSITION:5", "1993. 08. 07 - 1993. 11. 07",
      "1993. 11. 07 - 1993. 08. 07"),
    .init("day that does not exist", "EX406 EXPOSITION:5", "1993. 11. 07", "1993. 11. 31"),
    .init("key of the exposition misspelt", "EX302 EXPOSITION:5", #""duration""#, #""durations""#),
    .init("picture null", "EX306 ENTRIES:10", #""wind_hill""#, "null"),
    .init("other keys in all entries", "EX302 ENTRIES:4") {
      $0.replacing("image_name", with: "imageName")
    },
    .init("one entry alone", "EX301 ENTRIES:1", in: "catalog, SwiftUI, Swift package") {
      "{\($0.split { "{}".contains($0) }[1])}"
    },
    .init("entry pasted twice", "warning EX503 ENTRIES:15") {
      $0.replacing("한빛탑\",\n    \"image", with: "바람의 언덕\",\n    \"image")
    },
    .init(
      "empty name of a picture", "EX601 ENTRIES:10", #""wind_hill""#, "\"\"",
      in: "catalog, loose files"),
    .init(
      "name of a picture with its type", "EX601 ENTRIES:10", #""wind_hill""#, #""wind_hill.png""#,
      in: "catalog, Tuist"),
    .init(
      "invisible character in a name", "EX601 ENTRIES:10", #"wind_hill""#, "wind\u{200B}_hill\"",
      in: "catalog, loose files"),
    .init(
      "namespace forgotten", "EX601 ENTRIES:10", "Fair/wind_hill", "wind_hill",
      in: "groups with namespaces"),
    .init(
      "exposition in both documents", "EX702 ENTRIES:1",
      in: "catalog, SwiftUI, constants, Swift package, XcodeGen without a project",
      .write("ENTRIES", FairProject.expositionText)),
    .init(
      "entries in both documents", "EX702 EXPOSITION:1",
      in: "catalog, SwiftUI, constants, Swift package, XcodeGen without a project",
      .copy("ENTRIES", "EXPOSITION")),
    .init(
      "contents swapped", "warning EX701 ENTRIES:1", in: "catalog, loose files, XML project file",
      .move("ENTRIES", "old.json"), .move("EXPOSITION", "ENTRIES"), .move("old.json", "EXPOSITION")),
    .init(
      "exposition is an empty object", "EX301 EXPOSITION:1", in: "catalog, Tuist",
      .write("EXPOSITION", "{}")),
    .init(
      "settings in place of the entries", "EX702 EXPOSITION:1", in: "SwiftUI",
      .write("ENTRIES", #"{"theme": "dark"}"#)),
  ]
}
