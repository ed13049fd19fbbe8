import ExpoTestSupport

extension SlipKind {
  static let values =
    rows(
      #"""
      name misspelled → EX601 ENTRIES:10 → all → wind_hill ⇒ wind_hil
      name in the wrong case → EX601 ENTRIES:10 → all → wind_hill ⇒ Wind_Hill
      name decomposed → warning EX608 ENTRIES:16 → all → 한빛탑" ⇒ \#u{1112}\#u{1161}\#u{11AB}\#u{1107}\#u{1175}\#u{11BE}\#u{1110}\#u{1161}\#u{11B8}"
      name in Cyrillic → EX601 ENTRIES:10 (alone) → usual → wind_hill ⇒ w\#u{456}nd_hill
      key misspelled → EX302 ENTRIES:11 (alone) → usual → "short_desc" ⇒ "shrot_desc"
      key in another style → EX302 ENTRIES:10 (alone) → usual → "image_name" ⇒ "imageName"
      entries in an object → EX301 ENTRIES:1 (alone) → usual → ENTRIES := {"items": @}
      list without entries → EX307 ENTRIES:1 (alone) → usual → ENTRIES := []
      exposition in an array → EX301 EXPOSITION:1 (alone) → all → EXPOSITION := [@]
      other keys in all entries → EX302 ENTRIES:4 → catalog → every image_name ⇒ imageName
      empty name of a picture → EX601 ENTRIES:10 → catalog, loose files → "wind_hill" ⇒ ""
      name of a picture with its type → EX601 ENTRIES:10 → catalog, Tuist → "wind_hill" ⇒ "wind_hill.png"
      namespace forgotten → EX601 ENTRIES:10 → groups with namespaces → Fair/wind_hill ⇒ wind_hill
      exposition in both documents → EX702 ENTRIES:1 → catalog, SwiftUI, constants, Swift package, XcodeGen without a project → copy EXPOSITION to ENTRIES
      entries in both documents → EX702 EXPOSITION:1 → catalog, SwiftUI, constants, Swift package, XcodeGen without a project → copy ENTRIES to EXPOSITION
      contents swapped → warning EX701 ENTRIES:1 → catalog, loose files → move ENTRIES to old.json ‖ move EXPOSITION to ENTRIES ‖ move old.json to EXPOSITION
      exposition is an empty object → EX301 EXPOSITION:1 → catalog, Tuist → EXPOSITION := {}
      settings in place of the entries → EX702 EXPOSITION:1 → SwiftUI → ENTRIES := {"theme": "dark"}
      """#) + [
      .init(
        "one entry alone", "EX301 ENTRIES:1", in: "catalog, SwiftUI, Swift package",
        .change("ENTRIES") { "{\($0.split { "{}".contains($0) }[1])}" }),
      .init(
        "second document of entries", "EX704 ENTRIES_OLD:1 (alone)", in: "all",
        .project { $0.second($0.entries) }),
      .init(
        "second exposition", "EX704 EXPOSITION_OLD:1 (alone)", in: "all",
        .project { $0.second($0.exposition) }),
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
