public import ExpoDiagnostics
import ExpoJSON
public import ExpoSource

extension CatalogProblem.Kind {
  /// The words of the kind.
  public func words(in language: MessageLanguage) -> ProblemWords {
    switch language {
    case .english: english
    }
  }

  /// The sentences on files are Xcode's.
  private var english: ProblemWords {
    switch self {
    case .missingImageSet(let name, let nearest):
      ProblemWords(
        "no image set named '\(name)'",
        help: nearest.map { "did you mean '\($0)'?" } ?? "add the image set, or correct the name",
        fix: nearest.map { "write '\($0)'" })
    case .missingImageFile(let file, let set):
      ProblemWords(
        "the file '\(file)' for the image set '\(set)' does not exist",
        help: "add the file, or take it out of Contents.json")
    case .unassignedFile(let file, let set, let slot):
      ProblemWords(
        "the image set '\(set)' has an unassigned child '\(file)'",
        help: slot.map { "assign it to the empty \($0.scale) slot" }
          ?? "assign it to a slot, or delete it",
        fix: slot.map { "assign it to the \($0.scale) slot" })
    case .missingScale(let scales, let set):
      ProblemWords(
        "the image set '\(set)' has no \(scales.joined(separator: " and no ")) image",
        help: "add the file for each scale")
    case .duplicateSlot(let idiom, let scale, let first):
      ProblemWords(
        "two images claim \(idiom)\(scale.map { " " + $0 } ?? "")",
        notes: [Note("first here", at: first)], help: "delete one")
    case .badContents(let contents): contents.english
    case .wrongSize(let file, let found, let expected, let scale):
      ProblemWords(
        "'\(file)' is \(found), expected \(expected) at \(scale)",
        help: "export it again at that size")
    case .wrongType(let file, let found, let expected) where found == expected:
      ProblemWords(
        "'\(file)' is a broken \(expected): its header gives no possible size",
        help: "export it again from the program it was made with")
    case .wrongType(let file, let found, let expected):
      ProblemWords(
        "'\(file)' is not \(expected)" + (found.map { ", it is \($0)" } ?? ""),
        help: "convert it, or give it its own extension")
    case .nameMismatch(let name, let found, let isCase, let isSuggested):
      ProblemWords(
        "'\(name)' matches '\(found)' only \(isCase ? "ignoring case" : "after Unicode normalization")",
        help: isSuggested ? "write '\(found)'" : "correct the name, or rename the picture",
        fix: isSuggested ? "write '\(found)'" : nil)
    case .unusedImageSet(let set): ProblemWords("the image set '\(set)' is used by no entry")
    case .datasetMismatch(let set, let file, let mismatch): mismatch.english(set: set, file: file)
    case .incompleteExposition(let incomplete): incomplete.english
    case .ambiguousName(let name, let count, let first):
      ProblemWords(
        "'\(name)' names \(count) assets", notes: [Note("first here", at: first)],
        help: "rename one, or let its group provide a namespace")
    }
  }
}

extension CatalogProblem.Contents {
  fileprivate var english: ProblemWords {
    switch self {
    case .missing:
      ProblemWords(
        "the set has no Contents.json", help: "open the catalog in Xcode, or delete the folder")
    case .notJSON(let kind):
      ProblemWords("Contents.json is not JSON: \(kind.words(in: .english).message)")
    case .missingKey(let key): ProblemWords("Contents.json has no list '\(key)'")
    case .wrongType(let key?): ProblemWords("expected a string for '\(key)'")
    case .wrongType(nil): ProblemWords("expected an object in the list")
    case .unknownIdiom(let idiom, let nearest):
      ProblemWords("unknown idiom '\(idiom)'", help: nearest.map { "did you mean '\($0)'?" })
    case .unknownScale(let scale):
      ProblemWords("unknown scale '\(scale)'", help: "a scale is 1x, 2x or 3x")
    }
  }
}

extension CatalogProblem.Mismatch {
  fileprivate func english(set: String, file: String) -> ProblemWords {
    let named = "the data set '\(set)' names '\(file)', which "
    let help = "name the JSON file of this data set"
    switch self {
    case .unnamed: return ProblemWords("the data set '\(set)' names no file", help: help)
    case .missing: return ProblemWords(named + "does not exist", help: help)
    case .notJSON: return ProblemWords(named + "is not JSON", help: help)
    case .oneOf(let count):
      return ProblemWords(named + "is one of \(count) files", help: "keep one file in a data set")
    }
  }
}

extension CatalogProblem.Incomplete {
  fileprivate var english: ProblemWords {
    switch self {
    case .entries:
      ProblemWords("an exposition without entries", help: "add the document that lists its entries")
    case .exposition:
      ProblemWords("entries without an exposition", help: "add the document that describes it")
    case .catalog: ProblemWords("data outside any asset catalog")
    }
  }
}
