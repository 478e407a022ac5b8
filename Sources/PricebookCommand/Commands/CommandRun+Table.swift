import PricebookAnalytics
import PricebookDocument
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

extension CommandRun {
  /// `pricebook table`: tables to standard output, or into a folder.
  func printTables() throws -> RunStatus {
    guard let subject = options.subject else {
      try console.results.write(ReportTables.names.map { $0 + "\n" }.joined())
      return .done
    }
    let names = subject.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for name in names where !ReportTables.names.contains(name) {
      let nearest = Suggestion.word(for: name, among: ReportTables.names)
      throw UsageError(
        "there is no table \(quoted(name))",
        remedy: nearest.map { "did you mean \"\($0)\"?" }
          ?? "\"pricebook table\" lists the tables, and PATH comes after their names")
    }
    guard names.count == 1 || options.output != nil else {
      throw UsageError(
        "several tables cannot go to standard output", remedy: "name a folder with --output")
    }
    if let output = options.output { try OutputFolder.refuseUnusable(output) }
    let analysis = try analyse(readBook())
    let tables = ReportTables.named(Set(names), of: analysis)
    if let output = options.output {
      try FileExchange.write(
        into: try OutputFolder(makingAt: output), listing: { _ in false }
      ) { exchange throws(OutputFailure) in
        for table in tables {
          try exchange.add("\(table.name).\(options.tableFormat.rawValue)") {
            output throws(OutputFailure) in
            try write(table, to: output)
          }
        }
      }
      say("Wrote \(counted(tables.count, "table")) to \(visible(output))")
    } else {
      let output = BufferedOutput(console.data)
      for table in tables { try write(table, to: output) }
      try output.flush()
    }
    let book = analysis.book
    return finish(book, book.diagnostics + analysis.limitsReached)
  }

  private func write(_ table: DataTable, to output: any ByteOutput) throws(OutputFailure) {
    func write(_ bytes: Span<UInt8>) throws(OutputFailure) { try output.write(bytes) }
    switch options.tableFormat {
    case .csv: try CSVRenderer().write(table, to: write)
    case .json: try JSONRenderer().write(table, to: write)
    case .md: try MarkdownTableRenderer().write(table, to: write)
    }
  }
}
