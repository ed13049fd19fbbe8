import ExpoJSON

/// Which ranges may be reported: inside the file, and from one character to another.
struct Locations {
  private let bytes: SourceBytes
  private let hasCharacters: Bool

  /// Creates the ranges of a file; where it is not UTF-8 throughout, a range may end anywhere.
  init(_ file: SourceFile, isInOtherEncoding: Bool = false) {
    bytes = file.bytes
    hasCharacters = !isInOtherEncoding
  }

  func fault(in range: Range<Int>) -> String? {
    if range.lowerBound < 0 || range.upperBound > bytes.count { return "\(range) is outside" }
    let ends = [range.lowerBound, range.upperBound]
    let isCut = hasCharacters && ends.contains(where: isInsideCharacter)
    return isCut ? "\(range) cuts a character" : nil
  }

  static func fault(in problems: [any Problem], of file: SourceFile) -> String? {
    let isOther = problems.contains { $0.rule.code == "EX203" }
    let locations = Locations(file, isInOtherEncoding: isOther)
    for problem in problems {
      let edits = (problem.fix?.edits ?? []).map(\.bytes)
      let related = problem.relatedLocations.filter { $0.file == file.name }
      for range in [problem.location.bytes] + related.map(\.bytes) + edits {
        if let fault = locations.fault(in: range) { return "\(problem.rule.code): \(fault)" }
      }
      if zip(edits, edits.dropFirst()).contains(where: { $0.upperBound > $1.lowerBound }) {
        return "\(problem.rule.code): edits overlap"
      }
      if problem.words(in: .english).message.isEmpty { return "silent: \(problem)" }
    }
    return nil
  }

  /// Whether an offset is inside a character of well-formed UTF-8.
  private func isInsideCharacter(_ offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return false }
    for back in 1...3 where offset >= back && bytes[offset - back] >= 0xC0 {
      let step = UTF8Sequence(in: bytes, at: offset - back)
      return step.scalar != nil && step.length > back
    }
    return false
  }
}
