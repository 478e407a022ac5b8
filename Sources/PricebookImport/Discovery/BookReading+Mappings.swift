import PricebookModel

extension BookReading {
  /// The largest mapping that is read, in bytes.
  private static let mappingLimit = 1 << 20

  /// Reads the mappings that the command line names.
  ///
  /// - Throws: If one cannot be read or understood; a run must not continue without it.
  static func mappings(at paths: [String]) throws(ImportError) -> [SourceMapping] {
    var mappings: [SourceMapping] = []
    for path in paths {
      let bytes: [UInt8]
      do throws(ReadFailure) {
        bytes = try FileBytes.read(path, limit: mappingLimit + 1)
      } catch {
        throw ImportError(.cannotOpen, "\(path): \(error.message)")
      }
      guard bytes.count <= mappingLimit else {
        throw ImportError(
          .noUsableData,
          "\(path): has more than \(mappingLimit >> 20) MB, so it is no mapping; name the file of "
            + "the mapping")
      }
      let document = JSONDocument(bytes: bytes)
      let (mapping, problems) = MappingReader.read(document: document)
      if let mapping {
        mappings.append(mapping)
        continue
      }
      let diagnostics = problems.map { problem in
        let place = document.place(of: problem.offset)
        return Diagnostic(
          .error, problem.code, file: path, line: place.line, column: place.column,
          message: problem.message)
      }
      throw ImportError(
        .noUsableData, "\(path): the mapping cannot be used; correct what is said above",
        diagnostics: diagnostics)
    }
    return mappings
  }
}
