import ExpoTestSupport
import Testing

struct DiffTests {
  /// A list with an entry for each word: `탑`, or `탑=tower:글`.
  static func list(_ words: String) -> String {
    let entries = words.split(separator: ",").map { word in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let rest = parts.count > 1 ? parts[1].split(separator: ":").map(String.init) : []
      let image = rest.first ?? "i-\(parts[0])"
      let text = rest.count > 1 ? rest[1] : "글 \(parts[0])"
      return
        #"{"name": "\#(parts[0])", "image_name": "\#(image)", "short_desc": "s", "desc": "\#(text)"}"#
    }
    return "[" + entries.joined(separator: ",\n") + "]"
  }

  private func diff(_ old: String, _ new: String, _ words: String = "") throws -> Outcome {
    let folder = try TemporaryFolder(["old.json": old, "new.json": new])
    return expo("diff @/old.json @/new.json --lang en \(words)", in: folder.path)
  }

  @Test("a file of a catalog is compared without the documents beside it")
  func named() throws {
    let folder = "Samples/London1851/Assets.xcassets"
    let lone = try TemporaryFolder([
      "lone.json": Repository.text("\(folder)/items.dataset/items.json")
    ])
    let poster = Repository.path(
      "\(folder)/great_exhibition_1851.dataset/great_exhibition_1851.json")
    let result = expo("diff @/lone.json \(poster) --lang en", in: lone.path)
    #expect(result.ended(.failure, saying: "documents of different kinds"))
  }

  /// The changes that a reviewer of a fair's texts meets.
  private static func edited(_ text: String) -> String {
    text.replacing("tells of", with: "speaks of").replacing("1851", with: "1852")
      .replacing("박람회장", with: "박람회장은").replacing("1993", with: "1994")
  }

