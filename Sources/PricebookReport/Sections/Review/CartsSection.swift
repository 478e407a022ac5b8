import PricebookAnalytics
import PricebookModel

extension SpendingReview {
  /// Carts of the month, planned to actual; the newest completed ones where the month has none.
  var cartsSection: Section? {
    let all = scope.analysis.carts.filter { $0.currency == scope.currency }
    guard !all.isEmpty else { return nil }
    let ofMonth = scope.carts
    let completed = ofMonth.filter { $0.parts != nil }
    let earlier = all.filter { cart in
      guard cart.parts != nil, let date = cart.date else { return false }
      return date <= period.lastDay
    }
    let drawn = completed.isEmpty ? Array(earlier.suffix(2)) : Array(completed.suffix(4))
    guard !ofMonth.isEmpty || !drawn.isEmpty else { return nil }
    var blocks: [Block] = []
    if !drawn.isEmpty { blocks.append(.chartPair(drawn.enumerated().map(cartChart))) }
    if let edited = editedTable(drawn) { blocks.append(.table(edited)) }
    if let open = openChart(ofMonth) { blocks.append(open) }
    let listed = ofMonth.isEmpty ? drawn : ofMonth
    let table = Block.table(cartsTable(listed, areOfMonth: !ofMonth.isEmpty))
    blocks.append(
      drawn.isEmpty ? table : .disclosure(title: words.carts.tableTitle, blocks: [table]))
    return Section(
      id: "carts", title: words.carts.title,
      note: [note(completed: completed.count, of: ofMonth)] + insights(completed), blocks: blocks)
  }

  /// What trips cost and how long they took; a trip to two stores is one.
  private func insights(_ trips: [CartVariance]) -> [RichText] {
    guard let spent = trips.compactMap(\.actual).sum, trips.count > 1 else { return [] }
    let mean = spent.tenThousandths / Int64(trips.count)
    let seconds = trips.compactMap { scope.book.vault.carts[$0.cart].duration }
    let budgeted = trips.compactMap(\.budgetVariance)
    let over = budgeted.count { $0 > .zero }
    return [
      words.carts.trips(
        scope.written(Amount(tenThousandths: mean)), timed: seconds.count,
        minutes: seconds.isEmpty ? nil : Cart.minutes(seconds.reduce(0, +) / seconds.count),
        isAll: seconds.count == trips.count),
      budgeted.isEmpty ? nil : words.carts.overBudget(over, of: budgeted.count),
    ].compactMap(\.self)
  }

  private static let editedLimit = 8

  /// The lines whose price or quantity was changed on trips, those that moved most money first.
  private func editedTable(_ trips: [CartVariance]) -> DisplayTable? {
    let edited = trips.flatMap { trip in
      let cart = scope.book.vault.carts[trip.cart]
      return cart.lines.filter(\.details.isEdited).map { line in
        let (planned, bought) = (cost(line.planned), cost(line.bought))
        let change = (bought ?? .zero).subtractingIfFits(planned ?? .zero) ?? .zero
        return (cart: cart.name, line: line, planned: planned, bought: bought, change: change)
      }
    }
    guard !edited.isEmpty else { return nil }
    return scope.table(
      "edited-lines", words.carts.editedTitle,
      of: edited.sorted { $0.change.magnitude > $1.change.magnitude }, limit: Self.editedLimit,
      [
        .init(headings.item) {
          let notes = [quantities($0.line), trips.count > 1 ? .name($0.cart) : nil]
          return .name(scope.itemName($0.line.item), secondLine: RichText(notes: notes))
        }, .number(headings.planned) { scope.cell($0.planned) },
        .number(headings.actual) { scope.cell($0.bought) },
        .number(headings.difference) { scope.variance($0.change) },
      ])
  }

  private func cost(_ part: CartLine.Part?) -> Amount? {
    part?.cost(roundedToDigits: scope.currency.minorUnitDigits)
  }

  /// How much was bought and planned; `nil` where that is the same, and the price was changed.
  private func quantities(_ line: CartLine) -> RichText? {
    guard line.planned?.quantity != line.bought?.quantity,
      let bought = line.bought?.quantity.rounded(toDigits: 6),
      let planned = line.planned?.quantity.rounded(toDigits: 6)
    else { return nil }
    let written = { Value.quantity(Quantity(millionths: $0), unit: line.unit.symbol) }
    return words.carts.editedQuantity(written(bought), planned: written(planned))
  }

  private func openChart(_ carts: [CartVariance]) -> Block? {
    let rows = carts.compactMap { variance -> BudgetBars.Row? in
      let cart = scope.book.vault.carts[variance.cart]
      guard cart.state != .completed, let budget = cart.budget else { return nil }
      return BudgetBars.Row(name: cart.name, spent: CartTotals(cart).total, budget: budget)
    }.suffix(SpendingReview.chartRowLimit)
    guard !rows.isEmpty else { return nil }
    let written = rows.map { row in
      words.carts.openCart(
        row.name, scope.written(row.spent), of: scope.written(row.budget ?? .zero))
    }
    return .chart(
      "open-carts", words.carts.openTitle,
      words.carts.openDescription(words.shared.list(written, limit: 4)),
      .budgetBars(BudgetBars(currency: scope.currency, rows: Array(rows))))
  }

