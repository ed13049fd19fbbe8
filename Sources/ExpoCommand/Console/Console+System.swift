import ExpoCatalog
import ExpoTerminal

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
    var console = Console(
      environment: environmentVariables,
      standardInput: FileReader.stream(descriptor: 0, named: "<stdin>"),
      standardOutput: .descriptor(1, "standard output"),
      standardError: .descriptor(2, "standard error"), pagerHost: .system,
      openTerminal: { RawTerminal(mouse: $0) }, secondsPassed: secondsSinceStart)
    console.watchesSignals = true
    return console
  }

  /// The system's clock that nobody sets.
  @Sendable private static func secondsSinceStart() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static var environmentVariables: [String: String] {
    var variables: [String: String] = [:]
    for name in [
      "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "TERM", "COLUMNS", "GITHUB_ACTIONS",
      "GITHUB_STEP_SUMMARY", "EXPO_PAGER", "PAGER", "LESS", "EXPO_LANG", "LC_ALL", "LC_MESSAGES",
      "LANG", "EXPO_AMBIGUOUS_WIDTH", "VISUAL", "EDITOR", "EXPO_SECURE", "LESSSECURE",
      "EXPO_BROWSE_CRASH",
    ] {
      variables[name] = getenv(name).map { String(cString: $0) }
    }
    return variables
  }
}

extension Console.Output {
  fileprivate static func descriptor(_ descriptor: Int32, _ name: String) -> Console.Output {
    let size = size(of: descriptor)
    return Console.Output(
      isTerminal: isatty(descriptor) == 1, columns: size.columns, rows: size.rows
    ) { bytes throws(FileError) in
      try FileWriter.write(bytes, to: descriptor, named: name)
    }
  }

  /// The size of a terminal; nil for each side it does not tell.
  private static func size(of descriptor: Int32) -> (columns: Int?, rows: Int?) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    return (
      size.ws_col > 0 ? Int(size.ws_col) : nil, size.ws_row > 0 ? Int(size.ws_row) : nil
    )
  }
}
