import Dispatch
import ExpoKit
import Testing

@testable import Expo1900

struct AllScreensTests {
  private static let isMain = DispatchSpecificKey<Bool>()

  @Test("each document is read once, and not by the thread of the user interface")
  @MainActor
  func reading() async {
    DispatchQueue.main.setSpecific(key: Self.isMain, value: true)
    #expect(DispatchQueue.getSpecific(key: Self.isMain) == true)
    let (readings, continuation) = AsyncStream.makeStream(of: String.self)
    let catalog = Documents.catalog(at: ScreenTests.package + "/Assets.xcassets")
    let documents = Documents { name in
      let isMain = DispatchQueue.getSpecific(key: Self.isMain) ?? false
      continuation.yield(isMain ? "\(name), by the main thread" : name)
      return try catalog.read(name)
    }
    let screens = await AllScreens.screens(of: documents, in: .korean)
    // What a user interface draws any number of times.
    for _ in 0..<3 {
      guard case .content(let poster) = screens.poster, case .content(let list) = screens.list
      else {
        Issue.record("no content")
        return
      }
      #expect(poster.visitors == "방문객: 50,860,801명")
      #expect(list.rows.count == 5)
    }
    continuation.finish()
    var names: [String] = []
    for await name in readings { names.append(name) }
    #expect(names == ["paris_expo_1900", "items"])
  }

  @Test("a document that cannot be read leaves the other screen as it is")
  func oneBroken() async {
    let catalog = Documents.catalog(at: ScreenTests.package + "/Assets.xcassets")
    let broken = Documents.catalog(at: ScreenTests.package + "/Broken.xcassets")
    let documents = Documents { name in try (name == "items" ? broken : catalog).read(name) }
    let screens = await AllScreens.screens(of: documents, in: .english)
    guard case .content = screens.poster, case .alert(let alert) = screens.list else {
      Issue.record("not an alert beside a poster")
      return
    }
    #expect(alert.place == "items.json, line 10, column 5")
  }
}
