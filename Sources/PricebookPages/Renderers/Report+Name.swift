import PricebookDocument

extension Report {
  /// What a page calls itself; the index that leads back to all months is that of a month
  /// or another period.
  func name(_ words: any PageWords.Type) -> String {
    switch kind {
    case .index where navigation.allMonths != nil:
      month == nil ? words.reportsOfPeriod : words.reportsOfMonth
    default: words.reportName(kind)
    }
  }
}
