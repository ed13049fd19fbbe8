import ExpoKit
import ExpoJSON
import ExpoBase

extension FormatRun {
  /// Prints, writes, checks or compares a document without errors.
  mutating func carryOut(
    _ tree: JSONTree, _ formatter: JSONFormatter, isStandardInput: Bool
  ) throws {
    switch settings.action {
    case .write where !isStandardInput: try write(tree, formatter)
    // Standard input has no file to replace: the result goes to standard output.
    case .print, .write: try print(tree, formatter)
    case .check: try check(tree, formatter)
    case .diff: try printDiff(tree, formatter)
    }
  }

  private mutating func print(_ tree: JSONTree, _ formatter: JSONFormatter) throws {
    let output = console.standardOutput
    try formatter.format(tree) { try output.write($0) }
    try checkIsWhole(tree)
  }

  private mutating func write(_ tree: JSONTree, _ formatter: JSONFormatter) throws {
    guard try !formatter.isFormatted(tree) else {
      tally.unchanged += 1
      return
    }
    let bytes = try formatter.format(tree)
    guard try checkIsWhole(tree) else { return }
    do {
      try console.uninterrupted {
        try files.replace(tree.file.name, with: bytes, madeFrom: tree.file)
      }
      tally.changed += 1
    } catch let error as FileError {
      try printError(error)
    }
  }

  private mutating func check(_ tree: JSONTree, _ formatter: JSONFormatter) throws {
    guard try !formatter.isFormatted(tree) else {
      tally.unchanged += 1
      return
    }
    guard try checkIsWhole(tree) else { return }
    tally.changed += 1
    status = max(status, .findings)
    let name = tree.file.name
    // Programs get names unescaped.
    let shown = console.standardOutput.isTerminal ? VisibleText.of(name) : name
    try output(Array("\(shown)\n".utf8))
  }

  private mutating func printDiff(_ tree: JSONTree, _ formatter: JSONFormatter) throws {
    guard try !formatter.isFormatted(tree) else { return }
    let bytes = try formatter.format(tree)
    guard try checkIsWhole(tree) else { return }
    status = max(status, .findings)
    try progress.clear()
    let new = SourceFile(name: tree.file.name, bytes: bytes)
    try console.printData(UnifiedDiff.between(tree.file, new))
  }

  /// Whether the file was not cut short while it was printed; prints an error if it was.
  @discardableResult
  mutating func checkIsWhole(_ tree: JSONTree) throws -> Bool {
    do throws(FileError) {
      try FileReader.checkIsWhole(tree.file)
      return true
    } catch {
      try printError(error)
      return false
    }
  }
}
