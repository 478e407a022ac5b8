/// How an export writes the currency of an amount.
enum VaultCurrency: Hashable, Sendable {
  /// It does not: the amounts are in the currency of the book.
  case ofBook
  /// A code or a sign as written; empty if there are no amounts at all.
  case written(String)
}
