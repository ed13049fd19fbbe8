import ExpoBase

/// The sentences are in Resources/problems: syntax.txt, formats.txt, encoding.txt, shape.txt and value.txt.
extension DecodeError {
  /// Its text with the values, and what its fix does.
  func fullWords(in language: Language) -> ProblemWords {
    switch fault {
    case .unexpectedCharacter(let scalar, let expected, let hint):
      let name = Self.words(in: language, character: scalar)
      let words = expected.words(in: language, found: scalar, name)
      return hint?.words(in: language, words.message, key: shownKey) ?? words
    case .unexpectedEnd(.file, _, _) where location.file == SourceFile.standardInputName:
      return .emptyInput(language)
    case .unexpectedEnd(let unfinished, let openedAt, let closers):
      return unfinished.words(in: language, openedAt: openedAt, closers: closers ?? "")
    case .missingComma(let isAfterMember, let key, _):
      let value = language.pick(
        en: isAfterMember ? "value" : "element", ko: isAfterMember ? "값" : "요소")
      return .missingComma(value, key: key.map(VisibleText.quoted), language)
    case .unclosedObject(isNextOpen: true, _): return .unclosedObject(language)
    case .unclosedObject(isNextOpen: false, _): return .unseparatedObjects(language)
    case .trailingComma(let closer): return .trailingComma(closer, language)
    case .missingColon(let key, _): return .missingColon(VisibleText.quoted(key), language)
    case .unquotedKey(let key, isClosed: true):
      return .unopenedKey(VisibleText.quoted(key), language)
    case .unquotedKey(let key, isClosed: false):
      return .unquotedKey(VisibleText.quoted(key), language)
    case .unquotedString(let text, _, isClosed: true):
      return .unopenedString(VisibleText.quoted(text), language)
    case .unquotedString(let text, let literal?, _):
      return .literalInOtherCase(
        VisibleText.quoted(text), literal: literal, written: Particle.direction.joined(to: literal),
        language)
    case .unquotedString(let text, nil, _):
      let text = VisibleText.quoted(text)
      return location.bytes.lowerBound == 0
        ? .unquotedFile(text, language) : .unquotedString(text, language)
    case .wrongQuotes(let quote, _):
      return .wrongQuotes(Self.words(in: language, character: quote), language)
    case .comment(_, _, holdsData: true): return .commentWithData(language)
    case .comment(_, _, holdsData: false): return .comment(language)
    case .invalidNumber(let text, let fault): return fault.words(in: language, of: text)
    case .invalidEscape(let escape): return Self.words(in: language, invalidEscape: escape)
    case .controlCharacter(let character):
      let escape = character.escapeSequence
      let name = character.controlWords(in: language)
      let object = Particle.object.joined(to: name)
      return character.isLineBreak
        ? .lineBreakInString(name, object: object, escape: escape, language)
        : .controlCharacter(name, object: object, escape: escape, language)
    case .secondValue: return .secondValue(language)
    case .elementAfterArray: return .elementAfterArray(language)
    case .textAfterEnd: return .textAfterEnd(language)
    case .strayCloser(let closer):
      return .strayCloser(closer, opener: closer == "]" ? "[" : "{", language)
    case .bareMembers(end: nil): return .missingBrace(language)
    case .bareMembers(end: .some): return .missingBraces(language)
    case .mergeMark: return .mergeMark(language)
    case .nestingTooDeep(let limit): return .nestingTooDeep(limit, language)
    case .notJSON(let format): return format.words(in: language, file)
    case .invalidUTF8(let bytes): return words(in: language, invalid: bytes)
    case .byteOrderMark: return .byteOrderMark(language)
    case .wrongEncoding(let encoding, _):
      return .wrongEncoding(
        encoding.words(in: language), conversion: conversion(from: encoding.rawValue), language)
    case .loneSurrogate(let escape): return .loneSurrogate(escape, language)
    case .suspiciousCharacter(let scalar): return words(in: language, suspicious: scalar)
    case .doubleEncoding(let text, let original, let conversion):
      return .doubleEncoding(
        VisibleText.quoted(text), original: original.map(VisibleText.quoted),
        command: conversion.map { _ in unsafeFixing }, language)
    case .keyNotFound(let key, let present, let near):
      return near.map { $0.words(in: language, missing: key) }
        ?? Self.words(in: language, missing: key, present: present)
    case .unknownKey(let key, let nearest?, _):
      return .misspelledKey(
        Self.seen(key, language), nearest: nearest,
        difference: Self.difference(in: language, key, nearest), language)
    case .unknownKey(let key, nil, _):
      let seen = Self.seen(key, language)
      return location.pointer.tokens.count > 1
        ? .unknownNestedKey(seen, language) : .unknownKey(seen, language)
    case .duplicateKey(let key, let duplicates): return duplicates.words(in: language, key)
    case .typeMismatch(let expected, let type, let key):
      let found = type == .boolean ? value ?? type.words(in: language) : type.words(in: language)
      let words = expected.mismatch(in: language, key, found: found)
      return expected == .text && type == .number
        ? .numberForString(words.message, language) : words
    case .pairsExpected(let keys, let key): return .pairsExpected(keys, key: key, language)
    case .valueNotFound(let expected, let key):
      let words = expected.mismatch(in: language, key, found: "null")
      return expected == .text ? .nullForString(words.message, language) : words
    case .valueRejected(let type, let spelling, let reason):
      let name = type.words(in: language)
      let key = location.part == .key ? nil : shownKey
      return .valueRejected(
        name, topic: Particle.topic.joined(to: name), reason: reason.words(in: language),
        member: key.map { language.pick(en: " for '\($0)'", ko: "'\($0)'에 ") } ?? "",
        value: spelling, language)
    case .nameNotListed(let name, let isKey, let known):
      return Self.words(in: language, unlisted: name, isKey: isKey, known)
    case .numberAsText(let text, _, let reading, let isDate, let key):
      let number = reading ?? Self.count(in: text).map(String.init)
      let shown = VisibleText.quoted(text)
      let found = language.pick(en: "the string '\(shown)'", ko: "문자열 '\(shown)'")
      let words = JSONType.number.mismatch(in: language, key, found: found)
      return isDate && number == nil
        ? .dateAsText(words.message, language)
        : .numberAsText(words.message, number: number.map(VisibleText.quoted), language)
    case .numberNotWhole(let number, let value):
      let neighbors = NumberRepair.neighbors(of: number)
      let whole =
        value
        ?? neighbors.map {
          language.pick(en: "\($0.below) or \($0.above)", ko: "\($0.below) 또는 \($0.above)")
        }
      let words = JSONType.wholeNumber.mismatch(in: language, shownKey, found: number)
      return .numberNotWhole(
        words.message, whole: whole, written: whole.map(Particle.direction.joined), language)
    case .numberOutOfRange(let number, let type?):
      return number.hasPrefix("-")
        ? .numberTooSmall(number, type: type, key: shownKey, language)
        : .numberTooLarge(number, type: type, key: shownKey, language)
    case .numberOutOfRange(let number, nil): return .inexactNumber(number, language)
    }
  }
}

