/// A problem in the data: where it is, what was found, what to do about it.
public struct Diagnostic: Hashable, Sendable {
  /// How bad a problem is.
  public enum Severity: String, Comparable, Sendable {
    /// A record, a file or a setting cannot be used.
    case error
    /// Something is used, but may not mean what it says.
    case warning

    /// Errors before warnings.
    public static func < (left: Severity, right: Severity) -> Bool {
      left == .error && right == .warning
    }
  }

  /// How bad the problem is.
  public var severity: Severity
  /// Which problem it is.
  public var code: Code
  /// The file as the user named it or as found below a folder; empty for the whole book.
  public var file: String
  /// From 1; 0 for a problem of the whole file.
  public var line: Int
  /// The byte column in the line, from 1; 0 for a problem of the whole line.
  public var column: Int
  /// What is wrong, with the value, and what to do.
  public var message: String

  /// A problem at a place.
  public init(
    _ severity: Severity, _ code: Code, file: String, line: Int = 0, column: Int = 0,
    message: String
  ) {
    self.severity = severity
    self.code = code
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// `FILE:LINE:COLUMN: error: message [code]`, without unknown numbers.
  public var description: String {
    var place = file
    if !file.isEmpty {
      if line != 0 { place += ":\(line)" }
      if line != 0, column != 0 { place += ":\(column)" }
      place += ": "
    }
    return "\(place)\(severity.rawValue): \(message) [\(code.rawValue)]"
  }

  /// The order of every list of diagnostics: file, line, column, then code and message.
  package static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    (left.file, left.line, left.column, left.code.rawValue, left.message)
      < (right.file, right.line, right.column, right.code.rawValue, right.message)
  }
}

extension Diagnostic: CustomStringConvertible {}

