import PricebookAnalytics
import PricebookModel

/// Where the link at the end of a finding leads.
enum FindingPlace: CaseIterable {
  case stores, carts, trends, comparison

  var target: LinkTarget {
    switch self {
    case .stores, .carts: .section("\(self)")
    case .trends: .page(ReportKind.priceTrends.fileName)
    case .comparison: .page(ReportKind.storeComparison.fileName)
    }
  }
}

extension FindingPlace: PhraseCase {}