extension DecodeError.NearKey {
  /// The words for a missing key that this one misspells; a key that a strategy reads as another is not called wrong.
  fileprivate func words(in language: Language, missing key: String) -> ProblemWords {
    let asked = VisibleText.quoted(key)
    guard let reading = reading.map(VisibleText.quoted) else {
      return .similarKey(
        asked, found: DecodeError.seen(name, language),
        difference: DecodeError.difference(in: language, name, key), key: key, language)
    }
    let found = VisibleText.quoted(name)
    return .convertedKey(
      asked, found: found, reading: isConverted(from: asked) ? reading : nil,
      rawValue: asked == found ? nil : reading, language)
  }
}

extension DecodeError {
  private var shownKey: String? { key.map(VisibleText.quoted) }

  /// The file as a word of a command.
  private var file: String { SourceFile.operand(named: location.file).shellWord }

  /// The number may be rounded: `약 5,086만 명` → 50860000.
  private static func count(in text: String) -> Int? {
    guard text.utf8.count <= NumberRepair.longest else { return nil }
    let exact = String(text.trimmingPrefix("약"))
    return NumberRepair.koreanCount(in: exact) ?? NumberRepair.count(in: exact)
  }

  private func conversion(from encoding: String) -> String {
    "iconv -f \(encoding) -t UTF-8 \(file) > utf8.json"
  }

  private var unsafeFixing: String {
    "expo validate --fix --unsafe-fixes \(file)"
  }

  /// `'é'`: a byte in Latin-1 and CP1252, or in CP1252 alone; nil if it is no letter or punctuation there.
  private static func latin(_ byte: UInt8) -> (letter: String, encodings: [String])? {
    if byte > 0xA0 { return ("'\(Unicode.Scalar(byte))'", ["Latin-1", "CP1252"]) }
    return Unicode.Scalar(ofCP1252: byte).map { ("'\($0)'", ["CP1252"]) }
  }

