import PricebookModel
import PricebookPages
import PricebookReport

extension CommandRun {
  /// `pricebook export`: the lines to standard output.
  func exportLines() throws -> RunStatus {
    let written = try readBook(keepsWritten: true)
    let book = written.facts
    let output = BufferedOutput(console.data)
    func write(_ bytes: Span<UInt8>) throws(OutputFailure) { try output.write(bytes) }
    if options.exportFormat == .journal {
      try JournalRenderer().write(written, to: write)
    } else {
      guard let table = ExportTable.table(of: written, isResolved: options.isResolved) else {
        throw RunFailure(status: .defect, message: "the text of the lines was not kept")
      }
      if options.exportFormat == .json {
        try JSONRenderer().write(table, to: write)
      } else {
        var renderer = CSVRenderer()
        renderer.neutralisesFormulas = options.neutralisesFormulas
        try renderer.write(table, to: write)
      }
    }
    try output.flush()
    return finish(book, book.diagnostics)
  }
}
