import PricebookModel

/// Reads an index from the tables that statistical offices publish, whatever stands above and beside
/// the months and values: months down (Eurostat, ONS, Destatis, BLS, FRED), months across (Eurostat), or
/// years down and the names of months across (BLS).
struct OfficialIndexTable {
  /// Why a table has no index that can be used.
  enum Refusal: Error, Hashable {
    case noMonths
    /// Values that are no index: changes in percent.
    case changes
    /// Values of one base, then of another.
    case bases(before: OfficialIndex.Point, after: OfficialIndex.Point)
    /// Several series, by what tells them apart.
    case several([String])
  }

  private typealias Values = [Month: Double]
  private typealias Rows = [[String]]

  /// Months below which a table is no index.
  static let fewestMonths = 4
  /// Values below this are changes in percent: no index is that far below its base.
  private static let leastIndex = 20.0
  /// What an index may be of the value before it: more is a change of its base.
  private static let steps = 0.85...1.6
  private static let recordLimit = 50_000

  /// - Parameter text: The file as UTF-8.
  /// - Throws: Why it has no index, or more than one.
  static func index(in text: [UInt8]) throws(Refusal) -> OfficialIndex {
    var best: [String: Values] = [:]
    for delimiter in [",", ";", "\t", "|"].map({ $0.utf8[$0.utf8.startIndex] }) {
      var dialect = CSVTable.dialect(of: text)
      dialect.delimiter = delimiter
      let rows = RecordList(text, dialect: dialect, limit: recordLimit).records.map(\.fields)
      for found in [monthsAcross(rows), namesAcross(rows), monthsDown(rows)]
      where count(found) > count(best) { best = found }
    }
    let series = best.filter { $0.value.count >= fewestMonths }
    guard let first = series.first else { throw .noMonths }
    guard series.count == 1 else { throw .several(series.keys.sorted()) }
    guard first.value.values.allSatisfy({ $0 >= leastIndex }) else { throw .changes }
    let index = OfficialIndex(
      points: first.value.map { OfficialIndex.Point(month: $0.key, value: $0.value) })
    for (before, after) in zip(index.points, index.points.dropFirst())
    where !steps.contains(after.value / before.value) {
      throw .bases(before: before, after: after)
    }
    return index
  }

  private static func count(_ series: [String: Values]) -> Int {
    series.values.reduce(0) { $0 + $1.count }
  }
}

/// The three layouts, each of which finds the series in rows of cells that are written in it.
extension OfficialIndexTable {
  /// A header of consecutive months, and a series in every row that has values below them.
  private static func monthsAcross(_ rows: Rows) -> [String: Values] {
    func months(_ row: [String]) -> [(column: Int, month: Month)] {
      row.indices.compactMap { column in month(row[column]).map { (column, $0) } }
    }
    let header = rows.firstIndex { row in
      let found = months(row)
      let steps = zip(found, found.dropFirst()).map { $1.month.months(since: $0.month) }
      return found.count >= fewestMonths && Set(steps).count == 1 && steps[0].magnitude == 1
    }
    guard let header else { return [:] }
    let columns = months(rows[header])
    var series: [String: Values] = [:]
    for row in rows[(header + 1)...] {
      let values = columns.compactMap { column, month in
        cell(row, column).flatMap(number).map { (month, $0) }
      }
      guard !values.isEmpty else { continue }
      let taken = Set(columns.map(\.column))
      let name = row.indices.filter { !taken.contains($0) && !row[$0].isEmpty }.map { row[$0] }
      series[name.joined(separator: ", ")] = Dictionary(values) { first, _ in first }
    }
    return series
  }

  /// A header with the names of the twelve months, and a year in every row.
  private static func namesAcross(_ rows: Rows) -> [String: Values] {
    func columns(_ row: [String]) -> [Int: Int] {
      Dictionary(
        row.indices.compactMap { column in nameOfMonth(row[column]).map { ($0, column) } }
      ) { first, _ in first }
    }
    guard let header = rows.firstIndex(where: { columns($0).count == 12 }) else { return [:] }
    let ofMonth = columns(rows[header])
    var values: Values = [:]
    for row in rows[(header + 1)...] {
      guard let year = row.lazy.compactMap(year).first else { continue }
      for (number, column) in ofMonth {
        guard let value = cell(row, column).flatMap(number(_:)) else { continue }
        values[Month(year: year, month: number)] = value
      }
    }
    return ["": values]
  }

  /// A month in every row: in one column, or its year, which only the first row may have, and its name.
  private static func monthsDown(_ rows: Rows) -> [String: Values] {
    let width = rows.map(\.count).max() ?? 0
    func share(_ column: Int, _ isKind: (String) -> Bool) -> Int {
      rows.count { cell($0, column).map(isKind) ?? false }
    }
    let columns = 0..<width
    guard width > 1 else { return [:] }
    let inOne = columns.map { share($0) { month($0) != nil } }
    let names = columns.map { share($0) { nameOfMonth($0) != nil } }
    let years = columns.map { share($0) { year($0) != nil } }
    var months: [(row: Int, month: Month)] = []
    var taken: Set<Int> = []
    if let most = inOne.max(), most >= max(fewestMonths, names.max() ?? 0),
      let column = inOne.firstIndex(of: most)
    {
      taken = [column]
      months = rows.indices.compactMap { row in
        cell(rows[row], column).flatMap(month).map { (row, $0) }
      }
    } else if let most = names.max(), most >= fewestMonths, let column = names.firstIndex(of: most),
      let mostYears = years.max(), mostYears > 0, let yearColumn = years.firstIndex(of: mostYears)
    {
      taken = [column, yearColumn]
      var last: Int?
      for row in rows.indices {
        last = cell(rows[row], yearColumn).flatMap(year) ?? last
        guard let last, let name = cell(rows[row], column).flatMap(nameOfMonth) else { continue }
        months.append((row, Month(year: last, month: name)))
      }
    }
    guard let first = months.first, months.count >= fewestMonths,
      let column = valueColumn(rows, months.map(\.row), first.row, taken, width)
    else { return [:] }
    let points = months.compactMap { row, month in
      cell(rows[row], column).flatMap(number).map { (row: row, month: month, value: $0) }
    }
    let keys = seriesColumns(
      points.map { (rows[$0.row], $0.month) }, besides: taken.union([column]), width)
    var series: [String: Values] = [:]
    for point in points {
      let name = keys.compactMap { cell(rows[point.row], $0) }.joined(separator: ", ")
      if series[name]?[point.month] == nil { series[name, default: [:]][point.month] = point.value }
    }
    return series
  }