  /// `'@'`, with the subject particle `'@' 문자가`; invisible or beyond ASCII with its number: `'“' (U+201C)`.
  private static func words(
    in language: Language, character scalar: Unicode.Scalar
  ) -> String {
    switch scalar {
    case "\u{0}": return language.pick(en: "a null character (U+0000)", ko: "널 문자(U+0000)가")
    case "\u{A0}": return language.pick(en: "a no-break space (U+00A0)", ko: "줄 바꿈 없는 공백(U+00A0)이")
    case "\u{3000}": return language.pick(en: "a full-width space (U+3000)", ko: "전각 공백(U+3000)이")
    case "'": return language.pick(en: "a single quote (')", ko: "작은따옴표(')가")
    case "!"..."~": return language.pick(en: "'\(scalar)'", ko: "'\(scalar)' 문자가")
    default:
      let number = VisibleText.codePoint(scalar)
      return language.pick(en: "'\(scalar)' (\(number))", ko: "'\(scalar)'(\(number)) 문자가")
    }
  }

  private static func words(in language: Language, invalidEscape escape: String) -> ProblemWords {
    if escape == "\\'" { return .escapedApostrophe(escape, language) }
    if escape.hasPrefix("\\u") { return .incompleteEscape(escape, language) }
    return escape.utf8.count < 2
      ? .loneBackslash(escape, language)
      : .unknownEscape(escape, character: escape.dropFirst(), language)
  }

  private func words(in language: Language, suspicious scalar: Unicode.Scalar) -> ProblemWords {
    let name = scalar.suspiciousName(in: language)
    let number = VisibleText.codePoint(scalar)
    if scalar.isPrivateUse { return .privateUse(name, number: number, language) }
    return scalar.showsLoss
      ? .lostText(name, number: number, language)
      : .invisibleCharacter(name, number: number, command: unsafeFixing, language)
  }

  private func words(in language: Language, invalid bytes: [UInt8]) -> ProblemWords {
    let shown = bytes.prefix(4).map { "0x" + String($0, radix: 16, uppercase: true) }
    let list = shown.joined(separator: " ") + (bytes.count > 4 ? " …" : "")
    guard let byte = bytes.first, bytes.count == 1 else { return .invalidBytes(list, language) }
    let found = Self.latin(byte)
    let encodings = found?.encodings.joined(separator: language.pick(en: " and ", ko: "과 "))
    return .invalidByte(
      list, letter: found?.letter, encodings: encodings ?? "",
      conversion: conversion(from: "CP1252"), language)
  }

  /// The words for a missing key without a similar one; `super` is also the key that `superDecoder()` reads.
  private static func words(
    in language: Language, missing key: String, present keys: [String]
  ) -> ProblemWords {
    let others = keys.isEmpty ? nil : shown(keys)
    return key == "super"
      ? .missingSuper(others, language)
      : .missingKey(VisibleText.quoted(key), key: key, others: others, language)
  }

  /// `'title'`, with what cannot be seen in it.
  fileprivate static func seen(_ key: String, _ language: Language) -> String {
    "'\(VisibleText.quoted(key))'" + VisibleText.oddity(in: key, language)
  }

  /// How a word differs from one that looks alike; empty for other words.
  fileprivate static func difference(
    in language: Language, _ word: String, _ other: String
  ) -> String {
    VisibleText.difference(of: word, from: other).map { position, found, meant in
      language.pick(
        en: "; character \(position) is \(found), not \(meant)",
        ko: " (\(position)번째 글자가 \(Particle.subject.joined(to: meant)) 아니라 \(found)입니다)")
    } ?? ""
  }

  private static func words(
    in language: Language, unlisted name: String, isKey: Bool, _ known: [String]
  ) -> ProblemWords {
    let shown = VisibleText.quoted(name)
    if known.isEmpty {
      return isKey ? .keyNotAccepted(shown, language) : .valueNotAccepted(shown, language)
    }
    let names =
      known.count > 8
      ? self.shown(known, quote: "'")
      : English.list(known.map { "'\(VisibleText.quoted($0))'" }, "or")
    let nearest = NearWords.nearest(to: name, among: known)
    let meant = nearest.map(VisibleText.quoted)
    let difference = nearest.map { Self.difference(in: language, name, $0) } ?? ""
    let words: ProblemWords =
      isKey
      ? .unlistedKey(shown, names: names, nearest: meant, difference: difference, language)
      : .unlistedValue(shown, names: names, nearest: meant, difference: difference, language)
    let list = "쓸 수 있는 이름: \(self.shown(known, quote: "'"))"
    return ProblemWords(
      words.message, notes: language.pick(en: [], ko: [.init(list)]), help: words.help,
      fix: words.fix)
  }

  private static func shown(_ names: [String], quote: String = "") -> String {
    names.prefix(8).map { quote + VisibleText.quoted($0) + quote }.joined(separator: ", ")
      + (names.count > 8 ? ", …" : "")
  }
}
