import ExpoKit
import Testing

@testable import Expo1900

struct AlertTests {
  private let broken = Documents.catalog(at: ScreenTests.package + "/Broken.xcassets")

  private func alert(
    in language: Language, of load: () throws -> some Any
  ) throws -> Alert {
    do {
      _ = try load()
      throw NoError()
    } catch {
      return Alert(error, in: language)
    }
  }

  private struct NoError: Error {}

  @Test("a broken poster")
  func poster() throws {
    let alert = try alert(in: .korean, of: broken.exposition)
    #expect(alert.title == "박람회 정보를 읽을 수 없습니다")
    #expect(alert.place == "paris_expo_1900.json 3번째 줄 15번째 열")
    #expect(alert.message == "'visitors' 값은 숫자여야 하는데 문자열 '50,860,801'입니다")
    #expect(alert.recovery == "숫자만 쓰세요: 50860801")
  }

  @Test("a broken list: the first fault, and how many more there are")
  func list() throws {
    let alert = try alert(in: .english, of: broken.entries)
    #expect(alert.title == "The exposition cannot be read")
    #expect(alert.place == "items.json, line 10, column 5")
    #expect(alert.message == "missing key 'image_name'; found 'imageName' (and 1 more)")
    #expect(alert.recovery == "rename it to 'image_name'")
    #expect(
      alert.text == [alert.place, alert.message, alert.recovery ?? ""].joined(separator: "\n"))
  }

  @Test("a catalog that is not there")
  func missing() throws {
    let alert = try alert(in: .english, of: Documents.catalog(at: "/no/where.xcassets").entries)
    #expect(alert.place == "/no/where.xcassets")
    #expect(alert.message.hasPrefix("/no/where.xcassets: "))
  }

  @Test("the screens of a broken catalog are alerts")
  func front() {
    let text = TextFront(broken, language: .korean).text
    #expect(text.hasPrefix("! 박람회 정보를 읽을 수 없습니다\nparis_expo_1900.json 3번째 줄"))
    #expect(text.contains("\n\n! 박람회 정보를 읽을 수 없습니다\nitems.json 10번째 줄"))
  }
}
