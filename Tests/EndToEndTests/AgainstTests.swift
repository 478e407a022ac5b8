import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// What `--against` chooses is what every sentence of the month compares with.
@Suite struct AgainstTests {
  private func month(_ words: String...) -> String {
    let run = CommandLineRun(["month", "sample-data", "--period", "2026-10"] + words + ["--quiet"])
    #expect(run.status == .done, "\(run.messages)")
    return run.results.replacingOccurrences(of: "\n  ", with: " ")
      .replacingOccurrences(of: "\n", with: " ")
  }

  @Test("The heading, the chart and the categories of a month compare with the month asked for")
  func month() {
    let found = month("--against", "2025-10")
    #expect(
      found.contains("spent, €92.08 more than in the first 27 days of October 2025."), "\(found)")
    #expect(found.contains("October 2025 €"), "\(found)")
    #expect(!found.contains("September"), "\(found)")
  }

  @Test(
    "A month is compared with the mean of several in every language",
    arguments: [
      ("en", "€141.00 more than in the same days of the average month of Q3 2026."),
      ("de", "141,00\u{A0}€ mehr als im Durchschnitt derselben Tage der Monate"),
      ("es", "141,00\u{A0}€ más que en la media de los mismos días de los meses"),
      ("fr", "141,00\u{A0}€ de plus que la moyenne des mêmes jours des mois"),
    ])
  func mean(language: String, sentence: String) {
    let found = month("--against", "2026-Q3", "--locale", language)
    #expect(found.contains(sentence), "\(found)")
    let review = CommandLineRun(
      "review", "sample-data", "--period", "2026-10", "--against", "2026-Q3", "--locale", language,
      "--quiet"
    ).results.replacingOccurrences(of: "**", with: "")
    #expect(review.contains(sentence), "\(review.prefix(600))")
  }
}
