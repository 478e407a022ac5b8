import PricebookAnalytics
import PricebookModel

/// The lists and open carts of a book as a page to shop by: first by store, then by list.
struct ShoppingListsReport {
  private struct ShownList {
    var cart: Cart
    var lines: [CartLine]
  }

  private let analysis: Analysis
  private let query: ListQuery
  private let locale: ReportLocale
  private let words: ReportWords
  private let lists: [ShownList]
  private let stated: StatedFacts

  private var book: Book { analysis.book }

  init(of analysis: Analysis, query: ListQuery, locale: ReportLocale) {
    self.locale = locale
    words = locale.language.words
    self.analysis = analysis
    let book = analysis.book
    stated = StatedFacts(book.vault, words)
    self.query = query
    let open = book.vault.carts.filter { $0.isList || $0.state != .completed }
    lists = query.sorted(open).map { cart in
      ShownList(cart: cart, lines: query.lines(of: cart, items: book.names.items))
    }.filter { !$0.lines.isEmpty || query.showsAll && $0.cart.isList && $0.cart.lines.isEmpty }
  }

  var isEmpty: Bool { lists.isEmpty }

  var report: Report {
    let lines = lists.flatMap(\.lines)
    let open = lines.count { $0.bought == nil }
    return Report(
      kind: .shoppingLists, title: words.lists.title, kicker: kicker,
      headline: lines.isEmpty
        ? words.lists.nothing(showsAll: query.showsAll)
        : words.lists.headline(open: open, bought: lines.count - open, lists: lists.count),
      deck: lines.isEmpty ? words.lists.emptyDeck(showsAll: query.showsAll) : words.lists.deck,
      sections: stores.enumerated().map { section(of: $1, number: $0 + 1) }
        + [lists.isEmpty ? emptySection : totalsSection],
      footer: [words.lists.footer], locale: locale, words: words.page)
  }

  private var kicker: RichText {
    let items = words.lists.items(query.state)
    let search = query.search.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return search.isEmpty ? items : words.lists.matching(items, search)
  }

  /// `Grock, planning, 12 items`.
  private func note(_ list: ShownList) -> RichText {
    let count = words.shared.counted(list.lines.count, .item)
    let app = list.cart.app.rawValue
    let known: [RichText] =
      list.cart.isList
      ? [RichText(app), count]
      : [RichText(app), RichText(words.carts.state(list.cart.state)), count]
    let budget = list.cart.budget.map { budget in
      let totals = CartTotals(list.cart)
      return words.lists.ofBudget(
        money(totals.total, of: totals, list.cart), money(budget, of: totals, list.cart))
    }
    return RichText(parts: known + (budget.map { [$0] } ?? []))
  }

  /// The stores that lines are planned for, on the household's way; `nil`, for any store, comes last.
  private var stores: [StoreID?] {
    // A list without items is of no store.
    let known = Set(lists.flatMap { $0.lines.isEmpty ? [nil] : $0.lines.map(\.store) })
    return StoreRoute(book.vault).sorted(known.compactMap { $0 }.sorted()).map(Optional.some)
      + (known.contains(nil) ? [nil] : [])
  }

  private func section(of store: StoreID?, number: Int) -> Section {
    let aisles = AisleOrder(book.aisles, at: store.map { book.names.stores[$0] } ?? "")
    let parts = lists.map { list in
      ShownList(
        cart: list.cart,
        lines: ordered(list.lines.filter { $0.store == store }, of: list.cart, aisles))
    }.filter { part in
      !part.lines.isEmpty || store == nil && part.cart.lines.isEmpty
    }
    let count = parts.reduce(0) { $0 + $1.lines.count }
    return Section(
      id: "store-\(number)",
      title: store.map { .name(book.names.stores[$0]) } ?? words.lists.anyStore,
      note: [words.shared.counted(count, .item)],
      blocks: [.shoppingList(ShoppingList(stores: parts.map(block)))])
  }

