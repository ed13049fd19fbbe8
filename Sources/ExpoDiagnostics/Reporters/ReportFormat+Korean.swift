extension ReportFormat {
  var korean: String {
    switch self {
    case .full: "문제가 있는 줄과 참고, 도움말: 사람용"
    case .concise: "문제마다 한 줄: 편집기와 빌드 로그용"
    case .json: "JSON 객체 하나: 프로그램용"
    case .jsonl: "문제마다 JSON 객체 한 줄: 스트림용"
    case .github: "워크플로 명령: GitHub 주석용"
    case .sarif: "SARIF 2.1.0: 코드 스캐닝용"
    case .gitlab: "코드 품질 보고서: GitLab용"
    case .junit: "JUnit XML: 테스트 보고서용"
    case .rdjson: "reviewdog 진단 형식"
    case .checkstyle: "Checkstyle XML"
    }
  }
}
