/// The rows of one table, found by their keys.
struct DatabaseRows {
  let table: String
  /// Ascending by key, each key once.
  private(set) var rows: [DatabaseRow] = []
  private var indexByKey: [Int64: Int] = [:]

  init(table: String) { self.table = table }

  mutating func add(_ added: [DatabaseRow]) {
    for row in added.sorted(by: { $0.key < $1.key }) where indexByKey[row.key] == nil {
      indexByKey[row.key] = rows.count
      rows.append(row)
    }
  }

  subscript(key: Int64) -> DatabaseRow? { indexByKey[key].map { rows[$0] } }

  func object(_ row: DatabaseRow) -> JSONValue {
    JSONValue(.object(row.fields), origin: DatabaseRowOrigin(table: table, key: row.key))
  }

  /// The objects of some rows, in the order of their keys; missing rows are skipped.
  func objects(_ keys: [Int64], _ make: (DatabaseRow) -> JSONValue) -> JSONValue {
    JSONValue(list: keys.compactMap { self[$0].map(make) })
  }
}
