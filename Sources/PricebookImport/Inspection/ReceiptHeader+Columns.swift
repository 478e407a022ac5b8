import PricebookModel

extension ReceiptHeader {
  /// Every column, and what it is read as.
  var columns: [FileInspection.Column] {
    names.enumerated().map { column, name in
      let fields = mapping.rules?.fields(ofColumn: column).map(\.rawValue) ?? []
      let meaning =
        mapping.rules == nil
        ? mapping.priceFields.map { $0[column]?.rawValue } ?? mapping.meanings[column]?.rawValue
        : nil
      return FileInspection.Column(
        name: name, meaning: meaning ?? (fields.isEmpty ? nil : fields.joined(separator: ", ")))
    }
  }
}
