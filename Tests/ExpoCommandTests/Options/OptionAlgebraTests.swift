import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoCommand

/// Every option alone, in each form and position, and with each other option of its command: the
/// command lines are made from the table of options.
struct OptionAlgebraTests {
  struct Case {
    let option: any CommandOption
    let example: OptionExample

    init(_ option: any CommandOption, in command: CommandName) {
      self.option = option
      example = OptionExample(of: option.name, in: command)
    }

    /// Whether it may change the exit status of `validate` for a document with an error.
    var mayChangeStatus: Bool { OptionExample.changingStatus.contains(option.name) }

    var words: [String] { Self.words(option, example.value) }

    static func words(_ option: any CommandOption, _ value: String?) -> [String] {
      [value.map { "\(option.name)=\($0)" } ?? "\(option.name)"]
    }

    var forms: [[String]] {
      let name = "\(option.name)"
      guard let letter = option.letter else {
        return [words] + (example.value.map { [[name, $0]] } ?? [])
      }
      // `-h` is one screen of `--help`, which HelpPageTests compares.
      if option.name == Option.help.name { return [words] }
      // In a bundle with a flag that stands alone elsewhere.
      guard let value = example.value else { return [words, ["-\(letter)"]] }
      return [words, [name, value], ["-\(letter)\(value)"], ["-\(letter)", value]]
    }
  }

  private static func cases(of command: CommandName) -> [Case] {
    command.command.allOptions.map { Case($0, in: command) }
  }

  private static let triesAllPairs = ProcessInfo.processInfo.environment["EXPO_ALL_PAIRS"] == "1"

  // MARK: Alone

