import ExpoTestSupport
import Testing

@testable import ExpoKit

struct SourceAssetsTests {
  static let swiftCode = TextTable.lists(
    ####"""
    NSDataAsset(name: "items") → items
    let a = UIImage( named : "flag" )! → flag
    Image("flag").resizable() → flag
    Image(decorative: "flag"); Label("Fair", image: "flag"); Label("Fair", systemImage: "star") → flag ‖ flag
    UIColor(named: "red") ?? .red → red?
    SwiftUI.Color("red") → red
    Image("flag", label: Text("Flag")) → flag
    UIImage(named: "flag.png") → flag.png
    UIImage(named: "flag.bmp") → nothing
    -- Files of the app.
    Bundle.main.url(forResource: "items", withExtension: "json") → items.json
    Bundle.main.path(forResource: "items", ofType: "json")! → items.json
    Bundle.module.url(forResource: "items", withExtension: "json") → items.json
    Bundle.main.url(forResource: "items", withExtension: "txt") → nothing
    Bundle.main.url(forResource: name, withExtension: "json") → nothing
    Bundle.main.url(forResource: "a\(1)", withExtension: "json") → nothing
    bundle.url(forResource: "items", withExtension: "json") → nothing
    Bundle.main.url(forResource: "a", withExtension: "json", subdirectory: "b") → b/a.json
    Bundle.main.path(forResource: "a", ofType: ".json", inDirectory: nil) → a.json
    Bundle(for: A.self).url(forResource: "a", withExtension: "json"); NSDataAsset(name: "b", bundle: Bundle(for: A.self)) → a.json ‖ b
    Bundle.main.bundleURL.appending(path: "a.json"); Bundle.main.resourceURL!.appendingPathComponent("b/c.json") → a.json? ‖ b/c.json?
    cache.appending(path: "a.json"); url.appendingPathComponent("b.json") → nothing
    Bundle.main.url(forResource: "items.json", withExtension: nil) → items.json
    -- All forms of a call.
    NSDataAsset.init(name: "a") → a
    let x: NSDataAsset? = .init(name: "a") → a
    var x: NSDataAsset? { .init(name: "a") } → a
    x = .init(name: "a") → nothing
    func f() -> NSDataAsset? { return .init(name: "a") } → a
    NSDataAsset(name: "a", bundle: .main); NSDataAsset(name: "b", bundle: Bundle.main) → a ‖ b
    UIImage(named: "a", in: nil, with: nil); UIImage(named: "b", in: .module, with: nil) → a ‖ b
    NSDataAsset(name: Optional("a")!); NSDataAsset(name: .init("b")) → a ‖ b
    NSDataAsset(name: .init(rawValue: "a")); NSDataAsset(name: String(describing: "b")) → a
    NSDataAsset(name: a?.b ? "a" : b ? "b" : "c") → a ‖ b ‖ c
    NSDataAsset(name: a ? b ? "a" : "b" : "c") → a ‖ b ‖ c
    NSDataAsset(name: "a" as NSDataAssetName) → a
    NSDataAsset(name: "a") ?? other; NSDataAsset(name: "b")?.data ?? Data() → a? ‖ b?
    NSDataAsset(name: "a").map { $0.data } ?? c; (NSDataAsset(name: "b")?.data) ?? c → a? ‖ b?
    NSDataAsset(name: "a").flatMap { try? d($0) }.map(\.x) ?? []; ((NSDataAsset(name: "b")?.data)) ?? c → a? ‖ b?
    f(NSDataAsset(name: "a")) ?? c; NSDataAsset(name: "b")!.data.first ?? 0; NSDataAsset(name: "c").map { $0 ?? d } → a ‖ b ‖ c
    NSDataAsset(name: "https://a.b/c.json"); Bundle.main.url(forResource: "file:///a.json", withExtension: nil) → nothing
    enum N { static let a = "x", b: String = "y" } ‖ NSDataAsset(name: N.a); NSDataAsset(name: N.b) → x ‖ y
    func f() { let a = c ? "x" : "y", b = "z"; if let c = d, b == a { NSDataAsset(name: a); NSDataAsset(name: b) } } → x ‖ y ‖ z
    var a = "x", b = "y"⏎NSDataAsset(name: b) → nothing
    if let a = NSDataAsset(name: "a") { return a } else { return NSDataAsset(name: "b") } → a? ‖ b
    if let a = NSDataAsset(name: "a") {} else if b, let b = NSDataAsset(name: "b") {} → a? ‖ b
    guard let u = Bundle.main.url(forResource: "a", withExtension: "json"),⏎  c else {⏎  return NSDataAsset(name: "b") } → a.json? ‖ b
    guard let a = NSDataAsset(name: "a") else { fatalError() }; let b = NSDataAsset(name: "b") → a ‖ b
    if let a = NSDataAsset(name: "a") { NSDataAsset(name: "b") } else { return nil } → a ‖ b
    if let a = NSDataAsset(name: "a") {} else { c() }; let b = NSDataAsset(name: "b") → a ‖ b
    func f() { if let a = NSDataAsset(name: "a") { return a }⏎return NSDataAsset(name: "b") }; NSDataAsset(name: "c") → a? ‖ b ‖ c
    func f() { if let a = NSDataAsset(name: "a") { show(a) }⏎NSDataAsset(name: "b").map { return $0 } }; NSDataAsset(name: "c") → a ‖ b ‖ c
    #if DEBUG⏎NSDataAsset(name: "a")⏎#endif⏎if c {} else { NSDataAsset(name: "b") } → a ‖ b
    -- Names that are put together.
    UIImage(named: "flag\(number)") → nothing
    UIImage(named: "flag" + suffix) → nothing
    UIImage(named: prefix + "flag") → nothing
    UIImage(named: isOld ? "old" : "new") → old ‖ new
    Image("flag".lowercased()) → nothing
    -- Other bundles, pictures of the system.
    UIImage(named: "flag", in: bundle, compatibleWith: nil) → nothing
    NSDataAsset(name: "items", bundle: bundle) → nothing
    Image(systemName: "star"); UIImage(systemName: "star") → nothing
    NSImage(named: "NSActionTemplate") → nothing
    -- Other calls.
    a(.Image("flag"), Kit.Color("red"), .Color("red")) → nothing
    Kit.UIImage(named: "flag"); UIKit.UIImage(named: "a") → a
    Color("#FF0000") → nothing
    MyImage("flag"); Text("Image(x)"); Images.Image2("a") → nothing
    -- Code that is no part of the app.
    // Image("flag") → nothing
    /* Image("flag") */ Image("a") → a
    #Preview("x") {⏎  Image("flag")⏎}⏎let a = Image("a") → a
    struct P: PreviewProvider { var a: some View { Image("flag") } }⏎Image("a") → a
    #if false⏎Image("flag")⏎#if DEBUG⏎Image("b")⏎#endif⏎#endif⏎Image("a") → a
    #if false⏎Image("flag")⏎#else⏎Image("a")⏎#endif → a
    #if DEBUG⏎Image("a")⏎#endif → a
    #if false⏎#if os(iOS)⏎#elseif DEBUG⏎Image("b")⏎#endif⏎#elseif X⏎Image("a")⏎#endif → a
    #if os(macOS)⏎Image("flag")⏎#else⏎Image("a")⏎#endif → a
    #if !os(iOS)⏎Image("a")⏎#else⏎Image("b")⏎#endif → b
    /* /* */ Image("flag") */ Image("a") → a
    /*/ */ Image("a") → a
    #if os(iOS)⏎Image("a")⏎#else⏎Image("flag")⏎#endif⏎Image("b") → a ‖ b
    #if os(macOS)⏎#elseif os(iOS)⏎Image("a")⏎#elseif X⏎Image("b")⏎#endif → a
    #if !canImport(UIKit)⏎Image("flag")⏎#else⏎Image("a")⏎#endif → a
    #if DEBUG && os(macOS)⏎Image("flag")⏎#endif⏎Image("a") → a
    #if os(tvOS) || X⏎Image("a")⏎#endif → a
    #if (os(macOS) || os(tvOS))⏎Image("flag")⏎#endif⏎Image("a") → a
    #if !(X || os(iOS))⏎Image("a")⏎#else⏎Image("b")⏎#endif → a ‖ b
    #if X && (Y || os(iOS) || Z)⏎#else⏎Image("a")⏎#endif → a
    #if os(iOS)⏎#if false⏎#else⏎Image("a")⏎#endif⏎#endif⏎#else⏎Image("b") → a ‖ b
    #if⏎Image("a")⏎#endif → a
    struct A {⏎#Preview { Image("flag") }⏎let b = "x" }⏎func f() { Image(b) } → nothing
    -- Raw texts.
    let a = #"Image("flag")"#; Image("a") → a
    let a = #"\"#; Image("a") → a
    let a = #"\#"#"#; Image("a") → a
    let a = ##"""⏎"# """# Image("flag")⏎"""##; Image("a") → a
    let a = #"open⏎Image("a") → a
    Image(#"flag"#); Image(##"b"##) → flag ‖ b
    Image(#"flag\#(number)"#) → nothing
    -- Texts in which quotation marks or comments stand.
    let a = "\"Image("; Image("a") → a
    let a = "// x"; Image("a") → a
    let a = """⏎ Image("flag")⏎ """⏎Image("a") → a
    let a = "open⏎Image("a") → a
    """####)

  static let otherCode = TextTable.lists(
    ####"""
    A.m: [UIImage imageNamed:@"flag"]; [UIColor colorNamed:@"red"]; → flag ‖ red
    A.m: [[NSDataAsset alloc] initWithName:@"items"]; → items
    A.m: [UIImage imageNamed:@"flag" inBundle:b compatibleWithTraitCollection:nil]; → nothing
    A.m: [[NSBundle mainBundle] URLForResource:@"a" withExtension:@"json"]; → a.json
    A.m: [[NSBundle mainBundle] pathForResource:@"a" ofType:@"json"]; → a.json
    A.m: [NSBundle.mainBundle pathForResource:@"a" ofType:@"json"]; [NSDataAsset.alloc initWithName:@"b"]; → a.json ‖ b
    A.m: [[NSDataAsset alloc] initWithName:@"a" bundle:NSBundle.mainBundle]; → a
    A.m: char c = '"'; [UIImage imageNamed:@"flag"]; → flag
    A.m: #if 0⏎[UIImage imageNamed:@"flag"];⏎#endif → nothing
    A.m: #if 0⏎#ifdef A⏎#endif⏎#ifndef B⏎#endif⏎[UIImage imageNamed:@"flag"];⏎#endif⏎[UIImage imageNamed:@"a"]; → a
    A.m: #if 0⏎#elif X⏎[UIImage imageNamed:@"a"];⏎#endif → a
    A.m: #if TARGET_OS_IOS⏎#else⏎[NSImage imageNamed:@"flag"];⏎#endif → nothing
    A.m: #if !TARGET_OS_IPHONE⏎[NSImage imageNamed:@"flag"];⏎#endif → nothing
    A.m: /* /* */ [UIImage imageNamed:@"flag"]; → flag
    A.m: #define A #"x" [UIImage imageNamed:@"flag"]; → flag
    A.m: NSString *const kItems = @"items"; [[NSDataAsset alloc] initWithName:kItems]; → items
    A.m: #define ITEMS @"items"⏎[[NSDataAsset alloc] initWithName:ITEMS]; → items
    A.m: NSString *name = @"items"; [[NSDataAsset alloc] initWithName:name]; → nothing
    A.m: [[NSDataAsset alloc] initWithName:@"a" bundle:[NSBundle mainBundle]]; → a
    A.storyboard: <imageView image="flag" id="a"><!-- image="b" --></imageView> → flag
    A.xib: <accessibilityTraits key="traits" image="YES"/> → nothing
    A.xib: <string key="text">a 5" nail, image="x"</string><state image="flag"/> → flag
    A.xib: <string><![CDATA[<state image="x"/>]]></string><state image="flag"/> → flag
    A.xib: <![CDATA[ → nothing
    A.xib: <![CDATA[] → nothing
    A.storyboard: <state image="star" catalog="system"/> → nothing
    A.xib: <namedColor name="red"/><image name="x" width="1"/> → red
    A.storyboard: <imageView text="a//b" image="flag"/> → flag
    A.swift: let image = "flag" → nothing
    """####)

  @Test("Swift loads the names that calls have in full", arguments: swiftCode)
  func ofSwift(code: String, names: [String]) {
    #expect(Self.names(in: [("A.swift", code)]) == names)
  }

  @Test("Objective-C loads names of calls, interfaces those of attributes", arguments: otherCode)
  func ofOthers(text: String, names: [String]) {
    let parts = text.split(separator: ": ", maxSplits: 1).map(String.init)
    #expect(Self.names(in: [(parts[0], parts[1])]) == names)
  }

  /// The code of files, and the names that it loads; those that it may not load have a question mark.
  static let followed = TextTable.lists(
    ####"""
    -- Constants.
    let a = "x"⏎let b = NSDataAsset(name: a) → x
    enum N { static let a = "x" } ‖ NSDataAsset(name: N.a) → x
    enum N { enum M { static let a: String = "x" } } ‖ NSDataAsset(name: N.M.a) → x
    struct S { private let n = "x"; func f() { NSDataAsset(name: n); UIImage(named: self.n) } } → x ‖ x
    struct S { static var n: String { return "x" } } ‖ NSDataAsset(name: S.n) → x
    func f() { let n = b ? "x" : "y"; guard let a = NSDataAsset(name: n) else { return } } → x ‖ y
    extension String { static let a = "x" } ‖ NSDataAsset(name: .a) → x
    let a = "x"⏎let b = a ‖ NSDataAsset(name: b) → x?
    class S { let n = "x"; func f() { g { [weak self] in guard let self = self else { return }; NSDataAsset(name: self.n) } } } → x
    class B { var n: String { "x" }; func f() { NSDataAsset(name: n) } } ‖ class C: B { override var n: String { "y" } } → nothing
    fileprivate let a = "x"⏎NSDataAsset(name: a) ‖ fileprivate let a = "y"⏎NSDataAsset(name: a) → x ‖ y
    -- Cases.
    enum F: String { case a = "x", b } ‖ NSDataAsset(name: F.a.rawValue); NSDataAsset(name: F.b.rawValue) → x ‖ b
    enum F: String { case a; case `default` } ‖ func g() { let f = F.default; NSDataAsset(name: f.rawValue) } → default
    enum F: String { case a }⏎func load(_ f: F) { NSDataAsset(name: f.rawValue) } ‖ load(.a) → a
    enum F: String { case a, b = "x" } ‖ extension F { var data: Data? { NSDataAsset(name: rawValue)?.data }; func f() { UIImage(named: rawValue) } } → a? ‖ x?
    enum F: Int { case a } ‖ NSDataAsset(name: F.a.rawValue) → nothing
    -- Parameters.
    func load(from name: String) -> Data? { NSDataAsset(name: name)?.data } ‖ load(from: "x") → x
    func load<T>(_ name: String, to type: T.Type) -> T? { guard let a = NSDataAsset(name: name) else { return nil } } ‖ load("x", to: Int.self) → x
    class P { static func load(_ name: String) { NSDataAsset(name: name) } }⏎enum N { static let a = "x" } ‖ P.load(N.a) → x
    struct P<T> { func load(name: String) { NSDataAsset(name: name) } } ‖ P<Int>().load(name: "x") → x
    func load(name: String = "x") { NSDataAsset(name: name) } ‖ load() → x ‖ x?
    func load(name: String = "x") { NSDataAsset(name: name) } → x?
    enum D { static subscript(name: String) -> NSDataAsset? { NSDataAsset(name: name) } } ‖ D["x"] → nothing
    enum D { static subscript(_ name: String) -> NSDataAsset? { NSDataAsset(name: name) } } ‖ D["x"] → x
    extension Bundle { func decode(_ file: String) { guard let url = self.url(forResource: file, withExtension: nil) else { return } } } ‖ Bundle.main.decode("x.json"); JSONDecoder().decode("y.json") → x.json
    func load(_ name: String) { load(name); NSDataAsset(name: name) } ‖ load("x") → x
    -- Calls that may be of another function.
    enum P { static func load(_ n: String) { NSDataAsset(name: n) } } ‖ web.load("x"); P.load("y"); P.shared.load("z"); P.default.load("v"); P<Int>.load("w") → y ‖ z ‖ v ‖ w
    struct P { func load(_ n: String) { NSDataAsset(name: n) } } ‖ YAMLDecoder().load("x"); P(a: b(1)).load("y") → y
    struct A { init(_ n: String) { UIImage(named: n) } } ‖ Menu.A("x"); A("y"); A.init("z") → y ‖ z
    enum N { struct A { init(_ n: String) { UIImage(named: n) } } } ‖ Menu.A("x"); N.A("y"); A("z") → y
    class P { func load(_ n: String) { UIImage(named: n); self.load("a") } } ‖ class W: Web { func f() { load("x") } }⏎class Q: P { func f() { load("y") } } → a ‖ y
    func load(_ n: String) { NSDataAsset(name: n) } ‖ struct V: View { let a = load("x") } → x
    struct Image { init(_ n: String) {} }; Image("x") ‖ enum N { struct Color {} }; Color("y") → y
    func load(_ n: String) { NSDataAsset(name: n) } ‖ func f(load: (String) -> Void) { load("x") } → nothing
    func load(_ n: String) { NSDataAsset(name: n) } ‖ func f() { guard let load = try? load("x") else { return }; var load = load("y"); load("z") } → x ‖ y
    -- What is not known.
    var a = "x"⏎NSDataAsset(name: a) → nothing
    let a = "x"⏎names.forEach { a in NSDataAsset(name: a) } → nothing
    let a = "x"⏎func f() { for a in names { NSDataAsset(name: a) } } → nothing
    let a = "x"⏎func f(x: E) { if case .y(let a) = x { NSDataAsset(name: a) } } → nothing
    let a = b⏎let b = a⏎NSDataAsset(name: a) → nothing
    #if DEBUG⏎let a = "x"⏎#else⏎let a = "y"⏎#endif⏎NSDataAsset(name: a) → nothing
    func f(entry: Entry) { UIImage(named: entry.name) } ‖ f(entry: "x") → nothing
    func icon(_ n: String) { UIImage(named: n) ?? UIImage(systemName: n) } ‖ icon("x") → nothing
    struct P { func load(_ n: String) { NSDataAsset(name: n) } }⏎struct Q { func load(_ n: String) { print(n) } } ‖ q.load("x") → nothing
    struct P { func load(_ n: String) { NSDataAsset(name: n) } } ‖ Q.load("x"); p.load("y", 1) → nothing
    func load(_ n: String) { NSDataAsset(name: n) } ‖ server.load("x") → nothing
    """####)

  @Test("a name is followed through constants, cases and parameters", arguments: followed)
  func following(files: String, names: [String]) {
    let files = TextTable.items(files).enumerated()
    #expect(Self.names(in: files.map { ("\($0).swift", $1) }) == names)
  }

  @Test(
    "conditions are those of the app's devices; code that applies to some of them is read",
    arguments: TextTable.rows(
      #"""
      mac → #if os(iOS)⏎Image("a")⏎#elseif os(macOS)⏎Image("b")⏎#endif → b
      mac → #if canImport(UIKit) || TARGET_OS_IPHONE⏎Image("a")⏎#else⏎Image("b")⏎#endif → b
      mac → #if !canImport(AppKit) && DEBUG⏎Image("a")⏎#endif⏎#if false⏎#else⏎Image("b")⏎#endif → b
      tv → #if os(tvOS)⏎Image("a")⏎#elseif canImport(UIKit)⏎Image("b")⏎#endif → a
      watch → #if !os(watchOS)⏎Image("a")⏎#endif⏎#if os(visionOS)⏎Image("b")⏎#endif → nothing
      vision → #if os(visionOS) && !os(iOS)⏎Image("a")⏎#else⏎Image("b")⏎#endif → a
      mac iphone → #if os(iOS)⏎Image("a")⏎#else⏎Image("b")⏎#endif → a ‖ b
      mac iphone → #if os(tvOS)⏎Image("a")⏎#elseif canImport(AppKit)⏎Image("b")⏎#endif → b
      """#))
  func families(row: [String]) {
    let families = row[0].split(separator: " ").compactMap { DeviceFamily(rawValue: String($0)) }
    #expect(Self.names(in: [("A.swift", row[1])], for: Set(families)) == TextTable.items(row[2]))
  }

  @Test(
    "names that cannot be followed are counted",
    arguments: TextTable.pairs(
      #"""
      func load(_ n: String, in b: Bundle = .main) { NSDataAsset(name: n, bundle: b) } ‖ load("x") → 1
      func load(_ n: String) { NSDataAsset(name: n) } ‖ load("x") → 0
      bundle.url(forResource: "a", withExtension: "json"); Bundle.main.url(forResource: "b", withExtension: kind) → 2
      struct P { func load(_ n: String) { NSDataAsset(name: n) } } ‖ p.load("x"); P().load("y") → 1
      struct P { func load(_ n: String) { NSDataAsset(name: n) } } ‖ Q().load("x"); load("y") → 1
      """#))
  func unfollowed(files: String, count: String) {
    let files = TextTable.items(files).map { SourceFile(name: "A.swift", text: $0) }
    #expect("\(Self.module(of: files).unfollowed.values.reduce(0, +))" == count)
  }

  @Test(
    "reading a text that is not code ends",
    arguments: [
      "\"", "\"\"\"", "#\"", "##\"\"\"", "\"#", "\\#", "/*/", "\"\\(", "/*", "#", "(",
      "#if false\n", "'\\\"", "Image(\"a\",", "{", "Optional(", "NSDataAsset(name: a ? ",
      "a ? a : ",
      "let a = b\nlet b = a\nNSDataAsset(name: a)\n", "{ a in ", "enum A: String { case a, ", "[",
      "<",
      "func f(a: String = \"x\") { f(a: a); NSDataAsset(name: a) }\n", "func f(", "#else\n", "let ",
      "#elseif (a &&", "#if os(iOS)\n", "#Preview {\n", "<![CDATA[",
    ])
  func hostile(part: String) {
    let count = Thoroughness.triesAll ? 20_000 : 6_000 / max(3, part.utf8.count)
    let code = String(repeating: part, count: count)
    for file in Thoroughness.triesAll ? ["A.swift", "A.xib", "A.m"] : ["A.swift", "A.xib"] {
      #expect(Self.names(in: [(file, code)]).count <= count)
    }
  }

  private static func names(
    in code: [(name: String, text: String)], for families: Set<DeviceFamily> = DeviceFamily.ofAnyApp
  ) -> [String] {
    let files = code.map { SourceFile(name: $0, text: $1) }
    let requests = module(of: files, families).requests.sorted {
      ($0.file, $0.asset.bytes.lowerBound) < ($1.file, $1.asset.bytes.lowerBound)
    }
    return requests.map { request in
      // The bytes are those of the name in its quotation marks, or of a case.
      let (asset, text) = (request.asset, files[request.file].text(in: request.asset.bytes))
      #expect(text.hasPrefix("\"") ? text.count > 2 : text == asset.name)
      return asset.name + (asset.isCertain ? "" : "?")
    }
  }

  private static func module(
    of files: [SourceFile], _ families: Set<DeviceFamily> = DeviceFamily.ofAnyApp
  ) -> CodeModule {
    let code = files.map { SourceCode($0, for: families) }
    var module = CodeModule(code.map { CodeOutline($0) }, code.map { _ in [-1] })
    module.add(code.enumerated().map { ($0, CodeOutline($1, calling: module.callees).calls) })
    return module
  }

  @Test(
    "assets that code names must be in its targets",
    arguments: ProjectCase.rows(
      #"""
      the set is there → App/A.swift = Image("a") → nothing
      a color → App/A.swift = Color("red") → App/A.swift:1 EX610
      a color set → App/A.swift = Color("red") ‖ ASSETS/red.colorset/Contents.json = {"colors": []} → nothing
      a catalog in another case → project App.xcodeproj: App app/ASSETS.xcassets App/a.swift ‖ App/A.swift = Image("a"); Image("b") → App/A.swift:1 EX610
      a storyboard → App/Main.storyboard = <imageView image="b"/> → App/Main.storyboard:1 EX610
      code in no target → project App.xcodeproj: App ASSETS ‖ App/A.swift = NSDataAsset(name: "x") → nothing
      """#))
  func inTargets(_ item: ProjectCase) throws {
    let tree = item.tree.dataSets(in: "App/Assets.xcassets", "a")
      .pictures(in: "App/Assets.xcassets", "a")
    let folder = try TemporaryFolder(tree.files)
    let found = try Inspection().lines(in: folder.path) { path, line, found in
      "\(path):\(line) \(found.rule.code)" + (found.severity == .error ? " error" : "")
    }
    #expect(found == item.findings)
  }
}

struct PackageManifestTests {
  @Test(
    "code of a package finds what its declaration processes",
    arguments: TextTable.lists(
      #"""
      .target(name: "Fair") → S/R/a.png ‖ S/R/M.xcassets ‖ S/b.png ‖ S/M.xcassets
      .target(name: "Fair", resources: [.process("R")]) → S/R/a.png ‖ S/R/M.xcassets ‖ S/M.xcassets
      .target(name: "Fair", resources: [.copy("R"), .process("b.png")]) → S/b.png ‖ S/M.xcassets
      .target(name: "Fair", resources: [.embedInCode("x.txt"), .process("b.png")]) → S/R/M.xcassets ‖ S/b.png ‖ S/M.xcassets
      .target(name: "Fair", resources: [.process("r")]) → S/R/a.png ‖ S/R/M.xcassets ‖ S/M.xcassets
      .target(name: "Fair", dependencies: [.target(name: "Core")], path: "Fair", exclude: ["R"]) → Fair/b.png
      .target(name: "Core", path: "Core"),⏎.target(name: "Fair", path: "Fair") → Fair/R/a.png ‖ Fair/b.png
      -- Not in plain words, or no code.
      .target(name: name, resources: [.process("R")]) → nothing
      .target(name: "Fair", path: base + "x") → nothing
      /* .target(name: "Fair") */ → nothing
      .target(name: "Fair" /* , path: "x" */) → S/R/a.png ‖ S/R/M.xcassets ‖ S/b.png ‖ S/M.xcassets
      .package(name: "Fair", path: "Fair") → nothing
      """#))
  func reached(target: String, reached: [String]) throws {
    let text = "let package = Package(name: \"Fair\", targets: [\n\(target),\n])"
    let folder = try TemporaryFolder([
      "Package.swift": text, "Sources/Fair/A.swift": "", "Fair/A.swift": "",
    ])
    let targets = ProjectTarget.all(ofPackageAt: folder.path + "/Package.swift").compactMap(\.self)
    let paths = [
      "Fair/R/a.png", "Fair/b.png", "S/R/a.png", "S/R/M.xcassets", "S/b.png", "S/M.xcassets",
      "docs/a.png",
    ]
    let found = paths.filter { path in
      let path = path.replacing("S/", with: "Sources/Fair/")
      return targets.contains { $0.reaches("\(folder.path)/\(path)") }
    }
    #expect(found == reached)
  }
}
