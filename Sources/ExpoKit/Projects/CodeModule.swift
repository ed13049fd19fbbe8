import ExpoBase

/// The code of a project, in which names of loaded assets are followed from file to file:
/// through constants, cases and passed parameters, as long as each has only one meaning.
struct CodeModule {
  private typealias InFile<Item> = (file: Int, value: Item)

  /// The most declarations of a name.
  private static let mostNamesakes = 16
  /// The most steps on the way to a text.
  private static let mostSteps = 64
  // The most constants, and the most functions, on the way to a name.
  private static let mostConstants = 4
  private static let mostCalls = 3

  /// Nil if unknown.
  private let outlines: [CodeOutline?]
  /// -1 is the app if no target is known.
  let targets: [Set<Int>]
  private var constants: [String: [InFile<CodeValue>]] = [:]
  /// The cases of enumerations, by the names of their types.
  private var cases: [String: [InFile<CodeValue>]] = [:]
  /// The functions, in the order of their files.
  private var functions: [InFile<CodeOutline.Function>] = []
  private var functionsByName: [String: [Int]] = [:]
  /// The kinds of assets that parameters name, by functions and indices; nil for a parameter that names several
  /// kinds.
  private var uses: [Int: [Int: CodeOutline.Load?]] = [:]
  /// `file` contains the text, `asker` asks for the asset.
  private(set) var requests: [(asset: NamedAsset, file: Int, asker: Int)] = []
  /// The names of constants that were looked up.
  private var asked: Set<String> = []
  /// How many names of documents have no known text, by the files that ask for them.
  private var lost: [Int: Int] = [:]

  init(_ outlines: [CodeOutline?], _ targets: [Set<Int>]) {
    self.outlines = outlines
    self.targets = targets
    for (index, outline) in outlines.enumerated() {
      for (name, value) in outline?.constants ?? [] {
        constants[name, default: []].append((index, value))
        let words = name.split(separator: ".")
        if words.count == 3 { cases[String(words[0]), default: []].append((index, value)) }
      }
      functions += (outline?.functions ?? []).map { (index, $0) }
    }
    for name in outlines.lazy.compactMap(\.?.overridden).joined() { constants[name] = nil }
    functionsByName = Dictionary(grouping: functions.indices) { functions[$0].value.name }
    let types = zip(outlines, targets).flatMap { outline, targets in
      CodeOutline.loaders.intersection(outline?.types ?? []).map { ($0, targets) }
    }
    for (index, outline) in outlines.enumerated() {
      for var load in outline?.loads ?? [] {
        // A type of the app hides that of the system.
        let isOwn = types.contains { $0 == load.callee && !$1.isDisjoint(with: targets[index]) }
        if isOwn { continue }
        load.file = index
        // The members of these types are names: `NSDataAsset(name: .items)`.
        follow(load, in: index, isCall: false, ["String", "Name", "NSDataAssetName"])
      }
    }
  }

  /// Without tests; outlines only files with a word that loads, or with a name that was asked for.
  init(of paths: [String], _ names: [SourceNames?], in project: Project, _ workspace: Workspace) {
    let targets = paths.map { FileName.isDocument($0) ? [] : project.targets(compiling: $0) }
    let families = Dictionary(zip(paths, targets.map(project.families))) { $1 }
      .compactMapValues(\.self)
    /// The outlines of files that have one of some words.
    func outlines(_ files: [Int], _ words: Set<String>, areCallees: Bool) -> [InFile<CodeOutline>] {
      let hashes = Set(words.map { SourceBytes($0.utf8).hash() })
      let own = files.filter { file in
        // An interface may name pictures by any attribute, and calls nothing.
        SourceTokens.Syntax(ofFile: paths[file]) == .markup
          ? !areCallees : names[file].map { !$0.words.isDisjoint(with: hashes) } ?? false
      }
      let outlines = workspace.read(own.map { paths[$0] }) {
        CodeOutline(SourceCode($0, for: families[$0.name] ?? DeviceFamily.ofAnyApp), calling: words)
      }
      return zip(own, outlines).compactMap { file, outline in outline.map { (file, $0) } }
    }
    let code = paths.indices.filter { !targets[$0].isEmpty }
    var known: [CodeOutline?] = Array(repeating: nil, count: paths.count)
    self.init(known, targets)
    asked = CodeOutline.loaders
    for _ in 0..<Self.mostConstants {
      let new = outlines(code.filter { known[$0] == nil }, asked, areCallees: false)
      if new.isEmpty { break }
      for (file, outline) in new { known[file] = outline }
      self = CodeModule(known, targets)
      var followed: Set<String> = []
      // A function may pass a name on to another.
      for _ in 0..<Self.mostCalls {
        let callees = callees.subtracting(followed)
        if callees.isEmpty { break }
        followed.formUnion(callees)
        add(outlines(code, callees, areCallees: true).map { ($0, $1.calls) })
      }
    }
  }

  var callees: Set<String> { Set(uses.keys.map { functions[$0].value.name }) }

  /// How many names of documents could not be followed, by the files that ask for them.
  var unfollowed: [Int: Int] {
    uses.values.lazy.flatMap(\.values).compactMap(\.self).reduce(into: lost) { lost, load in
      if !load.isGiven, load.kind.isOfDocuments { lost[load.file, default: 0] += 1 }
    }
  }

