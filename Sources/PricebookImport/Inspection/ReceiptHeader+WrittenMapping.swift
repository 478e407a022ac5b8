import PricebookModel

extension ReceiptHeader {
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
      written.columns = source.columns.compactMapValues { present($0) }
      written.recognise = source.recognise.map { presentName($0) }
    } else {
      written = SourceMapping()
      written.name = name
      for (column, meaning) in mapping.meanings.enumerated() {
        guard let field = meaning.flatMap({ MappingField(rawValue: $0.rawValue) }) else {
          continue
        }
        written.columns[field] = ColumnSource(names[column])
        written.recognise.append([names[column]])
      }
      if !taxColumns.isEmpty {
        written.columns[.charge] = ColumnSource(taxColumns.map { [names[$0]] }, .sum)
      }
      written.firstRowOnly = firstRowColumns.map { [names[$0]] }
      written.constants.unit = mapping.defaultUnit?.symbol
      written.constants.currency = mapping.defaultCurrency?.label
      if written.columns[.store] == nil { written.constants.store = store }
    }
    if written.constants.currency == nil, written.columns[.currency] == nil {
      written.constants.currency = currency?.label
    }
    if mapping.numberFormats.isEmpty { written.decimalMark = mapping.numberFormat.decimalMark }
    if let order = mapping.slashDateOrder, written.dateFormat == nil {
      written.dateFormat = SourceMapping.DateFormat(rawValue: order.rawValue)
    }
    return written
  }

  /// The columns of a field that the file has.
  private func present(_ source: ColumnSource) -> ColumnSource? {
    let header = HeaderIndex(names)
    let columns = source.columns.filter { header.column($0) != nil }.map { presentName($0) }
    return columns.isEmpty ? nil : ColumnSource(columns, source.combination)
  }

  private func presentName(_ alternatives: [String]) -> [String] {
    HeaderIndex(names).column(alternatives).map { [names[$0]] } ?? alternatives
  }
}
