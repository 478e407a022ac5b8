import PricebookDocument

extension Report {
  /// What a page calls itself.
  func name(_ words: any PageWords.Type) -> String {
    switch kind {
    case .index where isOneSheet: words.atAGlance
    default: words.reportName(kind)
    }
  }
}
