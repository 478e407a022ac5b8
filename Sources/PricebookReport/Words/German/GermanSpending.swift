import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension German {
  /// The German words of the sections on budgets and months.
  enum Budget: BudgetPhrases, InGerman {
    static let title: RichText = "Budget nach Kategorie"
    static let titleWithoutBudget: RichText = "Ausgaben nach Kategorie"
    static let tableTitle: RichText = "Kategorien als Tabelle"

    static let bars: RichText = """
      Die am stärksten überzogene Kategorie zuerst. Der breite Balken ist das Budget, der \
      schmale sind die Ausgaben; \("was über das Budget geht", tone: .over), ist farbig.
      """

    static func pace(_ kind: MonthPeriod.Kind) -> RichText {
      """
      ▲ zeigt das anteilige Budget: wo die Ausgaben stünden, wenn sie sich gleich über \
      \(Shared.the(kind)) verteilten.
      """
    }

    static let withoutCategoryTitle: RichText = "Artikel ohne Kategorie"
    static let withoutCategoryNote: RichText = """
      Die vermutete Kategorie stammt von Artikeln mit denselben Wörtern oder von der Art der \
      Ware. pricebook match schreibt sie als Zeilen für aliases.csv.
      """

    static func howToAddBudgets(_ kind: MonthPeriod.Kind) -> RichText {
      """
      Für \(Shared.this(kind)) gibt es kein Budget. Eine Datei budgets.csv mit den Spalten month, \
      category, amount und currency legt eines fest; month * gilt für jeden Monat, category * für den \
      ganzen Monat.
      """
    }

    static func noneOver(_ budgeted: Int) -> RichText {
      budgeted == 1
        ? "Die Kategorie liegt nicht über ihrem Budget."
        : "Keine der \(.count(budgeted)) Kategorien liegt über ihrem Budget."
    }

    static func over(
      _ over: Int, of budgeted: Int, largest: (name: String, amount: Value)?
    ) -> RichText {
      let claim: RichText =
        budgeted == 1
        ? "Die eine Kategorie mit Budget \(over == 1 ? "liegt darüber" : "liegt nicht darüber")"
        : """
        \(.count(over)) von \(counted(budgeted, "Kategorie", "Kategorien")) über dem Budget
        """
      guard let largest else { return "\(claim)." }
      return over == 1
        ? "\(claim): \(name: largest.name) mit \(largest.amount)."
        : "\(claim), am meisten \(name: largest.name) mit \(largest.amount)."
    }

    static let noSpending: RichText = "Keine Ausgaben."

    static func mostSpent(
      on largest: String?, _ amount: Value, _ part: LargestPart
    ) -> RichText {
      switch (part, largest) {
      case (.tied, _): "Mehrere Kategorien liegen gleichauf, mit je \(amount)."
      case (.only, let largest?): "Alles entfällt auf \(name: largest), \(amount)."
      case (.only, nil): "Nichts davon hat eine Kategorie, \(amount)."
      case (.most, let largest?): "Das meiste entfällt auf \(name: largest), \(amount)."
      case (.most, nil): "Das meiste hat keine Kategorie, \(amount)."
      case (.largest, let largest?): "Am meisten entfällt auf \(name: largest), \(amount)."
      case (.largest, nil): "Am meisten entfällt auf Artikel ohne Kategorie, \(amount)."
      }
    }

    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Kategorien, \(Shared.name(period))"
    }

    static func ownBudget(_ sum: Value, _ kind: MonthPeriod.Kind) -> RichText {
      switch kind {
      case .month:
        "Der ganze Monat hat ein eigenes Budget; die Budgets der Kategorien ergeben zusammen \(sum)."
      case .quarter:
        "Das ganze Quartal hat ein eigenes Budget; die Budgets der Kategorien ergeben zusammen \(sum)."
      case .year:
        "Das ganze Jahr hat ein eigenes Budget; die Budgets der Kategorien ergeben zusammen \(sum)."
      case .range:
        "Der ganze Zeitraum hat ein eigenes Budget; die Budgets der Kategorien ergeben zusammen \(sum)."
      }
    }

    static func carriedOver(_ entries: RichText) -> RichText {
      "Mit dem, was vom Vormonat übrig blieb: \(entries)."
    }

    static func overspentBefore(_ entries: RichText) -> RichText {
      "Abzüglich dessen, was im Vormonat zu viel ausgegeben wurde: \(entries)."
    }

    static func unbudgetedCounts(_ kind: MonthPeriod.Kind) -> RichText {
      switch kind {
      case .month: "Ausgaben ohne eigenes Budget zählen zum ganzen Monat."
      case .quarter: "Ausgaben ohne eigenes Budget zählen zum ganzen Quartal."
      case .year: "Ausgaben ohne eigenes Budget zählen zum ganzen Jahr."
      case .range: "Ausgaben ohne eigenes Budget zählen zum ganzen Zeitraum."
      }
    }

    static func overCount(_ over: Int, of months: Int) -> RichText {
      if months == 1 {
        return over == 0
          ? "Der eine Monat mit Budget liegt nicht darüber."
          : "Der eine Monat mit Budget liegt darüber."
      }
      let span: RichText = "der \(.count(months)) Monate mit Budget"
      return switch over {
      case months where months == 2: "Beide Monate mit Budget liegen darüber."
      case months: "Alle \(.count(months)) Monate mit Budget liegen darüber."
      case 0: "Keiner \(span) liegt darüber."
      case 1: "Einer \(span) liegt darüber."
      default: "\(.count(over)) \(span) liegen darüber."
      }
    }

    static func yearToDate(
      from first: Month, through last: Month, spent: Value, _ variance: YearVariance?
    ) -> RichText {
      let span: RichText =
        first == last ? "\(.monthName(first))" : "\(.monthName(first)) bis \(.monthName(last))"
      guard let variance else { return "\(span): \(spent)." }
      let separator: RichText = variance.months == nil ? "," : ";"
      return "\(span): \(spent)\(separator) \(Review.yearToDate(variance))."
    }

    static func projection(for day: CalendarDate) -> RichText {
      "Der gestrichelte Umriss ist, was üblicherweise bis zum \(.dayOfMonth(day)) zusammenkommt."
    }

    static let oneMonth: RichText =
      "Vergleiche mit anderen Monaten erscheinen, sobald es Belege eines zweiten Monats gibt."

    static let monthsTableTitle: RichText = "Monate als Tabelle"
    static let monthsCaption: RichText = "Ausgaben nach Monat"

    static func monthsDescription(
      highest: [Month], highestAmount: Value, lowest: (months: [Month], amount: Value)?
    ) -> RichText {
      let high: RichText = "Am meisten im \(listed(highest)) mit \(highestAmount)"
      guard let lowest else { return "\(high)." }
      return "\(high), am wenigsten im \(listed(lowest.months)) mit \(lowest.amount)."
    }

    static func monthsAlike(_ amount: Value, before month: Month?) -> RichText {
      guard let month else { return "In jedem Monat \(amount)." }
      return "In jedem Monat vor \(.month(month)) \(amount)."
    }
  }
}

