import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension German {
  /// The German words of the spending review's head and key figures.
  enum Review: ReviewPhrases, InGerman {
    static func title(_ period: MonthPeriod) -> RichText { "Ausgaben, \(Shared.name(period))" }

    static func days(_ months: RichText, from first: Value, through last: Value) -> RichText {
      "\(months), \(first) bis \(last)"
    }

    static func soFar(_ months: RichText, from first: Value?, through last: Value) -> RichText {
      first.map { "\(months), \($0) bis \(last)" } ?? "\(months) bis \(last)"
    }

    static func elapsed(_ elapsed: Int, of days: Int) -> RichText {
      "\(.count(elapsed)) von \(.count(days)) Tagen"
    }

    static func nothingSpent(_ period: MonthPeriod) -> RichText {
      "Keine Ausgaben \(Shared.during(period))"
    }

    static func onlyPlanned(_ planned: Value, carts: Int) -> RichText {
      "\(planned) in \(counted(carts, "Einkauf", "Einkäufen")) geplant, noch keine Belege"
    }

    static func spent(_ amounts: RichText, _ period: ReportPeriod) -> RichText {
      period.isOver
        ? "\(amounts) \(Shared.during(period.span)) ausgegeben"
        : "\(amounts) bis \(.date(period.asOf)) ausgegeben"
    }

    static func closed(
      _ amount: Value, _ status: BudgetVariance.Status, _ period: MonthPeriod
    ) -> RichText {
      switch status {
      case .over: "\(amount) über dem Budget \(Shared.during(period, withYear: false))"
      case .under: "\(amount) unter dem Budget \(Shared.during(period, withYear: false))"
      case .on, .unbudgeted: "Budget \(Shared.during(period, withYear: false)) genau eingehalten"
      }
    }

    static func running(
      _ amount: Value, _ status: BudgetVariance.Status, daysLeft: Int
    ) -> RichText {
      switch status {
      case .over: "\(amount) über dem Budget, noch \(days(daysLeft))"
      case .under: "\(amount) vom Budget übrig, noch \(days(daysLeft))"
      case .on, .unbudgeted: "Budget aufgebraucht, noch \(days(daysLeft))"
      }
    }

    static func headingOver(left: Value, daysLeft: Int, _ end: WrittenEnd) -> RichText {
      "Noch \(left) für \(days(daysLeft)); geht es weiter wie üblich, \(end.distance) über dem Budget"
    }

    private static func days(_ count: Int) -> RichText { counted(count, "Tag", "Tage") }

    static let noReceipts: RichText =
      "Die Dateien enthalten weder Belege noch abgeschlossene Einkäufe, also noch keine Ausgaben."

    static func noneThisMonth(_ last: Month?) -> RichText {
      guard let last else { return noReceipts }
      return "Der neueste Monat mit Daten ist \(.month(last))."
    }

    static func spentOfBudget(_ spent: Value, _ budget: Value) -> RichText {
      "\(strong: spent) von \(budget) ausgegeben"
    }

    static func receiptsAt(receipts: Int, stores: Int) -> RichText {
      "\(counted(receipts, "Beleg", "Belege")) aus \(counted(stores, "Laden", "Läden"))"
    }

    static func opening(
      _ what: RichText, against compared: (change: Amount, amount: Value, period: ComparedPeriod)?,
      unbudgeted: MonthPeriod.Kind?
    ) -> RichText {
      var claim = what
      if let compared {
        let place = Shared.during(compared.period)
        claim +=
          compared.change == .zero
          ? ", gleich viel wie \(place)"
          : """
          , \(strong: compared.amount) \(compared.change > .zero ? "mehr" : "weniger") als \(place)
          """
      }
      return unbudgeted.map { "\(claim); für \(Shared.the($0)) gibt es kein Budget." }
        ?? "\(claim)."
    }

    static func excess(
      _ name: String, _ amount: Value, second: String?, isTied: Bool
    ) -> RichText {
      guard let second else { return "\(name: name) liegt \(strong: amount) über dem Budget." }
      return isTied
        ? "\(name: name) und \(name: second) liegen je \(strong: amount) über dem Budget."
        : "\(name: name) liegt \(strong: amount) über dem Budget, danach folgt \(name: second)."
    }

    static let keyFigures: RichText = "Kennzahlen"

    static func spentLabel(_ period: ReportPeriod) -> RichText {
      period.isOver
        ? "Ausgaben \(Shared.during(period.span))" : "Ausgaben bis \(.dayOfMonth(period.asOf))"
    }

    static func noBudget(_ kind: MonthPeriod.Kind) -> RichText {
      "kein Budget für \(Shared.this(kind))"
    }

    static func againstBudget(_ variance: Value, _ budget: Value) -> RichText {
      "\(variance) gegenüber dem Budget von \(budget)"
    }

    static func againstPace(isAhead: Bool) -> RichText {
      isAhead ? "Über dem anteiligen Budget" : "Unter dem anteiligen Budget"
    }
    static let againstBudgetLabel: RichText = "Gegenüber dem Budget"
    static let usualEnd: RichText = "Üblicherweise rund"

    static func onPace(_ pace: Value, projection: Value?, by day: CalendarDate) -> RichText {
      guard let projection else { return "anteilig bis heute: \(pace)" }
      return "anteilig bis heute: \(pace); üblicherweise rund \(projection) bis \(.dayOfMonth(day))"
    }

    static func used(_ percent: Value, of budget: Value) -> RichText { "\(percent) von \(budget)" }
    static func by(_ day: CalendarDate) -> RichText { "bis \(.dayOfMonth(day))" }

    static func against(_ period: ComparedPeriod) -> RichText {
      "Gegenüber \(Shared.dative(period))"
    }

    static func on(_ percent: Value?, _ reference: Value) -> RichText {
      guard let percent else { return "statt \(reference)" }
      return "\(percent) gegenüber \(reference)"
    }

    static func yearToDate(_ variance: Value, budget: Value) -> RichText {
      "\(variance) gegenüber \(budget)"
    }

    static let noBudgetYet: RichText = "kein Budget in diesem Jahr"
    static let receipts: RichText = "Belege"

    static func receiptsContext(lines: Int, stores: Int, mean: Value?) -> RichText {
      let base: RichText =
        "\(counted(lines, "Posten", "Posten")) aus \(counted(stores, "Laden", "Läden"))"
      guard let mean else { return base }
      return "\(base); im Schnitt \(mean)"
    }
  }
}

