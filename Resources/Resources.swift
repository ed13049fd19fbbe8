/// The files of this folder, embedded in the program, so that it needs no other files at run time.
public enum Resources {
  /// The JSON Schema of a list of entries.
  public static var entriesSchema: String { text(PackageResources.entries_schema_json) }
  /// The JSON Schema of an exposition.
  public static var expositionSchema: String { text(PackageResources.exposition_schema_json) }
  /// The JSON Schema of the configuration `.expo.json`.
  public static var configurationSchema: String { text(PackageResources.config_schema_json) }
  /// The style sheet of exported sites.
  public static var style: [UInt8] { PackageResources.expo_css }
  /// The style sheet of the search of exported sites.
  public static var searchStyle: [UInt8] { PackageResources.search_css }
  /// The style sheet of the page above several expositions.
  public static var portalStyle: [UInt8] { PackageResources.portal_css }
  /// The search of exported sites, as a classic script: matching and ranking.
  public static var searchScript: [UInt8] { PackageResources.search_js }
  /// The search box of exported sites, which needs ``searchScript``.
  public static var searchBoxScript: [UInt8] { PackageResources.search_box_js }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
