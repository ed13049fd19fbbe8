/// The address of a folder on the web (RFC 3986), the value of `--base-url`.
///
/// `HTTPS://Example.org:8443/fair/` → `https://example.org:8443/fair/`. User names, queries,
/// fragments, invalid hosts and ports, and the address of a page instead of a folder are refused.
enum BaseURL {
  private static let pageEndings = ["html", "htm", "xhtml", "shtml", "php"]

  /// The address with scheme and host in lower case (§6.2.2.1).
  static func checked(_ option: OptionName, _ text: String) throws(CommandError) -> String {
    let fault = { (help: CommandError.Help?) in
      CommandError.unexpected(
        text, of: option, en: "an address such as https://example.org/fair/",
        ko: "https://example.org/fair/ 같은 주소가", help: help)
    }
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: text.lowercased().hasPrefix) else { throw fault(nil) }
    let rest = text.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" }
    guard authority.utf8.allSatisfy({ $0 < 0x80 }) else {
      throw fault(
        (
          "write the host in its ASCII form, which begins with xn--",
          "호스트를 xn--으로 시작하는 ASCII 형태로 쓰세요"
        ))
    }
    guard !authority.contains("@") else {
      throw fault(
        (
          "leave out the user name: the address is written to every page",
          "주소가 모든 페이지에 적히므로 사용자 이름을 지우세요"
        ))
    }
    let path = rest.dropFirst(authority.count)
    guard isHostAndPort(authority), isPath(path) else { throw fault(nil) }
    guard !isPage(path) else {
      throw fault(
        ("name the folder that the pages will lie in", "파일이 아니라 페이지를 올릴 폴더의 주소를 쓰세요"))
    }
    return scheme + authority.lowercased() + path
  }

  private static func isPage(_ path: Substring) -> Bool {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let parts = name.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.last.map { pageEndings.contains(String($0)) } ?? false
  }
}

// MARK: - Parts of an address

extension BaseURL {
  /// Whether it is `example.org`, `localhost:8000` or `[::1]` (§3.2.2, §3.2.3).
  ///
  /// A host is labels of 1 to 63 letters, digits, `-` and `_`, at most 253 bytes in all (RFC 1035
  /// §2.3.4), a port from 1 to 65535.
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

  /// Whether it is a path (§3.3) with valid `%` escapes and without `.` or `..`.
  private static func isPath(_ path: Substring) -> Bool {
    path.wholeMatch(of: /(?:[!$&-;=@-Z_a-z~]|%[0-9A-Fa-f]{2})*/) != nil
      && !path.split(separator: "/").contains { $0 == "." || $0 == ".." }
  }
}