extension German {
  /// The German sentences of what stands out.
  enum Findings: FindingPhrases, InGerman {
    static let title: RichText = "Was auffällt"
    static let note: RichText = "Der höchste Betrag zuerst."
    static func nothing(_ kind: MonthPeriod.Kind) -> RichText {
      switch kind {
      case .month: "In diesem Monat fällt nichts auf."
      case .quarter: "In diesem Quartal fällt nichts auf."
      case .year: "In diesem Jahr fällt nichts auf."
      case .range: "In diesem Zeitraum fällt nichts auf."
      }
    }

    static func linkText(_ place: FindingPlace) -> RichText {
      switch place {
      case .budget: "Budget"
      case .changes: "Veränderung"
      case .stores: "Läden"
      case .carts: "Einkäufe"
      case .trends: "Preisentwicklung"
      case .comparison: "Ladenvergleich"
      }
    }

    static func closed(
      _ status: BudgetVariance.Status, _ kind: MonthPeriod.Kind
    ) -> RichText {
      let side = status == .over ? "über" : "unter"
      return switch kind {
      case .month: "Der Monat liegt \(side) dem Budget."
      case .quarter: "Das Quartal liegt \(side) dem Budget."
      case .year: "Das Jahr liegt \(side) dem Budget."
      case .range: "Der Zeitraum liegt \(side) dem Budget."
      }
    }

    static func overMonth(_ end: WrittenEnd) -> RichText {
      """
      Der Monat liegt über dem Budget. Geht es weiter wie üblich, endet er bei rund \(end.projection), das sind \
      \(end.distance) darüber.
      """
    }

    static func runningMonth(_ end: WrittenEnd, budget: Value, left: Value) -> RichText {
      """
      Geht es weiter wie üblich, endet der Monat bei rund \(end.projection), \(end.isOver ? "über" : "unter") \
      dem Budget von \(budget); davon sind \(left) übrig.
      """
    }

