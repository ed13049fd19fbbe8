// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Expo1900",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "Expo1900", targets: ["Expo1900"])],
  dependencies: [.package(name: "expo", path: "../..")],
  targets: [
    .target(name: "Expo1900", dependencies: [.product(name: "ExpoKit", package: "expo")]),
    .executableTarget(
      name: "Expo1900Text",
      dependencies: ["Expo1900", .product(name: "ExpoKit", package: "expo")]),
    .testTarget(name: "Expo1900Tests", dependencies: ["Expo1900"]),
  ]
)
