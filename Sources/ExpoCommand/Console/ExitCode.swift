import ExpoKit

/// The exit status of the command.
///
/// If a termination signal ends an operation, its exit status is thrown as an error.
package enum ExitCode: Int32, Error, CaseIterable, Comparable {
  case success = 0
  /// There are problems in the data.
  case findings = 1
  /// The command line is wrong, or a file cannot be read or written.
  case failure = 2
  /// The terminal is gone (SIGHUP).
  case hungUp = 129
  /// Ctrl-C.
  case interrupted = 130
  /// The reader of the output has closed it (SIGPIPE).
  case brokenPipe = 141
  /// The process was asked to end (SIGTERM).
  case terminated = 143

  /// Orders by severity, so that `max` returns the status to exit with.
  package static func < (first: ExitCode, second: ExitCode) -> Bool {
    first.rawValue < second.rawValue
  }

  func words(in language: Language) -> String {
    switch self {
    case .success: language.pick(en: "success", ko: "성공")
    case .findings:
      language.pick(
        en: "problems in the data: findings, a difference with --check, nothing found",
        ko: "데이터의 문제: 오류가 있음, --check에서 바뀔 내용이 있음, 찾는 항목이 없음")
    case .failure:
      language.pick(
        en: "usage or I/O error: options, configuration, a file that cannot be read",
        ko: "사용법이나 입출력 오류: 잘못된 옵션이나 설정, 읽을 수 없는 파일")
    case .hungUp: language.pick(en: "the terminal was closed (SIGHUP)", ko: "터미널이 닫힘(SIGHUP)")
    case .interrupted: language.pick(en: "Ctrl-C (SIGINT)", ko: "Ctrl-C(SIGINT)")
    case .brokenPipe:
      language.pick(
        en: "the program that reads the output has ended (SIGPIPE)", ko: "출력을 읽던 프로그램이 끝남(SIGPIPE)")
    case .terminated: language.pick(en: "expo was asked to end (SIGTERM)", ko: "종료 요청을 받음(SIGTERM)")
    }
  }
}
