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
    .library(
      name: "ExpoKit",
      targets: [
        "ExpoModel", "ExpoText", "ExpoDiagnostics", "ExpoJSON", "ExpoRendering", "ExpoCatalog",
        "ExpoValidation",
      ]
    ),
    .executable(name: "expo", targets: ["expo"]),
  ],
  targets: [
    .target(
      name: "ExpoResources",
      path: "Resources",
      resources: [
        .embedInCode("config.schema.json"),
        .embedInCode("entries.schema.json"),
        .embedInCode("expo.css"),
        .embedInCode("exposition.schema.json"),
        .embedInCode("search.js"),
      ],
      swiftSettings: settings
    ),
    .target(name: "ExpoModel", swiftSettings: settings + [.strictMemorySafety()]),
    .target(name: "ExpoText", swiftSettings: settings + [.strictMemorySafety()]),
    .target(name: "ExpoTerminal", dependencies: ["ExpoText"], swiftSettings: settings),
    .target(
      name: "ExpoDiagnostics",
      dependencies: ["ExpoText"],
      swiftSettings: settings
    ),
    .target(
      name: "ExpoJSON",
      dependencies: ["ExpoText", "ExpoDiagnostics"],
      swiftSettings: settings + [.strictMemorySafety()]
    ),
    .target(
      name: "ExpoRendering",
      dependencies: ["ExpoResources", "ExpoModel", "ExpoText"],
      swiftSettings: settings
    ),
    .target(
      name: "ExpoCatalog",
      dependencies: ["ExpoText", "ExpoModel", "ExpoJSON"],
      swiftSettings: settings
    ),
    .target(
      name: "ExpoValidation",
      dependencies: ["ExpoModel", "ExpoText", "ExpoDiagnostics", "ExpoJSON", "ExpoCatalog"],
      swiftSettings: settings
    ),
    .target(
      name: "ExpoCommand",
      dependencies: [
        "ExpoResources", "ExpoModel", "ExpoText", "ExpoDiagnostics", "ExpoJSON", "ExpoRendering",
        "ExpoCatalog", "ExpoValidation", "ExpoTerminal",
      ],
      swiftSettings: settings
    ),
    .executableTarget(name: "expo", dependencies: ["ExpoCommand"], swiftSettings: settings),
    .target(
      name: "ExpoTestSupport",
      dependencies: ["ExpoText", "ExpoCatalog", "ExpoCommand"],
      path: "Tests/ExpoTestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoModelTests",
      dependencies: ["ExpoModel"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoTextTests",
      dependencies: ["ExpoText", "ExpoTestSupport"],
      exclude: ["search-vectors.json", "wcwidth-differences.txt"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoTerminalTests",
      dependencies: ["ExpoText", "ExpoTerminal"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoDiagnosticsTests",
      dependencies: ["ExpoText", "ExpoDiagnostics", "ExpoTestSupport"],
      exclude: ["Golden"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoJSONTests",
      dependencies: ["ExpoText", "ExpoDiagnostics", "ExpoJSON", "ExpoTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoRenderingTests",
      dependencies: ["ExpoModel", "ExpoText", "ExpoRendering", "ExpoTestSupport"],
      exclude: ["Golden"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoCatalogTests",
      dependencies: ["ExpoModel", "ExpoText", "ExpoCatalog", "ExpoTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoValidationTests",
      dependencies: [
        "ExpoModel", "ExpoText", "ExpoDiagnostics", "ExpoJSON", "ExpoCatalog", "ExpoValidation",
        "ExpoTestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoCommandTests",
      dependencies: [
        "ExpoModel", "ExpoResources", "ExpoText", "ExpoDiagnostics", "ExpoCatalog",
        "ExpoValidation", "ExpoTerminal", "ExpoRendering", "ExpoCommand", "ExpoTestSupport",
      ],
      exclude: ["Golden"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpoPropertyTests",
      dependencies: [
        "ExpoModel", "ExpoText", "ExpoDiagnostics", "ExpoJSON", "ExpoValidation", "ExpoTerminal",
        "ExpoRendering", "ExpoCommand", "ExpoTestSupport",
      ],
      swiftSettings: settings
    ),
  ]
)