extension German {
  /// The German words of the section on stores.
  enum Stores: StorePhrases, InGerman {
    static let title: RichText = "Nach Laden"
    static let tableTitle: RichText = "Läden als Tabelle"
    static func tableCaption(_ period: MonthPeriod) -> RichText { "Läden, \(Shared.name(period))" }

    static func note(
      _ store: String, _ part: LargestPart, share: Double, earlier: Double?,
      earlierPeriod: MonthPeriod
    ) -> RichText {
      let claim: RichText =
        part == .only
        ? "Alles wurde bei \(name: store) gekauft"
        : "\(.percent(share, digits: 0)) der Ausgaben entfielen auf \(name: store)"
      guard let earlier else { return "\(claim)." }
      return
        "\(claim), \(Shared.during(earlierPeriod, withYear: false)) waren es \(.percent(earlier, digits: 0))."
    }

    static func description(
      _ store: String, _ amount: Value, _ part: LargestPart, stores: Int
    ) -> RichText {
      let claim: RichText = "Ausgaben in \(counted(stores, "Laden", "Läden"))"
      return switch part {
      case .only: "Alle Ausgaben bei \(name: store), \(amount)."
      case .most: "\(claim), das meiste bei \(name: store) mit \(amount)."
      case .largest: "\(claim), am meisten bei \(name: store) mit \(amount)."
      case .tied: "\(claim), am meisten in mehreren davon mit je \(amount)."
      }
    }
  }
}

