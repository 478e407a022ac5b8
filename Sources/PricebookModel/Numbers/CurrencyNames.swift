/// The names of currencies as people write them, in sixteen languages.
///
/// To add a name, add it to the line of its code, in small letters.
enum CurrencyNames {
  /// The code or the sign that a name in any case means; `nil` for other texts.
  static func meaning(of text: some StringProtocol) -> String? {
    meanings[text.lowercased()]
  }

  /// The codes that are recognised in any case, by their small letters.
  ///
  /// Codes that are English words are missing: `3 cup` is no money.
  static func code(_ text: some StringProtocol) -> String? {
    codes.contains(text.lowercased()) ? text.uppercased() : nil
  }

  private static let meanings: [String: String] = {
    var table: [String: String] = [:]
    for line in names {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for name in parts[1].split(separator: ",") {
        table[String(name)] = String(parts[0])
      }
    }
    return table
  }()

  /// A dollar, a krone, a peso and a franc are of several countries, as their signs are.
  private static let names = [
    "EUR:euro,euros,eurot,euroa,euron,euroja,eur.,євро,евро,ユーロ,avro",
    "USD:us dollar,us dollars,u.s. dollar,u.s. dollars,us-dollar,usd$,dólar estadounidense,"
      + "dólares estadounidenses,dollar américain,dollars américains,dolar amerykański,米ドル",
    "CAD:canadian dollar,canadian dollars,dollar canadien,dollars canadiens",
    "AUD:australian dollar,australian dollars", "NZD:new zealand dollar,new zealand dollars",
    "$:dollar,dollars,dólar,dólares,dolar,dolary,dolarów,dollaro,dollari,dollaria,долар,доларів,"
      + "доллар,долларов,ドル",
    "GBP:pound sterling,pounds sterling,british pound,british pounds,sterling,libra esterlina,"
      + "libras esterlinas,livre sterling,livres sterling,ポンド",
    "CHF:swiss franc,swiss francs,franken,schweizer franken,stutz,franc suisse,francs suisses,"
      + "franchi,franchi svizzeri,sfr,sfr.,fr.",
    "fr:franc,francs", "JPY:yen,jpy¥,円,日本円,ієна,йена", "CNY:yuan,renminbi,rmb,元,人民元,юань",
    "KRW:won,ウォン,원", "SEK:kronor,krona,svenska kronor", "DKK:danske kroner",
    "NOK:norske kroner", "kr:kroner,krone,kr,kr.", "ISK:króna,krónur",
    "PLN:złoty,złote,złotych,zloty,zlote,zlotych,zł,zl,zł.",
    "CZK:koruna,koruny,korun,kč,kc,korun českých",
    "HUF:forint,ft", "RON:leu,lei,ron.", "BGN:лв,лв.,лева,лев,leva,lev",
    "UAH:гривня,гривні,гривень,грн,грн.,hryvnia,hryvnias,крб,крб.",
    "RUB:руб,руб.,рубль,рубля,рублей,ruble,rubles,rouble,roubles,rubel,₽", "BYN:бел. руб.,byn.",
    "TRY:lira,liras,türk lirası,tl,tl.,₺", "ILS:shekel,shekels,nis", "GEL:lari,ლარი,₾",
    "AMD:dram,֏", "AZN:manat,₼", "KZT:tenge,тенге,₸", "BRL:real,reais,brl.",
    "peso:peso,pesos", "MXN:mexican peso,mexican pesos,pesos mexicanos,mxn$",
    "CLP:pesos chilenos", "ARS:pesos argentinos", "COP:pesos colombianos", "PHP:philippine pesos",
    "INR:indian rupee,indian rupees", "rupee:rupee,rupees,rs,rs.", "THB:baht", "VND:dong,đồng,vnđ",
    "IDR:rupiah,rp,rp.", "MYR:ringgit,rm", "ZAR:rand", "KES:ksh,kes.", "NGN:naira",
    "PEN:sol,soles,s/,s/.", "CRC:colones,colón", "PYG:guaraní,guaraníes", "MAD:dirhams marocains",
    "HRK:kuna,kune", "RSD:din,din.,dinar,dinara,рсд",
  ]

  private static let codes: Set<String> = Set(
    """
    aed afn amd ang aoa ars aud awg azn bbd bdt bgn bhd bif bmd bnd bob brl bsd btn bwp byn bzd cad \
    cdf chf clp cny cop crc cve czk djf dkk dop dzd egp etb eur fjd gbp gel ghs gip gmd gnf gtq gyd \
    hkd hnl hrk htg huf idr ils inr iqd irr isk jmd jod jpy kes kgs khr kmf kpw krw kwd kyd kzt lbp \
    lkr lrd lsl ltl lvl lyd mad mdl mga mkd mmk mnt mru mur mvr mwk mxn myr mzn nad ngn nio nok npr \
    nzd omr pab pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sdg sek sgd shp sll srd ssp stn \
    svc syp szl thb tjs tmt tnd ttd twd tzs uah ugx usd uyu uzs ves vnd vuv wst xaf xcd xof xpf yer \
    zar zmw zwl
    """.split(separator: " ").map { String($0) })
}
