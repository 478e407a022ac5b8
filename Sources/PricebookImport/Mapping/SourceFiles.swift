import PricebookModel

/// Which files a glob of the settings names.
struct SourceFiles: Hashable, Sendable {
  /// As it is written.
  let text: String
  private let glob: Glob
  /// How many names at the end of a path it is compared with.
  private let depth: Int

  init(_ text: String) {
    self.text = text
    glob = Glob(text)
    depth = max(1, text.utf8.split(separator: Self.slash).count)
  }

  private static let slash = UInt8(ascii: "/")

  /// A path as ``fits(bytes:)`` takes it: with one slash between two names, and none at its ends.
  static func bytes(of path: String) -> [UInt8] {
    Array(path.utf8.split(separator: slash).joined(separator: [slash]))
  }

  /// - Parameter path: Its last names are compared, as many as the glob has.
  func fits(_ path: String) -> Bool { fits(bytes: Self.bytes(of: path)) }

  /// The same, where one path is compared with many globs.
  func fits(bytes path: [UInt8]) -> Bool {
    var start = path.endIndex
    var missing = depth
    while start > 0 {
      if path[start - 1] == Self.slash { missing -= 1 }
      if missing == 0 { break }
      start -= 1
    }
    return glob.matches(Array(path[start...]))
  }
}
