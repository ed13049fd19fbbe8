import ExpoCommand
import ExpoTestSupport
import Testing

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

  @Test("one path, and no other options than its own")
  func usage() {
    for words in [["browse", "a", "b"], ["browse", "--page", "2"], ["browse", "/no/such/place"]] {
      #expect(RecordingConsole().run(words) == .failure)
    }
  }
}
