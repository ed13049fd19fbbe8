public import ExpoDiagnostics
public import ExpoSource

/// What is wrong between documents, asset catalogs and pictures.
public enum CatalogProblem: Problem, Equatable {
  // MARK: Assets

  /// An entry names an image set that does not exist; `nearest` is the only one it could be.
  case missingImageSet(String, nearest: String?, at: SourceLocation)
  /// An image set names a file that does not exist.
  case missingImageFile(String, set: String, at: SourceLocation)
  /// An image set has a file that no slot names; `slot` is the empty one it is made for.
  case unassignedFile(String, set: String, slot: Slot?, at: SourceLocation)
  /// An image set lacks scales.
  case missingScale([String], set: String, at: SourceLocation)
  /// Two images claim the same slot.
  case duplicateSlot(idiom: String, scale: String?, first: SourceLocation, at: SourceLocation)
  /// A `Contents.json` is of no use.
  case badContents(Contents, at: SourceLocation)
  /// An image is not of the size that its scale asks for.
  case wrongSize(file: String, found: String, expected: String, scale: String, at: SourceLocation)
  /// An image is not of the type that its name promises.
  case wrongType(file: String, found: String?, expected: String, at: SourceLocation)
  /// A name matches a file or image set only approximately.
  case nameMismatch(String, found: String, isCase: Bool, at: SourceLocation)
  /// An image set is used by no entry.
  case unusedImageSet(String, at: SourceLocation)

  // MARK: Structure

  /// A data set does not name exactly one JSON file that exists.
  case datasetMismatch(set: String, file: String, Mismatch, at: SourceLocation)
  /// One of two documents is missing beside the other, or both lie outside any catalog.
  case incompleteExposition(Incomplete, at: SourceLocation)
  /// Two image sets have the same name.
  case ambiguousName(String, count: Int, first: SourceLocation, at: SourceLocation)

  /// An empty slot: the bytes where a file name can be inserted.
  public struct Slot: Equatable, Sendable {
    /// The byte behind the slot's opening brace.
    public let offset: Int
    /// The slot's scale.
    public let scale: String
  }

  /// Why a `Contents.json` is of no use.
  public enum Contents: Equatable, Sendable {
    case missing
    case notJSON(String)
    case missingKey(String)
    /// Something other than text, or than an object for a slot, which has no key.
    case wrongType(key: String?)
    case unknownIdiom(String, nearest: String?)
    case unknownScale(String)
  }

  /// Why a data set's file is not what it should be.
  public enum Mismatch: Equatable, Sendable {
    case missing, notJSON
    /// No file is named at all.
    case unnamed
    case oneOf(Int)
  }

  /// What an exposition lacks.
  public enum Incomplete: Equatable, Sendable {
    case entries, exposition
    /// It lies outside any asset catalog.
    case catalog
  }
}

extension CatalogProblem {
  /// The rule that finds it.
  public var rule: Rule { ruleAndSite.rule }

  /// Where it is.
  public var location: SourceLocation { ruleAndSite.location }

  /// Data outside a catalog is only noted.
  public var severity: Severity {
    if case .incompleteExposition(.catalog, _) = self { .note } else { rule.severity }
  }

  private var ruleAndSite: (rule: Rule, location: SourceLocation) {
    switch self {
    case .missingImageSet(_, _, let location): (.missingImageSet, location)
    case .missingImageFile(_, _, let location): (.missingImageFile, location)
    case .unassignedFile(_, _, _, let location): (.unassignedFile, location)
    case .missingScale(_, _, let location): (.missingScale, location)
    case .duplicateSlot(_, _, _, let location): (.duplicateSlot, location)
    case .badContents(_, let location): (.badContentsJSON, location)
    case .wrongSize(_, _, _, _, let location), .wrongType(_, _, _, let location):
      (.wrongImage, location)
    case .nameMismatch(_, _, _, let location): (.nameMismatch, location)
    case .unusedImageSet(_, let location): (.unusedImageSet, location)
    case .datasetMismatch(_, _, _, let location): (.datasetMismatch, location)
    case .incompleteExposition(_, let location): (.incompleteExposition, location)
    case .ambiguousName(_, _, _, let location): (.ambiguousName, location)
    }
  }

