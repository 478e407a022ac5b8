import PricebookModel

/// A header of a price list.
extension ReceiptHeader {
  /// Whether the columns, the file's name or the command line say that the file is a price list, and
  /// why.
  ///
  /// A file with the numbers of receipts is a price list only if the user says so.
  func priceListReason(_ columns: PriceListColumns, choices: Choices) -> PriceListReason? {
    switch choices.priceList {
    case .fileName where mapping.meanings.contains(.receiptID): return nil
    case let reason?: return reason
    case nil: return columns.telltale.map { .column($0) }
    }
  }

  /// Decides how the values of a price list are written, unless needed columns are missing.
  consuming func completed(
    asPriceList columns: PriceListColumns, because reason: PriceListReason, _ text: [UInt8],
    file: String, choices: Choices
  ) -> Detection {
    let missing = columns.missing
    guard missing.isEmpty else {
      let present = names.map { QuotedValue.describe($0, limit: 24) }.prefix(20)
      return .incomplete(
        missing: [],
        message: "it is a price list, because \(reason.clause), but it has no column for "
          + "\(missing.map(\.rawValue).joined(separator: " and ")); its columns are "
          + "\(present.joined(separator: ", ")); rename the columns, or write a mapping with "
          + "\"kind\": \"prices\"")
    }
    priceList = reason
    mapping.priceFields = columns.fields
    mapping.meanings = columns.meanings
    // Two prices of one line are no rivals in a price list.
    diagnostics = []
    evidence.removeAll { $0.hasPrefix("Column ") }
    evidence.append(reason.evidence)
    for (column, field) in columns.fields.enumerated() {
      let name = QuotedValue.describe(names[column])
      evidence.append(
        field.map { "Column \(column + 1), \(name), is the \($0.rawValue)." }
          ?? "Column \(column + 1), \(name), is passed over.")
    }
    settle(text, file: file, choices: choices)
    return .receipts(self)
  }
}

extension PriceListReason {
  fileprivate var clause: String {
    switch self {
    case .asked: "--prices names it"
    case .fileName(let words): "its name begins with \(QuotedValue.describe(words))"
    case .column(let name): "it has the column \(QuotedValue.describe(name))"
    case .mapping: "the mapping says so"
    }
  }
}
