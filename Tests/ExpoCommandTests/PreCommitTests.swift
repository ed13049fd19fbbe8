import ExpoCommand
import ExpoTestSupport
import Testing

/// The hooks for pre-commit.
struct PreCommitTests {
  @Test("the names of files follow --, so that none of them is an option")
  func entries() throws {
    let hooks = try Repository.text(".pre-commit-hooks.yaml").split(separator: "- id: ")
      .filter { $0.contains("entry:") }
    #expect(hooks.count == 2)
    for hook in hooks where !hook.contains("pass_filenames: false") {
      let entry = hook.split(separator: "\n").first { $0.contains("entry:") }
      #expect(entry?.hasSuffix(" --") ?? false, "\(hook)")
    }
  }

  @Test("after -- a file may be called like an option")
  func option() throws {
    let console = RecordingConsole()
    let status = console.run(["validate", "--", "--write-baseline=x.json"])
    #expect(status == .failure)
    #expect(console.standardError.contains("--write-baseline=x.json: no such file or directory"))
  }
}