  @Test(
    "changes in the samples are shown as in the golden files",
    arguments: [
      ("London1851", 80, ""), ("London1851", 120, ""), ("Daejeon1993", 80, ""),
      ("Daejeon1993", 120, ""), ("Daejeon1993", 80, "-f markdown"), ("Daejeon1993", 80, "-f json"),
      ("London1851", 80, "-f markdown"), ("London1851", 80, "--color always"),
    ])
  func golden(sample: String, width: Int, words: String) throws {
    let path = "Samples/\(sample)/Assets.xcassets/items.dataset/items.json"
    let old = try Repository.text(path)
    let folder = try TemporaryFolder(["old.json": old, "new.json": Self.edited(old)])
    let result = expo(
      "diff @/old.json @/new.json --width \(width) \(words)", in: folder.path)
    let name = "\(sample)-\(width)" + words.replacing(/[ -]+/, with: "-")
    #expect(
      try Golden.difference(
        result.output, "Tests/ExpoCommandTests/Golden/diff-\(name).txt") == nil)
    #expect(result.status == .findings)
  }

  @Test("among the first 100 unpaired entries, those with similar texts are paired")
  func alike() throws {
    let list = { (name: String, word: String) in
      (0..<110).map { "\(name)\($0)=\(name)\($0):박람회의 \($0) 번째 \(word) 전시관 이야기" }.joined(
        separator: ",")
    }
    let result = try diff(Self.list(list("a", "낡은")), Self.list(list("b", "새로운")))
    #expect(result.errors == "10 added, 10 removed, 100 renamed, 100 changed\n")
  }

  @Test(
    "Markdown also names a side that cannot be read in full, and omits an empty summary")
  func markdown() throws {
    let old = Self.list("a,b")
    let cut = try diff(old, old.dropLast() + #", {"name": "c", "image_name"#, "-f markdown").output
    #expect(cut.contains("compared only as far as it can be read") && !cut.contains("removed"))
    let entry = #"[{"name": " \n", "image_name": "i", "short_desc": "", "desc": "d"}]"#
    #expect(try diff("[]", entry, "-f markdown").output.contains("· added\n\n\n1 added"))
  }

  @Test("keys, names and texts of many combining marks are compared in time")
  func marks() throws {
    let marks = String(repeating: "\u{301}\u{323}", count: Thoroughness.long(10_000))
    let list = { (end: String) -> String in
      let entry = Self.list("a\(marks)\(end)=b\(marks):.\(marks)\(end)").dropLast(2)
      return entry + ", \"\(marks)\": 1\(end)}]"
    }
    #expect(try diff(list(""), list("2")).errors == "1 renamed, 1 changed\n")
  }

  @Test(
    "pictures of a changed entry are compared scale by scale, in the order of the scales",
    arguments: [
      (["1x"], ["1x", "2x"], ["1x: [-PNG 1×1-] → {+PNG 2×1+}", "2x: {+PNG 2×1+}"]),
      (["2x"], ["1x"], ["1x: {+PNG 2×1+}", "2x: [-PNG 1×1-]"]),
    ])
  func pictures(old: [String], new: [String], expected: [String]) throws {
    let contents = { (scales: [String]) in
      let images = scales.map {
        #"{"filename": "\#($0).png", "idiom": "universal", "scale": "\#($0)"}"#
      }
      return
        #"{"images": [\#(images.joined(separator: ","))], "info": {"author": "xcode", "version": 1}}"#
    }
    let folder = try TemporaryFolder()
    for (side, scales, size) in [("Old", old, 1), ("New", new, 2)] {
      let set = "\(side).xcassets/i-a.imageset"
      try folder.write(Self.list("a"), to: "\(side).xcassets/items.dataset/items.json")
      try folder.write(contents(scales), to: set + "/Contents.json")
      for name in ["1x.png", "2x.png"] {
        try folder.write(ExportFixture.png(width: size, height: 1), to: "\(set)/\(name)")
      }
    }
    let result = expo("diff @/Old.xcassets @/New.xcassets --lang en", in: folder.path)
    let bytes = ExportFixture.png(width: 1, height: 1).count
    let lines = expected.map {
      "    Image " + $0.replacing("×1", with: "×1 \(bytes) bytes") + "\n"
    }
    let title = "~ 1  a · changed\n    @/New.xcassets/items.dataset/items.json:1\n"
    #expect(result.output == title + lines.joined())
    #expect(expo("diff @/Old.xcassets @/Old.xcassets", in: folder.path).status == .success)
  }

  @Test(
    "as git's diff program it compares, converts or explains, and always exits with 0",
    arguments: [
      ("-x.json O 1 100644 N 2 100644", "--- -x.json\n+++ -x.json\nLINES", ""),
      ("-f json -a O 1 100644 N 2 100644 b 'similarity 9%'", "--- -a\n+++ b\nLINES", ""),
      ("\u{FF} O 1 100644 N 2 100644", "--- \"\\\\xff\"\n+++ \"\\\\xff\"\nLINES", ""),
      ("x O 1 100644 /dev/null . .", "--- x\n+++ x\n@@ -1,1 +0,0 @@\n-{\"a\": 1}\n", ""),
      ("--lang xx x O 1 100644 N 2 100644", "--- x\n+++ x\nLINES", "'xx'"),
      ("x @/gone 1 100644 N 2 100644", "", "gone: no such file"),
      ("--textconv \u{FF} @/list.json", "name: a\n", ""), ("--textconv @", "", "is a folder"),
      ("x", "x: unmerged\n", ""), ("-x", "", "'-x'"),
    ])
  func git(words: String, output: String, errors: String) throws {
    let folder = try TemporaryFolder([
      "old": #"{"a": 1}"#, "new": #"{"a": 2}"#, "list.json": Self.list("a"),
    ])
    let result = expo(
      "diff " + words.replacing(" O", with: " @/old").replacing(" N", with: " @/new"),
      in: folder.path, notUTF8: words.contains("\u{FF}") ? "\\xff" : nil,
      environment: [.gitDiffCounter: "1", .expoLang: "en"])
    let lines = "@@ -1,1 +1,1 @@\n-{\"a\": 1}\n\\ No newline at end of file\n+{\"a\": 2}\n"
    #expect(result.output.hasPrefix(output.replacing("LINES", with: lines)), "\(result)")
    #expect(result.errors.isEmpty == errors.isEmpty && result.status == .success, "\(result)")
    #expect(errors.isEmpty || result.errors.contains(errors), "\(result)")
  }

  @Test("a change that is too long for a comment does not hide the ones after it")
  func tooLong() throws {
    let long = (1...30_000).map { "w\($0)" }.joined(separator: " ")
    let result = try diff(
      Self.list("a=x:글,b=y:1993"), Self.list("a=x:\(long),b=y:1994"), "-f markdown")
    #expect(result.output.contains(#"#### \~ 1"#))
    #expect(result.output.contains("- desc: ~~1993~~**1994**"))
    #expect(result.output.contains("1 entry not shown in full"))
  }

  @Test("the comment has no mentions, links or markup, and at most 65,000 characters")
  func comment() throws {
    let text = #"@octocat #12 GH-3 gh-4 Gh-5 <img src=x> [a](b) **b** `c` www.x.org a@b.org"#
    let result = try diff(Self.list("a=x:글"), Self.list("a=x:\(text)"), "-f markdown")
    #expect(
      result.output.contains(
        #"@&#8203;octocat #&#8203;12 GH-&#8203;3 gh-&#8203;4 Gh-&#8203;5 \<img src=x\> \[a\](b) \*\*b\*\* \`c\` www\.x.org a@&#8203;b.org"#
      ))
    let name = String(repeating: "매우 긴 이름의 폴더/", count: 12)
    let folder = try TemporaryFolder([
      "old.json": Self.list("a"), "\(name)/items.json": Self.list("b"),
    ])
    let named = expo("diff -f markdown @/old.json '@/\(name)items.json'", in: folder.path)
    #expect(named.output.contains("\(name)items.json"))
    let long = (0..<2_000).map { "a\($0)=x\($0):아주 긴 글" }.joined(separator: ",")
    let comment = try diff(Self.list("a"), Self.list(long), "-f markdown").output
    #expect(60_000...65_000 ~= comment.utf16.count)
    #expect(comment.hasSuffix("not shown in full\n\n2000 added, 1 removed\n"))
  }
}
