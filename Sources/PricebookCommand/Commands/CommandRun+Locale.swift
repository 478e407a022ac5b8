import PricebookDocument
import PricebookModel
import PricebookReport

extension CommandRun {
  /// The language of the reports: the command line's, else the book's, else English.
  ///
  /// The settings of the machine are never used.
  func locale(of book: BookFacts) -> ReportLocale {
    if let locale = options.locale { return locale }
    guard let tag = book.settings.locale else { return .english }
    if let locale = ReportLocale(tag: tag), locale.isKnown { return locale }
    if options.verbosity != .quiet {
      let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
      console.say(
        "The reports are in English, because \"locale\" in pricebook.json is "
          + "\"\(visible(tag))\"; use one of \(known), optionally with a region, such as de-CH")
    }
    return .english
  }
}
