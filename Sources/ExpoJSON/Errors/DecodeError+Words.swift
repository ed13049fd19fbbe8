import ExpoBase

extension DecodeError {
  /// Its text with the values, and what its fix does.
  func fullWords(in language: Language) -> ProblemWords {
    switch fault {
    case .unexpectedCharacter(let scalar, let expected, let hint):
      let name = Self.words(in: language, character: scalar)
      let words = expected.words(in: language, found: scalar, name)
      return hint?.words(in: language, words.message, key: shownKey) ?? words
    case .unexpectedEnd(let unfinished, let openedAt, let closers):
      return unfinished.words(in: language, openedAt: openedAt, closers: closers ?? "")
    case .missingComma(let isAfterMember, let key, _):
      let value =
        key.map(VisibleText.quoted).map { language.pick(en: "value of '\($0)'", ko: "'\($0)' 값") }
        ?? language.pick(en: isAfterMember ? "value" : "element", ko: isAfterMember ? "값" : "요소")
      return language.words(
        en: ("expected ',' after the \(value)", "put a comma here", "insert ','"),
        ko: ("\(value) 뒤에 쉼표(,)가 빠졌습니다", "여기에 쉼표를 넣으세요", "쉼표 넣기"))
    case .unclosedObject(let isNextOpen, _):
      let mark = isNextOpen ? "}," : "},{"
      let help = language.pick(
        en: "close the object before " + (isNextOpen ? "with '}'" : "and open the next one"),
        ko: isNextOpen ? "앞의 객체를 '}'로 닫으세요" : "앞의 객체를 닫고 다음 객체를 여세요")
      return language.words(
        en: ("expected '\(mark)' after the value, found the next object", help, "insert '\(mark)'"),
        ko: ("값 뒤에 '\(mark)'가 필요한데 다음 객체가 있습니다", help, "'\(mark)' 넣기"))
    case .trailingComma(let closer):
      return language.words(
        en: ("trailing ',' before '\(closer)'", "delete the comma", "delete ','"),
        ko: ("'\(closer)' 앞에 쉼표가 남아 있습니다", "쉼표를 지우세요", "쉼표 지우기"),
        note: .init(
          language.pick(
            en: "Apple's JSONDecoder accepts it, most other readers do not",
            ko: "Apple의 JSONDecoder는 허용하지만 다른 파서는 대부분 허용하지 않습니다")))
    case .missingColon(let key, _):
      let key = VisibleText.quoted(key)
      return language.words(
        en: ("expected ':' after the key '\(key)'", "put a colon here", "insert ':'"),
        ko: ("'\(key)' 키 뒤에 ':'이 빠졌습니다", "여기에 콜론을 넣으세요", "콜론 넣기"))
    case .unquotedKey(let key, let isClosed):
      let key = VisibleText.quoted(key)
      return language.words(
        en: (
          "the key '\(key)' is not in quotes", "write \"\(key)\"",
          isClosed ? "insert '\"'" : "put quotes around"
        ),
        ko: ("'\(key)' 키에 따옴표가 없습니다", "이렇게 쓰세요: \"\(key)\"", isClosed ? "여는 따옴표 넣기" : "따옴표로 감싸기"))
    case .unquotedString(let text, _, isClosed: true):
      let text = VisibleText.quoted(text)
      return language.words(
        en: ("the string '\(text)' is not in quotes", "put '\"' before it", "insert '\"'"),
        ko: ("'\(text)' 문자열에 여는 따옴표가 없습니다", "앞에 '\"'를 넣으세요", "여는 따옴표 넣기"))
    case .unquotedString(let text, let literal, _):
      let text = VisibleText.quoted(text)
      let help =
        if let literal {
          language.pick(
            en: "did you mean \(literal)? literals are lower case",
            ko: "혹시 \(literal)인가요? 소문자로 쓰세요")
        } else if location.bytes.lowerBound == 0 {
          language.pick(
            en: "convert the file to JSON, which begins with '{' or '['",
            ko: "'{'나 '['로 시작하는 JSON으로 변환하세요")
        } else {
          language.pick(en: "put double quotes around it", ko: "큰따옴표로 감싸세요")
        }
      let fix = language.pick(
        en: literal.map { "write \($0)" } ?? "put quotes around",
        ko: literal.map { "\(Particle.direction.joined(to: $0)) 바꾸기" } ?? "따옴표로 감싸기")
      return language.words(
        en: ("the string '\(text)' is not in quotes", help, fix),
        ko: ("'\(text)' 문자열에 따옴표가 없습니다", help, fix))
    case .wrongQuotes(let quote, _):
      let found = Self.words(in: language, character: quote)
      return language.words(
        en: (
          "expected '\"' around a string, found \(found)",
          "put the straight quote \" (U+0022) at both ends", "write straight quotes"
        ),
        ko: ("문자열은 '\"'로 감싸야 하는데 \(found) 있습니다", "양 끝을 곧은 따옴표 \"(U+0022)로 바꾸세요", "곧은 따옴표로 바꾸기"))
    case .comment(_, _, let holdsData):
      return language.words(
        en: (
          "comments are not part of JSON",
          "delete the comment" + (holdsData ? ", or only its marks if this is data" : ""),
          "delete the comment"
        ),
        ko: (
          "JSON에는 주석을 쓸 수 없습니다",
          holdsData ? "주석을 지우거나, 데이터라면 주석 기호만 지우세요" : "주석을 지우세요", "주석 지우기"
        ))
    case .invalidNumber(let text, let fault): return fault.words(in: language, of: text)
    case .invalidEscape(let escape): return Self.words(in: language, invalidEscape: escape)
    case .controlCharacter(let character):
      let (escape, name) = (character.escapeSequence, character.controlWords(in: language))
      return language.words(
        en: (
          "a string cannot contain \(name)",
          character.isLineBreak ? "join the two lines with \\n" : "write \(escape)",
          "write \(escape)"
        ),
        ko: (
          "문자열 안에 \(Particle.object.joined(to: name)) 그대로 쓸 수 없습니다",
          character.isLineBreak ? "두 줄을 \\n으로 이으세요" : "이렇게 쓰세요: \(escape)", "이스케이프하기"
        ))
    case .secondValue:
      return language.words(
        en: (
          "expected one value, found more after it",
          "put the values into one array, or into files of their own"
        ), ko: ("값은 하나여야 하는데 뒤에 내용이 더 있습니다", "배열 하나에 담거나 파일을 나누세요"))
    case .elementAfterArray:
      return language.words(
        en: (
          "the array has ended, but more elements follow",
          "move ']' to the end, after the last element"
        ), ko: ("배열이 끝났는데 뒤에 요소가 더 있습니다", "']'를 마지막 요소 뒤로 옮기세요"))
    case .textAfterEnd:
      return language.words(
        en: ("there is text after the end of the document", "delete it"),
        ko: ("문서가 끝난 뒤에 다른 내용이 있습니다", "지우세요"))
    case .strayCloser(let closer):
      let opener = closer == "]" ? "[" : "{"
      return language.words(
        en: (
          "expected the end of the file, found '\(closer)'",
          "delete it, or put '\(opener)' before what it closes"
        ), ko: ("파일이 끝나야 하는데 '\(closer)'가 있습니다", "지우거나, 닫으려는 내용 앞에 '\(opener)'를 넣으세요"))
    case .bareMembers(end: nil):
      return language.words(
        en: ("the opening '{' is missing", "put '{' before the first key", "insert '{'"),
        ko: ("여는 중괄호 '{'가 없습니다", "첫 키 앞에 '{'를 넣으세요", "'{' 넣기"))
    case .bareMembers(end: .some):
      return language.words(
        en: (
          "the opening '{' is missing",
          "put '{' before the first key and '}' after the last value", "put braces around"
        ), ko: ("여는 중괄호 '{'가 없습니다", "첫 키 앞에 '{'를, 마지막 값 뒤에 '}'를 넣으세요", "중괄호로 감싸기"))
    case .mergeMark:
      return language.words(
        en: (
          "the document has merge conflict markers",
          "keep one side, and delete the lines with <<<<<<<, ======= and >>>>>>>"
        ), ko: ("병합 충돌 표시가 남아 있습니다", "한쪽만 남기고 <<<<<<<, =======, >>>>>>> 줄을 지우세요"))
    case .nestingTooDeep(let limit):
      return language.words(
        en: (
          "nested deeper than \(limit) levels",
          "delete the extra brackets, or restore the right file"
        ), ko: ("중첩이 \(limit)단계를 넘습니다", "남는 괄호를 지우거나 맞는 파일로 바꾸세요"))
    case .notJSON(let format): return format.words(in: language, file)
    case .invalidUTF8(let bytes):
      let message = Self.words(in: language, invalid: bytes)
      guard let (letter, encodings) = Self.latin(bytes) else {
        return language.words(
          en: (message, "save the file as UTF-8"), ko: (message, "파일을 UTF-8로 저장하세요"))
      }
      let conversion = conversion(from: "CP1252")
      return language.words(
        en: (
          message,
          "it is \(letter) in \(encodings.joined(separator: " and ")); convert the file: \(conversion)"
        ),
        ko: (message, "\(encodings.joined(separator: "과 "))에서는 \(letter)입니다. 변환하세요: \(conversion)"))
    case .byteOrderMark:
      return language.words(
        en: (
          "the file begins with a byte order mark", "save the file as UTF-8 without BOM",
          "delete the byte order mark"
        ), ko: ("파일이 바이트 순서 표시(BOM)로 시작합니다", "BOM 없는 UTF-8로 저장하세요", "BOM 지우기"))
    case .wrongEncoding(let encoding, _):
      let conversion = conversion(from: encoding.rawValue)
      let found = encoding.words(in: language)
      return language.words(
        en: ("expected UTF-8, found \(found)", "convert it: \(conversion)", "convert to UTF-8"),
        ko: ("UTF-8이어야 하는데 \(found)", "변환하세요: \(conversion)", "UTF-8로 변환하기"))
    case .loneSurrogate(let escape):
      return language.words(
        en: ("'\(escape)' is half of an emoji or another character", "type the character again"),
        ko: ("잘린 문자입니다(서로게이트 쌍의 한쪽): '\(escape)'", "문자를 다시 입력하세요"))
    case .suspiciousCharacter(let scalar): return words(in: language, suspicious: scalar)
    case .doubleEncoding(let text, let original, let conversion):
      let message = Self.misread(text, original, in: language)
      return language.words(
        en: (
          message,
          conversion == nil
            ? "restore the file from a good copy; some of its text is lost"
            : "restore the text: \(unsafeFixing)", "restore the text"
        ),
        ko: (
          message,
          conversion == nil
            ? "사라진 글자가 있으니 온전한 사본으로 파일을 복원하세요" : "글자를 복원하세요: \(unsafeFixing)", "글자 복원하기"
        ))
    case .keyNotFound(let key, let present, let near):
      return near.map { $0.words(in: language, missing: key) }
        ?? Self.words(in: language, missing: key, present: present)
    case .unknownKey(let key, let nearest?, _):
      let seen = "'\(VisibleText.quoted(key))'" + VisibleText.oddity(in: key, language)
      let difference = Self.difference(in: language, key, nearest)
      return language.words(
        en: (
          "unknown key \(seen)", "did you mean '\(nearest)'?" + difference, "rename to '\(nearest)'"
        ), ko: ("알 수 없는 키입니다: \(seen)", "혹시 '\(nearest)'인가요?" + difference, "'\(nearest)' 키로 바꾸기"))
    case .unknownKey(let key, nil, _):
      let seen = "'\(VisibleText.quoted(key))'" + VisibleText.oddity(in: key, language)
      let facts =
        location.pointer.tokens.count > 1
        ? language.pick(en: " or \"facts\"", ko: "나 \"facts\"") : ""
      return language.words(
        en: (
          "unknown key \(seen)", "delete it, or add it to \"extraKeys\"\(facts) in .expo.json"
        ), ko: ("알 수 없는 키입니다: \(seen)", "지우거나, .expo.json의 \"extraKeys\"\(facts)에 적으세요"))
    case .duplicateKey(let key, let duplicates): return duplicates.words(in: language, key)
    case .typeMismatch(let expected, let type, let key):
      let found = type == .boolean ? value ?? type.words(in: language) : type.words(in: language)
      let isBare = expected == .text && type == .number
      let message = expected.mismatch(in: language, key, found: found)
      let instruction = expected.instruction(in: language)
      return language.words(
        en: (message, isBare ? "put quotes around it" : instruction, "put quotes around"),
        ko: (message, isBare ? "따옴표로 감싸세요" : instruction, "따옴표로 감싸기"))
    case .pairsExpected(let keys, let key):
      return language.words(
        en: (
          "expected an array of keys and values\(key.map { " for '\($0)'" } ?? ""), found an object",
          "conform \(keys) to CodingKeyRepresentable"
        ),
        ko: (
          (key.map { "'\($0)' 값은 " } ?? "") + "키와 값을 차례로 담은 배열이어야 하는데 객체입니다",
          "\(keys) 타입이 CodingKeyRepresentable을 따르게 하세요"
        ))
    case .valueNotFound(let expected, let key):
      let message = expected.mismatch(in: language, key, found: "null")
      if expected != .text {
        return ProblemWords(message, help: expected.instruction(in: language))
      }
      return language.words(
        en: (message, "write a string, or \"\" if there is none yet"),
        ko: (message, "문자열을 쓰거나, 아직 없으면 \"\"로 두세요"))
    case .valueRejected(let type, let spelling, let reason):
      let (value, reason) = (spelling.map { "'\($0)'" }, reason.words(in: language))
      let name = type.words(in: language)
      return ProblemWords(
        language.pick(
          en: "\(value ?? name) is not accepted: \(reason)",
          ko: (value.map { $0 + " 값은" } ?? "이 " + Particle.topic.joined(to: name))
            + " 쓸 수 없습니다: \(reason)"))
    case .nameNotListed(let name, let isKey, let known, let nearest):
      return Self.words(in: language, unlisted: name, isKey: isKey, known, nearest)
    case .numberAsText(let text, let reading, let key):
      let (number, shown) = (reading ?? Self.count(in: text), VisibleText.quoted(text))
      let found = language.pick(en: "the string '\(shown)'", ko: "문자열 '\(shown)'")
      let message = JSONType.number.mismatch(in: language, key, found: found)
      return language.words(
        en: (
          message,
          number.map { "write the number alone: \($0)" }
            ?? "write the number in digits, without quotes", "write the number alone"
        ),
        ko: (
          message, number.map { "숫자만 쓰세요: \($0)" } ?? "따옴표 없이 아라비아 숫자로 쓰세요", "숫자만 남기기"
        ))
    case .numberNotWhole(let number, let value):
      let neighbors = NumberRepair.neighbors(of: number)
      let whole =
        value
        ?? neighbors.map {
          language.pick(en: "\($0.below) or \($0.above)", ko: "\($0.below) 또는 \($0.above)")
        }
      let written = whole.map(Particle.direction.joined)
      let message = JSONType.wholeNumber.mismatch(in: language, shownKey, found: number)
      return language.words(
        en: (message, "write \(whole ?? "it without a fraction")", "write \(value ?? "")"),
        ko: (
          message, written.map { "\($0) 쓰세요" } ?? "소수 부분 없이 쓰세요", written.map { "\($0) 바꾸기" }
        ))
    case .numberOutOfRange(let number, let type?):
      let (key, isLow) = (shownKey, number.hasPrefix("-"))
      let size = language.pick(en: isLow ? "small" : "large", ko: isLow ? "작습니다" : "큽니다")
      return language.words(
        en: (
          key.map { "'\($0)' is too \(size) for \(type): \(number)" }
            ?? "\(number) is too \(size) for \(type)", "write the real number"
        ),
        ko: (
          (key.map { "'\($0)' 값이 " } ?? "") + "\(type)에 담기에는 너무 \(size): \(number)", "실제 수를 쓰세요"
        ))
    case .numberOutOfRange(let number, nil):
      return language.words(
        en: ("only Swift reads \(number) exactly", "write at most 9007199254740992 (2^53)"),
        ko: ("Swift가 아닌 파서에서는 끝자리가 달라집니다: \(number)", "9007199254740992(2^53) 이하로 쓰세요"))
    }
  }
}

