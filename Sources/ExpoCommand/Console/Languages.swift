import ExpoKit

struct Languages: Sendable {
  /// The language of messages and help: `--lang` > `EXPO_LANG` > the locale of messages.
  let messages: Language
  /// The language of reports for programs: `--lang`, else English, so that no locale changes them.
  let reports: Language
  /// The language of labels: `--lang` > `EXPO_LANG`; nil for the language of the data.
  let labels: Language?

  /// `option` is the value of `--lang`.
  init(option: Language?, _ environment: Environment) {
    let chosen = option ?? environment[.expoLang].flatMap(Language.init(rawValue:))
    messages = chosen ?? Language(environment: environment.value(named:))
    reports = option ?? .english
    labels = chosen
  }

  /// The languages for errors before the command line is parsed: the first `--lang` with a language counts.
  init(lookingAheadIn words: [String], _ environment: Environment) {
    // A plain loop: chains of lazy sequences take the runtime longer than all the rest of `--version`.
    var option: Language?
    var previous = ""
    for word in words where option == nil {
      if word == "--" { break }
      let value = word.hasPrefix("--lang=") ? String(word.dropFirst("--lang=".count)) : word
      if value != word || previous == "--lang" { option = Language(rawValue: value) }
      previous = word
    }
    self.init(option: option, environment)
  }
}

/// The same words in each language: a row of a table.
typealias Wording = (en: String, ko: String)

extension Language {
  func pick(_ wording: Wording) -> String { pick(en: wording.en, ko: wording.ko) }
}

extension Language {
  /// How many entries are sampled at most, by name and summary.
  private static let sampledEntries = 20

  /// The language of labels, as exports choose it, but only from the beginning of a long list.
  init(of documents: ExhibitionDocuments) {
    let poster = documents.exposition.map { document in
      let exposition = document.partial
      return [exposition.title, exposition.location, exposition.description].map(\.value)
    }
    let entries = documents.entries.map { list in
      list.elements.prefix(Self.sampledEntries).flatMap { element in
        [list.member(.name, of: element).value, list.member(.shortDescription, of: element).value]
      }
    }
    self.init(ofTexts: ((poster ?? []) + (entries ?? [])).compactMap(\.self))
  }
}
