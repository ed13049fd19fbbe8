import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// `expo browse` where there is no terminal for it, and what it refuses.
struct BrowseCommandTests {
  private static let sample = Repository.sample("Daejeon1993")

  @Test("without a terminal, or if it cannot be opened, browse prints what list prints")
  func list() {
    let listed = expo("list @", in: Self.sample)
    #expect(listed.status == .success && !listed.output.isEmpty)
    #expect(expo("browse @", in: Self.sample) == listed)
    let onTerminal = expo("browse @", in: Self.sample, isTerminal: true, columns: 80)
    #expect(onTerminal.status == .success && onTerminal.output.contains("한빛탑"))
  }

  @Test(
    "without a terminal, browse prints a named entry like show",
    arguments: ["3", "expo_bridge", "/2", "'없는 것'"])
  func entry(word: String) {
    let shown = expo("show @ \(word)", in: Self.sample)
    #expect(shown.output.isEmpty == (shown.status == .findings))
    #expect(expo("browse @ \(word)", in: Self.sample) == shown)
  }
}

/// How editors are told where to begin.
struct ForeignCommandTests {
  @Test(
    "an editor is told the file and the line in its own way",
    arguments: [
      ("vi", "a b.json", ["+12", "./a b.json"]), ("emacs -nw", "a.json", ["+12", "./a.json"]),
      ("code --wait", "a.json", ["-g", "./a.json:12"]),
      ("/opt/bin/subl -w", "a.json", ["./a.json:12"]), ("LANG=C hx", "a.json", ["./a.json:12"]),
      ("nano", "-n.json", ["+12", "./-n.json"]), ("vi", "/a/b.json", ["+12", "/a/b.json"]),
      ("vi", "../a.json", ["+12", "../a.json"]), ("vi", "./a.json", ["+12", "./a.json"]),
      // vi runs an argument that begins with a plus.
      ("vi", "+x.json", ["+12", "./+x.json"]), ("hx", "+x.json", ["./+x.json:12"]),
    ])
  func arguments(editor: String, path: String, expected: [String]) {
    let command = ForeignCommand(editor, path: path, line: 12)
    #expect(command.arguments == expected)
    #expect(command.program == editor + " \"$@\"")
  }

  @Test("a program that shows a picture gets only the file, never as an option")
  func viewer() {
    for (path, argument) in [
      ("a b.png", "./a b.png"), ("-x.png", "./-x.png"), ("/a.png", "/a.png"),
    ] {
      let command = ForeignCommand("feh -F", path: path)
      #expect(command.program == "feh -F \"$@\"" && command.arguments == [argument])
    }
  }
}
