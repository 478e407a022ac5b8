#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The made-up book that `pricebook sample` writes: the files of `sample-data`.
enum SampleBook {
  /// In the order of their paths.
  static let files = EmbeddedSample.all

  /// Writes all files or none.
  ///
  /// - Returns: The number of files.
  static func write(into path: String) throws(OutputFailure) -> Int {
    try FileExchange.write(into: try OutputFolder(makingAt: path)) {
      exchange throws(OutputFailure) in
      for file in files { try exchange.add(file.name, bytes: Array(file.text.utf8)) }
    }
    return files.count
  }

  /// The first file in a folder that is not part of the sample book or was changed.
  ///
  /// Hidden files are ignored, because systems leave some in every folder.
  ///
  /// - Returns: Its name; `nil` if writing the book does no harm.
  static func foreignName(in path: String) -> String? { foreignName(in: path, below: "") }

  private static func foreignName(in path: String, below prefix: String) -> String? {
    guard let folder = try? FileDescriptor.folder(at: path) else { return nil }
    for name in folder.names where !name.hasPrefix(".") {
      let own = "\(path)/\(name)"
      if let file = files.first(where: { $0.name == prefix + name }) {
        if !holds(own, file.text) { return prefix + name }
      } else if files.contains(where: { $0.name.hasPrefix("\(prefix)\(name)/") }) {
        if let foreign = foreignName(in: own, below: "\(prefix)\(name)/") { return foreign }
      } else {
        return prefix + name
      }
    }
    return nil
  }

  private static func holds(_ path: String, _ text: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return false }
    return FileManager.default.contents(atPath: path) == Data(text.utf8)
  }
}