extension DecodeError.NearKey {
  /// For a missing key beside this one, which is renamed; a key that a strategy reads as another is not called wrong.
  fileprivate func words(in language: Language, missing key: String) -> ProblemWords {
    let (asked, found) = (VisibleText.quoted(key), VisibleText.quoted(name))
    guard let reading = reading.map(VisibleText.quoted) else {
      let likeness = VisibleText.oddity(in: name, language)
      let difference = DecodeError.difference(in: language, name, key)
      return language.words(
        en: (
          "missing key '\(asked)'; found '\(found)'\(likeness)",
          "rename it to '\(asked)'\(difference)", "rename to '\(key)'"
        ),
        ko: (
          "필수인 '\(asked)' 키가 없고 비슷한 '\(found)'\(likeness) 키가 있습니다",
          "키의 이름을 이렇게 바꾸세요: '\(asked)'\(difference)", "'\(key)' 키로 바꾸기"
        ))
    }
    let isConverted = isConverted(from: asked)
    return language.words(
      en: (
        isConverted
          ? "'\(found)' is read as '\(reading)'; the type asks for '\(asked)'"
          : "missing key '\(asked)'; found '\(found)'",
        asked == found
          ? "remove the strategy, or the raw value of the coding key"
          : "add a coding key with the raw value '\(reading)'"
      ),
      ko: (
        isConverted
          ? "'\(found)' 키를 '\(reading)' 키로 읽었는데 타입은 '\(asked)' 키를 찾습니다"
          : "필수인 '\(asked)' 키가 없고 비슷한 '\(found)' 키가 있습니다",
        asked == found
          ? "전략이나 코딩 키의 원시 값 중 하나를 없애세요" : "원시 값이 '\(reading)'인 코딩 키를 추가하세요"
      ))
  }
}

