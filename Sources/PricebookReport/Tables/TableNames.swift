import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The names that the tables of one book share, each stored once, and the columns made of them.
struct TableNames: Sendable {
  let items: [String]
  let stores: [String]
  let categories: [String]
  let currencies: [String]
  /// Base units by dimension, as ``UnitValues/dimensions`` has them.
  let baseUnits: [String]
  /// Decimals of the minor unit by currency id.
  private let decimals: [Int]

  init(of analysis: Analysis) {
    let book = analysis.book
    items = book.names.items.map(\.name)
    stores = book.names.stores
    categories = book.names.categories
    currencies = book.names.currencies.map(\.label)
    baseUnits = analysis.unitValues.dimensions.map(\.baseUnit)
    decimals = book.names.currencies.map(\.minorUnitDigits)
  }

  /// The place of every text in their order.
  ///
  /// Equal texts share one.
  static func ranks(of texts: [String]) -> [UInt32] {
    var ranks = [UInt32](repeating: 0, count: texts.count)
    let order = texts.indices.sorted { texts[$0] < texts[$1] }
    for (place, index) in order.enumerated().dropFirst() {
      let before = order[place - 1]
      ranks[index] = texts[before] == texts[index] ? ranks[before] : UInt32(place)
    }
    return ranks
  }

  func item<Rows: TableRows & Sendable>(
    _ name: String = "item", of rows: Rows, _ item: @escaping @Sendable (Rows.Row) -> UInt32
  ) -> DataColumn {
    .name(name, of: rows, among: items) { Int(item($0)) }
  }

  func store<Rows: TableRows & Sendable>(
    _ name: String = "store", of rows: Rows, _ store: @escaping @Sendable (Rows.Row) -> UInt32
  ) -> DataColumn {
    .name(name, of: rows, among: stores) { Int(store($0)) }
  }

  func currency<Rows: TableRows & Sendable>(
    of rows: Rows, _ currency: @escaping @Sendable (Rows.Row) -> UInt16
  ) -> DataColumn {
    .name("currency", of: rows, among: currencies) { Int(currency($0)) }
  }

  func unit<Rows: TableRows & Sendable>(
    of rows: Rows, _ dimension: @escaping @Sendable (Rows.Row) -> UInt16
  ) -> DataColumn {
    .name("unit", of: rows, among: baseUnits) { Int(dimension($0)) }
  }

  /// Money in the decimals of each row's currency, which mostly is the same in all rows.
  func money<Rows: TableRows & Sendable>(
    _ name: String, of rows: Rows, currency: @escaping @Sendable (Rows.Row) -> UInt16,
    _ amount: @escaping @Sendable (Rows.Row) -> Amount?
  ) -> DataColumn {
    if let first = decimals.first, decimals.allSatisfy({ $0 == first }) {
      return .money(name, of: rows, decimals: first, amount)
    }
    return .money(name, of: rows, decimals: { [decimals] in decimals[Int(currency($0))] }, amount)
  }
}
