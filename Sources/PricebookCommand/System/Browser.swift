#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

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
