import ExpoSystem
import ExpoTerminal

/// Copies text to the clipboard: by the program of macOS in a session on this machine, otherwise by the
/// terminal, also by a remote one (OSC 52).
struct Clipboard: Sendable {
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

  /// Copies a text, by what `write` writes to the terminal if there is no program; returns what is then
  /// said of it.
  func copy(
    _ text: String, saying notice: BrowseNotice, write: ([UInt8]) throws -> Void
  ) rethrows -> BrowseNotice {
    if let searchPath, Self.run(text, searchPath) { return notice }
    guard let sequence = Self.sequence(copying: text) else {
      return .tooLongToCopy(limit: Self.limit)
    }
    try write(sequence)
    return .sent(notice)
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
