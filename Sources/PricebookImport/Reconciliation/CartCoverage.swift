import PricebookModel

/// Decides which bought lines of carts count as spending, as no receipt has their store and day,
/// and as a price, as none of these has their item.
struct CartCoverage {
  /// An item that a receipt shows the price of, at a store on a day.
  private struct Price: Hashable {
    var visit: Visit
    var item: ItemID
  }

  private let purchases: [CartPurchase]
  private let resolution: NameResolution
  /// Who paid, by source.
  private let persons: [Int: PersonID]
  /// The visits of carts for which there are receipts, and the items on those receipts.
  private var visits: Set<Visit> = []
  private var prices: Set<Price> = []

  /// - Parameter lines: With stores and items resolved.
  init(
    _ purchases: [CartPurchase], _ resolution: NameResolution, _ lines: ReceiptLines,
    persons: [Int: PersonID] = [:]
  ) {
    self.purchases = purchases
    self.resolution = resolution
    self.persons = persons
    guard !purchases.isEmpty else { return }
    let wanted = Set(purchases.map(visit(of:)))
    let receipts = zip(lines.receipts.store, lines.receipts.day).map { store, day in
      let visit = Visit(store: resolution.family(of: store), day: day)
      return wanted.contains(visit) ? visit : nil
    }
    for (receipt, item) in zip(lines.receipt, lines.item) {
      guard let visit = receipts[Int(receipt)] else { continue }
      visits.insert(visit)
      prices.insert(Price(visit: visit, item: item))
    }
  }

  func addNames(
    to units: inout SmallTable<UnitOfMeasure>, _ currencies: inout SmallTable<CurrencyCode>
  ) {
    for purchase in purchases {
      _ = units.intern(purchase.unit)
      _ = currencies.intern(purchase.currency)
    }
  }

  /// Appends the lines that count as spending or as a price; returns the carts with spending.
  func append(to lines: inout ReceiptLines, _ book: inout Book, keepsWritten: Bool) -> Set<Int> {
    guard !purchases.isEmpty else { return [] }
    let (units, currencies) = (book.names.units.idsByValue, book.names.currencies.idsByValue)
    var left = Self.room(in: lines, currencyCount: book.names.currencies.count)
    // Of the cart whose lines come now; those of a cart come one after the other.
    var receipts: (cart: Int, ofStore: [StoreID: UInt32]) = (-1, [:])
    var paid: [PaidKey: Amount] = [:]
    var nextReceipt = UInt32(truncatingIfNeeded: lines.receipts.count)
    var counted: Set<Int> = []
    for purchase in purchases {
      let visit = visit(of: purchase)
      let item = resolution.itemOfText[Int(purchase.itemText)]
      let uses = uses(of: purchase, visit, item)
      guard !uses.isEmpty else { continue }
      guard let unit = units[purchase.unit], let currency = currencies[purchase.currency],
        purchase.paid.tenThousandths.magnitude <= left[currency]
      else {
        book.diagnostics.append(Self.overflow(purchase, book))
        continue
      }
      left[currency] -= purchase.paid.tenThousandths.magnitude
      let store = store(of: purchase)
      if receipts.cart != purchase.cart { receipts = (purchase.cart, [:]) }
      let receipt = receipts.ofStore[store] ?? nextReceipt
      if receipt == nextReceipt {
        receipts.ofStore[store] = receipt
        nextReceipt += 1
      }
      let category =
        resolution.categoryOfItemText[Int(purchase.itemText)]
        ?? resolution.categoryOfText[Int(purchase.categoryText)]
      lines.append(
        ReceiptLine(
          receipt: receipt, day: purchase.day, store: store, item: item, category: category,
          unit: unit, currency: currency, quantity: purchase.quantity, paid: purchase.paid,
          uses: uses, source: purchase.source, line: 0,
          person: persons[purchase.source] ?? .nobody))
      if keepsWritten { appendWritten(to: &lines) }
      guard uses.contains(.spending) else { continue }
      counted.insert(purchase.cart)
      paid[PaidKey(source: purchase.source, currency: currency), default: .zero] += purchase.paid
    }
    for (key, paid) in paid where book.sources.indices.contains(key.source) {
      let currency = book.names.currencies[key.currency]
      book.sources[key.source].totals.paid[currency, default: .zero] += paid
    }
    return counted
  }

  /// The control total to which a purchase is added.
  private struct PaidKey: Hashable {
    var source: Int
    var currency: CurrencyID
  }

  private func visit(of purchase: CartPurchase) -> Visit {
    Visit(store: resolution.family(of: store(of: purchase)), day: purchase.day)
  }

  private func store(of purchase: CartPurchase) -> StoreID {
    resolution.storeOfText[Int(purchase.storeText)]
  }

  private func uses(of purchase: CartPurchase, _ visit: Visit, _ item: ItemID) -> ReceiptLines.Uses
  {
    var uses: ReceiptLines.Uses = []
    if !visits.contains(visit) { uses.insert(.spending) }
    if purchase.isPrice, purchase.quantity > .zero, purchase.paid > .zero,
      !resolution.items[item].isAdjustment, !prices.contains(Price(visit: visit, item: item))
    {
      uses.insert(.price)
    }
    return uses
  }

  /// How much each currency may still add up to (``Amount/bookLimit``).
  private static func room(in lines: ReceiptLines, currencyCount: Int) -> IDTable<
    CurrencyID, UInt64
  > {
    var left = IDTable<CurrencyID, UInt64>(
      repeating: Amount.bookLimit.tenThousandths.magnitude, count: currencyCount)
    for (currency, paid) in zip(lines.currency, lines.paid) {
      left[currency] -= paid.tenThousandths.magnitude
    }
    return left
  }

  private static func overflow(_ purchase: CartPurchase, _ book: Book) -> Diagnostic {
    let file =
      book.sources.indices.contains(purchase.source) ? book.sources[purchase.source].path : ""
    return Diagnostic(.purchaseTooLarge(paid: ExactDecimal(purchase.paid)), file: file)
  }

  private func appendWritten(to lines: inout ReceiptLines) {
    for column in ReceiptLines.WrittenColumns.ofTexts { lines.written[keyPath: column].append(0) }
    lines.written.secondOfDay.append(-1)
    for column in ReceiptLines.WrittenColumns.ofNumbers {
      lines.written[keyPath: column].append(nil)
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func purchaseTooLarge(paid: ExactDecimal) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .amountOverflow,
      """
      a bought line of \(paid) is too large to be summed exactly and is left out; correct it in \
      the app
      """)
  }
}
