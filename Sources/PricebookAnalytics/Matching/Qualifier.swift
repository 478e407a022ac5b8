/// All that the words of a name say of an item in this way.
struct QualifierSet: Hashable, Sendable {
  /// Sixteen bits for each subject, one for every value.
  private var bits = SIMD16<UInt16>(repeating: 0)

  // The first subject of those that only must not differ.
  private static let firstLoose = Int(Qualifier.Subject.milkFat.rawValue)
  private static let semiSkimmed: UInt16 = 1 << 2

  mutating func insert(_ qualifier: Qualifier) {
    let subject = Int(qualifier.subject.rawValue)
    bits[subject] |= 1 << UInt16(qualifier.value)
    // Half of the skimmed is not skimmed.
    if subject == Self.firstLoose, bits[subject] & Self.semiSkimmed != 0 {
      bits[subject] = Self.semiSkimmed
    }
  }

  /// Whether two names say what cannot be true of one item.
  func contradicts(_ other: QualifierSet) -> Bool {
    if bits == other.bits { return false }
    for subject in bits.indices where bits[subject] != other.bits[subject] {
      if subject < Self.firstLoose || (bits[subject] != 0 && other.bits[subject] != 0) {
        return true
      }
    }
    return false
  }
}

/// What a word says of an item that makes it another one, whatever else the names share.
struct Qualifier: Hashable, Sendable {
  enum Subject: UInt8, CaseIterable, Hashable, Sendable {
    // Both names must say it, or neither.
    case organic
    case sugar
    case caffeine
    case lactose
    case gluten
    case alcohol
    case salt
    case animal
    case smoke
    case grain
    case negation
    // Two names that say it must say the same.
    case milkFat
    case color
    case bigness
    case sparkle

  }

  var subject: Subject
  /// Which of the things that can be said of the subject.
  var value: UInt8

  /// The qualifier that a folded word is; `nil` for any other word.
  static func of(_ word: String) -> Qualifier? {
    if let known = words[word] { return known }
    guard word.utf8.count >= 6 else { return nil }
    return beginnings.first { word.hasPrefix($0.word) }?.qualifier
  }

  /// Words of one line mean the same; English, German, French, Spanish, Italian and Dutch, with
  /// the abbreviations of tills, folded as in ``FoldedLetters``.
  private static let table: [(Subject, [String])] = [
    (
      .organic,
      [
        "bio org orgnc orgn ogc organic okologisch oko biologique biologisch biologische "
          + "ecologico ecologica biologico biologica eco"
      ]
    ),
    (.sugar, ["light lite lt lght leicht ligero ligera leger legere", "zero zr", "diet dt"]),
    (.caffeine, ["decaf dcf decaffeinated entkoffeiniert entkoff koffeinfrei descafeinado deca"]),
    (.lactose, ["lactosefree laktosefrei lactosevrij lactosevrije lf"]),
    (.gluten, ["glutenfree glutenfrei glutenvrij gf"]),
    (.alcohol, ["alcoholfree alkoholfrei alcoholvrij alkfrei alkfr"]),
    (
      .salt,
      [
        "salted sltd gesalzen salato gezouten", "unsalted unsltd unslt ungesalzen ongezouten",
      ]
    ),
    (.animal, ["vegan vegano vegana veganes vegane", "vegetarian vegetarisch veggie vegi"]),
    (
      .smoke,
      [
        "smoked smkd smk gerauchert rauch fume fumee ahumado ahumada gerookt gerookte",
        "unsmoked unsmkd",
      ]
    ),
    (
      .grain,
      ["wholegrain vollkorn vollk integral integrale integ complet complete volkoren whlgrn ww"]
    ),
    (.negation, ["without ohne sans sin zonder senza no"]),
    (
      .milkFat,
      [
        "whole whl vollmilch entier entiere entera entero volle intero",
        "semi demi halbfett halfvolle halfv semidesnatada semidesn parzialmente teilentrahmt",
        "skimmed skim skm magere mager entrahmt ecreme desnatada desnatado desn magro nonfat ff",
        "lowfat fettarm reduced rdcd",
      ]
    ),
    (
      .color,
      [
        "red rot rote roter rotes rouge rouges rojo roja rojos rojas rosso rood rode",
        "white wht weiss weisse weisser blanc blanche blanco blanca bianco wit witte",
        "green grn grun grune gruner vert verts verte vertes verde verdes groen groene",
        "yellow yel ylw gelb gelbe gelber jaune jaunes amarillo amarilla giallo geel gele",
        "black blk schwarz schwarze noir noire negro negra nero zwart zwarte",
        "brown brn braun braune brun brune marron bruin bruine", "pink rosa rose roze",
        "purple violett lila paars",
      ]
    ),
    (
      .bigness,
      [
        "small sm sml klein kleine petit petite pequeno pequena", "mini", "medium med mittel",
        "large lrg lg gross grosse grand grande groot grote", "xl xxl jumbo maxi",
      ]
    ),
    (.sparkle, ["still plate stille", "sparkling gazeuse medium classic sprudel bruisend"]),
  ]

  private static let words: [String: Qualifier] = {
    var result: [String: Qualifier] = [:]
    for (subject, lines) in table {
      for (number, line) in lines.enumerated() {
        for written in line.split(separator: " ") {
          let word = FoldedLetters.canonical(String(written))
          if result[word] == nil {
            result[word] = Qualifier(subject: subject, value: UInt8(number + 1))
          }
        }
      }
    }
    return result
  }()

  /// Beginnings of longer words, for the compounds of German and Dutch and for cut words.
  private static let beginnings: [(word: String, qualifier: Qualifier)] = [
    ("bio", Qualifier(subject: .organic, value: 1)),
    ("organ", Qualifier(subject: .organic, value: 1)),
    ("ecolog", Qualifier(subject: .organic, value: 1)),
    ("entkoff", Qualifier(subject: .caffeine, value: 1)),
    ("decaf", Qualifier(subject: .caffeine, value: 1)),
    ("laktosefr", Qualifier(subject: .lactose, value: 1)),
    ("lactosev", Qualifier(subject: .lactose, value: 1)),
    ("glutenfr", Qualifier(subject: .gluten, value: 1)),
    ("alkoholfr", Qualifier(subject: .alcohol, value: 1)),
    ("alcoholv", Qualifier(subject: .alcohol, value: 1)),
    ("unsalt", Qualifier(subject: .salt, value: 2)),
    ("ungesalz", Qualifier(subject: .salt, value: 2)),
    ("gerauch", Qualifier(subject: .smoke, value: 1)),
    ("ahumad", Qualifier(subject: .smoke, value: 1)),
    ("vollkorn", Qualifier(subject: .grain, value: 1)),
    ("volkoren", Qualifier(subject: .grain, value: 1)),
    ("vegetar", Qualifier(subject: .animal, value: 2)),
  ]
}
