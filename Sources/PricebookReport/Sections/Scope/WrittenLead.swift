import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// A lead that a sentence may state, as it is written.
///
/// Phrases that name a winner take one, so that none is named without a claim.
struct WrittenLead {
  /// To the minor unit.
  let amount: Value
  /// In whole units from ten on, since it is an estimate of the next trip.
  let rounded: Value

  init(_ lead: ClearLead, in scope: CurrencyScope) {
    amount = scope.written(lead.amount)
    rounded =
      lead.amount.approximateUnits < 10 ? amount : scope.whole(lead.amount)
  }
}
