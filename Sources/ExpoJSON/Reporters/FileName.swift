import ExpoBase

/// The names of files in formats for repositories.
enum FileName {
  /// The name relative to the working folder: `./a.json` → `a.json`.
  static func withoutLeadingDot(_ name: String) -> String {
    guard name.hasPrefix("./") else { return name }
    let rest = name.dropFirst(2).drop { $0 == "/" }
    return rest.isEmpty ? name : withoutLeadingDot(String(rest))
  }

  /// The name as a URI reference (RFC 3986): `한.json` → `%ED%95%9C.json`.
  ///
  /// A relative name stays relative, without leading `./`; `/a b.json` → `file:///a%20b.json`.
  static func uriReference(_ name: String) -> String {
    let path = PercentEncoding.encode(withoutLeadingDot(name), allowing: PercentEncoding.path)
    return isAbsolute(name) ? "file://" + path : path
  }

  /// Whether the name does not depend on the working folder.
  static func isAbsolute(_ name: String) -> Bool { name.hasPrefix("/") }
}