extension Diagnostic {
  /// What kind of problem a diagnostic reports; the raw value is stable and ends every message.
  ///
  /// The page *Diagnostics* explains every code, and its headings are the comments here.
  public enum Code: String, CaseIterable, Sendable {
    /// A row of an aisle file cannot be used.
    case aisle
    /// A category row has no category, or has a name.
    case aliasCategory = "alias-category"
    /// An alias has an unknown kind.
    case aliasKind = "alias-kind"
    /// An alias does not say what it matches.
    case aliasMatch = "alias-match"
    /// An alias does not say what the item is called.
    case aliasName = "alias-name"
    /// Proposals for aliases are not applied yet.
    case aliasProposals = "alias-proposals"
    /// A date may have the day, the month or the year first.
    case ambiguousDate = "ambiguous-date"
    /// A number may have decimals or thousands.
    case ambiguousNumber = "ambiguous-number"
    /// A price may be that of one or of all.
    case ambiguousPrice = "ambiguous-price"
    /// An amount is too large to be summed exactly.
    case amountOverflow = "amount-overflow"
    /// An option or a setting changes nothing for a file.
    case answerNotUsed = "answer-not-used"
    /// A basket row has no item.
    case basketItem = "basket-item"
    /// No receipt and no price has an item of a basket.
    case basketItemUnknown = "basket-item-unknown"
    /// A basket row has no usable quantity.
    case basketQuantity = "basket-quantity"
    /// A budget has no usable amount.
    case budgetAmount = "budget-amount"
    /// A budget has no category.
    case budgetCategory = "budget-category"
    /// A budget is in a currency that nothing else has.
    case budgetCurrency = "budget-currency"
    /// A budget has no month.
    case budgetMonth = "budget-month"
    /// The budget of a cart is too large or too small.
    case budgetOverflow = "budget-overflow"
    /// A budget does not say whether it rolls over.
    case budgetRollover = "budget-rollover"
    /// A file cannot be opened.
    case cannotOpen = "cannot-open"
    /// A cart was completed before it was started.
    case cartDates = "cart-dates"
    /// A cart's state and dates contradict each other.
    case cartState = "cart-state"
    /// A completed cart has no date of completion.
    case cartWithoutCompletion = "cart-without-completion"
    /// A column that may matter was not understood.
    case columnNotRead = "column-not-read"
    /// Pricebook lost count of the records of a file.
    case controlTotals = "control-totals"
    /// A text cannot be the name of a currency.
    case currencyLabel = "currency-label"
    /// A file does not name its currency.
    case currencyUnknown = "currency-unknown"
    /// Files with one header differ in the order of dates.
    case dateOrdersDiffer = "date-orders-differ"
    /// A discount cannot have been taken from the price.
    case discountTooLarge = "discount-too-large"
    /// Two aliases match the same text.
    case duplicateAlias = "duplicate-alias"
    /// A category has two budgets for one month.
    case duplicateBudget = "duplicate-budget"
    /// Two columns have the same meaning.
    case duplicateColumn = "duplicate-column"
    /// Several items of an export have the same name.
    case duplicateItemName = "duplicate-item-name"
    /// The same lines are in two files and count once.
    case duplicateLines = "duplicate-lines"
    /// A day is probably mistyped.
    case farDay = "far-day"
    /// A record has too many or too few fields.
    case fieldCount = "field-count"
    /// A sum in the file is not the sum of its lines.
    case footerMismatch = "footer-mismatch"
    /// An item is marked both bought and skipped.
    case fulfilledAndSkipped = "fulfilled-and-skipped"
    /// A record is not valid UTF-8.
    case invalidUTF8 = "invalid-utf8"
    /// The values of a file are nested too deeply.
    case jsonNesting = "json-nesting"
    /// A key occurs twice in one object.
    case jsonRepeatedKey = "json-repeated-key"
    /// A file is not valid JSON.
    case jsonSyntax = "json-syntax"
    /// Some text of a file is damaged.
    case jsonText = "json-text"
    /// A file is incomplete.
    case jsonTruncated = "json-truncated"
    /// A receipt is there twice.
    case likelyDuplicate = "likely-duplicate"
    /// There is more of something than a search compares.
    case limitReached = "limit-reached"
    /// A link leads out of the book.
    case linkOut = "link-out"
    /// A date cannot be read.
    case malformedDate = "malformed-date"
    /// A number cannot be read.
    case malformedNumber = "malformed-number"
    /// A time of day cannot be read.
    case malformedTime = "malformed-time"
    /// A mapping has an unknown key.
    case mappingKey = "mapping-key"
    /// A mapping lacks a required part.
    case mappingShape = "mapping-shape"
    /// A mapping has a value that is not allowed.
    case mappingValue = "mapping-value"
    /// A file of receipts looks like prices that were seen.
    case maybePrices = "maybe-prices"
    /// A line has no amount.
    case missingAmount = "missing-amount"
    /// A line has no date.
    case missingDate = "missing-date"
    /// A line has no item.
    case missingItem = "missing-item"
    /// A line has no store.
    case missingStore = "missing-store"
    /// The budget of a cart is negative.
    case negativeBudget = "negative-budget"
    /// A file does not name its columns.
    case noHeader = "no-header"
    /// A file of this kind has no prices of items.
    case noItemPrices = "no-item-prices"
    /// A file needs a second file that was not found.
    case noLookupFile = "no-lookup-file"
    /// A line of a price list has no price above zero.
    case noPrice = "no-price"
    /// A file has payments and not what items cost.
    case notReceipts = "not-receipts"
    /// A file is not of a kind that Pricebook reads.
    case notRecognised = "not-recognised"
    /// A record contains a NUL byte.
    case nulByte = "nul-byte"
    /// A file of a folder below speaks of the whole book.
    case ofFolder = "of-folder"
    /// A price list leaves open what is an offer.
    case offerUnclear = "offer-unclear"
    /// Every amount of a file is below zero.
    case onlyRefunds = "only-refunds"
    /// A cart line refers to an item that does not exist.
    case orphanItem = "orphan-item"
    /// A price belongs to no item.
    case orphanPrice = "orphan-price"
    /// A file contains a second table of another kind.
    case otherTable = "other-table"
    /// Payments are receipts of other files.
    case paymentsLeftOut = "payments-left-out"
    /// Payments have no days or no amounts.
    case paymentsNotRead = "payments-not-read"
    /// A price is more than ten times another one.
    case priceJump = "price-jump"
    /// Prices have no location.
    case priceWithoutLocation = "price-without-location"
    /// A file has more problems than are listed.
    case problemsNotListed = "problems-not-listed"
    /// Bought items have no store or no day.
    case purchaseWithoutStore = "purchase-without-store"
    /// A quantity is above ten million.
    case quantityOutOfRange = "quantity-out-of-range"
    /// Two files have a receipt with different amounts.
    case receiptDiffers = "receipt-differs"
    /// A record is longer than any receipt line.
    case recordTooLong = "record-too-long"
    /// Two names lead to the same file.
    case sameFile = "same-file"
    /// A setting has a value that is not allowed.
    case settingValue = "setting-value"
    /// Two settings files contradict each other.
    case settingsConflict = "settings-conflict"
    /// A settings file is not an object.
    case settingsShape = "settings-shape"
    /// A table has more rows than a sheet of a workbook.
    case sheetFull = "sheet-full"
    /// The SQLite library cannot be loaded.
    case sqliteLibrary = "sqlite-library"
    /// An app's database is damaged.
    case storeDamaged = "store-damaged"
    /// An app's database has an unknown layout.
    case storeLayout = "store-layout"
    /// Rows of a database refer to missing rows.
    case storeLink = "store-link"
    /// A quote is in a place where none is allowed.
    case strayQuote = "stray-quote"
    /// A second table of a file cannot be understood.
    case tableNotRead = "table-not-read"
    /// A book has too many units or currencies.
    case tooManyUnits = "too-many-units"
    /// A total is not unit price × quantity − discount.
    case totalMismatch = "total-mismatch"
    /// A quote is opened and never closed.
    case unclosedQuote = "unclosed-quote"
    /// A price list has no unit that compares.
    case unitMissing = "unit-missing"
    /// An item planned in one unit and bought in another.
    case unitsDiffer = "units-differ"
    /// A budget, an aisle or an option has a typo.
    case unknownName = "unknown-name"
    /// A setting has an unknown name.
    case unknownSetting = "unknown-setting"
    /// Two exports differ about the same thing.
    case vaultConflict = "vault-conflict"
    /// A part of an export cannot be read.
    case vaultEntity = "vault-entity"
    /// A field of an export cannot be read.
    case vaultField = "vault-field"
  }
}
