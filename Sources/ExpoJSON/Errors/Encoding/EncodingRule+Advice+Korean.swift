extension EncodingRule {
  var koreanAdvice: String {
    switch self {
    case .invalidUTF8:
      "글자가 제대로 보이는 편집기에서 파일을 UTF-8로 다시 저장하세요."
    case .byteOrderMark:
      "파일을 BOM 없는 UTF-8로 저장하세요."
    case .wrongEncoding:
      "파일을 변환하세요: iconv -f UTF-16 -t UTF-8, 한국어 Windows의 파일이면 -f CP949."
    case .loneSurrogate:
      "문자를 그대로 쓰거나 쌍의 양쪽을 모두 쓰세요."
    case .suspiciousCharacter:
      "문자를 지우거나 사라진 글자를 다시 입력하세요."
    case .doubleEncoding:
      "--fix로 파일을 되살리거나, 원래 인코딩으로 다시 여세요."
    }
  }
}
