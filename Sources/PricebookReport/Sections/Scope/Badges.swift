import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension Badge {
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
}
