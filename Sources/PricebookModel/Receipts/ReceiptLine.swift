/// One row of ``ReceiptLines``.
public struct ReceiptLine: Hashable, Sendable {
  /// The number of the receipt; rows of one receipt have one store and day.
  public var receipt: UInt32
  /// The local day of the receipt.
  public var day: CalendarDate
  /// Indexes into ``BookNames``.
  public var store: StoreID
  /// What was bought.
  public var item: ItemID
  /// The category that counts: that of the alias table, else the line’s own.
  public var category: CategoryID
  /// What the quantity counts.
  public var unit: UnitID
  /// What the amount is in.
  public var currency: CurrencyID
  /// How much was bought; negative for a refund.
  public var quantity: Quantity
  /// What was paid for the quantity, rounded to the minor unit.
  public var paid: Amount
  /// Who paid.
  public var person: PersonID
  /// What the row counts for.
  public var uses: ReceiptLines.Uses
  /// Index into ``Book/sources``.
  public var source: Int
  /// The physical line in the source, from 1; 0 for a vault's entity.
  public var line: UInt32

  package init(
    receipt: UInt32, day: CalendarDate, store: StoreID, item: ItemID, category: CategoryID,
    unit: UnitID, currency: CurrencyID, quantity: Quantity, paid: Amount, uses: ReceiptLines.Uses,
    source: Int, line: UInt32, person: PersonID = .nobody
  ) {
    self.person = person
    self.receipt = receipt
    self.day = day
    self.store = store
    self.item = item
    self.category = category
    self.unit = unit
    self.currency = currency
    self.quantity = quantity
    self.paid = paid
    self.uses = uses
    self.source = source
    self.line = line
  }
}

extension ReceiptLines {
  /// One row, with what it shares with other rows.
  public subscript(row: Int) -> ReceiptLine {
    let (receipt, article) = (self.receipt[row], Int(self.article[row]))
    return ReceiptLine(
      receipt: receipt, day: receipts.day[Int(receipt)], store: receipts.store[Int(receipt)],
      item: articles.item[article], category: articles.category[article],
      unit: articles.unit[article], currency: articles.currency[article],
      quantity: quantity[row], paid: paid[row], uses: uses[row], source: Int(source[row]),
      line: line[row],
      person: person.isEmpty ? .nobody : PersonID(rawValue: person[row]))
  }

  /// Appends a row, with a receipt of its own where its number is new.
  package mutating func append(_ row: ReceiptLine) {
    while receipts.count <= Int(row.receipt) {
      receipts.store.append(row.store)
      receipts.day.append(row.day)
    }
    receipts.store[Int(row.receipt)] = row.store
    receipts.day[Int(row.receipt)] = row.day
    append(row.person, count: 1)
    receipt.append(row.receipt)
    article.append(articles.add(row))
    quantity.append(row.quantity)
    paid.append(row.paid)
    uses.append(row.uses)
    source.append(UInt32(clamping: row.source))
    line.append(row.line)
  }
}

extension ReceiptLines {
  /// Appends the person of further rows, before the rows themselves.
  ///
  /// The column begins with the first row that names somebody.
  package mutating func append(_ person: PersonID, count added: Int) {
    if person == .nobody, self.person.isEmpty { return }
    self.person.append(PersonID.nobody.rawValue, count: count - self.person.count)
    self.person.append(person.rawValue, count: added)
  }
}

extension ReceiptLines.Articles {
  /// The number of what a row is of; only the article that was added last is not added twice.
  fileprivate mutating func add(_ row: ReceiptLine) -> UInt32 {
    let last = count - 1
    let isKnown =
      last >= 0 && item[last] == row.item && category[last] == row.category
      && unit[last] == row.unit && currency[last] == row.currency
    if !isKnown {
      item.append(row.item)
      category.append(row.category)
      unit.append(row.unit)
      currency.append(row.currency)
    }
    return UInt32(truncatingIfNeeded: count - 1)
  }
}

extension ReceiptLines {
  /// The day of each row.
  @inlinable
  public var day: LookupColumn<CalendarDate> { LookupColumn(receipt, in: receipts.day) }

  /// Indexes into ``BookNames/stores``, one for each row.
  @inlinable
  public var store: LookupColumn<StoreID> { LookupColumn(receipt, in: receipts.store) }

  /// Indexes into ``BookNames/items``, one for each row.
  @inlinable
  public var item: LookupColumn<ItemID> { LookupColumn(article, in: articles.item) }

  /// Indexes into ``BookNames/categories``, one for each row.
  @inlinable
  public var category: LookupColumn<CategoryID> { LookupColumn(article, in: articles.category) }

  /// Indexes into ``BookNames/units``, one for each row.
  @inlinable
  public var unit: LookupColumn<UnitID> { LookupColumn(article, in: articles.unit) }

  /// Indexes into ``BookNames/currencies``, one for each row.
  @inlinable
  public var currency: LookupColumn<CurrencyID> { LookupColumn(article, in: articles.currency) }
}
