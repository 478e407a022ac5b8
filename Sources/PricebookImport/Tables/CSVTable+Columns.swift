extension CSVTable {
  /// The index of a column of a kind of table, by any of its names; `nil` if the table has none.
  func column(_ name: String, of kind: TableKind) -> Int? {
    column(name) ?? header.firstIndex { kind.canonical($0) == name }
  }
}
