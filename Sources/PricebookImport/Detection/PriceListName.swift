import PricebookModel

/// What the name of a price list's file says: `prices-corner-shop-2026-10-03`.
struct PriceListName: Hashable, Sendable {
  /// The words that make it a price list.
  private(set) var words: String?
  private(set) var day: CalendarDate?
  /// The rest, which is the store of lines without one.
  private(set) var store: String

  init(_ name: String) {
    let beginning = ValueWords.priceListBeginning(of: name)
    words = beginning?.words
    var rest = String(beginning?.rest ?? name[...])
    if let found = FileNamePattern.day(in: rest) {
      day = found.day
      rest.removeSubrange(found.range)
    }
    let separators: Set<Character> = ["-", "_", ".", " "]
    let parts = rest.split { separators.contains($0) }
    store = parts.isEmpty ? name : parts.joined(separator: " ")
  }
}
