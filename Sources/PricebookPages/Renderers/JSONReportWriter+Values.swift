import PricebookDocument
import PricebookModel

extension JSONReportWriter {
  // MARK: Text

  /// A sentence with its names, values and links, in order.
  mutating func write(_ key: String?, _ text: RichText) {
    object(key, .line) { $0.writeMembers(of: text) }
  }

  /// The members of a text, for an object with further members.
  mutating func writeMembers(of text: RichText, as key: String = "text") {
    json.write(key, text: plain(text))
    var parts = TextParts()
    parts.gather(text)
    // A name alone is the text itself.
    if text.inlines.count > 1, !parts.names.isEmpty {
      array("names", parts.names, .line) { $0.json.write(text: $1) }
    }
    if !parts.values.isEmpty { array("values", parts.values, .line) { $0.write(nil, $1) } }
    if !parts.links.isEmpty {
      array("links", parts.links, .line) { $0.writeLink(nil, $1.text, $1.target) }
    }
  }

  mutating func writeLink(_ key: String?, _ text: RichText, _ target: LinkTarget) {
    let address =
      switch target {
      case .section(let id): "#" + id
      case .page(let path): path + ".json"
      case .place(let page, let id): page + "#" + id
      case .file(let path): path
      }
    object(key, .line) { writer in
      writer.json.write("text", text: writer.plain(text))
      writer.json.write("href", text: address)
    }
  }

  /// The words with every name in full, as it is in the data.
  func plain(_ text: RichText) -> String {
    text.inlines.map { inline in
      switch inline {
      case .text(let words), .name(let words): words
      case .value(let value): formatting.text(value)
      case .strong(let inner), .term(let inner), .tinted(let inner, _), .link(let inner, _):
        plain(inner)
      }
    }.joined()
  }

  // MARK: Values

  /// A value with its kind, and the currency or unit of a number.
  mutating func write(_ key: String?, _ value: Value) {
    object(key, .line) { $0.writeMembers(of: value) }
  }

  mutating func writeMembers(of value: Value) {
    switch value {
    case .money(let money), .wholeMoney(let money), .moneyWithDecimals(let money, _):
      write(money, as: "money")
    case .difference(let money): write(money, as: "difference")
    case .price(let money), .exactPrice(let money): write(money, as: "price")
    case .percent(let percent, _): write(percent, as: "percent")
    case .percentDifference(let percent, _): write(percent, as: "percent-difference")
    case .number(let number, _): write(number, as: "number")
    case .count(let count):
      json.write("type", text: "count")
      json.write("value", count: count)
    case .quantity(let quantity, let unit):
      json.write("type", text: "quantity")
      json.write("value", count: quantity.millionths, digits: 6)
      json.write("unit", text: unit)
    case .month(let month), .monthName(let month), .shortMonth(let month):
      json.write("type", text: "month")
      json.write("value", text: month.description)
    case .date(let day), .dayOfMonth(let day):
      json.write("type", text: "day")
      json.write("value", text: day.description)
    }
  }

  private mutating func write(_ money: Money, as type: String) {
    json.write("type", text: type)
    write("value", money.amount, money.currency)
    json.write("currency", text: money.currency.label)
  }

  private mutating func write(_ number: Double, as type: String) {
    json.write("type", text: type)
    json.write("value", measured: number)
  }

  /// An amount with all of its digits, and at least those of its currency's minor unit.
  mutating func write(_ key: String, _ amount: Amount?, _ currency: CurrencyCode) {
    guard let amount else { return json.writeNull(key) }
    json.write(
      key, count: amount.tenThousandths, digits: 4, keeping: min(4, currency.minorUnitDigits))
  }

  mutating func write(_ tone: Tone) {
    if tone != .neutral { json.write("tone", text: tone.rawValue) }
  }
}

/// The typed parts of a text, in order.
private struct TextParts {
  var names: [String] = []
  var values: [Value] = []
  var links: [(text: RichText, target: LinkTarget)] = []

  mutating func gather(_ text: RichText) {
    for inline in text.inlines {
      switch inline {
      case .text: break
      case .name(let name): names.append(name)
      case .value(let value): values.append(value)
      case .strong(let inner), .term(let inner), .tinted(let inner, _): gather(inner)
      case .link(let inner, .place): gather(inner)
      case .link(let inner, let target):
        links.append((inner, target))
        gather(inner)
      }
    }
  }
}
