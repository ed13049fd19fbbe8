extension SlipKind {
  private static func misspelled(_ word: String) -> Edit {
    .change("CODE") { $0.replacing("\(word)\"", with: "\(word)x\"", maxReplacements: 1) }
  }

  static let names: [SlipKind] = [
    .init("name of the entries misspelled in code", "EX610 CODE:2", in: "all", misspelled("items")),
    .init(
      "name of the exposition misspelled in code", "EX610 CODE:3", in: "all", misspelled("fair")),
    .init(
      "picture that code names misspelled", "warning EX610 CODE:4", in: "all", misspelled("logo")),
    .init(
      "picture that code names deleted", "warning EX610 CODE:4", in: "all", .picture("logo", nil)),
    .init(
      "name in code with an ending", "EX610 CODE:2", #""items""#, #""items.json""#,
      in: "catalog, constants, parameters"),
    .init(
      "name in code in the wrong case", "EX610 CODE:2", #""items""#, #""Items""#,
      in: "catalog, constants, Objective-C, app with a package"),
    .init(
      "file in place of a data set", "EX610 CODE:2", #"NSDataAsset(name: "items")"#,
      #"Bundle.main.url(forResource: "items", withExtension: "json")"#,
      in: "catalog, synchronized folder"),
    .init(
      "data set in place of a file", "EX610 CODE:2",
      #"Bundle.main.url(forResource: "items", withExtension: "json")"#,
      #"NSDataAsset(name: "items")"#, in: "loose files"),
    .init(
      "ending of a file twice", "EX610 CODE:2", #""items""#, #""items.json""#,
      in: "loose files"),
    .init(
      "ending of a file forgotten", "EX610 CODE:2", #""items.json""#, #""items""#, in: "SwiftUI"),
    .init(
      "name misspelt with another behind", "warning EX610 CODE:2", #"(name: "items")"#,
      #"(name: "itmes") ?? NSDataAsset(name: "items")"#, in: "catalog, two targets"),
    .init(
      "constant misspelt that no call uses", "warning EX610 CODE:2", in: "constants",
      .replace("CODE", #""items""#, #""itmes""#),
      .replace("CODE", "items = NSDataAsset(name: Name.items), ", "")),
    .init(
      "name misspelt behind two constants", "warning EX610 CODE:2", in: "constants",
      .replace("CODE", #""items""#, #""itmes""#),
      .replace("CODE", "(name: Name.items)", "(name: List.name)"),
      .change("CODE") { $0 + "enum List { static let name = Name.items }\n" }),
    .init(
      "name misspelt two functions away", "warning EX610 CODE:2", in: "parameters",
      .replace("CODE", #"Parser().parse(fileName: "items")"#, #"load("itmes")"#),
      .change("CODE") {
        $0 + "func load<T: Decodable>(_ file: String) -> T? { Parser().parse(fileName: file) }\n"
      }),
    .init("argument misspelt", "EX610 CODE:2", #""items"#, #""itmes"#, in: "parameters, SwiftUI"),
    .init(
      "bundle of the package forgotten", "EX610 CODE:2", #""items", bundle: .module"#, #""items""#,
      in: "Swift package, app with a package"),
    .init(
      "namespace forgotten in code", "warning EX610 CODE:4", #""Fair/logo""#, #""logo""#,
      in: "groups with namespaces"),
    .init(
      "exposition that no code loads", "note EX704 EXPOSITION:1", in: "catalog, two targets",
      .replace("CODE", #"let fair = NSDataAsset(name: "fair")\#n"#, "")),
    .init(
      "broken fixture in the app", "note EX302 App/Assets.xcassets/broken.dataset/broken.json:1",
      in: "tests with pictures",
      .write(
        "App/Assets.xcassets/broken.dataset/broken.json",
        #"[{"name": "가", "image_name": "jikji", "short_desc": "나"}]"#),
      .write(
        "App/Assets.xcassets/broken.dataset/Contents.json", FairProject.dataSet("broken.json")),
      .change("AppTests/AppTests.swift") { $0 + #"\#nlet broken = NSDataAsset(name: "broken")\#n"# }
    ),
  ]
}
