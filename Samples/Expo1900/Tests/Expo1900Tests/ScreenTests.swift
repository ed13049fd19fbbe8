import ExpoKit
import Testing

@testable import Expo1900

struct ScreenTests {
  private let documents = Documents { name in
    let text = [
      "paris_expo_1900": """
      {"title": "파리 만국박람회(Paris)", "visitors": 50860801, "location": "파리",
       "duration": "1900. 04. 14 - 1900. 11. 12", "description": "글"}
      """,
      "items": """
      [{"name": "그랑 팔레", "image_name": "grand_palais", "short_desc": "요약", "desc": "본문"}]
      """,
    ]
    return SourceFile(name: "\(name).json", text: text[name] ?? "")
  }

  @Test("the poster in both languages")
  func poster() throws {
    let exposition = try documents.exposition()
    let korean = PosterScreen(exposition, in: .korean)
    #expect(korean.title == ["파리 만국박람회", "(Paris)"])
    #expect(korean.visitors == "방문객: 50,860,801명")
    #expect(korean.location == "개최지: 파리")
    #expect(korean.duration == "개최 기간: 1900. 04. 14 - 1900. 11. 12")
    #expect(korean.body == "글")
    let english = PosterScreen(exposition, in: .english)
    #expect(english.visitors == "Visitors: 50,860,801")
  }

  @Test("the list, and a detail behind each row")
  func list() throws {
    let list = ListScreen(try documents.entries(), in: .korean)
    #expect(list.title == "출품작")
    #expect(list.rows.map(\.name) == ["그랑 팔레"])
    #expect(list.rows.map(\.summary) == ["요약"])
    #expect(list.rows.map(\.picture) == ["grand_palais"])
    #expect(list.rows.map(\.detail.title) == ["그랑 팔레"])
    #expect(list.rows.map(\.detail.body) == ["본문"])
  }

  @Test("the catalog of this package has a poster and five entries with their pictures")
  func catalog() throws {
    let path = Self.package + "/Assets.xcassets"
    let documents = Documents.catalog(at: path)
    #expect(try documents.exposition().visitors == 50_860_801)
    let pictures = Set(try AssetCatalog(at: path).imageNames)
    #expect(pictures == Set(try documents.entries().map(\.imageName) + ["poster"]))
    #expect(pictures.count == 6)
  }

  static let package = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  @Test("only the poster keeps its orientation")
  func orientations() {
    #expect(Screen.poster.orientations == [.portrait])
    #expect(Screen.list.orientations == [.portrait, .landscape])
    #expect(Screen.detail.orientations == [.portrait, .landscape])
  }

  @Test("a reader gets the text size asked for, as far as the screen allows it")
  func textSizes() {
    let given = Screen.allCases.map { screen in
      [.xSmall, .xxxLarge, .accessibility5].map { screen.textSize(for: $0) }
    }
    #expect(
      given == [
        [TextSize.xSmall, .xxxLarge, .accessibility1],
        [.xSmall, .xxxLarge, .accessibility3],
        [.xSmall, .xxxLarge, .accessibility5],
      ])
  }

  @Test("entries with one name are rows of their own, in the order of the document")
  func equalNames() throws {
    let text = (1...3).map {
      #"{"name": "메달", "image_name": "m\#($0)", "short_desc": "요약 \#($0)", "desc": "본문 \#($0)"}"#
    }
    let documents = Documents { name in
      SourceFile(name: name, text: "[\(text.joined(separator: ", "))]")
    }
    let rows = ListScreen(try documents.entries(), in: .korean).rows
    #expect(rows.map(\.name) == ["메달", "메달", "메달"])
    #expect(rows.map(\.id) == [0, 1, 2])
    #expect(rows.map(\.detail.body) == ["본문 1", "본문 2", "본문 3"])
  }

  @Test(
    "a picture is fitted into its room with its shape, and never enlarged",
    arguments: [
      (Room(width: 1440, height: 720), Room(width: 72, height: 36)),
      (Room(width: 72, height: 720), Room(width: 7.2, height: 72)),
      (Room(width: 40, height: 30), Room(width: 40, height: 30)),
      (Room(width: 0, height: 0), Room(width: 0, height: 0)),
    ])
  func pictures(picture: Room, fitted: Room) {
    #expect(Screen.list.pictureRoom.fitting(picture) == fitted)
  }
}
