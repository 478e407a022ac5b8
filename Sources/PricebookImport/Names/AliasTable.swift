import PricebookModel

/// The aliases of a book, in file order; the first that matches a name wins.
///
/// A class, because every name asks one, and its indexes would be copied for each.
final class AliasTable: Sendable {
  private let items, stores, categories, groups: AliasIndex

  init(_ aliases: [Alias] = []) {
    items = AliasIndex(aliases.filter { $0.kind == .item || $0.kind == .adjustment })
    stores = AliasIndex(aliases.filter { $0.kind == .store })
    categories = AliasIndex(aliases.filter { $0.kind == .category })
    groups = AliasIndex(aliases.filter { $0.kind == .group })
    hasLocations = aliases.contains { $0.kind == .store && $0.location != nil }
  }

  /// The most rows with wildcards in all alias files: a name may be compared with each of them.
  static let globLimit = 5_000
  let hasLocations: Bool

  /// Which of the tables of a book holds for a name, and the name without the mark that says it.
  static func taken(from text: String) -> (table: Int, text: Substring) {
    guard text.utf8.first == 0 else { return (0, text[...]) }
    let mark = text.dropFirst().prefix { $0 != "\0" }
    return (Int(mark) ?? 0, text[mark.endIndex...].dropFirst())
  }

  var hasItems: Bool { !items.isEmpty }
  func item(_ foldedName: String) -> Alias? { items.firstMatch(foldedName) }
  func store(_ foldedName: String) -> Alias? { stores.firstMatch(foldedName) }
  func group(_ foldedName: String) -> Alias? { groups.firstMatch(foldedName) }
  var hasCategories: Bool { !categories.isEmpty }

  /// The first row of kind `category` that matches a name, and its place among them.
  func category(_ foldedName: String) -> (place: Int, row: Alias)? {
    categories.firstPlace(foldedName).map { ($0, categories[$0]) }
  }
}
