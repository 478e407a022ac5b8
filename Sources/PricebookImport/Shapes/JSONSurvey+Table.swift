import PricebookModel

/// The table that a mapping makes of a JSON file.
extension JSONSurvey {
  /// Files above this size are read by the elements of an array, never as a whole.
  static let wholeLimit = 32 << 20

  /// The table of a mapping; `nil` if the file has no rows where the mapping looks for them, or not
  /// the fields by which it recognises its files.
  ///
  /// - Parameter byteCount: The size of the file; 0 if it is not known.
  func table(_ mapping: SourceMapping, byteCount: Int) -> JSONRowTable? {
    if let table = tableOfArrays() {
      let header = HeaderIndex(table.names)
      let isKnown =
        mapping.records.contains(table.path)
        && mapping.recognise.allSatisfy { header.column($0) != nil }
      return isKnown ? table : nil
    }
    for text in mapping.records {
      guard let path = JSONPath(text) else { continue }
      let records = steps(path)
      let levels = objects(on: records)
      guard let rows = levels.last, !rows.isEmpty else { continue }
      let isKnown = mapping.recognise.allSatisfy { names in
        names.contains { column($0, records, levels) != nil }
      }
      guard isKnown else { continue }
      var found = table(mapping, records, levels, byteCount: byteCount)
      takeTotals(mapping, levels, into: &found)
      return found
    }
    return nil
  }

  /// Adds the total of the receipt, where the amounts of a mapping come to that.
  private func takeTotals(
    _ mapping: SourceMapping, _ levels: [[JSONObject]], into table: inout JSONRowTable
  ) {
    guard mapping.kind == .receipts, !mapping.isNegated else { return }
    if mapping.isInMinorUnits {
      guard mapping.columns[.currency] == nil else { return }
      let currency = CurrencyCode(written: mapping.constants.currency ?? "")
      table.totalDigits = currency.minorUnitDigits
    }
    let dates = mapping.columns[.date]?.columns.flatMap(\.self) ?? []
    let isRowDated = table.columns.contains {
      $0.level == table.rowLevel && dates.contains($0.name)
    }
    let totals = isRowDated ? [] : self.totals(table.records, levels)
    let isUsed = table.columns.contains { column in
      totals.contains { $0.level == column.level && $0.steps == column.steps }
    }
    if !isUsed { table.totals = totals }
  }

  private func table(
    _ mapping: SourceMapping, _ records: [JSONPath.Step], _ levels: [[JSONObject]], byteCount: Int
  ) -> JSONRowTable {
    var columns: [JSONRowTable.Column] = []
    func add(_ column: JSONRowTable.Column) {
      if !columns.contains(where: { $0.name == column.name }) { columns.append(column) }
    }
    let needed: [MappingField] = [.date, .item, .store, .total, .unitPrice, .price]
    for field in MappingField.allCases {
      for names in mapping.columns[field]?.columns ?? [] {
        let found = names.compactMap { column($0, records, levels) }
        found.forEach(add)
        // The first receipts need not have a field such as a discount.
        if found.isEmpty, !needed.contains(field), let path = names.first.flatMap(JSONPath.init) {
          add(
            JSONRowTable.Column(
              name: names[0], path: names[0], level: levels.count - 1, steps: path.steps))
        }
      }
    }
    let rule = mapping.discountRows
    let named =
      mapping.rowPatterns.flatMap { $0.conditions.map(\.column) }
      + (rule?.rows.flatMap { $0.conditions.map(\.column) } ?? [])
      + [rule?.amount, rule?.names, rule?.key].compactMap { $0.map { [$0] } }
    for names in named {
      let found = names.compactMap { column($0, records, levels) }
      found.forEach(add)
      if found.isEmpty, let name = names.first, let path = JSONPath(name) {
        add(
          JSONRowTable.Column(
            name: name, path: name, level: levels.count - 1, steps: path.steps))
      }
    }
    return table(columns, records, discountRows: rule, byteCount: byteCount)
  }

