import PricebookModel

/// The payments of accounts and cards, and the receipts that they are for.
extension BookReading {
  /// Matches payments with receipts, counts those without one where the settings say so, and says of
  /// files that were refused whether their sums are those of receipts.
  mutating func matchPayments() {
    guard recognised.contains(where: { if case .payments = $0.content { true } else { false } })
    else { return }
    let receipts = paidReceipts()
    var read: [(source: Int?, file: RecognisedFile, rows: [PaymentTable.Row])] = []
    for (place, file) in recognised.enumerated() {
      guard case .payments(let payments) = file.content else { continue }
      let source = sourceOfFile[place]
      // Nothing else could read a statement, so that it never counts twice.
      guard source != nil || payments.statement == nil else { continue }
      var log = source.map { logs[$0] } ?? SourceLog(path: file.displayPath, source: 0)
      guard let bytes = try? file.file.read() else { continue }
      let rows = rows(of: payments, bytes, file.choices.reading, receipts.map(\.receipt), &log)
      if let source {
        if rows == nil { log.report(.paymentsNotRead) }
        logs[source] = log
      }
      read.append((source, file, rows ?? []))
    }
    guard !read.isEmpty else { return }
    for (source, file, rows) in read where source == nil {
      sayWhatIsRefused(file, rows, receipts.map(\.receipt))
    }
    let used = read.filter { $0.source != nil }
    guard !used.isEmpty else { return }
    let rows = withoutRepetitions(used.map { (source: $0.source ?? 0, rows: $0.rows) })
    let outs = rows.indices.filter { rows[$0].row.paid > .zero }
    let matching = PaymentMatching(
      outs.map { PaymentMatching.Debit(rows[$0].row) }, receipts.map(\.receipt),
      stores: book.names.stores)
    let stores = PayeeStores(book.names.stores)
    var payments = rows.map { source, row in
      let store = row.paid < .zero ? stores.store(of: PayeeWords(row.text)) : nil
      return unmatched(row, source: source, refundFrom: store, currency: currency)
    }
    var tipped: [Int: Amount] = [:]
    for (debit, place) in outs.enumerated() {
      tipped[place] = matching.tippedReceiptOfDebit[debit].map { receipts[$0].receipt.paid }
      let found = matching.receiptsOfDebit[debit].map { receipts[$0].receipt }
      payments[place].store = matching.storeOfDebit[debit]
      payments[place].receiptDays = found.map(\.day).sorted()
      if let first = found.first {
        payments[place].kind = .receipt
        if payments[place].currency == .unknown { payments[place].currency = first.currency }
      } else if payments[place].store != nil {
        payments[place].kind = .withoutReceipt
      } else {
        payments[place].otherShop = ValueWords.chain(atStartOf: payments[place].payee)
      }
    }
    fill(payments, tipped: tipped)
    book.payments = payments.sorted {
      ($0.day, $0.source, $0.line) < ($1.day, $1.source, $1.line)
    }
  }

  /// A payment before it is known which receipts it paid.
  ///
  /// - Parameter store: The store that gave money back; `nil` for what was paid, and for income.
  private func unmatched(
    _ row: PaymentTable.Row, source: Int, refundFrom store: StoreID?, currency: CurrencyCode
  ) -> Payment {
    let moneyIn: Payment.Kind = store == nil ? .income : .refund
    return Payment(
      day: row.day, payee: collapsedName(row.payee),
      amount: row.paid < .zero ? -row.paid : row.paid,
      currency: row.currency == .unknown ? currency : row.currency,
      kind: row.paid > .zero ? .other : moneyIn, store: store, source: source, line: row.line)
  }

  /// The payments of a file; where their days may have the day or the month first, as most of them
  /// are those of receipts.
  private func rows(
    of file: PaymentFile, _ bytes: [UInt8], _ choices: ReadingChoices,
    _ receipts: [PaymentMatching.Receipt], _ log: inout SourceLog
  ) -> [PaymentTable.Row]? {
    let before = log
    guard let table = file.table(bytes, asked: choices, log: &log) else { return nil }
    guard table.hasOpenDates else { return table.rows }
    var others = choices
    others.dateOrder = .monthDayYear
    var otherLog = before
    let monthFirst = file.table(bytes, asked: others, log: &otherLog)?.rows ?? []
    func matched(_ rows: [PaymentTable.Row]) -> Int {
      let outs = rows.filter { $0.paid > .zero }.map(PaymentMatching.Debit.init)
      return PaymentMatching(outs, receipts, stores: book.names.stores)
        .receiptsOfDebit.count { !$0.isEmpty }
    }
    let counts = (dayFirst: matched(table.rows), monthFirst: matched(monthFirst))
    if counts.dayFirst == counts.monthFirst { log.report(.paymentDaysOpen) }
    guard counts.monthFirst > counts.dayFirst else { return table.rows }
    log = otherLog
    return monthFirst
  }

  /// The receipts of the book with what was paid for each, by currency.
  private func paidReceipts() -> [(receipt: PaymentMatching.Receipt, sources: Set<UInt32>)] {
    /// A receipt in one currency, because payments are matched within one.
    struct Key: Hashable {
      var receipt: UInt32
      var currency: CurrencyID
    }
    let lines = book.lines
    var sums: [Key: (paid: Int64, sources: Set<UInt32>)] = [:]
    for row in 0..<lines.count where lines.uses[row].contains(.spending) {
      let key = Key(receipt: lines.receipt[row], currency: lines.currency[row])
      sums[key, default: (0, [])].paid += lines.paid[row].tenThousandths
      sums[key]?.sources.insert(lines.source[row])
    }
    return sums.filter { $0.value.paid > 0 }.sorted {
      ($0.key.receipt, $0.key.currency) < ($1.key.receipt, $1.key.currency)
    }.map { key, sum in
      let receipt = Int(key.receipt)
      return (
        PaymentMatching.Receipt(
          store: lines.receipts.store[receipt], day: lines.receipts.day[receipt],
          currency: book.names.currencies[key.currency], paid: Amount(tenThousandths: sum.paid)),
        sum.sources
      )
    }
  }

