import PricebookModel

/// Payments that a mapping reads as receipts, beside the receipts that they are for.
extension ReceiptCollector {
  /// Leaves out the rows of files of payments that are receipts of other files, and says so.
  func leaveOutPayments(
    of lines: ReceiptLines, currencies: IDTable<CurrencyID, CurrencyCode>,
    items: IDTable<ItemID, Item>, stores: IDTable<StoreID, String>,
    _ duplicates: inout Reconciliation
  ) {
    guard files.contains(where: \.file.isOfPayments) else { return }
    let surplus = Set(duplicates.rows)
    var sums: [UInt32: (paid: Int64, currency: CurrencyID)] = [:]
    for file in files where !file.file.isOfPayments && !file.file.isPriceList {
      for row in file.rows where !surplus.contains(row) {
        sums[lines.receipt[row], default: (0, lines.currency[row])].paid +=
          lines.paid[row].tenThousandths
      }
    }
    let receipts = sums.filter { $0.value.paid > 0 }.sorted { $0.key < $1.key }.map { key, sum in
      PaymentMatching.Receipt(
        store: lines.receipts.store[Int(key)], day: lines.receipts.day[Int(key)],
        currency: currencies[sum.currency], paid: Amount(tenThousandths: sum.paid))
    }
    guard !receipts.isEmpty else { return }
    // What a bank writes is a store of its own here; only those of receipts are known.
    let known = Set(receipts.map(\.store))
    let names = IDTable<StoreID, String>(
      stores.indices.map { known.contains($0) ? stores[$0] : "" })
    for (place, file) in files.enumerated() where file.file.isOfPayments {
      let rows = file.rows.filter { !surplus.contains($0) && lines.paid[$0] > .zero }
      let debits = rows.map { row in
        PaymentMatching.Debit(
          day: lines.receipts.day[Int(lines.receipt[row])],
          text: stores[lines.receipts.store[Int(lines.receipt[row])]] + " "
            + items[lines.item[row]].name,
          currency: currencies[lines.currency[row]], paid: lines.paid[row])
      }
      let matching = PaymentMatching(debits, receipts, stores: names)
      let found = zip(rows, matching.receiptsOfDebit).filter { !$1.isEmpty }.map(\.0)
      guard let first = found.first else { continue }
      duplicates.add(
        found, ofFile: place,
        Diagnostic(
          .paymentsLeftOut(count: found.count), file: file.file.displayPath,
          line: Int(lines.line[first])))
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func paymentsLeftOut(count: Int) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .paymentsLeftOut,
      """
      \(count == 1 ? "1 payment has" : "\(count) payments have") the day, the sum and the store of \
      \(count == 1 ? "a receipt" : "receipts") of other files, and \(count == 1 ? "is" : "are") \
      left out, so that nothing counts twice; to be told which receipts are missing, read the file \
      with --payments instead
      """)
  }
}
