import PricebookImport

extension RunStatus {
  /// The exit status of a run that ends because of an import error.
  init(_ kind: ImportError.Kind) {
    switch kind {
    case .noUsableData: self = .badData
    case .cannotOpen: self = .noInput
    case .cannotRead, .cancelled: self = .inputOutput
    }
  }
}
