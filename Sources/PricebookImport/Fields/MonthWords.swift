/// The names of months and their usual abbreviations, in the languages of ``HeaderWords``.
///
/// To add a language, add a list of twelve.
enum MonthWords {
  /// The month that a word names, 1 to 12.
  ///
  /// - Parameter word: Folded by ``HeaderName``: small letters, without accents and points.
  static func month(_ word: String) -> Int? { table[word] }

  private static let table: [String: Int] = {
    var table: [String: Int] = [:]
    let languages = [
      english, german, french, spanish, italian, dutch, finnish, swedish, portuguese, danish,
      polish,
      czech, ukrainian, russian, turkish,
    ]
    for months in languages {
      for (index, words) in months.enumerated() {
        for word in words.split(separator: " ") {
          let folded = HeaderName.folded(word)
          if table[folded] == nil { table[folded] = index + 1 }
        }
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
  /// Danish and Norwegian.
  private static let danish = [
    "januar jan", "februar feb", "marts mars mar", "april apr", "maj mai", "juni jun", "juli jul",
    "august aug", "september sep sept", "oktober okt", "november nov", "december desember dec des",
  ]
  /// The name alone and the form that follows a day: `5 stycznia 2026`.
  private static let polish = [
    "styczen stycznia sty", "luty lutego lut", "marzec marca mar", "kwiecien kwietnia kwi",
    "maj maja", "czerwiec czerwca cze", "lipiec lipca lip", "sierpien sierpnia sie",
    "wrzesien wrzesnia wrz", "pazdziernik pazdziernika paz", "listopad listopada lis",
    "grudzien grudnia gru",
  ]
  private static let czech = [
    "leden ledna led", "unor unora uno", "brezen brezna bre", "duben dubna dub",
    "kveten kvetna kve",
    "cerven cervna cvn", "cervenec cervence cvc", "srpen srpna srp", "zari zar", "rijen rijna rij",
    "listopad listopadu lis", "prosinec prosince pro",
  ]
  private static let ukrainian = [
    "січень січня січ", "лютий лютого лют", "березень березня бер", "квітень квітня квіт кві",
    "травень травня трав тра", "червень червня черв чер", "липень липня лип",
    "серпень серпня серп сер", "вересень вересня вер", "жовтень жовтня жовт жов",
    "листопад листопада лист лис", "грудень грудня груд гру",
  ]
  private static let russian = [
    "январь января янв", "февраль февраля фев февр", "март марта мар", "апрель апреля апр",
    "май мая", "июнь июня июн", "июль июля июл", "август августа авг",
    "сентябрь сентября сен сент", "октябрь октября окт", "ноябрь ноября ноя нояб",
    "декабрь декабря дек",
  ]
  private static let turkish = [
    "ocak oca", "subat sub", "mart mar", "nisan nis", "mayis", "haziran haz", "temmuz tem",
    "agustos agu", "eylul eyl", "ekim eki", "kasim kas", "aralik ara",
  ]
}
