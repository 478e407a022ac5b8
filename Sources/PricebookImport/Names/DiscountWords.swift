import PricebookModel

/// The words by which an adjustment is known to take money off: discounts, coupons, loyalty points.
///
/// Deposits and bags take no money off, and gift cards and vouchers are a means of payment. To add a
/// language, add its words.
enum DiscountWords {
  /// Whether the name of an adjustment has one of the words, in whatever form.
  static func areIn(_ name: String) -> Bool {
    let folded = foldedName(name)
    return stems.contains { folded.contains($0) }
  }

  private static let stems: [String] = {
    let words = [
      "coupon", "discount", "savings", "reward", "cashback", "point", "bonus", "payback",
      "cumulus", "rabat", "punkte", "réduction", "remise", "fidélité", "cagnotte",
      "avantage carte", "cupón", "cupones", "descuento", "cheque ahorro", "puntos", "sconto",
      "sconti", "punti", "bollini", "korting", "punten", "zegels", "alennu", "plussa",
      "asiakasomistajaetu", "kuponki", "pisteet", "kupon", "poäng", "desconto", "cupão", "cupom",
      "cupões", "cupons", "pontos", "poeng", "zniżk", "opust", "upust", "punkty", "kupón", "slev",
      "знижк", "купон", "бонус", "бали", "скидк", "баллы", "indirim", "puan", "クーポン", "割引",
      "値引", "ポイント",
    ]
    return words.map { foldedName($0) }
  }()
}
