import Testing

@testable import ExpoCommand

/// How editors are told where to begin.
struct EditorCommandTests {
  @Test(
    "an editor and its arguments",
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