  /// What is wrong, in one line; the sentences on files are Xcode's.
  public var message: String {
    switch self {
    case .missingImageSet(let name, _, _): "no image set named '\(name)'"
    case .missingImageFile(let file, let set, _):
      "the file '\(file)' for the image set '\(set)' does not exist"
    case .unassignedFile(let file, let set, _, _):
      "the image set '\(set)' has an unassigned child '\(file)'"
    case .missingScale(let scales, let set, _):
      "the image set '\(set)' has no \(scales.joined(separator: " and no ")) image"
    case .duplicateSlot(let idiom, let scale, _, _):
      "two images claim \(idiom)\(scale.map { " " + $0 } ?? "")"
    case .badContents(let contents, _): Self.message(contents)
    case .wrongSize(let file, let found, let expected, let scale, _):
      "'\(file)' is \(found), expected \(expected) at \(scale)"
    case .wrongType(let file, let found, let expected, _) where found == expected:
      "'\(file)' is a broken \(expected): it tells no size that a picture can have"
    case .wrongType(let file, let found, let expected, _):
      "'\(file)' is not \(expected)" + (found.map { ", it is \($0)" } ?? "")
    case .nameMismatch(let name, let found, let isCase, _):
      "'\(name)' matches '\(found)' only \(isCase ? "ignoring case" : "after Unicode normalization")"
    case .unusedImageSet(let set, _): "the image set '\(set)' is used by no entry"
    case .datasetMismatch(let set, _, .unnamed, _): "the data set '\(set)' names no file"
    case .datasetMismatch(let set, let file, let mismatch, _):
      "the data set '\(set)' names '\(file)', which \(Self.phrase(mismatch))"
    case .incompleteExposition(.entries, _): "an exposition without entries"
    case .incompleteExposition(.exposition, _): "entries without an exposition"
    case .incompleteExposition(.catalog, _): "data outside any asset catalog"
    case .ambiguousName(let name, let count, _, _): "'\(name)' names \(count) assets"
    }
  }

  private static func message(_ contents: Contents) -> String {
    switch contents {
    case .missing: "the set has no Contents.json"
    case .notJSON(let reason): "Contents.json is not JSON: \(reason)"
    case .missingKey(let key): "Contents.json has no list '\(key)'"
    case .wrongType(let key?): "expected text for '\(key)'"
    case .wrongType(nil): "expected an object in the list"
    case .unknownIdiom(let idiom, _): "unknown idiom '\(idiom)'"
    case .unknownScale(let scale): "unknown scale '\(scale)'"
    }
  }

  private static func phrase(_ mismatch: Mismatch) -> String {
    switch mismatch {
    case .missing, .unnamed: "does not exist"
    case .notJSON: "is not JSON"
    case .oneOf(let count): "is one of \(count) files"
    }
  }

  /// What else belongs to it.
  public var notes: [Note] {
    switch self {
    case .duplicateSlot(_, _, let first, _), .ambiguousName(_, _, let first, _):
      [Note("first here", at: first)]
    default: []
    }
  }

  /// What to do.
  public var help: String? {
    switch self {
    case .missingImageSet(_, let nearest, _):
      nearest.map { "did you mean '\($0)'?" } ?? "add the image set, or correct the name"
    case .missingImageFile: "add the file, or take it out of Contents.json"
    case .unassignedFile(_, _, let slot, _):
      slot.map { "assign it to the empty \($0.scale) slot" } ?? "assign it to a slot, or delete it"
    case .missingScale: "add the file for each scale"
    case .duplicateSlot: "delete one"
    case .badContents(.unknownIdiom(_, let nearest?), _): "did you mean '\(nearest)'?"
    case .badContents(.unknownScale, _): "a scale is 1x, 2x or 3x"
    case .badContents(.missing, _): "open the catalog in Xcode, or delete the folder"
    case .badContents: nil
    case .wrongSize: "export it again at that size"
    case .wrongType(_, let found, let expected, _) where found == expected:
      "export it again from the program it was made with"
    case .wrongType: "convert it, or give it its own extension"
    case .nameMismatch(_, let found, _, _): "write '\(found)'"
    case .unusedImageSet: nil
    case .datasetMismatch(_, _, .oneOf, _): "keep one file in a data set"
    case .datasetMismatch: "name the JSON file of this data set"
    case .incompleteExposition(.entries, _): "add the document that lists its entries"
    case .incompleteExposition(.exposition, _): "add the document that describes it"
    case .incompleteExposition(.catalog, _): nil
    case .ambiguousName: "rename one, or let its group provide a namespace"
    }
  }

  /// The smallest edit that mends it, where one is known.
  public var fix: Fix? {
    switch self {
    case .missingImageSet(_, let nearest?, let location):
      .safe("write '\(nearest)'", Edit(location.bytes, JSONSpelling.quoted(nearest)))
    case .nameMismatch(_, let found, _, let location):
      .safe("write '\(found)'", Edit(location.bytes, JSONSpelling.quoted(found)))
    case .unassignedFile(let file, _, let slot?, _):
      .unsafe(
        "assign it to the \(slot.scale) slot",
        .insert("\"filename\" : \(JSONSpelling.quoted(file)), ", at: slot.offset))
    default: nil
    }
  }
}

/// Text as JSON writes it.
enum JSONSpelling {
  /// In quotes, with the escapes it needs (RFC 8259 §7).
  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
