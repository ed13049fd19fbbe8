/// The files of a made-up project, by their paths from its folder.
package struct ProjectTree: Sendable {
  package private(set) var files: [String: String] = [".git/HEAD": "ref: refs/heads/main\n"]

  /// Creates a git repository with nothing in it.
  package init() {}

  /// The tree with changed or added files; nil removes one.
  package func with(_ changes: [String: String?]) -> ProjectTree {
    var tree = self
    for (path, text) in changes { tree.files[path] = text }
    return tree
  }

  /// The tree with empty files.
  package func with(files paths: String...) -> ProjectTree {
    with(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
  }
}

extension ProjectTree {
  /// The tree with an Xcode project of targets; the path of its folder ends with `/`.
  package func project(
    _ targets: XcodeProjectText.Target..., at folder: String = ""
  ) -> ProjectTree {
    with(["\(folder)App.xcodeproj/project.pbxproj": XcodeProjectText.of(targets)])
  }
}

// MARK: - Documents

extension ProjectTree {
  package static let exposition = """
    {"title": "대전 세계 박람회 1993", "visitors": 14005808, "location": "대한민국 대전",
     "duration": "1993. 08. 07 - 1993. 11. 07", "description": "새로운 도약으로의 길"}
    """

  /// A document of entries, one for each picture.
  package static func entries(_ images: [String]) -> String {
    let entries = images.enumerated().map { index, image in
      #"{"name": "전시 \#(index)", "image_name": "\#(image)", "short_desc": "짧다", "desc": "긴 설명"}"#
    }
    return "[\n" + entries.joined(separator: ",\n") + "\n]\n"
  }

  /// The tree with both documents in a folder.
  package func documents(in folder: String, _ images: String...) -> ProjectTree {
    with(["\(folder)/items.json": Self.entries(images), "\(folder)/fair.json": Self.exposition])
  }

  /// The tree with both documents in data sets of a folder.
  package func dataSets(in folder: String, _ images: String...) -> ProjectTree {
    dataSet("items", in: folder, Self.entries(images)).dataSet("fair", in: folder, Self.exposition)
  }

  package func dataSet(_ name: String, in folder: String, _ text: String) -> ProjectTree {
    with([
      "\(folder)/\(name).dataset/Contents.json":
        #"{"data": [{"filename": "\#(name).json", "idiom": "universal"}], "info": {"version": 1}}"#,
      "\(folder)/\(name).dataset/\(name).json": text,
    ])
  }
}

// MARK: - Pictures

extension ProjectTree {
  /// The tree with image sets in a folder, each with pictures of three scales.
  package func pictures(in folder: String, _ names: String...) -> ProjectTree {
    pictures(in: folder, names, slots: ["1x", "2x", "3x"].map { #""scale": "\#($0)""# })
  }

  /// The tree with image sets that have a picture in each slot, 20 pixels high at `1x`; `slots` are JSON members that
  /// tell the slots apart, and `more` follows the list of pictures.
  package func pictures(
    in folder: String, _ names: [String], slots: [String], more: String = ""
  ) -> ProjectTree {
    var tree = self
    for name in names {
      let set = "\(folder)/\(name).imageset"
      var items: [String] = []
      for (index, slot) in slots.enumerated() {
        let scale = (1...3).first { slot.contains("\"\($0)x\"") } ?? 1
        let file = "\(name)-\(index).gif"
        let idiom = slot.contains("idiom") ? "" : #""idiom": "universal", "#
        items.append(#"{\#(idiom)"filename": "\#(file)", \#(slot)}"#)
        tree.files["\(set)/\(file)"] = Self.gif(height: UInt8(scale * 20))
      }
      tree.files["\(set)/Contents.json"] =
        #"{"images": [\#(items.joined(separator: ", "))]\#(more)}"#
    }
    return tree
  }

  /// The tree with image sets that have one PDF each; `more` follows the list of pictures.
  package func vectors(in folder: String, _ names: String..., more: String = "") -> ProjectTree {
    var tree = self
    for name in names {
      tree.files["\(folder)/\(name).imageset/Contents.json"] =
        #"{"images": [{"idiom": "universal", "filename": "\#(name).pdf"}]\#(more)}"#
      tree.files["\(folder)/\(name).imageset/\(name).pdf"] = "%PDF-1.4"
    }
    return tree
  }

  /// The beginning of a GIF with sides of 3 to 2, by its height in pixels.
  package static func gif(height: UInt8) -> String {
    String(decoding: Array("GIF89a".utf8) + [height / 2 * 3, 0, height, 0], as: UTF8.self)
  }
}
