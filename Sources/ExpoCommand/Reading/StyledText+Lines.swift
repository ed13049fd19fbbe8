import ExpoBase

extension StyledText {
  /// The lines, without what ends them.
  var lines: [StyledText] {
    var lines = [StyledText()]
    forEachRun { role, run in
      for (number, piece) in run.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if number > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(String(piece), role)
      }
    }
    if lines.last?.string.isEmpty == true { lines.removeLast() }
    return lines
  }
}
