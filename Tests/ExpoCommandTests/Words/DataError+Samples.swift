import ExpoBase

@testable import ExpoCommand

extension DataError: Sampled {
  static func next(after kind: DataError?) -> DataError? {
    switch kind {
    case nil: .noMatch
    case .noMatch?: .noPage(9, pages: 4)
    case .noPage?: .noEntries(word: "한빛탑")
    case .noEntries?: .noEntry(word: "14", entries: 13, file: "items.json", nearest: nil)
    case .noEntry(_, _, _, nearest: nil)?:
      .noEntry(word: "hanbit", entries: 13, file: "", nearest: "hanbit_tower")
    case .noEntry?:
      .severalEntries(
        word: "꿈", [FoundEntry(pointer: JSONPointer.root.appending(7), name: "꿈돌이")], more: 3)
    case .severalEntries?:
      .unreadableField("visitors", file: "fair.json", operand: "./fair.json")
    case .unreadableField?: .noExposition(field: "visitors")
    case .noExposition?: nil
    }
  }
}
