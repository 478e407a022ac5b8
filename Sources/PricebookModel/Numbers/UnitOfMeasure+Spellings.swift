extension UnitOfMeasure {
  /// Every known spelling, in lower case, without points.
  ///
  /// Factors are exact: the international pound is 0.45359237 kg and the US gallon
  /// 3.785411784 l (NIST Handbook 44, appendix C).
  static let unitsBySpelling: [String: UnitOfMeasure] = {
    let units: [(UnitOfMeasure, [String])] = [
      (
        .mass("mg", 10_000_000),
        ["mg", "milligram", "milligrams", "milligramm", "milligramme", "miligramo", "мг"]
      ),
      (
        .mass("g", 10_000_000_000),
        [
          "g", "gr", "gram", "grams", "gramm", "gramme", "grammes", "gramo", "gramos", "grammo",
          "grammi", "gramma", "grammaa", "grama", "gramas", "gramů", "gramów", "г", "гр", "грам",
          "грамів",
          "грамм", "グラム",
        ]
      ),
      (
        .mass("kg", wholeBase),
        [
          "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramm", "kilogramme",
          "kilogrammes", "kilogramo", "kilogramos", "chilo", "chili", "chilogrammo",
          "chilogrammi", "kilogramma", "quilo", "quilos", "quilograma", "quilogramas", "кг", "кіло",
          "кілограм",
          "килограмм", "キロ", "キログラム",
        ]
      ),
      // Shops in Poland and the Czech Republic weigh in units of ten grams.
      (.mass("dag", 100_000_000_000), ["dag", "dkg", "deka"]),
      (.mass("oz", 283_495_231_250), ["oz", "ounce", "ounces", "unze", "unzen", "onza", "onzas"]),
      (
        .mass("lb", 4_535_923_700_000),
        ["lb", "lbs", "pound", "pounds", "libra", "libras"]
      ),
      (
        .volume("ml", 10_000_000_000),
        [
          "ml", "milliliter", "milliliters", "millilitre", "millilitres", "mililitro",
          "mililitros", "millilitro", "millilitri", "millilitra", "mls", "mililitr", "mililitrů",
          "мл", "ミリリットル",
        ]
      ),
      (
        .volume("cl", 100_000_000_000),
        [
          "cl", "centiliter", "centilitre", "centilitres", "centilitro", "centilitros",
          "zentiliter",
        ]
      ),
      (
        .volume("dl", 1_000_000_000_000),
        ["dl", "deciliter", "decilitre", "decilitres", "decilitro", "dezilitre", "deziliter"]
      ),
      (
        .volume("l", wholeBase),
        [
          "l", "lt", "ltr", "liter", "liters", "litre", "litres", "litro", "litros", "litri",
          "litra", "litraa", "litr", "litrů", "litrów", "л", "літр", "літрів", "литр", "リットル",
        ]
      ),
      (
        .volume("floz", 295_735_295_625),
        ["floz", "fl oz", "fl. oz.", "fluid ounce", "fluid ounces"]
      ),
      (.volume("pt", 4_731_764_730_000), ["pt", "pint", "pints"]),
      (.volume("qt", 9_463_529_460_000), ["qt", "quart", "quarts"]),
      (.volume("gal", 37_854_117_840_000), ["gal", "gallon", "gallons"]),
      (
        .count("each", wholeBase),
        [
          "each", "ea", "pc", "pcs", "pce", "piece", "pieces", "unit", "units", "ct", "count",
          "st", "stk", "stck", "stück", "stücke", "stueck", "pièce", "pièces", "pièce(s)", "un",
          "unidad", "unidades", "ud", "uds", "pieza", "piezas", "pezzo", "pezzi", "pz", "stuk",
          "stuks", "kpl", "kappale", "kappaletta", "styck", "unidade", "unidades", "und", "item",
          "items", "x", "styk", "stykk", "szt", "sztuka", "sztuki", "sztuk", "ks", "kus", "kusy",
          "kusů", "шт", "штука", "штуки", "штук", "од", "ед", "adet", "tane", "個", "本", "枚",
          "点", "コ", "ヶ",
        ]
      ),
      (
        .count("dozen", 12 * wholeBase),
        [
          "dozen", "dozens", "doz", "dz", "dutzend", "dtzd", "douzaine", "douzaines", "docena",
          "docenas", "dozzina", "dozzine", "dozijn", "tusina", "dussin", "dúzia", "dúzias",
          "dusin", "tuzin", "tucet", "дюжина", "düzine", "ダース",
        ]
      ),
    ]
    var table: [String: UnitOfMeasure] = [:]
    for (unit, spellings) in units {
      for spelling in spellings { table[spelling] = unit }
    }
    return table
  }()

  private static func mass(_ symbol: String, _ basePerUnit: Int64) -> UnitOfMeasure {
    UnitOfMeasure(symbol: symbol, dimension: .mass, basePerUnit: basePerUnit)
  }

  private static func volume(_ symbol: String, _ basePerUnit: Int64) -> UnitOfMeasure {
    UnitOfMeasure(symbol: symbol, dimension: .volume, basePerUnit: basePerUnit)
  }

  private static func count(_ symbol: String, _ basePerUnit: Int64) -> UnitOfMeasure {
    UnitOfMeasure(symbol: symbol, dimension: .count, basePerUnit: basePerUnit)
  }
}
