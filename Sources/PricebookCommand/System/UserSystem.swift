#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

enum SymbolicLink {
  /// The number of links that are followed in a row, as on Linux.
  private static let limit = 40

  /// The absolute path of a file or folder that exists, without links.
  static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// The path that a link points to; the path itself if it is not a link.
  static func target(of path: String) -> String {
    var path = path
    for _ in 0..<limit {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return path
      }
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    return path
  }
}

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

/// The web browser of this machine.
///
/// It is the first program of `BROWSER` that can be started. Without that variable it is `open` on
/// macOS, and elsewhere `xdg-open` if there is a display.
struct Browser {
  /// The words of each command, the program first; the address replaces `%s` or comes last.
  let commands: [[String]]
  private let searchPath: String

  init(environment: [String: String]) {
    searchPath = environment["PATH", default: "/usr/local/bin:/usr/bin:/bin"]
    if let wish = environment["BROWSER"], !wish.trimmed.isEmpty {
      commands = wish.split(separator: ":").map { command in
        command.split(separator: " ").map(String.init)
      }
      return
    }
    #if canImport(Darwin)
      commands = [["/usr/bin/open"]]
    #else
      let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
        environment[$0, default: ""].isEmpty == false
      }
      commands = hasScreen ? [["xdg-open"]] : []
    #endif
  }

  /// Starts a browser with a page, and does not wait for it; whether one was started.
  func open(_ path: String) -> Bool {
    let address = URL(fileURLWithPath: path).absoluteURL.absoluteString
    return commands.contains { start($0, with: address) }
  }

  private func start(_ command: [String], with address: String) -> Bool {
    guard let name = command.first, let program = executable(name) else { return false }
    let words = command.dropFirst().map { $0.replacing("%s", with: address) }
    let isPlaced = command.dropFirst().contains { $0.contains("%s") }
    // The output of a browser is neither a result nor a message.
    return StartedProgram.start(program, words + (isPlaced ? [] : [address]))
  }

  /// The file of a program, given by a path or found in `PATH`.
  private func executable(_ name: String) -> String? {
    let candidates =
      name.contains("/") ? [name] : searchPath.split(separator: ":").map { "\($0)/\(name)" }
    return candidates.first { path in
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
      return attributes?[.type] as? FileAttributeType == .typeRegular
        && FileManager.default.isExecutableFile(atPath: path)
    }
  }
}
