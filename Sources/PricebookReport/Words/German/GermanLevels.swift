import PricebookAnalytics
import PricebookDocument

extension German {
  /// The German words on how dear the stores are.
  enum Levels: LevelPhrases, InGerman {
    static let title: RichText = "Preisniveau der Läden"

    static func note(days: Int, usual: String, isBySpending: Bool) -> RichText {
      let weights: RichText =
        isBySpending ? "gewichtet nach den Ausgaben dafür" : "alle gleich gewichtet"
      return """
        Die neuesten Preise der letzten \(counted(days, "Tag", "Tage")) für alle Artikel, die \
        mindestens zwei dieser Läden führen, \(weights); \(name: usual) ist \
        100. Gemeinsam sind Artikel, die auch ein anderer dieser Läden führt.
        """
    }

    static let drawingNote: RichText = "Der Punkt ist das Niveau, die Linie sein 95-%-Intervall."

    private static func items(_ count: Int) -> RichText {
      counted(count, "gemeinsamen Artikel", "gemeinsame Artikel")
    }

    static func cheaper(
      _ change: ClearChange, _ store: String, than usual: String, items count: Int
    ) -> RichText {
      let (size, low, high) = sizes(change)
      return """
        \(name: store) ist \(size) günstiger als \(name: usual) (\(low) bis \(high)), über \
        \(items(count))
        """
    }

    static func dearer(
      _ change: ClearChange, _ store: String, than usual: String, items count: Int
    ) -> RichText {
      let (size, low, high) = sizes(change)
      return """
        Kein Laden ist klar günstiger als \(name: usual); \(name: store) ist \(size) teurer \
        (\(low) bis \(high)), über \(items(count))
        """
    }

    static func unclear(_ store: String, _ usual: String, why: RichText) -> RichText {
      "Kein klarer Unterschied zwischen \(name: store) und \(name: usual): \(why)"
    }

    static func reason(
      _ doubt: ChangeClaim.Doubt, _ estimate: Estimate, items count: Int
    ) -> RichText {
      switch doubt {
      case .fewProducts(let few): "nur \(counted(few, "gemeinsamer Artikel", "gemeinsame Artikel"))"
      case .containsZero: measured(estimate, items: count)
      case .nearZero: "\(measured(estimate, items: count)), zu nahe bei null, um sicher zu sein"
      case .noInterval, .lowCoverage: "zu wenige Artikel verbinden die beiden"
      }
    }

    static func tie(_ estimate: Estimate, items count: Int) -> RichText {
      measured(estimate, items: count)
    }

    static func olderPrices(_ estimate: Estimate, items count: Int) -> RichText {
      "\(measured(estimate, items: count)), und die Preise des einen sind älter"
    }

    private static func measured(_ estimate: Estimate, items count: Int) -> RichText {
      let size: RichText = .value(.percentDifference(estimate.value))
      guard let interval = estimate.interval else { return "\(size) über \(items(count))" }
      let low = Value.number(interval.lowerBound, digits: 1)
      let high = Value.number(interval.upperBound, digits: 1)
      return "\(size) (\(low) bis \(high)) über \(items(count))"
    }

    static func omitted(_ stores: Int) -> RichText {
      stores == 1
        ? "1 weiterer Laden mit Preisen derselben Artikel hat hier kein Niveau: zu wenige oder keine davon gemeinsam."
        : "\(.count(stores)) weitere Läden mit Preisen derselben Artikel haben hier kein Niveau: zu wenige oder keine davon gemeinsam."
    }

    static func description(_ levels: RichText) -> RichText { "\(levels)." }
    static let tableTitle: RichText = "Niveaus als Tabelle"
    static let tableCaption: RichText = "Preisniveau nach Laden"
    static let lower: RichText = "Von"
    static let upper: RichText = "Bis"
    static let commonItems: RichText = "Gemeinsame Artikel"
  }
}
