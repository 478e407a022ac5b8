import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension BasketComparison {
  /// The basket as lists to take to the stores, by category: split over the best pair where a
  /// second trip saves, and whole for the recommended store.
  var listSection: Section? {
    guard comparison.basket.lines.count <= BasketComparison.itemRowLimit else { return nil }
    return listSection(lineLimit: BasketComparison.itemRowLimit)
  }

  /// ``listSection`` of a basket of any length.
  func listSection(lineLimit: Int = .max) -> Section? {
    guard comparison.basket.lines.count <= lineLimit else { return nil }
    let quantities = comparison.basket.lines.map(listQuantity)
    let single = listStore.flatMap { best in
      list(at: best, quantities) { best.prices[$0] }
        .map { (store: best, list: $0) }
    }
    let notes = listNotes(quantities)
    guard let pair = usefulPair else {
      guard stores.count > 1, let single else { return nil }
      return Section(
        id: "shopping-list", title: words.comparison.listTitle,
        note: [listNote(single.store)] + notes,
        blocks: [.shoppingList(ShoppingList(stores: [single.list]))])
    }
    let lists = order(of: pair).compactMap { place in
      list(at: stores[place], quantities) {
        pair.choices[$0] == place ? stores[place].prices[$0] : nil
      }
    }
    var blocks: [Block] = [.shoppingList(ShoppingList(stores: lists))]
    if let single {
      blocks.append(
        .disclosure(
          title: words.comparison.everythingAt(name(single.store)),
          blocks: [
            .paragraph(listNote(single.store)),
            .shoppingList(ShoppingList(stores: [single.list])),
          ]))
    }
    return Section(
      id: "shopping-list", title: words.comparison.listTitle,
      note: [pairListNote(pair)] + notes, blocks: blocks)
  }

  /// How quantities are shown, and where the list is that can be taken along.
  ///
  /// - Parameter quantities: What is to be bought of every line.
  private func listNotes(_ quantities: [Quantity]) -> [RichText] {
    var notes: [RichText] = []
    // The list shows more than the comparison counts.
    if zip(comparison.basket.lines, quantities).contains(where: { $0.quantity != $1 }) {
      notes.append(words.comparison.wholePieces)
    }
    if scope.context.hasOtherPages {
      notes.append(words.comparison.listPage(.page(ReportKind.shoppingList.fileName)))
    }
    return notes
  }

  /// The quantity to buy: whole pieces, litres or packs of what is only ever bought whole.
  ///
  /// A weight stays as it is, because whole kilograms in the past may be chance.
  private func listQuantity(_ line: Basket.Line) -> Quantity {
    let one = Quantity.one.millionths
    let rest = line.quantity.millionths % one
    guard line.unit.dimension != .mass, line.unit.basePerUnit == UnitOfMeasure.wholeBase, rest > 0,
      scope.analysis.unitValues.isBoughtWhole(
        line.item, in: line.unit.dimension, through: scope.month)
    else { return line.quantity }
    return Quantity(millionths: line.quantity.millionths - rest + one)
  }

  /// What a line of a list costs: one trip, in the quantity of the list.
  private func listCost(
    _ price: StoreComparison.BasketPrice, of place: Int, _ quantity: Quantity
  ) -> Amount {
    if quantity != comparison.basket.lines[place].quantity,
      let pieces = Int64(exactly: quantity.millionths / Quantity.one.millionths)
    {
      let (cost, overflow) = price.price.tenThousandths.multipliedReportingOverflow(by: pieces)
      let rounded = Amount(tenThousandths: cost).rounded(toDigits: scope.currency.minorUnitDigits)
      if !overflow, let rounded { return rounded }
    }
    // A weighed cost is the cost of one trip as many times as the line counts.
    return Amount(tenThousandths: price.cost.tenThousandths / Int64(times(place)))
  }

  /// The store to buy everything at: the one that clearly saves something, or else the usual one.
  private var listStore: StoreComparison.StoreTotal? {
    if let saving = comparison.attainable, saving.claim.clear != nil {
      return stores[saving.store]
    }
    if let usual, usual.isEligible { return usual }
    return winner
  }

  private func listNote(_ store: StoreComparison.StoreTotal) -> RichText {
    let note = words.comparison.listNote(name(store))
    let lacks = lacking(store)
    guard !lacks.isEmpty else { return note }
    return "\(note) \(words.comparison.listLacks(words.shared.list(lacks, limit: 6)))"
  }

  private func pairListNote(_ pair: StorePair) -> RichText {
    var note = words.comparison.pairListNote
    if !comparison.timesBought.isEmpty { note += " \(words.comparison.pairListIsNotWeighed)" }
    let lacks = lacking(pair)
    guard !lacks.isEmpty else { return note }
    return "\(note) \(words.comparison.pairListLacks(words.shared.list(lacks, limit: 6)))"
  }

  /// The best pair, where both of its stores are needed and the second trip clearly saves
  /// something against the recommended store, or brings what that store lacks.
  var usefulPair: StorePair? {
    guard let pair = comparison.bestPair, pair.needsBoth else { return nil }
    guard let saving = pair.savingAgainstBest else { return pair }
    return saving.claim.clear != nil || brought(by: pair) > 0 ? pair : nil
  }

  /// How many items more a pair has than the store with the lowest whole basket.
  func brought(by pair: StorePair) -> Int {
    guard let saving = pair.savingAgainstBest else { return 0 }
    return max(0, pair.pricedItems - stores[saving.store].availableItems)
  }

  /// Names of the items that neither store of a pair prices.
  func lacking(_ pair: StorePair) -> [LinkedName] {
    comparison.basket.lines.enumerated().filter { pair.choices[$0.offset] == nil }
      .sorted { ($0.element.item, $0.offset) < ($1.element.item, $1.offset) }
      .map { itemName($0.element) }
  }

  /// What one trip to a store costs, its own prices alone; `nil` for nothing to buy there.
  private func list(
    at store: StoreComparison.StoreTotal, _ quantities: [Quantity],
    price: (Int) -> StoreComparison.BasketPrice?
  ) -> ShoppingList.Store? {
    var entries: [(group: String, line: Int, item: ItemID, cost: Amount)] = []
    var compared = Amount.zero
    for (place, line) in comparison.basket.lines.enumerated()
    where store.prices.indices.contains(place) {
      guard let price = price(place), !price.isFilledIn else { continue }
      compared += Amount(tenThousandths: price.cost.tenThousandths / Int64(times(place)))
      entries.append(
        (
          category(of: place), place, line.item, listCost(price, of: place, quantities[place])
        ))
    }
    guard !entries.isEmpty else { return nil }
    let aisles = AisleOrder(scope.book.aisles, at: name(store))
    let positions = Dictionary(
      entries.map { ($0.group, aisles.position(of: $0.group) ?? .max) },
      uniquingKeysWith: { first, _ in first })
    entries.sort {
      let left = positions[$0.group] ?? .max
      let right = positions[$1.group] ?? .max
      if left != right { return left < right }
      return ($0.group.isEmpty ? 1 : 0, $0.group, $0.item, $0.line)
        < ($1.group.isEmpty ? 1 : 0, $1.group, $1.item, $1.line)
    }
    let isGrouped = entries.contains { !$0.group.isEmpty }
    let total = entries.reduce(Amount.zero) { $0 + $1.cost }
    var list = ShoppingList.Store(
      name: name(store), note: words.shared.counted(entries.count, .item),
      entries: entries.map { entry in
        let line = comparison.basket.lines[entry.line]
        return ShoppingList.Entry(
          item: itemName(line),
          group: isGrouped
            ? (entry.group.isEmpty ? RichText(words.shared.withoutCategory) : .name(entry.group))
            : nil,
          quantity: .value(listShown(line, quantities[entry.line])),
          cost: scope.money(entry.cost))
      }, totalLabel: words.comparison.totalAt(name(store)),
      total: scope.money(total))
    if compared != total {
      list.totalNote = words.comparison.inMeanQuantities(scope.written(compared))
    }
    return list
  }

  private func listShown(_ line: Basket.Line, _ quantity: Quantity) -> Value {
    quantity == line.quantity
      ? shownQuantity(line) : .quantity(quantity, unit: line.unit.symbol)
  }

  /// The category that a line's item is mostly bought under; empty where there is none.
  private func category(of line: Int) -> String {
    guard comparison.lineCategories.indices.contains(line),
      let id = comparison.lineCategories[line]
    else { return "" }
    return scope.book.names.categories[id]
  }
}