extension DecodeError {
  private var shownKey: String? { key.map(VisibleText.quoted) }

  /// As a word of a command.
  private var file: String { SourceFile.operand(named: location.file).shellWord }

  /// The number may be rounded: `약 5,086만 명` → 50860000.
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

  /// `'é'`: a byte in Latin-1 and CP1252, or in CP1252 alone; nil if it is no letter or punctuation there.
  private static func latin(_ bytes: [UInt8]) -> (letter: String, encodings: [String])? {
    guard let byte = bytes.first, bytes.count == 1 else { return nil }
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
    let message = language.pick(
      en: "'\(escape)' is not an escape sequence", ko: "JSON에 없는 이스케이프 시퀀스입니다: '\(escape)'")
    if escape == "\\'" {
      return language.words(
        en: (message, "delete the backslash", "delete the backslash"),
        ko: (message, "역슬래시를 지우세요", "역슬래시 지우기"))
    }
    if escape.hasPrefix("\\u") {
      return language.words(
        en: (message, "write \\u and four hexadecimal digits"),
        ko: (message, "\\u 뒤에 16진수 네 자리를 쓰세요"))
    }
    if escape.utf8.count < 2 {
      return language.words(
        en: (message, "to write a backslash, double it: \\\\"),
        ko: (message, "역슬래시를 그대로 나타내려면 두 번 쓰세요: \\\\"))
    }
    return language.words(
      en: (
        message, "write \(escape.dropFirst()) alone, or \\\(escape) if the backslash is meant",
        "double the backslash"
      ),
      ko: (
        message, "역슬래시를 빼거나(\(escape.dropFirst())), 역슬래시를 나타내려면 두 번 쓰세요(\\\(escape))", "역슬래시 두 번 쓰기"
      ))
  }