  private func note(completed: Int, of carts: [CartVariance]) -> RichText {
    let done = words.carts.completed(completed, in: months)
    let open = carts.count { scope.book.vault.carts[$0.cart].state != .completed }
    return open > 0 ? "\(done) \(words.carts.notCompleted(open))" : done
  }

  private func cartChart(_ place: Int, _ variance: CartVariance) -> TitledChart {
    let cart = scope.book.vault.carts[variance.cart]
    let parts = variance.parts ?? .zero
    let actual = variance.planned + parts.total
    let notes = [
      parts.storeSwitching == .zero
        ? nil : words.carts.storeSwitching(scope.difference(parts.storeSwitching)),
      parts.editedLines == 0
        ? nil : words.carts.edited(parts.editedLines, scope.difference(parts.edited)),
    ].compactMap(\.self)
    return TitledChart(
      heading: words.carts.heading(cart.name, self.place(of: variance)),
      badge: variance.budget == nil ? nil : variance.status.map { Badge($0, words) },
      subheading: budgetLine(variance),
      chart: Chart(
        id: "cart-\(place + 1)", title: .name(cart.name),
        description: words.carts.description(
          planned: scope.written(variance.planned), actual: scope.written(actual),
          difference: scope.difference(parts.total)),
        drawing: .waterfall(
          Waterfall(
            currency: scope.currency, start: LabelledAmount(headings.planned, variance.planned),
            steps: [
              LabelledAmount(headings.price, parts.price),
              LabelledAmount(headings.quantity, parts.quantity),
              LabelledAmount(headings.unplanned, parts.unplanned),
              LabelledAmount(headings.skipped, parts.skipped),
            ], end: LabelledAmount(headings.actual, actual), isCompact: true))),
      note: notes.isEmpty ? nil : RichText(sentences: notes))
  }

  /// `Rewe, 3 October, 50 min`.
  private func place(of variance: CartVariance) -> RichText? {
    let cart = scope.book.vault.carts[variance.cart]
    return words.carts.place(
      store: store(of: cart), date: variance.unnamedDate(in: scope.book).map { .dayOfMonth($0) },
      minutes: cart.duration.map(Cart.minutes))
  }

  private func budgetLine(_ variance: CartVariance) -> RichText? {
    guard let budget = variance.budget, let difference = variance.budgetVariance else { return nil }
    return words.carts.againstBudget(scope.difference(difference), scope.written(budget))
  }

  /// The store at which most lines were bought, or are planned; ties by name.
  private func store(of cart: Cart) -> String? {
    var counts: [StoreID: Int] = [:]
    for line in cart.lines { if let store = line.store { counts[store, default: 0] += 1 } }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }.map { scope.storeName($0.key) }
  }

  private func cartsTable(_ carts: [CartVariance], areOfMonth: Bool) -> DisplayTable {
    var rows = carts.suffix(SpendingReview.tableRowLimit).map { DisplayTable.Row(cells(of: $0)) }
    let rest = carts.dropLast(SpendingReview.tableRowLimit)
    let completed = carts.filter { $0.parts != nil }
    if completed.count > 1 {
      if !rest.isEmpty {
        rows.insert(
          DisplayTable.Row(sums(words.carts.earlier(rest.count), rest.filter { $0.parts != nil })),
          at: 0)
      }
      rows.append(DisplayTable.Row(sums(words.carts.completedTotal, completed), emphasis: .total))
    }
    let unpriced = carts.reduce(0) { $0 + $1.unpricedLines }
    return DisplayTable(
      id: "carts-table",
      caption: areOfMonth ? words.carts.tableCaption(months) : words.carts.newestCaption,
      captionUnit: scope.captionUnit,
      columns: [
        .init(headings.cart), .init(headings.state), .number(headings.budget),
        .number(headings.planned), .number(headings.actual), .number(headings.difference),
      ], rows: rows, footnotes: unpriced > 0 ? [words.carts.unpriced(unpriced)] : [],
      file: scope.context.tablePath("cart-variance"))
  }

  private func cells(of variance: CartVariance) -> [Cell] {
    let cart = scope.book.vault.carts[variance.cart]
    return [
      .name(cart.name, secondLine: place(of: variance)),
      .text(RichText(words.carts.state(cart.state))), scope.cell(variance.budget),
      scope.cell(variance.planned), variance.actual.map { scope.cell($0) } ?? .notYet,
      scope.variance(variance.parts?.total),
    ]
  }

  private func sums(_ label: RichText, _ carts: some Sequence<CartVariance>) -> [Cell] {
    [
      .text(label), .blank, scope.cell(carts.compactMap(\.budget).sumOfAny),
      scope.cell(carts.map(\.planned).sum), scope.cell(carts.compactMap(\.actual).sum),
      scope.differenceCell(carts.compactMap(\.parts?.total).sum),
    ]
  }
}

extension CartVariance {
  /// The cart's date; `nil` where its name already has the day.
  func unnamedDate(in book: Book) -> CalendarDate? {
    guard let date else { return nil }
    let numbers = book.vault.carts[cart].name.split { !$0.isWholeNumber }
    return numbers.contains { Int($0) == date.day } ? nil : date
  }
}
