import Foundation
import PricebookModel
import Testing

@testable import PricebookDocument
@testable import PricebookPages
@testable import PricebookReport

@Suite struct `JSON documents` {
  /// The root of a document as Foundation reads it.
  private func parsed(_ json: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  /// Every string of a document, keys aside.
  private func strings(_ node: Any) -> [String] {
    switch node {
    case let text as String: [text]
    case let elements as [Any]: elements.flatMap(strings)
    case let members as [String: Any]: members.values.flatMap(strings)
    default: []
    }
  }

  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return writer.text
  }

  @Test("A hostile name comes back whole and adds no member", arguments: HostileNames.all)
  func hostileNames(name: String) throws {
    let plain = strings(
      try parsed(JSONRenderer().render(HostileNames.report(naming: "Milk"))))
    let hostile = strings(try parsed(JSONRenderer().render(HostileNames.report(naming: name))))
    #expect(hostile.count == plain.count)
    // Swift compares by canonical equivalence, so the scalars are compared.
    let whole = hostile.filter { $0.unicodeScalars.elementsEqual(name.unicodeScalars) }
    #expect(whole.count == plain.count { $0 == "Milk" })
  }

  @Test("Nothing that steers a terminal, a script or the direction of text stands raw in it")
  func rawText() {
    for name in HostileNames.all {
      let json = JSONRenderer().render(HostileNames.report(naming: name))
      let isClean = json.unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x0A: true
        case 0x00...0x1F, 0x7F...0x9F, 0x3C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
          0xFFFE, 0xFFFF:
          false
        default: true
        }
      }
      #expect(isClean, "\(name.prefix(40).debugDescription)")
    }
  }

  @Test(
    "A text is escaped where it must be and stays readable elsewhere",
    arguments: [
      ("Käse \u{1F9C0}", "\"Käse \u{1F9C0}\""), ("\"", "\"\\\"\""), ("\\", "\"\\\\\""),
      ("a\nb\r\t", "\"a\\nb\\r\\t\""), ("\u{0}\u{1B}", "\"\\u0000\\u001b\""),
      ("</script>", "\"\\u003c/script>\""), ("\u{2028}\u{2029}", "\"\\u2028\\u2029\""),
      ("\u{202E}", "\"\\u202e\""), ("\u{9B}", "\"\\u009b\""), ("\u{FEFF}", "\"\\ufeff\""),
      ("\u{10FFFF}", "\"\\udbff\\udfff\""), ("=1+1", "\"=1+1\""), ("M&M’s", "\"M&M’s\""),
    ])
  func escapes(text: String, json: String) {
    #expect(written { $0.write(text: text) } == json)
  }

  @Test("Every scalar of the first planes' ends and of the controls comes back", arguments: 0..<64)
  func everyScalar(part: Int) throws {
    let values = (part * 1_100..<(part + 1) * 1_100).map(UInt32.init)
    let text = String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
    let back = try JSONDecoder().decode(
      [String].self, from: Data("[\(written { $0.write(text: text) })]".utf8))
    #expect(back.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test(
    "An amount has all of its digits and those of its minor unit",
    arguments: [
      (7_204_000, "EUR", "720.40"), (7_204_012, "EUR", "720.4012"), (-100, "EUR", "-0.01"),
      (0, "EUR", "0.00"), (5_000_000, "JPY", "500"), (12_340, "KWD", "1.234"),
      (1, "", "0.0001"), (Int64.max, "EUR", "922337203685477.5807"),
      (Int64.min, "EUR", "-922337203685477.5808"),
    ] as [(Int64, String, String)])
  func amounts(count: Int64, currency: String, number: String) throws {
    var writer = JSONReportWriter(.english)
    writer.write(
      nil, Value.money(Money(Amount(tenThousandths: count), CurrencyCode(label: currency))))
    let json = writer.json.text
    #expect(json.contains("\"value\": \(number),"))
    let root = try JSONDecoder().decode(ExactValue.self, from: Data(json.utf8))
    #expect(root.value == Decimal(string: number))
  }

  private struct ExactValue: Decodable { var value: Decimal }

  @Test(
    "A measured number has at most four decimals and is null where it is none",
    arguments: [
      (86.35, "86.35"), (100, "100"), (-0.00004, "0"), (-0.00005, "-0.0001"), (1e20, "1e+20"),
      (.nan, "null"), (-.infinity, "null"), (1.0 / 3, "0.3333"), (.greatestFiniteMagnitude, nil),
    ] as [(Double, String?)])
  func measured(number: Double, json: String?) throws {
    let text = written { $0.write(measured: number) }
    if let json { #expect(text == json) }
    _ = try JSONSerialization.jsonObject(with: Data("[\(text)]".utf8))
  }

  @Test("Quantities are exact and have no zeros at their end")
  func quantities() {
    var writer = JSONReportWriter(.english)
    writer.write(nil, .quantity(Quantity(millionths: 3_162_000), unit: "kg"))
    #expect(writer.json.text == #"{"type": "quantity", "value": 3.162, "unit": "kg"}"#)
  }

  @Test("Months and days are written ISO 8601, however a page shows them")
  func days() {
    var writer = JSONReportWriter(.english)
    let day = SampleReports.day(10, 3)
    writer.json.beginArray(nil, .line)
    for value in [Value.month(day.month), .monthName(day.month), .shortMonth(day.month)] {
      writer.write(nil, value)
    }
    for value in [Value.date(day), .dayOfMonth(day)] { writer.write(nil, value) }
    writer.json.end()
    #expect(writer.json.text.count(of: #"{"type": "month", "value": "2026-10"}"#) == 3)
    #expect(writer.json.text.count(of: #"{"type": "day", "value": "2026-10-03"}"#) == 2)
  }

  @Test("A text names its parts in their order")
  func textParts() {
    var writer = JSONReportWriter(.english)
    writer.write(
      nil,
      "\(name: "Milk") rose \(strong: .percentDifference(5.94)), see \(link: "all", to: .page("price-trends"))"
    )
    #expect(
      writer.json.text == """
        {"text": "Milk rose +5.9%, see all", "names": ["Milk"], \
        "values": [{"type": "percent-difference", "value": 5.94}], \
        "links": [{"text": "all", "href": "price-trends.json"}]}
        """)
  }

  @Test("Objects on lines are indented, empty ones closed at once, and lines within stay lines")
  func layout() {
    let json = written { writer in
      writer.beginObject()
      writer.beginArray("empty")
      writer.end()
      writer.beginArray("line", .line)
      writer.write(count: 1)
      writer.beginObject()
      writer.write("a", flag: true)
      writer.end()
      writer.end()
      writer.end()
    }
    #expect(json == "{\n  \"empty\": [],\n  \"line\": [1, {\"a\": true}]\n}")
  }

  @Test("A document says first what it is and of which version")
  func head() {
    for report in SampleReports.all {
      #expect(
        JSONRenderer().render(report).hasPrefix(
          "{\n  \"schema\": \"pricebook-report\",\n  \"schemaVersion\": 1,\n  \"report\": "
            + "\"\(report.kind.rawValue)\",\n"))
    }
  }

  @Test("Pricebook does not take its own documents for settings or exports")
  func noSettings() throws {
    let keys = try parsed(JSONRenderer().render(SampleReports.spendingReview())).keys
    #expect(
      Set(keys).isDisjoint(with: ["title", "currency", "locale", "sources", "items", "carts"]))
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
