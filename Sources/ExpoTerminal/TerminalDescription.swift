/// The description of a terminal in the compiled form of terminfo (term(5)), as far as it is used.
package struct TerminalDescription: Equatable, Sendable {
  /// Whether full-screen programs have a screen of their own: `smcup`.
  package let hasAlternateScreen: Bool

  /// The places of the numbers in the header: five 16-bit counts behind the magic number.
  private enum Header {
    static let size = 12
    static let narrowMagic = 0x011A
    static let wideMagic = 0x021E
  }

  /// The place of `enter_ca_mode` among the strings.
  private static let enterAlternateScreen = 28

  /// Creates a description from the bytes of its file; nil if they are none.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count >= Header.size else { return nil }
    let magic = Self.number(at: 0, in: bytes)
    guard magic == Header.narrowMagic || magic == Header.wideMagic else { return nil }
    let counts = (1...4).map { Self.number(at: 2 * $0, in: bytes) }
    guard counts.allSatisfy({ $0 >= 0 }) else { return nil }
    let (names, flags, numbers, strings) = (counts[0], counts[1], counts[2], counts[3])
    // Numbers begin at an even offset.
    let start = (Header.size + names + flags + 1) / 2 * 2
    let offsets = start + numbers * (magic == Header.wideMagic ? 4 : 2)
    let place = offsets + 2 * Self.enterAlternateScreen
    hasAlternateScreen =
      strings > Self.enterAlternateScreen && place + 2 <= bytes.count
      && Self.number(at: place, in: bytes) >= 0
  }

  /// A signed number of 16 bits, its low byte first.
  private static func number(at index: Int, in bytes: [UInt8]) -> Int {
    Int(Int16(truncatingIfNeeded: Int(bytes[index]) | Int(bytes[index + 1]) << 8))
  }

  /// The files that may describe a terminal, in the order of ncurses: `/usr/share/terminfo/x/xterm`.
  ///
  /// `name` is the value of `TERM`, `folder` of `TERMINFO`, `folders` of `TERMINFO_DIRS`, `home` of
  /// `HOME`.
  package static func paths(
    of name: String, folder: String?, folders: String?, home: String?
  ) -> [String] {
    guard let first = name.utf8.first, !name.contains("/"), !name.hasPrefix(".") else { return [] }
    let system = ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo"]
    let own = [folder, home.map { $0 + "/.terminfo" }].compactMap(\.self)
    let listed = folders?.split(separator: ":").map(String.init) ?? []
    let digits = String(first, radix: 16)
    return (own + listed + system).flatMap { folder in
      [Character(Unicode.Scalar(first)).description, digits].map { "\(folder)/\($0)/\(name)" }
    }
  }
}
