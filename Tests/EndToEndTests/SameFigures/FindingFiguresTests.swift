import CommandTestSupport
import PricebookAnalytics
import PricebookImport
import PricebookModel
import Testing

@testable import PricebookReport

/// The findings of a review have the figures of a claim or of a table.
@Suite struct FindingFiguresTests {
  /// What the money of a finding is taken from: a topic without an entry does not compile.
  private static func source(of topic: FindingTopic) -> (claims: [Answer.Question], table: String) {
    switch topic {
    case .priceChange, .storeChoice: ([], "spending-change")
    case .priceAlerts: ([], "price-alerts")
    case .storeLevel: ([.pricesYear, .pricesSince], "store-index")
    case .savings: ([], "possible-savings")
    case .basket: ([.basketSaving], "basket-prices")
    case .cart: ([], "cart-variance")
    }
  }

  @Test("a finding without a stated claim or a table behind it is noticed")
  func findings() throws {
    let sample = CommandLineRun.packageFolder + "/sample-data"
    let book = try BookImporter(ImportOptions(paths: [sample])).read()
    let newest = Analysis(of: book).period.month
    var topics: Set<FindingTopic> = []
    for month in (0..<12).map({ newest.adding(months: -$0) }) {
      let analysis = Analysis(of: book, options: AnalysisOptions(for: book, month: month))
      for scope in ReportScopes(of: analysis, context: ReportContext()).all {
        for finding in SpendingReview(scope: scope).observations {
          let (questions, table) = Self.source(of: finding.topic)
          let own = analysis.answers.all.filter {
            $0.currency == scope.currencyID && $0.isStated && questions.contains($0.question)
          }
          let isThere = own.contains { claim in
            guard case .money(let amount) = claim.estimate else { return true }
            return amount.magnitude == finding.stake.magnitude
          }
          #expect(questions.isEmpty || isThere, "\(month) \(finding.topic)")
          #expect(
            ReportTables.tables(named: [table], of: analysis).first?.rowCount ?? 0 > 0, "\(table)")
          topics.insert(finding.topic)
        }
      }
    }
    #expect(topics.count > 2, "\(topics)")
  }
}
