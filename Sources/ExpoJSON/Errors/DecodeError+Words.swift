import ExpoBase

extension DecodeError {
  /// Its text in a language, with the values it is about.
  func fullWords(in language: Language) -> ProblemWords {
    switch fault {
    case .unexpectedCharacter(let scalar, let expected, let hint):
      let found = Self.words(in: language, character: scalar)
      let message =
        hint?.message(in: language, key: shownKey)
        ?? expected.wrongCloser(scalar, in: language)?.message
        ?? language.pick(
          en: "expected \(expected.words(in: language)), found \(found)",
          ko: "\(expected.words(in: language)) 필요한데 \(found) 있습니다")
      return ProblemWords(
        message, help: hint?.words(in: language) ?? expected.help(in: language, found: scalar),
        fix: hint?.fix(in: language))
    case .unexpectedEnd(let unfinished, let openedAt, let closers):
      return unfinished.words(in: language, openedAt: openedAt, closers: closers)
    case .missingComma(let isAfterMember, let key, let isCertain):
      return language.pick(
        en: ProblemWords(
          "expected ',' after the "
            + (key.map { "value of '\(VisibleText.quoted($0))'" }
              ?? (isAfterMember ? "value" : "element")),
          help: "put a comma here",
          fix: isCertain ? "insert ','" : nil),
        ko: ProblemWords(
          key.map { "'\(VisibleText.quoted($0))' 값 뒤에 쉼표(,)가 빠졌습니다" }
            ?? "\(isAfterMember ? "값" : "요소") 뒤에 쉼표(,)가 빠졌습니다",
          help: "여기에 쉼표를 넣으세요",
          fix: isCertain ? "쉼표 넣기" : nil))
    case .unclosedObject(isNextOpen: true, _):
      return language.words(
        en: (
          "expected '},' after the value, found the next object",
          "close the object before with '}'", "insert '},'"
        ), ko: ("값 뒤에 '},'가 필요한데 다음 객체가 있습니다", "앞의 객체를 '}'로 닫으세요", "'},' 넣기"))
    case .unclosedObject(isNextOpen: false, _):
      return language.words(
        en: (
          "expected '},{' after the value, found the next object",
          "close the object before and open the next one", "insert '},{'"
        ), ko: ("값 뒤에 '},{'가 필요한데 다음 객체가 있습니다", "앞의 객체를 닫고 다음 객체를 여세요", "'},{' 넣기"))
    case .trailingComma(let closer):
      return language.pick(
        en: ProblemWords(
          "trailing ',' before '\(closer)'",
          notes: [.init("Apple's JSONDecoder accepts it, most other readers do not")],
          help: "delete the comma", fix: "delete ','"),
        ko: ProblemWords(
          "'\(closer)' 앞에 쉼표가 남아 있습니다",
          notes: [.init("Apple의 JSONDecoder는 허용하지만 다른 파서는 대부분 허용하지 않습니다")],
          help: "쉼표를 지우세요", fix: "쉼표 지우기"))
    case .missingColon(let key, let isCertain):
      return ProblemWords(
        language.pick(
          en: "expected ':' after the key '\(VisibleText.quoted(key))'",
          ko: "'\(VisibleText.quoted(key))' 키 뒤에 ':'이 빠졌습니다"),
        help: language.pick(en: "put a colon here", ko: "여기에 콜론을 넣으세요"),
        fix: language.pick(en: isCertain ? "insert ':'" : nil, ko: isCertain ? "콜론 넣기" : nil))
    case .unquotedKey(let key, let isClosed):
      return language.pick(
        en: ProblemWords(
          "the key '\(VisibleText.quoted(key))' is not in quotes",
          help: "write \"\(VisibleText.quoted(key))\"",
          fix: isClosed ? "insert '\"'" : "put quotes around"),
        ko: ProblemWords(
          "'\(VisibleText.quoted(key))' 키에 따옴표가 없습니다",
          help: "이렇게 쓰세요: \"\(VisibleText.quoted(key))\"",
          fix: isClosed ? "여는 따옴표 넣기" : "따옴표로 감싸기"))
    case .unquotedString(let text, _, isClosed: true):
      return language.words(
        en: (
          "the string '\(VisibleText.quoted(text))' is not in quotes", "put '\"' before it",
          "insert '\"'"
        ), ko: ("'\(VisibleText.quoted(text))' 문자열에 여는 따옴표가 없습니다", "앞에 '\"'를 넣으세요", "여는 따옴표 넣기"))
    case .unquotedString(let text, let literal, _):
      return language.pick(
        en: ProblemWords(
          "the string '\(VisibleText.quoted(text))' is not in quotes",
          help: literal.map { "did you mean \($0)? literals are lower case" }
            ?? (location.bytes.lowerBound == 0
              ? "convert the file to JSON, which begins with '{' or '['"
              : "put double quotes around it"),
          fix: literal.map { "write \($0)" }
            ?? (text.utf8.contains(.backslash) ? nil : "put quotes around")),
        ko: ProblemWords(
          "'\(VisibleText.quoted(text))' 문자열에 따옴표가 없습니다",
          help: literal.map { "혹시 \($0)인가요? 소문자로 쓰세요" }
            ?? (location.bytes.lowerBound == 0
              ? "'{'나 '['로 시작하는 JSON으로 변환하세요" : "큰따옴표로 감싸세요"),
          fix: literal.map { "\(Particle.direction.joined(to: $0)) 바꾸기" }
            ?? (text.utf8.contains(.backslash) ? nil : "따옴표로 감싸기")))
    case .wrongQuotes(let quote, let content):
      return language.pick(
        en: ProblemWords(
          "expected '\"' around a string, found \(Self.words(in: language, character: quote))",
          help: "put the straight quote \" (U+0022) at both ends",
          fix: content.map { _ in "write straight quotes" }),
        ko: ProblemWords(
          "문자열은 '\"'로 감싸야 하는데 \(Self.words(in: language, character: quote)) 있습니다",
          help: "양 끝을 곧은 따옴표 \"(U+0022)로 바꾸세요",
          fix: content.map { _ in "곧은 따옴표로 바꾸기" }))
    case .comment(let removal, _, let holdsData):
      return ProblemWords(
        language.pick(en: "comments are not part of JSON", ko: "JSON에는 주석을 쓸 수 없습니다"),
        help: language.pick(
          en: "delete the comment" + (holdsData ? ", or only its marks if this is data" : ""),
          ko: holdsData ? "주석을 지우거나, 데이터라면 주석 기호만 지우세요" : "주석을 지우세요"),
        fix: language.pick(
          en: removal.map { _ in "delete the comment" }, ko: removal.map { _ in "주석 지우기" }))
    case .invalidNumber(let text, let fault):
      return fault.words(
        in: language, VisibleText.quoted(text), repair: fault.repair(of: text))
    case .invalidEscape(let escape): return Self.words(in: language, invalidEscape: escape)
    case .controlCharacter(let character):
      let escape = character.escapeSequence
      return language.pick(
        en: ProblemWords(
          "a string cannot contain \(character.controlWords(in: language))",
          help: character.isLineBreak ? "join the two lines with \\n" : "write \(escape)",
          fix: "write \(escape)"),
        ko: ProblemWords(
          "문자열 안에 \(Particle.object.joined(to: character.controlWords(in: language))) 그대로 쓸 수 없습니다",
          help: character.isLineBreak ? "두 줄을 \\n으로 이으세요" : "이렇게 쓰세요: \(escape)",
          fix: "이스케이프하기"))
    case .secondValue(let second): return second.words(in: language)
    case .strayCloser(let closer):
      let opener = closer == "]" ? "[" : "{"
      return language.words(
        en: (
          "expected the end of the file, found '\(closer)'",
          "delete it, or put '\(opener)' before what it closes"
        ), ko: ("파일이 끝나야 하는데 '\(closer)'가 있습니다", "지우거나, 닫으려는 내용 앞에 '\(opener)'를 넣으세요"))
    case .bareMembers(let end):
      return language.pick(
        en: ProblemWords(
          "the opening '{' is missing",
          help: end == nil
            ? "put '{' before the first key"
            : "put '{' before the first key and '}' after the last value",
          fix: end == nil ? "insert '{'" : "put braces around"),
        ko: ProblemWords(
          "여는 중괄호 '{'가 없습니다",
          help: end == nil
            ? "첫 키 앞에 '{'를 넣으세요" : "첫 키 앞에 '{'를, 마지막 값 뒤에 '}'를 넣으세요",
          fix: end == nil ? "'{' 넣기" : "중괄호로 감싸기"))
    case .mergeMark:
      return ProblemWords(
        language.pick(en: "the document has merge conflict markers", ko: "병합 충돌 표시가 남아 있습니다"),
        help: language.pick(
          en: "keep one side, and delete the lines with <<<<<<<, ======= and >>>>>>>",
          ko: "한쪽만 남기고 <<<<<<<, =======, >>>>>>> 줄을 지우세요"))
    case .nestingTooDeep(let limit):
      return ProblemWords(
        language.pick(en: "nested deeper than \(limit) levels", ko: "중첩이 \(limit)단계를 넘습니다"),
        help: language.pick(
          en: "delete the extra brackets, or restore the right file",
          ko: "남는 괄호를 지우거나 맞는 파일로 바꾸세요"))
    case .notJSON(let format): return format.words(in: language, file)
    case .invalidUTF8(let bytes):
      return language.pick(
        en: ProblemWords(
          Self.words(in: language, invalid: bytes),
          help: Self.latin(bytes).map {
            "it is \($0.letter) in \($0.encodings.joined(separator: " and ")); "
              + "convert the file: \(conversion(from: "CP1252"))"
          } ?? "save the file as UTF-8"),
        ko: ProblemWords(
          Self.words(in: language, invalid: bytes),
          help: Self.latin(bytes).map {
            "\($0.encodings.joined(separator: "과 "))에서는 \($0.letter)입니다. "
              + "변환하세요: \(conversion(from: "CP1252"))"
          } ?? "파일을 UTF-8로 저장하세요"))
    case .byteOrderMark:
      return ProblemWords(
        language.pick(
          en: "the file begins with a byte order mark", ko: "파일이 바이트 순서 표시(BOM)로 시작합니다"),
        help: language.pick(en: "save the file as UTF-8 without BOM", ko: "BOM 없는 UTF-8로 저장하세요"),
        fix: language.pick(en: "delete the byte order mark", ko: "BOM 지우기"))
    case .wrongEncoding(let encoding, let conversion):
      return language.pick(
        en: ProblemWords(
          "expected UTF-8, found \(encoding.words(in: language))",
          help: "convert it: \(self.conversion(from: encoding.rawValue))",
          fix: conversion.map { _ in "convert to UTF-8" }),
        ko: ProblemWords(
          "UTF-8이어야 하는데 \(encoding.words(in: language))",
          help: "변환하세요: \(self.conversion(from: encoding.rawValue))",
          fix: conversion.map { _ in "UTF-8로 변환하기" }))
    case .loneSurrogate(let escape):
      return language.words(
        en: ("'\(escape)' is half of an emoji or another character", "type the character again"),
        ko: ("잘린 문자입니다(서로게이트 쌍의 한쪽): '\(escape)'", "문자를 다시 입력하세요"))
    case .suspiciousCharacter(let scalar):
      return language.pick(
        en: ProblemWords(
          "\(SuspiciousCharacter.words(in: language, scalar)) (\(VisibleText.codePoint(scalar))) in a string",
          help: SuspiciousCharacter.isPrivate(scalar)
            ? "write old Hangul in Unicode's own letters; type other text again"
            : SuspiciousCharacter.showsLoss(scalar)
              ? "type the lost text again"
              : "delete the invisible character: \(unsafeFixing)",
          fix: SuspiciousCharacter.showsLoss(scalar)
            ? nil : "delete \(VisibleText.codePoint(scalar))"),
        ko: ProblemWords(
          "문자열에 \(SuspiciousCharacter.words(in: language, scalar))(\(VisibleText.codePoint(scalar)))가 있습니다",
          help: SuspiciousCharacter.isPrivate(scalar)
            ? "옛한글이면 표준 코드(첫가끝)로 바꾸고, 아니면 글자를 다시 입력하세요"
            : SuspiciousCharacter.showsLoss(scalar)
              ? "사라진 글자를 다시 입력하세요"
              : "보이지 않는 문자를 지우세요: \(unsafeFixing)",
          fix: SuspiciousCharacter.showsLoss(scalar)
            ? nil : "\(VisibleText.codePoint(scalar)) 지우기"))
    case .doubleEncoding(let text, let original, let conversion):
      return language.pick(
        en: ProblemWords(
          Self.misread(text, original, in: language),
          help: conversion == nil
            ? "restore the file from a good copy; some of its text is lost"
            : "restore the text: \(unsafeFixing)",
          fix: conversion.map { _ in "restore the text" }),
        ko: ProblemWords(
          Self.misread(text, original, in: language),
          help: conversion == nil
            ? "사라진 글자가 있으니 온전한 사본으로 파일을 복원하세요" : "글자를 복원하세요: \(unsafeFixing)",
          fix: conversion.map { _ in "글자 복원하기" }))
    case .keyNotFound(let key, _, .some(let near)) where near.reading != nil:
      return near.strategyWords(in: language, key)
    case .keyNotFound(let key, let present, let near):
      return language.pick(
        en: ProblemWords(
          "missing key '\(VisibleText.quoted(key))'"
            + (near.map {
              "; found '\(VisibleText.quoted($0.name))'" + LookAlike.words(in: $0.name, language)
            } ?? ""),
          notes: near == nil ? [.init(Self.words(in: language, present: present))] : [],
          help: near.map {
            "rename it to '\(VisibleText.quoted(key))'"
              + Self.difference(in: language, $0.name, key)
          } ?? Self.addition(of: key, in: language),
          fix: near.map { _ in "rename to '\(key)'" }),
        ko: ProblemWords(
          "필수인 '\(VisibleText.quoted(key))' 키가 "
            + (near.map {
              "없고 비슷한 '\(VisibleText.quoted($0.name))'\(LookAlike.words(in: $0.name, language)) 키가 있습니다"
            } ?? "없습니다"),
          notes: near == nil ? [.init(Self.words(in: language, present: present))] : [],
          help: near.map {
            "키의 이름을 이렇게 바꾸세요: '\(VisibleText.quoted(key))'"
              + Self.difference(in: language, $0.name, key)
          } ?? Self.addition(of: key, in: language),
          fix: near.map { _ in "'\(key)' 키로 바꾸기" }))
    case .unknownKey(let key, let nearest, _):
      let isOfElement = location.pointer.tokens.count > 1
      return language.pick(
        en: ProblemWords(
          "unknown key '\(VisibleText.quoted(key))'" + LookAlike.words(in: key, language),
          help: nearest.map { "did you mean '\($0)'?" + Self.difference(in: language, key, $0) }
            ?? "delete it, or add it to \"extraKeys\"\(isOfElement ? " or \"facts\"" : "") in .expo.json",
          fix: nearest.map { "rename to '\($0)'" }),
        ko: ProblemWords(
          "알 수 없는 키입니다: '\(VisibleText.quoted(key))'" + LookAlike.words(in: key, language),
          help: nearest.map { "혹시 '\($0)'인가요?" + Self.difference(in: language, key, $0) }
            ?? "지우거나, .expo.json의 \"extraKeys\"\(isOfElement ? "나 \"facts\"" : "")에 적으세요",
          fix: nearest.map { "'\($0)' 키로 바꾸기" }))
    case .duplicateKey(let key, let duplicates): return duplicates.words(in: language, key)
    case .typeMismatch(let expected, let type, let key):
      let found = type == .boolean ? value ?? type.words(in: language) : type.words(in: language)
      let isBare = expected == .text && type == .number
      return ProblemWords(
        language.pick(
          en: "expected \(expected.words(in: language))\(JSONType.owner(key)), found \(found)",
          ko: "\(JSONType.korean(expected, owner: key)) \(found)입니다"),
        help: language.pick(
          en: isBare ? "put quotes around it" : expected.instruction(in: language),
          ko: isBare ? "따옴표로 감싸세요" : expected.instruction(in: language)),
        fix: language.pick(en: isBare ? "put quotes around" : nil, ko: isBare ? "따옴표로 감싸기" : nil))
    case .pairsExpected(let keys, let key):
      return language.pick(
        en: ProblemWords(
          "expected an array of keys and values\(JSONType.owner(key)), found an object",
          help: "conform \(keys) to CodingKeyRepresentable"),
        ko: ProblemWords(
          (key.map { "'\($0)' 값은 " } ?? "") + "키와 값을 차례로 담은 배열이어야 하는데 객체입니다",
          help: "\(keys) 타입이 CodingKeyRepresentable을 따르게 하세요"))
    case .valueNotFound(let expected, let key):
      return language.pick(
        en: ProblemWords(
          "expected \(expected.words(in: language))\(JSONType.owner(key)), found null",
          help: expected == .text
            ? "write a string, or \"\" if there is none yet"
            : expected.instruction(in: language)),
        ko: ProblemWords(
          "\(JSONType.korean(expected, owner: key)) null입니다",
          help: expected == .text
            ? "문자열을 쓰거나, 아직 없으면 \"\"로 두세요"
            : expected.instruction(in: language)))
    case .valueRejected(let type, let spelling, let reason):
      return language.pick(
        en: ProblemWords(
          "\(spelling.map { "'\($0)'" } ?? type.words(in: language)) is not accepted: "
            + reason.words(in: language)),
        ko: ProblemWords(
          (spelling.map { "'\($0)' 값은" }
            ?? "이 " + Particle.topic.joined(to: type.words(in: language)))
            + " 쓸 수 없습니다: \(reason.words(in: language))"))
    case .nameNotListed(let name, let isKey, let known, let nearest):
      return language.pick(
        en: known.isEmpty
          ? ProblemWords(
            (isKey ? "the key " : "") + "'\(VisibleText.quoted(name))' is not accepted",
            help: "write a \(isKey ? "key" : "value") that the type has")
          : ProblemWords(
            "expected \(isKey ? "the key " : "")\(Self.english(known: known)), "
              + "found '\(VisibleText.quoted(name))'",
            help: nearest.map {
              "did you mean '\(VisibleText.quoted($0))'?" + Self.difference(in: language, name, $0)
            } ?? "write one of them",
            fix: nearest.map { "write '\(VisibleText.quoted($0))'" }),
        ko: ProblemWords(
          (isKey ? "쓸 수 없는 키입니다: " : "쓸 수 없는 값입니다: ") + "'\(VisibleText.quoted(name))'",
          notes: known.isEmpty
            ? [] : [.init("쓸 수 있는 이름: \(Self.shown(known, quote: "'"))")],
          help: nearest.map {
            "혹시 '\(VisibleText.quoted($0))'인가요?" + Self.difference(in: language, name, $0)
          } ?? (known.isEmpty ? "타입에 있는 이름으로 쓰세요" : "그중 하나를 쓰세요"),
          fix: nearest.map { "'\(VisibleText.quoted($0))' 쓰기" }))
    case .numberAsText(let text, let reading, let key):
      return language.pick(
        en: ProblemWords(
          "expected a number\(JSONType.owner(key)), found the string '\(VisibleText.quoted(text))'",
          help: (reading ?? Self.count(in: text)).map { "write the number alone: \($0)" }
            ?? "write the number in digits, without quotes",
          fix: reading.map { _ in "write the number alone" }),
        ko: ProblemWords(
          "\(JSONType.korean(.number, owner: key)) 문자열 '\(VisibleText.quoted(text))'입니다",
          help: (reading ?? Self.count(in: text)).map { "숫자만 쓰세요: \($0)" }
            ?? "따옴표 없이 아라비아 숫자로 쓰세요",
          fix: reading.map { _ in "숫자만 남기기" }))
    case .numberNotWhole(let number, let value):
      return language.pick(
        en: ProblemWords(
          "expected a whole number\(JSONType.owner(shownKey)), found \(number)",
          help: "write "
            + (value ?? NumberRepair.neighbors(of: number).map { "\($0.below) or \($0.above)" }
              ?? "it without a fraction"),
          fix: value.map { "write \($0)" }),
        ko: ProblemWords(
          "\(JSONType.korean(.wholeNumber, owner: shownKey)) \(number)입니다",
          help: (value ?? NumberRepair.neighbors(of: number).map { "\($0.below) 또는 \($0.above)" })
            .map { "\(Particle.direction.joined(to: $0)) 쓰세요" } ?? "소수 부분 없이 쓰세요",
          fix: value.map { "\(Particle.direction.joined(to: $0)) 바꾸기" }))
    case .numberOutOfRange(let number, let type?):
      let isLow = number.hasPrefix("-")
      return language.pick(
        en: ProblemWords(
          shownKey.map { "'\($0)' is too \(isLow ? "small" : "large") for \(type): \(number)" }
            ?? "\(number) is too \(isLow ? "small" : "large") for \(type)",
          help: "write the real number"),
        ko: ProblemWords(
          (shownKey.map { "'\($0)' 값이 " } ?? "")
            + "\(type)에 담기에는 너무 \(isLow ? "작습니다" : "큽니다"): \(number)",
          help: "실제 수를 쓰세요"))
    case .numberOutOfRange(let number, nil):
      return language.words(
        en: ("only Swift reads \(number) exactly", "write at most 9007199254740992 (2^53)"),
        ko: ("Swift가 아닌 파서에서는 끝자리가 달라집니다: \(number)", "9007199254740992(2^53) 이하로 쓰세요"))
    }
  }
}

