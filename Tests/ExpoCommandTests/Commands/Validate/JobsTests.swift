import ExpoTestSupport
import Testing

/// However many threads share the work, the output is the same.
struct JobsTests {
  @Test(
    "one thread and many write the same bytes",
    arguments: Thoroughness.triesAll ? ReportFormat.allCases : [.full])
  func jobs(format: ReportFormat) throws {
    let folder = try TemporaryFolder()
    try folder.copy(Thoroughness.triesAll ? "Samples" : "Samples/broken", to: "Samples")
    let jobs = Thoroughness.triesAll ? [1, 2, 3, 16] : [1, 3]
    let outcomes = jobs.map {
      expo("validate -f \(format.rawValue) --jobs \($0) @", in: folder.path)
    }
    #expect(outcomes[0].output.utf8.count + outcomes[0].errors.utf8.count > 1000)
    #expect(outcomes.allSatisfy { $0 == outcomes[0] })
  }
}