  private func words(in language: Language, suspicious scalar: Unicode.Scalar) -> ProblemWords {
    let (name, number) = (scalar.suspiciousName(in: language), VisibleText.codePoint(scalar))
    let help =
      if scalar.isPrivateUse {
        language.pick(
          en: "write old Hangul in Unicode's own letters; type other text again",
          ko: "옛한글이면 표준 코드(첫가끝)로 바꾸고, 아니면 글자를 다시 입력하세요")
      } else if scalar.showsLoss {
        language.pick(en: "type the lost text again", ko: "사라진 글자를 다시 입력하세요")
      } else {
        language.pick(
          en: "delete the invisible character: \(unsafeFixing)",
          ko: "보이지 않는 문자를 지우세요: \(unsafeFixing)")
      }
    return language.words(
      en: ("\(name) (\(number)) in a string", help, "delete \(number)"),
      ko: ("문자열에 \(name)(\(number))가 있습니다", help, "\(number) 지우기"))
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

  /// Without another key in its place; `super` is also the key that `superDecoder()` asks for.
  private static func words(
    in language: Language, missing key: String, present keys: [String]
  ) -> ProblemWords {
    let shown = VisibleText.quoted(key)
    let found =
      keys.isEmpty
      ? language.pick(en: "the object is empty", ko: "객체가 비어 있습니다")
      : language.pick(en: "found \(self.shown(keys))", ko: "있는 키: \(self.shown(keys))")
    let isSuper = key == "super"
    return language.words(
      en: (
        "missing key '\(shown)'",
        isSuper
          ? "add \"super\", or, if the superclass has its keys here, call super.init(from: decoder)"
          : "add \"\(key)\""
      ),
      ko: (
        "필수인 '\(shown)' 키가 없습니다",
        isSuper
          ? "\"super\" 키를 추가하거나, 상위 클래스의 키가 이 객체에 있으면 super.init(from: decoder)를 호출하세요"
          : "\"\(key)\" 키를 추가하세요"
      ), note: .init(found))
  }

  /// How a word differs from one that looks alike; empty for other words.
  fileprivate static func difference(
    in language: Language, _ word: String, _ other: String
  ) -> String {
    VisibleText.difference(of: word, from: other).map { place, found, meant in
      language.pick(
        en: "; character \(place) is \(found), not \(meant)",
        ko: " (\(place)번째 글자가 \(Particle.subject.joined(to: meant)) 아니라 \(found)입니다)")
    } ?? ""
  }

  private static func words(
    in language: Language, unlisted name: String, isKey: Bool, _ known: [String], _ nearest: String?
  ) -> ProblemWords {
    let shown = VisibleText.quoted(name)
    let subject = language.pick(en: isKey ? "the key " : "", ko: isKey ? "쓸 수 없는 키" : "쓸 수 없는 값")
    if known.isEmpty {
      return language.words(
        en: (
          "\(subject)'\(shown)' is not accepted",
          "write a \(isKey ? "key" : "value") that the type has"
        ), ko: ("\(subject)입니다: '\(shown)'", "타입에 있는 이름으로 쓰세요"))
    }
    let all =
      known.count > 8
      ? self.shown(known, quote: "'")
      : English.list(known.map { "'\(VisibleText.quoted($0))'" }, "or")
    let meant = nearest.map(VisibleText.quoted) ?? ""
    let question = nearest.map { near in
      language.pick(en: "did you mean '\(meant)'?", ko: "혹시 '\(meant)'인가요?")
        + difference(in: language, name, near)
    }
    return language.words(
      en: (
        "expected \(subject)\(all), found '\(shown)'", question ?? "write one of them",
        "write '\(meant)'"
      ), ko: ("\(subject)입니다: '\(shown)'", question ?? "그중 하나를 쓰세요", "'\(meant)' 쓰기"),
      note: language.pick(
        en: nil, ko: .init("쓸 수 있는 이름: \(self.shown(known, quote: "'"))")))
  }

  private static func shown(_ names: [String], quote: String = "") -> String {
    names.prefix(8).map { quote + VisibleText.quoted($0) + quote }.joined(separator: ", ")
      + (names.count > 8 ? ", …" : "")
  }
}
