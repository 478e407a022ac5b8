import PricebookImport
import PricebookModel
import PricebookReport

/// The summary at the end of a run: what was read and what it adds up to.
struct RunSummary {
  var book: Book
  /// The files and folders that the command line names.
  var paths: [String] = []

  var reading: [String] {
    let sum = book.sources.reduce(into: ControlTotals()) { $0.add($1.totals) }
    var lines = [
      "Read \(counted(book.sources.count, "file")), \(counted(sum.read, "record")): "
        + "\(grouped(sum.accepted)) accepted, \(grouped(sum.rejected)) rejected, "
        + counted(sum.duplicates, "duplicate") + skipped(sum)
    ]
    let folders = book.unreadFiles.count { FileDescriptor.entry(at: $0) == .folder }
    for (count, word) in [(book.unreadFiles.count - folders, "file"), (folders, "folder")]
    where count > 0 {
      lines.append(
        "\(counted(count, word)) \(count == 1 ? "was" : "were") not read; the messages say why")
    }
    for (folder, count) in book.ownFiles.sorted(by: { $0.key < $1.key }) {
      let them =
        count == 1 ? "1 file that Pricebook wrote" : "\(grouped(count)) files that Pricebook wrote"
      lines.append("Skipped in \(visible(folder)): \(them)")
    }
    if let first = book.unusedMappings.first {
      let others = book.unusedMappings.count - 1
      let more = others > 0 ? " and \(counted(others, "more mapping"))" : ""
      lines.append(
        "Not used: the mapping \(visible(first))\(more); name it with --mapping, or put it into "
          + "\"sources\" of pricebook.json")
    }
    if let settings = settingsBeside {
      lines.append(
        "Not used: \(visible(settings.path)), because a file was named; name its folder, "
          + "\(shellWord(settings.folder)), to use its settings and all that is in it")
    }
    let leftOut =
      (sum.leftOut > 0 ? [counted(sum.leftOut, "line")] : [])
      + book.leftOut.all.map { counted($0.count, $0.kind.word) }
    if !leftOut.isEmpty { lines.append("Left out by filters: \(leftOut.joined(separator: ", "))") }
    if sum.trashed > 0 {
      lines.append("In the trash of an app, and not counted: \(counted(sum.trashed, "record"))")
    }
    if sum.utcTimes > 0 {
      lines.append(
        "Taken as days in UTC: \(counted(sum.utcTimes, "time")); --time-zone, or timeZone in "
          + "pricebook.json, names yours, such as Europe/Vienna")
    }
    let totals = sum.paid.sorted { $0.key < $1.key }.map { money($1, $0) }
    let unread = book.diagnostics.filter { $0.code == .columnNotRead }.map { visible($0.file) }
    if let first = unread.first {
      let more = unread.count > 1 ? " and \(counted(unread.count - 1, "more file"))" : ""
      lines.append(
        "Columns that may matter were not understood in \(first)\(more); "
          + "\"pricebook inspect \(shellWord(unread[0]))\" shows them")
    }
    if !totals.isEmpty {
      let label = sum.leftOut > 0 ? "Total paid, before filters" : "Total paid"
      lines.append("\(label): \(totals.joined(separator: ", "))")
    }
    return lines
  }

  /// Settings that lie beside a file that was named by itself, and so are not the book's.
  private var settingsBeside: (path: String, folder: String)? {
    let read = Set(book.sources.map(\.path))
    func isFile(_ path: String) -> Bool {
      if case .file = FileDescriptor.entry(at: path) { true } else { false }
    }
    for path in paths where isFile(path) {
      let end = path.lastIndex(of: "/")
      let settings =
        String(path[..<(end.map(path.index(after:)) ?? path.startIndex)]) + "pricebook.json"
      let folder = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
      if settings != path, !read.contains(settings), isFile(settings) {
        return (settings, folder)
      }
    }
    return nil
  }

  /// One line for every file, for `--verbose`.
  var files: [String] {
    book.sources.map { source in
      "  \(visible(source.path)): \(source.format), \(counted(source.totals.read, "record")), "
        + "\(grouped(source.totals.rejected)) rejected, "
        + counted(source.totals.duplicates, "duplicate") + skipped(source.totals)
    }
  }

  /// `1,234.50 EUR`, with the decimals of the currency.
  private func money(_ amount: Amount, _ currency: CurrencyCode) -> String {
    let digits = currency.minorUnitDigits
    let magnitude = amount.tenThousandths.magnitude
    let whole = grouped(Int(magnitude / 10_000))
    let fraction = String(magnitude % 10_000 + 10_000).dropFirst().prefix(digits)
    let number = (amount < .zero ? "−" : "") + whole + (digits > 0 ? "." + fraction : "")
    return visible(currency.label.isEmpty ? number : "\(number) \(currency.label)")
  }
}

/// The rows that a mapping or a column of yes and no leaves out, where there are any.
func skipped(_ totals: ControlTotals) -> String {
  totals.skipped == 0 ? "" : ", \(grouped(totals.skipped)) skipped"
}

extension Book {
  /// Files missing from the figures: of an unknown kind, without prices of items, or unreadable.
  var unreadFiles: Set<String> {
    Set(diagnostics.lazy.filter(\.leavesFileOut).map(\.file))
  }
}

extension Diagnostic {
  /// Whether it says why a file is missing from the figures.
  var leavesFileOut: Bool {
    switch code {
    case .notRecognised, .notReceipts, .noItemPrices, .cannotOpen: true
    default: false
    }
  }
}

extension LeftOut.Kind {
  fileprivate var word: String {
    switch self {
    case .carts: "cart"
    case .cartLines: "cart line"
    case .prices: "stated price"
    case .basketItems: "basket item"
    case .ratings: "rating"
    case .budgets: "budget"
    }
  }
}
