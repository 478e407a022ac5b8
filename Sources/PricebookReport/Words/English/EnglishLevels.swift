import PricebookAnalytics
import PricebookDocument

extension English {
  /// The English words on how dear the stores are.
  enum Levels: LevelPhrases, InEnglish {
    static let title: RichText = "Price level of stores"

    static func note(days: Int, usual: String, isBySpending: Bool) -> RichText {
      let weights: RichText =
        isBySpending ? "by what is spent on them" : "each with the same weight"
      return """
        The latest prices of the last \(counted(days, "day", "days")), over all items that at least two \
        of these stores price, \(weights); \(name: usual) is 100. Items that a store \
        shares with any of the others count as common.
        """
    }

    static let drawingNote: RichText = "The dot is the level, the line its 95% interval."

    private static func items(_ count: Int) -> RichText {
      counted(count, "common item", "common items")
    }

    static func cheaper(
      _ change: ClearChange, _ store: String, than usual: String, items count: Int
    ) -> RichText {
      let (size, low, high) = sizes(change)
      return """
        \(name: store) is \(size) cheaper than \(name: usual) (\(low) to \(high)) over \
        \(items(count))
        """
    }

    static func dearer(
      _ change: ClearChange, _ store: String, than usual: String, items count: Int
    ) -> RichText {
      let (size, low, high) = sizes(change)
      return """
        No store is clearly cheaper than \(name: usual); \(name: store) is \(size) dearer \
        (\(low) to \(high)) over \(items(count))
        """
    }

    static func unclear(_ store: String, _ usual: String, why: RichText) -> RichText {
      "No clear difference between \(name: store) and \(name: usual): \(why)"
    }

    static func reason(
      _ doubt: ChangeClaim.Doubt, _ estimate: Estimate, items count: Int
    ) -> RichText {
      switch doubt {
      case .fewProducts(let few): "only \(items(few))"
      case .containsZero: measured(estimate, items: count)
      case .nearZero: "\(measured(estimate, items: count)), too near to none to be sure"
      case .noInterval, .lowCoverage: "too few items link the two"
      }
    }

    static func tie(_ estimate: Estimate, items count: Int) -> RichText {
      measured(estimate, items: count)
    }

    static func olderPrices(_ estimate: Estimate, items count: Int) -> RichText {
      "\(measured(estimate, items: count)), and the prices of one are older"
    }

    private static func measured(_ estimate: Estimate, items count: Int) -> RichText {
      let size: RichText = .value(.percentDifference(estimate.value))
      guard let interval = estimate.interval else { return "\(size) over \(items(count))" }
      let low = Value.number(interval.lowerBound, digits: 1)
      let high = Value.number(interval.upperBound, digits: 1)
      return "\(size) (\(low) to \(high)) over \(items(count))"
    }

    static func omitted(_ stores: Int) -> RichText {
      "\(counted(stores, "more store has", "more stores have")) prices of the same items and no level here: too few, or none in common with these."
    }

    static func description(_ levels: RichText) -> RichText { "\(levels)." }
    static let tableTitle: RichText = "Table of levels"
    static let tableCaption: RichText = "Price level by store"
    static let lower: RichText = "From"
    static let upper: RichText = "To"
    static let commonItems: RichText = "Common items"
  }
}
