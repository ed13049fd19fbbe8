import ExpoTestSupport
import Testing

@testable import ExpoKit

/// The names of pictures that source code uses.
struct SourceNamesTests {
  @Test(
    "source code → the names that it uses",
    arguments: [
      // Xcode makes the same symbol of both names.
      ("Image(.expoFlag)", ["expo-flag", "expo_flag"]),
      (#"Image("expo_flag")"#, ["expo_flag"]),
      ("Image(.Icons.flag)", ["Icons/flag"]), ("Image(.Icons.flag.size)", ["Icons/flag"]),
      ("Image(.iconsFlag)", []), ("Image(.Icons)", []),
      ("let a = .expoFlag.size", ["expo-flag", "expo_flag"]),
    ])
  func used(code: String, expected: [String]) throws {
    let folder = try TemporaryFolder(["A.swift": code])
    let names: Set = ["expo_flag", "expo-flag", "Icons/flag"]
    #expect(SourceNames.used(names, in: [folder.path + "/A.swift"], jobs: 1).sorted() == expected)
  }
}
