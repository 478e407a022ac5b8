import PricebookModel
import PricebookReport

extension HTMLWriter {
  /// How large a page may be before lines are left out; what follows them needs less than the rest.
  private static let receiptLimit = PageSize.limit - 100_000

  /// Writes a table with a body for each receipt.
  ///
  /// A line is a few bytes beside its text: end tags that HTML does not ask for are left out, and
  /// the cells of an article are made once.
  mutating func write(_ listing: ReceiptListing) {
    let digits = min(4, max(0, listing.currency.minorUnitDigits))
    let currency = DisplayName.shown(listing.currency.label)
    let isKnown = !listing.currency.label.isEmpty
    element("div", ["class": "receipts"], .lines) { writer in
      let attributes: Attributes = [
        "id": writer.uniqueID(listing.id), "data-digits": String(digits),
        "data-currency": isKnown ? currency : nil,
      ]
      writer.element("table", attributes, .lines) { writer in
        writer.element("caption", end: "\n") { writer in
          writer.element("span") { writer in
            writer.element("strong", [:], listing.caption)
            writer.html += " "
            writer.write(listing.captionUnit, isStart: false)
          }
        }
        writer.writeHeadings(listing.headings)
        writer.writeReceipts(listing)
      }
    }
  }

  private mutating func writeHeadings(_ headings: ReceiptListing.Headings) {
    element("thead", end: "\n") { writer in
      writer.start("tr")
      for heading in [headings.item, headings.quantity, headings.amount, headings.line] {
        writer.start("th", ["scope": "col"])
        writer.write(heading)
      }
    }
  }

  private mutating func writeReceipts(_ listing: ReceiptListing) {
    let lines = listing.lines
    var articles = [PageText?](repeating: nil, count: lines.articles.count)
    var written = 0
    for receipt in listing.receipts {
      guard html.bytes.count < Self.receiptLimit else { break }
      let path = writeHead(of: receipt, in: listing)
      for entry in listing.entries[receipt] {
        let row = Int(entry.row)
        let article = Int(lines.article[row])
        let cell = articles[article] ?? self.cell(ofArticle: article, in: listing)
        articles[article] = cell
        html += "<tr><td>"
        html += cell
        if !lines.person.isEmpty, lines.person[row] != PersonID.nobody.rawValue {
          html += " <small class=p>"
          html.append(
            escaping: DisplayName.shown(
              listing.names.persons[PersonID(rawValue: lines.person[row])]))
          html += "</small>"
        }
        html += "<td>"
        let unit = listing.names.units[lines.articles.unit[article]].symbol
        html.append(
          escaping: formatting.text(.quantity(lines.quantity[row], unit: unit), in: .cell))
        html += "<td>"
        html.append(
          escaping: formatting.text(.money(Money(entry.amount, listing.currency)), in: .cell))
        html += "<td>"
        writePlace(of: row, in: listing, path)
      }
      written = receipt.upperBound
    }
    let rest = listing.entries.count - written
    guard rest > 0 else { return }
    html += "<tbody><tr><td colspan=4>"
    write(words.linesLeftOut(rest))
    html += "\n"
  }

  /// - Returns: The file of the receipt's first line.
  private mutating func writeHead(of receipt: Range<Int>, in listing: ReceiptListing) -> String {
    let row = Int(listing.entries[receipt.lowerBound].row)
    let number = Int(listing.lines.receipt[row])
    let day = listing.lines.receipts.day[number]
    let path = listing.path(of: row)
    html += "<tbody data-day="
    html.append(verbatim: day.description)
    html += "><tr><th colspan=2 scope=rowgroup>"
    html.append(escaping: formatting.startingText(.dayOfMonth(day)))
    html += ", <b>"
    html.append(
      escaping: DisplayName.shown(listing.names.stores[listing.lines.receipts.store[number]]))
    html += "</b>"
    if !path.isEmpty {
      html += " <small>"
      html.append(escaping: DisplayName.shown(path))
      html += "</small>"
    }
    html += "<td>"
    let sum = listing.entries[receipt].reduce(Amount.zero) { $0 + $1.amount }
    html.append(escaping: formatting.text(.money(Money(sum, listing.currency)), in: .cell))
    html += "<td>\n"
    return path
  }

  private func cell(ofArticle article: Int, in listing: ReceiptListing) -> PageText {
    let item = listing.names.items[listing.lines.articles.item[article]].name
    let category = listing.category(ofArticle: article)
    var cell = PageText()
    cell.append(escaping: DisplayName.shown(item))
    guard !category.isEmpty else { return cell }
    cell += " <small>"
    cell.append(escaping: DisplayName.shown(category))
    cell += "</small>"
    return cell
  }

  /// The line, after its file where that is not the receipt's.
  private mutating func writePlace(of row: Int, in listing: ReceiptListing, _ receiptPath: String) {
    let path = listing.path(of: row)
    let line = listing.line(of: row)
    if path != receiptPath {
      html.append(escaping: DisplayName.shown(path))
      if line > 0 { html += ":" }
    }
    if line > 0 { html.append(count: UInt(line)) }
    html += "\n"
  }
}
