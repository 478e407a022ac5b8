import PricebookModel

/// What happened to the records of one file: counts, problems, and rejected records.
struct SourceLog {
  /// The path as the user gave it, or below a folder that the user gave.
  let path: String
  /// Index into ``Book/sources``.
  let source: Int
  private(set) var totals = ControlTotals()
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var rejectedRecords: [RejectedRecord] = []
  /// Whether the file could not be read to its end.
  var isIncomplete = false

  private static let textLimit = 4_096
  private static let keptProblemLimit = 100_000
  /// Problems that are not kept.
  private var hiddenCount = 0

  init(path: String, source: Int) {
    self.path = path
    self.source = source
  }

  mutating func report(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, line: Int = 0, column: Int = 0,
    _ message: String
  ) {
    guard diagnostics.count < Self.keptProblemLimit else {
      hiddenCount += 1
      return
    }
    diagnostics.append(
      Diagnostic(
        severity, code, file: path, line: line, column: column, message: message))
  }

  /// The problems; the last one says how many others there are.
  var allDiagnostics: [Diagnostic] {
    guard hiddenCount > 0 else { return diagnostics }
    return diagnostics + [.notListed(hiddenCount, file: path)]
  }

  mutating func countRead(_ count: Int = 1) { totals.read += count }

  mutating func countAccepted(_ count: Int = 1) { totals.accepted += count }

  mutating func countDuplicates(_ count: Int) { totals.duplicates += count }

  /// Takes back that a record is a duplicate: it has something that the other one has not.
  mutating func acceptDuplicate() {
    totals.duplicates -= 1
    totals.accepted += 1
  }

  /// Counts records that are accepted but are in the trash of an app.
  mutating func countTrashed(_ count: Int) { totals.trashed += count }

  /// Counts a time in UTC that no time zone is set for.
  mutating func countUTCTime() { totals.utcTimes += 1 }

  /// Rejects a record that was counted as read.
  ///
  /// - Parameter text: The record as the file has it.
  mutating func reject(
    _ code: Diagnostic.Code, line: Int, column: Int = 0, _ message: String, text: String
  ) {
    report(.error, code, line: line, column: column, message)
    totals.rejected += 1
    guard rejectedRecords.count < Self.keptProblemLimit else { return }
    rejectedRecords.append(
      RejectedRecord(
        source: source, line: line, code: code, message: message, text: cut(text)))
  }

  /// Appends what happened to later records of the file.
  mutating func append(_ other: SourceLog) {
    totals.read += other.totals.read
    totals.accepted += other.totals.accepted
    totals.rejected += other.totals.rejected
    let room = Self.keptProblemLimit - diagnostics.count
    diagnostics += other.diagnostics.prefix(room)
    hiddenCount += other.hiddenCount + max(0, other.diagnostics.count - room)
    rejectedRecords += other.rejectedRecords.prefix(Self.keptProblemLimit - rejectedRecords.count)
  }

