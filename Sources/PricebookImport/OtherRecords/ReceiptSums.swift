import PricebookModel

/// Finds sums, taxes and payments among the lines of receipts.
///
/// A line that has all that a purchase has is a sum only if its name says so and its amount is the
/// sum of the lines before it. So an item that is called `Total` is not lost.
struct ReceiptSums {
  /// A line that looks like a sum or a payment but counts as a purchase.
  struct Doubt {
    /// Which amount makes the line doubtful.
    enum Reason {
      case otherSum(Amount)
      /// Without the name of a payment, it has the amount of the sum above it.
      case amountOfSum
      /// It comes first and has the amount of all other lines.
      case amountOfLinesBelow
    }

    var row: Int
    var reason: Reason
  }

  /// The rows that are not purchases, ascending once all receipts are taken.
  private(set) var rows: [Int] = []
  /// In the order of the rows, apart from those that come first in their receipt.
  private(set) var doubts: [Doubt] = []
  private var receipt = Receipt()

  /// The lines of a receipt so far, in the three ways in which a sum may count them.
  private struct Receipt {
    var number: UInt32?
    var currency: CurrencyID?
    /// All lines, those since the last total that was paid, and those since the last sum.
    var all = Sum()
    var unpaid = Sum()
    var latest = Sum()
    /// The last total, as long as only taxes and payments follow it.
    var total: Amount?
    var isPaid = false
    /// A line with the name of a sum before any other.
    var leading: (row: Int, amount: Amount)?

    mutating func updateSums(_ change: (inout Sum) -> Void) {
      change(&all)
      change(&unpaid)
      change(&latest)
    }
  }

  /// What some lines of a receipt come to, with their taxes and without.
  private struct Sum {
    var amount = Amount.zero
    var lineCount = 0
    var taxRows: [Int] = []
    var tax = Amount.zero
    /// Lines with the name of a sum that count as purchases.
    var doubtful = Amount.zero

    /// Whether a total sums up the lines with their taxes, or without; `nil` if it does neither.
    func includesTax(in total: Amount) -> Bool? {
      guard lineCount > 0 else { return nil }
      for amount in [amount, amount - doubtful] {
        if amount == total { return true }
        if !taxRows.isEmpty, amount - tax == total { return false }
      }
      return nil
    }
  }

  /// Takes the next row, whose item may be named like a sum; rows of a receipt follow each other.
  mutating func add(
    _ kind: FooterWords.Kind?, row: Int, receipt number: UInt32, paid: Amount, currency: CurrencyID
  ) {
    if number != receipt.number || currency != receipt.currency {
      finishReceipt()
      receipt.number = number
      receipt.currency = currency
    }
    switch kind {
    case .total, .subtotal: addSum(row, paid, isTotal: kind == .total)
    case .tax where receipt.total != nil: rows.append(row)
    case .other where receipt.total != nil:
      rows.append(row)
      receipt.isPaid = true
    case .tax: add(row, paid, isTax: true)
    case .other: add(row, paid)
    case nil:
      if receipt.total == paid, !receipt.isPaid {
        doubts.append(Doubt(row: row, reason: .amountOfSum))
      }
      add(row, paid)
    }
  }

  mutating func finish() {
    finishReceipt()
    rows.sort()
  }

  private mutating func addSum(_ row: Int, _ paid: Amount, isTotal: Bool) {
    for lines in [receipt.latest, receipt.unpaid, receipt.all] {
      guard let includesTax = lines.includesTax(in: paid) else { continue }
      rows.append(row)
      // A subtotal is without the taxes above it, which are counted.
      if isTotal, !includesTax { drop(taxRows: lines.taxRows, lines.tax) }
      receipt.latest = Sum()
      if isTotal { receipt.total = paid }
      return
    }
    if receipt.all.lineCount > 0 {
      doubts.append(Doubt(row: row, reason: .otherSum(receipt.unpaid.amount)))
    } else {
      receipt.leading = (row, paid)
    }
    add(row, paid, isDoubtful: true)
  }

  /// Taxes that are part of the prices are no lines of their own.
  private mutating func drop(taxRows: [Int], _ tax: Amount) {
    rows += taxRows
    receipt.updateSums { sum in
      if !sum.taxRows.isEmpty { sum.amount = sum.amount - tax }
      sum.taxRows = []
      sum.tax = .zero
    }
  }

  private mutating func add(
    _ row: Int, _ paid: Amount, isTax: Bool = false, isDoubtful: Bool = false
  ) {
    if receipt.total != nil {
      receipt.unpaid = Sum()
      receipt.latest = Sum()
      receipt.total = nil
      receipt.isPaid = false
    }
    receipt.updateSums { sum in
      sum.amount += paid
      sum.lineCount += 1
      if isDoubtful { sum.doubtful += paid }
      if isTax {
        sum.taxRows.append(row)
        sum.tax += paid
      }
    }
  }

  private mutating func finishReceipt() {
    if let leading = receipt.leading, receipt.all.lineCount > 1,
      receipt.all.amount - leading.amount == leading.amount
    {
      doubts.append(Doubt(row: leading.row, reason: .amountOfLinesBelow))
    }
    receipt = Receipt()
  }
}
