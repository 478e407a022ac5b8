/// Why no SQLite library can be used: none was found, or one lacks a function.
struct SQLiteLibraryFailure: Error, Hashable, Sendable {
  var candidates: [String]
  var missingFunction: String?

  var message: String {
    let names = candidates.joined(separator: ", ")
    if candidates == SQLiteLibrary.chosen.map({ [$0] }) {
      return Message.chosenLibrary(variable: SQLiteLibrary.environmentVariable, path: names)
    }
    let found =
      missingFunction.map { "\(names) has no function \($0)" }
      ?? "the system's SQLite library could not be loaded (looked for \(names))"
    #if canImport(Musl)
      return Message.staticallyLinked(problem: found)
    #else
      return Message.installSQLite(problem: found)
    #endif
  }
}

extension Message {
  fileprivate static func staticallyLinked(problem: String) -> String {
    """
    \(problem): this build of Pricebook is statically linked and cannot load libraries; use a \
    build for your system, or export the data from the app as JSON
    """
  }

  fileprivate static func chosenLibrary(variable: String, path: String) -> String {
    """
    \(variable) names “\(path)”, which is no SQLite library that can be loaded; unset it, or let it \
    name one
    """
  }

  fileprivate static func installSQLite(problem: String) -> String {
    """
    \(problem); install libsqlite3-0 (Debian, Ubuntu) or sqlite-libs (Fedora, Alpine) and run again
    """
  }
}
