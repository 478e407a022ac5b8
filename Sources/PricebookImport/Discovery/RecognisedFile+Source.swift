import PricebookModel

extension RecognisedFile {
  /// What the file is read as, and what the list of sources calls its format; `nil` for a file that
  /// is not read.
  var source: (kind: Source.Kind, format: String)? {
    switch content {
    case .receipts(let header, _): (.receipts, Self.format(of: header, else: "receipts"))
    case .prices(let header, _): (.prices, Self.format(of: header, else: "price list"))
    case .budgets(let mapping, _): (.budgets, mapping.name.isEmpty ? "budgets" : mapping.name)
    case .lookup(let mapping, _): (.receipts, mapping.name)
    case .table(let table): (table.sourceKind, table.sourceKind.rawValue)
    case .vault(let shape, let document):
      (.vault, document.store?.format ?? VaultDecoder.format(of: shape))
    case .settings: (.settings, Source.Kind.settings.rawValue)
    case .refused, .payments, .prose, .unknown, .unreadable: nil
    }
  }

  private static func format(of header: ReceiptHeader, else usual: String) -> String {
    header.source.map { $0.name.isEmpty ? usual : $0.name } ?? usual
  }

  /// Why the file is not read; `nil` for a file that is, and for a text without a table.
  ///
  /// It is an error for a file that the user named.
  var problem: Diagnostic? {
    let severity: Diagnostic.Severity = file.isNamed ? .error : .warning
    return switch content {
    case .refused(let mapping):
      Diagnostic(
        severity, .noItemPrices, file: displayPath,
        message: "this is a file of \(mapping.name) and was not read: \(mapping.reason)")
    case .payments(let shape):
      Diagnostic(
        severity, .notReceipts, file: displayPath,
        message: shape.explanation(remedy: mappingRemedy))
    case .unknown(let found):
      Diagnostic(
        severity, .notRecognised, file: displayPath,
        message: "the file is not recognised and was not read: \(found)")
    case .unreadable(let failure):
      Diagnostic(.error, failure.code, file: displayPath, message: failure.message)
    case .receipts, .prices, .budgets, .lookup, .table, .vault, .settings, .prose: nil
    }
  }
}
