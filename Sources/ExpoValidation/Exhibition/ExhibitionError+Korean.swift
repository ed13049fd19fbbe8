import ExpoDiagnostics
import ExpoSource

extension ExhibitionError {
  var korean: ErrorWords {
    switch self {
    case .several(let path, let names):
      ErrorWords(
        message: "\(path): 박람회가 둘 이상입니다: " + Self.korean(names),
        help: "경로를 하나만 지정하거나 --entries FILE, --exposition FILE 옵션을 쓰세요")
    case .wrongKind(let file, let expected):
      ErrorWords(
        message: "\(file): \(Self.korean(notA: expected))",
        help: "이유는 expo validate \(SourceFile.operand(named: file)) 명령으로 확인하세요")
    case .unreadable(let file, let reason):
      ErrorWords(
        message: "\(file): \(reason.words(in: .korean).message)",
        help: reason.words(in: .korean).help)
    }
  }

  private static func korean(notA kind: DocumentKind?) -> String {
    switch kind {
    case .entries?: "항목 목록이 아닙니다"
    case .exposition?: "박람회 문서가 아닙니다"
    case nil: "박람회 문서도 항목 목록도 아닙니다"
    }
  }

  private static func korean(_ names: [String]) -> String {
    let more = names.count > namedLimit ? " 외 \(names.count - namedLimit)개" : ""
    return names.prefix(namedLimit).joined(separator: ", ") + more
  }
}
