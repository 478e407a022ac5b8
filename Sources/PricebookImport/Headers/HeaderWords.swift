/// The words that name the columns of receipt files, one file per language.
///
/// To add a word:
/// 1. Open the file of its language, such as `HeaderWords+French.swift`.
/// 2. Put the word into the list of its meaning, as it is written: `"N° ticket"`, `"Unit price"`
///    and `"unitprice"` are all accepted. Case, accents, punctuation and text in brackets do not
///    count, and `N°`, `Nº`, `N.`, `No.`, `Nr.` and `#` at the start are the same (``HeaderName``), so
///    one spelling is enough. The better the name, the nearer to the front: of two columns with
///    one meaning, the one whose name comes first in the list is read.
/// 3. Run `HeaderWordsTests`, which rejects a word that has two meanings in one language.
///
/// To add a language, add a file of words and its name in ``languages``. Its branches and suppliers
/// belong in ``storeSubstitutes``, its columns that are of no use in ``ColumnsOfNoUse``.
enum HeaderWords {
  /// What a word means, and how good a name it is: 0 is the best.
  typealias Word = (meaning: ColumnMeaning, rank: Int)

  /// Where languages differ about a word, the first one counts.
  static let languages: [[ColumnMeaning: [String]]] = [
    english, german, french, spanish, italian, dutch, finnish, swedish, portuguese, danish,
    norwegian, polish, czech, ukrainian, turkish, japanese, russian,
  ]

  /// Every folded word of every language.
  ///
  /// A word with several ranks has its best.
  static let meanings: [String: Word] = {
    var all: [String: Word] = [:]
    for table in tables {
      for (word, found) in table {
        guard let known = all[word] else {
          all[word] = found
          continue
        }
        if known.meaning == found.meaning, known.rank > found.rank { all[word] = found }
      }
    }
    return all
  }()

  /// What folded names mean, each in the language that knows most of them and knows the name.
  ///
  /// `Nombre` is a number in French and a name in Spanish; the other columns decide. Words of up to
  /// three letters mean too many things: apart from the English ones, which all the world uses, they
  /// count only where no language knows more names of the header, and theirs knows a second one.
  static func meanings(of names: [String]) -> [Word?] {
    // Most columns of a header with very many have names that no language knows.
    let isKnown = names.map { meanings[$0] != nil }
    let known = tables.map { table in zip(names, isKnown).count { $1 && table[$0] != nil } }
    let order = tables.indices.sorted { (known[$1], $0) < (known[$0], $1) }
    let most = known.max() ?? 0
    return zip(names, isKnown).map { name, isKnown in
      guard isKnown else { return nil }
      let isShort = name.count <= 3 && name.utf8.count == name.count
      return order.lazy
        .filter { !isShort || $0 == 0 || (known[$0] == most && most >= 2) }
        .compactMap { tables[$0][name] }.first
    }
  }

  /// Folded names of branches, places and suppliers, which name the store only where no other
  /// column does; the first in the list is the best.
  static let storeSubstitutes: [String: Int] = {
    let words = """
      store location,location,branch,place,filiale,filialname,standort,succursale,emplacement,lieu,\
      sucursal,ubicación,sede,luogo,filiaal,vestiging,locatie,toimipiste,sijainti,filial,plats,\
      localização,local,sted,lokation,lokasjon,oddział,placówka,lokalizacja,miejsce,pobočka,\
      provozovna,místo,lokalita,філія,відділення,місце,филиал,место,место расчётов,şube,şube adı,\
      konum,支店,支店名,場所,supplier,lieferant,fournisseur,proveedor,fornitore,leverancier,\
      toimittaja,leverantör,fornecedor,leverandør,dostawca,dodavatel,постачальник,поставщик,\
      tedarikçi,取引先,仕入先
      """
    var ranks: [String: Int] = [:]
    for (rank, word) in words.split(separator: ",").enumerated() {
      let folded = HeaderName.folded(word)
      if ranks[folded] == nil { ranks[folded] = rank }
    }
    return ranks
  }()

  /// The folded words of every language.
  private static let tables: [[String: Word]] = languages.map { language in
    var table: [String: Word] = [:]
    for (meaning, words) in language {
      for (rank, word) in words.enumerated() { table[HeaderName.folded(word)] = (meaning, rank) }
    }
    return table
  }

  /// The folded words of a meaning in every language.
  static func words(for meaning: ColumnMeaning) -> [String] {
    languages.flatMap { ($0[meaning] ?? []).map { HeaderName.folded($0) } }
  }
}
