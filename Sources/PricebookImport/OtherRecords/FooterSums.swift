import PricebookModel

/// The sums of a table's lines up to a footer, in 1/10 000 of a currency unit.
struct FooterSums: Sendable {
  private var nextRow = 0
  private var table: Int64 = 0
  /// The sum since the last footer that was followed by lines.
  private var section: Int64 = 0
  private var tax: Int64 = 0
  private var sectionTax: Int64 = 0
  private var isSectionOver = false
  private var currency: CurrencyID?
  private var hasCurrencies = false

  mutating func begin(at row: Int) {
    self = FooterSums()
    nextRow = row
  }

  /// Compares a footer with the lines before it; returns their sum and currency if they differ.
  mutating func check(
    _ kind: FooterWords.Kind, _ amount: Int64, upTo row: Int, of lines: ReceiptLines
  ) -> (sum: Int64, currency: CurrencyID)? {
    add(upTo: row, of: lines)
    guard !hasCurrencies, let currency else { return nil }
    switch kind {
    case .total, .subtotal:
      isSectionOver = true
      let withTax = kind == .total ? [table &+ tax, section &+ sectionTax] : []
      return ([table, section] + withTax).contains(amount) ? nil : (table, currency)
    case .tax:
      tax &+= amount
      sectionTax &+= amount
      return nil
    case .other: return nil
    }
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