  private func cut(_ text: String) -> String {
    guard text.utf8.count > Self.textLimit else { return text }
    var bytes = Array(text.utf8.prefix(Self.textLimit))
    while String(validating: bytes, as: UTF8.self) == nil, !bytes.isEmpty { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Diagnostic {
  /// Says how many rejected records and warnings of a file are counted and not listed.
  static func notListed(_ count: Int, file: String) -> Diagnostic {
    Diagnostic(
      .warning, .problemsNotListed, file: file,
      message: "\(count) more rejected records and warnings are counted but not listed; "
        + "correct those listed first, beginning with the columns")
  }
}

/// A record that was refused, before it is known which of them are kept.
struct Rejection: Sendable {
  var recordLine: Int
  /// Where the problem is.
  var line: Int
  var column: Int
  var reason: RejectionReason
  var message: String
  /// The record as written, without its end, cut to 4 096 bytes.
  var text: String
}

/// Why a record is refused; each reason has a diagnostic code.
enum RejectionReason: CaseIterable, Sendable {
  case strayQuote
  case unclosedQuote
  case recordTooLong
  case invalidUTF8
  case nulByte
  case fieldCount
  case malformedDate
  case malformedTime
  case malformedNumber
  /// A quantity that is no number, maybe because of an unknown unit beside it.
  case malformedQuantity
  /// A unit beside a number that is not the unit of the line.
  case otherUnit
  case malformedCurrency
  case missingDate
  case missingStore
  case missingItem
  case missingAmount
  case quantityOutOfRange
  case amountOverflow
  case noPrice
  case discountTooLarge
  case tooManyUnits
  case malformedJSON

  var code: Diagnostic.Code {
    switch self {
    case .strayQuote: .strayQuote
    case .unclosedQuote: .unclosedQuote
    case .recordTooLong: .recordTooLong
    case .invalidUTF8: .invalidUTF8
    case .nulByte: .nulByte
    case .fieldCount: .fieldCount
    case .malformedDate: .malformedDate
    case .malformedTime: .malformedTime
    case .malformedNumber, .malformedQuantity, .otherUnit: .malformedNumber
    case .malformedCurrency: .currencyLabel
    case .missingDate: .missingDate
    case .missingStore: .missingStore
    case .missingItem: .missingItem
    case .missingAmount: .missingAmount
    case .quantityOutOfRange: .quantityOutOfRange
    case .amountOverflow: .amountOverflow
    case .noPrice: .noPrice
    case .discountTooLarge: .discountTooLarge
    case .tooManyUnits: .tooManyUnits
    case .malformedJSON: .jsonSyntax
    }
  }

  /// What is wrong and what to do.
  func message(_ value: String) -> String {
    switch self {
    case .strayQuote:
      "a quote is out of place in \(value); put the whole field into quotes and write quotes "
        + "inside it twice"
    case .unclosedQuote:
      "the quote that opens here is never closed: \(value); add the closing quote"
    case .recordTooLong:
      "the record is too long: \(value); break it into lines, or close an open quote"
    case .invalidUTF8:
      "the record is not valid UTF-8: \(value); save the file as UTF-8, or name its encoding "
        + "with --encoding"
    case .nulByte:
      "the record contains a NUL byte: \(value); save the file as plain text"
    case .fieldCount:
      "the record has \(value); quote fields that contain the delimiter, or add missing fields"
    case .malformedDate:
      "\(value) " + Self.dateRemedy(value)
    case .malformedTime:
      "\(value) is not a time of day; write it as HH:MM or HH:MM:SS"
    case .malformedNumber:
      "\(value) " + Self.numberRemedy(value)
    case .malformedQuantity:
      "\(value) is not a quantity; write a number, and its unit in a column named unit"
    case .otherUnit:
      "the unit in \(value) is not the unit of the line; correct one of them, or write the quantity "
        + "with its unit"
    case .malformedCurrency:
      "\(value) is not the name of a currency; write at most eight letters or signs, such as EUR "
        + "or €"
    case .missingDate:
      "there is no date; write the day of the receipt as YYYY-MM-DD"
    case .missingStore:
      "there is no store; fill in the store column"
    case .missingItem:
      "there is no item; fill in the item column"
    case .missingAmount:
      "there is no amount; fill in the total or the unit price"
    case .quantityOutOfRange:
      "the quantity \(value) is beyond 10000000; correct it or split the line"
    case .amountOverflow:
      "the amount \(value) is too large to be summed exactly; correct it"
    case .noPrice:
      "the price \(value) is not above zero, or its quantity is not; a price list has what an item "
        + "costs, correct the line or leave it out"
    case .discountTooLarge:
      "the discount \(value) cannot have been taken from the price, and no total says what was paid; "
        + "correct the line"
    case .tooManyUnits:
      "\(value) is one unit or currency too many for one book (65535); check the columns"
    case .malformedJSON:
      "the record is not valid JSON: \(value); correct the file, or export it again"
    }
  }
}

extension RejectionReason {
  private static func dateRemedy(_ value: String) -> String {
    let parts = value.filter { $0 != "“" && $0 != "”" && $0 != "\"" }
      .split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2,
      parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) })
    else {
      return "is not a date in the form of this column; write it as YYYY-MM-DD, or give the order "
        + "with --date-format"
    }
    return whole.count == 5
      ? "looks like the number that a spreadsheet has for a day; write the column as YYYY-MM-DD, or "
        + "read the file with a mapping that has \"dateFormat\": \"dayNumber\" and \"dayOne\": "
        + "\"1899-12-31\""
      : "is not a date in the form of this column; write it as YYYY-MM-DD"
  }
}

extension RejectionReason {
  private static let cents: Set<String> = ["p", "c", "ct", "ct.", "cent", "cents", "pence", "¢"]
  private static let credits: Set<String> = ["cr", "cr.", "credit", "h", "haben"]
  private static let debits: Set<String> = ["dr", "dr.", "debit", "s", "soll"]

  /// What a text is that is no amount, and what to do.
  static func numberRemedy(_ value: String) -> String {
    let text = value.filter { $0 != "“" && $0 != "”" }
    let end = text.lastIndex { $0.isASCII && $0.isNumber }.map { text.index(after: $0) }
    let number = text[..<(end ?? text.startIndex)]
    let sign = text[number.endIndex...].filter { !$0.isWhitespace }.lowercased()
    if cents.contains(sign), let count = Int(number), (1...99_999).contains(count) {
      let rest = count % 100
      return "is an amount in cents or pence, and the column has whole units; write it as "
        + "\(count / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
    if credits.contains(sign), !number.contains("-") {
      return "is a credit, which is money back; write it as -\(number)"
    }
    if debits.contains(sign) { return "is a debit, which is money paid; write it as \(number)" }
    let letters = text.prefix { $0.isLetter }
    if !letters.isEmpty, text.dropFirst(letters.count).first(where: { $0 != " " })?.isNumber == true
    {
      return "begins with what is no known currency; write its code of three letters in place of "
        + "\(QuotedValue.describe(String(letters))), or leave it out"
    }
    if text.contains(where: \.isWhitespace), !text.contains(where: \.isLetter) {
      return "has a blank between its digits; write one number, with a decimal mark"
    }
    return "is not a number in the form of this column; correct it, or give the decimal mark with "
      + "--decimal"
  }
}
