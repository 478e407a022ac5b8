import Foundation

/// The lines of a page of receipts as they were read from its HTML, and those that a link stands for.
struct ReceiptPage {
  struct Line {
    var day: String
    var store: String
    var item: String
    var category: String
    var person: String
    /// In the minor unit.
    var paid: Int
    /// Which table of the page: one for each currency.
    var table: Int
    var place: String
  }

  private(set) var lines: [Line] = []

  init(_ data: Data) {
    let html = String(decoding: data, as: UTF8.self)
    for (table, part) in html.components(separatedBy: "<div class=\"receipts\">").dropFirst()
      .enumerated()
    {
      for body in part.components(separatedBy: "<tbody data-day=").dropFirst() {
        let rows = body.components(separatedBy: "<tr>")
        let head = rows[1]
        for row in rows.dropFirst(2) {
          let cells = row.components(separatedBy: "\n")[0].components(separatedBy: "<td>")
          let names = cells[1].components(separatedBy: " <small")
          func name(_ start: String) -> String {
            names.first { $0.hasPrefix(start) }.map { Self.text($0.dropFirst(start.count)) } ?? ""
          }
          lines.append(
            Line(
              day: String(body.prefix { $0 != ">" }),
              store: Self.text(head.components(separatedBy: "<b>")[1]),
              item: Self.text(names[0]), category: name(">"), person: name(" class=p>"),
              paid: Self.minorUnits(cells[3]), table: table, place: cells[4]))
        }
      }
    }
  }

  /// What lines of a table add up to, for every table that has some.
  func sums(ofLinesAt address: String) -> [Int] {
    let query = URLComponents(string: address)?.queryItems ?? []
    let isOwn = query.contains { $0.name == "own" }
    let chosen = lines.filter { line in
      query.allSatisfy { part in
        let value = part.value ?? ""
        return switch part.name {
        case "day": line.day == value
        case "store": line.store == value
        case "item": line.item == value
        case "person": line.person == value
        case "from": line.day.prefix(value.count) >= value
        case "to": line.day.prefix(value.count) <= value
        case "category":
          line.category == value
            || !isOwn && !value.isEmpty && line.category.hasPrefix(value + ":")
        case "own": true
        default: false
        }
      }
    }
    return Dictionary(grouping: chosen, by: \.table).values.map { $0.reduce(0) { $0 + $1.paid } }
  }

  /// The digits of an amount, which has the decimals of its currency.
  static func minorUnits(_ amount: some StringProtocol) -> Int {
    let digits = Int(String(amount.filter(\.isWholeNumber))) ?? 0
    return amount.contains("\u{2212}") ? -digits : digits
  }

  /// What stands before the next tag, without escapes.
  private static func text(_ html: some StringProtocol) -> String {
    String(html.prefix { $0 != "<" }).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}
