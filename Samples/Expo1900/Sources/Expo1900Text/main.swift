// swift run Expo1900Text [CATALOG]

import Expo1900
import ExpoKit
import Foundation

let catalog = CommandLine.arguments.dropFirst().first ?? "Assets.xcassets"
let locale = ProcessInfo.processInfo.environment["LANG"] ?? ""
print(TextFront(.catalog(at: catalog), language: Language(locale: locale)).text)
