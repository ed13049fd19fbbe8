public import ExpoBase

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Decodes any `Decodable` type from JSON and locates every error.
///
/// `decode` works as Foundation's `JSONDecoder`: it stops at the first error, an initializer may catch an error
/// and try something else, and no initializer gets a value that is not in the document. What it throws has the
/// line, column and JSON Pointer of each error, those of all later elements of an array included. `collect`
/// continues after errors inside an object too.
///
/// Values are the same as those of `JSONDecoder` with the same strategies: the first of two equal keys is read,
/// `1.0` and `1e3` are whole numbers, and integers, strings and booleans are never converted. The article
/// "Move from JSONDecoder" lists every difference.
public struct ExpoDecoder: Sendable {
  /// Other names of keys, for suggestions: `["imageName": "image_name"]`.
  public var keyAliases: [String: String]
  /// Other names of keys, which are read where the key itself is missing.
  public var acceptedAliases: [String: String]
  /// How dates are decoded.
  public var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
  /// How data is decoded.
  public var dataDecodingStrategy = DataDecodingStrategy.base64
  /// How infinities and NaN are decoded.
  public var nonConformingFloatDecodingStrategy = NonConformingFloatDecodingStrategy.throw
  /// How the keys of the document are converted to those of the types.
  public var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
  /// How many errors are found; decoding stops at the next one.
  ///
  /// It limits time and memory. With 0 or less, errors say only where decoding stopped; with thousands,
  /// ``collect(_:from:)`` may leave some out, since it looks at each part of a document only a few times.
  public var errorLimit = defaultErrorLimit
  /// The usual ``errorLimit``: 100.
  public static let defaultErrorLimit = 100
  /// The `userInfo` of the decoder that is passed to initializers.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  /// Whether the messages of errors quote no values, for logs.
  ///
  /// Locations and types stay, and keys if the document is JSON: else a value may be taken for a key.
  /// ``DecodeErrors/report(in:as:width:)`` and `dump` show values nevertheless.
  public var hidesValues = false

  /// Creates a decoder.
  public init(keyAliases: [String: String] = [:], acceptedAliases: [String: String] = [:]) {
    self.keyAliases = keyAliases
    self.acceptedAliases = acceptedAliases
  }

  // MARK: Decoding