  /// `calls` are those of ``callees``, by the files that contain them.
  mutating func add(_ calls: [(file: Int, calls: [CodeOutline.Call])]) {
    for (file, calls) in calls {
      for call in calls {
        guard let callee = callee(of: call, in: file),
          let values = call.values(for: functions[callee].value)
        else { continue }
        for case (let index, let load?) in uses[callee] ?? [:] {
          // The file with the function around the call must be outlined too.
          if case .parameter? = values[index]?.kind, outlines[file] == nil {
            asked.insert(call.name)
          }
          // A value of unknown type may have another function of that name.
          let name = call.owners == nil ? .unknown : values[index]
          pass(name, in: file, to: index, of: callee, load)
        }
      }
    }
    for (callee, uses) in uses.sorted(by: { $0.key < $1.key }) {
      for case (let index, var load?) in uses {
        load.isLikely = true
        pass(nil, in: functions[callee].file, to: index, of: callee, load)
      }
    }
  }

  /// `value` is nil for the parameter's default value.
  private mutating func pass(
    _ value: CodeValue?, in file: Int, to index: Int, of callee: Int, _ load: CodeOutline.Load
  ) {
    let function = functions[callee]
    let parameter = function.value.parameters[index]
    guard let name = value ?? parameter.standard else { return }
    uses[callee]?[index]??.isGiven = true
    var load = load
    load.name = name
    load.isGiven = false
    follow(load, in: value == nil ? function.file : file, isCall: true, [parameter.type])
  }

  /// Follows the value of a name to its texts; implicit members belong to `types`.
  private mutating func follow(
    _ load: CodeOutline.Load, in file: Int, isCall: Bool, _ types: [String]
  ) {
    var open: [InFile<CodeValue>] = [(file, load.name)]
    for _ in 0..<Self.mostSteps {
      guard let (home, value) = open.popLast() else { return }
      // Elsewhere any name may be found.
      let isKnown = load.bundle != nil && load.folder != nil && load.ending != nil
      switch isKnown ? value.kind : .unknown {
      case .text(let text, let bytes):
        let isCertain = value.constants <= 1 && !load.isLikely
        let name = [load.folder, text, load.ending].compactMap(\.self).joined()
        let asset = NamedAsset(
          load.kind, name, at: bytes, in: load.bundle ?? .main, isCertain: isCertain)
        if let asset { requests.append((asset, home, load.bundle == .main ? file : load.file)) }
      case .parameter(let index, let function) where home == file && outlines[home] != nil:
        let key = functions.partitioningIndex { $0.file >= home } + function
        let known = uses[key]?[index]
        let isOther = known.map { $0?.kind != load.kind } ?? false
        // A function may pass on what it also loads, to itself too.
        if isCall, known != nil, !isOther { continue }
        var new = load
        new.isCase = value.isCase || load.isCase
        new.isLikely = load.isLikely || isCall || value.constants > 1
        uses[key, default: [:]][index] = .some(isOther ? nil : new)
      case .oneOf(let all): open += all.map { (home, $0) }
      case .path(let words, let around):
        // In an enumeration it may be any of its cases.
        let isOwnCase = words == ["rawValue"] || words == ["self", "rawValue"]
        if isOwnCase, load.kind.isOfDocuments, let all = cases[around.first ?? ""] {
          open += all.map { ($0, CodeValue(kind: $1.kind, constants: 2)) }
          continue
        }
        let words = load.isCase || value.isCase ? words + ["rawValue"] : words
        guard let (home, found) = constant(words, around, in: home, types), value.constants < 3
        else { fallthrough }
        let constants = value.constants + found.constants + 1
        open.append((home, CodeValue(kind: found.kind, constants: constants)))
      case .parameter, .unknown: if load.kind.isOfDocuments { lost[load.file, default: 0] += 1 }
      }
    }
  }

  private mutating func constant(
    _ words: [String], _ around: [String], in file: Int, _ types: [String]
  ) -> InFile<CodeValue>? {
    let count = words.count > 1 && words.last == "rawValue" ? 2 : 1
    let owners =
      switch words.dropLast(count).last {
      case nil: around + [""]
      case "self"?, "Self"?: Array(around.prefix(1))
      case ""?: types
      case let type?: [type]
      }
    let name = "." + words.suffix(count).joined(separator: ".")
    asked.formUnion(words.suffix(count).prefix(1))
    let all = owners.compactMap { constants[$0 + name] }.first ?? []
    return all.count > Self.mostNamesakes ? nil : nearest(all, to: file)
  }

  /// The only item in the same file, else in the same target, else in any target; nil if there are several.
  private func nearest<Item>(_ all: [InFile<Item>], to file: Int) -> InFile<Item>? {
    let near = all.filter { $0.file == file }
    let own = all.filter { !targets[$0.file].isDisjoint(with: targets[file]) }
    let found = near.isEmpty ? own.isEmpty ? all : own : near
    return found.count == 1 ? found[0] : nil
  }

  /// The function that is called; nil if unknown.
  private func callee(of call: CodeOutline.Call, in file: Int) -> Int? {
    let all = functionsByName[call.name] ?? []
    if all.count > Self.mostNamesakes { return nil }
    let fitting = all.filter { call.values(for: functions[$0].value) != nil }
    return nearest(fitting.map { (functions[$0].file, $0) }, to: file)?.value
  }
}

extension CodeOutline.Call {
  /// The arguments by the parameters; nil if the receiver or the labels do not fit.
  fileprivate func values(for function: CodeOutline.Function) -> [CodeValue?]? {
    // A subscript without labels may be that of any other type.
    let isPlain = function.name == "subscript" && arguments.allSatisfy(\.label.isEmpty)
    let mayBeOfValue = !["", "Bundle"].contains(function.owner) && !isPlain
    guard owners?.contains(function.owner) ?? mayBeOfValue else { return nil }
    var rest = arguments[...]
    var values: [CodeValue?] = []
    for parameter in function.parameters {
      let isGiven = rest.first?.label == parameter.label
      if !isGiven, parameter.standard == nil { return nil }
      values.append(isGiven ? rest.removeFirst().value : nil)
    }
    return rest.isEmpty ? values : nil
  }
}
