package import ExpoBase

extension DecodeError {
  /// What is wrong with the bytes as UTF-8 text.
  public enum Encoding: Equatable, Sendable {
    /// Bytes that are not UTF-8.
    case invalidUTF8(bytes: [UInt8])
    /// A byte order mark at the start of the file.
    case byteOrderMark
    /// A file in another encoding; `conversion` replaces all of its bytes.
    case wrongEncoding(TextEncoding, conversion: Conversion?)
    /// An escape that is half of a surrogate pair.
    case loneSurrogate(String)
    /// An invisible character, or one that shows that text was lost.
    case suspiciousCharacter(Unicode.Scalar)
    /// UTF-8 that was read in another encoding and saved as UTF-8 again: the first such text, and
    /// what it was if nothing of it is lost; `conversion` restores the whole file.
    case doubleEncoding(String, of: String?, conversion: Conversion?)
  }

  /// An encoding recognised by its pattern of bytes; the raw value is its IANA name.
  public enum TextEncoding: String, Equatable, Sendable {
    /// UTF-16, the low byte first.
    case utf16LittleEndian = "UTF-16LE"
    /// UTF-16, the high byte first.
    case utf16BigEndian = "UTF-16BE"
    /// UTF-32, the lowest byte first.
    case utf32LittleEndian = "UTF-32LE"
    /// UTF-32, the highest byte first.
    case utf32BigEndian = "UTF-32BE"
    /// Korean, as Windows programs write it; EUC-KR is a part of it.
    case cp949 = "CP949"
  }

  /// A file's text, read in the encoding it is in.
  public struct Conversion: Equatable, Sendable {
    /// The length of the file in bytes.
    public let length: Int
    /// Its text.
    public let text: String
  }
}

// MARK: - Rules and fixes

extension DecodeError.Encoding: ProblemKind {
  /// The rule of the kind.
  package var rule: Rule { table.rule }

  private var table: EncodingRule {
    switch self {
    case .invalidUTF8: .invalidUTF8
    case .byteOrderMark: .byteOrderMark
    case .wrongEncoding: .wrongEncoding
    case .loneSurrogate: .loneSurrogate
    case .suspiciousCharacter: .suspiciousCharacter
    case .doubleEncoding: .doubleEncoding
    }
  }

  /// The smallest edit that makes it clean UTF-8.
  package func fix(at bytes: Range<Int>) -> Fix? {
    switch self {
    case .invalidUTF8, .loneSurrogate: nil
    case .byteOrderMark: .safe(.delete(bytes))
    case .wrongEncoding(_, let conversion), .doubleEncoding(_, _, let conversion):
      conversion.map { .unsafe(Fix.Edit(0..<$0.length, $0.text)) }
    case .suspiciousCharacter(let scalar):
      SuspiciousCharacter.showsLoss(scalar) ? nil : .unsafe(.delete(bytes))
    }
  }
}

