import PricebookModel

/// What one file has besides receipt lines, and the sums that its footers are checked against.
struct TableNotes: Sendable {
  /// Lines of one kind: how many there are, and where the first ones are.
  struct Lines: Sendable {
    private(set) var count = 0
    private(set) var first: [Int] = []

    mutating func add(_ line: Int) {
      count += 1
      if first.count < 5 { first.append(line) }
    }

    /// `3, on lines 7, 12, 40`.
    var description: String {
      let shown = first.map { String($0) }.joined(separator: ", ")
      let more = count > first.count ? ", …" : ""
      return "\(count), on \(count == 1 ? "line" : "lines") \(shown)\(more)"
    }
  }

  var repeatedHeaders = Lines()
  var footers = Lines()
  /// Further tables of receipts.
  var tables = Lines()
  /// A table of something else that is being skipped, and the number of its physical lines so far.
  var skipped: (line: Int, names: [String], lineCount: Int)?
  /// Where the next table of receipts begins.
  ///
  /// It has to be read with a mapping of its own.
  var nextTable: Aside.Place?
  /// Records that a mapping leaves out.
  var leftOutCount = 0
  var sums = FooterSums()
  var totals = ReceiptTotals()

  /// What `pricebook inspect` shows about them.
  var facts: [(label: String, value: String)] {
    [
      ("repeated headers", repeatedHeaders), ("footers", footers), ("further tables", tables),
    ].compactMap { label, lines in lines.count > 0 ? (label, lines.description) : nil }
      + (leftOutCount > 0 ? [("left out by the mapping", String(leftOutCount))] : [])
  }
}

/// The sums of a table's lines up to a footer, in 1/10 000 of a currency unit.
struct FooterSums: Sendable {
  /// The first row that is not yet summed.
  private var nextRow = 0
  private var table: Int64 = 0
  /// The sum since the last footer that was followed by lines.
  private var section: Int64 = 0
  private var tax: Int64 = 0
  private var sectionTax: Int64 = 0
  private var isSectionOver = false
  private var currency: CurrencyID?
  private var hasCurrencies = false

  /// Begins a table at a row.
  mutating func begin(at row: Int) {
    self = FooterSums()
    nextRow = row
  }

  /// Compares a footer with the lines before it.
  ///
  /// - Returns: The sum of the lines and their currency if the footer says something else;
  ///   otherwise `nil`.
  mutating func check(
    _ kind: FooterWords.Kind, _ amount: Int64, upTo row: Int, of lines: ReceiptLines
  ) -> (sum: Int64, currency: CurrencyID)? {
    add(upTo: row, of: lines)
    guard !hasCurrencies, let currency else { return nil }
    let isKnown: Bool
    switch kind {
    case .total:
      isKnown = [table, table &+ tax, section, section &+ sectionTax].contains(amount)
      isSectionOver = true
    case .subtotal:
      isKnown = [table, section].contains(amount)
      isSectionOver = true
    case .tax:
      tax &+= amount
      sectionTax &+= amount
      return nil
    case .other: return nil
    }
    return isKnown ? nil : (table, currency)
  }

  private mutating func add(upTo row: Int, of lines: ReceiptLines) {
    guard row > nextRow else { return }
    if isSectionOver {
      section = 0
      sectionTax = 0
      isSectionOver = false
    }
    for row in nextRow..<row {
      table &+= lines.paid[row].tenThousandths
      section &+= lines.paid[row].tenThousandths
      if currency == nil { currency = lines.currency[row] }
      if currency != lines.currency[row] { hasCurrencies = true }
    }
    nextRow = row
  }
}
