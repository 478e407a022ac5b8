/// Words of the nine languages that tell the meaning of a number in an item's name.
///
/// Units are not among them: those are ``UnitOfMeasure``'s.
enum PackageWord {
  /// A package or several: `pack of 6`, `6 bottles`.
  case container
  /// A piece of one package's content. The size in the name is never that of the piece:
  /// `10 slices, 200 g`.
  case part
  /// Between a container and a number: `lot de 4`.
  case joiner
  /// After a number: `10er`.
  case countEnding
  /// Several packages without a figure: `Doppelpack`; 0 where the number is open.
  case packs(Int)
  /// Multiplies: `6 x 330 ml`, `4 à 125 g`.
  case times
  /// Before what is not a size: an estimate, a limit, a price basis.
  case estimate
  /// After a size that is not that of the package: `20 g protein`, `50 g gratis`.
  case partOfContent
  /// Litres are the volume that the thing can hold, or the letter is a size: bin bags of 35 l, ten
  /// eggs L.
  case capacity

  /// Whether some word of the lists begins with the same byte and is as long, case aside.
  ///
  /// Most words of a name are not in the lists, and this saves looking them up.
  static func mayBe(_ word: ArraySlice<UInt8>) -> Bool {
    shapes.mayHold(word)
  }

  private static let shapes = WordShapes(words.keys)

  static func named(_ folded: String) -> PackageWord? { words[folded] }

  static var all: [String: PackageWord] { words }

  /// Unit spellings that are other words first: `x` multiplies, `und` is German for *and*.
  static func isUnit(_ folded: String) -> Bool { folded != "x" && folded != "und" }

  private static let words: [String: PackageWord] = {
    let lists: [(PackageWord, String)] = [
      (
        .container,
        """
        pack packs pk pkt packet packets box boxes bag bags bottle bottles can cans tin tins jar \
        jars case cases set sets roll rolls sachet sachets carton cartons tray trays tub tubs bar \
        bars pods sticks bundle packung packungen pck beutel teebeutel flasche flaschen dose dosen \
        glas gläser glaeser karton kasten rolle rollen tüte tüten tueten becher schale riegel kiste \
        kisten lot lots paquet paquets boîte boîtes boite boites sac sacs bouteille bouteilles \
        canette canettes pot pots rouleau rouleaux barquette barquettes brique briques étui paquete \
        paquetes caja cajas bolsa bolsas bolsitas botella botellas lata latas rollo rollos bote \
        botes tarro tarros bandeja brik briks confezione confezioni scatola scatole sacchetto \
        sacchetti bustine bottiglia bottiglie lattina lattine rotolo rotoli vasetto vasetti pak \
        pakken doos dozen zak zakken zakjes fles flessen blik blikken blikjes rol rollen potten \
        krat pakkaus pakkausta pussi pussia pullo pulloa tölkki tölkkiä purkki purkkia rulla rullaa \
        rasia förpackning paket påse påsar flaska flaskor burk burkar rulle rullar ask pacote \
        pacotes caixa caixas embalagem saco sacos saquetas garrafa garrafas rolo rolos frasco \
        frascos
        """
      ),
      (
        .part,
        """
        slices sheets tablets capsules scheiben blatt tabs kapseln würfel tranches feuilles \
        dosettes pastilles rebanadas cápsulas fette cialde capsule plakken tabletten viipaletta \
        skivor kapslar fatias
        """
      ),
      (.joiner, "of de da di van von mit con com med av"),
      (.countEnding, "er ers"),
      (.packs(2), "doppelpack duopack duopak twinpack twin duo bipack"),
      (.packs(3), "tripack triopack trio dreierpack"),
      (.packs(4), "viererpack"),
      (.packs(6), "sixpack sechserpack"),
      (.packs(10), "zehnerpack"),
      (.packs(0), "multipack multipak maxipack vorratspack"),
      (.times, "x à á"),
      (
        .estimate,
        """
        ca approx approximately about around circa etwa env environ aprox noin cirka ungefähr \
        ongeveer per pro je por par min mind minimum bis ab from jusque hasta desde tot vanaf över \
        under over unter über
        """
      ),
      (
        .partOfContent,
        """
        protein proteins eiweiß eiweiss protéine protéines proteine proteína proteínas proteiini \
        proteiinia eiwit eiwitten kcal gratis bonus offert offerts gratuit gratuits regalo omaggio
        """
      ),
      (
        .capacity,
        """
        müllbeutel muellbeutel müllsack müllsäcke muellsack abfallsack abfallsäcke abfallbeutel \
        kehrichtsack gefrierbeutel mülleimer bin liners liner refuse trash garbage freezer \
        poubelle poubelles congélation basura congelación spazzatura immondizia vuilniszak \
        vuilniszakken afvalzak afvalzakken pedaalemmerzakken diepvrieszakjes jätesäkki roskapussi \
        roskapusseja pakastuspussi sopsäck sopsäckar soppåse soppåsar avfallspåse fryspåse lixo \
        egg eggs ei eier oeuf oeufs œuf œufs huevo huevos uovo uova eieren muna munia kananmuna \
        kananmunat ägg ovo ovos
        """
      ),
    ]
    var words: [String: PackageWord] = [:]
    words.reserveCapacity(500)
    for (meaning, list) in lists {
      for word in list.split(separator: " ") { words[String(word)] = meaning }
    }
    return words
  }()
}