extension DecodeError.Encoding {
  /// The words of the kind.
  package func words(in language: Language) -> ProblemWords {
    switch self {
    case .invalidUTF8(let bytes):
      language.pick(
        en: ProblemWords(Self.invalid(bytes, in: language), help: "save the file as UTF-8"),
        ko: ProblemWords(Self.invalid(bytes, in: language), help: "파일을 UTF-8로 저장하세요"))
    case .byteOrderMark:
      language.pick(
        en: ProblemWords(
          "the file begins with a byte order mark", help: "save the file as UTF-8 without BOM",
          fix: "delete the byte order mark"),
        ko: ProblemWords(
          "파일이 바이트 순서 표시(BOM)로 시작합니다", help: "BOM 없는 UTF-8로 저장하세요",
          fix: "BOM 지우기"))
    case .wrongEncoding(let encoding, let conversion):
      language.pick(
        en: ProblemWords(
          "expected UTF-8, found \(encoding.words(in: language))",
          help: "convert it: iconv -f \(encoding.rawValue) -t UTF-8",
          fix: conversion.map { _ in "convert to UTF-8" }),
        ko: ProblemWords(
          "UTF-8이어야 하는데 \(encoding.words(in: language))",
          help: "변환하세요: iconv -f \(encoding.rawValue) -t UTF-8",
          fix: conversion.map { _ in "UTF-8로 변환하기" }))
    case .loneSurrogate(let escape):
      language.pick(
        en: ProblemWords(
          "'\(escape)' is half of a surrogate pair",
          help: "write both halves, or the character itself"),
        ko: ProblemWords(
          "서로게이트 쌍의 한쪽만 있습니다: '\(escape)'", help: "양쪽을 모두 쓰거나 문자를 그대로 쓰세요"))
    case .suspiciousCharacter(let scalar):
      language.pick(
        en: ProblemWords(
          "\(SuspiciousCharacter.words(in: language, scalar)) (\(VisibleText.codePoint(scalar))) in a string",
          help: SuspiciousCharacter.showsLoss(scalar) ? "type the lost text again" : "delete it",
          fix: SuspiciousCharacter.showsLoss(scalar)
            ? nil : "delete \(VisibleText.codePoint(scalar))"),
        ko: ProblemWords(
          "문자열에 \(SuspiciousCharacter.words(in: language, scalar))(\(VisibleText.codePoint(scalar)))가 있습니다",
          help: SuspiciousCharacter.showsLoss(scalar) ? "사라진 글자를 다시 입력하세요" : "이 문자를 지우세요",
          fix: SuspiciousCharacter.showsLoss(scalar)
            ? nil : "\(VisibleText.codePoint(scalar)) 지우기"))
    case .doubleEncoding(let text, let original, let conversion):
      language.pick(
        en: ProblemWords(
          Self.misread(text, original, in: language),
          help: conversion == nil
            ? "restore the file from a good copy; some of its text is lost"
            : "restore it with --fix --unsafe-fixes",
          fix: conversion.map { _ in "restore the text" }),
        ko: ProblemWords(
          Self.misread(text, original, in: language),
          help: conversion == nil
            ? "글자가 사라졌으니 온전한 사본에서 파일을 되살리세요" : "--fix --unsafe-fixes로 되살리세요",
          fix: conversion.map { _ in "글자 되살리기" }))
    }
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

  private static func invalid(_ bytes: [UInt8], in language: Language) -> String {
    let shown = bytes.prefix(4).map { "0x" + String($0, radix: 16, uppercase: true) }
    let list = shown.joined(separator: " ") + (bytes.count > 4 ? " …" : "")
    return language.pick(
      en: bytes.count == 1
        ? "the byte \(list) is not valid UTF-8" : "the bytes \(list) are not valid UTF-8",
      ko: "UTF-8이 아닌 바이트가 있습니다: \(list)")
  }
}

extension DecodeError.TextEncoding {
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .cp949: language.pick(en: "what looks like CP949 (EUC-KR)", ko: "CP949(EUC-KR)로 보입니다")
    case .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian:
      language.pick(en: rawValue, ko: "\(rawValue)입니다")
    }
  }
}

extension SuspiciousCharacter {
  /// The character's name in Unicode in lower case, or what it is where it has none.
  fileprivate static func words(in language: Language, _ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x7F...0x9F: language.pick(en: "control character", ko: "제어 문자")
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD:
      language.pick(en: "private-use character", ko: "사용자 정의 영역의 문자")
    case 0xFEFF: language.pick(en: "byte order mark", ko: "바이트 순서 표시")
    default:
      language.pick(
        en: isNoncharacter(scalar)
          ? "noncharacter" : (scalar.properties.name ?? "character").lowercased(),
        ko: korean(scalar))
    }
  }

  private static func korean(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0xAD: "소프트 하이픈 문자"
    case 0x200B: "폭이 없는 공백 문자"
    case 0x200C, 0x200D: "폭이 없는 연결 문자"
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: "쓰기 방향 제어 문자"
    case 0x115F...0x1160, 0x3164, 0xFFA0: "한글 채움 문자"
    case 0xFFFD: "대체 문자"
    default: isNoncharacter(scalar) ? "문자로 쓰이지 않는 코드" : "보이지 않는 문자"
    }
  }
}
