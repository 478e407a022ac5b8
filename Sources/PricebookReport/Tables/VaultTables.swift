package import PricebookAnalytics
import PricebookModel

extension ReportTables {
  /// Carts that are not completed, and every list: what they come to, and what is ticked off.
  static func shoppingLists(_ vault: Vault) -> DataTable {
    let rows = vault.carts.filter { $0.isList || $0.state != .completed }
      .map { (cart: $0, totals: CartTotals($0)) }.sorted { $0.cart.id < $1.cart.id }
    let money = DataColumn.money(of: rows, { $0.totals }, decimals: { $0.totals.digits })
    return DataTable(
      name: "shopping-lists", rowCount: rows.count, .text("list", of: rows) { $0.cart.id },
      .text("name", of: rows) { $0.cart.name }, .text("app", of: rows) { $0.cart.app.rawValue },
      .text("currency", of: rows) { $0.cart.currency.label },
      .count("items", of: rows) { $0.totals.items },
      .count("bought_items", of: rows) { $0.totals.boughtItems },
      .count("unpriced_items", of: rows) { $0.totals.unpricedItems }, money("total") { $0.total },
      money("bought") { $0.bought }, money("remaining") { $0.remaining })
  }

  /// The items of lists and open carts, and what else is due, one row each: what `list` prints.
  ///
  /// - Parameters:
  ///   - analysis: Of the newest month.
  ///   - query: Which items, and in which order.
  package static func listItems(of analysis: Analysis, query: ListQuery) -> DataTable {
    let names = analysis.book.names
    let rows = listed(analysis, query) + (query == ListQuery() ? due(analysis) : [])
    return DataTable(
      name: "list-items", rowCount: rows.count, .text("list", of: rows) { $0.list },
      .text("app", of: rows) { $0.app },
      .text("store", of: rows) { $0.store.map { names.stores[$0] } ?? "" },
      .text("item", of: rows) { names.items[$0.item].name },
      .quantity("quantity", of: rows, millionths: { $0.quantity ?? DataColumn.absent }),
      .text("unit", of: rows) { $0.unit.symbol }, .text("currency", of: rows) { $0.currency.label },
      .money("cost", of: rows, decimals: { $0.digits }) { $0.cost },
      .flag("bought", of: rows) { $0.isBought }, .text("note", of: rows) { $0.note },
      .text("brand", of: rows) { $0.brand }, .text("tags", of: rows) { $0.tags },
      .flag("favorite", of: rows) { $0.isFavorite }, .flag("edited", of: rows) { $0.isEdited },
      .money("known_cost", of: rows, decimals: { $0.known?.cost.currency.minorUnitDigits ?? 0 }) {
        $0.known?.cost.amount
      }, .text("known_store", of: rows) { $0.known.map { names.stores[$0.store] } ?? "" },
      .flag("on_sale", of: rows) { $0.isOnSale })
  }

  /// An item of a list or an open cart, or one that is due.
  private struct ListItem {
    var list: String
    var app = ""
    var store: StoreID?
    var item: ItemID
    var quantity: Int64?
    var unit: UnitOfMeasure
    var currency: CurrencyCode
    var digits: Int
    var cost: Amount?
    /// Where the app has no price.
    var known: (cost: Money, store: StoreID)?
    var isBought = false
    var note: String
    var brand = ""
    var tags = ""
    var isFavorite = false
    var isEdited = false
    var isOnSale = false
  }

  private static func listed(_ analysis: Analysis, _ query: ListQuery) -> [ListItem] {
    let book = analysis.book
    let open = book.vault.carts.filter { $0.isList || $0.state != .completed }
    return query.sorted(open).flatMap { cart in
      query.lines(of: cart, items: book.names.items).map { line in
        let totals = CartTotals(cart, lines: [line])
        return ListItem(
          list: cart.name, app: cart.app.rawValue, store: line.store,
          item: line.item, quantity: line.partInHand?.quantity.rounded(toDigits: 6),
          unit: line.unit, currency: cart.currency, digits: totals.digits,
          cost: totals.unpricedItems == 0 ? totals.total : nil,
          known: line.knownPrice(of: cart, in: analysis), isBought: line.bought != nil,
          note: line.details.note ?? "", brand: line.details.brand ?? "",
          tags: line.details.tags.joined(separator: ", "), isFavorite: line.details.isFavorite,
          isEdited: line.details.isEdited, isOnSale: book.vault.isOnSale(line.item))
      }
    }
  }

  /// What is due by its purchases, on no list.
  private static func due(_ analysis: Analysis) -> [ListItem] {
    let context = ReportContext()
    return analysis.next.compactMap { next in
      NextPurchases(next, in: CurrencyScope(next.currency, analysis: analysis, context: context))
    }.flatMap { next in
      next.byDay.filter(\.isMean).map { line in
        ListItem(
          list: "due", store: next.comparison.stores[line.stop].store, item: line.item,
          quantity: line.quantity.millionths, unit: line.unit, currency: next.comparison.currency,
          digits: next.comparison.currency.minorUnitDigits, cost: line.cost,
          note: line.due?.description ?? "")
      }
    }
  }

