import ExpoJSON
import ExpoTestSupport
import Testing

/// `collect` beside `decode`, for mistakes in the responses of public interfaces.
struct CollectProperties {
  @Test("every response decodes, without an error")
  func responses() {
    for model in APIModel.all + APIModel.odd {
      #expect(model.thrown(model.text) == nil, "\(model.name)")
      #expect(model.collected(model.text).errors == [], "\(model.name)")
    }
  }

  @Test(
    "every thrown error is collected, and none if the value decodes",
    arguments: APIModel.all + APIModel.odd)
  func collected(model: APIModel) {
    let count = Thoroughness.mutants / 64
    let all = ValueChange.all(of: model.text)
    var random = SeededGenerator(seed: UInt64(model.text.utf8.count))
    var failed = 0
    for _ in 0...count {
      var changes = (0..<2).map { _ in ValueChange.any(of: all, &random) }
      let areApart = !Self.areRelated(changes[0].part, changes[1].part)
      if !areApart || Bool.random(using: &random) { changes.removeLast() }
      var text = ValueChange.applying(changes, to: model.text)
      let isCut = Int.random(in: 0..<8, using: &random) == 0
      if isCut { text.remove(at: text.indices.randomElement(using: &random) ?? text.startIndex) }
      let complaint = Self.complaint(of: model, changes, text, isCut: isCut)
      #expect(complaint == nil, "\(model.name): \(text)")
      if complaint != nil { return }
      failed += model.thrown(text) == nil ? 0 : 1
    }
    #expect(failed > count / 16)
  }

  @Test("several faults in one document have exactly the errors that each has alone")
  func planted() {
    var random = SeededGenerator(seed: 3_000)
    var (documents, exact, invented) = (0, 0, [String]())
    for model in APIModel.planted {
      let all = ValueChange.all(of: model.text)
      var known: [String: [DecodeError]] = [:]
      for _ in 0..<max(150, Thoroughness.mutants / 8) {
        var (changes, alone): ([ValueChange], [DecodeError]) = ([], [])
        for _ in 0..<40 where changes.count < 2 + documents % 4 {
          let change = ValueChange.any(of: all, &random)
          if changes.contains(where: { Self.areRelated($0.part, change.part) }) { continue }
          let changed = ValueChange.applying([change], to: model.text)
          let errors = known[changed] ?? model.collected(changed).errors
          known[changed] = errors
          if !errors.isEmpty { changes.append(change) }
          alone += errors
          // A change of one value has no error outside of it, and a misspelled key is one.
          let isOne =
            change.part == change.pointer
            ? errors.allSatisfy { $0.location.pointer.tokens.starts(with: change.part.tokens) }
            : errors.count < 2
          if !isOne { invented.append("\(model.name): \(errors.map(Self.words)) by \(change)") }
        }
        documents += 1
        let text = ValueChange.applying(changes, to: model.text)
        let found = model.collected(text).errors
        let hidden = alone.filter { error in !found.contains { Self.isSame($0, error) } }
        let excess = found.filter { error in !alone.contains { Self.isSame($0, error) } }
        if hidden.isEmpty, excess.isEmpty { exact += 1 }
        invented += excess.map { "\(model.name): \(Self.words($0)) in \(text)" }
      }
    }
    print("collect: exact in \(exact) of \(documents) documents with 2 to 5 faults")
    #expect(documents >= 3_000 || !Thoroughness.triesAll)
    #expect(invented.prefix(5) == [])
    #expect(exact * 100 > documents * 95)
  }

  private static func complaint(
    of model: APIModel, _ changes: [ValueChange], _ text: String, isCut: Bool
  ) -> String? {
    let (thrown, collected) = (model.thrown(text), model.collected(text))
    let found = "\(collected.errors.map(words))"
    guard let thrown else {
      return collected.errors.isEmpty && collected.hasValue ? nil : "a value has errors: \(found)"
    }
    if thrown.isEmpty || collected.hasValue { return "no error" }
    for errors in [thrown, collected.errors]
    where errors.indices.contains(where: { errors[..<$0].contains(errors[$0]) }) {
      return "an error twice: \(errors.map(words))"
    }
    for error in thrown where !collected.errors.contains(where: { isSame($0, error) }) {
      return "not collected: \(words(error)), but \(found)"
    }
    if isCut || model.triesForms { return nil }
    for error in collected.errors
    where !changes.contains(where: { areRelated($0.pointer, error.location.pointer) }) {
      return "a false error: \(words(error))"
    }
    for change in changes where changes.count > 1 {
      for error in model.collected(ValueChange.applying([change], to: model.text)).errors
      where !collected.errors.contains(where: { isSame($0, error) }) {
        return "hidden by another error: \(words(error)), but \(found)"
      }
    }
    return nil
  }

  private static func words(_ error: DecodeError) -> String {
    "\(error.location.pointer): \(error.words(in: .english).message)"
  }

  /// Whether two errors are one; `collect` may name the key that was meant as a missing one too.
  private static func isSame(_ one: DecodeError, _ other: DecodeError) -> Bool {
    func words(_ error: DecodeError) -> Substring {
      let message = error.words(in: .english).message
      return error.rule.code == "EX302" ? message.prefix { $0 != ";" } : message[...]
    }
    return one.rule == other.rule && one.location.pointer == other.location.pointer
      && words(one) == words(other)
  }

  private static func areRelated(_ one: JSONPointer, _ other: JSONPointer) -> Bool {
    one.tokens.starts(with: other.tokens) || other.tokens.starts(with: one.tokens)
  }
}
