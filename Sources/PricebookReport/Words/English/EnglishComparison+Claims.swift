import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension English.Comparison {
  static func secondStoreNeeded(
    available: Int, of items: Int, currency: CurrencyCode
  ) -> RichText {
    let prices: RichText = currency.label.isEmpty ? "prices" : "prices in \(name: currency.label)"
    let share: RichText =
      available == items ? "" : "That is for \(itemsOf(available, items)). "
    return """
      \(share)A comparison appears as soon as a second store has \
      \(prices) for any of these items.
      """
  }

  static func mostAvailable(_ stores: [String], available: Int, of items: Int) -> RichText {
    let who: RichText =
      stores.count == 1
      ? "\(list(stores)) has most of it, \(itemsOf(available, items))"
      : "\(list(stores)) have most of it, \(itemsOf(available, items)) each"
    return "\(who). Totals of so few items do not compare, so no store is recommended."
  }

  static func cheaperElsewhere(
    _ saving: WrittenLead, at store: String, missing: Int, of items: Int
  ) -> RichText {
    let claim: RichText =
      "About \(saving.rounded) cheaper at \(name: store) than where it is bought now"
    return missing == 0 ? claim : "\(claim); \(itemsOf(missing, items)) missing"
  }

  static func noClearSaving(_ usual: String) -> RichText {
    "No store is clearly cheaper than \(name: usual), the usual store"
  }

  static func usualIsCheapest(_ lead: WrittenLead, _ usual: String) -> RichText {
    "\(name: usual), the usual store, is also cheapest, by \(lead.amount)"
  }

  static func cheapest(_ lead: WrittenLead, _ store: String, _ total: Value) -> RichText {
    "\(name: store) is cheapest for the whole basket: \(total), \(lead.amount) below the next"
  }

  static func noClearWinner(_ one: String, _ other: String) -> RichText {
    "No clear winner between \(name: one) and \(name: other)"
  }

  static func wholeBaskets(_ parts: RichText) -> RichText { "Whole basket: \(parts)." }

  static func wholeBasket(
    _ store: String, _ total: Value, estimated: Value?, isUsual: Bool
  ) -> RichText {
    let who: RichText = isUsual ? "\(name: store) (the usual store)" : .name(store)
    guard let estimated else { return "\(who) \(strong: total)" }
    return "\(who) \(strong: total) (\(estimated) of it estimated)"
  }

  static func comparedItems(_ items: Int, of all: Int) -> RichText {
    "Totals are for \(itemsOf(items, all)); no eligible store prices the others."
  }

  static func ownItems(_ items: Int, of all: Int) -> RichText {
    "That is for \(itemsOf(items, all))."
  }

  static func attainable(_ items: Int, at store: String) -> RichText {
    """
    The saving is on the \(counted(items, "item", "items")) that both price; the rest would still \
    be bought where it is bought now.
    """
  }

  static func tie(
    _ tie: LeadClaim.Tie, _ one: String, _ other: String, difference: Value?
  ) -> RichText {
    guard let difference else { return "\(name: one) and \(name: other) come to the same." }
    let what: RichText =
      "The difference of \(difference) between \(name: one) and \(name: other)"
    return switch tie {
    case .belowOnePercent:
      "\(what) is below \(percent: ClaimGate.tiePercent), so it counts as a tie."
    case .smallerThanEstimated:
      "\(what) is smaller than what had to be estimated, so it counts as a tie."
    case .restsOnOldPrices:
      """
      \(what) rests on prices that are undated or older than \
      \(.count(StoreComparison.staleDays)) days, so it counts as a tie.
      """
    case .restsOnOneItem:
      "\(what) rests on at most one item that both have, so it counts as a tie."
    case .withinScatter:
      """
      \(what) is small against how much their prices differ from item to item, so it counts as a tie.
      """
    case .withinDrift:
      "\(what) may come from older prices at one of them, so it counts as a tie."
    }
  }

  static func ruleFirst(
    _ store: String, _ total: Value, items: Int, of all: Int, percent: Int
  ) -> RichText {
    """
    The \(percent: percent) rule, which ranks by the total of the items that a store has, puts \
    \(name: store) first with \(total) for \(itemsOf(items, all)).
    """
  }

  static func cardsTitle(_ count: Int, isAdvice: Bool) -> RichText {
    guard isAdvice else {
      return count == 1 ? "The eligible store" : "Eligible stores with the lowest totals"
    }
    return count == 1 ? "Recommended store" : "Recommended stores"
  }

  static let lowestWholeBasket: RichText = "whole basket, the lowest"
  static let wholeBasket: RichText = "whole basket"
  static func dearer(than store: String) -> RichText { "Dearer than \(name: store)" }

  static func won(_ count: Int, tied: Int) -> RichText {
    tied == 0 ? .value(.count(count)) : "\(.count(count)), tied \(.count(tied))"
  }

  static func pairSavesNothing(_ store: String) -> RichText {
    "A second trip saves no clear amount against everything at \(name: store)."
  }

  static func pairBrings(_ items: Int, lackedBy store: String) -> RichText {
    "It brings \(counted(items, "item", "items")) that \(name: store) lacks."
  }

  static func pairLimit(_ stores: Int) -> RichText {
    "Only the \(.count(stores)) stores that have most of the items are tried."
  }

  static func lead(
    _ lead: WrittenLead, of winner: String, over rival: String, largest: Value, items: [LinkedName],
    isMore: Bool
  ) -> RichText {
    let claim: RichText = """
      For the whole basket, \(name: winner) is \(lead.amount) below \(name: rival).
      """
    if items.isEmpty { return claim }
    let what: RichText = """
      \(claim) \(list(items)) alone \(items.count == 1 ? "makes" : "make") up \(largest)
      """
    return isMore ? "\(what), and other items take some of it back." : "\(what) of it."
  }
}
