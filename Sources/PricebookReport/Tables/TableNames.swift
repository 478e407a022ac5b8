import PricebookAnalytics
import PricebookModel

/// The names that the tables of one book share, each stored once, and the columns made of them.
struct TableNames: Sendable {
  let items: [String]
  let stores: [String]
  /// The items of every group, by the item that has the group's name.
  let groups: [ItemID: [GroupMember]]
  let categories: IDTable<CategoryID, String>
  let currencies: IDTable<CurrencyID, String>
  /// Base units by dimension, as ``UnitValues/dimensions`` has them.
  let baseUnits: [String]
  /// Decimals of the minor unit.
  private let decimals: IDTable<CurrencyID, Int>

  init(of analysis: Analysis) {
    let book = analysis.book
    items = book.names.items.map(\.name)
    stores = book.names.stores.values
    groups = book.names.groups
    categories = book.names.categories
    currencies = book.names.currencies.mapValues(\.label)
    baseUnits = analysis.unitValues.dimensions.map(\.baseUnit)
    decimals = book.names.currencies.mapValues(\.minorUnitDigits)
  }

  /// The place of every text in their order; equal texts share one.
  static func ranks(of texts: [String]) -> [UInt32] {
    var ranks = [UInt32](repeating: 0, count: texts.count)
    let order = texts.indices.sorted { texts[$0] < texts[$1] }
    for (place, index) in order.enumerated().dropFirst() {
      let before = order[place - 1]
      ranks[index] = texts[before] == texts[index] ? ranks[before] : UInt32(place)
    }
    return ranks
  }

  @inline(__always) func currency<Rows: SharedRows>(
    of rows: Rows, _ currency: @escaping @Sendable (Rows.Row) -> CurrencyID
  ) -> DataColumn { .name("currency", of: rows, among: currencies.values, currency) }

  /// Makes columns of money of a part of each row.
  func money<Rows: SharedRows, Part>(
    of rows: Rows, _ part: @escaping @Sendable (Rows.Row) -> Part,
    currency: @escaping @Sendable (Part) -> CurrencyID
  ) -> (String, @escaping @Sendable (Part) -> Amount?) -> DataColumn {
    DataColumn.money(of: rows, part, decimals: { [decimals] in decimals[currency(part($0))] })
  }

  /// Money in the decimals of each row's currency.
  ///
  /// `DataColumn.money` knows decimals and no currencies. Here it is decided which of its two forms
  /// is used: nearly all books have one number of decimals, which need not be looked up by row.
  @inline(__always) func money<Rows: SharedRows>(
    _ name: String, of rows: Rows, currency: @escaping @Sendable (Rows.Row) -> CurrencyID,
    _ amount: @escaping @Sendable (Rows.Row) -> Amount?
  ) -> DataColumn {
    if let first = decimals.first, decimals.allSatisfy({ $0 == first }) {
      return .money(name, of: rows, decimals: first, amount)
    }
    return .money(name, of: rows, decimals: { [decimals] in decimals[currency($0)] }, amount)
  }
}