extension German {
  /// The German words of the section on carts.
  enum Carts: CartPhrases, InGerman {
    static let title: RichText = "Einkäufe: geplant und bezahlt"
    static let completedTotal: RichText = "Erledigt"
    static let newestCaption: RichText = "Neueste erledigte Einkäufe"
    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Alle Einkäufe \(Shared.during(period))"
    }

    static func completed(_ count: Int, in period: MonthPeriod) -> RichText {
      count == 0
        ? "\(Shared.starting(period)) wurde kein Einkauf abgeschlossen."
        : """
        \(Shared.starting(period)) \(count == 1 ? "wurde" : "wurden") \
        \(counted(count, "Einkauf", "Einkäufe")) abgeschlossen.
        """
    }

    static func notCompleted(_ count: Int) -> RichText {
      """
      \(counted(count, "Einkauf ist", "Einkäufe sind")) noch offen; was noch nicht gekauft \
      ist, ist nicht ausgelassen, darum bleiben die Differenzen leer.
      """
    }

    static func description(planned: Value, actual: Value, difference: Value) -> RichText {
      "Geplant \(planned), bezahlt \(actual), Differenz \(difference)."
    }

    static func againstBudget(_ difference: Value, _ budget: Value) -> RichText {
      "\(difference) gegenüber einem Budget von \(budget)"
    }

    static func storeSwitching(_ amount: Value) -> RichText {
      """
      \(amount) der Preisdifferenz kommen daher, dass in einem anderen Laden gekauft wurde als \
      geplant.
      """
    }

    static func unpriced(_ count: Int) -> RichText {
      """
      \(counted(count, "Posten hat keinen Preis und zählt", "Posten haben keinen Preis und zählen")) \
      nicht mit.
      """
    }

    static func earlier(_ count: Int) -> RichText {
      "Frühere, \(counted(count, "Einkauf", "Einkäufe"))"
    }

    static func state(_ state: Cart.State) -> String {
      switch state {
      case .planning: "geplant"
      case .shopping: "unterwegs"
      case .completed: "erledigt"
      }
    }
  }
}

extension German {
  /// The German words of the section on items.
  enum Items: ItemPhrases, InGerman {
    static let title: RichText = "Artikel mit den höchsten Ausgaben"

    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Artikel mit den höchsten Ausgaben, \(Shared.name(period))"
    }

    static func note(_ count: Int) -> RichText {
      """
      \(count == 1 ? "Der Artikel, für den" : "Die \(.count(count)) Artikel, für die") am meisten \
      ausgegeben wurde. Der Ø-Preis ist, was pro kg, Liter oder Stück im Schnitt aller Läden \
      bezahlt wurde.
      """
    }

    static func lines(from first: Month, through last: Month) -> RichText {
      """
      Die kleinen Linien reichen von \(.month(first)) bis \(.month(last)); Lücken sind \
      Monate ohne Einkauf.
      """
    }

    static func changeFootnote(_ percent: Int, months: Int) -> RichText {
      """
      „Ggü. 3 Monaten“ vergleicht mit dem Median der letzten \(spelled(months)) Monate, die einen \
      Preis haben; Veränderungen ab \(percent: percent) sind hervorgehoben.
      """
    }

    static func changeFootnote(_ percent: Int, _ reference: ChangeReference) -> RichText {
      """
      Die Veränderung ist die des Ø-Preises \(Changes.against(reference)); Veränderungen ab \
      \(percent: percent) sind hervorgehoben.
      """
    }
  }
}
