// swift-tools-version: 6.2
// Measures ExpoJSON's decoder beside Foundation's; Tests/Tools/benchmark.py builds and runs it.

import PackageDescription

// A clone of ReerJSON, to measure it too.
let reerJSON = Context.environment["REERJSON"]

let package = Package(
  name: "decode",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "expo", path: "../../../..")]
    + (reerJSON.map { [.package(name: "ReerJSON", path: $0)] } ?? []),
  targets: [
    .executableTarget(
      name: "decode",
      dependencies: [.product(name: "ExpoJSON", package: "expo")]
        + (reerJSON.map { _ in [.product(name: "ReerJSON", package: "ReerJSON")] } ?? [])
    )
  ]
)
