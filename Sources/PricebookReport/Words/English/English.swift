import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The English words of the reports.
enum English: LanguageWords {}

/// How English counts and lists.
protocol InEnglish: LanguagePhrases {}

extension InEnglish {
  static var numerals: [String] {
    [
      "two", "three", "four", "five", "six", "seven", "eight", "nine",
      "ten", "eleven", "twelve",
    ]
  }

  static func isSingular(_ count: Int) -> Bool { count == 1 }
  static func joined(_ head: RichText, _ last: RichText) -> RichText { "\(head) and \(last)" }
  static func more(_ count: Int) -> RichText { "\(.count(count)) more" }
}

extension English {
  /// Words and turns of phrase that several reports share.
  enum Shared: SharedPhrases, InEnglish {
    static let withoutCategory = "Without category"
    static let adjustments = "Deposits, coupons, fees"
    static let total: RichText = "Total"

    static func counted(_ count: Int, _ thing: CountedThing) -> RichText {
      switch thing {
      case .category: counted(count, "category", "categories")
      case .file: counted(count, "file", "files")
      case .item: counted(count, "item", "items")
      case .month: counted(count, "month", "months")
      case .receipt: counted(count, "receipt", "receipts")
      case .store: counted(count, "store", "stores")
      }
    }

    static func other(_ count: Int, _ thing: CountedThing) -> RichText {
      "Other, \(counted(count, thing))"
    }

    static func per(_ unit: String) -> RichText { unit == "each" ? "each" : "per \(name: unit)" }
    static func range(_ first: Value, _ last: Value) -> RichText { "\(first) to \(last)" }
    static func amountsIn(_ currency: CurrencyCode) -> RichText { "in \(name: currency.label)" }

    static func name(_ period: ComparedPeriod) -> RichText {
      switch period.span {
      case .month(let value), .day(let value): .value(value)
      case .months(let months): name(months)
      case .days(let first, let end): "\(String(first.day))–\(end)"
      case .dates(let first, let end): "\(first) to \(end)"
      }
    }

    /// `in September`, `from 1 July to 22 August`, `in the second quarter of 2026`.
    static func during(_ period: ComparedPeriod) -> RichText {
      switch period.span {
      case .month(let month): "in \(month)"
      case .months(let months): during(months)
      case .day(let day): "on \(day)"
      case .days(let first, let end): "from \(String(first.day)) to \(end)"
      case .dates(let first, let end): "from \(first) to \(end)"
      }
    }

    static func moreRows(_ count: Int, in file: RichText) -> RichText {
      "\(.count(count)) more in \(file)."
    }

    static func word(_ status: BudgetVariance.Status) -> String {
      switch status {
      case .over: "over"
      case .under: "under"
      case .on: "on"
      case .unbudgeted: "unbudgeted"
      }
    }

    static let footerSource: RichText = """
      Made by Pricebook from the files listed under Data. Everything is inside this file; it uses \
      no network.
      """

    static let varianceRule: RichText = "Difference = spent − budget: plus is overspent."
    static func amountsAre(in currencies: RichText) -> RichText { "Amounts in \(currencies)." }
  }
}
