import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words of the best pair, the shopping list, the lead and the results without some prices.
extension EnglishComparison {
  static let pairTitle: RichText = "Best pair of stores"

  static let pairNote: RichText = """
    The two stores that together have most of the items, for the least money, each item at the \
    cheaper of the two. Stores below the threshold count too.
    """

  static func pair(
    _ one: String, _ other: String, _ total: Value, items: Int, of all: Int
  ) -> RichText {
    let what: RichText =
      items == all ? "all \(counted(all, "item", "items"))" : itemsOf(items, all)
    return "\(name: one) and \(name: other): \(strong: total) for \(what)."
  }

  static func pairSaving(
    _ amount: Value, isLess: Bool, store: String, isUsual: Bool, items: Int?, filledIn: Value?
  ) -> RichText {
    var claim: RichText = """
      That is \(strong: amount) \(isLess ? "less" : "more") than everything at \(name: store)\
      \(isUsual ? ", the usual store," : "") like for like
      """
    if let items { claim += ", over \(counted(items, "item", "items"))" }
    guard let filledIn else { return "\(claim)." }
    return "\(claim), where \(about(filledIn)) is filled in."
  }

  static func belowAlone(_ store: String) -> RichText {
    "\(name: store) alone is below the threshold."
  }

  static func split(_ parts: [(store: String, items: Int, total: Value)]) -> RichText {
    let entries = parts.map { part -> RichText in
      "\(counted(part.items, "item", "items")) at \(name: part.store) (\(part.total))"
    }
    return "Buy \(list(entries))."
  }

  static func noSecondStore(_ store: String) -> RichText {
    """
    A second trip saves nothing: no other store has an item that \(name: store) lacks, or one for \
    less.
    """
  }

  static func pairSavesNothing(_ store: String) -> RichText {
    "A second trip saves nothing against \(name: store) like for like."
  }

  static func listNote(_ store: String, lacks: [String]) -> RichText {
    let what: RichText = "The basket at \(name: store), lowest like for like."
    guard !lacks.isEmpty else { return what }
    return "\(what) It lacks \(list(lacks, limit: 6))."
  }

  static func pairListNote(lacks: [String], isWeighed: Bool) -> RichText {
    var note: RichText = "The basket split over the best pair, for one trip."
    if isWeighed { note += " Nothing here is multiplied by how often it was bought." }
    return lacks.isEmpty ? note : "\(note) Neither has \(list(lacks, limit: 6))."
  }

  static func everythingAt(_ store: String) -> RichText { "Everything at \(name: store)" }

  static let noShoppingList: RichText = "No shopping list: nothing has a price"

  static func lead(
    _ winner: String, over rival: String, amount: Value, largest: Value, items: [String],
    isMore: Bool
  ) -> RichText {
    let what: RichText = """
      Like for like \(name: winner) is \(amount) below \(name: rival). \
      \(list(items)) alone \(items.count == 1 ? "makes" : "make") up \(largest)
      """
    return isMore ? "\(what), and other items take some of it back." : "\(what) of it."
  }

  private static func changed(
    _ change: ComparisonAlternative.Change, count: Int
  ) -> RichText {
    switch change {
    case .offersAtOrdinaryPrice:
      "With \(counted(count, "offer", "offers")) at the store’s ordinary price"
    case .withoutStalePrices:
      """
      Without \(counted(count, "price", "prices")) older than \
      \(.count(StoreComparison.staleDays)) days or undated
      """
    }
  }

  static func alternative(
    _ change: ComparisonAlternative.Change, count: Int, isSame: Bool, best: String,
    _ bestTotal: Value, winner: String, _ winnerTotal: Value, isClear: Bool
  ) -> RichText {
    let clear: RichText = isClear ? "" : ", without a clear lead"
    let alike: RichText = bestTotal == winnerTotal ? "" : ", \(winnerTotal) like for like"
    let result: RichText =
      best == winner
      ? """
      \(name: best) \(isSame ? "still " : "")ranks first with \(bestTotal)\(alike)\(clear).
      """
      : """
      \(name: best) ranks first with \(bestTotal) and \(name: winner) is lowest like for like \
      with \(winnerTotal)\(clear)\(isSame ? ", as before" : "").
      """
    return "\(changed(change, count: count)), \(result)"
  }

  static func alternativeWithoutStores(
    _ change: ComparisonAlternative.Change, count: Int
  ) -> RichText {
    "\(changed(change, count: count)), no store has enough of the basket."
  }
}
