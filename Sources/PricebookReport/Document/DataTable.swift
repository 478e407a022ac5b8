/// A full table for `tables/*.csv`, by columns and without a value per cell.
///
/// Columns are closures over columnar results, called from several threads at once, so that
/// millions of rows are written without being built first.
public struct DataTable: Sendable {
  /// The file name without its extension: `unit-values`.
  public var name: String
  /// How many rows every column has, the header not counted.
  public var rowCount: Int
  package var columns: [DataColumn]
}

extension DataTable {
  package init(name: String, rowCount: Int, _ columns: DataColumn...) {
    self.init(name: name, rowCount: rowCount, columns: columns)
  }
}
