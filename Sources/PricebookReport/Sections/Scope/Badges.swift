import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension Badge {
  /// The status of something against its budget.
  init(_ status: BudgetVariance.Status, _ words: ReportWords) {
    let look: Look =
      switch status {
      case .over: .over
      case .under: .under
      case .on: .on
      case .unbudgeted: .unbudgeted
      }
    self.init(words.shared.word(status), look: look)
  }

  init(_ kind: PriceAlert.Kind, _ words: ReportWords) {
    let text = words.trends.alertWord(kind)
    switch kind {
    case .up: self.init(text, look: .over, arrow: .up)
    case .down: self.init(text, look: .under, arrow: .down)
    case .newLow: self.init(text, look: .on)
    }
  }
}
