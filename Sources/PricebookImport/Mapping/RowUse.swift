/// What a mapping does with the rows that fit its patterns; the raw values are its keys.
enum RowUse: String, CaseIterable, Sendable {
  case only
  case skip
  case footers
  case adjustments
  /// Rows that are money off: their amount counts below zero, whatever its sign.
  case moneyOff
  /// Rows that take a purchase back: quantity and amounts count below zero, whatever their sign.
  case returns
}
