/// The names of months and their usual abbreviations, in nine languages.
///
/// To add a language, add a list of twelve.
enum MonthWords {
  /// The month that a word names, 1 to 12.
  ///
  /// - Parameter word: Folded by ``HeaderName``: small letters, without accents and points.
  static func month(_ word: String) -> Int? { table[word] }

  private static let table: [String: Int] = {
    var table: [String: Int] = [:]
    for months in [english, german, french, spanish, italian, dutch, finnish, swedish, portuguese] {
      for (index, words) in months.enumerated() {
        for word in words.split(separator: " ") { table[String(word)] = index + 1 }
      }
    }
    return table
  }()

  private static let english = [
    "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul",
    "august aug", "september sep sept", "october oct", "november nov", "december dec",
  ]
  private static let german = [
    "januar janner jaenner jan", "februar feber feb", "marz maerz mrz mar", "april apr", "mai",
    "juni jun", "juli jul", "august aug", "september sep sept", "oktober okt", "november nov",
    "dezember dez",
  ]
  private static let french = [
    "janvier janv jan", "fevrier fevr fev", "mars", "avril avr", "mai", "juin",
    "juillet juil", "aout aou", "septembre sept", "octobre oct", "novembre nov",
    "decembre dec",
  ]
  private static let spanish = [
    "enero ene", "febrero feb", "marzo mar", "abril abr", "mayo may", "junio jun", "julio jul",
    "agosto ago", "septiembre setiembre sep sept set", "octubre oct", "noviembre nov",
    "diciembre dic",
  ]
  private static let italian = [
    "gennaio gen genn", "febbraio feb febbr", "marzo mar", "aprile apr", "maggio mag magg",
    "giugno giu", "luglio lug", "agosto ago", "settembre set sett", "ottobre ott",
    "novembre nov", "dicembre dic",
  ]
  private static let dutch = [
    "januari jan", "februari feb", "maart mrt", "april apr", "mei", "juni jun", "juli jul",
    "augustus aug", "september sep sept", "oktober okt", "november nov", "december dec",
  ]
  private static let finnish = [
    "tammikuu tammikuuta tammi", "helmikuu helmikuuta helmi", "maaliskuu maaliskuuta maalis",
    "huhtikuu huhtikuuta huhti", "toukokuu toukokuuta touko", "kesakuu kesakuuta kesa",
    "heinakuu heinakuuta heina", "elokuu elokuuta elo", "syyskuu syyskuuta syys",
    "lokakuu lokakuuta loka", "marraskuu marraskuuta marras", "joulukuu joulukuuta joulu",
  ]
  private static let swedish = [
    "januari jan", "februari feb", "mars mar", "april apr", "maj", "juni jun", "juli jul",
    "augusti aug", "september sep sept", "oktober okt", "november nov", "december dec",
  ]
  private static let portuguese = [
    "janeiro jan", "fevereiro fev", "marco mar", "abril abr", "maio mai", "junho jun",
    "julho jul", "agosto ago", "setembro set", "outubro out", "novembro nov", "dezembro dez",
  ]
}