  /// What the people of the vaults think of each store; stores without a rating are left out.
  static func storeRatings(_ ratings: [StoreRating], names: TableNames) -> DataTable {
    let rows = ratings.sorted { $0.store < $1.store }
    return DataTable(
      name: "store-ratings", rowCount: rows.count,
      .name("store", of: rows, among: names.stores) { $0.store },
      .count("ratings", of: rows) { $0.count }, .fraction("mean", of: rows) { $0.mean })
  }

  /// Who reported prices, and the level that their updates give them.
  static func contributors(_ contributors: [Contributor]) -> DataTable {
    let rows = contributors.sorted {
      ($0.name, $1.updateCount ?? -1) < ($1.name, $0.updateCount ?? -1)
    }
    return DataTable(
      name: "contributors", rowCount: rows.count, .text("name", of: rows) { $0.name },
      .count("updates", of: rows) { $0.updateCount },
      .text("level", of: rows) { $0.level?.rawValue ?? "" },
      .count("prices", of: rows) { $0.priceCount }, .count("posts", of: rows) { $0.postCount },
      .count("replies", of: rows) { $0.replyCount },
      .date("last_day", of: rows) { $0.lastDay })
  }

  /// What apps keep of products beside their prices.
  static func products(_ products: [VaultProduct], names: TableNames) -> DataTable {
    DataTable(
      name: "products", rowCount: products.count,
      .name("item", of: products, among: names.items) { $0.item },
      .text("brand", of: products) { $0.brand ?? "" },
      .text("tags", of: products) { $0.tags.joined(separator: ", ") },
      .flag("favorite", of: products) { $0.isFavorite },
      .count("ratings", of: products) { $0.ratingCount },
      .fraction("mean", of: products) { $0.meanRating })
  }

  /// The prices that apps state, each with the day of its last update and who made it.
  static func statedPrices(_ options: [PriceOption], names: TableNames) -> DataTable {
    // By place, because an option is large to copy.
    let rows = options.indices.sorted { left, right in
      let (one, other) = (options[left], options[right])
      return (one.item, one.store, one.day?.daysSinceEpoch ?? .min, left)
        < (other.item, other.store, other.day?.daysSinceEpoch ?? .min, right)
    }
    return DataTable(
      name: "app-prices", rowCount: rows.count,
      .name("item", of: rows, among: names.items) { options[$0].item },
      .name("store", of: rows, among: names.stores) { options[$0].store },
      .exactDecimal("price", of: rows) { options[$0].price },
      .text("unit", of: rows) { options[$0].unit.symbol },
      .text("currency", of: rows) { options[$0].currency.label },
      .date("day", of: rows) { options[$0].day },
      .flag("on_sale", of: rows) { options[$0].isOnSale },
      .text("updated_by", of: rows) { options[$0].updatedBy ?? "" })
  }

  /// What every cart planned and paid, and the parts of the difference.
  ///
  /// Variances of a cart that is not completed are absent: what is not bought yet is not skipped.
  /// `edited_lines` are those whose price or quantity the shopper changed on the trip, and `edited`
  /// is what they cost minus what they were planned to cost.
  static func cartVariance(_ carts: [CartVariance], vault: Vault) -> DataTable {
    let rows = carts.map { (cart: vault.carts[$0.cart], variance: $0) }
      .sorted { $0.cart.id < $1.cart.id }
    let money = DataColumn.money(
      of: rows, { $0.variance }, decimals: { $0.variance.currency.minorUnitDigits })
    return DataTable(
      name: "cart-variance", rowCount: rows.count, .text("cart", of: rows) { $0.cart.id },
      .text("name", of: rows) { $0.cart.name }, .text("state", of: rows) { $0.cart.state.rawValue },
      .date("date", of: rows) { $0.variance.date },
      .text("currency", of: rows) { $0.variance.currency.label }, money("budget") { $0.budget },
      money("planned") { $0.planned }, money("actual") { $0.actual },
      money("budget_variance") { $0.budgetVariance }, money("plan_variance") { $0.parts?.total },
      money("price_variance") { $0.parts?.price },
      money("store_switching") { $0.parts?.storeSwitching },
      money("quantity_variance") { $0.parts?.quantity },
      money("unplanned") { $0.parts?.unplanned }, money("skipped") { $0.parts?.skipped },
      .text("status", of: rows) { $0.variance.status?.rawValue ?? "" },
      .count("duration_minutes", of: rows) { $0.cart.duration.map(Cart.minutes) },
      .count("edited_lines", of: rows) { $0.variance.parts?.editedLines },
      money("edited") { $0.parts?.edited })
  }
}
