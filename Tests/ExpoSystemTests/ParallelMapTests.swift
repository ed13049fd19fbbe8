import ExpoSystem
import Testing

struct ParallelMapTests {
  @Test(
    "results are in the order of the items",
    arguments: [0, 1, 2, 7, 100], [nil, 1, 2, 3, 64] as [Int?])
  func order(count: Int, jobs: Int?) {
    let items = Array(0..<count)
    #expect(parallelMap(items, jobs: jobs) { $0 * $0 } == items.map { $0 * $0 })
  }
}
