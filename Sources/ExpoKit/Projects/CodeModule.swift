import ExpoBase

/// The code of a project, in which the names of what is loaded are followed from file to file:
/// through constants, cases and passed parameters, as long as each has only one meaning.
struct CodeModule {
  /// What is loaded by the name in a parameter.
  private struct Use {
    let load: CodeOutline.Load
    let file: Int
    let isCase: Bool
    /// Whether the name passes through several functions, or no call is known.
    var isLikely = false
  }

  /// The most declarations of a name, and the most steps on the way to a text.
  private static let (mostNamesakes, mostSteps) = (16, 64)

  /// Nil if unknown.
  private let outlines: [CodeOutline?]
  /// -1 is the app if no target is known.
  private let targets: [Set<Int>]
  private var constants: [String: [(file: Int, value: CodeValue)]] = [:]
  private var functions: [(file: Int, function: CodeOutline.Function)] = []
  private var functionsByName: [String: [Int]] = [:]
  /// The index of the first function of each file among all functions.
  private var firstFunction: [Int] = []
  /// By functions and indices; nil for a parameter that names several kinds.
  private var uses: [Int: [Int: Use?]] = [:]
  /// `file` contains the text, `asker` asks for the asset.
  private(set) var requests: [(asset: NamedAsset, file: Int, asker: Int)] = []
  /// The names of constants that were looked up.
  private(set) var asked: Set<String> = []
  /// The indices of the parameters that calls give a value, by functions.
  private var given: [Int: Set<Int>] = [:]
  /// How many names of documents have no known text, by the files that ask for them.
  private var lost: [Int: Int] = [:]

  init(_ outlines: [CodeOutline?], _ targets: [Set<Int>]) {
    (self.outlines, self.targets) = (outlines, targets)
    for (index, outline) in outlines.enumerated() {
      firstFunction.append(functions.count)
      guard let outline else { continue }
      for (name, value) in outline.constants {
        constants[name, default: []].append((index, value))
      }
      for function in outline.functions {
        functionsByName[function.name, default: []].append(functions.count)
        functions.append((index, function))
      }
    }
    for (index, outline) in outlines.enumerated() {
      for load in outline?.loads ?? [] {
        // The members of these types are names: `NSDataAsset(name: .items)`.
        take(
          load.name, in: index, for: Use(load: load, file: index, isCase: false), isCall: false,
          ["String", "Name", "NSDataAssetName"])
      }
    }
  }

  var callees: Set<String> { Set(uses.keys.map { functions[$0].function.name }) }

  /// How many names of documents could not be followed, by the files that ask for them.
  var unfollowed: [Int: Int] {
    uses.reduce(into: lost) { lost, uses in
      for case (let index, let use?) in uses.value
      where !(given[uses.key]?.contains(index) ?? false) && use.load.kind?.isOfDocuments ?? false {
        lost[use.file, default: 0] += 1
      }
    }
  }

  /// `calls` are those of ``callees``, by the files that contain them.
  mutating func add(_ calls: [(file: Int, calls: [CodeOutline.Call])]) {
    for (file, calls) in calls {
      for call in calls {
        guard let (callee, values) = callee(of: call, in: file) else { continue }
        let (home, function) = functions[callee]
        for (index, use) in uses[callee] ?? [:] {
          let parameter = function.parameters[index]
          let place = values[index] == nil ? home : file
          guard let use, let value = values[index] ?? parameter.standard else { continue }
          given[callee, default: []].insert(index)
          // The file with the function around the call must be outlined too.
          if case .parameter = value.kind, outlines[place] == nil { asked.insert(call.name) }
          take(value, in: place, for: use, isCall: true, [parameter.type])
        }
      }
    }
    for (callee, uses) in uses.sorted(by: { $0.key < $1.key }) {
      let (home, function) = functions[callee]
      for (index, use) in uses {
        guard var use, let value = function.parameters[index].standard else { continue }
        given[callee, default: []].insert(index)
        use.isLikely = true
        take(value, in: home, for: use, isCall: true, [function.parameters[index].type])
      }
    }
  }

