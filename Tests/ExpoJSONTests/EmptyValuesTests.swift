import Foundation
import Testing

@testable import ExpoJSON

/// What `collect` finds after a part that failed, whatever its type does with an empty value.
struct EmptyValuesTests {
  private enum Key: String, CodingKey { case name, left, right, next }

  private struct Titled<Root: Decodable>: Decodable {
    let root: Root
    let title: String
  }

  /// The next one is decoded by the decoder of its member.
  private final class Chain: Decodable {
    let next: Chain?
    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: Key.self)
      _ = try object.decode(String.self, forKey: .name)
      next = try? Chain(from: object.superDecoder(forKey: .next))
    }
  }

  /// Two of the same type in each.
  private final class Tree: Decodable {
    let left, right: Tree?
    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: Key.self)
      _ = try object.decode(String.self, forKey: .name)
      left = try? object.decode(Tree.self, forKey: .left)
      right = try? object.decode(Tree.self, forKey: .right)
    }
  }

  @Test("decoding ends even if a type contains itself in its empty value")
  func endless() {
    let text = #"{"root": {"name": 1}, "title": 2}"#
    for type: any Decodable.Type in [Titled<Chain>.self, Titled<Tree>.self] {
      #expect(ExpoDecoder().collected(by: type, text).pointers == ["/root/name", "/title"])
    }
  }

  private struct Guest: Decodable {
    let id: UUID
    let age: Int
    let seats: ClosedRange<Int>
  }

  @Test("types of the toolchain have an empty value")
  func toolchain() {
    let text = #"{"id": "x", "age": "y", "seats": [3, 1]}"#
    #expect(ExpoDecoder().collected(by: Guest.self, text).pointers == ["/id", "/age", "/seats"])
  }
}
