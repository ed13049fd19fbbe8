import Testing

@testable import ExpoKit

/// Documents by their paths and the groups they make: `e` in a name is for entries.
struct PairingTests {
  @Test(
    "documents → groups",
    arguments: [
      ([], []),
      (["a/e", "a/p"], ["a/e a/p"]),
      (["a/e", "b/p"], ["a/e b/p"]),
      (["m/a/e", "m/b/p", "n/e", "n/p"], ["m/a/e m/b/p", "n/e n/p"]),
      // The nearest common folder beats one further up.
      (["m/a/e", "m/p", "p"], ["m/a/e m/p", "p"]),
      (["a/e", "b/e", "c/p"], ["a/e b/e c/p"]),
      (["a/e", "b/e"], ["a/e", "b/e"]),
      (["/r/a/e", "/r/b/p"], ["/r/a/e /r/b/p"]),
      (["e"], ["e"]),
    ] as [([String], [String])])
  func groups(paths: [String], expected: [String]) {
    let groups = Pairing.groups(
      paths.map { ($0, $0.hasSuffix("e") ? .entries : .exposition) })
    #expect(groups.map { $0.all.map { paths[$0] }.joined(separator: " ") } == expected)
  }
}
