extension SlipKind {
  static let names = rows(
    #"""
    name of the entries misspelled in code → EX610 CODE:2 → all → items" ⇒ itemsx"
    name of the exposition misspelled in code → EX610 CODE:3 → all → fair" ⇒ fairx"
    picture that code names misspelled → warning EX610 CODE:4 → all → logo" ⇒ logox"
    picture that code names deleted → warning EX610 CODE:4 → all → picture logo
    name in code with an ending → EX610 CODE:2 → catalog, constants, parameters → "items" ⇒ "items.json"
    name in code in the wrong case → EX610 CODE:2 → catalog, constants, Objective-C, app with a package → "items" ⇒ "Items"
    file in place of a data set → EX610 CODE:2 → catalog, synchronized folder → NSDataAsset(name: "items") ⇒ Bundle.main.url(forResource: "items", withExtension: "json")
    data set in place of a file → EX610 CODE:2 → loose files → Bundle.main.url(forResource: "items", withExtension: "json") ⇒ NSDataAsset(name: "items")
    folder of a file forgotten → EX610 CODE:3 → folder reference → , subdirectory: "Data" ⇒ nothing
    folder of a file that is a group → EX610 CODE:3 → loose files → "json") ⇒ "json", subdirectory: "App")
    ending of a file twice → EX610 CODE:2 → loose files → "items" ⇒ "items.json"
    ending of a file forgotten → EX610 CODE:2 → SwiftUI → "items.json" ⇒ "items"
    name misspelt with another behind → warning EX610 CODE:2 → catalog, two targets → (name: "items") ⇒ (name: "itmes") ?? NSDataAsset(name: "items")
    constant misspelt that no call uses → warning EX610 CODE:2 → constants → "items" ⇒ "itmes" ‖ items = NSDataAsset(name: Name.items),  ⇒ nothing
    name misspelt behind two constants → warning EX610 CODE:2 → constants → "items" ⇒ "itmes" ‖ (name: Name.items) ⇒ (name: List.name) ‖ CODE := @enum List { static let name = Name.items }⏎
    name misspelt two functions away → warning EX610 CODE:2 → parameters → Parser().parse(fileName: "items") ⇒ load("itmes") ‖ CODE := @func load<T: Decodable>(_ file: String) -> T? { Parser().parse(fileName: file) }⏎
    argument misspelt → EX610 CODE:2 → parameters, SwiftUI → "items ⇒ "itmes
    bundle of the package forgotten → EX610 CODE:2 → Swift package, app with a package → "items", bundle: .module ⇒ "items"
    namespace forgotten in code → warning EX610 CODE:4 → groups with namespaces → "Fair/logo" ⇒ "logo"
    exposition that no code loads → note EX704 EXPOSITION:1 → catalog, two targets → CODE | let fair = NSDataAsset(name: "fair")⏎ ⇒ nothing
    broken fixture in the app → note EX302 App/Assets.xcassets/broken.dataset/broken.json:1 → tests with pictures → App/Assets.xcassets/broken.dataset/broken.json := [{"name": "가", "image_name": "jikji", "short_desc": "나"}] ‖ App/Assets.xcassets/broken.dataset/Contents.json := \#(FairProject.dataSet("broken.json")) ‖ AppTests/AppTests.swift := @⏎let broken = NSDataAsset(name: "broken")⏎
    """#)
}
