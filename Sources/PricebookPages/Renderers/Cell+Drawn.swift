import PricebookDocument
import PricebookModel

extension Cell {
  /// The currency of an amount.
  var currency: CurrencyCode? {
    switch content {
    case .value(let value): value.currency
    case .basketPrice(let price): price.price.currency
    case .text(let text): text.leadingValue?.currency
    case .absent, .notYet, .badge, .sparkline, .bar, .direction: nil
    }
  }

  var isDrawn: Bool {
    switch content {
    case .sparkline, .bar: true
    default: false
    }
  }
}