  /// The column of values: that whose name says so, else the first of numbers behind the months.
  private static func valueColumn(
    _ rows: Rows, _ places: [Int], _ firstRow: Int, _ taken: Set<Int>, _ width: Int
  ) -> Int? {
    func isOfNumbers(_ column: Int) -> Bool {
      let filled = places.compactMap { cell(rows[$0], column) }
      return filled.count >= fewestMonths
        && filled.count { number($0) != nil } * 2 > filled.count
    }
    let open = (0..<width).filter { !taken.contains($0) && isOfNumbers($0) }
    let header = rows[..<firstRow].last { row in row.count { !$0.isEmpty } > 1 } ?? []
    let named = open.first { column in
      cell(header, column).map { valueNames.contains(HeaderName.folded($0)) } ?? false
    }
    let last = taken.max() ?? 0
    return named ?? open.first { $0 > last } ?? open.first
  }

  /// What columns of values are called.
  private static let valueNames = Set(
    ["obsvalue", "value", "wert", "index", "indexwert", "observationvalue", "originalvalue"])

  /// The columns that tell the rows of one month apart.
  private static func seriesColumns(
    _ rows: [(fields: [String], month: Month)], besides taken: Set<Int>, _ width: Int
  ) -> [Int] {
    let byMonth = Dictionary(grouping: rows, by: \.month)
    guard let rows = byMonth.values.max(by: { $0.count < $1.count }), rows.count > 1 else {
      return []
    }
    return (0..<width).filter { column in
      !taken.contains(column) && Set(rows.map { cell($0.fields, column) ?? "" }).count > 1
    }
  }
}

/// Months, years and numbers as the offices write them in cells.
extension OfficialIndexTable {
  private static func cell(_ row: [String], _ column: Int) -> String? {
    row.indices.contains(column) && !row[column].isEmpty ? row[column] : nil
  }

  /// `2026-09`, `2026M09`, `2026-M09`, `2026 SEP`, `September 2026`, `2026-09-01` and the like.
  private static func month(_ text: String) -> Month? {
    // 98.04 is an index, and 202609 a month.
    guard text.count >= 6, number(text) == nil || text.utf8.count == 6 && !text.contains(".")
    else { return nil }
    let plain = text.filter { $0 != "M" && $0 != "m" || !text.contains { $0.isNumber } }
    let isNumbered =
      text.count <= 8 && text.contains { "Mm".contains($0) }
      && text.allSatisfy { $0.isNumber || "Mm- ".contains($0) }
    guard isNumbered else { return MonthText.month(text) }
    let digits = plain.filter(\.isNumber)
    return digits.count == 6
      ? Month(iso: "\(digits.prefix(4))-\(digits.suffix(2))") : nil
  }

  /// The month of a name of one: `Jan`, `Januar`, `M01`, `MONAT01`.
  private static func nameOfMonth(_ text: String) -> Int? {
    if let named = ValueWords.month(HeaderName.folded(text)) { return named }
    let folded = text.lowercased()
    for start in ["m", "monat"] where folded.hasPrefix(start) {
      let digits = folded.dropFirst(start.count)
      if digits.utf8.count == 2, let number = Int(digits), (1...12).contains(number) {
        return number
      }
    }
    return nil
  }

  private static func year(_ text: String) -> Int? {
    guard text.utf8.count == 4, let year = Int(text), (1900...2199).contains(year) else {
      return nil
    }
    return year
  }

  /// The number in a cell, with a flag of the office behind it: `131.2 p`, `120,3`; `nil` for `:`.
  private static func number(_ text: String) -> Double? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || ".,+-".contains($0)) }
    let rest = text.dropFirst(digits.count).filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
    guard digits.contains(where: \.isNumber), rest.count <= 2, rest.allSatisfy(\.isLetter) else {
      return nil
    }
    let mark = digits.lastIndex { ".,".contains($0) }
    let plain = digits.indices.compactMap { place -> Character? in
      ".,".contains(digits[place]) ? (place == mark ? "." : nil) : digits[place]
    }
    return Double(String(plain))
  }
}

extension OfficialIndexTable.Refusal {
  /// What is wrong with the table, and what to save instead.
  var explanation: String {
    switch self {
    case .noMonths:
      """
      it has no index: no \(OfficialIndexTable.fewestMonths) months with a value each, in a column or in \
      the header; save the series by month
      """
    case .changes:
      "its values are changes in percent and no index; save the index itself, whose base is 100"
    case .bases(let before, let after):
      """
      it goes from \(before.value) in \(before.month) to \(after.value) in \(after.month), as where its base \
      changes; save a series that has one base
      """
    case .several(let names):
      """
      it has \(names.count) series \
      (\(names.prefix(4).map { QuotedValue.describe($0, limit: 60) }.joined(separator: ", "))); save one \
      of them alone
      """
    }
  }
}
