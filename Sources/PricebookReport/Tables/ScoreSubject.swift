import PricebookAnalytics
import PricebookModel

/// What a row is about, as its table names it.
struct ScoreSubject: Hashable {
  let subject: TrackRecord.Subject
  /// Where the name says it.
  let currency: CurrencyID?

  /// One number, because there are hundreds of thousands of products.
  func hash(into hasher: inout Hasher) {
    switch subject {
    case .day(let day): hasher.combine(day)
    case .product(let item, let store): hasher.combine(item.index << 32 | store.index)
    case .store(let store): hasher.combine(store)
    case .item(let item): hasher.combine(item)
    }
  }

  func name(in names: BookNames) -> String {
    let name = subject.name(in: names)
    return currency.map { "\(name), \(names.currencies[$0].label)" } ?? name
  }
}
