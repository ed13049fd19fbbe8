import ExpoKit
import ExpoSystem
import ExpoTerminal

extension Console {
  static var system: Console {
    let environment = Environment(System.environment)
    // git's pager may be left early, which must not end git's run.
    if environment[.gitDiffCounter] != nil {
      SignalAction.ignore.install(for: Signal.brokenPipe.number)
    }
    var console = Console(
      environment: environment,
      standardInput: FileReader.stream(FileDescriptor(0), named: "<stdin>"),
      hasInput: { FileDescriptor(0).hasPipedBytes },
      standardOutput: .descriptor(FileDescriptor(1), "<stdout>"),
      standardError: .descriptor(FileDescriptor(2), "<stderr>"),
      pagerHost: .system(searchPath: environment[.path]),
      openTerminal: { RawTerminal(alternateScreen: $0) },
      secondsPassed: System.secondsSinceStart)
    console.watchesSignals = true
    return console
  }

  /// The words of the command line, and the first that is not UTF-8, in ASCII: `\xff.json`.
  ///
  /// A word that is not UTF-8 becomes a path that opens the same file: as text it has U+FFFD instead, which
  /// may be the name of another file.
  static var commandLine: (words: [String], notUTF8: String?) {
    let arguments = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    var notUTF8: String?
    let words = arguments.dropFirst().compactMap(\.self).map { argument in
      if let word = String(validatingCString: argument) { return word }
      let word = System.bytes(of: argument).map { byte in
        0x20...0x7E ~= byte ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16)
      }.joined()
      notUTF8 = notUTF8 ?? word
      let file = try? FileDescriptor.open(argument, for: .readingAtOnce)
      return file.map { "/dev/fd/\($0.number)" } ?? word
    }
    return (words, notUTF8)
  }
}

extension Console.Output {
  fileprivate static func descriptor(_ descriptor: FileDescriptor, _ name: String) -> Self {
    let size = descriptor.terminalSize
    return Self(
      isTerminal: descriptor.isTerminal, columns: size.columns, rows: size.rows
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
    TerminalFeatures(
      name: environment[.term] ?? "", folder: environment[.terminfo],
      folders: environment[.terminfoDirs], home: environment[.home]
    ) { path in
      FilePath.isFile(path) ? (try? FileReader.read(path)).map { Array($0.bytes) } : nil
    }
  }
}
