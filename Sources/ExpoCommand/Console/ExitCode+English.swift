extension ExitCode {
  var english: String {
    switch self {
    case .success: "success"
    case .findings: "problems in the data: findings, a difference with --check, nothing found"
    case .failure: "usage or I/O error: options, configuration, a file that cannot be read"
    case .hungUp: "the terminal was closed (SIGHUP)"
    case .interrupted: "Ctrl-C (SIGINT)"
    case .brokenPipe: "the program that reads the output has ended (SIGPIPE)"
    case .terminated: "expo was asked to end (SIGTERM)"
    }
  }
}
