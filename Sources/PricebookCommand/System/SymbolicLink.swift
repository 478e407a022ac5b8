#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Follows symbolic links.
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
