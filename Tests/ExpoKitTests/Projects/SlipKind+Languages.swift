extension SlipKind {
  static let languages =
    rows(
      #"""
      number of another language → warning EX706 App/ko.lproj/fair.json:3 → two languages → 14005808 ⇒ 14005809
      picture misspelt in a language → EX601 App/ko.lproj/items.json:10 → two languages → wind_hill ⇒ wind_hil
      key translated in a language → EX302 App/ko.lproj/fair.json:2 → two languages → "title" ⇒ "제목"
      document of a language empty → EX102 App/ko.lproj/items.json:1 → two languages → App/ko.lproj/items.json := nothing
      exposition in the entries of a language → EX702 App/ko.lproj/items.json:1 → two languages → copy App/ko.lproj/fair.json to App/ko.lproj/items.json
      picture missing for two languages → EX601 ENTRIES:10 → two languages → delete SET
      """#) + [
      .init(
        "entry missing in a language", "warning EX706 App/ko.lproj/items.json:1",
        in: "two languages", .change("App/ko.lproj/items.json", withoutLast)),
      .init(
        "entry missing in the language of a data set", "warning EX706 ITEMS/items-ko.json:1",
        .write(
          "DATA",
          #"{"data": [{"filename": "items.json", "idiom": "universal"}, {"filename": "items-ko.json", "idiom": "universal", "locale": "ko"}]}"#
        ), .copy("ENTRIES", "ITEMS/items-ko.json"), .change("ITEMS/items-ko.json", withoutLast)),
    ]

  private static let withoutLast: @Sendable (String) -> String = { text in
    text.split(separator: ",\n  {").dropLast().joined(separator: ",\n  {") + "\n]\n"
  }
}
