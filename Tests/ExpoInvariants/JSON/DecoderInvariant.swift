import ExpoJSON
import ExpoModel
import Foundation

/// Sound documents decode to the values that Foundation decodes; others to errors with places.
enum DecoderInvariant {
  private struct Shelf: Codable, Equatable {
    enum Kind: String, Codable, CaseIterable { case tall, wide }
    let label: String
    let kind: Kind?
    let width: Int8?
    let height: Double?
    let isOpen: Bool?
    let tags: [String]?
    let counts: [String: Int]?
    let shelves: [Shelf]?
  }

  static func fault(in bytes: [UInt8]) -> String? {
    let tree = JSONTree(reading: SourceFile(name: "f", bytes: bytes), errorLimit: .max)
    return fault([Entry].self, tree, bytes) ?? fault(Exposition.self, tree, bytes)
      ?? fault(Shelf.self, tree, bytes) ?? fault([String: [Int]].self, tree, bytes)
  }

  private static func fault<Value: Decodable & Equatable>(
    _ type: Value.Type, _ tree: JSONTree, _ bytes: [UInt8]
  ) -> String? {
    let decoding = ExpoDecoder.unlimited.collect(type, from: tree)
    if let fault = Locations.fault(in: decoding.errors, of: tree.file) { return fault }
    if (try? ExpoDecoder.unlimited.decode(type, from: tree.file)) != decoding.value {
      return "\(type): another value without warnings"
    }
    guard tree.isSound else { return decoding.value == nil ? nil : "unsound, and decoded" }
    if decoding.value == nil, decoding.errors.allSatisfy({ $0.severity < .error }) {
      return "\(type): neither value nor error"
    }
    for error in decoding.errors where tree.root?[error.location.pointer] == nil {
      return "\(type): nothing at \(error.location.pointer)"
    }
    let theirs = try? JSONDecoder().decode(type, from: Data(bytes))
    return decoding.value == theirs
      ? nil : "\(type): Foundation decodes \(String(describing: theirs))"
  }
}
