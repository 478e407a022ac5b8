import PricebookModel

extension BookReading {
  /// Reads the mappings that the command line names.
  ///
  /// - Throws: If one cannot be read or understood; a run must not continue without it.
  static func mappings(at paths: [String]) throws(ImportError) -> [SourceMapping] {
    var mappings: [SourceMapping] = []
    for path in paths {
      let bytes: [UInt8]
      do throws(ReadFailure) {
        bytes = try FileBytes.read(path)
      } catch {
        throw ImportError(.cannotOpen, "\(path): \(error.message)")
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
