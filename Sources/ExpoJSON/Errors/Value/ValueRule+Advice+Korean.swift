extension ValueRule {
  var koreanAdvice: String {
    switch self {
    case .numberAsText:
      "따옴표, 구분 기호, 단위 없이 숫자만 쓰세요."
    case .numberNotWhole:
      "소수점과 지수 없이 정수로 쓰세요."
    case .numberOutOfRange:
      "실제 숫자를 쓰세요. 방문객이 2^53명보다 많을 수는 없습니다."
    case .negativeCount:
      "빼기 부호를 지우거나 실제 숫자를 쓰세요."
    case .badDuration:
      "두 날짜를 YYYY. MM. DD로 쓰고, 사이에 공백, 하이픈, 공백을 두세요."
    case .impossibleDate:
      "월이나 일을 고치세요."
    case .reversedDuration:
      "두 날짜를 맞바꾸거나 연도를 고치세요."
    }
  }
}
