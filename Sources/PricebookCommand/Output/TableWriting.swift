import PricebookDocument
import PricebookPages
import PricebookReport

extension CSVRenderer {
  /// Writes a table to an output, whose failures come through as they are.
  func write(_ table: DataTable, to output: any ByteOutput) throws(OutputFailure) {
    do {
      try write(table) { try output.write($0) }
    } catch let failure as OutputFailure {
      throw failure
    } catch {
      throw .cannotWrite(path: table.name, reason: visible(String(describing: error)))
    }
  }
}
