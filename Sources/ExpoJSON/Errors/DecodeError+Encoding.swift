import ExpoBase

extension DecodeError {
  /// An encoding that is recognized by its pattern of bytes; the raw value is the IANA name.
  package enum TextEncoding: String, Equatable, Sendable {
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case utf32LittleEndian = "UTF-32LE"
    case utf32BigEndian = "UTF-32BE"
    /// Korean Windows; includes EUC-KR.
    case cp949 = "CP949"
  }
}

extension DecodeError.TextEncoding {
  func words(in language: Language) -> String {
    switch self {
    case .cp949: language.pick(en: "what looks like CP949 (EUC-KR)", ko: "CP949(EUC-KR)로 보입니다")
    case .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian:
      language.pick(en: rawValue, ko: "\(rawValue)입니다")
    }
  }
}

extension Unicode.Scalar {
  /// The name of a character that is invisible or does not belong in a text: in English from Unicode, in lower case.
  func suspiciousName(in language: Language) -> String {
    switch value {
    case 0x7F...0x9F: language.pick(en: "control character", ko: "제어 문자")
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD:
      language.pick(en: "private-use character", ko: "표준에 없는 문자")
    case 0xFEFF: language.pick(en: "byte order mark", ko: "바이트 순서 표시")
    default:
      language.pick(
        en: isNoncharacter ? "noncharacter" : (properties.name ?? "character").lowercased(),
        ko: koreanSuspiciousName)
    }
  }

  private var koreanSuspiciousName: String {
    switch value {
    case 0xAD: "소프트 하이픈 문자"
    case 0x200B: "폭이 없는 공백 문자"
    case 0x200C, 0x200D: "폭이 없는 연결 문자"
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: "쓰기 방향 제어 문자"
    case 0x115F...0x1160, 0x3164, 0xFFA0: "한글 채움 문자"
    case 0xFFFD: "대체 문자"
    default: isNoncharacter ? "문자로 쓰이지 않는 코드" : "보이지 않는 문자"
    }
  }
}
