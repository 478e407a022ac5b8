import PricebookModel

/// What one file has beside receipt lines, and the sums that its footers are held against.
struct TableNotes: Sendable {
  /// Lines of one kind: how many there are, and where the first of them stand.
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
  /// A table of something else that is passed over, and the physical lines it has so far.
  var passedOver: (line: Int, names: [String], lineCount: Int)?
  /// Where the next table of receipts begins, which has to be read with a mapping of its own.
  var nextTable: Aside.Place?
  /// Records that a mapping leaves out.
  var leftOutCount = 0
  var sums = FooterSums()

  /// What `pricebook inspect` tells of them.
  var facts: [(label: String, value: String)] {
    [
      ("repeated headers", repeatedHeaders), ("footers", footers), ("further tables", tables),
    ].compactMap { label, lines in lines.count > 0 ? (label, lines.description) : nil }
      + (leftOutCount > 0 ? [("left out by the mapping", String(leftOutCount))] : [])
  }
}

/// The sums of a table's lines up to a footer, in 1/10 000.
struct FooterSums: Sendable {
  /// The first row that is not summed yet.
  private var nextRow = 0
  private var table: Int64 = 0
  /// Since the last footer with lines behind it.
  private var section: Int64 = 0
  private var tax: Int64 = 0
  private var sectionTax: Int64 = 0
  private var isSectionOver = false
  private var currency: CurrencyID?
  private var hasCurrencies = false

  /// Begins a table with a row.
  mutating func begin(at row: Int) {
    self = FooterSums()
    nextRow = row
  }

  /// Holds a footer against the lines before it.
  ///
  /// - Returns: What they come to, where that is not what the footer says; and their currency.
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
