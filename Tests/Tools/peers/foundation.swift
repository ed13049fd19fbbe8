// Reads an entries document with Foundation's JSONDecoder and sees that no text is empty.
//
//   foundation FILE
//
// Built by: swiftc -O foundation.swift -o foundation

import Foundation

struct Entry: Decodable {
  let name: String
  let imageName: String
  let shortDescription: String
  let description: String

  enum CodingKeys: String, CodingKey {
    case name
    case imageName = "image_name"
    case shortDescription = "short_desc"
    case description = "desc"
  }

  var isFilled: Bool {
    !name.isEmpty && !imageName.isEmpty && !shortDescription.isEmpty && !description.isEmpty
  }
}

guard CommandLine.arguments.count == 2 else { exit(2) }
let document = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let entries = try JSONDecoder().decode([Entry].self, from: document)
guard entries.allSatisfy(\.isFilled) else { exit(1) }
print("\(entries.count) entries")
