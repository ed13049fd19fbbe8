/// The parts of a terminal's description that are used, from the compiled form of terminfo (term(5)).
struct TerminalDescription: Equatable, Sendable {
  /// Whether full-screen programs have a screen of their own: `smcup`.
  let hasAlternateScreen: Bool
  /// Whether a region of rows can be scrolled with the sequence of a VT100: `csr`.
  let hasScrollRegion: Bool

  /// The bytes of the header: a magic number, then five counts, of 16 bits each.
  private static let headerSize = 12
  /// The numbers after the flags have 16 bits.
  private static let narrowMagic = 0x011A
  /// The numbers after the flags have 32 bits.
  private static let wideMagic = 0x021E

  /// The indices of `change_scroll_region` and `enter_ca_mode` among the strings.
  private static let changeScrollRegion = 3
  private static let enterAlternateScreen = 28
  /// `CSI top ; bottom r`, both from 1, as terminfo writes it.
  private static let scrollRegion = Array("\u{1B}[%i%p1%d;%p2%dr".utf8)

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headerSize else { return nil }
    let magic = Self.number(at: 0, in: bytes)
    guard magic == Self.narrowMagic || magic == Self.wideMagic else { return nil }
    // The sizes of the sections: bytes of names, flags, numbers, and offsets of strings.
    let counts = (1...4).map { Self.number(at: 2 * $0, in: bytes) }
    guard counts.allSatisfy({ $0 >= 0 }) else { return nil }
    // The numbers begin at an even offset.
    let numbers = (Self.headerSize + counts[0] + counts[1] + 1) / 2 * 2
    let offsets = numbers + counts[2] * (magic == Self.wideMagic ? 4 : 2)
    let strings = offsets + 2 * counts[3]
    // An offset from the start of the strings; nil if the terminal does not have the capability.
    func offset(ofString index: Int) -> Int? {
      let position = offsets + 2 * index
      guard index < counts[3], position + 2 <= bytes.count else { return nil }
      let offset = Self.number(at: position, in: bytes)
      return offset < 0 ? nil : offset
    }
    hasAlternateScreen = offset(ofString: Self.enterAlternateScreen) != nil
    hasScrollRegion =
      offset(ofString: Self.changeScrollRegion).map {
        bytes.dropFirst(strings + $0).starts(with: Self.scrollRegion + [0])
      } ?? false
  }

  /// A signed number of 16 bits, its low byte first.
  private static func number(at index: Int, in bytes: [UInt8]) -> Int {
    Int(Int16(truncatingIfNeeded: Int(bytes[index]) | Int(bytes[index + 1]) << 8))
  }

  /// The paths of descriptions, in the order of ncurses: `/usr/share/terminfo/x/xterm`.
  ///
  /// `name` is the value of `TERM`, `folder` of `TERMINFO`, `folders` of `TERMINFO_DIRS`, `home` of
  /// `HOME`.
  static func paths(
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

/// The features of a terminal, as far as its name and its description tell them.
package struct TerminalFeatures: Equatable, Sendable {
  /// Whether full-screen programs have a screen of their own.
  package let hasAlternateScreen: Bool
  /// Whether some rows can be scrolled while the others stay (DECSTBM).
  package let hasScrollRegion: Bool
  /// Whether it skips unknown sequences, so that links (OSC 8) and synchronized output (mode 2026)
  /// can be sent without asking.
  package let skipsUnknown: Bool
  /// Whether it may be asked if it shows pictures: it skips unknown sequences, has an alternate screen, on which a
  /// question that it prints disappears, and does not pass output on to another terminal.
  package let maybeHasPictures: Bool

  /// The beginnings of the names of terminals that skip unknown sequences.
  private static let familiesSkippingUnknown = [
    "alacritty", "contour", "foot", "ghostty", "iterm", "kitty", "konsole", "mintty", "screen",
    "tmux", "vte", "wezterm", "xterm",
  ]

  /// Reads the first description of the terminal; `name` is the value of `TERM`, the others as in
  /// ``TerminalDescription/paths(of:folder:folders:home:)``.
  package init(
    name: String = "", folder: String? = nil, folders: String? = nil, home: String? = nil,
    read: (_ path: String) -> [UInt8]? = { _ in nil }
  ) {
    var description: TerminalDescription?
    let paths = TerminalDescription.paths(of: name, folder: folder, folders: folders, home: home)
    for path in paths where description == nil {
      description = read(path).flatMap { TerminalDescription($0) }
    }
    self.init(name: name, description: description)
  }

  init(name: String, description: TerminalDescription?) {
    skipsUnknown = Self.familiesSkippingUnknown.contains(where: name.hasPrefix)
    hasAlternateScreen = description?.hasAlternateScreen ?? true
    hasScrollRegion = description?.hasScrollRegion ?? skipsUnknown
    maybeHasPictures =
      skipsUnknown && hasAlternateScreen && !["screen", "tmux"].contains(where: name.hasPrefix)
  }
}
