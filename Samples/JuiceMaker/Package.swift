// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "JuiceMaker",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "expo", path: "../..")],
  targets: [
    .executableTarget(
      name: "JuiceMaker",
      dependencies: [.product(name: "ExpoJSON", package: "expo")],
      resources: [.embedInCode("recipes.json"), .embedInCode("stock.json")]),
    .testTarget(name: "JuiceMakerTests", dependencies: ["JuiceMaker"]),
  ]
)
