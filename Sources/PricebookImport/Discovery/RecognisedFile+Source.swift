import PricebookModel

extension RecognisedFile {
  /// What the file is read as, and its format in the list of sources; `nil` if it is not read.
  var source: (kind: Source.Kind, format: String)? {
    switch content {
    case .receipts(let header, _): (.receipts, Self.format(of: header, else: "receipts"))
    case .prices(let header, _): (.prices, Self.format(of: header, else: "price list"))
    case .budgets(let mapping, _): (.budgets, mapping.name.isEmpty ? "budgets" : mapping.name)
    case .lookup(let mapping, _): (.receipts, mapping.name)
    case .table(let table): (table.sourceKind, table.sourceKind.rawValue)
    case .vault(let shape, let document): (.vault, document.store?.format ?? shape.rawValue)
    case .settings: (.settings, Source.Kind.settings.rawValue)
    case .index: (.index, "official price index")
    case .payments(let payments):
      readsPayments ? (.payments, payments.kind) : nil
    case .refused, .own, .mapping, .prose, .unknown, .unreadable: nil
    }
  }

  private static func format(of header: TableReading, else usual: String) -> String {
    header.source.map { $0.name.isEmpty ? usual : $0.name } ?? usual
  }

  /// Why the file is not read, an error for one that was named; `nil` for a text without a table.
  var problem: Diagnostic? {
    let finding: (code: Diagnostic.Code, message: String)? =
      switch content {
      case .refused(let mapping):
        (.noItemPrices, "this is a file of \(mapping.name) and was not read: \(mapping.reason)")
      case .payments(let payments):
        readsPayments ? nil : refusal(of: payments).map { (.notReceipts, $0) }
      case .own(let what): file.isNamed ? (.notRecognised, what) : nil
      case .mapping: file.isNamed ? (.notRecognised, Message.mapping) : nil
      case .unknown(let found):
        (.notRecognised, "the file is not recognised and was not read: \(found)")
      case .unreadable(let failure): (failure.code, failure.message)
      case .receipts, .prices, .budgets, .lookup, .table, .vault, .settings, .index, .prose: nil
      }
    let isError = if case .unreadable = content { true } else { file.isNamed }
    return finding.map {
      Diagnostic(isError ? .error : .warning, $0.code, file: displayPath, message: $0.message)
    }
  }
}
