import ExpoText

/// The page stop that is there when no pager is: a screenful, then a question.
///
/// Reads whole lines, so that the terminal stays as it is: Enter goes on, `q` and Enter stops.
struct BuiltInPager {
  private static let prompt = "-- more: Enter · stop: q Enter --"

  /// The lines between two stops.
  private let height: Int
  private var left: Int

  /// Stops after each screenful of a terminal with so many rows.
  init(rows: Int) {
    height = max(1, rows - 1)
    left = height
  }

  /// Takes rows; false if the reader wants no more.
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
