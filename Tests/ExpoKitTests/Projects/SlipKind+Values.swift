import ExpoTestSupport

extension SlipKind {
  static let values: [SlipKind] = [
    .init("name misspelled", "EX601 ENTRIES:10", "wind_hill", "wind_hil", in: "all"),
    .init("name in the wrong case", "EX601 ENTRIES:10", "wind_hill", "Wind_Hill", in: "all"),
    .init(
      "name decomposed", "warning EX608 ENTRIES:16", #"한빛탑""#,
      "\u{1112}\u{1161}\u{11AB}\u{1107}\u{1175}\u{11BE}\u{1110}\u{1161}\u{11B8}\"", in: "all"),
    .init("name in Cyrillic", "EX601 ENTRIES:10 (alone)", "wind_hill", "wіnd_hill", in: "usual"),
    .init(
      "key misspelled", "EX302 ENTRIES:11 (alone)", #""short_desc""#, #""shrot_desc""#, in: "usual"),
    .init(
      "key in another style", "EX302 ENTRIES:10 (alone)", #""image_name""#, #""imageName""#,
      in: "usual"),
    .init("entries in an object", "EX301 ENTRIES:1 (alone)", in: "usual") { "{\"items\": \($0)}" },
    .init("list without entries", "EX307 ENTRIES:1 (alone)", in: "usual", .write("ENTRIES", "[]")),
    .init("exposition in an array", "EX301 EXPOSITION:1 (alone)", in: "all") { "[\($0)]" },
    .init(
      "second document of entries", "EX704 ENTRIES_OLD:1 (alone)", in: "all",
      .project { $0.second($0.entries) }),
    .init(
      "second exposition", "EX704 EXPOSITION_OLD:1 (alone)", in: "all",
      .project { $0.second($0.exposition) }),
    .init("other keys in all entries", "EX302 ENTRIES:4") {
      $0.replacing("image_name", with: "imageName")
    },
    .init("one entry alone", "EX301 ENTRIES:1", in: "catalog, SwiftUI, Swift package") {
      "{\($0.split { "{}".contains($0) }[1])}"
    },
    .init(
      "empty name of a picture", "EX601 ENTRIES:10", #""wind_hill""#, "\"\"",
      in: "catalog, loose files"),
    .init(
      "name of a picture with its type", "EX601 ENTRIES:10", #""wind_hill""#, #""wind_hill.png""#,
      in: "catalog, Tuist"),
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
      "contents swapped", "warning EX701 ENTRIES:1", in: "catalog, loose files",
      .move("ENTRIES", "old.json"), .move("EXPOSITION", "ENTRIES"), .move("old.json", "EXPOSITION")),
    .init(
      "exposition is an empty object", "EX301 EXPOSITION:1", in: "catalog, Tuist",
      .write("EXPOSITION", "{}")),
    .init(
      "settings in place of the entries", "EX702 EXPOSITION:1", in: "SwiftUI",
      .write("ENTRIES", #"{"theme": "dark"}"#)),
  ]
}

extension FairProject {
  /// A copy of a document under another name, in a data set of its own if it was in one.
  fileprivate func second(_ path: String) -> [String: String?] {
    let copy = old(path)
    var files: [String: String?] = [copy: tree.files[path]]
    if documentKind == .assets { files[contents(of: copy)] = Self.dataSet(copy) }
    return files
  }
}
