import PricebookDocument
import PricebookModel

extension French {
  /// The French words on what could have been saved.
  enum Savings: SavingsPhrases, InFrench {
    static let label: RichText = "Économies possibles"
    static func context(days: Int) -> RichText {
      "au prix connu le plus bas des \(digits: days) derniers jours"
    }

    static func finding(
      days: Int, items: [String], store: String, amount: Value, isOnlyStore: Bool
    ) -> RichText {
      let claim: RichText = """
        Payé au-delà du prix connu le plus bas des \(digits: days) derniers jours, surtout pour \
        \(list(items))
        """
      return isOnlyStore
        ? "\(claim), chez \(name: store)."
        : "\(claim). Chez \(name: store), c’était \(amount)."
    }

    static func byStore(days: Int, _ stores: RichText, file: RichText) -> RichText {
      """
      Payé au-delà du prix connu le plus bas des \(digits: days) derniers jours : \(stores). Par \
      article dans \(file).
      """
    }
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
