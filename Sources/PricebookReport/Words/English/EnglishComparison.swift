import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words of the store comparison's head and cards.
enum EnglishComparison: ComparisonPhrases, InEnglish {
  static let usualBasket: RichText = "Usual basket"

  static func title(_ month: Month) -> RichText { "Store comparison, \(.month(month))" }

  static func kicker(
    _ basket: RichText, items: Int, asOf: CalendarDate, isWeighed: Bool
  ) -> RichText {
    """
    \(basket), \(counted(items, "item", "items")), \
    \(isWeighed ? "each as often as it was bought in 3 months, " : "")prices as of \(.date(asOf))
    """
  }

  static let noBasket: RichText = "No basket to compare yet"

  static let howBasketsAppear: RichText = """
    The usual basket appears once items stand on at least 2 receipts of the last 3 months. A \
    basket of your own is a file with the columns item, quantity and unit, given with --basket.
    """

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
    "No store has \(.percent(Double(percent), digits: 0)) of the basket"
  }

  static func mostAvailable(_ store: String, available: Int, of items: Int) -> RichText {
    """
    \(name: store) has most of it, \(itemsOf(available, items)). Totals of so few items do not \
    compare, so no store is recommended.
    """
  }

  static func oneEligible(_ store: String, _ total: Value, _ percent: Int) -> RichText {
    """
    \(name: store) is the one store with \(.percent(Double(percent), digits: 0)) of the basket, \
    at \(total)
    """
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

  static func cardsNote(
    percent: Int, needed: Int, of items: Int, usual: String?,
    basis: StoreComparison.RankBasis
  ) -> [RichText] {
    let order: RichText =
      switch basis {
      case .total: "Ranked by the total of the items they have."
      case .likeForLike: "Ranked by the total like for like."
      }
    let rule: RichText = """
      \(order) A store needs \
      \(.percent(Double(percent), digits: 0)) of the items, here \(.count(needed)) of \
      \(.count(items)), to be ranked.
      """
    guard let usual else { return [rule] }
    return [
      rule,
      """
      Differences are like for like, against \(name: usual), where the basket is usually bought.
      """,
    ]
  }

  static let cardsDrawingNote: RichText = "Each box is one item, the mark is the threshold."

  static func rank(_ rank: Int, of count: Int) -> RichText {
    "No. \(.count(rank)) of \(.count(count)) eligible"
  }

  static func forItems(_ items: Int, of all: Int) -> RichText { "for \(itemsOf(items, all))" }

  static func itemsOf(_ items: Int, _ all: Int) -> RichText {
    "\(.count(items)) of \(counted(all, "item", "items"))"
  }

  static func likeForLikeLabel(isLowest: Bool) -> RichText {
    isLowest ? "Like for like, lowest" : "Like for like"
  }

  static let likeForLike: RichText = "Like for like"
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
}
