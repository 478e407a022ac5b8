import PricebookModel

/// An item by what its name says beside the brand.
struct GroupedName {
  let item: ItemID
  let kinds: KnownKinds
  let words: NameWords
  let dimension: UnitOfMeasure.Dimension?
  /// The outermost category; `nil` where it has none or several.
  let category: String?

  init(_ item: ItemID, named name: String, category: Set<String>, words table: inout WordTable) {
    self.item = item
    kinds = KnownKinds(of: name)
    words = NameWords(name, words: &table)
    let size = PackageSize(in: name)?.unit.dimension
    dimension = size == .count ? nil : size
    self.category =
      category.count == 1 ? category.first.flatMap { categoryPath(of: $0).first } : nil
  }

  func isAlike(_ other: GroupedName) -> Bool {
    if let dimension, let own = other.dimension, dimension != own { return false }
    if let category, let own = other.category, category != own { return false }
    return !words.qualifiers.contradicts(other.words.qualifiers)
  }
}
