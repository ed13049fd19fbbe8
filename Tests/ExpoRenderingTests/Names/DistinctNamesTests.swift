import Testing

@testable import ExpoRendering

/// Names that some file system takes for equal.
struct DistinctNamesTests {
  @Test(
    "names → distinct names",
    arguments: [
      (["flag", "FLAG", "flag"], ["flag", "FLAG-2", "flag-3"]),
      (["a", "a", "a-2"], ["a", "a-3", "a-2"]),
      (["ß", "ẞ"], ["ß", "ẞ-2"]), (["ẞ", "ß", "ss", "SS"], ["ẞ", "ß-2", "ss-3", "SS-4"]),
      (["k", "\u{212A}"], ["k", "\u{212A}-2"]), (["σ", "ς"], ["σ", "ς-2"]),
    ])
  func distinct(names: [String], expected: [String]) {
    #expect(DistinctNames(names).names == expected)
  }

  @Test("no two distinct names are equal in lower case, which an export refuses")
  func lowerCase() {
    let scalars = (UInt32(0x80)...0x1_FFFF).compactMap(Unicode.Scalar.init)
      .filter { $0.properties.changesWhenCaseMapped || $0.properties.changesWhenCaseFolded }
    let names = scalars.flatMap { [String($0), String($0).lowercased(), String($0).uppercased()] }
    let folded = DistinctNames(names).names.map { $0.lowercased() }
    #expect(Set(folded).count == names.count)
  }
}
