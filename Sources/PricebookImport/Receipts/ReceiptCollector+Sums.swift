import PricebookModel

/// Lines that are called like a sum or a payment, as till receipts have them among the items.
extension ReceiptCollector {
  /// Makes footers of the lines that sum up others, and warns of those that may do so.
  func takeOutSums() {
    guard let kinds = kindsOfArticles() else { return }
    var removed: [Int] = []
    for index in files.indices where !files[index].file.isPriceList {
      var sums = ReceiptSums()
      for row in files[index].rows {
        sums.add(
          kinds[Int(lines.article[row])], row: row, receipt: lines.receipt[row],
          paid: lines.paid[row], currency: lines.currency[row])
      }
      sums.finish()
      for row in sums.rows { files[index].notes.footers.add(Int(lines.line[row])) }
      report(sums.doubts, in: files[index].file)
      let start = files[index].rows.lowerBound - removed.count
      files[index].readCount -= sums.rows.count
      files[index].rows = start..<(start + files[index].rows.count - sums.rows.count)
      removed += sums.rows
    }
    guard !removed.isEmpty else { return }
    hasOtherRecords = true
    lines.remove(removed)
  }

  /// What the name of every article's item says; `nil` if no item is called like a sum.
  private func kindsOfArticles() -> [FooterWords.Kind?]? {
    let view = items.view
    func name(_ id: Int) -> String? {
      let range = items.range(of: id)
      guard range.count <= 48 else { return nil }
      let text = ItemText(interned: view.text(from: range.lowerBound, to: range.upperBound))
      // What has a barcode is an item.
      return text.barcode == nil && !text.isAdjustment ? text.name : nil
    }
    let hasSums = (0..<items.count).contains { id in
      let range = items.range(of: id)
      // No sum has a digit, but most names of items do, for their size.
      guard range.count <= 48, FooterWords.mayBeSum(range.lazy.map { view[$0] }),
        !range.contains(where: { view[$0].isDigit })
      else { return false }
      let kind = name(id).flatMap { FooterWords.kind(ofItem: $0) }
      return kind == .total || kind == .subtotal
    }
    guard hasSums else { return nil }
    let kinds = (0..<items.count).map { name($0).flatMap { FooterWords.kind(ofItem: $0) } }
    return lines.articles.item.map { kinds[$0.index] }
  }

  private func report(_ doubts: [ReceiptSums.Doubt], in file: ReceiptFile) {
    guard let first = doubts.min(by: { $0.row < $1.row }) else { return }
    let row = first.row
    let digits = currencies.values[lines.currency[row].index].minorUnitDigits
    func text(_ amount: Amount) -> String { ExactDecimal(amount).plainText(digits: digits) }
    let item = QuotedValue.describe(ItemText(interned: items.text(of: lines.item[row].index)).name)
    let paid = text(lines.paid[row])
    let what =
      switch first.reason {
      case .otherSum(let sum): Message.sumDiffers(item: item, paid: paid, sum: text(sum))
      case .amountOfSum: Message.amountOfSum(item: item, paid: paid)
      case .amountOfLinesBelow: Message.amountOfLinesBelow(item: item, paid: paid)
      }
    diagnostics.append(
      Diagnostic(
        .maybeSums(what: what, others: doubts.count - 1),
        file: file.displayPath, line: Int(lines.line[row])))
  }
}

extension DiagnosticMessage {
  /// - Parameter others: How many more lines may be sums.
  fileprivate static func maybeSums(what: String, others: Int) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .footerMismatch,
      """
      \(what) with "skip" in a mapping\(Message.moreLikeIt(others, one: "line", many: "lines"))
      """)
  }
}

extension Message {
  fileprivate static func sumDiffers(item: String, paid: String, sum: String) -> String {
    """
    \(item) has the amount \(paid), but the lines of its receipt before it add up to \(sum), so it \
    counts as a purchase; if it is a sum, correct the lines before it or leave it out
    """
  }

  fileprivate static func amountOfSum(item: String, paid: String) -> String {
    """
    \(item) has the amount of the sum above it, \(paid), and counts as a purchase; if it is a \
    payment, leave it out
    """
  }

  fileprivate static func amountOfLinesBelow(item: String, paid: String) -> String {
    """
    \(item) has the amount of all lines of its receipt below it, \(paid), and counts as a \
    purchase; if it is their sum, leave it out
    """
  }
}
