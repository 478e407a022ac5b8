/// The folders of the user that settings are read from.
///
/// Source: XDG Base Directory Specification 0.8, "Environment variables".
struct UserFolders {
  private let environment: [String: String]

  init(environment: [String: String]) { self.environment = environment }

  /// The user's own settings, whether or not there is such a file; `nil` without a home folder.
  var settingsPath: String? {
    let settings = "pricebook/pricebook.json"
    if let folder = absolute("XDG_CONFIG_HOME") {
      return OutputFolder.path(of: settings, in: folder)
    }
    return home.map { OutputFolder.path(of: ".config/" + settings, in: $0) }
  }

  /// A path of the settings, which no shell has read: `~/` is the home folder.
  func expanded(_ path: String) -> String {
    guard let home, path == "~" || path.hasPrefix("~/") else { return path }
    return path == "~" ? home : OutputFolder.path(of: String(path.dropFirst(2)), in: home)
  }

  private var home: String? { absolute("HOME") }

  /// A folder of the environment; the specification has relative ones ignored.
  private func absolute(_ name: String) -> String? {
    environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
