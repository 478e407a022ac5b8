import PricebookModel

/// How the files of one source are read: the same for embedded profiles, for `--mapping`, and for
/// `sources` in `pricebook.json`.
///
/// The article *Mappings* describes the JSON form.
struct SourceMapping: Hashable, Sendable {
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case receipts
    /// Receipts with one row for a whole visit: spending without items, and no prices.
    case visits
    /// Prices that were seen and not paid.
    case prices
    case budgets
    /// A file that cannot be used; ``reason`` says why.
    case refused
    /// A file that another one needs, by ``SourceMapping/lookup``.
    case lookup
  }

  /// How the amount paid is computed from the columns.
  enum Paid: String, CaseIterable, Hashable, Sendable {
    /// The total, already less the discount; without one, unit price × quantity − discount.
    case total
    /// The total is before the discount.
    case totalLessDiscount = "totalLessDiscount"
    /// Unit price × quantity − discount, whatever the total says.
    case unitPrice
  }

  /// How discounts are written.
  enum DiscountSign: String, CaseIterable, Hashable, Sendable {
    /// Money off is above zero.
    case positive
    /// Money off is below zero.
    case negative
    /// Money off is written either way.
    case absolute
    /// Numbers are percent of unit price × quantity, written either way.
    case percent
  }

  enum DateFormat: String, CaseIterable, Hashable, Sendable {
    case yearMonthDay = "ymd"
    case dayMonthYear = "dmy"
    case monthDayYear = "mdy"
    /// Days counted from ``SourceMapping/dayOne``, which is 1.
    case dayNumber = "dayNumber"
    /// Months such as `April 2017`, each read as its first day.
    case month = "month"

    var order: DateOrder? { DateOrder(rawValue: rawValue) }
  }

  enum TimeFormat: String, CaseIterable, Hashable, Sendable {
    /// `18:05` or `18:05:30`.
    case clock
    /// `1805`, without leading zeros.
    case digits = "hhmm"
  }

  /// The values for columns that a file lacks, and for empty cells.
  struct Constants: Hashable, Sendable {
    /// The day of every line of a file.
    var date: CalendarDate?
    var store: String?
    var currency: String?
    var unit: String?
    var category: String?
    var person: String?
  }

  /// What the item of a whole visit is called, where no column names it.
  static let visitItem = "Whole receipt"

  /// The name of the source in messages.
  var name = ""
  var kind = Kind.receipts
  /// Why files of the source are refused.
  var reason = ""
  /// A glob that the names of the source's files match.
  var files: String?
  /// Columns a file must have; for each the names it may have.
  var recognise: [[String]] = []
  /// Whether a file must have no other columns.
  var isExact = false
  /// Whether the first record of a file has the names of its columns.
  var hasHeader = true
  /// The paths of the rows in a JSON file, such as `receipts[].items[]`; empty for tables.
  ///
  /// The first that a file has is used.
  var records: [String] = []
  /// The columns that become rows.
  var spread: Spread?
  var columns: [Field: ColumnSource] = [:]
  var constants = Constants()
  /// The values in the file's name, such as `costco-{date}`.
  var fileName: FileNamePattern?
  /// Detected if `nil`.
  var decimalMark: UInt8?
  /// Detected if `nil`.
  var dateFormat: DateFormat?
  var dayOne: CalendarDate?
  var timeFormat = TimeFormat.clock
  /// The time zone in which instants become days; the book's if `nil`.
  var timeZone: String?
  /// Cells that count as empty.
  var emptyValues: [String] = []
  /// Rows that are read; all if empty.
  var only: [RowPattern] = []
  /// Rows that are left out.
  var skip: [RowPattern] = []
  /// Rows with sums of the lines before them.
  var footers: [RowPattern] = []
  /// Rows that are not purchases of an item.
  var adjustments: [RowPattern] = []
  /// Rows that are money off: their amount counts below zero, whatever its sign.
  var moneyOff: [RowPattern] = []
  /// Rows that take a purchase back: quantity and amounts count below zero, whatever their sign.
  var returns: [RowPattern] = []
  /// The rows of a JSON file whose amount is the discount of another row.
  var discountRows: DiscountRows?
  var paid = Paid.total
  /// Whether amounts count the other way: what was paid is written below zero.
  var isNegated = false
  /// Whether amounts are whole numbers of the smallest unit of the currency, such as cents.
  var isInMinorUnits = false
  var discount = DiscountSign.positive
  /// The unit of quantities that are not whole.
  var fractionUnit: String?
  /// The character that is removed at both ends of texts, such as the bars of `|123|`.
  var unwrap: Character?
  /// Whether texts may be protected against spreadsheet formulas: `="123"`, `'=5`.
  var hasFormulaGuards = false
  /// Columns that are known and deliberately not used.
  var ignored: [String] = []
  /// Columns that are filled on the first row of a receipt only.
  var firstRowOnly: [[String]] = []
  /// The file that has more about each receipt.
  var lookup: Lookup?

  /// Columns that another file has, by a key that both share.
  struct Lookup: Hashable, Sendable {
    var key: [String]
    /// The names of the key in the other file, if they differ.
    var otherKey: [String] = []
    /// A glob for the name of the other file; `nil` if a mapping of kind `lookup` knows it.
    var files: String?

    /// The names of the key in the other file.
    var keyInFile: [String] { otherKey.isEmpty ? key : otherKey }
  }

  /// Columns of a wide table that become rows: one for every cell that is not empty.
  struct Spread: Hashable, Sendable {
    /// Globs for the names of the columns; empty for all that nothing else uses.
    var columns: [String] = []
    /// The field that the name of the column becomes; ``Field/month`` for a month, whose
    /// first day is the date.
    var name: Field
    /// The field that the cell becomes.
    var value: Field
  }

  /// Rows of JSON that are the discount of another row of the same receipt.
  struct DiscountRows: Hashable, Sendable {
    /// Which rows they are; if empty, those that have ``amount``.
    var rows: [RowPattern] = []
    /// The field with the discount.
    var amount: String
    /// The field that names the row that the discount belongs to; `nil` for the row before.
    var names: String?
    /// The field of the other row that has the name.
    var key: String?
  }
}

extension SourceMapping {
  /// The order of dates with slashes that the mapping says.
  var dateOrder: DateOrder? { dateFormat == .dayNumber ? .yearMonthDay : dateFormat?.order }

  /// The decimal mark that the mapping says.
  var mark: DecimalMark? {
    decimalMark.map { $0 == UInt8(ascii: ",") ? .comma : .point }
  }

  /// The mapping as JSON, without default values.
  var json: String { json(open: []) }

  /// The mapping as JSON, with a note and keys that the user has to fill in.
  func json(open keys: [MappingReader.Key], note: String? = nil) -> String {
    var fields: [(MappingReader.Key, String)] = []
    func add(_ key: MappingReader.Key, _ value: String?) {
      if let value { fields.append((key, value)) }
    }
    add(.note, note.map { jsonText($0) })
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
          Field.ofMappings.compactMap { field in
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
    for key in keys { add(key, jsonText(MappingReader.open)) }
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

/// What the amounts of a price column are, where the header does not say; the raw value is what
/// `--price-of` accepts.
public enum PriceMeaning: String, CaseIterable, Hashable, Sendable {
  /// The price of one: what was paid is the price times the quantity.
  case one
  /// What was paid for all of the line.
  case all
}
