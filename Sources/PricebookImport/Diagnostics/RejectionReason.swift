import PricebookModel

/// Why a record is refused; `Words/rejections.txt` has the code and the message of each reason.
enum RejectionReason: String, CaseIterable, Sendable {
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

  private static let entries: [Self: (code: Diagnostic.Code, message: String)] =
    EmbeddedWords.rejections_txt.split(separator: "\n").reduce(into: [:]) { entries, line in
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard let reason = Self(rawValue: parts[0]), let code = Diagnostic.Code(rawValue: parts[1])
      else { return }
      entries[reason] = (code, parts.count > 2 ? parts[2] : "@")
    }

  var code: Diagnostic.Code { Self.entries[self]?.code ?? .malformedNumber }
  func finding(_ value: String) -> Finding { Finding(.error, code, message(value)) }

  /// What is wrong and what to do.
  func message(_ value: String) -> String {
    switch self {
    case .malformedDate: "\(value) " + Self.dateRemedy(value)
    case .malformedNumber: "\(value) " + Self.numberRemedy(value)
    default: Self.entries[self]?.message.replacing("@", with: value) ?? value
    }
  }
}