    static func category(
      _ name: String, isOver: Bool, isAlone: Bool, used: Value?, budget: Value
    ) -> RichText {
      let side = isOver ? "über" : "unter"
      let claim: RichText =
        "\(name: name) liegt \(isAlone ? "am weitesten " : "")\(side) dem Budget"
      guard let used else { return "\(claim) von \(budget)." }
      return "\(claim): \(used) von \(budget)."
    }

    static func aheadOfPace(
      count: Int, largest: String, amount: Value, isAlone: Bool
    ) -> RichText {
      guard count > 1 else {
        return """
          \(name: largest) liegt über dem anteiligen Budget, aber nicht über dem ganzen.
          """
      }
      let claim: RichText = """
        \(.count(count)) Kategorien liegen über dem anteiligen Budget, aber nicht über dem ganzen
        """
      return isAlone ? "\(claim); am weitesten \(name: largest), um \(amount)." : "\(claim)."
    }

    static func unbudgeted(count: Int, largest: String, amount: Value) -> RichText {
      count == 1
        ? "Ausgegeben für \(name: largest), wofür es kein Budget gibt."
        : """
        Ausgegeben in \(.count(count)) Kategorien ohne Budget, davon \(amount) für \(name: largest).
        """
    }

    static func prices(
      _ kind: PriceAlert.Kind, count: Int, months: Int, lowMonths: Int, hasOtherLows: Bool,
      item: LinkedName, store: String, change: Value
    ) -> RichText {
      let most: RichText = "\(name: item) bei \(name: store), \(change)"
      let one: RichText = hasOtherLows ? "Ein weiterer Preis" : "Ein Preis"
      let some: RichText =
        hasOtherLows ? "\(.count(count)) weitere Preise" : "\(.count(count)) Preise"
      let before: RichText = "gegenüber den letzten \(spelled(months)) Monaten mit Preis"
      return switch kind {
      case .up where count == 1: "Ein Preis ist \(before) gestiegen: \(most)."
      case .up:
        "\(.count(count)) Preise sind \(before) gestiegen; am meisten fällt ins Gewicht: \(most)."
      case .down where count == 1: "Ein Preis ist \(before) gesunken: \(most)."
      case .down:
        "\(.count(count)) Preise sind \(before) gesunken; am meisten fällt ins Gewicht: \(most)."
      case .newLow where count == 1:
        "\(one) war so niedrig wie seit \(digits: lowMonths) Monaten nicht: \(most)."
      case .newLow:
        """
        \(some) waren so niedrig wie seit \(digits: lowMonths) Monaten nicht; am meisten \
        fällt ins Gewicht: \(most).
        """
      }
    }

    static func cart(
      _ name: String, date: CalendarDate?, cause: CartPart?, amount: Value?
    ) -> RichText {
      let cart: RichText =
        date.map { "Der Einkauf \(name: name) vom \(.dayOfMonth($0))" }
        ?? "Der Einkauf \(name: name)"
      let claim: RichText = "\(cart) wurde teurer als geplant"
      guard let cause, let amount else { return "\(claim)." }
      return switch cause {
      case .price: "\(claim); \(amount) davon wegen höherer Preise."
      case .quantity: "\(claim); \(amount) davon, weil mehr gekauft wurde."
      case .unplanned: "\(claim); \(amount) davon für Dinge, die nicht auf der Liste standen."
      case .skipped: "\(claim)."
      }
    }

    static func cheaperBasket(
      _ saving: WrittenLead, at store: String, than usual: String, missing: Int, of items: Int
    ) -> RichText {
      let claim: RichText = """
        Der übliche Warenkorb kostet bei \(name: store) \(saving.amount) weniger als bei \
        \(name: usual), dem Stammladen
        """
      guard missing > 0 else { return "\(claim)." }
      return """
        \(claim), soweit es ihn dort gibt: \(.count(missing)) von \(.count(items)) Artikeln \
        \(missing == 1 ? "fehlt" : "fehlen").
        """
    }
  }
}