  /// The lines of a cart as the goods are in the store, unless another order is asked for.
  private func ordered(_ lines: [CartLine], of cart: Cart, _ aisles: AisleOrder) -> [CartLine] {
    guard query.sort == nil, !cart.isList else { return lines }
    return lines.enumerated().map {
      (aisles.position(of: book.names.categories[$1.category]) ?? .max, $0, $1)
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private func block(_ list: ShownList) -> ShoppingList.Store {
    let totals = CartTotals(list.cart, lines: list.lines)
    return ShoppingList.Store(
      name: list.cart.name, note: note(list), entries: list.lines.map { entry($0, of: list.cart) },
      totalLabel: words.lists.total(unpriced: totals.unpricedItems),
      total: totals.unpricedItems < totals.items ? money(totals.total, of: totals, list.cart) : nil)
  }

  private func entry(_ line: CartLine, of cart: Cart) -> ShoppingList.Entry {
    let totals = CartTotals(cart, lines: [line])
    var quantity: RichText = ""
    if let part = line.partInHand, let count = part.quantity.rounded(toDigits: 6),
      count != Quantity.one.millionths || line.unit.dimension != .count
    {
      quantity = .value(.quantity(Quantity(millionths: count), unit: line.unit.symbol))
    }
    let details = line.details
    let said =
      (details.note.map { [.name($0)] } ?? [])
      + stated.marks(brand: details.brand, tags: details.tags, isFavorite: details.isFavorite)
      + (book.vault.isOnSale(line.item) ? [RichText(words.lists.onSale)] : [])
      + (details.isEdited ? [RichText(words.lists.edited)] : [])
    return ShoppingList.Entry(
      item: LinkedName(book.names.items[line.item].name), quantity: quantity.with(said),
      cost: totals.unpricedItems == 0 ? money(totals.total, of: totals, cart) : nil,
      isBought: line.bought != nil,
      elsewhere: line.knownPrice(of: cart, in: analysis).map {
        words.itemBook.priceAt(.value(.money($0.cost)), book.names.stores[$0.store])
      })
  }

  private func money(_ amount: Amount, of totals: CartTotals, _ cart: Cart) -> Value {
    // The sign that somebody chose for a list, in every language.
    let currency = cart.currencySign.map { CurrencyCode(label: $0) } ?? cart.currency
    return .moneyWithDecimals(Money(amount, currency), digits: totals.digits)
  }

  private var emptySection: Section {
    Section(
      id: "no-lists", title: words.lists.emptyTitle,
      blocks: [.paragraph(words.lists.howListsAppear)])
  }

  /// The totals of all shown lists by currency, never across currencies.
  private var totalsSection: Section {
    let headings = words.headings
    let byCurrency = Dictionary(grouping: lists, by: \.cart.currency).sorted { $0.key < $1.key }
    let totals = byCurrency.map { currency, lists in
      var totals = CartTotals(lists[0].cart, lines: lists[0].lines)
      for list in lists.dropFirst() { totals.add(CartTotals(list.cart, lines: list.lines)) }
      return (currency: currency, count: lists.count, totals: totals)
    }
    func money(
      _ heading: RichText, _ amount: @escaping (CartTotals) -> Amount
    ) -> TableColumn<(currency: CurrencyCode, count: Int, totals: CartTotals)> {
      .number(heading) { currency, _, totals in
        guard totals.unpricedItems < totals.items else { return .absent }
        let money = Money(amount(totals), currency)
        return .value(.moneyWithDecimals(money, digits: totals.digits))
      }
    }
    let table = DisplayTable(
      "totals-table", words.lists.totalsTitle, isCaptionHidden: true, of: totals,
      [
        .init(headings.currency, order: .ascending) {
          let label = $0.currency.label
          return label.isEmpty ? .text(words.lists.noCurrency) : .name(label)
        }, .number(headings.lists) { .count($0.count) },
        .number(headings.items) { .count($0.totals.items) },
        .number(headings.unpriced) { .count($0.totals.unpricedItems) },
        money(headings.total) { $0.total }, money(headings.bought) { $0.bought },
        money(headings.remaining) { $0.remaining },
      ])
    return Section(
      id: "totals", title: words.lists.totalsTitle, note: [words.lists.totalsNote],
      blocks: [.table(table)])
  }
}

extension CartTotals {
  /// Adds another cart's totals of the same currency; a book's amounts always fit.
  fileprivate mutating func add(_ other: CartTotals) {
    items += other.items
    boughtItems += other.boughtItems
    unpricedItems += other.unpricedItems
    total += other.total
    bought += other.bought
    remaining += other.remaining
    digits = max(digits, other.digits)
  }
}

extension CartLine {
  /// What a line that is still to be bought, and has no price in its app, costs where the household
  /// knows the lowest price; `nil` for other lines, or without such a price.
  func knownPrice(of cart: Cart, in analysis: Analysis) -> (cost: Money, store: StoreID)? {
    guard bought == nil, CartTotals(cart, lines: [self]).unpricedItems > 0,
      let quantity = partInHand?.quantity.rounded(toDigits: 6), quantity > 0
    else { return nil }
    return ItemHistory.cheapest(
      of: item, Quantity(millionths: quantity), unit, in: cart.currency, analysis: analysis)
  }
}
