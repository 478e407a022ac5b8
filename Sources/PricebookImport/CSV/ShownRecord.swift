import PricebookModel

/// What may be shown of the records of a table: nothing of a column that no field is read from, and
/// nothing of one whose name is that of a secret.
///
/// A file has columns that its owner never meant for a report: passwords, numbers of cards and
/// accounts, notes. Which column a value is in is not known where a record has other fields than the
/// header, or a quote out of place; then nothing of it is shown.
struct ShownRecord: Sendable {
  private let dialect: Dialect
  /// By column.
  private let isHidden: [Bool]
  let hidesAny: Bool
  private static let limit = 4_096

  /// - Parameter used: The columns that fields are read from.
  init(_ names: [String], used: some Sequence<Int>, _ dialect: Dialect = Dialect()) {
    let used = Set(used)
    self.dialect = dialect
    isHidden = names.indices.map { !used.contains($0) || SecretText.isColumn(names[$0]) }
    hidesAny = isHidden.contains(true)
  }

  /// A record of one line or several, as written where nothing of it is hidden, cut to 4 096 bytes.
  func text(of record: [UInt8]) -> String {
    guard hidesAny else { return String(decoding: record.prefix(Self.limit), as: UTF8.self) }
    var cursor = RecordCursor(record, dialect: dialect, beginsFile: false)
    cursor.width = isHidden.count
    guard cursor.next(), cursor.problem == nil, cursor.offset >= record.count,
      cursor.fields.count == isHidden.count
    else { return SecretText.placeholder }
    return text(
      of: cursor.fields.map { String(decoding: cursor.content(of: $0), as: UTF8.self) })
  }

  /// A record of a small table, in which fields may be missing at the end.
  func text(of record: RecordList.Record) -> String {
    guard hidesAny else { return record.text }
    let isWhole =
      record.problem == nil && record.fields.dropFirst(isHidden.count).allSatisfy(\.isEmpty)
    return isWhole
      ? text(of: Array(record.fields.prefix(isHidden.count))) : SecretText.placeholder
  }

  private func text(of fields: [String]) -> String {
    let delimiter = Character(UnicodeScalar(dialect.delimiter))
    var text = ""
    for (column, field) in fields.enumerated() where text.utf8.count < Self.limit {
      if column > 0 { text.append(delimiter) }
      guard !isHidden[column] else { continue }
      let isPlain = !field.contains { $0 == delimiter || $0 == "\"" || $0.isNewline }
      text += isPlain ? field : "\"\(field.replacing("\"", with: "\"\""))\""
    }
    return String(decoding: text.utf8.prefix(Self.limit), as: UTF8.self)
  }
}
