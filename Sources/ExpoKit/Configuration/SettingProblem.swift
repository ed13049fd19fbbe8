import ExpoJSON

/// An error of decoding a configuration, with the words for a configuration instead of those for a
/// document.
///
/// Help says what to write in place of a rejected value. For an unknown key it names the topic of help
/// that lists the keys: the usual help allows a key of a document, not one of a configuration.
struct SettingProblem: BuiltInProblem {
  let error: DecodeError
  let purpose: ConfigurationError.Purpose

  var rule: Rule { error.rule }
  var severity: Severity { .error }
  var location: DocumentLocation { error.location }
  var relatedLocations: [DocumentLocation] { error.relatedLocations }

  func words(in language: Language) -> ProblemWords {
    if purpose == .configuration, let fault = error.underlyingError as? SettingFault {
      let value = VisibleText.quoted(error.value ?? "…")
      let help = fault.words(in: language)
      return ProblemWords(
        language.pick(en: "'\(value)' cannot be used here", ko: "쓸 수 없는 값입니다: '\(value)'"),
        help: help)
    }
    let words = error.words(in: language)
    guard case .unknownKey(_, nearest: nil, _) = error.fault else { return words }
    if purpose != .configuration {
      return ProblemWords(words.message, help: language.pick(en: "delete it", ko: "지우세요"))
    }
    let keys: [Configuration.CodingKeys] = [.export, .expositions]
    let isOfExport = keys.contains { location.pointer.tokens.first == $0.rawValue }
    let command = "expo help \(isOfExport ? "sites" : "settings")"
    return ProblemWords(
      words.message, help: language.pick(en: "see \(command)", ko: "\(command)에서 키를 확인하세요"))
  }
}

extension DecodeError {
  static func rejecting(
    _ node: JSONNode, at keys: [String], with reason: any RejectionReason
  ) -> DecodeError {
    DecodeError(
      .rejecting(node, with: reason), at: node.location(at: JSONPointer(keys)), value: node)
  }
}

extension ConfigurationError {
  static func rejecting(
    _ keys: [String], in file: SourceFile, _ reason: any RejectionReason
  ) -> ConfigurationError {
    let tree = JSONTree(reading: file, errorLimit: .none)
    let error = tree.value(at: keys).map { DecodeError.rejecting($0, at: keys, with: reason) }
    return ConfigurationError(in: file, [error].compactMap(\.self))
  }
}
