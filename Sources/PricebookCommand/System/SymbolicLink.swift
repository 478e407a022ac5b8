#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where symbolic links lead.
enum SymbolicLink {
  /// Links in a row that are followed: as many as Linux does.
  private static let limit = 40

  /// The path that a path leads to, its last name followed; itself where that is no link.
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
