import PricebookModel

/// Sums, taxes and payments that a file has among the lines of its receipts.
extension ReceiptCollector {
  /// Makes footers of the lines that sum up others, and warns of those that may do so.
  ///
  /// - Complexity: O(*m*) in the number of items, as long as none is called like a sum.
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
    hasAsides = true
    lines.remove(removed)
    numbers.remove(removed)
  }

  /// What the name of every article's item says; `nil` if no item is called like a sum.
  private func kindsOfArticles() -> [FooterWords.Kind?]? {
    let view = items.view
    func name(_ id: Int) -> String? {
      let range = items.range(of: id)
      // What has a barcode, behind a NUL, is an item.
      guard range.count <= 48,
        view.firstIndex(of: 0, from: range.lowerBound, to: range.upperBound) == nil
      else { return nil }
      return view.text(from: range.lowerBound, to: range.upperBound)
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

  /// Warns once of a file, at the first of the lines.
  private func report(_ doubts: [ReceiptSums.Doubt], in file: ReceiptFile) {
    guard let first = doubts.min(by: { $0.row < $1.row }) else { return }
    let row = first.row
    let digits = currencies.values[lines.currency[row].index].minorUnitDigits
    func text(_ amount: Amount) -> String { ExactDecimal(amount).plainText(digits: digits) }
    let item = QuotedValue.describe(items.text(of: lines.item[row].index))
    let paid = text(lines.paid[row])
    let what =
      switch first.reason {
      case .otherSum(let sum):
        "\(item) has the amount \(paid), but the lines of its receipt before it add up to "
          + "\(text(sum)), so it counts as a purchase; if it is a sum, correct the lines before it "
          + "or leave it out"
      case .amountOfSum:
        "\(item) has the amount of the sum above it, \(paid), and counts as a purchase; if it is "
          + "a payment, leave it out"
      case .amountOfLinesBelow:
        "\(item) has the amount of all lines of its receipt below it, \(paid), and counts as a "
          + "purchase; if it is their sum, leave it out"
      }
    let more =
      doubts.count == 1
      ? ""
      : "; \(doubts.count - 1) more \(doubts.count == 2 ? "line is" : "lines are") like it"
    diagnostics.append(
      Diagnostic(
        .warning, .footerMismatch, file: file.displayPath, line: Int(lines.line[row]),
        message: "\(what) with \"skip\" in a mapping\(more)"))
  }
}
