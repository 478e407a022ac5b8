import PricebookImport
import PricebookModel

extension LineFilter {
  /// Clears the uses of every line that does not pass, and counts what was left out.
  ///
  /// Rows stay where they are, so that sources and control totals still add up. Price options of
  /// the vault are narrowed by store and item, for they have no category; baskets by item; carts by day. Budgets
  /// stand for all stores and items: with such a filter they would be compared with a part of
  /// what they are for, so they are left out; with a category filter those of other categories
  /// and of the whole month are.
  func apply(to book: inout Book) {
    guard !passesEverything else { return }
    let storePasses = passing(stores, of: book.names.stores)
    let categoryPasses = passing(categories, of: book.names.categories)
    let itemPasses = passing(items, of: book.names.items.map(\.name))
    let first = since ?? CalendarDate(daysSinceEpoch: .min)
    let last = until ?? CalendarDate(daysSinceEpoch: .max)

    var leftOut = [Int](repeating: 0, count: book.sources.count)
    for row in 0..<book.lines.count where !book.lines.uses[row].isEmpty {
      let day = book.lines.day[row]
      if day >= first, day <= last,
        storePasses[Int(book.lines.store[row])],
        categoryPasses[Int(book.lines.category[row])],
        itemPasses[Int(book.lines.item[row])]
      {
        continue
      }
      if book.lines.uses[row].contains(.spending) {
        leftOut[Int(book.lines.source[row])] += 1
      }
      book.lines.uses[row] = []
    }
    for source in book.sources.indices {
      book.sources[source].totals.leftOut += leftOut[source]
    }

    book.vault.priceOptions.removeAll { option in
      !storePasses[Int(option.store)] || !itemPasses[Int(option.item)]
        || option.day.map { $0 < first || $0 > last } ?? false
    }
    if since != nil || until != nil {
      book.vault.carts.removeAll { $0.date.map { $0 < first || $0 > last } ?? false }
    }
    // What a filter leaves out is not lacking at every store.
    for basket in book.baskets.indices {
      book.baskets[basket].lines.removeAll { !itemPasses[Int($0.item)] }
    }
    if !stores.isEmpty || !items.isEmpty {
      book.budgets = []
    } else if !categories.isEmpty {
      book.budgets.removeAll { budget in
        guard let category = budget.category else { return true }
        return !passing(categories, of: [category])[0]
      }
    }
  }

  private func passing(_ globs: [Glob], of names: [String]) -> [Bool] {
    guard !globs.isEmpty else { return [Bool](repeating: true, count: names.count) }
    return names.map { name in
      let folded = Array(foldedName(name).utf8)
      return globs.contains { $0.matches(folded) }
    }
  }
}
