import PricebookModel

/// The parts of a mapping that are objects.
extension MappingReader {
  mutating func readColumns(_ value: JSONValue) {
    for (name, value) in entries("columns", value) {
      guard let field = MappingField(rawValue: name) else {
        failKey(name, value, of: "\"columns\"", known: MappingField.allCases.map(\.rawValue))
        continue
      }
      guard let object = value.object else {
        let alternatives = columnNames(name, value)
        if !alternatives.isEmpty { mapping.columns[field] = ColumnSource([alternatives]) }
        continue
      }
      let known = (field.isNumber ? ["sum"] : ["join", "with"]) + ["first"]
      for (key, value) in object where !known.contains(key) {
        failKey(key, value, of: quoted(name), known: known)
      }
      guard let list = object["sum"] ?? object["join"] ?? object["first"] else {
        failValue(name, value, expected: "a column, or {\"\(known[0])\": [columns]}")
        continue
      }
      let separator = object["with"].map { text("with", $0) } ?? " "
      let key = object["first"] == nil ? known[0] : "first"
      mapping.columns[field] = ColumnSource(
        names(key, list),
        key == "first" ? .first : field.isNumber ? .sum : .joined(separator: separator))
    }
  }

  mutating func readConstants(_ value: JSONValue) {
    for (name, value) in entries("constants", value) {
      switch name {
      case "date":
        mapping.constants.date = CalendarDate(iso: text(name, value))
        if mapping.constants.date == nil {
          failValue(name, value, expected: "a day such as 2026-01-31")
        }
      case "store": mapping.constants.store = text(name, value)
      case "currency":
        mapping.constants.currency = text(name, value)
        if !CurrencyCode(written: mapping.constants.currency ?? "").isWellFormed {
          failValue(name, value, expected: "a code such as EUR, or a sign such as €")
        }
      case "unit": mapping.constants.unit = text(name, value)
      case "category": mapping.constants.category = text(name, value)
      default:
        failKey(
          name, value, of: "\"constants\"",
          known: ["date", "store", "currency", "unit", "category"])
      }
    }
  }

  /// `{"as": "store", "columns": ["Aldi", "Lidl"], "value": "total"}`.
  mutating func readSpread(_ value: JSONValue) {
    let fields = entries("spread", value)
    var spread = SourceMapping.Spread(
      name: .store, value: mapping.kind == .prices ? .unitPrice : .total)
    var hasName = false
    for (name, value) in fields {
      switch name {
      case "as":
        let field = value.text.flatMap(MappingField.init(rawValue:))
        if let field, !field.isNumber {
          spread.name = field
          hasName = true
        } else {
          failValue(
            name, value, expected: "\"store\", \"month\", \"date\", \"item\" or \"category\"")
        }
      case "columns": spread.columns = globs(name, value)
      case "value":
        let field = value.text.flatMap(MappingField.init(rawValue:))
        if let field, field.isNumber {
          spread.value = field
        } else {
          failValue(name, value, expected: "\"total\", \"unit_price\" or \"quantity\"")
        }
      default:
        failKey(name, value, of: "\"spread\"", known: ["as", "columns", "value"])
      }
    }
    if !hasName, value.object != nil, value.object?["as"] == nil {
      fail(value, .mappingShape, "\"spread\" needs \"as\": what the names of the columns are")
    }
    mapping.spread = spread
  }

  /// `"ticket"`, or `{"key": "receipt_id", "files": "receipts*.csv", "otherKey": "id"}`.
  mutating func readLookup(_ name: String, _ value: JSONValue) {
    guard value.object != nil else {
      mapping.lookup = SourceMapping.Lookup(key: texts(name, value))
      return
    }
    var lookup = SourceMapping.Lookup(key: [])
    for (name, value) in entries(name, value) {
      switch name {
      case "key": lookup.key = texts(name, value)
      case "otherKey": lookup.otherKey = texts(name, value)
      case "files": lookup.files = glob(name, value)
      default: failKey(name, value, of: "\"lookup\"", known: ["key", "files", "otherKey"])
      }
    }
    if lookup.key.isEmpty {
      fail(value, .mappingShape, "\"lookup\" needs \"key\": the column that both files have")
    }
    mapping.lookup = lookup
  }

  /// `{"rows": [{"name": "/*"}], "amount": "amount", "names": "name", "key": "number"}`.
  mutating func readDiscountRows(_ value: JSONValue) {
    var rows = SourceMapping.DiscountRows(amount: "")
    for (name, value) in entries("discountRows", value) {
      switch name {
      case "rows": rows.rows = patterns(name, value)
      case "amount": rows.amount = text(name, value)
      case "names": rows.names = text(name, value)
      case "key": rows.key = text(name, value)
      default:
        failKey(
          name, value, of: "\"discountRows\"", known: ["rows", "amount", "names", "key"])
      }
    }
    if rows.amount.isEmpty || (rows.names == nil) != (rows.key == nil) {
      fail(
        value, .mappingShape,
        "\"discountRows\" needs \"amount\", and \"names\" and \"key\" where the rows name another")
    }
    mapping.discountRows = rows
  }

  /// Paths of rows such as `receipts[].items[]`.
  mutating func paths(_ name: String, _ value: JSONValue) -> [String] {
    let paths = texts(name, value)
    for path in paths where !path.isEmpty && JSONPath(path)?.endsWithElements != true {
      failValue(name, value, expected: "a path that ends with [], such as receipts[].items[]")
    }
    return paths
  }
}
