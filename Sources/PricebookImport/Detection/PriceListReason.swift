import PricebookModel

/// Why a file is read as a price list.
enum PriceListReason: Hashable, Sendable {
  case asked
  case fileName(String)
  case column(String)
  case mapping
  case shape(String)

  var clause: String {
    switch self {
    case .asked: "--prices or the settings name it"
    case .fileName(let words): "its name begins with \(QuotedValue.describe(words))"
    case .column(let name): "only price lists have a column \(QuotedValue.describe(name))"
    case .mapping: "the mapping says so"
    case .shape(let found): found
    }
  }

  var evidence: Evidence {
    Evidence("The file lists prices that were seen and not paid: \(clause).", about: .priceList)
  }
}
