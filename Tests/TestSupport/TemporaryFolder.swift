public import Foundation

/// A folder of its own for one test, removed at its end.
public final class TemporaryFolder {
  public let url: URL

  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("pricebook-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  public var path: String { url.path }

  /// The path of a name in the folder.
  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a text file, with the folders that it needs.
  ///
  /// - Returns: Its path.
  @discardableResult
  public func write(_ name: String, _ text: String) throws -> String {
    try write(name, Data(text.utf8))
  }

  @discardableResult
  public func write(_ name: String, _ contents: Data) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try contents.write(to: file)
    return file.path
  }

  /// Every file below the folder by its relative path, hidden ones included.
  public func contents() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
      let file = url.appendingPathComponent(name)
      if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true {
        files[name] = try Data(contentsOf: file)
      }
    }
    return files
  }
}
