import ExpoSystem
import ExpoTerminal

/// Copies text to the clipboard: by the program of macOS in a session on this machine, otherwise by the
/// terminal, also by a remote one (OSC 52).
struct Clipboard: Sendable {
  /// What became of a text.
  enum Outcome {
    /// It is on the clipboard.
    case copied
    /// It was sent to the terminal, which does not say whether it takes it.
    case sent
  }

  /// The maximum length of a text in bytes that terminals accept: xterm's limit.
  static let limit = 74_994

  /// Where `pbcopy` is looked for; nil if it is not used.
  private let searchPath: String?

  /// Finds the way to the clipboard.
  init(_ environment: Environment) {
    let isRemote = environment[.sshConnection]?.isEmpty == false
    let path = environment[.path] ?? ""
    searchPath = !isRemote && ChildProcess.isInstalled("pbcopy", searchPath: path) ? path : nil
  }

  /// Copies a text; nil if it is too long for the terminal, to which `write` writes.
  func copy(_ text: String, write: ([UInt8]) throws -> Void) rethrows -> Outcome? {
    if let searchPath, Self.run(text, searchPath) { return .copied }
    guard let sequence = Self.sequence(copying: text) else { return nil }
    try write(sequence)
    return .sent
  }

  /// Has `pbcopy` copy a text; without `LC_CTYPE` it takes the text for MacRoman.
  private static func run(_ text: String, _ searchPath: String) -> Bool {
    let script = "PATH=$1; unset LC_ALL; LC_CTYPE=UTF-8 pbcopy >/dev/null 2>&1"
    guard let process = ChildProcess(script, arguments: [searchPath]) else {
      return false
    }
    let isTaken = process.write(Array(text.utf8))
    return process.wait() == .exited(0) && isTaken
  }

  /// The sequence that copies a text; nil if the text is too long.
  static func sequence(copying text: String) -> [UInt8]? {
    let bytes = Array(text.utf8)
    guard bytes.count <= limit else { return nil }
    return Array("\u{1B}]52;c;".utf8) + bytes.base64 + [0x07]
  }
}
