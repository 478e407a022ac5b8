package import PricebookModel

/// The one category that each item belongs to: as seen on the lines that were noted, and once
/// settled the one of most of its price observations.
struct ItemCategories: Sendable {
  /// The category of every item; ``none`` for an item without a price observation.
  private(set) var category: IDTable<ItemID, CategoryID>
  /// Items that were seen under several categories.
  private(set) var isMixed: IDTable<ItemID, Bool>

  static let none = CategoryID(rawValue: .max)

  init(itemCount: Int) {
    category = IDTable(repeating: Self.none, count: itemCount)
    isMixed = IDTable(repeating: false, count: itemCount)
  }

  /// The category of an item; `nil` for an item without a price observation.
  func known(of item: ItemID) -> CategoryID? {
    guard item < category.endIndex, category[item] != Self.none else { return nil }
    return category[item]
  }

  @inline(__always) mutating func note(item: ItemID, category id: CategoryID) {
    let known = category[item]
    guard known != id else { return }
    if known == Self.none { category[item] = id } else { isMixed[item] = true }
  }

  /// Settles the items seen under several categories; at ties the first by name is taken.
  mutating func settle(lines: ReceiptLines) {
    guard isMixed.contains(true) else { return }
    var counts: [ItemID: [CategoryID: Int]] = [:]
    let (items, categories) = (lines.item, lines.category)
    let uses = lines.uses.span
    for line in 0..<lines.count where isMixed[items[line]] && uses[line].contains(.price) {
      counts[items[line], default: [:]][categories[line], default: 0] += 1
    }
    for (item, counts) in counts {
      category[item] = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? Self.none
    }
  }
}

/// The row of spending that the lines of every item count on.
struct ItemGroups: Sendable {
  /// The category of every item; ``mixed`` for one in several.
  private var groups: IDTable<ItemID, CategoryID>
  private let isAdjustment: IDTable<ItemID, Bool>
  private let uncategorised: CategoryID
  private let adjustments: CategoryID

  private static let mixed = CategoryID(rawValue: .max)

  init(of book: Book) {
    let names = book.names
    isAdjustment = names.items.mapValues(\.isAdjustment)
    adjustments = names.categories.endIndex
    uncategorised = names.categories.firstIndex(of: "") ?? adjustments
    groups = IDTable(repeating: adjustments, count: names.items.count)
    var last: ItemID?
    for (item, category) in zip(book.lines.articles.item, book.lines.articles.category) {
      let group = group(of: item, category: category)
      if item != last {
        groups[item] = group
      } else if groups[item] != group {
        groups[item] = Self.mixed
      }
      last = item
    }
  }

  var count: Int { adjustments.index + 1 }

  /// - Returns: `nil` for an item in several categories.
  func group(of item: ItemID) -> CategoryID? { groups[item] == Self.mixed ? nil : groups[item] }

  /// What a line of an item counts on.
  @inline(__always) func group(of item: ItemID, category: CategoryID) -> CategoryID {
    category == uncategorised && isAdjustment[item] ? adjustments : category
  }
}

extension Book {
  /// Gives every line without a category the one that most of its item's spending has, the latest
  /// at a tie.
  ///
  /// Of an item bought in several currencies the one with most lines decides. An item that is in
  /// several categories by its own lines stays in each.
  package mutating func fillCategories() {
    guard let none = names.categories.firstIndex(of: "") else { return }
    let articles = lines.articles
    var isBlank = IDTable<ItemID, Bool>(repeating: false, count: names.items.count)
    for (item, category) in zip(articles.item, articles.category) where category == none {
      isBlank[item] = !names.items[item].isAdjustment
    }
    let known = zip(articles.item, articles.category).map { isBlank[$0] && $1 != none }
    guard known.contains(true) else { return }

    struct Spent {
      var paid: Int128 = 0
      var lines = 0
      var latest = CalendarDate(daysSinceEpoch: .min)
    }
    var spent: [ItemID: [CurrencyID: [CategoryID: Spent]]] = [:]
    let days = lines.receipts.day
    for row in 0..<lines.count where lines.uses[row].contains(.spending) {
      let article = Int(lines.article[row])
      guard known[article] else { continue }
      let (item, currency) = (articles.item[article], articles.currency[article])
      let category = articles.category[article]
      var sum = spent[item]?[currency]?[category] ?? Spent()
      sum.paid += Int128(lines.paid[row].tenThousandths)
      sum.lines += 1
      sum.latest = max(sum.latest, days[Int(lines.receipt[row])])
      spent[item, default: [:]][currency, default: [:]][category] = sum
    }
    func lineCount(_ categories: [CategoryID: Spent]) -> Int {
      categories.values.reduce(0) { $0 + $1.lines }
    }
    let most = spent.compactMapValues { currencies in
      currencies.max { (lineCount($0.value), $1.key) < (lineCount($1.value), $0.key) }?.value
        .max { left, right in
          (left.value.paid, left.value.latest, right.key)
            < (right.value.paid, right.value.latest, left.key)
        }?.key
    }
    for (article, category) in articles.category.enumerated() where category == none {
      if let found = most[articles.item[article]], isBlank[articles.item[article]] {
        lines.articles.category[article] = found
      }
    }
  }
}

/// An item that was bought in the months of the report and has no category on any line.
package struct ItemWithoutCategory: Hashable, Sendable {
  package var item: ItemID
  package var currency: CurrencyID
  package var spent: Amount
  /// The category that it likely has, by items with the same words or by goods of the same kind.
  package var proposal: String?

  /// How many are listed at most, in each currency.
  package static let listLimit = 25

  /// The items of some months, those with most spending first.
  ///
  /// Nothing for a book without any category.
  static func all(
    in months: ClosedRange<Month>, of book: Book, spending: Spending, categories: ItemCategories
  ) -> [ItemWithoutCategory] {
    let names = book.names
    guard let none = names.categories.firstIndex(of: ""),
      spending.byCategory.contains(where: {
        months.contains($0.month) && $0.category == .named(none)
      }), names.categories.contains(where: { !$0.isEmpty })
    else { return [] }
    struct Key: Hashable {
      var item: ItemID
      var currency: CurrencyID
    }
    var sums: [Key: Amount] = [:]
    let first = spending.byItem.partitionPoint { $0.month >= months.lowerBound }
    for row in spending.byItem[first...].prefix(while: { $0.month <= months.upperBound })
    where !names.items[row.item].isAdjustment {
      guard categories.known(of: row.item) == none, !categories.isMixed[row.item] else { continue }
      sums[Key(item: row.item, currency: row.currency), default: .zero] += row.spent
    }
    guard !sums.isEmpty else { return [] }
    var guesses = CategoryGuesses(
      items: names.items.indices.lazy.compactMap { item in
        guard let category = categories.known(of: item), category != none,
          category < names.categories.endIndex, !categories.isMixed[item],
          !names.items[item].isAdjustment
        else { return nil }
        return (names.items[item].name, names.categories[category])
      }, categories: names.categories.values + book.budgets.compactMap(\.category))
    let sorted = sums.sorted { left, right in
      (right.value, left.key.item, left.key.currency)
        < (left.value, right.key.item, right.key.currency)
    }
    var listed: [CurrencyID: Int] = [:]
    return sorted.compactMap { key, spent in
      listed[key.currency, default: 0] += 1
      guard listed[key.currency, default: 0] <= listLimit else { return nil }
      return ItemWithoutCategory(
        item: key.item, currency: key.currency, spent: spent,
        proposal: guesses.guess(names.items[key.item].name)?.category)
    }
  }
}
