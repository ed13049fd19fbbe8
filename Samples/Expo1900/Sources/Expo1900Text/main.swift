// swift run Expo1900Text [CATALOG]

import Expo1900
import ExpoKit

let catalog = CommandLine.arguments.dropFirst().first ?? "Assets.xcassets"
print(TextFront(.catalog(at: catalog), language: .preferred).text)
