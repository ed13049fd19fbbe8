import ExpoTestSupport
import Testing

/// Differences and fixed documents: visible on a terminal, byte for byte elsewhere.
struct TerminalDiffTests {
  /// Enough of it that the file does not look like binary data.
  private static let text = String(repeating: "d", count: 400)
  /// Escape, OSC, C1 and bidi characters, and a value to fix.
  private static let entries =
    "[{\"name\":\"\u{1B}]0;x\u{7}\u{9B}2J\u{202E}\",\n\"image_name\":\"i\",\n"
    + "\"short_desc\":\"s \",\n\"desc\":\"\(text)\"}]"
  private static let hidden: Set<Unicode.Scalar> = ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}"]

  @Test(
    "a pipe gets hidden characters unchanged, a terminal gets none",
    arguments: [
      "format --diff @", "validate --diff --unsafe-fixes @",
      "validate -q --fix -", "validate --diff -",
    ], [false, true])
  func hidden(line: String, isTerminal: Bool) throws {
    // JSON has no raw control characters below U+0020: only format reads them as an error.
    let text =
      line.hasPrefix("format") ? Self.entries.filter { $0 > "\u{1F}" || $0 == "\n" } : Self.entries
    let folder = try TemporaryFolder(["\u{1B}[2J.json": text])
    let output = expo(
      line.replacing("@", with: "@/\u{1B}[2J.json"), in: folder.path, input: text,
      isTerminal: isTerminal
    ).output
    #expect(output.contains("short_desc"))
    #expect(output.unicodeScalars.contains(where: Self.hidden.contains) != isTerminal)
    if line.contains("--diff") {
      #expect(output.contains(isTerminal ? "+++ " : "\n+"))
    }
  }
}
