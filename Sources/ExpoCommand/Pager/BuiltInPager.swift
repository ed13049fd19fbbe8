import ExpoText

/// The pager that is used if no other is installed: a screenful of text, then a question.
///
/// It reads whole lines and leaves the terminal's settings alone: Enter continues, `q` Enter stops.
struct BuiltInPager {
  private static let prompt = "-- more: Enter · stop: q Enter --"

  /// The number of rows between two questions.
  private let height: Int
  private var left: Int

  /// Creates a pager for a terminal with `rows` rows.
  init(rows: Int) {
    height = max(1, rows - 1)
    left = height
  }

  /// Counts rows that are to be printed, and asks when the screen is full; false to stop.
  mutating func advance(by rows: Int, asking console: Console) throws -> Bool {
    guard rows > left, left < height else {
      left -= rows
      return true
    }
    left = height - rows
    try console.printSummary([Self.prompt])
    let answer = console.pagerHost?.readLine()
    return answer?.first != "q" && answer?.first != "Q"
  }
}