  /// - Parameter columns: The fields that become columns.
  func table(
    _ columns: [JSONRowTable.Column], _ records: [JSONPath.Step],
    discountRows rule: SourceMapping.DiscountRows?, byteCount: Int
  ) -> JSONRowTable {
    var columns = columns
    let hasArray = records.contains(.elements)
    let unit: JSONRowTable.Unit =
      switch form {
      case .lines: .line
      case .array: .element
      case .object: hasArray && byteCount > Self.wholeLimit ? .element : .document
      }
    var discounts: JSONRowTable.Discounts?
    if let rule {
      let index = { (name: String) in columns.firstIndex { $0.name == name } }
      discounts = index(rule.amount).map {
        JSONRowTable.Discounts(rows: rule.rows, amount: $0, target: columns.count)
      }
      if let names = rule.names.flatMap(index), let key = rule.key.flatMap(index) {
        discounts?.reference = (names, key)
      }
      columns.append(
        JSONRowTable.Column(
          name: JSONRowTable.discountColumn, path: "", level: records.count { $0 == .elements },
          steps: []))
    }
    var table = JSONRowTable(
      unit: unit, records: records, columns: columns, discounts: discounts, dialect: dialect,
      path: records.pathText)
    if form == .object, unit == .element { readRoot(&table) }
    return table
  }

  /// Takes what comes before the first array of a large object, which is read by its elements.
  private func readRoot(_ table: inout JSONRowTable) {
    guard var value = values.first else { return }
    let root = value.object
    for step in table.records {
      guard case .key(let key) = step, let next = value.object?[key] else { break }
      value = next
    }
    table.dialect.dataOffset = value.offset + 1
    table.dialect.dataLine = 1 + text.prefix(value.offset).count { $0 == 0x0A }
    for (index, column) in table.columns.enumerated() where column.level == 0 {
      guard let root, let found = JSONSurvey.value(column.steps[...], in: JSONValue(.object(root)))
      else { continue }
      switch found.content {
      case .text(let text), .number(let text): table.rootFields[index] = text
      case .boolean(let flag): table.rootFields[index] = flag ? "true" : "false"
      default: break
      }
    }
  }

  /// The field that a mapping names: of the row, else of the nearest object around it that has it.
  ///
  /// A path from the root, such as `receipts[].date`, names the level itself.
  private func column(
    _ name: String, _ records: [JSONPath.Step], _ levels: [[JSONObject]]
  ) -> JSONRowTable.Column? {
    guard let path = JSONPath(name) else { return nil }
    if !path.isFromRoot {
      for level in levels.indices.reversed()
      where levels[level].contains(where: { Self.has(path.steps, in: $0) }) {
        return JSONRowTable.Column(name: name, path: name, level: level, steps: path.steps)
      }
    }
    // The whole path of a level, and then the field.
    let full = steps(path)
    var level = levels.count - 1
    for place in records.indices.reversed() where records[place] == .elements {
      let start = records[...place]
      let rest = Array(full.dropFirst(start.count))
      if full.starts(with: start), !rest.isEmpty,
        levels[level].contains(where: { Self.has(rest, in: $0) })
      {
        return JSONRowTable.Column(name: name, path: name, level: level, steps: rest)
      }
      level -= 1
    }
    guard path.isFromRoot || path.steps.first == .elements, form == .object, !full.isEmpty,
      levels[0].contains(where: { Self.has(full, in: $0) })
    else { return nil }
    return JSONRowTable.Column(name: name, path: name, level: 0, steps: full)
  }

  private static func has(_ steps: [JSONPath.Step], in object: JSONObject) -> Bool {
    value(steps[...], in: JSONValue(.object(object))) != nil
  }

  /// The first value at the end of a way; `nil` if a key is missing.
  static func value(
    _ steps: ArraySlice<JSONPath.Step>, in value: JSONValue
  ) -> JSONValue? {
    switch steps.first {
    case nil: return value
    case .key(let key): return value.object?[key].flatMap { Self.value(steps.dropFirst(), in: $0) }
    case .elements:
      guard let elements = value.array else { return nil }
      // An empty array shows no more than that the field is there.
      if elements.isEmpty { return JSONValue(.null) }
      return elements.lazy.compactMap { Self.value(steps.dropFirst(), in: $0) }.first
    }
  }
}
