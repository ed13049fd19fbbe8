@testable import ExpoTerminal
import Testing

/// Compiled descriptions of terminals, and where they are found.
struct TerminalDescriptionTests {
  /// A description with a number of strings, some of them absent.
  private static func description(
    magic: Int = 0x011A, names: String = "x|test", flags: Int = 3, numbers: Int = 2,
    strings: Int = 41, present: Set<Int> = []
  ) -> [UInt8] {
    func low(_ number: Int) -> [UInt8] {
      [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
    }
    var bytes = [magic, names.utf8.count + 1, flags, numbers, strings, 8].flatMap(low)
    bytes += Array(names.utf8) + [0] + Array(repeating: 1, count: flags)
    if bytes.count % 2 == 1 { bytes.append(0) }
    bytes += Array(repeating: 0, count: numbers * (magic == 0x021E ? 4 : 2))
    return bytes + (0..<strings).flatMap { low(present.contains($0) ? 0 : -1) }
  }

  @Test(
    "smcup is string 28, whatever strings precede it", arguments: [0x011A, 0x021E], [0, 1, 2, 7])
  func alternateScreen(magic: Int, flags: Int) {
    for (present, expected) in [([28], true), ([27, 29, 40], false), ([], false)] as [([Int], Bool)]
    {
      let bytes = Self.description(magic: magic, flags: flags, present: Set(present))
      #expect(TerminalDescription(bytes)?.hasAlternateScreen == expected)
    }
    let short = Self.description(magic: magic, flags: flags, strings: 20, present: [19])
    #expect(TerminalDescription(short)?.hasAlternateScreen == false)
  }

  @Test(
    "rows are scrolled by the sequence of a VT100 only",
    arguments: [
      ("\u{1B}[%i%p1%d;%p2%dr", true), ("\u{1B}[%i%p1%d;%p2%dr$<5>", false), ("\u{1B}s", false),
    ])
  func scrollRegion(sequence: String, expected: Bool) {
    let bytes = Self.description(present: [3]) + Array(sequence.utf8) + [0]
    #expect(TerminalDescription(bytes)?.hasScrollRegion == expected)
    let without = Self.description(present: [4]) + Array(sequence.utf8) + [0]
    #expect(TerminalDescription(without)?.hasScrollRegion == false)
  }

  @Test(
    "the features of a terminal by its name, and by its description if there is one",
    arguments: [
      ("xterm-256color", false, true, true), ("tmux-256color", true, true, true),
      ("linux", false, false, false), ("vt100", true, true, false), ("", false, false, false),
      ("no-such-terminal", false, false, false),
    ])
  func features(name: String, isDescribed: Bool, scrolls: Bool, skips: Bool) {
    let csr = Array("\u{1B}[%i%p1%d;%p2%dr".utf8) + [0]
    let description = TerminalDescription(Self.description(present: [3]) + csr)
    let features = TerminalFeatures(name: name, description: isDescribed ? description : nil)
    #expect(features.hasScrollRegion == scrolls)
    #expect(features.skipsUnknown == skips)
    #expect(features.hasAlternateScreen == !isDescribed)
  }

  @Test("a file that is not a description, or is cut off, is refused without a trap")
  func faulty() {
    #expect(TerminalDescription([]) == nil)
    #expect(TerminalDescription(Array("no description at all".utf8)) == nil)
    let whole = Self.description(present: [28])
    for end in 0..<whole.count { _ = TerminalDescription(Array(whole[..<end])) }
    for index in 0..<12 {
      var bytes = whole
      bytes[index] = 0xFF
      _ = TerminalDescription(bytes)
    }
  }

  @Test("folders are read in the order of ncurses, by the first letter or its number")
  func paths() {
    let paths = TerminalDescription.paths(
      of: "vt100", folder: "/own", folders: "/a:/b", home: "/home/me")
    #expect(
      paths.prefix(8) == [
        "/own/v/vt100", "/own/76/vt100", "/home/me/.terminfo/v/vt100",
        "/home/me/.terminfo/76/vt100", "/a/v/vt100", "/a/76/vt100", "/b/v/vt100", "/b/76/vt100",
      ])
    #expect(paths.contains("/usr/share/terminfo/v/vt100"))
    for name in ["", "../etc/passwd", ".hidden", "a/b"] {
      #expect(TerminalDescription.paths(of: name, folder: nil, folders: nil, home: nil) == [])
    }
  }
}