  @Test(
    "each option changes something, and the same in each form and position",
    arguments: CommandName.allCases)
  func alone(command: CommandName) throws {
    let bench = try OptionBench()
    for (number, item) in Self.cases(of: command).enumerated() {
      let line = item.example.line
      let words = item.words
      let context = "expo \(([command.rawValue] + words + line).joined(separator: " "))"
      let plain = try bench.effect(of: [command.rawValue] + line)
      let first = try bench.effect(of: [command.rawValue] + words + line)
      #expect(!first.isRefused, "\(context)\n\(first.errors)")
      #expect(
        (first == plain) == (item.example.reason != nil),
        "changes nothing, or has no need of its reason: \(context)")
      #expect(
        !item.option.idleCommands.contains(command) || item.example.reason != nil, "\(context)")
      #expect(Self.strays(of: first, [item]) == [], "\(context)")
      if command == .validate, line == OptionExample.line(of: .validate), !item.mayChangeStatus {
        #expect(first.status == .findings, "an error does not fail the run: \(context)")
      }
      for (index, form) in item.forms.enumerated() {
        var lines = [form + line, line + form].map { [command.rawValue] + $0 }
        if line.count > 1, !line[0].hasPrefix("-") {
          lines.append([command.rawValue, line[0]] + form + line.dropFirst())
        }
        if item.option.group == .common { lines.append(form + [command.rawValue] + line) }
        // In a sample each form has one position, which is not that of `first`.
        let position = index == 0 ? 1 + number % (lines.count - 1) : (number + index) % lines.count
        for other in Thoroughness.triesAll ? lines : [lines[position]] {
          let outcome = try bench.effect(of: other)
          #expect(outcome == first, "\(context)\nexpo \(other.joined(separator: " "))")
        }
      }
      if let letter = item.option.letter, !["quiet", "help"].contains(item.option.name) {
        let bundle = "-q\(letter)" + (item.example.value ?? "")
        let outcome = try bench.effect(of: [command.rawValue, bundle] + line)
        let separate = try bench.effect(of: [command.rawValue, "-q"] + words + line)
        #expect(outcome == separate, "\(context)\nexpo \(command) \(bundle)")
      }
    }
  }

  @Test("an option takes no empty path and no option as its value", arguments: CommandName.allCases)
  func values(command: CommandName) throws {
    let bench = try OptionBench()
    let valued = Self.cases(of: command).filter { $0.option.value != nil }
    for (number, item) in valued.enumerated() {
      let name = "\(item.option.name)"
      let values = ["--", "--help", "-h", name, "--lang=ko"]
      for value in Thoroughness.triesAll ? values : [values[number % values.count]] {
        let words = [command.rawValue] + item.example.line + [name, value]
        #expect(try bench.effect(of: words).isRefused, "expo \(words.joined(separator: " "))")
      }
      switch item.option.value {
      case .file, .anyFile, .folder, .path:
        for empty in [["\(name)="], [name, ""]] {
          let words = [command.rawValue] + item.example.line + empty
          let outcome = try bench.effect(of: words)
          #expect(
            outcome.isRefused && outcome.changes.isEmpty, "expo \(words.joined(separator: " "))")
        }
      default: break
      }
    }
  }

  @Test("the order of repetitions matters where the row says so", arguments: CommandName.allCases)
  func repetitions(command: CommandName) throws {
    let bench = try OptionBench()
    for item in Self.cases(of: command) where item.option.isRepeatable {
      let other = try #require(item.example.other, "\(item.option.name) has one value only")
      let one = item.words
      let two = Case.words(item.option, other)
      let start = [command.rawValue] + item.example.line
      let isSame = try bench.effect(of: start + one + two) == bench.effect(of: start + two + one)
      #expect(
        isSame != OptionExample.ordered.contains(item.option.name),
        "expo \((start + one + two).joined(separator: " "))")
    }
  }

  // MARK: Pairs

  @Test(
    "two options are refused if a row says so; otherwise they work in any order",
    arguments: CommandName.allCases)
  func pairs(command: CommandName) throws {
    let bench = try OptionBench()
    let cases = Self.cases(of: command)
    var pairs: [(Case, Case)] = []
    for (index, one) in cases.enumerated() {
      for two in cases.dropFirst(index + 1) { pairs.append((one, two)) }
    }
    if !Self.triesAllPairs {
      var generator = SeededGenerator(seed: 26)
      let related = pairs.filter { Self.isRelated($0, $1) || Self.isRelated($1, $0) }
      pairs = related + pairs.shuffled(using: &generator).prefix(Thoroughness.optionPairs)
    }
    for (one, two) in pairs {
      try check(one, two, in: one.example.line, command, bench)
      if two.example.line != one.example.line {
        try check(one, two, in: two.example.line, command, bench)
      }
    }
  }

  private func check(
    _ one: Case, _ two: Case, in line: [String], _ command: CommandName, _ bench: OptionBench
  ) throws {
    // A line that already has one of the options has its own value of it.
    let given = line.filter { $0.hasPrefix("-") && $0 != "-" }
    let first = one.words
    let second = two.words
    for words in [first, second] {
      let isGiven = given.contains { word in
        words[0].hasPrefix(word) || word == "-o" && words[0].hasPrefix("--output")
          || word == "-f" && words[0].hasPrefix("--format")
      }
      if isGiven { return }
    }
    let forward = [command.rawValue] + first + second + line
    let backward = [command.rawValue] + second + line + first
    let context = "expo \(forward.joined(separator: " "))\nexpo \(backward.joined(separator: " "))"
    let outcome = try bench.effect(of: forward)
    #expect(try bench.effect(of: backward) == outcome, "order matters:\n\(context)")

    let isAllowed = Self.isAllowed(forward, command)
    if isAllowed {
      // What a line is about may refuse an option, such as a title of one exposition.
      let isRefusedAlone = try [first, second].contains {
        try bench.effect(of: [command.rawValue] + $0 + line).isRefused
      }
      #expect(!outcome.isRefused || isRefusedAlone, "refused:\n\(context)\n\(outcome.errors)")
    } else {
      #expect(outcome.isRefused, "accepted:\n\(context)")
    }
    #expect(
      Self.strays(of: outcome, [one, two]) == [], "writes what was not asked for:\n\(context)")
    guard isAllowed, command == .validate, line == OptionExample.line(of: .validate) else { return }
    #expect(
      one.mayChangeStatus || two.mayChangeStatus || outcome.status == .findings,
      "an error does not fail the run:\n\(context)"
    )
  }

  private static func isRelated(_ one: Case, _ two: Case) -> Bool {
    if case .option(two.option.name) = one.option.need { return true }
    return one.option.excludes.contains { $0.option == two.option.name }
  }

  /// Whether the rows allow a command line, by a reading of its words of our own.
  private static func isAllowed(_ line: [String], _ command: CommandName) -> Bool {
    if line.contains("--help") { return true }
    var values: [OptionName: [String]] = [:]
    let options = command.command.allOptions
    for (index, word) in line.enumerated() where word.hasPrefix("-") && word != "-" {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let option = options.first {
        "\($0.name)" == parts[0] || $0.letter.map { "-\($0)" } == parts[0]
      }
      guard let option else { continue }
      let value = parts.count == 2 ? parts[1] : option.value == nil ? "" : line[index + 1]
      values[option.name, default: []].append(value)
    }
    func isGiven(_ need: OptionNeed) -> Bool {
      switch need {
      case .option(let name): values[name] != nil
      case .standardInput: line.contains("-")
      case .destination: values["output"] != nil
      }
    }
    func isGiven(_ exclusion: OptionExclusion) -> Bool {
      values[exclusion.option]?.contains { exclusion.matches?($0) != false } == true
    }
    return options.filter { values[$0.name] != nil }.allSatisfy { option in
      option.need.map(isGiven) != false && !option.excludes.contains(where: isGiven)
        && (command != .export || option.exportKinds.contains { line.contains($0.rawValue) })
    }
  }

  private static func strays(of outcome: OptionBench.Effect, _ cases: [Case]) -> [String] {
    var asked = cases.flatMap(\.example.writes)
    for item in cases {
      for word in item.example.line where word.hasPrefix("@/site") { asked.append("site") }
    }
    for item in cases
    where ["diff", "show-files", "dry-run", "check"].contains(item.option.name.text) {
      asked.removeAll {
        ["bad.json", "warned.json", "typed.json", "site", "dense.json"].contains($0)
      }
    }
    return outcome.changes.keys.filter { path in
      !asked.contains { path == $0 || path.hasPrefix($0 + "/") }
    }.sorted()
  }
}
