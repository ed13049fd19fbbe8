import ExpoDiagnostics
import ExpoSource
import ExpoText

extension DecodeError.Encoding {
  var korean: ProblemWords {
    switch self {
    case .invalidUTF8(let bytes):
      ProblemWords(Self.korean(invalid: bytes), help: "파일을 UTF-8로 저장하세요")
    case .byteOrderMark:
      ProblemWords(
        "파일이 바이트 순서 표시(BOM)로 시작합니다", help: "BOM 없는 UTF-8로 저장하세요",
        fix: "BOM 지우기")
    case .wrongEncoding(let encoding, let conversion):
      ProblemWords(
        "UTF-8이어야 하는데 \(encoding.korean)",
        help: "변환하세요: iconv -f \(encoding.rawValue) -t UTF-8",
        fix: conversion.map { _ in "UTF-8로 변환하기" })
    case .loneSurrogate(let escape):
      ProblemWords(
        "서로게이트 쌍의 한쪽만 있습니다: '\(escape)'", help: "양쪽을 모두 쓰거나 문자를 그대로 쓰세요")
    case .suspiciousCharacter(let scalar):
      ProblemWords(
        "문자열에 \(SuspiciousCharacter.korean(scalar))(\(VisibleText.codePoint(scalar)))가 있습니다",
        help: SuspiciousCharacter.showsLoss(scalar) ? "사라진 글자를 다시 입력하세요" : "이 문자를 지우세요",
        fix: SuspiciousCharacter.showsLoss(scalar)
          ? nil : "\(VisibleText.codePoint(scalar)) 지우기")
    case .doubleEncoding(let text, let original, let conversion):
      ProblemWords(
        Self.korean(misread: text, original),
        help: conversion == nil
          ? "글자가 사라졌으니 온전한 사본에서 파일을 되살리세요" : "--fix --unsafe-fixes로 되살리세요",
        fix: conversion.map { _ in "글자 되살리기" })
    }
  }

  private static func korean(misread text: String, _ original: String?) -> String {
    let found = VisibleText.quoted(text)
    let cause = "UTF-8을 Latin-1이나 CP1252로 잘못 읽고 다시 저장했습니다"
    return original.map { "\(cause): '\(VisibleText.quoted($0))' 대신 '\(found)'" }
      ?? "\(cause): '\(found)'"
  }

  private static func korean(invalid bytes: [UInt8]) -> String {
    let shown = bytes.prefix(4).map { "0x" + String($0, radix: 16, uppercase: true) }
    let list = shown.joined(separator: " ") + (bytes.count > 4 ? " …" : "")
    return "UTF-8이 아닌 바이트가 있습니다: \(list)"
  }
}

extension DecodeError.TextEncoding {
  fileprivate var korean: String {
    switch self {
    case .cp949: "CP949(EUC-KR)로 보입니다"
    case .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian:
      "\(rawValue)입니다"
    }
  }
}

extension SuspiciousCharacter {
  /// What the character is; every name ends in a vowel.
  fileprivate static func korean(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x7F...0x9F: "제어 문자"
    case 0xAD: "소프트 하이픈 문자"
    case 0x200B: "폭이 없는 공백 문자"
    case 0x200C, 0x200D: "폭이 없는 연결 문자"
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: "쓰기 방향 제어 문자"
    case 0x115F...0x1160, 0x3164, 0xFFA0: "한글 채움 문자"
    case 0xFEFF: "바이트 순서 표시"
    case 0xFFFD: "대체 문자"
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: "사용자 정의 영역의 문자"
    default: isNoncharacter(scalar) ? "문자로 쓰이지 않는 코드" : "보이지 않는 문자"
    }
  }
}
