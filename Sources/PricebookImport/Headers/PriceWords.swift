import PricebookModel

/// Words of headers that leave open what an amount is, or that name amounts and sizes which are no
/// columns of receipts.
///
/// To add a language, add its words to the lists.
enum PriceWords {
  /// Whether a name says "price" and not of what: of one piece, or of all that the line has.
  ///
  /// That of a kilogram is the price of one.
  static func isOpen(_ name: String) -> Bool {
    has(name, openWords) && HeaderName.priceUnit(of: name) == nil
  }

  /// Whether a name says "cost" or "value": usually what was paid for all.
  static func isUsuallyTotal(_ name: String) -> Bool { has(name, usualTotalWords) }

  /// Whether a column has the tax of its line; the rate may follow, as in `Tax 5%`.
  static func isTax(_ name: String) -> Bool {
    let bare = name.filter { !$0.isNumber && $0 != "%" && $0 != "." && $0 != "," }
    return has(bare, taxWords)
  }

  /// Whether a column has the size of a package.
  static func isPackage(_ name: String) -> Bool { has(name, packageWords) }

  private static func has(_ name: String, _ words: Set<String>) -> Bool {
    if words.contains(HeaderName.folded(name)) { return true }
    guard let bare = HeaderName.measure(of: name)?.bare else { return false }
    return words.contains(HeaderName.folded(bare))
  }

  private static func folded(_ words: String) -> Set<String> {
    Set(words.split(separator: ",").map { HeaderName.folded($0) })
  }

  private static let openWords = folded(
    """
    price,prices,preis,prix,precio,pvp,prezzo,prijs,hinta,pris,pris kr,preço,cena,cena brutto,ціна,\
    цена,fiyat,fiyatı,価格,値段
    """)

  private static let usualTotalWords = folded(
    """
    cost,costs,value,kosten,wert,coût,cout,valeur,costo,coste,valor,waarde,kustannus,arvo,kostnad,värde,\
    amount,betrag,montant,importe,importo,bedrag,summa,belopp,beløb,kwota,částka,сума,tutar,\
    custo,udgift,værdi,verdi,koszt,wartość,náklady,hodnota,вартість,maliyet,değer,金額
    """)

  private static let taxWords = folded(
    """
    tax,taxes,sales tax,tax amount,item tax,line tax,vat,vat amount,gst,hst,pst,gst amount,mwst,\
    mehrwertsteuer,ust,umsatzsteuer,steuer,steuerbetrag,mwst betrag,tva,montant tva,taxe,taxes,iva,\
    importe iva,impuesto,impuestos,importo iva,imposta,imposte,btw,btw bedrag,alv,alv määrä,moms,\
    momsbelopp,momsbeløb,mva,imposto,impostos,vat kwota,kwota vat,podatek,dph,daň,пдв,сума пдв,kdv,\
    kdv tutarı,消費税,消費税額,税額,税,税金
    """)

  private static let packageWords = folded(
    """
    size,package size,pack size,packsize,packet size,pkg size,container size,bottle size,net weight,\
    net content,contents,größe,groesse,packungsgröße,packungsgroesse,gebinde,gebindegröße,inhalt,\
    füllmenge,taille,contenance,conditionnement,format,tamaño,formato,contenido,envase,confezione,\
    contenuto,inhoud,formaat,verpakking,koko,pakkauskoko,storlek,förpackning,tamanho,embalagem,\
    størrelse,pakning,storrelse,rozmiar,opakowanie,gramatura,pojemność,velikost,balení,obsah,розмір,\
    упаковка,фасування,boyut,ambalaj,gramaj,容量,内容量,サイズ,規格
    """)
}
