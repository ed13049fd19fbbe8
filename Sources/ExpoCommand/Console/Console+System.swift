import ExpoBase
import ExpoKit
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
  static var system: Console {
    let environment = Environment { getenv($0).map { String(cString: $0) } }
    // git's pager may be left early, which must not end git's run.
    if environment[.gitDiffCounter] != nil { signal(SIGPIPE, SIG_IGN) }
    var console = Console(
      environment: environment,
      standardInput: FileReader.stream(descriptor: 0, named: "<stdin>"),
      hasInput: { Terminal.hasPipedBytes(0) },
      standardOutput: .descriptor(1, "<stdout>"),
      standardError: .descriptor(2, "<stderr>"),
      pagerHost: .system(searchPath: environment[.path]),
      openTerminal: { RawTerminal(alternateScreen: $0) },
      secondsPassed: secondsSinceStart)
    console.watchesSignals = true
    return console
  }

  /// The words of the command line, and the first that is not UTF-8, in ASCII: `\xff.json`.
  ///
  /// A word that is not UTF-8 is a path that opens the file that it names: as text it has U+FFFD in its
  /// place, which may be the name of another file.
  static var commandLine: (words: [String], notUTF8: String?) {
    let arguments = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    var notUTF8: String?
    let words = arguments.dropFirst().compactMap(\.self).map { argument in
      if let word = String(validatingCString: argument) { return word }
      let bytes = UnsafeBufferPointer(start: argument, count: strlen(argument))
      let word = bytes.map { byte in
        let byte = UInt8(bitPattern: byte)
        return 0x20...0x7E ~= byte
          ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16)
      }.joined()
      notUTF8 = notUTF8 ?? word
      let file = open(argument, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      return file < 0 ? word : "/dev/fd/\(file)"
    }
    return (words, notUTF8)
  }

  /// The time on the system's clock that is never set.
  @Sendable private static func secondsSinceStart() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension Console.Output {
  fileprivate static func descriptor(_ descriptor: Int32, _ name: String) -> Console.Output {
    let size = Terminal.size(of: descriptor)
    return Console.Output(
      isTerminal: Terminal.isTerminal(descriptor), columns: size.columns, rows: size.rows
    ) { bytes throws(FileError) in
      try FileWriter.write(bytes, to: descriptor, named: name)
    }
  }
}

extension Console {
  /// Whether the terminal can only append lines: `TERM=dumb`.
  var isDumb: Bool { environment[.term] == "dumb" }

  /// What the terminal can do, by its name and its description.
  var terminalFeatures: TerminalFeatures {
    let name = environment[.term] ?? ""
    let paths = TerminalDescription.paths(
      of: name, folder: environment[.terminfo], folders: environment[.terminfoDirs],
      home: environment[.home])
    let found = paths.lazy.filter(FilePath.isFile).compactMap { path in
      (try? FileReader.read(path)).flatMap { TerminalDescription(Array($0.bytes)) }
    }
    return TerminalFeatures(name: name, description: found.first)
  }
}
