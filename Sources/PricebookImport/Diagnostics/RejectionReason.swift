import PricebookModel

/// Why a record is refused.
enum RejectionReason: Sendable {
  case strayQuote
  case unclosedQuote
  case recordTooLong
  case invalidUTF8
  case nulByte
  case fieldCount
  case malformedDate
  case malformedTime
  case malformedNumber
  /// A quantity that is no number, maybe because of an unknown unit beside it.
  case malformedQuantity
  /// A unit beside a number that is not the unit of the line.
  case otherUnit
  case malformedCurrency
  case missingDate
  case missingStore
  case missingItem
  case missingAmount
  case quantityOutOfRange
  case amountOverflow
  case noPrice
  case discountTooLarge
  case tooManyUnits
  case malformedJSON

  var code: Diagnostic.Code {
    switch self {
    case .strayQuote: .strayQuote
    case .unclosedQuote: .unclosedQuote
    case .recordTooLong: .recordTooLong
    case .invalidUTF8: .invalidUTF8
    case .nulByte: .nulByte
    case .fieldCount: .fieldCount
    case .malformedDate: .malformedDate
    case .malformedTime: .malformedTime
    case .malformedNumber, .malformedQuantity, .otherUnit: .malformedNumber
    case .malformedCurrency: .currencyLabel
    case .missingDate: .missingDate
    case .missingStore: .missingStore
    case .missingItem: .missingItem
    case .missingAmount: .missingAmount
    case .quantityOutOfRange: .quantityOutOfRange
    case .amountOverflow: .amountOverflow
    case .noPrice: .noPrice
    case .discountTooLarge: .discountTooLarge
    case .tooManyUnits: .tooManyUnits
    case .malformedJSON: .jsonSyntax
    }
  }

  func diagnosticMessage(_ value: String) -> DiagnosticMessage {
    DiagnosticMessage(.error, code, message(value))
  }

  /// What is wrong and what to do.
  ///
  /// - Parameter value: The text as messages show it, with what is wrong of it.
  func message(_ value: String) -> String {
    switch self {
    case .strayQuote:
      """
      a quote is out of place in \(value); put the whole field into quotes and write quotes inside \
      it twice
      """
    case .unclosedQuote:
      "the quote that opens here is never closed: \(value); add the closing quote"
    case .recordTooLong:
      "the record is too long: \(value); break it into lines, or close an open quote"
    case .invalidUTF8:
      """
      the record is not valid UTF-8: \(value); save the file as UTF-8, or name its encoding with \
      --encoding
      """
    case .nulByte:
      "the record contains a NUL byte: \(value); save the file as plain text"
    case .fieldCount:
      "the record has \(value); quote fields that contain the delimiter, or add missing fields"
    case .malformedDate:
      "\(value) " + Self.dateRemedy(value)
    case .malformedTime:
      "\(value) is not a time of day; write it as HH:MM or HH:MM:SS"
    case .malformedNumber:
      "\(value) " + Self.numberRemedy(value)
    case .malformedQuantity:
      "\(value) is not a quantity; write a number, and its unit in a column named unit"
    case .otherUnit:
      """
      the unit in \(value) is not the unit of the line; correct one of them, or write the quantity \
      with its unit
      """
    case .malformedCurrency:
      """
      \(value) is not the name of a currency; write at most eight letters or signs, such as EUR or \
      €
      """
    case .missingDate:
      "there is no date; write the day of the receipt as YYYY-MM-DD"
    case .missingStore:
      "there is no store; fill in the store column"
    case .missingItem:
      "there is no item; fill in the item column"
    case .missingAmount:
      "there is no amount; fill in the total or the unit price"
    case .quantityOutOfRange:
      "the quantity \(value) is beyond 10,000,000; correct it or split the line"
    case .amountOverflow:
      "the amount \(value) is too large to be summed exactly; correct it"
    case .noPrice:
      """
      the price \(value) is not above zero, or its quantity is not; a price list has what an item \
      costs, correct the line or leave it out
      """
    case .discountTooLarge:
      """
      the discount \(value) cannot have been taken from the price, and no total says what was \
      paid; correct the line
      """
    case .tooManyUnits:
      "\(value) is one unit or currency too many for one book (65,535); check the columns"
    case .malformedJSON:
      "the record is not valid JSON: \(value); correct the file, or export it again"
    }
  }
}