  /// Decodes a document.
  ///
  /// - Throws: ``DecodeErrors``: all errors of syntax and encoding, and the first error of decoding with those of
  ///   later elements of its array.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from file: SourceFile
  ) throws(DecodeErrors) -> Value {
    try decode(type, from: JSONTree(reading: file, errorLimit: .stopping(after: errorLimit)))
  }

  /// Decodes a document in UTF-8; `name` is its name in errors.
  ///
  /// - Throws: ``DecodeErrors``, as for a file.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, named name: String
  ) throws(DecodeErrors) -> Value {
    let bytes = unsafe data.withUnsafeBytes { unsafe SourceBytes($0) }
    return try decode(type, from: SourceFile(name: name, bytes: bytes))
  }

  /// Decodes a document; `name` is its name in errors.
  ///
  /// - Throws: ``DecodeErrors``, as for a file.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from text: String, named name: String = "<string>"
  ) throws(DecodeErrors) -> Value {
    try decode(type, from: SourceFile(name: name, text: text))
  }

  /// Decodes a document.
  ///
  /// - Throws: ``DecodeErrors``, as for a file.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from tree: JSONTree
  ) throws(DecodeErrors) -> Value {
    guard let root = tree.root, tree.obstacle == nil else {
      throw shown(tree.errors, in: tree.file)
    }
    return try decode(type, from: root)
  }

  /// Decodes one value of a document, whose path is `pointer`.
  ///
  /// - Throws: ``DecodeErrors``, as for a document that is this value alone.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from node: JSONNode, at pointer: JSONPointer = .root
  ) throws(DecodeErrors) -> Value {
    let alone = node.alone
    let isReadAgain = alone.map { $0.tree !== node.tree } ?? false
    if let alone, isReadAgain {
      let pass = DecodingPass(tree: alone.tree, base: pointer, decoder: self)
      defer { pass.forgetFailures() }
      do { return try pass.decode(type, at: alone.index, path: .root) } catch {}
    }
    let pass = DecodingPass(tree: node.tree, base: pointer, decoder: self)
    defer { pass.forgetFailures() }
    var errors = isReadAgain ? [] : node.syntaxErrors
    var thrown: DecodingError?
    do {
      if alone == nil, !errors.haveNoError, errorLimit >= 0,
        let found = (type as? any IndependentParts.Type)?.elementErrors(of: node, pass)
      {
        errors += found
      } else {
        let value = try pass.decode(type, at: node.index, path: .root)
        if alone != nil, !isReadAgain { return value }
      }
    } catch {
      let found = pass.located(error, in: node)
      if errors.haveNoError { thrown = DecodingError(error, found) }
      errors += found.errors
    }
    if errors.isEmpty { errors = node.errorBefore.map { [$0] } ?? [] }
    throw shown(errors.sortedByLocation(), in: node.tree.file, thrown)
  }

  // MARK: Collecting

  /// Decodes a document and collects all errors and warnings, even inside an object that fails.
  ///
  /// It reports every error that `decode` reports, no error of a value that can be decoded by itself, and no error
  /// that an initializer catches. A value that fails is decoded again with a valid value in place of the part that
  /// failed: a case of an enumeration, a value from elsewhere, or nil. An error counts if it is found with all of them
  /// that are known. If the rest of an object was not checked, its error says so: ``DecodeError/stopsSearch``. Elements
  /// of arrays and members of dictionaries are decoded independently. No value with a replaced part is returned, but
  /// initializers see such parts, and must not trap on what they do not expect.
  public func collect<Value: Decodable>(
    _ type: Value.Type, from tree: JSONTree
  ) -> Decoding<Value> {
    guard tree.obstacle == nil, let root = tree.root else {
      return Decoding(nil, shown(tree.errors, in: tree.file))
    }
    let (value, errors, thrown) = collected(type, from: root, at: .root)
    let all = (tree.errors + errors).sortedByLocation()
    return Decoding(tree.isSound ? value : nil, shown(all, in: tree.file, thrown))
  }

  /// Decodes one value of a document, whose path is `pointer`, and collects all its errors and warnings.
  ///
  /// Errors of syntax are those of the document. The value is returned if recovery guessed and dropped nothing
  /// in it: a trailing comma does no harm.
  public func collect<Value: Decodable>(
    _ type: Value.Type, from node: JSONNode, at pointer: JSONPointer = .root
  ) -> Decoding<Value> {
    let (value, errors, thrown) = collected(type, from: node, at: pointer)
    return Decoding(value, shown(errors.sortedByLocation(), in: node.tree.file, thrown))
  }

  /// `errors` may have one more than the limit; `thrown` is the first, if the value is JSON.
  private func collected<Value: Decodable>(
    _ type: Value.Type, from node: JSONNode, at pointer: JSONPointer
  ) -> (value: Value?, errors: [DecodeError], thrown: DecodingError?) {
    let pass = DecodingPass(
      tree: node.tree, base: pointer, decoder: self, isThorough: true,
      errorLimit: .stopping(after: errorLimit))
    defer { pass.forgetFailures() }
    do {
      let value = try pass.decode(type, at: node.index, path: .root)
      return (node.isWhollySound ? value : nil, pass.pending, nil)
    } catch {
      let found = pass.located(error, in: node)
      pass.collect(type, at: node.index, path: .root, after: error)
      let thrown = node.syntaxErrors.haveNoError ? DecodingError(error, found) : nil
      return (nil, pass.log.errors, thrown)
    }
  }

  private func shown(
    _ errors: [DecodeError], in file: SourceFile, _ thrown: DecodingError? = nil
  ) -> DecodeErrors {
    let isJSON = !errors.contains { $0.kind == .syntax || $0.kind == .encoding }
    let shown = hidesValues ? errors.map { $0.withoutValues(orKeys: !isJSON) } : errors
    return DecodeErrors(shown, in: file, limit: errorLimit, thrown: thrown)
  }

  /// The errors of decoding one value; of each rule only the first are kept.
  ///
  /// Only for types that catch no errors: it replaces a part as soon as it fails.
  package func errors<Value: Decodable>(
    decoding type: Value.Type, from node: JSONNode, at pointer: JSONPointer, limit: ErrorLimit
  ) -> ErrorLog {
    let pass = DecodingPass(
      tree: node.tree, base: pointer, decoder: self, isThorough: true, errorLimit: limit)
    defer { pass.forgetFailures() }
    pass.refusesDuplicates = true
    pass.collect(type, of: node, path: .root, Attempts(catchesNothing: true))
    return pass.log
  }

  /// Decodes each element of an array separately, so that an error affects no other element.
  ///
  /// A value that is not an array has no elements; to get that error, decode `[Element].self`.
  public func collectElements<Element: Decodable>(
    of type: Element.Type, from node: JSONNode, at pointer: JSONPointer = .root
  ) -> [Decoding<Element>] {
    node.elements.enumerated().map { index, element in
      element.isLeftOver(in: node)
        ? Decoding(nil, DecodeErrors([], in: node.tree.file))
        : collect(type, from: element, at: pointer.appending(index))
    }
  }
}

extension DecodeError {
  // Not inlined: a sort compares in many places.
  @inline(never)
  fileprivate func precedes(_ other: DecodeError) -> Bool {
    (location.bytes.lowerBound, rule.code) < (other.location.bytes.lowerBound, other.rule.code)
  }
}

extension [DecodeError] {
  fileprivate var haveNoError: Bool { allSatisfy { $0.severity < .error } }

  /// The errors, sorted by bytes, then by codes, without repetition.
  func sortedByLocation() -> [DecodeError] {
    if count < 2 { return self }
    let sorted = sorted { $0.precedes($1) }
    return sorted.reduce(into: []) { errors, error in
      // Equal errors begin at the same byte.
      let isKnown = errors.lazy.reversed()
        .prefix { $0.location.bytes.lowerBound == error.location.bytes.lowerBound }
        .contains { $0 == error || $0.missesSameKey(as: error) }
      if !isKnown { errors.append(error) }
    }
  }
}
