import PricebookModel

/// Rows of price lists: which of their amounts is the price, and whether it is an offer.
extension RowParser {
  /// The price beside an offer's price is the regular one, which counts where no other is there.
  ///
  /// - Returns: Whether the price that counts is one: `3 for 2` needs the price of one beside it.
  mutating func settlePrice(_ line: inout LineSettlement) -> Bool {
    let offerPrice = line.inUnits(amounts.offerPrice)
    let price = line.inUnits(amounts.price)
    let regular = line.inUnits(amounts.regularPrice) ?? (offerPrice == nil ? nil : price)
    if price != nil || regular != nil || offerPrice != nil {
      (line.numbers.total, line.numbers.unitPrice) = (offerPrice ?? price, regular)
    }
    let offered = settleOffer(&line)
    if let mark = mark(of: .package), !package.isEmpty {
      // A number alone is how many pieces the price is for.
      let pieces = NumberCell(package, of: .package, mark: mark)?.value
      unit = unitID(pieces == nil ? package : "")
      line.numbers.quantity = pieces ?? line.numbers.quantity
    }
    guard
      let several = offered
        ?? priceOfSeveral(in: line, hasOfferPrice: offerPrice != nil, hasPrice: price != nil)
    else { return true }
    // Those who buy one do not get it.
    amounts.isOffer = true
    return line.numbers.takeOffer(several, from: line.numbers.total ?? line.numbers.unitPrice)
  }

  /// The price of several pieces in a column of prices, unless one without a condition comes before it.
  private func priceOfSeveral(
    in line: LineSettlement, hasOfferPrice: Bool, hasPrice: Bool
  ) -> PriceOfSeveral? {
    guard let (field, several) = amounts.several else { return nil }
    switch field {
    case .price, .total: return hasOfferPrice ? nil : line.inUnits(several)
    case .regularPrice: return hasOfferPrice || hasPrice ? nil : line.inUnits(several)
    default: return line.inUnits(several)
    }
  }

  /// A word marks an offer; an amount is its price, beside which the other one is the regular price.
  ///
  /// - Returns: The price of several pieces where that is what the offer is.
  private mutating func settleOffer(_ line: inout LineSettlement) -> PriceOfSeveral? {
    amounts.isSettled = true
    amounts.isOffer = false
    guard !offer.isEmpty, !ValueWords.isNoOffer(offer), !NumberText.isAbsent(offer)
    else { return nil }
    let price = line.numbers.total ?? line.numbers.unitPrice
    let written = mark(of: .offer).flatMap { PriceOfSeveral(offer, mark: $0) }.map(line.inUnits)
    if let several = written, several.isCheaper(than: price) {
      takeCurrency(several.price.currency)
      return several
    }
    amounts.isOffer = ValueWords.isOffer(offer)
    guard !amounts.isOffer else { return nil }
    let found = mark(of: .offer).flatMap { NumberCell(offer, of: .offer, mark: $0) }
    guard let found, found.several == nil, let written = found.value, !written.isNegative
    else {
      amounts.oddOffer = offer
      return nil
    }
    guard !written.isZero else { return nil }
    takeCurrency(found.currency)
    let value = line.inUnits(written) ?? written
    guard let price else {
      line.numbers.total = value
      amounts.isOffer = true
      return nil
    }
    if value < price {
      line.numbers.unitPrice = line.numbers.unitPrice ?? price
      line.numbers.total = value
    } else if value != price || line.numbers.unitPrice.map({ price < $0 }) != true {
      amounts.oddOffer = offer
    }
    return nil
  }

  /// Takes a currency beside an offer where nothing else names one.
  private mutating func takeCurrency(_ written: String) {
    guard !row.hasCurrency, amounts.marks.currency == 0, !written.isEmpty else { return }
    (currency, digits) = currencyID(ofForm: forms.number(ofText: written))
  }

  private func mark(of field: Field) -> UInt8? {
    layout.rules.cells[field].map { layout.rules.marks[$0.first] }
  }

  /// Appends a row of a price list, whose last day takes the place of the receipt number.
  @inline(never)
  mutating func finishPrice(line: Int, recordStart: Int) {
    guard row.hasStore, row.hasItem, amounts.hasAmount else { return noteMissing(at: recordStart) }
    let numbers = amounts.exact
    guard let quantity = amounts.lineQuantity()
    else { return note(.quantityOutOfRange, at: recordStart, value: numbers.quantity?.description) }
    // What the quantity costs, to four decimals, and the regular price where there is no other. A
    // mapping of receipts has amounts of whole lines.
    let written = numbers.total ?? numbers.unitPrice
    guard
      let price = layout.rules.mapping.kind == .receipts
        ? amounts.paid(digits: 4) : written.flatMap({ LineNumbers.rounded($0, digits: 4) })
    else { return noteOverflow(at: recordStart) }
    guard price.tenThousandths > 0, quantity.millionths > 0
    else { return note(.noPrice, at: recordStart, value: written?.description) }
    guard price.tenThousandths <= Amount.bookLimit.tenThousandths
    else { return noteOverflow(at: recordStart) }
    row.second = -1
    if row.isRunStale { beginRun(day: row.day ?? layout.file.defaultDay ?? ObservedPrices.undated) }
    columns.append(
      row, unit: unit, currency: currency, quantity: quantity, paid: price, line: line)
    if row.isUTC { log.utcCount &+= 1 }
    let isBelowRegular = numbers.total.flatMap { numbers.unitPrice?.subtracting($0) }?.isPositive
    let isOffer = amounts.isOffer || isBelowRegular == true
    columns.rows[columns.rowCount - 1].uses = isOffer ? [.price, .offer] : .price
    if let odd = amounts.oddOffer {
      let file = layout.file.displayPath
      log.warn { Diagnostic(.unclearOffer(offer: odd), file: file, line: line) }
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func unclearOffer(offer: some StringProtocol) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .offerUnclear,
      """
      the offer \(quoted(offer)) is no word for yes and no price below the other one, so that the \
      price counts as no offer; write yes or no, or the price of the offer
      """)
  }
}
