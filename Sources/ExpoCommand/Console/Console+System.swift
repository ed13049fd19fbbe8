import ExpoCatalog

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Console {
  /// The process's own streams and environment.
  public static var system: Console {
    Console(
      environment: environmentVariables,
      standardInput: FileReader.stream(descriptor: 0, named: "<stdin>"),
      standardOutput: .descriptor(1, "standard output"),
      standardError: .descriptor(2, "standard error"))
  }

  private static var environmentVariables: [String: String] {
    var variables: [String: String] = [:]
    for name in [
      "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "TERM", "COLUMNS", "GITHUB_ACTIONS",
      "GITHUB_STEP_SUMMARY",
    ] {
      variables[name] = getenv(name).map { String(cString: $0) }
    }
    return variables
  }
}

extension Console.Output {
  fileprivate static func descriptor(_ descriptor: Int32, _ name: String) -> Console.Output {
    Console.Output(isTerminal: isatty(descriptor) == 1, columns: columns(of: descriptor)) {
      bytes throws(FileError) in try FileWriter.write(bytes, to: descriptor, named: name)
    }
  }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
