package import PricebookModel

/// What every item of a group costs last at every store, for the same content.
package struct GroupPrices: Sendable {
  package struct Row: Hashable, Sendable {
    /// The item that has the group's name.
    package var group: ItemID
    package var item: ItemID
    package var store: StoreID
    package var currency: CurrencyID
    /// What the price is for one base unit of.
    package var dimension: UnitOfMeasure.Dimension
    /// Per base unit, in 1/10 000.
    package var price: Amount
    /// `nil` for a price without a date.
    package var day: CalendarDate?
    /// Whether the store is taken to ask least for it: no other that was seen there as lately is cheaper.
    package var isCheapest = false
  }

  /// By group, then store, then price; only what a store is known to ask.
  package var rows: [Row] = []
}

extension GroupPrices {
  /// The last regular prices; what is counted by the piece is compared by what a piece holds.
  ///
  /// A group is compared in the unit in which most of its prices are. Prices in other units are left
  /// out, as nothing says what they are for.
  init(
    in book: Book, unitValues: UnitValues, models: [PriceModel], undated: [UndatedPrice],
    asOf: CalendarDate
  ) {
    let names = book.names
    let each = unitValues.dimensions.firstIndex(of: .count)
    for (group, members) in names.groups.sorted(by: { $0.key < $1.key }) {
      var found: [Row] = []
      for model in models {
        for member in members {
          let series = unitValues.seriesRange(ofItem: member.item).map { unitValues.series[$0] }
            .filter { $0.currency == model.currency }.map { ($0.store, $0.dimension) }
          let seen = undated.prices(of: member.item).filter { $0.currency == model.currency }
            .map { ($0.key.store, $0.key.dimension) }
          for (store, dimension) in Self.distinct(series + seen) {
            guard let shown = model.shownPrice(of: member.item, in: dimension, at: store),
              let exact = shown.exact
            else { continue }
            let package = dimension == each ? member.package : nil
            let choice = BasketChoice(
              item: member.item, dimension: .count, quantity: .zero, package: package)
            guard let price = choice.price(exact) else { continue }
            found.append(
              Row(
                group: group, item: member.item, store: store, currency: model.currency,
                dimension: package?.dimension ?? unitValues.dimensions[dimension], price: price,
                day: shown.day))
          }
        }
      }
      let counts = Dictionary(grouping: found, by: \.dimension).mapValues(\.count)
      // By content before by the piece, where there are as many of both.
      let chosen = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
      found.removeAll { $0.dimension != chosen }
      found.sort {
        ($0.store, $0.currency, $0.price, $0.item) < ($1.store, $1.currency, $1.price, $1.item)
      }
      let order = { (row: Row) in
        (isStale: StoreComparison.isStale(row.day, asOf: asOf), cost: row.price)
      }
      let ofStore = { (row: Row) in Place(store: row.store, currency: row.currency) }
      let first = Dictionary(found.map { (ofStore($0), order($0)) }) {
        BasketChoice.precedes($1, $0) ? $1 : $0
      }
      for place in found.indices {
        found[place].isCheapest =
          first[ofStore(found[place])].map { $0 == order(found[place]) } ?? false
      }
      rows += found
    }
  }

  private struct Place: Hashable {
    var store: StoreID
    var currency: CurrencyID
  }

  private static func distinct(
    _ places: [(StoreID, DimensionID)]
  ) -> [(store: StoreID, dimension: DimensionID)] {
    places.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.reduce(into: []) { found, place in
      if let last = found.last, last.store == place.0, last.dimension == place.1 { return }
      found.append((place.0, place.1))
    }
  }
}
