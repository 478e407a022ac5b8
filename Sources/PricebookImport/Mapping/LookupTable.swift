import PricebookModel

/// The facts about receipts from a file whose lines are in another file.
struct LookupTable {
  /// The texts of the fields, by key.
  private(set) var texts: [String: [MappingField: String]] = [:]

  /// Reads a whole file; records that cannot be read are rejected in the log.
  ///
  /// - Parameter mapping: The mapping of the lines, whose columns may be in this file.
  init(
    _ bytes: [UInt8], header names: [String], _ dialect: Dialect, key: [String],
    for mapping: SourceMapping, log: inout SourceLog
  ) {
    let index = HeaderIndex(names)
    guard let keyColumn = index.column(key) else { return }
    var columns: [MappingField: Int] = [:]
    for (field, source) in mapping.columns where source.columns.count == 1 {
      guard let column = index.column(source.columns[0]), column != keyColumn else { continue }
      columns[field] = column
    }
    let records = RecordList(bytes, dialect: dialect).records
    for record in records.dropFirst() {
      log.countRead()
      if let problem = record.problem {
        log.reject(record, for: problem)
      } else if record.fields.count != names.count {
        log.reject(record, headerWidth: names.count)
      } else {
        let key = record.fields[keyColumn]
        if texts[key] == nil { texts[key] = columns.mapValues { record.fields[$0] } }
        log.countAccepted()
      }
    }
  }
}

extension SourceMapping {
  /// The columns that a file must have to give the days of receipts.
  var lookupColumns: String {
    let names = [lookup?.keyInFile.first, columns[.date]?.columns.first?.first]
    return names.compactMap { $0.map { quoted($0) } }.joined(separator: " and ")
  }
}
