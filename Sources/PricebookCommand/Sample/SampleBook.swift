/// The made-up book that `pricebook sample` writes: the files of `sample-data`, and those that only
/// the examples of help need, because a basket in the book would be what its pages compare.
enum SampleBook {
  /// In the order of their paths.
  static let files = (EmbeddedSample.all + EmbeddedExamples.all).sorted {
    $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
  }

  /// Writes all files or none, and returns how many there are.
  static func write(into path: String) throws(OutputFailure) -> Int {
    try FileExchange.write(into: try OutputFolder(makingAt: path)) {
      exchange throws(OutputFailure) in
      for file in files { try exchange.add(file.name, bytes: Array(file.text.utf8)) }
    }
    return files.count
  }

  /// The first file that is not part of the sample book or was changed; `nil` if there is none.
  ///
  /// Hidden files are ignored, because systems leave some in every folder.
  static func foreignName(in path: String, below prefix: String = "") -> String? {
    guard let folder = try? FileDescriptor.folder(at: path) else { return nil }
    for name in folder.names where !name.hasPrefix(".") {
      if let file = files.first(where: { $0.name == prefix + name }) {
        let text = Array(file.text.utf8)
        if folder.contents(of: name, limit: text.count) != text { return prefix + name }
      } else if files.contains(where: { $0.name.hasPrefix("\(prefix)\(name)/") }) {
        let foreign = foreignName(in: "\(path)/\(name)", below: "\(prefix)\(name)/")
        if let foreign { return foreign }
      } else {
        return prefix + name
      }
    }
    return nil
  }
}
