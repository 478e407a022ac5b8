import PricebookDocument
import PricebookModel

extension French {
  /// The French words on what could have been saved.
  enum Savings: SavingsPhrases, InFrench {
    static let label: RichText = "Économies possibles"
    static func context(days: Int) -> RichText { "aux prix d’autres magasins \(span(days))" }

    private static func span(_ days: Int) -> RichText {
      switch days {
      case 0: "du même jour"
      case 1: "du même jour ou de la veille"
      default: "du même jour ou des \(digits: days) jours d’avant"
      }
    }

    static func finding(
      days: Int, items: [LinkedName], isMost: Bool, store: String, amount: Value, isOnlyStore: Bool
    ) -> RichText {
      let claim: RichText = """
        Payé au-delà des prix d’autres magasins \(span(days)), \(isMost ? "surtout" : "entre autres") pour \
        \(list(items))
        """
      return isOnlyStore
        ? "\(claim), chez \(name: store)."
        : "\(claim). Chez \(name: store), c’était \(amount)."
    }

    static func byStore(days: Int, _ stores: RichText) -> RichText {
      "Payé au-delà des prix d’autres magasins \(span(days)) : \(stores)."
    }

    static func notCounted(offers: Value?, earlier: Value?) -> RichText {
      switch (offers, earlier) {
      case (let offers?, let earlier?):
        """
        Non compris : \(offers) au-delà de promotions d’autres magasins et \(earlier) au-delà de prix \
        antérieurs du même magasin.
        """
      case (let offers?, nil):
        "Non compris : \(offers) au-delà de promotions d’autres magasins."
      case (nil, let earlier?):
        "\(earlier) payés au-delà de prix antérieurs du même magasin."
      case (nil, nil): ""
      }
    }

    static func byItem(file: RichText) -> RichText { "Par article dans \(file)." }
  }
}

extension French {
  /// The French words of the section on smaller packages.
  enum Packages: PackagePhrases, InFrench {
    static let title: RichText = "Emballages plus petits"

    static func note(percent: Int, months: Int) -> RichText {
      """
      Le même article dans un emballage plus petit qui a succédé au plus grand, quand son contenu \
      coûte au moins \(percent: percent) de plus. Les prix sont la médiane de \(spelled(months)) \
      mois au plus de chaque côté ; les mois sont le dernier avec un prix de l’ancien et le \
      premier avec un prix du nouveau.
      """
    }

    static func until(_ price: Value, _ month: Month) -> RichText {
      "\(price) jusqu’en \(.shortMonth(month))"
    }

    static func from(_ price: Value, _ month: Month) -> RichText {
      "\(price) dès \(.shortMonth(month))"
    }

    static func pieces(_ number: Quantity) -> RichText {
      "\(.quantity(number, unit: "each")) \(number == .one ? "pièce" : "pièces")"
    }
  }
}
