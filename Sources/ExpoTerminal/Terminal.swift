/// The terminal as programs use it that print lines and ask questions.
package enum Terminal {
  /// Whether an open file, by its number, is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool {
    FileDescriptor(number: descriptor).isTerminal
  }

  /// The size of a terminal in cells; nil for each side that it does not tell.
  package static func size(of descriptor: Int32) -> (columns: Int?, rows: Int?) {
    FileDescriptor(number: descriptor).terminalSize
  }

  /// Reads a line that is typed at the session's terminal, with its line feed.
  ///
  /// Nil if there is no terminal; `q` if the input ends before anything is typed.
  package static func readLine() -> String? {
    guard let terminal = FileDescriptor.openTerminal() else { return nil }
    defer { terminal.close() }
    var line: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while line.last != UInt8(ascii: "\n"),
      case .bytes(let count) = terminal.read(into: &bytes), count > 0
    {
      line += bytes[..<count]
    }
    return line.isEmpty ? "q" : String(decoding: line, as: UTF8.self)
  }
}
