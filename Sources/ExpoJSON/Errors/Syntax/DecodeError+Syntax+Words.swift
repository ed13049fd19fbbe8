package import ExpoBase

extension DecodeError.Syntax {
  /// The words of the kind.
  package func words(in language: Language) -> ProblemWords {
    switch self {
    case .unexpectedCharacter(let scalar, let expected, let hint):
      language.pick(
        en: ProblemWords(
          "expected \(expected.words(in: language)), found \(Quoted.words(in: language, scalar))",
          help: hint?.words(in: language),
          fix: hint?.fix(in: language)),
        ko: ProblemWords(
          "\(expected.words(in: language)) 필요한데 \(Quoted.words(in: language, scalar)) 있습니다",
          help: hint?.words(in: language),
          fix: hint?.fix(in: language)))
    case .unexpectedEnd(let unfinished, let openedAt, let closers):
      unfinished.words(in: language, openedAt: openedAt, closers: closers)
    case .missingComma(let element, let isCertain):
      language.pick(
        en: ProblemWords(
          "expected ',' after \(element.words(in: language))", help: "put a comma here",
          fix: isCertain ? "insert ','" : nil),
        ko: ProblemWords(
          "\(element.words(in: language)) 뒤에 ','가 빠졌습니다", help: "여기에 쉼표를 넣으세요",
          fix: isCertain ? "쉼표 넣기" : nil))
    case .unclosedObject(let separator, _):
      language.pick(
        en: ProblemWords(
          "expected '\(separator.rawValue)' after the member, found the next object",
          help: separator.help(in: language), fix: "insert '\(separator.rawValue)'"),
        ko: ProblemWords(
          "멤버 뒤에 '\(separator.rawValue)'가 필요한데 다음 객체가 있습니다",
          help: separator.help(in: language), fix: "'\(separator.rawValue)' 넣기"))
    case .trailingComma(let closer):
      language.pick(
        en: ProblemWords(
          "trailing ',' before '\(closer)'",
          notes: [Note("Apple's JSONDecoder accepts it, other readers do not")],
          help: "delete the comma", fix: "delete ','"),
        ko: ProblemWords(
          "'\(closer)' 앞에 쉼표가 남아 있습니다",
          notes: [Note("Apple의 JSONDecoder는 허용하지만 다른 파서는 허용하지 않습니다")],
          help: "쉼표를 지우세요", fix: "쉼표 지우기"))
    case .missingColon(let key, let isCertain):
      language.pick(
        en: ProblemWords(
          "expected ':' after the key '\(VisibleText.quoted(key))'", help: "put a colon here",
          fix: isCertain ? "insert ':'" : nil),
        ko: ProblemWords(
          "'\(VisibleText.quoted(key))' 키 뒤에 ':'이 빠졌습니다", help: "여기에 콜론을 넣으세요",
          fix: isCertain ? "콜론 넣기" : nil))
    case .unquotedKey(let key, let isClosed):
      language.pick(
        en: ProblemWords(
          "the key '\(VisibleText.quoted(key))' is not in quotes",
          help: "write \"\(VisibleText.quoted(key))\"",
          fix: isClosed ? "insert '\"'" : "put quotes around"),
        ko: ProblemWords(
          "'\(VisibleText.quoted(key))' 키에 따옴표가 없습니다",
          help: "이렇게 쓰세요: \"\(VisibleText.quoted(key))\"",
          fix: isClosed ? "여는 따옴표 넣기" : "따옴표로 감싸기"))
    case .unquotedString(let text, _, isClosed: true):
      language.pick(
        en: ProblemWords(
          "the string '\(VisibleText.quoted(text))' is not in quotes",
          help: "put '\"' before it", fix: "insert '\"'"),
        ko: ProblemWords(
          "'\(VisibleText.quoted(text))' 문자열에 여는 따옴표가 없습니다", help: "앞에 '\"'를 넣으세요",
          fix: "여는 따옴표 넣기"))
    case .unquotedString(let text, let literal, _):
      language.pick(
        en: ProblemWords(
          "the string '\(VisibleText.quoted(text))' is not in quotes",
          help: literal.map { "did you mean \($0)? literals are lower case" }
            ?? "put double quotes around it",
          fix: literal.map { "write \($0)" }
            ?? (text.utf8.contains(.backslash) ? nil : "put quotes around")),
        ko: ProblemWords(
          "'\(VisibleText.quoted(text))' 문자열에 따옴표가 없습니다",
          help: literal.map { "혹시 \($0)인가요? 소문자로 쓰세요" } ?? "큰따옴표로 감싸세요",
          fix: literal.map { "\(Particle.direction.joined(to: $0)) 바꾸기" }
            ?? (text.utf8.contains(.backslash) ? nil : "따옴표로 감싸기")))
    case .wrongQuotes(let quote, let content):
      language.pick(
        en: ProblemWords(
          "expected '\"' around a string, found \(Quoted.words(in: language, quote))",
          help: "put the straight quote \" (U+0022) at both ends",
          fix: content.map { _ in "write straight quotes" }),
        ko: ProblemWords(
          "문자열은 '\"'로 감싸야 하는데 \(Quoted.words(in: language, quote)) 있습니다",
          help: "양 끝을 곧은 따옴표 \"(U+0022)로 바꾸세요",
          fix: content.map { _ in "곧은 따옴표로 바꾸기" }))
    case .comment(let removal, _):
      language.pick(
        en: ProblemWords(
          "comments are not part of JSON", help: "delete it",
          fix: removal.map { _ in "delete the comment" }),
        ko: ProblemWords(
          "JSON에는 주석을 쓸 수 없습니다", help: "주석을 지우세요",
          fix: removal.map { _ in "주석 지우기" }))
    case .invalidNumber(let text, let fault):
      fault.words(
        in: language, VisibleText.quoted(text), repair: Self.repair(of: text, fault))
    case .invalidEscape(let escape): EscapeRepair.words(in: language, escape)
    case .controlCharacter(let character):
      language.pick(
        en: ProblemWords(
          "unescaped \(character.words(in: language)) in a string",
          help: "write \(character.escape)",
          fix: "write \(character.escape)"),
        ko: ProblemWords(
          "문자열 안의 \(Particle.topic.joined(to: character.words(in: language))) 이스케이프해야 합니다",
          help: "이렇게 쓰세요: \(character.escape)", fix: "이스케이프하기"))
    case .strayContent(let stray): stray.words(in: language)
    case .nestingTooDeep(let limit):
      language.pick(
        en: ProblemWords("nested deeper than \(limit) levels"),
        ko: ProblemWords("중첩이 \(limit)단계를 넘습니다"))
    case .notJSON(let format): format.words(in: language)
    }
  }
}

/// A character as a message names it.
enum Quoted {
  /// `'@'`, `'@' 문자가`; what cannot be seen or is beyond ASCII has its number: `'“' (U+201C)`.
  ///
  /// In Korean with its subject particle.
  static func words(in language: Language, _ scalar: Unicode.Scalar) -> String {
    if scalar == "\u{0}" {
      return language.pick(en: "a null character (U+0000)", ko: "널 문자(U+0000)가")
    }
    let number = 0x21...0x7E ~= scalar.value ? nil : VisibleText.codePoint(scalar)
    return language.pick(
      en: "'\(scalar)'" + (number.map { " (\($0))" } ?? ""),
      ko: "'\(scalar)'" + (number.map { "(\($0))" } ?? "") + " 문자가")
  }
}
