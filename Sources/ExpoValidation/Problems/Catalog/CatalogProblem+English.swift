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
        help: "convert it, or rename it with the extension of its type")
    case .noPicture(let file, let fault): fault.english(file)
    case .nameMismatch(let name, let found, let isCase, let isSuggested):
      ProblemWords(
        "'\(name)' matches '\(found)' only \(isCase ? "if case is ignored" : "after Unicode normalization")",
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
    case .pictures: ProblemWords("pictures not checked: no asset catalog; name one with --assets")
    }
  }
}

extension PictureFault {
  func english(_ file: String) -> ProblemWords {
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

// MARK: - Rules

extension AssetRule {
  var english: RuleWords {
    switch self {
    case .missingImageSet:
      RuleWords(
        "an entry names an image set that does not exist",
        explanation: """
          image_name is the name of an image set in the asset catalog; without one the app shows \
          an empty picture and reports nothing. A name with a slash, a backslash, two dots or a \
          leading dot is never looked up.
          """,
        advice: "Correct image_name, or add the image set to the catalog.")
    case .missingImageFile:
      RuleWords(
        "an image set names a file that does not exist",
        explanation: """
          Contents.json assigns a file to a slot, and the folder does not have it: it was renamed, \
          deleted, or never committed. Xcode warns when it builds the catalog and leaves the slot \
          empty.
          """,
        advice: "Add the file, or remove its slot in Xcode.")
    case .unassignedFile:
      RuleWords(
        "an image set has a file that no slot names",
        explanation: """
          A file in the folder of an image set is used only if Contents.json assigns it to a \
          slot. One that is not assigned is a picture that was never given a slot, or a leftover \
          that makes the repository larger.
          """,
        advice: "Assign the file to a slot in Xcode, or delete it.")
    case .missingScale:
      RuleWords(
        "an image set lacks one of its scales",
        explanation: """
          A bitmap needs a file for 2x and 3x, or it is scaled and blurred on the devices whose \
          file is missing. Xcode does not report it. A missing 1x is only a note, because no \
          iPhone needs it. A PDF or SVG needs only one file, and so does a picture of a single \
          scale.
          """,
        advice: "Add the missing scale, or use one PDF or SVG with a single scale.")
    case .duplicateSlot:
      RuleWords(
        "two images claim the same slot",
        explanation: """
          The images of a set must differ in idiom, scale or another property of their slots. If \
          two are equal, one of them is never shown, and which one is undefined.
          """,
        advice: "Give each image a slot of its own, or delete one.")
    case .badContentsJSON:
      RuleWords(
        "a Contents.json is missing, not JSON, or does not list its images",
        explanation: """
          Every set in an asset catalog is described by its Contents.json. Without a readable one, or \
          with an idiom or a scale that does not exist, Xcode leaves the set out.
          """,
        advice: """
          Let Xcode write the file again: add the set anew, or restore Contents.json from version \
          control.
          """)
    case .wrongImage:
      RuleWords(
        "an image has the wrong size or type for its slot and name",
        explanation: """
          A 2x picture has twice as many pixels in each direction as the 1x one, a 3x picture \
          three times as many; a difference of one pixel per scale is allowed for rounding. The \
          type is read from the first bytes of the file, not from its name. A Git LFS pointer, a \
          web page, an empty file or a truncated PNG is an error.
          """,
        advice: "Export the picture again in the expected size, under a name that fits its type.")
    case .nameMismatch:
      RuleWords(
        "a name matches only if case or Unicode normalization is ignored",
        explanation: """
          The file system of a Mac treats Jikji and jikji as the same name, and 한 as one character \
          or as three. On Linux and in a strict build, the picture is not found.
          """,
        advice: "Write the name as the folder has it.")
    case .unusedImageSet:
      RuleWords(
        "an image set is used by no entry",
        explanation: """
          Neither an entry nor the source code of the project names it, so it only makes the app \
          larger. The set 'poster' belongs to the poster and is not reported.
          """,
        advice: """
          Delete the image set, or name it in an entry. If code uses it, ignore the rule for it.
          """)
    }
  }
}

extension StructureRule {
  var english: RuleWords {
    switch self {
    case .datasetMismatch:
      RuleWords(
        "a data set does not name exactly one JSON file that exists",
        explanation: """
          NSDataAsset returns the file that the data set's Contents.json names. If it does not \
          exist, is not JSON, or is one of several, the app decodes nothing or the wrong file. JSON \
          that no data set names is never read.
          """,
        advice: "Name exactly one JSON file that exists in Contents.json of the data set.")
    case .incompleteExposition:
      RuleWords(
        "an exposition without entries, entries without an exposition, or no pictures at all",
        explanation: """
          The two documents belong in one asset catalog or folder; otherwise expo looks in the \
          nearest folder that contains both. If a project has no asset catalog, pictures are not \
          checked, and one note says so.
          """,
        advice: "Add the missing document, or move both into one catalog.")
    case .ambiguousName:
      RuleWords(
        "two assets have the same name",
        explanation: """
          The catalogs of an app are compiled into one bundle, and groups do not distinguish \
          assets unless they provide a namespace: of two image sets with one name an app gets one, \
          and which one is undefined. Across catalogs, a name is reported only if an entry uses \
          it.
          """,
        advice: "Rename one of the assets, or let a group provide a namespace.")
    }
  }
}