  /// Follows a value to its names; implicit members belong to `types`.
  private mutating func take(
    _ value: CodeValue, in file: Int, for use: Use, isCall: Bool, _ types: [String]
  ) {
    var (open, steps) = ([(value, file)], 0)
    while let (value, home) = open.popLast(), steps < Self.mostSteps {
      steps += 1
      switch value.kind {
      case .text(let text, let bytes):
        let isCertain = value.constants <= 1 && !use.isLikely && !use.load.hasFallback
        let (load, asker) = (use.load, use.load.bundle == .module ? use.file : file)
        let asset = load.kind.flatMap {
          NamedAsset($0, text + load.ending, bytes, load.bundle, isCertain: isCertain)
        }
        if let asset { requests.append((asset, home, asker)) }
      case .parameter(let index, let function, let isCase)
      where home == file && outlines[home] != nil:
        let key = firstFunction[home] + function
        let known = uses[key]?[index]
        let isOther = known.map { $0?.load.kind != use.load.kind } ?? false
        // A function may pass on what it also loads, to itself too.
        if isCall, known != nil, !isOther { continue }
        let new = Use(
          load: use.load, file: isCall ? use.file : file, isCase: isCase || use.isCase,
          isLikely: isCall || value.constants > 1)
        uses[key, default: [:]][index] = .some(isOther ? nil : new)
      case .oneOf(let all): open += all.map { ($0, home) }
      case .path(let words, let around):
        let words = use.isCase ? words + ["rawValue"] : words
        if let (home, found) = constant(words, around, in: home, types), value.constants < 3 {
          let constants = value.constants + found.constants + 1
          open.append((CodeValue(kind: found.kind, constants: constants), home))
        } else {
          lose(use)
        }
      case .parameter, .unknown: lose(use)
      }
    }
  }

  private mutating func lose(_ use: Use) {
    if use.load.kind?.isOfDocuments ?? false { lost[use.file, default: 0] += 1 }
  }

  private mutating func constant(
    _ words: [String], _ around: [String], in file: Int, _ types: [String]
  ) -> (file: Int, value: CodeValue)? {
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
    guard let owner = owners.first(where: { constants[$0 + name] != nil }),
      let all = constants[owner + name], all.count <= Self.mostNamesakes
    else { return nil }
    return nearest(all, to: file) { $0.file }
  }

  /// The only one in the same file, else in the same target, else in any; nil if several.
  private func nearest<Item>(_ all: [Item], to file: Int, home: (Item) -> Int) -> Item? {
    let near = all.filter { home($0) == file }
    let own = all.filter { !targets[home($0)].isDisjoint(with: targets[file]) }
    let found = near.isEmpty ? own.isEmpty ? all : own : near
    return found.count == 1 ? found[0] : nil
  }

  /// With the arguments by its parameters; nil if unknown.
  private func callee(
    of call: CodeOutline.Call, in file: Int
  ) -> (function: Int, values: [CodeValue?])? {
    let all = functionsByName[call.name] ?? []
    if all.count > Self.mostNamesakes { return nil }
    let fitting = all.compactMap { index in
      call.values(for: functions[index].function).map { (function: index, values: $0) }
    }
    return nearest(fitting, to: file) { functions[$0.function].file }
  }
}

extension CodeOutline.Call {
  /// The arguments by the parameters; nil if the receiver or the labels do not fit.
  fileprivate func values(for function: CodeOutline.Function) -> [CodeValue?]? {
    if function.name != function.owner, let receiver {
      let isType = receiver.first?.isUppercase ?? false
      let isOther = function.owner.isEmpty || isType && receiver != function.owner
      let isOfBundle = ["main", "module"].contains(receiver)
      if isOther || isOfBundle != (function.owner == "Bundle") { return nil }
    }
    // A subscript without labels may be that of any other type.
    let isPlain = function.name == "subscript" && arguments.allSatisfy(\.label.isEmpty)
    if isPlain, receiver != function.owner { return nil }
    var (rest, values) = (arguments[...], [] as [CodeValue?])
    for parameter in function.parameters {
      let isGiven = rest.first?.label == parameter.label
      if !isGiven, !parameter.isOptional { return nil }
      values.append(isGiven ? rest.removeFirst().value : nil)
    }
    return rest.isEmpty ? values : nil
  }
}