extension DecodeError.NearKey {
  /// The words for a missing key beside one that a strategy reads as another; what the document spells is
  /// not called wrong.
  fileprivate func strategyWords(in language: Language, _ key: String) -> ProblemWords {
    let (key, name) = (VisibleText.quoted(key), VisibleText.quoted(name))
    let read = VisibleText.quoted(reading ?? "")
    return language.pick(
      en: ProblemWords(
        isConverted(from: key)
          ? "'\(name)' is read as '\(read)'; the type asks for '\(key)'"
          : "missing key '\(key)'; found '\(name)'",
        help: key == name
          ? "remove the strategy, or the raw value of the coding key"
          : "add a coding key with the raw value '\(read)'"),
      ko: ProblemWords(
        isConverted(from: key)
          ? "'\(name)' 키를 '\(read)' 키로 읽었는데 타입은 '\(key)' 키를 찾습니다"
          : "필수인 '\(key)' 키가 없고 비슷한 '\(name)' 키가 있습니다",
        help: key == name
          ? "전략이나 코딩 키의 원시 값 중 하나를 없애세요" : "원시 값이 '\(read)'인 코딩 키를 추가하세요"))
  }
}

extension DecodeError {
  /// The key as messages show it.
  private var shownKey: String? { key.map(VisibleText.quoted) }

