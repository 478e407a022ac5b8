/// Whether a cell says that a price is an offer.
enum OfferText {
  /// Anything but an empty cell, a zero and a no.
  static func isOffer(_ text: String) -> Bool {
    let folded = text.trimmingPrefix { $0.isWhitespace }.lowercased()
    return !no.contains(folded)
  }

  private static let no: Set<String> = [
    "", "0", "false", "f", "no", "n", "nein", "non", "nee", "ei", "nej", "não", "nao", "-", "–",
    "none", "n/a", "na", "null", "regular", "normal", "falsch", "faux", "falso",
  ]
}
