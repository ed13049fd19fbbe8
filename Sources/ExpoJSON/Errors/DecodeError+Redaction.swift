public import ExpoBase

extension DecodeError {
  /// Its words quote no value and it has no fix.
  ///
  /// Types stay; so do keys, unless the text is not JSON: then they may be values.
  func withoutValues(orKeys hidesKeys: Bool) -> DecodeError {
    var error = self
    error.hidden = hidesKeys ? .valuesAndKeys : .values
    return error
  }

  private var quotesValue: Bool {
    switch fault {
    case .notJSON(.message), .notJSON(.code): true
    case .missingComma, .unclosedObject, .trailingComma, .missingColon, .unquotedKey, .secondValue,
      .elementAfterArray, .textAfterEnd,
      .strayCloser, .bareMembers, .mergeMark, .nestingTooDeep, .notJSON, .byteOrderMark,
      .wrongEncoding, .keyNotFound, .unknownKey, .duplicateKey, .typeMismatch, .pairsExpected,
      .valueNotFound:
      false
    default:
      true
    }
  }

  /// Its text; if values are hidden and it quotes one, the summary of its rule.
  public func words(in language: Language) -> ProblemWords {
    let words = shownWords(in: language)
    guard stopsSearch else { return words }
    let stop = language.pick(
      en: "what follows in the same object was not checked", ko: "같은 객체에서 이 뒤는 검사하지 않았습니다")
    return ProblemWords(
      words.message, notes: words.notes + [.init(stop)], help: words.help, fix: words.fix)
  }

  private func shownWords(in language: Language) -> ProblemWords {
    switch fault {
    case _ where hidden == .nothing: break
    case .valueRejected, .nameNotListed:
      return .hiddenValueRejected(language)
    case _ where hidden == .valuesAndKeys || quotesValue:
      return ProblemWords(rule.words(in: language).summary)
    default: break
    }
    let words = fullWords(in: language)
    return fix == nil ? ProblemWords(words.message, notes: words.notes, help: words.help) : words
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
