import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The names that the tables of one book share, each stored once, and the columns made of them.
struct TableDictionaries: Sendable {
  let items: [String]
  let stores: [String]
  let categories: [String]
  let currencies: [String]
  /// Base units by dimension, as ``UnitValues/dimensions`` has them.
  let baseUnits: [String]
  /// Decimals of the minor unit by currency id.
  let minorUnitDigits: [Int]

  init(book: Book, analysis: Analysis) {
    items = book.names.items.map(\.name)
    stores = book.names.stores
    categories = book.names.categories
    currencies = book.names.currencies.map(\.label)
    baseUnits = analysis.unitValues.dimensions.map(\.baseUnit)
    minorUnitDigits = book.names.currencies.map(\.minorUnitDigits)
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

  func storeColumn(_ id: @escaping @Sendable (Int) -> UInt32) -> DataColumn {
    DataColumn("store", .name(ids: id, dictionary: stores))
  }

  func currencyColumn(_ id: @escaping @Sendable (Int) -> UInt16) -> DataColumn {
    DataColumn("currency", .name(ids: { UInt32(id($0)) }, dictionary: currencies))
  }

  /// Money in the decimals of each row's currency.
  func moneyColumn(
    _ name: String, currency: @escaping @Sendable (Int) -> UInt16,
    _ amount: @escaping @Sendable (Int) -> Amount?
  ) -> DataColumn {
    let digits = minorUnitDigits
    return .money(name, digits: { digits[Int(currency($0))] }, amount)
  }
}

extension DataColumn {
  static func month(_ month: @escaping @Sendable (Int) -> Month?) -> DataColumn {
    DataColumn("month", .month(month))
  }

  static func count(_ name: String, _ count: @escaping @Sendable (Int) -> Int) -> DataColumn {
    DataColumn(name, .integer { Int64(count($0)) })
  }

  /// Money in the decimals of each row's currency; absent where there is none.
  static func money(
    _ name: String, digits: @escaping @Sendable (Int) -> Int,
    _ amount: @escaping @Sendable (Int) -> Amount?
  ) -> DataColumn {
    DataColumn(
      name,
      .money(
        tenThousandths: { amount($0)?.tenThousandths ?? DataColumn.absent }, digits: digits))
  }

  /// A price per base unit with all four decimals.
  static func price(
    _ name: String, _ price: @escaping @Sendable (Int) -> Amount?
  ) -> DataColumn {
    DataColumn(
      name, .decimal(digits: 4) { price($0)?.tenThousandths ?? DataColumn.absent })
  }

  /// A percentage or an index, rounded half away from zero to four decimals.
  ///
  /// What is not finite, or too large for 64 bits, is absent.
  static func fraction(
    _ name: String, _ value: @escaping @Sendable (Int) -> Double?
  ) -> DataColumn {
    DataColumn(
      name,
      .fractions { rows, numbers in fill(rows, &numbers) { value($0) ?? .nan } })
  }

  /// A quantity in base units.
  static func quantity(
    _ name: String, _ quantity: @escaping @Sendable (Int) -> BaseQuantity?
  ) -> DataColumn {
    DataColumn(name, .quantity { quantity($0)?.rounded.millionths ?? DataColumn.absent })
  }

  static func text(_ name: String, _ text: @escaping @Sendable (Int) -> String) -> DataColumn {
    DataColumn(name, .text(text))
  }
}

extension DataTable {
  /// A table whose rows a later analysis brings: its header alone.
  static func headerOnly(_ name: String, columns: [String]) -> DataTable {
    DataTable(
      name: name, rowCount: 0, columns: columns.map { DataColumn($0, .text { _ in "" }) })
  }
}
