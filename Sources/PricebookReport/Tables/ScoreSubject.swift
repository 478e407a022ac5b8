import PricebookAnalytics
import PricebookModel

/// What a row is about, as its table names it.
struct ScoreSubject: Hashable {
  let subject: TrackRecord.Subject
  /// Where the name says it.
  let currency: CurrencyID?

  func name(in names: BookNames) -> String {
    let name = subject.name(in: names)
    return currency.map { "\(name), \(names.currencies[$0].label)" } ?? name
  }
}
