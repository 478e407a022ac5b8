package import PricebookModel

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
