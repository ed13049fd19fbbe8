extension ExitCode {
  var korean: String {
    switch self {
    case .success: "성공"
    case .findings: "데이터의 문제: 오류가 있음, --check에서 바뀔 내용이 있음, 찾는 항목이 없음"
    case .failure: "사용법이나 입출력 오류: 잘못된 옵션이나 설정, 읽을 수 없는 파일"
    case .hungUp: "터미널이 닫힘(SIGHUP)"
    case .interrupted: "Ctrl-C(SIGINT)"
    case .brokenPipe: "출력을 읽던 프로그램이 끝남(SIGPIPE)"
    case .terminated: "종료 요청을 받음(SIGTERM)"
    }
  }
}
