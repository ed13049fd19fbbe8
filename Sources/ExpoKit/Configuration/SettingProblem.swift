import ExpoJSON

/// An error of a configuration.
///
/// Help says what to write instead and lists the known keys; unknown ones cannot be allowed, as
/// those of documents can.
struct SettingProblem: BuiltInProblem {
  let error: DecodeError

  var rule: Rule { error.rule }
  var severity: Severity { .error }
  var location: DocumentLocation { error.location }
  var relatedLocations: [DocumentLocation] { error.relatedLocations }

  func words(in language: Language) -> ProblemWords {
    if let fault = error.underlyingError as? SettingFault {
      let (value, help) = (VisibleText.quoted(error.value ?? "…"), fault.words(in: language))
      let message = language.pick(
        en: "'\(value)' cannot be used here", ko: "쓸 수 없는 값입니다: '\(value)'")
      return ProblemWords(message, help: help)
    }
    let words = error.words(in: language)
    guard case .unknownKey(_, nearest: nil, _) = error.fault else { return words }
    let keys: [Configuration.CodingKeys] = [.export, .expositions]
    let isOfExport = keys.contains { location.pointer.tokens.first == $0.rawValue }
    let command = "expo help \(isOfExport ? "sites" : "settings")"
    return ProblemWords(
      words.message, help: language.pick(en: "see \(command)", ko: "\(command)에서 키를 확인하세요"))
  }
}
