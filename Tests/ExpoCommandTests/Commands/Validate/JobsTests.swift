import ExpoCommand
import ExpoTestSupport
import Testing

/// However many threads share the work, the output is the same.
struct JobsTests {
  @Test("one thread and many write the same bytes", arguments: ReportFormat.allCases)
  func jobs(format: ReportFormat) {
    let path = Repository.path(Thoroughness.triesAll ? "Samples" : "Samples/broken")
    let jobs = Thoroughness.triesAll || format == .full ? [1, 2, 3, 16] : [1, 16]
    let outputs = jobs.map { jobs in
      let console = RecordingConsole()
      let status = console.run([
        "validate", "-f", format.rawValue, "--jobs", String(jobs), path,
      ])
      return "\(status) \(console.standardOutput) \(console.standardError)"
    }
    #expect(outputs[0].utf8.count > 1000)
    #expect(outputs.allSatisfy { $0 == outputs[0] })
  }
}
