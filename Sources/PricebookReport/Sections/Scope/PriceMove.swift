import PricebookAnalytics
import PricebookModel

/// How far prices moved, as far as a sentence may say it.
struct PriceMove {
  enum Outcome {
    case clear(ClearChange)
    case level
    /// The whole 95 % interval is within ±2 %, and no change may be stated.
    case hardly
    /// Why no change may be stated, and between which bounds it lies where that is known.
    case unclear(ChangeClaim.Doubt, bounds: ClosedRange<Double>?)

    init(_ claim: ChangeClaim) {
      switch claim {
      case _ where claim.isLevel: self = .level
      case .clear(let change): self = .clear(change)
      case .unclear(let estimate, _) where ClaimGate.isHardlyAny(estimate): self = .hardly
      case .unclear(let estimate, let doubt):
        // Of too few items or too little of the spending, bounds would say more than is known.
        self = .unclear(doubt, bounds: doubt.isOfSize ? estimate.interval : nil)
      }
    }
  }

  /// The month it is measured from.
  var since: Month
  var months: Int
  var outcome: Outcome
  /// The share of spending that is compared, in percent; `nil` where it is not known.
  var matchedPercent: Double?
  /// The last month that can be compared, where it is not the last one.
  var ended: Month?

  init(_ change: PriceEstimate, since: Month, through month: Month) {
    self.since = since
    months = month.months(since: since)
    matchedPercent = change.sharePercent
    outcome = Outcome(ClaimGate.change(change))
  }

  init(_ change: PriceModel.Change, through month: Month) {
    self.init(
      change.estimate, since: change.since ?? month.adding(months: -12), through: month)
  }

  /// The move between two months that no product has a price in both of.
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
    case .level, .hardly: matchedPercent.flatMap { $0 < ClaimGate.fullCoveragePercent ? $0 : nil }
    case .unclear: nil
    }
  }

  var clear: ClearChange? { if case .clear(let change) = outcome { change } else { nil } }
}

extension PriceMove: PhraseArgument {
  static let cases = ["clear", "level", "hardly", "unclear"]
  static let fields: [String: PhraseField<PriceMove>] = [
    "since": PhraseField(\.since), "isWholeYear": PhraseField(\.isWholeYear),
    "change": PhraseField(\.clear), "share": PhraseField(\.partialCoverage),
    "lowShare": PhraseField(\.lowShare), "bounds": PhraseField(\.bounds),
    "ended": PhraseField(\.ended),
    "isKnown": PhraseField {
      if case .unclear(_, bounds: nil) = $0.outcome { false } else { true }
    },
  ]

  var caseName: String? { nameOfCase(outcome) }
  var lowShare: Double? {
    if case .unclear(let doubt, _) = outcome { doubt.lowCoverage } else { nil }
  }
  var bounds: ClosedRange<Double>? {
    if case .unclear(_, let bounds) = outcome { bounds } else { nil }
  }
}
