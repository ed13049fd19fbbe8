extension SlipKind {
  static let languages: [SlipKind] = [
    .init(
      "entry missing in a language", "warning EX706 App/ko.lproj/items.json:1", in: "two languages",
      .change("App/ko.lproj/items.json", withoutLast)),
    .init(
      "number of another language", "warning EX706 App/ko.lproj/fair.json:3", "14005808",
      "14005809", in: "two languages"),
    .init(
      "picture misspelt in a language", "EX601 App/ko.lproj/items.json:10", "wind_hill", "wind_hil",
      in: "two languages"),
    .init(
      "key translated in a language", "EX302 App/ko.lproj/fair.json:2", #""title""#, #""제목""#,
      in: "two languages"),
    .init(
      "document of a language empty", "EX102 App/ko.lproj/items.json:1", in: "two languages",
      .write("App/ko.lproj/items.json", "")),
    .init(
      "exposition in the entries of a language", "EX702 App/ko.lproj/items.json:1",
      in: "two languages", .write("App/ko.lproj/items.json", FairProject.expositionText)),
    .init(
      "picture missing for two languages", "EX601 ENTRIES:10", in: "two languages", .delete("SET")),
    .init(
      "entry missing in the language of a data set", "warning EX706 ITEMS/items-ko.json:1",
      .write(
        "DATA",
        #"{"data": [{"filename": "items.json", "idiom": "universal"}, {"filename": "items-ko.json", "idiom": "universal", "locale": "ko"}]}"#
      ), .copy("ENTRIES", "ITEMS/items-ko.json"), .change("ITEMS/items-ko.json", withoutLast)),
  ]
}
