public import PricebookModel

extension CartVariance {
  /// The variance of every cart of the vault.
  public static func all(in book: Book) -> [CartVariance] { [] }
}
