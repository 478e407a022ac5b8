/// What an amount is that a receipt has beside its lines, by the words of its name.
enum MoneyRole: Hashable, Sendable {
  /// What was paid for the whole receipt.
  case total
  /// A sum of its lines that lacks something of what was paid.
  case subtotal
  case tax
  case discount
  /// What comes on top of the lines: a fee, a tip, a deposit, a rounding.
  case fee
}
