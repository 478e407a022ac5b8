import PricebookModel

/// Which names of a book the patterns of a filter let pass.
struct PassingNames {
  var stores: IDTable<StoreID, Bool>
  var categories: IDTable<CategoryID, Bool>
  var items: IDTable<ItemID, Bool>
  var currencies: IDTable<CurrencyID, Bool>
  /// Whether an item is bought or planned under a category that passes.
  private var isInCategory: IDTable<ItemID, Bool>

  init(_ filter: LineFilter, in book: Book) {
    let (names, without) = (book.names, filter.without)
    stores = IDTable(
      names.storeWritings.map { Self.passes($0, filter.stores, without.stores) })
    let categories = IDTable<CategoryID, Bool>(
      names.categories.values.map {
        Self.passes(Self.withParents($0), filter.categories, without.categories)
      })
    items = names.items.mapValues { Self.passes([$0.name], filter.items, without.items) }
    currencies = names.currencies.mapValues { Self.passes([$0.label], [], without.currencies) }
    self.categories = categories
    isInCategory = IDTable(repeating: true, count: items.count)
    guard !filter.categories.isEmpty || !without.categories.isEmpty else { return }
    var found = IDTable<ItemID, Bool?>(repeating: nil, count: items.count)
    func note(_ item: ItemID, _ category: CategoryID) {
      found[item] = (found[item] ?? false) || categories[category]
    }
    let (lineItems, lineCategories) = (book.lines.item, book.lines.category)
    for row in 0..<book.lines.count where !book.lines.uses[row].isEmpty {
      note(lineItems[row], lineCategories[row])
    }
    for line in book.vault.carts.lazy.flatMap(\.lines) { note(line.item, line.category) }
    let withoutAny = Self.passing(filter.categories, of: [""])[0]
    isInCategory = found.mapValues { $0 ?? withoutAny }
  }

  func hasItem(_ item: ItemID) -> Bool { items[item] && isInCategory[item] }

  static func passes(category: String, _ globs: [Glob]) -> Bool {
    passes(withParents(category), globs, [])
  }

  private static func withParents(_ category: String) -> [String] {
    let parts = categoryPath(of: category)
    return [category] + parts.indices.dropLast().map { parts[...$0].joined(separator: ":") }
  }

  /// Whether one of the names of a thing is asked for, and none left out.
  private static func passes(_ names: [String], _ globs: [Glob], _ without: [Glob]) -> Bool {
    (globs.isEmpty || passing(globs, of: names).contains(true))
      && (without.isEmpty || !passing(without, of: names).contains(true))
  }

  /// Whether patterns name a category, or one that it is a part of.
  static func isPart(_ category: String, of globs: [Glob]) -> Bool {
    !globs.isEmpty && passes(category: category, globs)
  }

  static func passing(_ globs: [Glob], of names: [String]) -> [Bool] {
    guard !globs.isEmpty else { return [Bool](repeating: true, count: names.count) }
    return names.map { name in
      let folded = Array(searchedName(name).utf8)
      return globs.contains { $0.matches(folded) }
    }
  }
}
