import PricebookDocument
import PricebookModel

extension English {
  /// The words of the section that proves the totals.
  enum Data: DataPhrases, InEnglish {
    static let title: RichText = "Data"
    static let note: RichText = """
      Every record read is accepted, rejected or a duplicate; what was paid over the accepted \
      lines equals the total of this report.
      """
    static let shortNote: RichText =
      "The same files as the spending review, with the same control totals."
    static let caption: RichText = "Control totals, all months"
    static let allFiles: RichText = "All files"
    static let leftOut: RichText = "Left out by filters"
    static let covered: RichText = "In this report"

    static func months(
      startDay: Int, month: Month, first: CalendarDate, last: CalendarDate
    ) -> RichText {
      """
      Months begin on day \(.count(startDay)) and carry the name of the calendar month in which \
      they begin: \(.month(month)) is \(.date(first)) to \(.date(last)).
      """
    }

    static func paidIn(_ currency: CurrencyCode) -> RichText { "paid in \(name: currency.label)" }
    static func format(_ format: String) -> String { format }

    static func records(_ totals: ControlTotals) -> RichText {
      """
      \(counted(totals.read, "record", "records")) read = \(.count(totals.accepted)) accepted + \
      \(.count(totals.rejected)) rejected + \
      \(counted(totals.duplicates, "duplicate", "duplicates")).
      """
    }

    static func unbalanced(_ sum: RichText) -> RichText {
      "The records do not add up, which is a fault of Pricebook: \(sum)"
    }

    static func paid(
      _ paid: Value, total: Value, months: Int, agrees: Bool, leftOut: Int
    ) -> RichText {
      let span: RichText = months == 1 ? "month" : counted(months, "month", "months")
      if leftOut > 0 {
        return """
          Paid \(paid) in all; the filters left \
          \(counted(leftOut, "accepted record", "accepted records")) out, so this report covers \
          \(total) in \(counted(months, "month", "months")).
          """
      }
      return agrees
        ? "Paid \(paid) = total of the \(span). The totals agree."
        : """
        Paid \(paid) in the files, but \(total) in the \(span): the totals do not agree, which is \
        a fault of Pricebook.
        """
    }

    /// How many records were refused for a reason; the code itself where it has no words here.
    static func reason(_ code: Diagnostic.Code, _ count: Int) -> RichText {
      let words: String =
        switch code {
        case .missingDate: "without a date"
        case .missingStore: "without a store"
        case .missingItem: "without an item"
        case .missingAmount: "without an amount"
        case .malformedDate: "with a date that cannot be read"
        case .malformedNumber: "with a number that cannot be read"
        case .fieldCount: "with too few or too many fields"
        case .strayQuote: "with a stray quote"
        case .malformedTime: "with a time that cannot be read"
        case .currencyLabel: "with a currency that cannot be read"
        case .quantityOutOfRange: "with a quantity that is too large"
        case .amountOverflow: "with an amount that is too large"
        case .noPrice: "without a price above zero"
        case .unclosedQuote: "with a quote that is never closed"
        case .recordTooLong: "with too long a text"
        case .invalidUTF8: "with broken characters"
        case .nulByte: "with a NUL byte"
        case .tooManyUnits: "with one unit or currency too many"
        case .jsonSyntax: "with broken JSON"
        default: "with \(code.rawValue)"
        }
      return "\(.count(count)) \(words)"
    }

    static func rejected(_ count: Int, reasons: RichText, file: RichText) -> RichText {
      """
      \(counted(count, "record was", "records were")) rejected: \(reasons). \
      \(count == 1 ? "It is" : "They are") in \
      \(file) with file and line.
      """
    }

    static func diagnostics(errors: Int, warnings: Int, file: RichText) -> RichText {
      """
      \(counted(errors, "error", "errors")) and \(counted(warnings, "warning", "warnings")): \
      \(file).
      """
    }

    static func cart(_ name: String, _ date: CalendarDate?) -> RichText {
      date.map { "\(name: name) of \(.date($0))" } ?? .name(name)
    }

    static func countedCarts(_ count: Int, _ names: RichText) -> RichText {
      """
      \(counted(count, "completed cart counts", "completed carts count")) as spending, since no \
      receipt of the same store and day covers \(count == 1 ? "it" : "them"): \(names).
      """
    }

    static func coveredCarts(_ count: Int) -> RichText {
      """
      \(counted(count, "completed cart does", "completed carts do")) not count as spending.
      """
    }

    static func tables(_ names: [RichText]) -> RichText { "Tables: \(list(names))." }
    static let conflicts: RichText = "What exports of one app say differently"

    static func field(_ field: VaultConflict.Field) -> RichText {
      switch field {
      case .name: "name"
      case .category: "category"
      case .brand: "brand"
      case .barcode: "barcode"
      case .tags: "tags"
      case .price(let store): "price at \(name: store)"
      case .quantity: "quantity"
      case .isBought: "bought"
      case .note: "note"
      case .isTrashed: "in the trash"
      case .created: "created on"
      case .started: "started on"
      case .completed: "completed on"
      case .changed: "changed on"
      case .state: "state"
      case .budget: "budget"
      case .line(let item): "\(name: item), planned → bought"
      case .store: "store"
      case .rating: "rating"
      case .updates: "prices reported"
      }
    }

    static func alsoLeftOut(_ counts: [RichText]) -> RichText {
      "The filters also left out \(list(counts))."
    }

    static func leftOut(_ kind: LeftOut.Kind, _ count: Int) -> RichText {
      switch kind {
      case .carts: counted(count, "cart or list", "carts and lists")
      case .cartLines: counted(count, "line of another cart", "lines of other carts")
      case .prices: counted(count, "stated price", "stated prices")
      case .basketItems: counted(count, "basket item", "basket items")
      case .ratings: counted(count, "rating", "ratings")
      case .budgets: counted(count, "budget", "budgets")
      }
    }

    static func daysLeftOut(before day: CalendarDate, of month: Month) -> RichText {
      """
      Days before \(.date(day)) are left out, so \(.month(month)) is not whole and is compared \
      with no budget.
      """
    }

    static func daysLeftOut(after day: CalendarDate) -> RichText {
      "Days after \(.date(day)) are left out."
    }
  }
}
