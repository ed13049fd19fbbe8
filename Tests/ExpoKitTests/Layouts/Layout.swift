import ExpoTestSupport
import Testing

/// A way to lay out a project, and what is found in it: nothing that is not wrong.
struct Layout: Sendable, CustomTestStringConvertible {
  /// A change that makes something wrong, and the finding that must come of it.
  struct Slip: Sendable {
    let changes: [String: String?]
    /// What is found: `path: EX601`.
    let finding: String
  }

  let name: String
  let tree: ProjectTree
  /// What is found: `path: EX604`.
  var findings: [String] = []
  /// The documents whose pictures are checked.
  var pictured: [String] = []
  /// Slips besides those that are tried in every layout.
  var slips: [Slip] = []

  var testDescription: String { name }

  init(
    _ name: String, _ tree: ProjectTree, finds findings: [String] = [], pictured: [String] = [],
    slips: [([String: String?], String)] = []
  ) {
    self.name = name
    self.tree = tree
    self.findings = findings
    self.pictured = pictured
    self.slips = slips.map { Slip(changes: $0, finding: $1) }
  }

  /// The slips that can be made in every layout: a wrong name, a missing key, a missing file and a
  /// file that is no picture.
  var allSlips: [Slip] {
    var all = slips
    for path in pictured {
      let text = tree.files[path] ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard lines.count > 2, let name = lines[1].firstMatch(of: /"image_name": "([^"]*)"/)?.1 else {
        continue
      }
      let changed = { (old: String, new: String) -> String in
        ([lines[0], lines[1].replacing(old, with: new)] + lines[2...]).joined(separator: "\n")
      }
      all.append(
        Slip(changes: [path: changed("\"\(name)\"", "\"zzz_\"")], finding: "\(path): EX601"))
      all.append(
        Slip(changes: [path: changed(#""short_desc": "짧다", "#, "")], finding: "\(path): EX302"))
    }
    let pictures = tree.files.keys.sorted().filter { path in
      path.contains(".imageset/") && !path.hasSuffix(".json") && isChecked(path)
    }
    for path in pictures.prefix(2) {
      let set = path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex)
      all.append(Slip(changes: [path: nil], finding: "\(set)/Contents.json: EX602"))
      all.append(
        Slip(
          changes: [path: "version https://git-lfs.github.com/spec/v1\n"],
          finding: "\(set)/Contents.json: EX607"))
    }
    return all
  }

  /// Whether a file lies where a search looks.
  private func isChecked(_ path: String) -> Bool {
    let passedOver = [
      "build", "out", "Pods", "Carthage", "vendor", "DerivedData", ".cache", "SourcePackages",
      "site",
    ]
    return !path.split(separator: "/").contains { passedOver.contains(String($0)) }
  }
}
