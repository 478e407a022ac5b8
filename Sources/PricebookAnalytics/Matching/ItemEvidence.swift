import PricebookModel

/// What the lines of a book say of each item: spending, receipts and prices.
struct ItemEvidence: Sendable {
  /// Shares of the spending of each currency, added up; refunds take away.
  private(set) var spending: [Double]
  /// The names of the categories that the lines of every item have, at most two: enough to know that
  /// there are several.
  private(set) var categories: [Set<String>]
  /// What was paid for the lines of every item that have a category, as a share like ``spending``.
  private var categorised: [Double]
  /// The items of every category with a budget and of those below it, by its folded name.
  private var budgeted: [String: Set<Int>] = [:]
  /// The receipts of every item, ascending, each once; a receipt of two files is two.
  private let receipts: [[UInt64]]
  /// Currency units per base unit by dimension and currency.
  private var prices: [[MeasureID: Double]]

  init(of book: Book) {
    let lines = book.lines
    let (items, currencies) = (lines.item, lines.currency)
    let (lineCategories, lineUnits) = (lines.category, lines.unit)
    let count = book.names.items.count
    var totals = IDTable<CurrencyID, Double>(repeating: 0, count: book.names.currencies.count)
    for row in lines.uses.indices where lines.uses[row].contains(.spending) {
      totals[currencies[row]] += abs(lines.paid[row].approximateUnits)
    }
    spending = Array(repeating: 0, count: count)
    var sums = [[MeasureID: (paid: Double, quantity: Double)]](repeating: [:], count: count)
    categories = Array(repeating: [], count: count)
    categorised = spending
    let units = UnitTable(of: book)
    for row in lines.uses.indices where !lines.uses[row].isEmpty {
      let item = items[row].index
      let paid = lines.paid[row].approximateUnits
      if lines.uses[row].contains(.spending) {
        spending[item] += paid / max(totals[currencies[row]], 0.0001)
        let category = book.names.categories[lineCategories[row]]
        if !category.isEmpty {
          if categories[item].count < 2 { categories[item].insert(category) }
          categorised[item] += paid / max(totals[currencies[row]], 0.0001)
        }
      }
      if lines.uses[row].contains(.price) {
        let unit = lineUnits[row]
        let measure = units.kind(
          dimension: units.factors[unit].dimension, currency: currencies[row])
        let quantity = book.names.units[unit].base(lines.quantity[row]).approximateUnits
        sums[item][measure, default: (0, 0)].paid += paid
        sums[item][measure, default: (0, 0)].quantity += quantity
      }
    }
    let budgets = Set(book.budgets.compactMap { $0.category.map(foldedName) })
    if !budgets.isEmpty {
      for (item, names) in categories.enumerated() {
        for budget in names.flatMap(Self.budgets(over:)) where budgets.contains(budget) {
          budgeted[budget, default: []].insert(item)
        }
      }
    }
    prices = sums.map { sums in
      sums.filter { $0.value.paid > 0 && $0.value.quantity > 0 }
        .mapValues { $0.paid / $0.quantity }
    }
    let rows = RowsByGroup(lines.uses.indices, groupCount: count) {
      lines.uses[$0].contains(.spending) ? items[$0].index : nil
    }
    receipts = (0..<count).map { item in
      Set(rows[item].map { UInt64(lines.source[Int($0)]) << 32 | UInt64(lines.receipt[Int($0)]) })
        .sorted()
    }
  }

  func receiptCount(_ item: Int) -> Int { receipts[item].count }

  /// The categories of items that are to be one, the one that the joined item gets first.
  ///
  /// That is a category whose budget would be left without any item, if there is one, else the one with
  /// most of the money. None where the lines of one item have several.
  func categories(of items: [Int]) -> (names: [String], keepsBudget: Bool) {
    var money: [String: Double] = [:]
    for item in items {
      if categories[item].count > 1 { return ([], false) }
      if let own = categories[item].first { money[own, default: 0] += categorised[item] }
    }
    let names = money.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let joined = Set(items)
    let emptied = names.dropFirst().first { name in
      let others = Set(names).subtracting([name]).flatMap(Self.budgets(over:))
      return Self.budgets(over: name).contains { budget in
        !others.contains(budget) && budgeted[budget].map(joined.isSuperset(of:)) == true
      }
    }
    guard let emptied else { return (names, false) }
    return ([emptied] + names.filter { $0 != emptied }, true)
  }

  /// A category and those above it, which may each have a budget.
  private static func budgets(over category: String) -> [String] {
    let path = categoryPath(of: category)
    return path.indices.map { foldedName(path[...$0].joined(separator: ":")) }
  }

  /// Whether one receipt has both: a till writes one thing one way.
  func standTogether(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (receipts[left], receipts[right])
    var (one, other) = (0, 0)
    while one < left.count, other < right.count {
      if left[one] == right[other] { return true }
      if left[one] < right[other] { one += 1 } else { other += 1 }
    }
    return false
  }

  /// How many times as much the dearer of two costs, where they have prices that compare.
  func priceRatio(_ left: Int, _ right: Int) -> Double? {
    prices[left].compactMap { measure, price in
      prices[right][measure].map { max(price / $0, $0 / price) }
    }.min()
  }
}
