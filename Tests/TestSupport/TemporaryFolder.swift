public import Foundation

/// A folder of its own for one test, removed at its end.
public final class TemporaryFolder: Sendable {
  public let url: URL

  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("pricebook-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// A folder with text files by their names.
  public convenience init(_ files: [String: String]) throws {
    try self.init()
    for (name, text) in files { try write(name, text) }
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

  /// Makes a folder, with those that it needs.
  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// Writes a program, with the folders that it needs.
  ///
  /// Another process writes it. A file that this one has open is busy, and cannot be started, as long as a
  /// program that another test starts meanwhile has a copy of its open files.
  ///
  /// - Returns: Its path.
  @discardableResult
  public func writeProgram(_ name: String, _ text: String) throws -> String {
    let path = try write(name, "")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "rm \"$0\" && printf %s \"$1\" >\"$0\" && chmod 755 \"$0\"", path, text,
    ]
    try process.run()
    process.waitUntilExit()
    return path
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
