import PricebookModel

extension DiagnosticMessage {
  static func receiptsDoNotAddUp(wrong: Int, receipts: Int, total: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .footerMismatch,
      """
      the lines of \(wrong) of the first \(receipts) receipts with several lines do not add up to \
      \(total), the total of the receipt; check whether lines, a discount or a fee are missing
      """)
  }

  static func unclearCents(column: String, clause: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .ambiguousNumber,
      """
      column \(column) says that its amounts are in cents, \(clause); rename the column to say \
      what the amounts are in, or leave it out with a mapping
      """)
  }

  static func noHeader(columns: String, line: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .noHeader,
      """
      the file has no line with the names of its columns; by their values, column \(columns); if \
      that is wrong, put a first line such as \(QuotedValue.describe(line, limit: 200)) above them, \
      with the right names
      """)
  }

  static func columnsAlike(name: some StringProtocol, winner: String, meaning: String)
    -> DiagnosticMessage
  {
    DiagnosticMessage(
      .warning, .duplicateColumn,
      """
      \(QuotedValue.describe(name, limit: 40)) and \(winner) both mean the \(meaning); \(winner) \
      is used, rename the other column
      """)
  }

  static func otherTable(columns: String, count: Int) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .otherTable,
      """
      a table with the columns \(columns) begins here, which is not a table of receipts; its \
      \(count) \(count == 1 ? "line was" : "lines were") skipped, move it to a file of its own
      """)
  }

  static func datesInTwoOrders(dates: String, difference: String, options: String)
    -> DiagnosticMessage
  {
    DiagnosticMessage(
      .error, .ambiguousDate,
      """
      \(dates) have \(difference), and as many dates need one as the other; split the file, or use \
      \(options), with which the others are rejected
      """)
  }

  static func turnedDays(date: some StringProtocol, other: some StringProtocol) -> DiagnosticMessage
  {
    DiagnosticMessage(
      .warning, .dateOrdersDiffer,
      """
      the day and the month of dates such as \(QuotedValue.describe(date, limit: 40)) may be \
      exchanged: all dates written as \(QuotedValue.describe(other, limit: 40)) have a day above \
      12, and none of those that begin with the year has one, as a spreadsheet leaves them that \
      takes days for months; export the file again and open it with the dates as text
      """)
  }

  static func unclearDate(
    date: String, isYear: Bool, readings: String, options: String
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .ambiguousDate,
      """
      \(date) may have the day or the \(isYear ? "year" : "month") first: \(readings), and no \
      other date of the column shows which; use \(options)
      """)
  }

  static func unclearNumber(
    number: some StringProtocol, column: some StringProtocol, readings: String
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .ambiguousNumber,
      """
      the mark in \(QuotedValue.describe(number, limit: 40)) in column \
      \(QuotedValue.describe(column, limit: 24)) may be a decimal mark or group thousands: \
      \(readings), and no other number shows which; use --decimal point or --decimal comma
      """)
  }
}

extension Message {
  static func monthsWithoutYear(columns: String) -> String {
    "its columns \(columns) are months without a year; write the year behind each, such as Jan 2026"
  }

  static func tableBeside(column: Int) -> String {
    """
    Column \(column) is empty: the columns behind it are a table of something else and are left \
    out.
    """
  }

  static func storeRows(count: Int, column: String) -> String {
    """
    \(count) \(count == 1 ? "row has" : "rows have") nothing but \(column), which is the store of \
    the rows below.
    """
  }

  static func firstRowOnly(columns: String, count: Int, empty: Int, rows: Int) -> String {
    """
    \(columns) \(count == 1 ? "is" : "are") filled on the first row of a receipt only; \(empty) of \
    \(rows) records belong to the receipt above them.
    """
  }

  static func inMinorUnits(column: String) -> String {
    "The header says that \(column) is in cents, or the smallest unit of its currency."
  }

  static func columnsByValue(columns: String) -> String {
    "There is no header; by their values, column \(columns)."
  }

  static func columnsMissing(wanted: String, names: String) -> String {
    "it has no column for \(wanted); its columns are \(names)"
  }

  static func renameColumn(near: some StringProtocol, name: String) -> String {
    "; if \(QuotedValue.describe(near, limit: 40)) is the \(name), rename it to \(name)"
  }

  static let maybeVisits =
    "; if every row is a whole visit, read it with a mapping of \"kind\": \"visits\""

  static let maybePrices =
    "; if the file lists prices that were seen and not paid, name it with --prices"

  static let noAmountsInTable =
    """
    no column has amounts, so that no mapping makes receipts or prices of it; the mapping of a file \
    that has them can look its columns up, with "lookup"
    """

  static func quantitiesIn(unit: String) -> String {
    "The header says that quantities are in \(unit)."
  }

  static func amountsIn(currency: String) -> String {
    "The header says that amounts are in \(currency)."
  }

  static func decidedOver(count: Int) -> String {
    """
    Dates and numbers were decided over \(count) \(count == 1 ? "record" : "records") and are \
    checked in all.
    """
  }

  static func datesAsMapped(order: String) -> String {
    "Dates with slashes are \(order), as the mapping says."
  }

  static func datesArePlain(example: some StringProtocol) -> String {
    "Dates need no decision: \(QuotedValue.describe(example, limit: 40)) is plain."
  }

  static func markAsMapped(mark: String) -> String {
    "The decimal mark is the \(mark), as the mapping says."
  }

  static func markAsAsked(mark: String) -> String {
    "The decimal mark is the \(mark), as asked for."
  }

  static func markDecided(place: String, mark: String, value: String, other: String) -> String {
    "The decimal mark\(place) is the \(mark): \(value)\(other)"
  }

  static func currencyColumnCounts(signs: String) -> String {
    "Amounts have a currency beside them, \(signs); the currency column counts."
  }

  static func currencyBesideAmounts(signs: String) -> String {
    "Amounts have a currency beside them, which is that of the line: \(signs)."
  }
}
