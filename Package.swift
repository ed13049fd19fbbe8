// swift-tools-version: 6.2
// The layers run downwards: a target imports only what stands above it in this file.

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "expo",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "ExpoKit", targets: ["ExpoKit"]),
    .executable(name: "expo", targets: ["expo"]),
  ],
  targets: [
    .target(name: "ExpoResources", swiftSettings: settings),
    .target(name: "ExpoSource", swiftSettings: settings + [.strictMemorySafety()]),
    .target(
      name: "ExpoText", dependencies: ["ExpoSource"],
      swiftSettings: settings + [.strictMemorySafety()]),
    .target(
      name: "ExpoModel", dependencies: ["ExpoSource"],
      swiftSettings: settings + [.strictMemorySafety()]),
    .target(
      name: "ExpoTerminal", dependencies: ["ExpoSource", "ExpoText"],
      swiftSettings: settings + [.strictMemorySafety()]),
    .target(
      name: "ExpoDiagnostics",
      dependencies: ["ExpoSource", "ExpoText"],
      swiftSettings: settings
    ),
    .target(
      name: "ExpoJSON",
      dependencies: ["ExpoSource", "ExpoText", "ExpoDiagnostics"],
      swiftSettings: settings + [.strictMemorySafety()]
    ),
    .target(
      name: "ExpoRendering",
      dependencies: ["ExpoResources", "ExpoModel", "ExpoSource", "ExpoText"],
      swiftSettings: settings
    ),
    .target(
      name: "ExpoCatalog",
      dependencies: ["ExpoSource", "ExpoText", "ExpoModel", "ExpoDiagnostics", "ExpoJSON"],
      swiftSettings: settings + [.strictMemorySafety()]
    ),
    .target(
      name: "ExpoValidation",
      dependencies: [
        "ExpoModel", "ExpoSource", "ExpoText", "ExpoDiagnostics", "ExpoJSON", "ExpoCatalog",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "ExpoCommand",
      dependencies: [
        "ExpoResources", "ExpoModel", "ExpoSource", "ExpoText", "ExpoDiagnostics", "ExpoJSON",
        "ExpoRendering",
        "ExpoCatalog", "ExpoValidation", "ExpoTerminal",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "ExpoKit",
      dependencies: [
        "ExpoModel", "ExpoSource", "ExpoText", "ExpoDiagnostics", "ExpoJSON", "ExpoRendering",
        "ExpoCatalog", "ExpoValidation",
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "expo", dependencies: ["ExpoCommand", "ExpoSource"], swiftSettings: settings),
    .target(
      name: "ExpoTestSupport",
      dependencies: ["ExpoSource", "ExpoText", "ExpoDiagnostics", "ExpoCatalog", "ExpoCommand"],
      path: "Tests/ExpoTestSupport",
      swiftSettings: settings
    ),
    .target(
      name: "ExpoInvariants",
      dependencies: [
        "ExpoModel", "ExpoSource", "ExpoText", "ExpoDiagnostics", "ExpoJSON", "ExpoRendering",
        "ExpoCatalog", "ExpoValidation", "ExpoTerminal",
      ],
      path: "Tests/ExpoInvariants",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoModelTests",
      dependencies: ["ExpoModel"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoSourceTests",
      dependencies: ["ExpoSource", "ExpoDiagnostics", "ExpoTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoTextTests",
      dependencies: ["ExpoSource", "ExpoText", "ExpoTestSupport"],
      exclude: [
        "search-order-vectors.json", "search-vectors.json", "wcwidth-differences.txt",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoTerminalTests",
      dependencies: ["ExpoSource", "ExpoText", "ExpoTerminal", "ExpoTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoDiagnosticsTests",
      dependencies: ["ExpoSource", "ExpoText", "ExpoDiagnostics", "ExpoJSON", "ExpoTestSupport"],
      exclude: ["Golden"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoJSONTests",
      dependencies: [
        "ExpoSource", "ExpoText", "ExpoDiagnostics", "ExpoJSON", "ExpoInvariants",
        "ExpoTestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoRenderingTests",
      dependencies: ["ExpoModel", "ExpoSource", "ExpoText", "ExpoRendering", "ExpoTestSupport"],
      exclude: ["Golden"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoCatalogTests",
      dependencies: ["ExpoModel", "ExpoSource", "ExpoText", "ExpoCatalog", "ExpoTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoValidationTests",
      dependencies: [
        "ExpoModel", "ExpoSource", "ExpoText", "ExpoDiagnostics", "ExpoJSON", "ExpoCatalog",
        "ExpoValidation",
        "ExpoTestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoCommandTests",
      dependencies: [
        "ExpoModel", "ExpoResources", "ExpoSource", "ExpoText", "ExpoDiagnostics", "ExpoCatalog",
        "ExpoValidation", "ExpoTerminal", "ExpoRendering", "ExpoCommand", "ExpoTestSupport",
      ],
      exclude: ["Golden"],
      swiftSettings: settings
    ),
    .testTarget(name: "ExpoKitTests", dependencies: ["ExpoKit"], swiftSettings: settings),
    .testTarget(
      name: "ExpoPropertyTests",
      dependencies: [
        "ExpoModel", "ExpoSource", "ExpoText", "ExpoDiagnostics", "ExpoJSON", "ExpoValidation",
        "ExpoTerminal",
        "ExpoRendering", "ExpoCommand", "ExpoInvariants", "ExpoTestSupport",
      ],
      swiftSettings: settings
    ),
  ]
)

// The fuzzers: built by Tests/Tools/fuzz.sh alone, because libFuzzer brings the main function.
if Context.environment["EXPO_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "expo-fuzzers", dependencies: ["ExpoInvariants"], path: "Tests/Fuzzing/Fuzzers",
      swiftSettings: settings))
}
