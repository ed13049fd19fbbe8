import ExpoBase

/// What makes a site or a book part of a portal.
struct PortalPart: Sendable {
  /// The folder below the portal.
  let folder: String
  /// The number along the timeline, from 1.
  let number: Int
  /// The title of the portal, the way up.
  let portalTitle: String
  /// The primary language of that title: `ko`.
  let portalLanguage: String
}
