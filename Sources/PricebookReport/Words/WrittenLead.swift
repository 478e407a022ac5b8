import PricebookAnalytics
import PricebookModel

/// A lead as it is written: phrases that name a winner take one, so that none lacks a claim.
struct WrittenLead {
  /// To the minor unit.
  let amount: Value
  /// In whole units from ten on, since it is an estimate of the next trip.
  let rounded: Value

  init(_ lead: ClearLead, in scope: CurrencyScope) {
    amount = scope.written(lead.amount)
    rounded = scope.rounded(lead.amount, from: 10)
  }
}

extension WrittenLead: PhraseArgument {
  static let fields: [String: PhraseField<WrittenLead>] = [
    "amount": PhraseField(\.amount), "rounded": PhraseField(\.rounded),
  ]
}
