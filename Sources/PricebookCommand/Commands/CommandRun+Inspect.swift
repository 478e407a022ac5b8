import PricebookImport
import PricebookModel

extension CommandRun {
  /// `pricebook inspect`: what was detected in each file.
  func inspect() throws -> RunStatus {
    let paths = options.paths + options.priceLists.filter { !options.paths.contains($0) }
    guard !paths.isEmpty else {
      throw UsageError("\"inspect\" needs a file", remedy: "pricebook inspect receipts.csv")
    }
    if options.writesMapping, paths.count > 1 {
      throw UsageError("--write-mapping prints the mapping of one file", remedy: "name one file")
    }
    let inspector = FileInspector(importOptions)
    var status = RunStatus.done
    for (number, path) in paths.enumerated() {
      let inspection: FileInspection
      do throws(ImportError) {
        inspection = try inspector.inspect(path)
      } catch {
        print(error.diagnostics)
        throw RunFailure(status: RunStatus(error.kind), message: visible(error.message))
      }
      if options.writesMapping {
        // That the file is not recognised is why a mapping is wanted.
        print(
          inspection.diagnostics.filter { $0.code != .notRecognised || inspection.mapping == nil })
        guard let mapping = inspection.mapping else {
          throw RunFailure(
            status: .badData,
            message: "\(visible(path)): is neither a table nor JSON with records, or is read as "
              + "\(inspection.format), so it has no mapping")
        }
        try console.results.write(mapping)
        continue
      }
      if number > 0 { try console.results.write("\n") }
      try console.results.write(InspectionText(inspection: inspection).text)
      print(inspection.diagnostics)
      if inspection.kind == nil { status = .badData }
    }
    return status
  }
}
