import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension English {
  /// The words of the store comparison's head and cards.
  enum Comparison: ComparisonPhrases, InEnglish {
    static let usualBasket: RichText = "Usual basket"
    static let seenBasket: RichText = "Items seen"
    static func title(_ month: Month) -> RichText { "Store comparison, \(.month(month))" }

    static func kicker(
      _ basket: RichText, items: Int, asOf: CalendarDate, weighedOver months: Int?
    ) -> RichText {
      let how: RichText =
        months.map { months in "each as often as it was bought in \(digits: months) months, " }
        ?? ""
      return "\(basket), \(counted(items, "item", "items")), \(how)prices as of \(.date(asOf))"
    }

    static let noBasket: RichText = "No basket to compare yet"

    static func howBasketsAppear(receipts: Int, months: Int) -> RichText {
      """
      The usual basket appears once items are on at least \(digits: receipts) receipts of the last \
      \(digits: months) months. A basket of your own is a file with the columns item, quantity and \
      unit, given with --basket.
      """
    }

    static func oneStore(_ store: String, _ total: Value, basket: RichText) -> RichText {
      "\(basket): \(total) at \(name: store)"
    }

    static func noneEligible(_ percent: Int) -> RichText {
      "No store has \(percent: percent) of the basket"
    }

    static func oneEligible(_ store: String, _ total: Value, _ percent: Int) -> RichText {
      "\(name: store) is the one store with \(percent: percent) of the basket, at \(total)"
    }

    static func ranked(by basis: StoreComparison.RankBasis) -> RichText {
      switch basis {
      case .total: "Ranked by the total of the items they have."
      case .likeForLike: "Ranked by the whole basket."
      }
    }

    static func needed(_ needed: Int, of items: Int, percent: Int) -> RichText {
      """
      A store needs \(percent: percent) of the items, here \(.count(needed)) of \(.count(items)), to \
      be ranked.
      """
    }

    static func differences(against usual: String) -> RichText {
      """
      Differences are of the whole basket, against \(name: usual), the usual store: no other has \
      more receipts with its items.
      """
    }

    static let cardsDrawingNote: RichText = "Each box is one item, the mark is the threshold."

    static func rank(_ rank: Int, of count: Int) -> RichText {
      "No. \(.count(rank)) of \(.count(count)) eligible"
    }

    static func forItems(_ items: Int, of all: Int) -> RichText { "for \(itemsOf(items, all))" }

    static func itemsOf(_ items: Int, _ all: Int) -> RichText {
      "\(.count(items)) of \(counted(all, "item", "items"))"
    }

    static let filledInLabel: RichText = "of which estimated"
    static let nothing: RichText = "nothing"
    static let theUsualStore: RichText = "The usual store"
    static func against(_ store: String) -> RichText { "Against \(name: store)" }

    static func availability(share: Value, isExactlyThreshold: Bool) -> RichText {
      return isExactlyThreshold
        ? "\(strong: share), exactly at the threshold" : "\(strong: share) available"
    }

    static let lacksNothing: RichText = "lacks nothing"
    static func lacks(_ names: RichText) -> RichText { "lacks \(names)" }
    static let pairTitle: RichText = "Best pair of stores"

    static let pairNote: RichText = """
      The two stores that together have most of the items, for the least money, each item at the \
      cheaper of the two. Stores below the threshold count too. Taking the lower \
      price of each item always makes a sum look low; part of that is chance.
      """

    static func pair(
      _ one: String, _ other: String, _ total: Value, items: Int, of all: Int
    ) -> RichText {
      let what: RichText =
        items == all ? whole(all) : itemsOf(items, all)
      return "\(name: one) and \(name: other): \(strong: total) for \(what)."
    }

    static func pairSaving(
      _ amount: Value, isLess: Bool, store: String, isUsual: Bool, items: Int?, filledIn: Value?
    ) -> RichText {
      var claim: RichText = """
        That is \(strong: amount) \(isLess ? "less" : "more") than everything at \(name: store)\
        \(isUsual ? ", the usual store" : "")
        """
      if let items { claim += ", over \(counted(items, "item", "items"))" }
      guard let filledIn else { return "\(claim)." }
      return "\(claim), where \(about(filledIn)) is estimated."
    }

    private static func whole(_ items: Int) -> RichText {
      switch items {
      case 1: "the item"
      case 2: "both items"
      default: "all \(.count(items)) items"
      }
    }

    static func belowAlone(_ store: String) -> RichText {
      "\(name: store) alone is below the threshold."
    }

    static func part(_ items: RichText, at store: String, _ total: Value) -> RichText {
      "\(items) at \(name: store) (\(total))"
    }

    static func split(_ parts: RichText) -> RichText { "Buy \(parts)." }

    static func noSecondStore(_ store: String) -> RichText {
      """
      A second trip saves nothing: no other store has an item that \(name: store) lacks, or one for \
      less.
      """
    }

    static func listNote(_ store: String) -> RichText {
      "The basket at \(name: store)."
    }

    static func listLacks(_ items: RichText) -> RichText { "It lacks \(items)." }
    static let pairListNote: RichText = "The basket split over the best pair, for one trip."
    static let pairListIsNotWeighed: RichText =
      "Nothing here is multiplied by how often it was bought."

    static func pairListLacks(_ items: RichText) -> RichText { "Neither has \(items)." }
    static func everythingAt(_ store: String) -> RichText { "Everything at \(name: store)" }
    static let noShoppingList: RichText = "No shopping list: nothing has a price"

    private static func changed(
      _ change: ComparisonAlternative.Change, count: Int
    ) -> RichText {
      switch change {
      case .offersAtOrdinaryPrice:
        "With \(counted(count, "offer", "offers")) at the store’s ordinary price"
      case .withoutStalePrices:
        """
        Without \(counted(count, "price", "prices")) older than \(.count(StoreComparison.staleDays)) \
        days or undated
        """
      }
    }

    static func alternative(
      _ change: ComparisonAlternative.Change, count: Int, isSame: Bool, best: String,
      _ bestTotal: Value, winner: String, _ winnerTotal: Value, isClear: Bool
    ) -> RichText {
      let clear: RichText = isClear ? "" : ", without a clear lead"
      let alike: RichText = bestTotal == winnerTotal ? "" : ", \(winnerTotal) for the whole basket"
      let result: RichText =
        best == winner
        ? """
        \(name: best) \(isSame ? "still " : "")ranks first with \(bestTotal)\(alike)\(clear).
        """
        : """
        \(name: best) ranks first with \(bestTotal) and \(name: winner) has the lowest whole \
        basket, \(winnerTotal)\(clear)\(isSame ? ", as before" : "").
        """
      return "\(changed(change, count: count)), \(result)"
    }

    static func alternativeWithoutStores(
      _ change: ComparisonAlternative.Change, count: Int
    ) -> RichText {
      "\(changed(change, count: count)), no store has enough of the basket."
    }
  }
}
