import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// Text as it goes to the clipboard.
struct ClipboardTests {
  @Test(
    "text is copied with the sequence of terminals",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("한", "7ZWc"),
    ])
  func sequence(text: String, expected: String) {
    let bytes = Clipboard.sequence(copying: text).map { String(decoding: $0, as: UTF8.self) }
    #expect(bytes == "\u{1B}]52;c;\(expected)\u{07}")
  }

  @Test(
    "pbcopy copies in a session on this machine, else the terminal is asked",
    arguments: [
      ("cat >\"$0.txt\"; printf \" $LC_CTYPE\" >>\"$0.txt\"", "", true),
      ("cat >\"$0.txt\"", "10.0.0.1 22 10.0.0.2 22", false), ("exit 1", "", false),
      (nil, "", false),
    ] as [(String?, String, Bool)])
  func outcome(pbcopy: String?, connection: String, isCopied: Bool) throws {
    let folder = try TemporaryFolder()
    if let pbcopy {
      try folder.write("#!/bin/sh\nPATH=/usr/bin:/bin\n\(pbcopy)\n", to: "pbcopy")
      try folder.setMode(0o755, of: "pbcopy")
    }
    let clipboard = Clipboard([.path: folder.path, .sshConnection: connection])
    var written: [UInt8] = []
    let said = clipboard.copy("한빛탑", saying: .copiedHelp) { written += $0 }
    #expect(said == (isCopied ? .copiedHelp : .sent(.copiedHelp)))
    #expect(written == (isCopied ? [] : Clipboard.sequence(copying: "한빛탑")))
    if isCopied { #expect(try folder.text("pbcopy.txt") == "한빛탑 UTF-8") }
  }

  @Test("a text that terminals would cut is not sent")
  func tooLong() {
    let longest = String(repeating: "a", count: Clipboard.limit)
    #expect(Clipboard.sequence(copying: longest) != nil)
    #expect(Clipboard.sequence(copying: longest + "a") == nil)
    let said = Clipboard([:]).copy(longest + "a", saying: .copiedHelp) { _ in }
    #expect(said == .tooLongToCopy(limit: Clipboard.limit))
  }
}
