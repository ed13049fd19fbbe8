import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// `expo browse` where there is no terminal for it, and what it refuses.
struct BrowseCommandTests {
  private static let path = "Samples/Daejeon1993"

  @Test("off a terminal it prints what list prints")
  func offTerminal() throws {
    let path = Repository.path(Self.path)
    let (browsed, listed) = (RecordingConsole(), RecordingConsole())
    #expect(browsed.run(["browse", path]) == .success)
    #expect(listed.run(["list", path]) == .success)
    #expect(browsed.standardOutput == listed.standardOutput)
    #expect(!browsed.standardOutput.isEmpty)
  }

  @Test("on a terminal that cannot be opened it prints the list too")
  func noTerminal() throws {
    let browsed = RecordingConsole()
    #expect(
      browsed.run(["browse", Repository.path(Self.path)], isTerminal: true, columns: 80) == .success
    )
    #expect(browsed.standardOutput.contains("한빛탑"))
  }

  @Test("off a terminal the entry that is named is printed as show prints it")
  func entry() throws {
    let path = Repository.path(Self.path)
    for word in ["3", "expo_bridge", "/2"] {
      let (browsed, shown) = (RecordingConsole(), RecordingConsole())
      #expect(browsed.run(["browse", path, word]) == .success)
      #expect(shown.run(["show", path, word]) == .success)
      #expect(browsed.standardOutput == shown.standardOutput)
    }
    let missing = RecordingConsole()
    #expect(missing.run(["browse", path, "없는 것"]) == .findings)
    #expect(missing.standardError.contains("없는 것"))
  }

  @Test("one path, one entry, and no other options than its own")
  func usage() {
    for words in [
      ["browse", "a", "b", "c"], ["browse", "--page", "2"], ["browse", "/no/such", "1"],
    ] {
      #expect(RecordingConsole().run(words) == .failure)
    }
  }
}

/// How editors are told where to begin.
struct EditorCommandTests {
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
    let command = EditorCommand(editor, path: path, line: 12)
    #expect(command.arguments == expected)
    #expect(command.program == editor + " \"$@\"")
  }
}
