public import ExpoBase

extension DecodeError {
  /// The same error with words that quote no value, and without a fix: for logs.
  ///
  /// Types stay, and keys unless they may be values: in a text that is not JSON.
  func withoutValues(orKeys hidesKeys: Bool) -> DecodeError {
    var error = self
    error.hidden = hidesKeys ? .valuesAndKeys : .values
    return error
  }

  /// Whether its words quote a value or a part of the text.
  private var quotesValue: Bool {
    switch fault {
    case .missingComma, .unclosedObject, .trailingComma, .missingColon, .unquotedKey, .secondValue,
      .strayCloser, .bareMembers, .mergeMark, .nestingTooDeep, .notJSON, .byteOrderMark,
      .wrongEncoding, .keyNotFound, .unknownKey, .duplicateKey, .typeMismatch, .valueNotFound:
      false
    case .unexpectedCharacter, .unexpectedEnd, .unquotedString, .wrongQuotes, .comment,
      .invalidNumber, .invalidEscape, .controlCharacter, .invalidUTF8, .loneSurrogate,
      .suspiciousCharacter, .doubleEncoding, .valueRejected, .nameNotListed, .numberAsText,
      .numberNotWhole, .numberOutOfRange:
      true
    }
  }

  /// Its text in a language; if values are hidden and it quotes one, what its rule finds.
  public func words(in language: Language) -> ProblemWords {
    guard hidden != .nothing else { return fullWords(in: language) }
    if case .valueRejected = fault { return rejectedWords(in: language) }
    if case .nameNotListed = fault { return rejectedWords(in: language) }
    if hidden == .valuesAndKeys || quotesValue {
      return ProblemWords(rule.words(in: language).summary)
    }
    let words = fullWords(in: language)
    return ProblemWords(words.message, notes: words.notes, help: words.help)
  }

  private func rejectedWords(in language: Language) -> ProblemWords {
    ProblemWords(language.pick(en: "a value is not accepted", ko: "받아들일 수 없는 값입니다"))
  }
}

extension DecodeError: CustomStringConvertible {
  /// The file, the message and the path in the user's language: `fair.json: expected … (/visitors)`.
  public var description: String {
    let pointer = hidden == .valuesAndKeys ? "" : location.pointer.description
    return "\(location.file): \(words(in: .preferred).message)"
      + (pointer.isEmpty ? "" : " (\(pointer))")
  }
}
