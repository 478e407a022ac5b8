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
    let name = text.split(separator: ":", maxSplits: 1).first.map(String.init) ?? text
    return table[HeaderName.folded(name)]
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
}
