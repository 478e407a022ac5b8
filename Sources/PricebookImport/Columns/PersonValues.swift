/// Tells the names of persons from ways to pay, which a column `Paid by` may have as well.
enum PersonValues {
  /// Whether the values of a column may be persons: none is a way to pay, and not all are numbers.
  ///
  /// - Parameter values: As written, empty ones left out.
  static func mayBePersons(_ values: some Collection<String>) -> Bool {
    guard !values.isEmpty else { return true }
    var hasLetters = false
    for value in values {
      let folded = HeaderName.folded(value)
      if waysToPay.contains(folded) || stems.contains(where: { folded.hasPrefix($0) }) {
        return false
      }
      if value.contains(where: \.isLetter) { hasLetters = true }
    }
    return hasLetters
  }

  private static let stems = folded(
    "mastercard,paypal,applepay,googlepay,creditcard,debitcard,kreditkarte,girokarte,girocard,"
      + "carte bancaire,carte de crédit,tarjeta,kreditkort,luottokortti,kredi kartı,クレジット")

  private static let waysToPay = Set(
    folded(
      "cash,card,credit,debit,credit card,debit card,visa,amex,american express,maestro,v pay,vpay,"
        + "apple pay,google pay,bank transfer,transfer,check,cheque,gift card,voucher,coupon,ebt,snap,"
        + "contactless,yes,no,true,false,bar,barzahlung,bargeld,karte,ec,ec karte,ec-karte,bankkarte,"
        + "lastschrift,überweisung,gutschein,twint,ja,nein,espèces,especes,liquide,carte,cb,chèque,"
        + "virement,ticket restaurant,oui,non,efectivo,transferencia,bizum,sí,contanti,carta,bancomat,"
        + "bonifico,satispay,contant,pin,pinpas,ideal,bankpas,käteinen,kortti,kontant,kontanter,kort,"
        + "swish,mobilepay,vipps,dankort,dinheiro,cartão,multibanco,mb way,pix,gotówka,karta,blik,"
        + "hotovost,готівка,картка,наличные,карта,nakit,kart,現金,カード,電子マネー"))

  private static func folded(_ words: String) -> [String] {
    words.split(separator: ",").map { HeaderName.folded($0) }
  }
}

extension ReceiptHeader {
  /// Leaves out a column of persons whose values are none.
  mutating func settlePersons(_ text: [UInt8]) {
    guard let column = mapping.meanings.firstIndex(of: .person) else { return }
    var values: Set<String> = []
    var records = records(of: text.prefix(1 << 16))
    while records.next() {
      guard records.problem == nil, records.fields.count == names.count else { continue }
      let value = String(decoding: records.content(of: records.fields[column]), as: UTF8.self)
      if !value.isEmpty { values.insert(value) }
    }
    guard !PersonValues.mayBePersons(values) else { return }
    mapping.meanings[column] = nil
  }
}
