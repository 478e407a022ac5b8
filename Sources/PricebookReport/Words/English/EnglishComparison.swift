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
      The usual basket appears once items stand on at least \(digits: receipts) receipts of the last \
      \(digits: months) months. A basket of your own is a file with the columns item, quantity and \
      unit, given with --basket.
      """
    }

    static func oneStore(_ store: String, _ total: Value, basket: RichText) -> RichText {
      "\(basket): \(total) at \(name: store)"
    }

    static func secondStoreNeeded(available: Int, of items: Int) -> RichText {
      """
      That is for \(itemsOf(available, items)). A comparison appears as soon as a second store has \
      prices for them.
      """
    }

    static func noneEligible(_ percent: Int) -> RichText {
      "No store has \(percent: percent) of the basket"
    }

    static func mostAvailable(_ store: String, available: Int, of items: Int) -> RichText {
      """
      \(name: store) has most of it, \(itemsOf(available, items)). Totals of so few items do not \
      compare, so no store is recommended.
      """
    }

    static func oneEligible(_ store: String, _ total: Value, _ percent: Int) -> RichText {
      "\(name: store) is the one store with \(percent: percent) of the basket, at \(total)"
    }

    static func winnersDiffer(_ lowest: String, _ winner: String) -> RichText {
      "\(name: lowest) has the lowest total, \(name: winner) is cheaper like for like"
    }

    static func cheapest(_ store: String, _ total: Value, items: Int, of all: Int) -> RichText {
      items == all
        ? "\(name: store) is cheapest for the basket, at \(total)"
        : "\(name: store) is cheapest for the basket: \(total) for \(itemsOf(items, all))"
    }

    static func cheapestLikeForLike(_ store: String, _ total: Value) -> RichText {
      "\(name: store) is cheapest like for like, at \(total)"
    }

    static func noClearLeadLikeForLike(_ store: String) -> RichText {
      "\(name: store) is lowest like for like, without a clear lead"
    }

    static func noClearLead(_ store: String) -> RichText {
      "\(name: store) has the lowest total, without a clear lead"
    }

    static func asks(
      _ store: String, _ total: Value, items: Int, lacks: Int, likeForLike: Value?
    ) -> RichText {
      let what: RichText = "\(name: store) asks \(strong: total) for"
      guard lacks > 0 else {
        return "\(what) all \(counted(items, "item", "items"))."
      }
      let claim: RichText = """
        \(what) the \(counted(items, "item", "items")) it has and lacks \(.count(lacks))
        """
      guard let likeForLike else { return "\(claim)." }
      return """
        \(claim). With \(lacks == 1 ? "that" : "those") filled in at its own level it would be \
        \(likeForLike).
        """
    }

    static func otherAt(
      _ store: String, _ total: Value, isLowest: Bool, isUsual: Bool
    ) -> RichText {
      let who: RichText =
        isUsual ? "\(name: store), where the basket is mostly bought," : .name(store)
      return isLowest
        ? "\(who) is at \(strong: total) like for like."
        : "\(who) comes next like for like with \(strong: total)."
    }

    static func unclear(lead: Value) -> RichText {
      """
      The lead of \(lead) is no larger than what was filled in, so there is no clear winner \
      between the two.
      """
    }

    static let tied: RichText = "Both come to the same, so there is no clear winner."

    static func saving(_ amount: Value, _ store: String, usual: String) -> RichText {
      "\(name: store) saves \(strong: amount) against \(name: usual)."
    }

    static func cardsTitle(_ count: Int) -> RichText {
      count == 1 ? "Recommended store" : "Recommended stores"
    }

    static func ranked(by basis: StoreComparison.RankBasis) -> RichText {
      switch basis {
      case .total: "Ranked by the total of the items they have."
      case .likeForLike: "Ranked by the total like for like."
      }
    }

    static func needed(_ needed: Int, of items: Int, percent: Int) -> RichText {
      """
      A store needs \(percent: percent) of the items, here \(.count(needed)) of \(.count(items)), to \
      be ranked.
      """
    }

    static func differences(against usual: String) -> RichText {
      "Differences are like for like, against \(name: usual), where the basket is usually bought."
    }

    static let cardsDrawingNote: RichText = "Each box is one item, the mark is the threshold."

    static func rank(_ rank: Int, of count: Int) -> RichText {
      "No. \(.count(rank)) of \(.count(count)) eligible"
    }

    static func forItems(_ items: Int, of all: Int) -> RichText { "for \(itemsOf(items, all))" }

    static func itemsOf(_ items: Int, _ all: Int) -> RichText {
      "\(.count(items)) of \(counted(all, "item", "items"))"
    }

    static let lowestLikeForLike: RichText = "Like for like, lowest"
    static let filledInLabel: RichText = "of which filled in"
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

    static func pairSavesNothing(_ store: String) -> RichText {
      "A second trip saves nothing against \(name: store) like for like."
    }

    static func listNote(_ store: String) -> RichText {
      "The basket at \(name: store), lowest like for like."
    }

    static func listLacks(_ items: RichText) -> RichText { "It lacks \(items)." }
    static let pairListNote: RichText = "The basket split over the best pair, for one trip."
    static let pairListIsNotWeighed: RichText =
      "Nothing here is multiplied by how often it was bought."

    static func pairListLacks(_ items: RichText) -> RichText { "Neither has \(items)." }
    static func everythingAt(_ store: String) -> RichText { "Everything at \(name: store)" }
    static let noShoppingList: RichText = "No shopping list: nothing has a price"

    static func lead(
      _ winner: String, over rival: String, amount: Value, largest: Value, items: [String],
      isMore: Bool
    ) -> RichText {
      let what: RichText = """
        Like for like \(name: winner) is \(amount) below \(name: rival). \(list(items)) alone \
        \(items.count == 1 ? "makes" : "make") up \(largest)
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
}
