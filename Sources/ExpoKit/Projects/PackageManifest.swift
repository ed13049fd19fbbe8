import ExpoBase

extension ProjectTarget {
  /// The targets that a `Package.swift` declares; nil for one whose name is not a literal, because
  /// the manifest is never run.
  ///
  /// `.process` puts files of any folder into the bundle, `.copy` a folder as it is. A target
  /// without resources has all files of its folder.
  static func all(ofPackageAt path: String) -> [ProjectTarget?] {
    guard let file = try? FileReader.readFound(path) else { return [] }
    let code = SourceCode(file, for: nil)
    var targets: [ProjectTarget?] = []
    var isApp = false
    var end = 0
    for index in code.parts.indices where index >= end {
      // An app's own target keeps its resources in the main bundle.
      if code[index] == "iOSApplication" { isApp = true }
      let isTarget = code[index] == "(" && code[index - 2] == "."
      if isTarget, code[index - 1].lowercased().hasSuffix("target") {
        let isApp = isApp && code[index - 1] == "executableTarget"
        targets.append(.init(code, at: index, isApp: isApp, in: FileName.folder(of: path)))
        end = code.partners[index]
      }
    }
    return targets
  }

  private init?(_ code: SourceCode, at open: Int, isApp: Bool, in root: String) {
    let arguments = Dictionary(code.arguments(at: open) ?? []) { $1 }
    guard let argument = arguments["path"] ?? arguments["name"], argument.count == 1,
      let name = code.text(argument.lowerBound)?.text
    else { return nil }
    self.init()
    isTest = code[open - 1] == "testTarget"
    let outer = isTest ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
    let usual = arguments["path"] == nil ? outer.map { "\($0)/\(name)" } + [outer[0]] : [name]
    let choices = usual.map { FileName.resolved($0, in: root) }
    let folder = choices.first(where: FilePath.exists) ?? choices[0]
    /// The paths of the texts in an argument; the value of an expression is not known.
    func paths(_ range: Range<Int>?) -> [String] {
      (range ?? 0..<0).filter { code[$0].isEmpty }
        .map { FileName.folded(FileName.resolved(code.text($0)?.text ?? "", in: folder)) }
    }
    for index in arguments["resources"] ?? 0..<0 where code[index] == "(" {
      let paths = paths(index..<code.partners[index])
      if ["process", "copy"].contains(code[index - 1]) { files.formUnion(paths) }
      if code[index - 1] == "copy" { copied.formUnion(paths) }
    }
    self.isApp = isApp
    families = isApp ? DeviceFamily.ofAnyApp : nil
    makesJSON = arguments["plugins"] != nil
    sources = [FileName.folded(folder)]
    exceptions = Set(paths(arguments["exclude"]))
    folders = files.isEmpty ? sources : files
  }
}
