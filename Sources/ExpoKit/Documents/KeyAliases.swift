/// What keys are called elsewhere: in models that were written first, and in other people's data.
enum KeyAliases {
  static func of(_ kind: DocumentKind) -> [String: String] {
    switch kind {
    case .entries: entries
    case .exposition: exposition
    }
  }

  private static let entries = [
    "title": "name", "imageName": "image_name", "image": "image_name", "img_name": "image_name",
    "shortDescription": "short_desc", "short_description": "short_desc", "summary": "short_desc",
    "description": "desc", "longDescription": "desc", "fullDescription": "desc",
    "explanation": "desc",
  ]

  private static let exposition = [
    "name": "title", "visitorsCount": "visitors", "visitorCount": "visitors",
    "numberOfVisitors": "visitors", "place": "location", "period": "duration",
    "desc": "description",
  ]
}
