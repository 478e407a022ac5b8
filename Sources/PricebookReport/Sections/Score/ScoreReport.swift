import PricebookAnalytics
import PricebookModel

/// How often what the pages said at past month ends came true: what `pricebook score` prints.
struct ScoreReport {
  private let scope: CurrencyScope
  private let record: TrackRecord
  private let scores: [TrackRecord.Score]

  init(_ scope: CurrencyScope) {
    self.scope = scope
    record = scope.analysis.trackRecord
    scores = record.scores(in: scope.period.calendar)
  }

  private var words: ReportWords { scope.words }

  var report: Report {
    let ranges = scores.reduce(0) { $0 + $1.ranges }
    let months = record.outcomes.first.flatMap { first in
      record.outcomes.last.map { MonthPeriod(first.month...$0.month) }
    }
    return Report(
      kind: .score, title: words.score.title, kicker: months.map(words.score.kicker) ?? "",
      headline: ranges > 0
        ? words.score.headline(scores.reduce(0) { $0 + $1.held }, of: ranges)
        : words.score.nothing,
      deck: scores.isEmpty
        ? words.score.nothingDeck
        : words.score.deck(.date(min(scope.period.asOf, scope.period.lastDay))),
      sections: scores.isEmpty ? [] : [section],
      footer: [words.shared.footerSource], locale: scope.context.locale, words: words.page)
  }

  private var section: Section {
    let table = DisplayTable(
      "score-table", words.score.tableTitle, isCaptionHidden: true, of: scores,
      [
        .init(words.score.what) { .text(words.score.question($0.question, day: $0.forecastDay)) },
        .number(words.score.cases) { .count($0.cases) },
        .number(words.score.within) {
          $0.ranges > 0 ? .text(words.trends.share($0.held, of: $0.ranges)) : .absent
        }, .number(words.score.error) { error($0.error, of: $0) },
        .number(words.score.plainError) { error($0.plainError, of: $0) },
      ])
    return Section(
      id: "score", title: words.score.tableTitle, note: [words.score.note],
      blocks: [.table(table), words.shared.method([words.score.method(TrackRecord.dueDays)])])
  }

  private func error(_ error: Double?, of score: TrackRecord.Score) -> Cell {
    guard let error else { return .absent }
    guard score.question == .due else { return .percent(error) }
    return .text(words.score.days(.number(error, digits: error == error.rounded() ? 0 : 1), error))
  }
}
