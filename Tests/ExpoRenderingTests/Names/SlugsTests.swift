import ExpoModel
import Testing

@testable import ExpoRendering

struct SlugsTests {
  private func slugs(of images: [String]) -> [String] {
    SlugSource.image.slugs(of: Exhibition(images.map { Entry(image: $0) }).entries)
  }

  @Test("a name of conjoining jamo becomes its syllables")
  func composed() {
    let name = SafeName.from("\u{1100}\u{1161}\u{11BA} 1")
    #expect(Array(name.utf8) == Array("갓-1".utf8))
  }

  @Test(
    "an image name becomes a file name",
    arguments: [
      ("haegeum", "haegeum"), ("Mugunghwa ho", "Mugunghwa-ho"), ("해금", "해금"), ("v1.2", "v1.2"),
      ("a \t\n\u{3000}b", "a-b"), ("a--b", "a--b"), (" a ", "a"), ("a.", "a"), ("a .", "a"),
      ("a<b>c:d\"e/f\\g|h?i*j", "a-b-c-d-e-f-g-h-i-j"), ("../../etc/passwd", "etc-passwd"),
      ("a..b", "a.b"), (".hidden", "hidden"), ("_draft", "draft"), ("-rf", "rf"), ("~x~", "x"),
      ("a\u{0}b\u{1B}c\u{202E}d", "abcd"), ("👨‍👩‍👧", "👨‍👩‍👧"), ("%41", "41"), ("a#b", "a#b"),
      ("nul.txt", "nul-txt"), ("Com1.tar.gz", "Com1-tar-gz"), ("console", "console"),
    ] as [(String, String)])
  func safe(image: String, slug: String) {
    #expect(Array(slugs(of: [image])[0].utf8) == Array(slug.utf8))
  }

  @Test(
    "reserved names get a number",
    arguments: [
      ("con", "con-2"), ("NUL", "NUL-2"), ("Lpt9", "Lpt9-2"), ("COM¹", "COM¹-2"),
      ("conin$", "conin"), ("a`b$c{d}[e];f", "a-b-c-d-e-f"), ("index", "index-2"),
      ("Index", "Index-2"), ("_index", "index-2"),
    ])
  func reserved(image: String, slug: String) { #expect(slugs(of: [image]) == [slug]) }

  @Test(
    "names that collide on some file system get numbers",
    arguments: [
      (["a", "a", "a"], ["a", "a-2", "a-3"]), (["flag", "FLAG"], ["flag", "FLAG-2"]),
      (["a", "a", "a-2"], ["a", "a-3", "a-2"]),
      (["a", "A", "A-2", "a-3"], ["a", "A-4", "A-2", "a-3"]),
      (["a/b", "a b", "a:b"], ["a-b", "a-b-2", "a-b-3"]),
      (["가", "\u{1100}\u{1161}"], ["가", "가-2"]),
      (["Straße", "STRASSE"], ["Straße", "STRASSE-2"]), (["Σας", "σασ"], ["Σας", "σασ-2"]),
      (["ab", "a\u{200D}b"], ["ab", "a\u{200D}b-2"]), (["con", "con-2"], ["con-3", "con-2"]),
      (["ẞ", "ß", "ss", "SS"], ["ẞ", "ß-2", "ss-3", "SS-4"]), (["σ", "ς"], ["σ", "ς-2"]),
    ])
  func shared(images: [String], expected: [String]) {
    #expect(slugs(of: images).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test("the name replaces an unusable image name, the number replaces both")
  func fallbacks() {
    let entries = Exhibition([
      Entry("해금"), Entry("???", image: ".."), Entry("연", image: "kite"),
    ]).entries
    #expect(SlugSource.image.slugs(of: entries) == ["해금", "2", "kite"])
    #expect(SlugSource.name.slugs(of: entries) == ["해금", "2", "연"])
    #expect(SlugSource.number.slugs(of: entries) == ["1", "2", "3"])
  }

  @Test(
    "a long name is cut at 200 bytes, between clusters, with room for a number",
    arguments: [
      (String(repeating: "가", count: 67), String(repeating: "가", count: 66)),
      (String(repeating: "a", count: 300), String(repeating: "a", count: 200)),
      (String(repeating: "a", count: 199) + ".b", String(repeating: "a", count: 199)),
      (String(repeating: "🇰🇷", count: 26), String(repeating: "🇰🇷", count: 25)),
      (
        "a" + String(repeating: "\u{301}", count: 150),
        "a" + String(repeating: "\u{301}", count: 99)
      ),
    ])
  func long(image: String, slug: String) {
    let names = slugs(of: [image, image])
    #expect(Array(names[0].utf8) == Array(slug.utf8))
    #expect(names[1].hasSuffix("-2"))
    #expect(names.allSatisfy { (1...200).contains($0.utf8.count) })
  }

  @Test("ten thousand entries may share one name")
  func many() {
    let names = slugs(of: Array(repeating: "flag", count: 10_000))
    #expect(Set(names).count == 10_000)
    #expect(names.last == "flag-10000")
  }

  @Test("names made from hostile data are distinct, safe and short")
  func hostile() {
    let parts = [
      "a", "A", ".", "..", "/", "\\", "-", "-2", "con", "\u{0}", "가", "\u{301}", " ", "é",
    ]
    let pairs: [String] = parts.flatMap { first in parts.map { first + $0 } }
    let names = slugs(of: pairs.flatMap { pair in parts.map { pair + $0 } })
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
    for name in names {
      #expect(!name.hasPrefix(".") && !name.hasSuffix(".") && !name.contains(".."), "\(name)")
      #expect(!name.contains { "/\\\0 ".contains($0) }, "\(name)")
    }
  }

  @Test("no two distinct names are equal in lower case, which an export refuses")
  func lowerCase() {
    let scalars = (UInt32(0x80)...0x1_FFFF).compactMap(Unicode.Scalar.init)
      .filter { $0.properties.changesWhenCaseMapped || $0.properties.changesWhenCaseFolded }
    let names = scalars.flatMap { [String($0), String($0).lowercased(), String($0).uppercased()] }
    let folded = SafeName.distinct(names).map { $0.lowercased() }
    #expect(Set(folded).count == names.count)
  }
}

/// File names and the folders that Hugo publishes them under.
struct HugoNamesTests {
  @Test(
    "folders are in lower case, of letters and digits, and without a language",
    arguments: [
      (["flag.en", "flag", "flag-en", "a.b"], ["flag-en", "flag", "flag-en-2", "a-b"]),
      (["Up", "up", "ÄÉ"], ["up", "up-2", "äé"]),
      (["a!b", "a (b)", "a%41"], ["a-b", "a-b-2", "a-41"]),
      (["해금", "한 글"], ["해금", "한-글"]), (["👪", "!!", "2"], ["1", "2", "2-2"]),
      (["index", "tags", "_index"], ["index-2", "tags-2", "index-3"]),
      // A letter of Unicode 15, which Debian's Hugo drops.
      (["\u{31350}", "x"], ["1", "x"]),
    ])
  func names(fileNames: [String], expected: [String]) {
    #expect(SafeName.distinctForHugo(fileNames) == expected)
  }
}
