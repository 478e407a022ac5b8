/// The words that only price lists have, in the headers and the names of files.
///
/// The words of receipts (``HeaderWords``) name the columns that both have. Words are folded
/// (``HeaderName/folded(_:)``) when they are compared.
enum PriceListWords {
  /// A column that receipts do not have.
  enum Meaning: CaseIterable, Hashable {
    /// What it costs without an offer; a shelf price.
    case regularPrice
    /// What it costs on offer, by a name that only price lists use.
    case offerPrice
    /// What it costs on offer, by a name that receipts use as well.
    case salePrice
    /// Whether the price is an offer.
    case offer
    /// The same by a name that receipts use as well.
    case sale
    /// The last day of an offer.
    case validUntil
    /// What the price is for: `500 g`.
    case package
  }

  /// The meaning of a folded name.
  static func meaning(ofFolded name: String) -> Meaning? { meanings[name] }

  /// What the prices of one item or package are called, folded: not those of a kilogram.
  static let packagePrices: Set<String> = folded([
    "price", "itemprice", "singleprice", "priceeach", "pricepereach", "priceperitem",
    "currentprice", "productprice", "saleprice", "preis", "stuckpreis", "stueckpreis",
    "einzelpreis", "verkaufspreis", "vk", "prix", "prix de vente", "prix ttc", "precio", "pvp",
    "prezzo", "prijs", "verkoopprijs", "hinta", "pris", "preço", "price incl. tax", "amount",
    "cost",
  ])

  private static let meanings: [String: Meaning] = {
    var table: [String: Meaning] = [:]
    for (meaning, words) in words {
      for word in words { table[HeaderName.folded(word)] = meaning }
    }
    return table
  }()

  private static let words: [Meaning: [String]] = [
    .regularPrice: [
      "regular price", "shelf price", "normal price", "list price", "full price", "usual price",
      "price without discount", "base price", "was price", "msrp", "rrp",
      "Normalpreis", "Regalpreis", "Listenpreis", "regulärer Preis", "UVP", "Grundpreis regulär",
      "prix normal", "prix régulier", "prix en rayon", "prix rayon", "prix barré",
      "precio normal", "precio regular", "precio de estantería", "precio de lista",
      "prezzo normale", "prezzo pieno", "prezzo a scaffale", "prezzo di listino",
      "normale prijs", "reguliere prijs", "schapprijs", "adviesprijs",
      "normaalihinta", "hyllyhinta", "ordinarie pris", "ord pris", "hyllpris", "normalpris",
      "preço normal", "preço regular", "preço de prateleira", "preço de tabela",
    ],
    .offerPrice: [
      "offer price", "promo price", "promotional price", "promotion price", "special price",
      "Angebotspreis", "Aktionspreis", "Sonderpreis", "prix promo", "prix promotionnel",
      "precio oferta", "precio de oferta", "precio promocional", "prezzo offerta",
      "prezzo in offerta", "prezzo promo", "aanbiedingsprijs", "actieprijs", "tarjoushinta",
      "kampanjpris", "extrapris", "erbjudandepris", "preço promocional", "preço de oferta",
      "preço promoção",
    ],
    .salePrice: [
      "sale price", "discount price", "discounted price", "reduced price", "price on sale",
      "reduzierter Preis", "prix remisé", "prix soldé", "precio rebajado", "precio con descuento",
      "prezzo scontato", "afgeprijsd", "alennushinta", "rabatterat pris", "preço com desconto",
    ],
    .offer: [
      "offer", "on offer", "is offer", "promotion", "promo", "on promotion", "is promo", "special",
      "price is discounted", "Angebot", "im Angebot", "Sonderangebot", "en promotion",
      "offre", "oferta", "en oferta", "offerta", "in offerta", "aanbieding", "in de aanbieding",
      "tarjous", "tarjouksessa", "erbjudande", "kampanj", "em oferta", "promoção",
    ],
    .sale: ["sale", "on sale", "is on sale", "discounted", "is discounted"],
    .validUntil: [
      "valid until", "valid till", "valid to", "valid thru", "valid through", "offer ends",
      "ends on", "end date", "offer end", "offer until", "expires", "expiry of offer",
      "gültig bis", "gueltig bis", "Angebot bis", "Aktionsende", "valable jusqu'au",
      "valable jusqu’au", "valide jusqu'au", "fin de promotion", "fin promo", "válido hasta",
      "valido hasta", "fin de oferta", "valido fino al", "valido fino a", "fine offerta",
      "geldig tot", "geldig t/m", "voimassa asti", "voimassa", "tarjous päättyy", "gäller till",
      "giltig till", "giltigt till", "gäller t.o.m.", "válido até", "valido até", "fim da oferta",
    ],
    .package: [
      "package", "package size", "pack size", "pack", "size", "net weight", "net content",
      "net quantity", "contents", "weight", "volume", "price per", "per",
      "Packung", "Packungsgröße", "Packungsinhalt", "Inhalt", "Größe", "Gebinde", "Gewicht",
      "contenance", "conditionnement", "poids", "emballage", "format", "envase", "tamaño",
      "contenido", "peso", "peso neto", "confezione", "formato", "peso netto", "verpakking",
      "inhoud", "gewicht", "pakkaus", "pakkauskoko", "koko", "paino", "förpackning", "storlek",
      "vikt", "embalagem", "tamanho", "conteúdo", "peso líquido",
    ],
  ]

  /// How the names of files begin that are price lists, folded; the word ends there.
  private static let fileNames: [String] = folded([
    "prices", "price-list", "price-lists", "pricelist", "pricelists", "pricebook", "price-book",
    "price-survey", "shelf-prices",
    "preise", "preisliste", "preislisten", "preisbuch", "preisvergleich",
    "prix", "liste-prix", "liste-de-prix", "liste-des-prix", "relevé-prix", "relevé-de-prix",
    "precios", "lista-precios", "lista-de-precios", "prezzi", "listino", "listino-prezzi",
    "lista-prezzi", "prijzen", "prijslijst", "prijsboek", "hinnat", "hintalista", "hinnasto",
    "hintakirja", "priser", "prislista", "prisbok", "prislistor", "preços", "lista-preços",
    "lista-de-preços", "tabela-preços", "tabela-de-preços",
  ]).sorted { ($1.count, $0) < ($0.count, $1) }

  /// The words of a file's name with which it says that it is a price list, and the rest of it.
  ///
  /// - Parameter name: Without folder and extension.
  static func beginning(of name: String) -> (words: String, rest: Substring)? {
    for word in fileNames {
      var rest = name[...]
      var wanted = word[...]
      while let next = rest.first {
        let letters = HeaderName.folded(String(next))
        let isSeparator = " -_.".contains(next)
        if wanted.isEmpty {
          if next.isLetter { break }
          return (String(name[..<rest.startIndex]), rest)
        }
        if !isSeparator {
          guard !letters.isEmpty, wanted.hasPrefix(letters) else { break }
          wanted = wanted.dropFirst(letters.count)
        }
        rest = rest.dropFirst()
      }
      if wanted.isEmpty, rest.isEmpty { return (name, rest) }
    }
    return nil
  }

  private static func folded(_ words: [String]) -> Set<String> {
    Set(words.map { HeaderName.folded($0) })
  }
}
