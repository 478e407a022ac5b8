import PricebookModel

extension ReceiptHeader {
  /// What the reader asks about the file, as keys of a mapping.
  var openKeys: [MappingReader.Key] {
    var keys: [MappingReader.Key] = []
    if case .undecided = price, priceColumn != nil { keys.append(.priceOf) }
    if diagnostics.contains(where: { $0.code == .ambiguousNumber }) { keys.append(.decimalMark) }
    if diagnostics.contains(where: { $0.code == .ambiguousDate }) { keys.append(.dateFormat) }
    return keys
  }

  /// A mapping that reads the file as it is read now.
  ///
  /// - Parameters:
  ///   - name: The name of the mapping.
  ///   - store: The store of lines that name none.
  ///   - currency: The currency of lines that name none.
  func writtenMapping(name: String, store: String?, currency: CurrencyCode?) -> SourceMapping {
    var written: SourceMapping
    if let source {
      written = source
      if case .json(let table) = shape {
        written.records = [table.path.isEmpty ? "[]" : table.path]
      }
      written.columns = source.columns.compactMapValues { present($0) }
      written.recognise = source.recognise.map { presentName($0) }
    } else {
      written = SourceMapping()
      written.name = name
      if priceList != nil { written.kind = .prices }
      for (column, meaning) in mapping.meanings.enumerated() {
        let field =
          mapping.priceFields.map { fields in
            fields[column].flatMap {
              Field(inPriceList: $0, besideOfferPrice: fields.contains(.offerPrice))
            }
          }
          ?? meaning
        guard let field else { continue }
        let name = path(of: column)
        written.columns[field] = ColumnSource(name)
        written.recognise.append([name])
      }
      if case .json(let table) = shape {
        written.records = [table.path.isEmpty ? "[]" : table.path]
      }
      if !taxColumns.isEmpty {
        written.columns[.charge] = ColumnSource(taxColumns.map { [names[$0]] }, .sum)
      }
      written.firstRowOnly = firstRowColumns.map { [names[$0]] }
      for kind in rowKinds {
        func rows(_ values: [String]) -> [RowPattern] {
          let condition = RowPattern.Condition(column: [path(of: kind.column)], globs: values)
          return values.isEmpty ? [] : [RowPattern(conditions: [condition])]
        }
        written.skip += rows(kind.cancelled)
        written.returns += rows(kind.returned)
      }
      written.isInMinorUnits = isInMinorUnits
      written.discount = discountForm
      written.constants.unit = mapping.defaultUnit?.symbol
      written.constants.currency = mapping.defaultCurrency?.label
      if written.columns[.store] == nil { written.constants.store = store }
    }
    if written.constants.currency == nil, written.columns[.currency] == nil {
      written.constants.currency = currency?.label
    }
    if mapping.numberFormats.isEmpty, !openKeys.contains(.decimalMark) {
      written.decimalMark = mapping.numberFormat.decimalMark
    }
    if let order = mapping.slashDateOrder, written.dateFormat == nil {
      written.dateFormat = SourceMapping.DateFormat(rawValue: order.rawValue)
    }
    return written
  }

  /// What a mapping calls a column.
  private func path(of column: Int) -> String {
    if case .json(let table) = shape { table.columns[column].path } else { names[column] }
  }

  /// The columns of a field that the file has.
  private func present(_ source: ColumnSource) -> ColumnSource? {
    let header = HeaderIndex(names)
    let columns = source.columns.filter { header.column($0) != nil }.map { presentName($0) }
    return columns.isEmpty ? nil : ColumnSource(columns, source.combination)
  }

  private func presentName(_ alternatives: [String]) -> [String] {
    if let position = alternatives.first, ColumnPosition(position) != nil { return [position] }
    return HeaderIndex(names).column(alternatives).map { [names[$0]] } ?? alternatives
  }
}

extension Field {
  fileprivate init?(inPriceList field: Field, besideOfferPrice: Bool) {
    switch field {
    case .package: self = .unit
    case .offerPrice: self = .price
    // The price beside an offer's price is the regular one.
    case .price where besideOfferPrice: self = .regularPrice
    default: self.init(rawValue: field.rawValue)
    }
  }
}
