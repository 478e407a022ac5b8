import PricebookModel

extension PriceListColumns {
  /// The columns of a mapping that gives every field a column of its own and has no other rules.
  ///
  /// Such price lists are read as fast as files without a mapping.
  ///
  /// - Returns: `nil` for other mappings.
  init?(_ mapping: SourceMapping, header: HeaderIndex) {
    var plain = SourceMapping()
    plain.name = mapping.name
    plain.kind = .prices
    plain.files = mapping.files
    plain.records = mapping.records
    plain.recognise = mapping.recognise
    plain.records = mapping.records
    plain.columns = mapping.columns
    plain.ignored = mapping.ignored
    plain.decimalMark = mapping.decimalMark
    plain.dateFormat = mapping.dateFormat
    guard plain == mapping, mapping.dateFormat != .dayNumber else { return nil }
    var fields = [Field?](repeating: nil, count: header.names.count)
    for (field, source) in mapping.columns {
      guard source.columns.count == 1, let field = Field(rawValue: field.rawValue) else {
        return nil
      }
      guard let column = header.column(source.columns[0]) else { continue }
      guard fields[column] == nil else { return nil }
      fields[column] = field
    }
    self.init(fields: fields)
  }
}
