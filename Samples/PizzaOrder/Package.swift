// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "PizzaOrder",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "expo", path: "../..")],
  targets: [
    .executableTarget(
      name: "PizzaOrder",
      dependencies: [.product(name: "ExpoJSON", package: "expo")],
      resources: [.embedInCode("menu.json")]),
    .testTarget(name: "PizzaOrderTests", dependencies: ["PizzaOrder"]),
  ]
)
