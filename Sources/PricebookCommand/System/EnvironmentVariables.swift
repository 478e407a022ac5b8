#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The variables of the environment that the command looks at.
enum EnvironmentVariables {
  private static let names = [
    "NO_COLOR", "TERM", "BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "PATH",
  ]

  static func read() -> [String: String] {
    var values: [String: String] = [:]
    for name in names {
      // The text is copied before anyone could change the environment.
      if let value = unsafe getenv(name) { values[name] = unsafe String(cString: value) }
    }
    return values
  }
}
