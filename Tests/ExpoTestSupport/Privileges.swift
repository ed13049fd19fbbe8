import Foundation

/// Gives up the rights of root, which no permission stops; for processes of their own only.
package func giveUpPrivileges() {
  guard geteuid() == 0 else { return }
  precondition(setgid(65534) == 0 && setuid(65534) == 0)
}
