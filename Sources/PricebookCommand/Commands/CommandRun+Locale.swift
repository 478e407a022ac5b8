import PricebookDocument
import PricebookModel
import PricebookReport

extension CommandRun {
  /// What the reports are written in: what the command line says, else the book, else English;
  /// never what the machine is set to.
  func locale(of book: BookFacts) -> ReportLocale {
    if let locale = options.locale { return locale }
    guard let tag = book.settings.locale else { return .english }
    if let locale = ReportLocale(tag: tag), locale.isKnown { return locale }
    if options.verbosity != .quiet {
      let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
      console.say(
        "The reports are in English, since \"locale\" of pricebook.json is "
          + "\"\(visible(tag))\"; known are \(known), with a region where one is meant, as de-CH")
    }
    return .english
  }
}
