// swift-tools-version: 6.2
// Swift 6.2 is the first with `unsafe` expressions, `Span` and `strictMemorySafety()`; typed throws are
// of 6.0, MemberImportVisibility of 6.1.
// macOS 13 and iOS 16 are the first with `Regex` and its algorithms: `replacing`, `contains`, `split`.
// What is newer stands behind `#available`; Tests/Tools/check_availability.py looks for it.
// The layers run downwards: a target imports only what stands above it in this file.

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "expo",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "ExpoJSON", targets: ["ExpoJSON"]),
    .library(name: "ExpoKit", targets: ["ExpoKit"]),
    .executable(name: "expo", targets: ["expo"]),
  ],
  targets: [
    .target(name: "ExpoBase", swiftSettings: settings + [.strictMemorySafety()]),
    .target(
      name: "ExpoSearch", dependencies: ["ExpoBase"],
      swiftSettings: settings + [.strictMemorySafety()]),
    .target(
      name: "ExpoModel", dependencies: ["ExpoBase"],
      swiftSettings: settings + [.strictMemorySafety()]),
    .target(
      name: "ExpoJSON", dependencies: ["ExpoBase"],
      swiftSettings: settings + [.strictMemorySafety()]),
    .target(
      name: "ExpoSystem", dependencies: ["ExpoBase"],
      swiftSettings: settings + [.strictMemorySafety()]),
    .target(
      name: "ExpoTerminal", dependencies: ["ExpoSystem"],
      swiftSettings: settings + [.strictMemorySafety()]),
    .target(
      name: "ExpoRendering", dependencies: ["ExpoBase", "ExpoSearch", "ExpoModel"],
      swiftSettings: settings),
    .target(
      name: "ExpoKit",
      dependencies: [
        "ExpoBase", "ExpoSearch", "ExpoModel", "ExpoJSON", "ExpoSystem", "ExpoRendering",
      ],
      swiftSettings: settings + [.strictMemorySafety()]),
    .target(
      name: "ExpoCommand",
      dependencies: [
        "ExpoBase", "ExpoSearch", "ExpoModel", "ExpoJSON", "ExpoSystem", "ExpoTerminal",
        "ExpoRendering", "ExpoKit",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "expo", dependencies: ["ExpoSystem", "ExpoCommand"], swiftSettings: settings),
    .target(
      name: "ExpoTestSupport",
      dependencies: ["ExpoBase", "ExpoJSON", "ExpoSystem", "ExpoKit", "ExpoCommand"],
      path: "Tests/ExpoTestSupport", swiftSettings: settings),
    .target(
      name: "ExpoInvariants",
      dependencies: [
        "ExpoBase", "ExpoSearch", "ExpoModel", "ExpoJSON", "ExpoTerminal", "ExpoRendering",
        "ExpoKit",
      ],
      path: "Tests/ExpoInvariants", swiftSettings: settings),
    .testTarget(
      name: "ExpoBaseTests", dependencies: ["ExpoBase", "ExpoJSON", "ExpoTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ExpoSearchTests", dependencies: ["ExpoBase", "ExpoSearch", "ExpoTestSupport"],
      exclude: ["search-order-vectors.json", "search-vectors.json"], swiftSettings: settings),
    .testTarget(name: "ExpoModelTests", dependencies: ["ExpoModel"], swiftSettings: settings),
    .testTarget(
      name: "ExpoJSONTests",
      dependencies: ["ExpoBase", "ExpoJSON", "ExpoInvariants", "ExpoTestSupport"],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "ExpoSystemTests", dependencies: ["ExpoBase", "ExpoSystem", "ExpoTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ExpoTerminalTests", dependencies: ["ExpoSystem", "ExpoTerminal", "ExpoTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ExpoRenderingTests",
      dependencies: ["ExpoBase", "ExpoModel", "ExpoRendering", "ExpoTestSupport"],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "ExpoKitTests",
      dependencies: [
        "ExpoBase", "ExpoModel", "ExpoJSON", "ExpoSystem", "ExpoKit", "ExpoTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ExpoCommandTests",
      dependencies: [
        "ExpoBase", "ExpoSearch", "ExpoModel", "ExpoJSON", "ExpoSystem", "ExpoTerminal",
        "ExpoRendering", "ExpoKit", "ExpoCommand", "ExpoTestSupport",
      ],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "ExpoPropertyTests",
      dependencies: [
        "ExpoBase", "ExpoSearch", "ExpoModel", "ExpoJSON", "ExpoTerminal", "ExpoRendering",
        "ExpoKit", "ExpoCommand", "ExpoInvariants", "ExpoTestSupport",
      ],
      swiftSettings: settings),
  ]
)

// The fuzzers: built by Tests/Tools/fuzz.sh alone, because libFuzzer brings the main function.
if Context.environment["EXPO_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "expo-fuzzers", dependencies: ["ExpoInvariants"], path: "Tests/Fuzzing/Fuzzers",
      swiftSettings: settings))
}
