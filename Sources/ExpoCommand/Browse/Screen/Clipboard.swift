import ExpoSystem
import ExpoTerminal

/// Copies text to the clipboard: by macOS in a local session, else by the terminal, even a remote one (OSC
/// 52).
struct Clipboard: Sendable {
  /// The most bytes that terminals accept: xterm's limit.
  static let limit = 74_994

  /// Where to look for `pbcopy`; nil if it is not used.
  private let searchPath: String?

  init(_ environment: Environment) {
    let isRemote = environment[.sshConnection]?.isEmpty == false
    let path = environment[.path] ?? ""
    searchPath = !isRemote && ChildProcess.isInstalled("pbcopy", searchPath: path) ? path : nil
  }

  /// Copies a text, by writing to the terminal if there is no program; returns the notice of the result.
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

  /// Copies a text by `pbcopy`, which reads it as MacRoman without `LC_CTYPE`.
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
