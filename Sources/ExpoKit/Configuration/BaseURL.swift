package import ExpoBase

/// The address of a folder on the web (RFC 3986): `baseURL` and `--base-url`.
///
/// `HTTPS://Example.org:8443/fair/` → `https://example.org:8443/fair/`. User names, queries,
/// fragments, invalid hosts and ports, and the address of a page instead of a folder are refused.
package enum BaseURL {
  package enum Fault: Error {
    case form
    case host
    /// It has a user name, which would be written to every page.
    case user
    case page
    /// The path has spaces or characters beyond ASCII; `encoded` is the address with these encoded.
    case path(encoded: String)
  }

  private static let pageEndings = [".html", ".htm", ".xhtml", ".shtml", ".php"]

  /// The address with scheme and host in lower case (§6.2.2.1).
  package static func checked(_ text: String) throws(Fault) -> String {
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: text.lowercased().hasPrefix) else { throw .form }
    let rest = text.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" }
    guard authority.utf8.allSatisfy({ $0 < 0x80 }) else { throw .host }
    guard !authority.contains("@") else { throw .user }
    let path = String(rest.dropFirst(authority.count))
    let encoded = path.percentEncoded(allowing: Set(0x21...0x7E))
    guard isHostAndPort(authority), isPath(encoded) else { throw .form }
    if encoded != path { throw .path(encoded: scheme + authority + encoded) }
    if pageEndings.contains(where: path.lowercased().hasSuffix) { throw .page }
    return scheme + authority.lowercased() + path
  }
}

// MARK: - Parts of an address

extension BaseURL {
  /// `example.org`, `localhost:8000` or `[::1]` (§3.2.2, §3.2.3).
  ///
  /// A host is labels of 1 to 63 letters, digits, `-` and `_`, at most 253 bytes (RFC 1035 §2.3.4);
  /// a port is from 1 to 65535.
  private static func isHostAndPort(_ authority: Substring) -> Bool {
    let form = /(\[[0-9A-Fa-f.]*:[0-9A-Fa-f:.]*\]|[A-Za-z0-9._-]{1,253})(?::([0-9]+))?/
    guard let (_, host, port) = authority.wholeMatch(of: form)?.output,
      port.map({ 1...65_535 ~= Int($0) ?? 0 }) ?? true
    else { return false }
    return host.first == "["
      || host.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
        1...63 ~= $0.utf8.count && $0.first != "-" && $0.last != "-"
      }
  }

  /// Whether a path has only valid `%` escapes, and no part `.` or `..` (§3.3).
  private static func isPath(_ path: String) -> Bool {
    path.wholeMatch(of: /(?:[!$&-;=@-Z_a-z~]|%[0-9A-Fa-f]{2})*/) != nil
      && !path.split(separator: "/").contains { $0 == "." || $0 == ".." }
  }
}

// MARK: - Words

extension BaseURL.Fault {
  package func help(in language: Language) -> String? {
    switch self {
    case .form: nil
    case .host:
      language.pick(
        en: "write the host in its ASCII form, which begins with xn--",
        ko: "호스트를 xn--으로 시작하는 ASCII 형태로 쓰세요")
    case .user:
      language.pick(
        en: "leave out the user name: the address is written to every page",
        ko: "주소가 모든 페이지에 적히므로 사용자 이름을 지우세요")
    case .page:
      language.pick(
        en: "write the address of the folder for the pages, not of a file",
        ko: "파일이 아니라 페이지를 올릴 폴더의 주소를 쓰세요")
    case .path(let encoded):
      language.pick(
        en: "percent-encode the path: \(encoded)", ko: "경로를 퍼센트 인코딩으로 쓰세요: \(encoded)")
    }
  }
}
