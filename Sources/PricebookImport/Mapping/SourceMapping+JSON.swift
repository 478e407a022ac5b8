import PricebookModel

extension SourceMapping {
  /// The mapping as JSON, without default values.
  var json: String {
    var fields: [(MappingReader.Key, String)] = []
    func add(_ key: MappingReader.Key, _ value: String?) {
      if let value { fields.append((key, value)) }
    }
    add(.name, name.isEmpty ? nil : jsonText(name))
    add(.kind, kind == .receipts ? nil : jsonText(kind.rawValue))
    add(.reason, reason.isEmpty ? nil : jsonText(reason))
    add(.files, files.map { jsonText($0) })
    add(.recognise, recognise.isEmpty ? nil : list(recognise.map(columnJSON)))
    add(.noOtherColumns, isExact ? "true" : nil)
    add(.header, hasHeader ? nil : "false")
    add(.records, records.isEmpty ? nil : textsJSON(records))
    add(.fileName, fileName.map { jsonText($0.text) })
    add(
      .columns,
      columns.isEmpty
        ? nil
        : object(
          MappingField.allCases.compactMap { field in
            columns[field].map { (field.rawValue, sourceJSON($0)) }
          }))
    add(.spread, spread?.json)
    add(.constants, constants.json)
    add(.decimalMark, decimalMark.map { $0 == UInt8(ascii: ",") ? "\",\"" : "\".\"" })
    add(.dateFormat, dateFormat.map { jsonText($0.rawValue) })
    add(.dayOne, dayOne.map { jsonText($0.description) })
    add(.timeFormat, timeFormat == .clock ? nil : jsonText(timeFormat.rawValue))
    add(.timeZone, timeZone.map { jsonText($0) })
    add(.emptyValues, emptyValues.isEmpty ? nil : list(emptyValues.map { jsonText($0) }))
    add(.minorUnits, isInMinorUnits ? "true" : nil)
    add(.negate, isNegated ? "true" : nil)
    add(.paid, paid == .total ? nil : jsonText(paid.rawValue))
    add(.discountSign, discount == .positive ? nil : jsonText(discount.rawValue))
    add(.fractionUnit, fractionUnit.map { jsonText($0) })
    add(.unwrap, unwrap.map { jsonText(String($0)) })
    add(.formulaGuards, hasFormulaGuards ? "true" : nil)
    add(.only, patternsJSON(only))
    add(.skip, patternsJSON(skip))
    add(.footers, patternsJSON(footers))
    add(.adjustments, patternsJSON(adjustments))
    add(.moneyOff, patternsJSON(moneyOff))
    add(.returns, patternsJSON(returns))
    add(.discountRows, discountRows.map { discountRowsJSON($0) })
    add(.ignored, ignored.isEmpty ? nil : list(ignored.map { jsonText($0) }))
    add(.firstRowOnly, firstRowOnly.isEmpty ? nil : list(firstRowOnly.map(columnJSON)))
    add(.lookup, lookup.map { lookupJSON($0) })
    let lines = fields.map { "  \(jsonText($0.rawValue)): \($1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }

  private func object(_ fields: [(String, String)]) -> String {
    "{\n" + fields.map { "    \(jsonText($0)): \($1)" }.joined(separator: ",\n") + "\n  }"
  }

  private func textsJSON(_ texts: [String]) -> String {
    texts.count == 1 ? jsonText(texts[0]) : list(texts.map { jsonText($0) })
  }

  private func columnJSON(_ names: [String]) -> String {
    let columns = names.map { name in
      ColumnPosition(name).map { String($0.number) } ?? jsonText(name)
    }
    return columns.count == 1 ? columns[0] : list(columns)
  }

  private func lookupJSON(_ lookup: Lookup) -> String {
    guard lookup.files != nil || !lookup.otherKey.isEmpty else { return textsJSON(lookup.key) }
    let fields = [
      ("key", textsJSON(lookup.key)), ("files", lookup.files.map { jsonText($0) }),
      ("otherKey", lookup.otherKey.isEmpty ? nil : textsJSON(lookup.otherKey)),
    ]
    return inline(fields)
  }

  private func discountRowsJSON(_ rows: DiscountRows) -> String {
    inline([
      ("rows", patternsJSON(rows.rows)), ("amount", jsonText(rows.amount)),
      ("names", rows.names.map { jsonText($0) }), ("key", rows.key.map { jsonText($0) }),
    ])
  }

  private func sourceJSON(_ source: ColumnSource) -> String {
    if source.columns.count == 1, source.combination == .joined(separator: " ") {
      return columnJSON(source.columns[0])
    }
    let columns = list(source.columns.map(columnJSON))
    switch source.combination {
    case .sum: return "{ \"sum\": \(columns) }"
    case .first: return "{ \"first\": \(columns) }"
    case .joined(let separator):
      return "{ \"join\": \(columns), \"with\": \(jsonText(separator)) }"
    }
  }

  private func patternsJSON(_ patterns: [RowPattern]) -> String? {
    guard !patterns.isEmpty else { return nil }
    return list(
      patterns.map { pattern in
        let conditions = pattern.conditions.map { condition in
          "\(textsJSON(condition.column)): \(textsJSON(condition.globs))"
        }
        return "{ \(conditions.joined(separator: ", ")) }"
      })
  }
}

extension SourceMapping.Constants {
  fileprivate var json: String? {
    let fields = [
      ("date", date?.description), ("store", store), ("currency", currency), ("unit", unit),
      ("category", category),
    ]
    return fields.allSatisfy { $0.1 == nil }
      ? nil : inline(fields.map { ($0.0, $0.1.map { jsonText($0) }) })
  }
}

extension SourceMapping.Spread {
  fileprivate var json: String {
    inline([
      ("as", jsonText(name.rawValue)),
      (
        "columns",
        columns.isEmpty ? nil : "[\(columns.map { jsonText($0) }.joined(separator: ", "))]"
      ),
      ("value", jsonText(value.rawValue)),
    ])
  }
}

/// An object on one line, without the fields that have no value.
private func inline(_ fields: [(name: String, json: String?)]) -> String {
  let present = fields.compactMap { field in field.json.map { "\(jsonText(field.name)): \($0)" } }
  return "{ \(present.joined(separator: ", ")) }"
}
