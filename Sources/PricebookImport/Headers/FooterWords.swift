import PricebookModel

/// The words of lines that sum up a table, in the languages of ``HeaderWords``.
///
/// To add a language, add its words to the lists.
enum FooterWords {
  enum Kind: Hashable, Sendable {
    /// The sum of all lines, with or without tax.
    case total
    /// The sum of lines before tax.
    case subtotal
    case tax
    /// Anything that is not a sum of lines: how many there are, how they were paid.
    case other
  }

  /// What a text names: the whole text, or the part before a colon.
  static func kind(of text: String) -> Kind? {
    let name = text.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(text[..<$0]) } ?? text
    return table[HeaderName.folded(name)]
  }

  /// What the name of a line names that has all that a purchase has: `SUMME EUR`, `TVA 5,5 %`,
  /// `CASH TENDERED`.
  static func kind(ofItem name: String) -> Kind? {
    if let kind = itemKind(name) { return kind }
    var words = name.split(whereSeparator: \.isWhitespace)
    while words.count > 1, let last = words.last, last.allSatisfy({ !$0.isLetter }) {
      words.removeLast()
    }
    // Taxes have a rate and cards a number, but `Total 0 %` is a yoghurt.
    switch itemKind(words.joined(separator: " ")) {
    case .tax, .other: break
    case .total, .subtotal, nil: words = name.split(whereSeparator: \.isWhitespace)
    }
    while words.count > 1, let last = words.last, CurrencyCode.isCodeOrSign(String(last)) {
      words.removeLast()
    }
    return itemKind(words.joined(separator: " "))
  }

  /// Whether an item may be called like a sum, by the first letters of its name; most are not.
  static func mayBeSum(_ name: some Sequence<UInt8>) -> Bool {
    var beginning: UInt32 = 0
    for byte in name.prefix(3) {
      let letter = byte | 0x20
      // Other letters and signs are left to ``kind(ofItem:)``.
      guard letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") else { return true }
      beginning = beginning << 8 | UInt32(letter)
    }
    return sumBeginnings.contains(beginning)
  }

  private static let sumBeginnings = Set(
    table.lazy.filter { $0.value == .total || $0.value == .subtotal }.map { word, _ in
      word.utf8.prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    })

  private static func itemKind(_ name: String) -> Kind? {
    let folded = HeaderName.folded(name)
    return table[folded] ?? (payments.contains(folded) ? .other : nil)
  }

  private static let table: [String: Kind] = {
    var table: [String: Kind] = [:]
    for (kind, words) in [
      (Kind.total, totals), (.subtotal, subtotals), (.tax, taxes), (.other, others),
    ] {
      for word in words.split(separator: ",") { table[HeaderName.folded(word)] = kind }
    }
    return table
  }()

  private static let totals = """
    total,grand total,order total,sum,sum total,overall total,total amount,amount due,balance due,\
    total due,to pay,total paid,summe,gesamt,gesamtsumme,gesamtbetrag,endsumme,endbetrag,zu zahlen,\
    rechnungsbetrag,total chf,total eur,somme,total général,total ttc,montant total,\
    total à payer,net à payer,suma,suma total,importe total,total general,total a pagar,totale,\
    totale complessivo,somma,importo totale,totale da pagare,totaal,totaalbedrag,eindtotaal,som,\
    te betalen,yhteensä,loppusumma,summa,kokonaissumma,maksettavaa,totalt,totalsumma,slutsumma,\
    att betala,soma,total geral,valor total,montante total,i alt,at betale,å betale,totalbeløp,\
    totalbeløb,razem,suma pln,do zapłaty,łącznie,celkem,celkem k úhradě,k úhradě,celková částka,\
    сума,разом,всього,усього,до сплати,загальна сума,итого,всего,к оплате,toplam,genel toplam,\
    toplam tutar,合計,総合計,合計金額,お会計,お買上計
    """

  private static let subtotals = """
    subtotal,sub total,net total,zwischensumme,nettosumme,netto,sous total,total ht,subtotale,\
    parziale,imponibile,subtotaal,tussentotaal,välisumma,delsumma,base imponible,subtotal geral,delsum,suma częściowa,mezisoučet,проміжна сума,\
    подытог,ara toplam,小計
    """

  private static let taxes = """
    tax,taxes,sales tax,vat,gst,hst,pst,mwst,mehrwertsteuer,ust,umsatzsteuer,steuer,tva,taxe,iva,\
    impuestos,impuesto,imposta,imposte,btw,alv,arvonlisävero,moms,imposto,impostos,mva,merverdiavgift,ptu,podatek,dph,daň,пдв,ндс,kdv,\
    topkdv,消費税,税,内税,外税,消費税等
    """

  private static let others = """
    items,number of items,item count,count,lines,artikel,anzahl,anzahl artikel,articles,\
    nombre d'articles,artículos,articoli,aantal,aantal artikelen,tuotteita,antal varor,artigos,\
    cash,change,card,paid,bar,rückgeld,karte,espèces,rendu,carte,efectivo,cambio,tarjeta,\
    contanti,resto,carta,contant,wisselgeld,käteinen,vaihtoraha,kortti,kontant,växel,kort,dinheiro,\
    troco,cartão,antal vare,byttepenge,antall varer,veksel,liczba pozycji,gotówka,reszta,karta,\
    počet položek,hotovost,vráceno,готівка,решта,картка,наличные,сдача,nakit,para üstü,kredi kartı,\
    ürün sayısı,お預り,お釣り,現金,点数,買上点数
    """

  /// Ways to pay, and the change, as tills print them below a sum.
  private static let payments = Set(
    """
    cash tend,cash tendered,cash paid,change due,change given,debit,debit tend,debit card,credit,\
    credit tend,credit card,card payment,visa,visa tend,visa debit,visa credit,mastercard,\
    mcard tend,maestro,amex,american express,contactless,apple pay,google pay,paypal,payment,\
    amount tendered,tendered,ebt,eftpos,geg,geg bar,gegeben,gegeben bar,bar gegeben,bargeld,\
    rückgeld bar,wechselgeld,barzahlung,kartenzahlung,ec karte,ec cash,geg ec karte,geg ec cash,\
    geg karte,geg girocard,girocard,kreditkarte,zahlung,twint,postcard,cb,cb emv,\
    cb sans contact,carte bancaire,carte bleue,paiement,paiement cb,paiement carte,espèce,\
    rendu monnaie,monnaie rendue,à rendre,chèque,reçu,tarjeta bancaria,tarjeta de crédito,\
    tarjeta de débito,entregado,pago,bizum,pagamento,pagamento contante,pagamento elettronico,\
    carta di credito,carta di debito,bancomat,contante,importo pagato,satispay,pin,pinnen,\
    betaald,bankpas,betaalpas,contant betaald,pankkikortti,luottokortti,korttimaksu,maksettu,\
    takaisin,bankkort,kontokort,betalkort,betalt,swish,tillbaka,cartão de crédito,\
    cartão de débito,multibanco,mb way,numerário,pix,dankort,betalingskort,kontanter,mobilepay,\
    bankaxept,vipps,karta płatnicza,płatność kartą,blik,zapłacono,platební karta,platba kartou,\
    kartou,hotově,безготівка,безготівкова,карткою,наличными,картой,безналичными,банковская карта,\
    banka kartı,クレジット,クレジットカード,電子マネー,お預かり,釣銭
    """.split(separator: ",").map { HeaderName.folded($0) })
}