  /// Payments that two files have count as often as the one has them that has most.
  private mutating func withoutRepetitions(
    _ files: [(source: Int, rows: [PaymentTable.Row])]
  ) -> [(source: Int, row: PaymentTable.Row)] {
    /// What two statements that overlap have alike of one payment.
    struct Key: Hashable {
      var day: CalendarDate
      var payee: String
      var paid: Amount
    }
    var known: [Key: Int] = [:]
    var kept: [(source: Int, row: PaymentTable.Row)] = []
    for (source, rows) in files {
      var own: [Key: Int] = [:]
      for row in rows {
        let key = Key(day: row.day, payee: PayeeWords(row.payee).key, paid: row.paid)
        own[key, default: 0] += 1
        guard own[key, default: 0] > known[key, default: 0] else {
          logs[source].totals.accepted -= 1
          logs[source].totals.duplicates += 1
          continue
        }
        kept.append((source, row))
      }
      for (key, count) in own { known[key] = max(count, known[key, default: 0]) }
    }
    return kept
  }

  /// Says of a file of payments that is not used how many of its sums are those of receipts.
  private mutating func sayWhatIsRefused(
    _ file: RecognisedFile, _ rows: [PaymentTable.Row], _ receipts: [PaymentMatching.Receipt]
  ) {
    let outs = rows.filter { $0.paid > .zero }
    let matching = PaymentMatching(
      outs.map(PaymentMatching.Debit.init), receipts, stores: book.names.stores)
    let matched = matching.receiptsOfDebit.count { !$0.isEmpty }
    guard matched > 0, matched * 4 >= outs.count,
      let place = book.diagnostics.firstIndex(where: {
        $0.code == .notReceipts && $0.file == file.displayPath
      })
    else { return }
    book.diagnostics[place].message += Message.paymentsOfReceipts(
      matched: matched, count: outs.count, path: file.shellPath)
  }

  /// Counts payments at known stores without a receipt as one line each, where the settings say so.
  ///
  /// - Parameter tipped: What is on the receipts that payments exceed by a tip, by their places; of such
  ///   payments the tip alone counts.
  private mutating func fill(_ payments: [Payment], tipped: [Int: Amount]) {
    let filling = Set(
      zip(recognised, sourceOfFile).compactMap { file, source in
        file.choices.reading.payments == "fill" ? source : nil
      })
    let filled = payments.enumerated().map { place, payment -> Payment in
      var payment = payment
      if let bill = tipped[place] { payment.amount = payment.amount - bill }
      return payment
    }
    let missing = filled.filter { payment in
      payment.kind == .withoutReceipt && filling.contains(payment.source)
        && book.names.currencies.contains(payment.currency)
    }
    guard !missing.isEmpty else { return }
    guard let item = book.names.items.firstIndex(where: { $0.name == Self.withoutReceipt }),
      let category = book.names.categories.firstIndex(of: Self.withoutReceipt)
    else { return }
    if !book.names.units.contains(.each) { book.names.units.append(.each) }
    guard let unit = book.names.units.firstIndex(of: .each) else { return }
    for payment in missing {
      guard let store = payment.store,
        let currency = book.names.currencies.firstIndex(of: payment.currency)
      else { continue }
      book.lines.append(
        ReceiptLine(
          receipt: UInt32(truncatingIfNeeded: book.lines.receipts.count), day: payment.day,
          store: store, item: item, category: category, unit: unit, currency: currency,
          quantity: .one, paid: payment.amount, uses: .spending, source: payment.source,
          line: UInt32(clamping: payment.line)))
      book.sources[payment.source].totals.paid[payment.currency, default: .zero] += payment.amount
    }
    book.lines.orderArticlesByItem()
  }

  /// Whether payments without a receipt count, so that their item and category are needed.
  var fillsPayments: Bool {
    recognised.contains { $0.readsPayments && $0.choices.reading.payments == "fill" }
  }

  /// The item, an adjustment, and the category of a payment that counts without a receipt.
  static let withoutReceipt = "Without receipt"
}

extension PaymentMatching.Debit {
  fileprivate init(_ row: PaymentTable.Row) {
    self.init(day: row.day, text: row.text, currency: row.currency, paid: row.paid)
  }
}

extension DiagnosticMessage {
  fileprivate static let paymentDaysOpen = DiagnosticMessage(
    .warning, .ambiguousDate,
    """
    the days of these payments may have the day or the month first, and neither they nor the \
    receipts show which; the day is taken first, and --date-format says what is right
    """)

  fileprivate static let paymentsNotRead = DiagnosticMessage(
    .warning, .paymentsNotRead,
    """
    no column of this file has days, or none has amounts, so no payment of it is matched with \
    receipts; write a mapping of the kind "payments" for it
    """)
}

extension Message {
  fileprivate static func paymentsOfReceipts(matched: Int, count: Int, path: String) -> String {
    """
    . \(matched) of its \(count) payments have the day, the sum and the store of a receipt that is \
    here, and would count twice: --payments \(path) matches them with receipts instead, and says \
    which receipts are missing
    """
  }
}