  /// The file as a word of a command.
  private var file: String { SourceFile.operand(named: location.file).shellWord }

  /// The count in a text, which may be rounded: `약 5,086만 명` → 50860000.
  private static func count(in text: String) -> Int? {
    let exact = String(text.trimmingPrefix("약"))
    return NumberRepair.koreanCount(in: exact) ?? NumberRepair.count(in: exact)
  }

  private func conversion(from encoding: String) -> String {
    "iconv -f \(encoding) -t UTF-8 \(file) > utf8.json"
  }

  private var unsafeFixing: String {
    "expo validate --fix --unsafe-fixes \(file)"
  }

  /// `'é'`: what a single byte is in Latin-1 and CP1252, or in CP1252 alone; nil for a byte that is
  /// no letter or punctuation there.
  private static func latin(_ bytes: [UInt8]) -> (letter: String, encodings: [String])? {
    guard let byte = bytes.first, bytes.count == 1 else { return nil }
    if byte > 0xA0 { return ("'\(Unicode.Scalar(byte))'", ["Latin-1", "CP1252"]) }
    return Unicode.Scalar(ofCP1252: byte).map { ("'\($0)'", ["CP1252"]) }
  }

  /// `'@'`, `'@' 문자가`; what cannot be seen or is beyond ASCII has its number: `'“' (U+201C)`.
  ///
  /// In Korean with its subject particle.
  private static func words(
    in language: Language, character scalar: Unicode.Scalar
  ) -> String {
    if scalar == "\u{0}" {
      return language.pick(en: "a null character (U+0000)", ko: "널 문자(U+0000)가")
    }
    if scalar == "\u{A0}" {
      return language.pick(en: "a no-break space (U+00A0)", ko: "줄 바꿈 없는 공백(U+00A0)이")
    }
    if scalar == "\u{3000}" {
      return language.pick(en: "a full-width space (U+3000)", ko: "전각 공백(U+3000)이")
    }
    if scalar == "'" { return language.pick(en: "a single quote (')", ko: "작은따옴표(')가") }
    let number = 0x21...0x7E ~= scalar.value ? nil : VisibleText.codePoint(scalar)
    return language.pick(
      en: "'\(scalar)'" + (number.map { " (\($0))" } ?? ""),
      ko: "'\(scalar)'" + (number.map { "(\($0))" } ?? "") + " 문자가")
  }

