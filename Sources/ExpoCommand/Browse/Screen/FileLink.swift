import ExpoKit
import ExpoSystem

/// The address of a file, which terminals open when its name is clicked (OSC 8).
///
/// It is printable ASCII, whatever the path contains.
struct FileLink: Equatable, Sendable {
  /// The longest address that terminals accept.
  private static let longest = 2083
  static let end = "\u{1B}]8;;\u{1B}\\"

  /// Such as `file://host/Fair/tower%402x.png`.
  let address: String
  var start: String { "\u{1B}]8;;\(address)\u{1B}\\" }

  /// Creates the address of a file on this machine; nil if it is too long.
  ///
  /// It names the machine: the terminal may run on another one.
  init?(path: String, host: String = System.hostName) {
    let parts = [host, FilePath.absolute(path)]
    address = "file://" + parts.map { $0.percentEncoded(allowing: Self.plain) }.joined()
    if address.utf8.count > Self.longest { return nil }
  }

  /// The punctuation allowed in a host and a path that no terminal takes for an address's end.
  private static let plain = Set("/-._~".utf8)
}
