import ExpoTestSupport
import Testing

@testable import ExpoKit

struct ProjectsTests {
  @Test("a project around named files is searched once, whatever folders they are in")
  func outer() throws {
    let tree = ProjectTree().pictures(in: "App/A.xcassets", "a")
      .with(files: "Package.swift", "a/x.json", "a/y.json", "b/c/x.json", "b/d/x.json", "x.json")
    let folder = try TemporaryFolder(tree.files)
    try folder.link("link", to: "b/c")
    var projects = Projects([], FileSearch())
    let catalogs = ["\(FilePath.withoutLinks(folder.path))/App/A.xcassets"]
    for path in ["a/x.json", "b/c/x.json", "b/d/x.json", "link/x.json", "a/y.json", "x.json"] {
      let project = projects.project(of: "\(folder.path)/\(path)")
      #expect(project?.catalogs.map(\.path) == catalogs, "\(path)")
      // A second search would find it.
      try folder.write("{}", to: "App/B.xcassets/Contents.json")
    }
  }

  @Test(
    "the project of a named file is at most at the root of its repository",
    arguments: [
      ("a/b/x.json", "a"), ("a/x.json", "a"), ("x.json", nil), ("c/x.json", nil),
      ("c/d/x.json", "c/d"), ("c/d/e/f/x.json", "c/d"), ("none/x.json", nil),
    ])
  func root(path: String, root: String?) throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "r/.git/HEAD": "ref: refs/heads/main\n", "r/a/App.xcodeproj/x": "",
      "r/a/b/x.json": "", "r/c/x.json": "", "r/c/d/Package.swift": "", "r/c/d/e/f/x.json": "",
    ])
    var projects = Projects([], FileSearch())
    let real = "\(FilePath.withoutLinks(folder.path))/r"
    #expect(projects.project(of: "\(folder.path)/r/\(path)")?.root == root.map { "\(real)/\($0)" })
  }
}
