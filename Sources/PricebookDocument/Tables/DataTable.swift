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

  /// A table whose columns are made of the same rows.
  package init(name: String, rowCount: Int, columns: [DataColumn]) {
    self.name = name
    self.rowCount = rowCount
    self.columns = columns
  }
}