  private static func words(in language: Language, invalidEscape escape: String) -> ProblemWords {
    let message = language.pick(
      en: "'\(escape)' is not an escape sequence", ko: "JSON에 없는 이스케이프 시퀀스입니다: '\(escape)'")
    if escape == "\\'" {
      return language.pick(
        en: ProblemWords(message, help: "delete the backslash", fix: "delete the backslash"),
        ko: ProblemWords(message, help: "역슬래시를 지우세요", fix: "역슬래시 지우기"))
    }
    if escape.hasPrefix("\\u") {
      return language.pick(
        en: ProblemWords(message, help: "write \\u and four hexadecimal digits"),
        ko: ProblemWords(message, help: "\\u 뒤에 16진수 네 자리를 쓰세요"))
    }
    let isAlone = escape.utf8.count < 2
    return language.pick(
      en: ProblemWords(
        message,
        help: isAlone
          ? "to write a backslash, double it: \\\\"
          : "write \(escape.dropFirst()) alone, or \\\(escape) if the backslash is meant",
        fix: isAlone ? nil : "double the backslash"),
      ko: ProblemWords(
        message,
        help: isAlone
          ? "역슬래시를 그대로 나타내려면 두 번 쓰세요: \\\\"
          : "역슬래시를 빼거나(\(escape.dropFirst())), 역슬래시를 나타내려면 두 번 쓰세요(\\\(escape))",
        fix: isAlone ? nil : "역슬래시 두 번 쓰기"))
  }

