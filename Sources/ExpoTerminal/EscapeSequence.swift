/// ECMA-48 §5.4 and xterm.
extension Key {
  /// The sequence begins with `ESC [` or `ESC O`; an empty paste for its start.
  static func ofSequence(_ bytes: [UInt8]) -> Key {
    guard let last = bytes.last, bytes.count > 2 else { return .unknown }
    let final = Character(Unicode.Scalar(last))
    let parameters = bytes[2..<bytes.count - 1]
    if parameters.first == UInt8(ascii: "["), bytes.count == 4 {
      return 0x41...0x45 ~= last ? .function(Int(last) - 0x40) : .unknown
    }
    let number = numbers(parameters).first ?? 0
    // The keypad's Enter; `ESC [ M` begins a report of the mouse.
    if final == "M" { return bytes[1] == UInt8(ascii: "O") ? .enter : .unknown }
    if final == "c" || final == "t" {
      return .answer(String(decoding: bytes.dropFirst(), as: UTF8.self))
    }
    return final == "~" ? numbered(number) : named(final)
  }

  private static func named(_ final: Character) -> Key {
    switch final {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "Z": .backTab
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    default: .unknown
    }
  }

  private static func numbered(_ number: Int) -> Key {
    switch number {
    case 1, 7: .home
    case 4, 8: .end
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 200: .paste("")
    default: .unknown
    }
  }

  private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";")).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
  }
}
