import PricebookDocument

extension Report {
  /// What a page calls itself; the index that leads back to all months is the one of a month.
  func name(_ words: any PageWords.Type) -> String {
    switch kind {
    case .index where navigation.allMonths != nil: words.reportsOfMonth
    default: words.reportName(kind)
    }
  }
}
