// swift-tools-version: 6.2
// Measures ExpoJSON's decoder beside Foundation's; Tests/Tools/benchmark.py builds and runs it.

import PackageDescription

let package = Package(
  name: "decode",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "expo", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "decode",
      dependencies: [.product(name: "ExpoJSON", package: "expo")]
    )
  ]
)
