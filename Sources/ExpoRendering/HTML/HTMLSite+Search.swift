import ExpoModel
import ExpoBase

extension HTMLSite {
  /// The path of the script on each page, which loads the other when the search is used.
  static let searchScript = "assets/search.js"
  /// The folder of names and texts.
  static let searchFolder = "assets/search"

  /// The files of the search: the scripts, the names of all entries, and their texts.
  ///
  /// Pages that are opened from a disk cannot load JSON, so each file is a script that calls a function. Names
  /// are loaded first; texts are in blocks that are loaded on demand. The languages are those of the pages.
  static func search(of plans: [SitePlan], languages: [Language]) -> [RenderedFile] {
    let texts = SearchTexts(plans)
    let names = SearchNames(plans, texts: texts.blockNames)
    let words = DataValue.object(
      Language.allCases.filter(languages.contains).map { ($0.rawValue, Self.words(in: $0)) })
    let box = RenderedFile(path: "assets/search-box.js") { bytes in
      bytes.append("var expoSearchWords = ")
      words.append(to: &bytes)
      bytes.append(";\n")
      bytes += (Resources.searchScript + Resources.searchBoxScript).utf8
    }
    let start = RenderedFile(path: searchScript) { $0 += Resources.searchStartScript.utf8 }
    return [box, start] + texts.files + names.files
  }

  /// The words of the search, in which the script replaces `%` by a number.
  private static func words(in language: Language) -> DataValue {
    let words: KeyValuePairs = [
      "found": language.pick(en: "% exhibits found", ko: "검색 결과 %개"),
      "one": language.pick(en: "1 exhibit found", ko: "검색 결과 1개"),
      "shown": language.pick(en: "(first %)", ko: "(처음 %개만 표시)"),
      "none": language.pick(en: "No exhibit found.", ko: "검색 결과가 없습니다."),
      "loading": language.pick(en: "Searching", ko: "검색 중…"),
      "meant": language.pick(en: "Did you mean %?", ko: "혹시 %인가요?"),
      "failed": language.pick(
        en: "The texts to search could not be loaded", ko: "검색할 내용을 불러오지 못했습니다"),
      "all": language.pick(en: "View all exhibits", ko: "출품작 모두 보기"),
      "results": language.pick(en: "Search results", ko: "검색 결과"),
    ]
    return .object(words.map { ($0.key, .string($0.value)) })
  }
}

extension SitePlan {
  /// The search box in the header of a page: the form and its script.
  ///
  /// The script makes it visible; until then its space stays empty, so that nothing moves. `root` is the path from
  /// the page to the folder of the exposition.
  func searchBox(root: String) -> HTMLNode {
    let script = HTMLAttribute(
      // Each language has a search of its own.
      "src", .file(root: part == nil ? root : siteRoot(from: root), path: HTMLSite.searchScript))
    let form: [HTMLAttribute] =
      [
        .set("role", "search"), HTMLAttribute("data-list", .file(root: root, path: "index.html")),
        .text("data-words", language.rawValue),
      ] + labelLanguage
    let words = text(en: "Search the exhibits", ko: "출품작 검색")
    let label = HTMLNode.element(.label, [.set("for", "query")], [.text(words)])
    let input = HTMLNode.element(
      .input,
      [
        .set("type", "search"), .set("id", "query"), .set("autocomplete", "off"),
        .set("spellcheck", "false"), .text("placeholder", words),
      ], [])
    return .element(
      .div, [.class("search")],
      [
        .element(.form, form, [label, input]),
        .element(.script, [script, .flag("defer")], []),
      ])
  }
}