  private static func misread(
    _ text: String, _ original: String?, in language: Language
  ) -> String {
    let found = VisibleText.quoted(text)
    let cause = language.pick(
      en: "UTF-8 was read as Latin-1 or CP1252 and saved again",
      ko: "UTF-8을 Latin-1이나 CP1252로 읽어 글자가 깨졌습니다")
    guard let original = original.map(VisibleText.quoted) else {
      return language.pick(
        en: "'\(found)' is UTF-8 that was read as Latin-1 or CP1252 and saved again",
        ko: "\(cause): '\(found)'")
    }
    return language.pick(
      en: "expected '\(original)', found '\(found)': \(cause)",
      ko: "\(cause): '\(original)' 대신 '\(found)'")
  }

  private static func words(in language: Language, invalid bytes: [UInt8]) -> String {
    let shown = bytes.prefix(4).map { "0x" + String($0, radix: 16, uppercase: true) }
    let list = shown.joined(separator: " ") + (bytes.count > 4 ? " …" : "")
    return language.pick(
      en: bytes.count == 1
        ? "the byte \(list) is not valid UTF-8" : "the bytes \(list) are not valid UTF-8",
      ko: "UTF-8이 아닌 바이트가 있습니다: \(list)")
  }

  /// What to do about a missing key; `super` is also that of a superclass which `superDecoder()` asks for.
  private static func addition(of key: String, in language: Language) -> String {
    key == "super"
      ? language.pick(
        en:
          "add \"super\", or, if the superclass has its keys here, call super.init(from: decoder)",
        ko: "\"super\" 키를 추가하거나, 상위 클래스의 키가 이 객체에 있으면 super.init(from: decoder)를 호출하세요")
      : language.pick(en: "add \"\(key)\"", ko: "\"\(key)\" 키를 추가하세요")
  }

  /// Where a word that looks like another differs from it; nothing for other words.
  private static func difference(
    in language: Language, _ word: String, _ other: String
  ) -> String {
    VisibleText.difference(of: word, from: other).map { place, found, meant in
      language.pick(
        en: "; character \(place) is \(found), not \(meant)",
        ko: " (\(place)번째 글자가 \(Particle.subject.joined(to: meant)) 아니라 \(found)입니다)")
    } ?? ""
  }

  /// `'strawberry', 'banana' or 'kiwi'`; of many names the first.
  private static func english(known names: [String]) -> String {
    names.count > 8
      ? shown(names, quote: "'")
      : English.list(names.map { "'\(VisibleText.quoted($0))'" }, "or")
  }

  private static func words(in language: Language, present keys: [String]) -> String {
    keys.isEmpty
      ? language.pick(en: "the object is empty", ko: "객체가 비어 있습니다")
      : language.pick(en: "found \(shown(keys))", ko: "있는 키: \(shown(keys))")
  }

  /// The first names of a list.
  private static func shown(_ names: [String], quote: String = "") -> String {
    names.prefix(8).map { quote + VisibleText.quoted($0) + quote }.joined(separator: ", ")
      + (names.count > 8 ? ", …" : "")
  }
}
