struct StoreRows {
  let table: String
  /// Ascending by key, each key once.
  private(set) var rows: [StoreRow] = []
  private var indexByKey: [Int64: Int] = [:]

  init(table: String) { self.table = table }

  mutating func add(_ added: [StoreRow]) {
    for row in added.sorted(by: { $0.key < $1.key }) where indexByKey[row.key] == nil {
      indexByKey[row.key] = rows.count
      rows.append(row)
    }
  }

  subscript(key: Int64) -> StoreRow? { indexByKey[key].map { rows[$0] } }

  func object(_ row: StoreRow) -> JSONValue {
    JSONValue(.object(row.fields), origin: StoreRowOrigin(table: table, key: row.key))
  }

  /// The objects of some rows, in the order of their keys; missing rows are skipped.
  func objects(_ keys: [Int64], _ make: (StoreRow) -> JSONValue) -> JSONValue {
    JSONValue(list: keys.compactMap { self[$0].map(make) })
  }
}
