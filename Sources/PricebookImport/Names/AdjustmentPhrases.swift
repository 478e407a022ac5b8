import PricebookModel

/// The phrases that tills print for lines that are not purchases of an item, by language.
///
/// A name is an adjustment only if all of it is such a phrase: `Tea bags` is an item, but `bag` is
/// not. To add a language, add a list. Other names belong in the alias table (kind `adjustment`).
enum AdjustmentPhrases {
  /// Whether a name is one of the phrases, however it is spelled.
  static func contains(_ name: String) -> Bool {
    // No phrase has a digit, but most names of items do, for their size.
    let bytes = name.utf8Span.span
    for place in bytes.indices where bytes[place].isDigit { return false }
    return all.contains(key(of: foldedName(name)))
  }

  /// A folded name without hyphens, points, colons and slashes, which tills print or leave out.
  private static func key(of name: String) -> String {
    guard name.utf8.contains(where: isLoose) else { return collapsedName(name) }
    return collapsedName(String(name.map { $0.utf8.allSatisfy(isLoose) ? " " : $0 }))
  }

  private static func isLoose(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "/"): true
    default: false
    }
  }

  private static let all: Set<String> = {
    let languages = [
      english, german, french, spanish, italian, dutch, finnish, swedish, portuguese, danish,
      norwegian, polish, czech, ukrainian, russian, turkish, japanese,
    ]
    return Set(languages.joined().map { key(of: foldedName($0)) })
  }()

  private static let english = [
    "deposit", "bottle deposit", "can deposit", "container deposit", "crate deposit",
    "deposit return", "deposit refund", "bottle return", "bottle refund", "can return",
    "returned bottles", "empties", "empties return", "CRV", "CA CRV", "CRV fee", "CA redemp val",
    "bottle redemption", "recycling fee", "coupon", "coupons", "store coupon",
    "manufacturer coupon",
    "mfr coupon", "digital coupon", "coupon discount", "voucher", "gift voucher", "discount",
    "discounts", "total discount", "loyalty discount", "member discount", "staff discount",
    "employee discount", "member savings", "club card savings", "clubcard savings", "points",
    "bonus points", "loyalty points", "points redeemed", "reward", "rewards", "cashback",
    "bag", "bags", "bag fee", "bag charge", "bag tax", "carrier bag", "carrier bags",
    "carrier bag charge", "paper bag", "plastic bag", "shopping bag", "reusable bag",
    "checkout bag", "rounding", "rounding adjustment", "cash rounding", "round up",
    "round up donation", "donation", "delivery", "delivery fee", "delivery charge", "shipping",
    "shipping fee", "shipping charge", "postage", "service fee", "service charge", "bag deposit",
    "small order fee", "express fee", "tip", "tips", "driver tip", "gratuity", "gift card",
  ]

  private static let german = [
    "Pfand", "Einwegpfand", "Mehrwegpfand", "Flaschenpfand", "Dosenpfand", "Kastenpfand",
    "Kistenpfand", "Pfandartikel", "Pfand Einweg", "Pfand Mehrweg", "Leergut", "Leergutbon",
    "Leergutrückgabe", "Leergut Rückgabe", "Leergut Einweg", "Leergut Mehrweg", "Pfandrückgabe",
    "Pfand Rückgabe", "Pfandbon", "Leergutannahme", "Depot", "Depotrückgabe", "Coupon",
    "Gutschein", "Einkaufsgutschein", "Rabatt", "Mitarbeiterrabatt", "Personalrabatt",
    "Treuerabatt", "Sofortrabatt", "Gesamtrabatt", "Kundenkartenrabatt", "Bonus",
    "Bonus-Coupon", "Bonuscoupon", "Rabattcoupon", "Cumulus", "Cumulus Bon", "Cumulus-Coupon",
    "Cumulus Extra Bon", "Punkte", "Treuepunkte", "Bonuspunkte", "Extrapunkte", "Payback",
    "Payback Punkte", "Payback Coupon", "Superpunkte", "Tragetasche", "Tragtasche", "Tüte",
    "Papiertüte", "Plastiktüte", "Einkaufstüte", "Papiertragetasche", "Tasche", "Raschelsack",
    "Einkaufstasche", "Rundung", "Rundungsdifferenz", "Rappenrundung", "Lieferung",
    "Liefergebühr", "Lieferkosten", "Liefergebuehr", "Versand", "Versandkosten", "Servicegebühr",
    "Trinkgeld", "Spende", "Aufrunden",
  ]

  private static let french = [
    "consigne", "consignes", "consigne bouteille", "consigne verre", "retour consigne",
    "déconsigne", "reprise consigne", "remboursement consigne", "retour bouteilles",
    "bon de réduction", "bon réduction", "bons de réduction", "coupon", "coupon rem caisse",
    "coupon fidélité", "coupon de réduction", "remise", "remises", "remise fidélité",
    "remise immédiate", "remise caisse", "réduction", "bon d'achat", "chèque cadeau",
    "chèque fidélité", "points", "points fidélité", "cagnotte", "avantage carte", "sac",
    "sacs", "sac caisse", "sac de caisse", "sac réutilisable", "sac papier", "sac cabas",
    "arrondi", "arrondi solidaire", "livraison", "frais de livraison", "frais de port",
    "frais de service", "frais de préparation", "pourboire",
  ]

  private static let spanish = [
    "depósito", "depósito envase", "envase", "envases", "devolución envase",
    "devolución envases", "devolución de envases", "retorno envase", "cupón", "cupones", "vale",
    "vale descuento", "cheque ahorro", "descuento", "descuentos", "descuento socio",
    "descuento total", "puntos", "puntos acumulados", "canje puntos", "bolsa", "bolsas",
    "bolsa plástico", "bolsa de plástico", "bolsa papel", "bolsa de papel", "bolsa reutilizable",
    "redondeo", "redondeo solidario", "envío", "gastos de envío", "gasto de envío",
    "entrega a domicilio", "servicio a domicilio", "propina", "donativo", "donación",
  ]

  private static let italian = [
    "cauzione", "deposito", "deposito cauzionale", "vuoto", "vuoti", "reso vuoti",
    "reso cauzione", "reso vuoto", "buono", "buono sconto", "buoni sconto", "coupon", "sconto",
    "sconti", "sconto fedeltà", "sconto soci", "sconto totale", "buono spesa", "punti",
    "punti fedeltà", "bollini", "sacchetto", "sacchetti", "sacchetto bio", "busta", "buste",
    "shopper", "shopper bio", "borsa", "borsa spesa", "arrotondamento", "consegna",
    "spese di consegna", "consegna a domicilio", "spese di spedizione", "spedizione", "mancia",
    "donazione",
  ]

  private static let dutch = [
    "statiegeld", "statiegeld fles", "statiegeld flessen", "statiegeld blik", "statiegeld retour",
    "statiegeldbon", "emballage", "emballage retour", "emballagebon", "leeggoed",
    "leeggoed retour", "retour statiegeld", "bon", "kortingsbon", "coupon", "waardebon", "korting",
    "bonuskorting", "totale korting", "personeelskorting", "klantenkorting", "punten",
    "spaarpunten", "koopzegels", "spaarzegels", "zegels", "tas", "tasje", "draagtas",
    "plastic tas", "papieren tas", "boodschappentas", "afronding", "bezorging", "bezorgkosten",
    "verzendkosten", "servicekosten", "fooi", "donatie",
  ]

  private static let finnish = [
    "pantti", "pantit", "pullopantti", "tölkkipantti", "panttipalautus", "pullopalautus",
    "pullonpalautus", "palautuspullot", "pantin palautus", "koripantti", "kuponki", "alekuponki",
    "etukuponki", "alennus", "alennukset", "henkilökunta-alennus", "asiakasalennus", "etu",
    "plussa-etu", "plussaetu", "asiakasomistajaetu", "lahjakortti", "pisteet", "bonus",
    "plussapisteet", "kassi", "muovikassi", "paperikassi", "ostoskassi", "biokassi", "pyöristys",
    "toimitus", "toimitusmaksu", "kotiinkuljetus", "kuljetusmaksu", "keräilymaksu",
    "palvelumaksu", "juomaraha", "tippi", "lahjoitus",
  ]

  private static let swedish = [
    "pant", "pantretur", "returpant", "burkpant", "flaskpant", "pant retur", "pantkvitto",
    "tompant", "kupong", "kuponger", "rabattkupong", "värdekupong", "värdecheck", "rabatt",
    "rabatter", "personalrabatt", "medlemsrabatt", "medlemspris rabatt", "bonuscheck", "bonus",
    "poäng", "bonuspoäng", "presentkort", "kasse", "kassar", "bärkasse", "papperskasse",
    "plastkasse", "påse", "plastpåse", "papperspåse", "avrundning", "öresavrundning",
    "öresutjämning", "leverans", "leveransavgift", "hemleverans", "frakt", "fraktavgift",
    "serviceavgift", "plockavgift", "dricks", "donation",
  ]

  private static let portuguese = [
    "depósito", "vasilhame", "vasilhames", "tara", "tara recuperável", "devolução vasilhame",
    "devolução de vasilhame", "devolução tara", "cupão", "cupom", "cupões", "cupons",
    "cupão desconto", "talão desconto", "vale", "vale desconto", "vale de desconto", "desconto",
    "descontos", "desconto cartão", "desconto imediato", "desconto total", "pontos",
    "pontos acumulados", "saldo cartão", "saco", "sacos", "saco plástico", "saco de plástico",
    "saco papel", "saco de papel", "sacola", "sacolas", "sacola plástica", "arredondamento",
    "entrega", "taxa de entrega", "custo de entrega", "portes", "portes de envio", "frete",
    "taxa de serviço", "gorjeta", "donativo", "doação",
  ]

  private static let danish = [
    "pant", "pant A", "pant B", "pant C", "flaskepant", "dåsepant", "pantretur", "retur pant",
    "returpant", "pantbon", "flaskebon", "kupon", "rabatkupon", "rabat", "rabatter", "medlemsrabat",
    "personalerabat", "bonus", "bonuspoint", "point", "gavekort", "pose", "bærepose", "plastpose",
    "papirspose", "indkøbspose", "poser", "afrunding", "øreafrunding", "levering",
    "leveringsgebyr", "fragt", "forsendelse", "gebyr", "drikkepenge", "donation",
  ]

  private static let norwegian = [
    "pant", "panteretur", "pant retur", "returpant", "flaskepant", "pantelapp", "kupong",
    "rabattkupong", "rabatt", "rabatter", "medlemsrabatt", "personalrabatt", "bonus", "trumf-bonus",
    "poeng", "gavekort", "pose", "bærepose", "plastpose", "papirpose", "handlepose", "handlenett",
    "poser", "avrunding", "øreavrunding", "levering", "leveringsgebyr", "frakt", "fraktgebyr",
    "gebyr", "tips", "donasjon",
  ]

  private static let polish = [
    "kaucja", "kaucja za butelkę", "kaucja butelka", "zwrot kaucji", "kaucja zwrot",
    "opakowanie zwrotne",
    "opakowania zwrotne", "zwrot opakowań", "butelka zwrotna", "kupon", "kupon rabatowy", "bon",
    "bon rabatowy", "rabat", "rabaty", "opust", "zniżka", "upust", "rabat pracowniczy", "punkty",
    "reklamówka", "reklamówki", "torba", "torba foliowa", "torba papierowa", "torba na zakupy",
    "siatka", "opłata recyklingowa", "zaokrąglenie", "dostawa", "koszt dostawy",
    "opłata za dostawę",
    "wysyłka", "koszt wysyłki", "opłata serwisowa", "napiwek", "darowizna", "karta podarunkowa",
  ]

  private static let czech = [
    "záloha", "záloha lahev", "záloha za lahev", "vratná záloha", "záloha na obal", "vratný obal",
    "vratné obaly", "vratné lahve", "výkup lahví", "vrácení lahví", "vrácení obalů", "přepravka",
    "kupón", "kupon", "slevový kupón", "poukázka", "sleva", "slevy", "věrnostní sleva",
    "zaměstnanecká sleva", "taška", "taška igelitová", "igelitová taška", "papírová taška",
    "nákupní taška", "sáček", "zaokrouhlení", "doprava", "doručení", "poštovné", "dopravné",
    "servisní poplatek", "manipulační poplatek", "spropitné", "dýško", "příspěvek",
    "dárková karta", "dárkový poukaz",
  ]

  private static let ukrainian = [
    "застава", "застава за тару", "застава за пляшку", "заставна вартість", "повернення тари",
    "тара", "купон", "ваучер", "знижка", "знижки", "бонуси", "бонус", "бали", "пакет", "пакети",
    "пакет-майка", "пакет майка", "пакет паперовий", "пакет фасувальний", "округлення",
    "заокруглення", "доставка", "вартість доставки", "сервісний збір", "чайові", "благодійність",
    "благодійний внесок", "подарункова картка",
  ]

  private static let russian = [
    "залог", "залог за тару", "возврат тары", "тара", "купон", "скидка", "скидки", "бонусы",
    "баллы", "пакет", "пакеты", "пакет-майка", "пакет майка", "округление", "доставка",
    "стоимость доставки", "сервисный сбор", "чаевые", "подарочная карта",
  ]

  private static let turkish = [
    "depozito", "depozito iadesi", "şişe iadesi", "boş iade", "kupon", "hediye çeki", "indirim",
    "indirimler", "indirim kuponu", "personel indirimi", "kampanya indirimi", "puan", "puanlar",
    "para puan", "money puan", "poşet", "plastik poşet", "alışveriş poşeti", "alışveriş torbası",
    "poşet ücreti", "yuvarlama", "teslimat", "teslimat ücreti", "kargo", "kargo ücreti",
    "servis ücreti", "hizmet bedeli", "bahşiş", "bağış", "hediye kartı",
  ]

  private static let japanese = [
    "レジ袋", "レジ袋代", "買い物袋", "買物袋", "紙袋", "有料レジ袋", "袋代", "クーポン", "クーポン割引", "割引",
    "割引券", "値引", "値引き", "会員割引", "まとめ値引", "ポイント", "ポイント利用", "ポイント値引", "保証金", "デポジット",
    "容器代", "瓶代", "端数", "端数調整", "端数値引", "配送料", "送料", "配達料", "手数料", "サービス料", "募金",
    "商品券", "ギフトカード",
  ]
}
