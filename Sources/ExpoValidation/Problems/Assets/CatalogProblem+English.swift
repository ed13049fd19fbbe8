import ExpoCatalog
import ExpoDiagnostics
import ExpoJSON
import ExpoSource

extension CatalogProblem.Kind {
  /// The sentences on files are Xcode's.
  var english: ProblemWords {
    switch self {
    case .missingImageSet(let name, let nearest):
      ProblemWords(
        "no image set named '\(name)'",
        help: nearest.map { "did you mean '\($0)'?" } ?? "add the image set, or correct the name",
        fix: nearest.map { "write '\($0)'" })
    case .emptyImageName:
      ProblemWords(
        "'image_name' is empty: no image set has that name", help: "write the name of an image set")
    case .imageFileName(let name, let set):
      ProblemWords(
        "'\(name)' is the name of a file; the image set is named '\(set)'",
        help: "write '\(set)'", fix: "write '\(set)'")
    case .missingIconFile(let file, let set):
      ProblemWords(
        "the file '\(file)' for the app icon '\(set)' does not exist",
        help: "add the file, or take it out of Contents.json")
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
    case .noPicture(let file, let fault): fault.english(file)
    case .nameMismatch(let name, let found, let isCase, let isSuggested):
      ProblemWords(
        "'\(name)' matches '\(found)' only \(isCase ? "ignoring case" : "after Unicode normalization")",
        help: isSuggested ? "write '\(found)'" : "correct the name, or rename the picture",
        fix: isSuggested ? "write '\(found)'" : nil)
    case .unusedImageSet(let set): ProblemWords("the image set '\(set)' is used by no entry")
    case .datasetMismatch(let set, let file, let mismatch): mismatch.english(set: set, file: file)
    case .unassignedData(let file, let set):
      ProblemWords(
        "the data set '\(set)' has a second JSON file '\(file)', which it does not name",
        help: "delete it, or give it a data set of its own")
    case .looseData(let file):
      ProblemWords(
        "'\(file)' lies in an asset catalog outside any data set: no app can read it",
        help: "move it into a data set, or out of the catalog")
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
    case .pictures: ProblemWords("pictures not checked: no asset catalog; --assets PATH")
    }
  }
}

extension PictureFault {
  fileprivate func english(_ file: String) -> ProblemWords {
    switch self {
    case .empty:
      ProblemWords("'\(file)' is empty", help: "export it again")
    case .gitLFSPointer:
      ProblemWords(
        "'\(file)' is a Git LFS pointer, not a picture", help: "git lfs pull fetches the picture")
    case .html:
      ProblemWords(
        "'\(file)' is an HTML page, not a picture",
        help: "download the picture itself, not the page that shows it")
    case .truncated:
      ProblemWords(
        "'\(file)' is cut off: the end of the PNG is missing", help: "export it again")
    case .script:
      ProblemWords(
        "'\(file)' contains a script, so it is not used",
        help: "export it as plain SVG, without scripts and event handlers")
    }
  }
}
