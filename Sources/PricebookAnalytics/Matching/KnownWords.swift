/// Words that do not identify an item, words that are not abbreviations, and
/// abbreviations that letters alone do not explain.
///
/// All folded as in ``FoldedLetters``.
enum KnownWords {
  /// Articles, prepositions and the like, in six languages.
  static let fillers: Set<String> = words(
    """
    a al and au aux avec con d da de del della der des di die du e el en et fur il im in la las le
    les los met mit of op per pour the to und van vom w with y zum zur
    """)

  /// Short everyday words that longer words begin with: never taken for their abbreviations.
  static let wholeWords: Set<String> = words(
    """
    apfel apple appel bacon beef beer berry bier birne blanco blatt bohne bohnen bread brot brood
    butter cake cafe cheese chicken choco cherry chips coca coffee cola corn cream creme crema
    dinkel dunkel eier eggs essig extra farm feta fett fisch fish fleisch fresh frisch fruit frucht
    garlic gouda grape greek gras green gurke hafer hack half halb hart honey honig huhn hund joghurt
    jogurt juice kaas kaffee kakao karotte kartoffel kase kasse kip kirsch kokos korn kraut kuchen
    lait lamb lamm leche lemon limon lime linsen mager mais malz mandel mango melk melon milch mild
    milk mint misch muesli musli nature natur noodle nuss nut oil oliva olive onion orange orangen
    paprika party pasta peach pepper pecan petit pfeffer pilz pizza pollo pork potato pulpo pure quark
    queso rahm reis rice rind roggen rosa rose sahne saft salat salt salz salmon sauce sauer schoko
    schwein seife senf smoke soda soft soja sour soup sucre sugar suss sweet tafel tea tee toast
    tomate tomato traube truite tuna turkey vanille vanilla vin vino wasser water wein weizen whole
    wine wurst yogurt yoghurt zimt zitrone zucker zwiebel
    """)

  /// The full word of an abbreviation that is not its beginning or its consonants.
  static let abbreviations: [String: Set<String>] = {
    let table = """
      chx chicken;chk chicken;chkn chicken;trky turkey;xtra extra;brst breast;thgh thigh
      bf beef;pk pork;grnd ground;wht white wheat;pnt peanut;btr butter;brd bread;chs cheese
      chdr cheddar;mlk milk;choc chocolate chocolat chocolade;schoggi schokolade;schoko schokolade
      van vanilla vanille vainilla;strw strawberry;blu blueberry;oj orange;tp toilet
      evoo olive;ve virgen vierge;pdt pommes;hfl haferflocken;hackfl hackfleisch;gem gemischt gemahlen
      ger gerauchert;geschn geschnitten;tk tiefkuhl;stk stuck;gekl geklart;joh johannisbeere
      qso queso;jmn jamon jambon;lch leche lechuga;acte aceite;cerv cerveza;crm cream;yog yogurt yogur
      wtr water;bttl bottle;sce sauce;ptto potato;pot potato;tom tomato tomate tomaten;veg vegetable
      vegetables;bnls boneless;sknls skinless;slcd sliced;shrd shredded;frz frozen;frzn frozen
      frsh fresh;bkd baked;rstd roasted;swt sweet;pln plain;orig original;trad tradition;nat natural
      nature naturel;diepvr diepvries
      """
    var result: [String: Set<String>] = [:]
    for entry in table.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
      let parts = entry.split(separator: " ").map(String.init)
      guard let short = parts.first else { continue }
      result[FoldedLetters.canonical(short), default: []]
        .formUnion(parts.dropFirst().map(FoldedLetters.canonical))
    }
    return result
  }()

  /// Endings that make one word of another only in grammar, in six languages.
  static let endings: Set<String> = ["", "s", "n", "e", "en", "es", "er", "ns", "x", "a", "i", "o"]

  private static func words(_ text: String) -> Set<String> {
    Set(
      text.split(whereSeparator: { $0 == " " || $0 == "\n" })
        .map { FoldedLetters.canonical(String($0)) })
  }
}
