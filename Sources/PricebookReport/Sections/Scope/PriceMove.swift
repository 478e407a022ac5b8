import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// How far prices moved, as far as a sentence may say it.
struct PriceMove {
  enum Outcome {
    case clear(ClearChange)
    case level
    /// Why no change may be stated, and between which bounds it lies where that is known.
    case unclear(ChangeClaim.Doubt, bounds: ClosedRange<Double>?)
  }

  /// The month it is measured from.
  var since: Month
  var months: Int
  var outcome: Outcome
  /// The share of spending that is compared, in percent; `nil` where it is not known.
  var matchedPercent: Double?

  /// - Parameter rivals: As for ``ClaimGate/probability(among:)``.
  init(_ change: IndexChange, among rivals: Int = 1) {
    since = change.since
    months = change.months
    matchedPercent = change.matchedPercent
    let claim = change.claim(among: rivals)
    switch claim {
    case _ where claim.isLevel: outcome = .level
    case .clear(let change): outcome = .clear(change)
    case .unclear(let estimate, let doubt):
      outcome = .unclear(doubt, bounds: estimate.interval)
    }
  }

  /// What the price model says, up to the month of the report.
  init(_ change: PriceModel.Change, through month: Month) {
    since = change.since ?? month.adding(months: -12)
    months = month.months(since: since)
    matchedPercent = change.estimate.sharePercent
    let claim = ClaimGate.change(change.estimate)
    switch claim {
    case _ where claim.isLevel: outcome = .level
    case .clear(let change): outcome = .clear(change)
    case .unclear(let estimate, let doubt):
      outcome = .unclear(doubt, bounds: estimate.interval)
    }
  }

  /// Nothing joins the two months.
  init(unlinkedSince since: Month, months: Int) {
    self.since = since
    self.months = months
    outcome = .unclear(.fewProducts(0), bounds: nil)
  }

  var isWholeYear: Bool { months == 12 }

  /// The share that the sentence itself has to name.
  var partialCoverage: Double? {
    switch outcome {
    case .clear(let change): change.partialCoverage
    case .level: matchedPercent.flatMap { $0 < ClaimGate.fullCoveragePercent ? $0 : nil }
    case .unclear: nil
    }
  }

  var clear: ClearChange? { if case .clear(let change) = outcome { change } else { nil } }
}
