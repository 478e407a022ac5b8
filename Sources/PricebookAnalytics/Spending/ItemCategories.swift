import PricebookModel

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
