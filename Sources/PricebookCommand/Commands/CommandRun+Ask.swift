import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookReport

extension CommandRun {
  /// `pricebook match --ask`: asks about one row after the other, and writes every answer at once.
  func askForNames() throws -> RunStatus {
    guard let readLine = console.readLine, !options.paths.contains(ImportOptions.standardInput)
    else {
      throw UsageError(
        "--ask needs a terminal to ask on",
        remedy: "without it, \"match\" prints the rows, and --apply-above adds the sure ones")
    }
    if let path = options.aliasFile { try refuseUnusable(path) }
    let (book, matching) = try matchedBook()
    let path = options.aliasFile ?? aliasFile(of: book)
    let rows = matching.proposals.flatMap { proposal in
      proposal.rows.filter { $0.score >= options.minimumScore ?? 0 }.map { (proposal, $0) }
    }
    let items = Set(rows.flatMap { [$0.item, $1.item] })
    let text = QuestionText(book: book, purchases: ItemPurchases.of(items, in: book))
    var (written, asked) = (0, 0)
    // What somebody calls the items of a proposal.
    var chosen: [ItemID: String] = [:]
    for (proposal, row) in rows {
      let name = chosen[proposal.item] ?? proposal.name
      asked += 1
      say("\n\(grouped(asked)) of \(grouped(rows.count)), score \(row.score)")
      for line in text.lines(of: proposal, row, name: name) { console.say(line) }
      let answer = try answer(to: proposal.kind, readLine)
      var accepted: [AliasFile.Row] = []
      switch answer {
      case .quit: asked -= 1
      case .skip: break
      case .yes: accepted = [AliasFile.Row(row, of: proposal, name: name)]
      case .no:
        var other = AliasFile.Row(row, of: proposal, name: name)
        other.kind = .different
        if proposal.kind == .item { other.category = nil }
        accepted = [other]
      case .name(let category) where proposal.kind == .category:
        accepted = [AliasFile.Row(.category, written: row.written, name: "", category: category)]
      case .name(let other):
        // Both get it, and so does what else is joined with them.
        let own = chosen[proposal.item] == nil ? writings(of: proposal.item, in: book) : []
        chosen[proposal.item] = other
        accepted = ([row.written] + own).filter { foldedName($0) != foldedName(other) }
          .map { AliasFile.Row(written: $0, name: other, category: proposal.category) }
      }
      if !accepted.isEmpty { try append(accepted, to: path, isDryRun: false) }
      written += accepted.count
      if answer == .quit { break }
    }
    print(book.diagnostics + matching.limitsReached)
    say(
      rows.isEmpty
        ? "There is nothing to ask"
        : "Added \(counted(written, "row")) to \(visible(path))"
          + (asked < rows.count
            ? "; \(grouped(rows.count - asked)) \(rows.count - asked == 1 ? "is" : "are") left to ask"
            : ""))
    return status(of: book)
  }

  /// The names that an item is written with and that no alias covers.
  private func writings(of item: ItemID, in book: Book) -> [String] {
    let own = (book.names.itemWritings ?? []).filter { $0.item == item && !$0.isAlias }
    return Dictionary(own.map { ($0.folded, $0.name) }, uniquingKeysWith: min).values.sorted()
  }

  /// The first alias file of the book, or else the one to be made in its first folder.
  private func aliasFile(of book: Book) -> String {
    if let known = book.sources.first(where: { $0.kind == .aliases }) { return known.path }
    let folder = bookFolders.first ?? "."
    return folder == "." ? "aliases.csv" : OutputFolder.path(of: "aliases.csv", in: folder)
  }

  private func answer(to kind: AliasProposal.Kind, _ readLine: () -> String?) throws -> NameAnswer {
    let question =
      kind == .item
      ? "Are they one item? y, n, another name for both, s (skip) or q (quit): "
      : "Is it of this category? y, n, another category, s (skip) or q (quit): "
    while true {
      try console.messages.write(question)
      if let answer = NameAnswer(readLine()) { return answer }
    }
  }
}

extension AliasFile.Row {
  /// The row that accepts a row of a proposal.
  init(_ row: AliasProposal.Row, of proposal: AliasProposal, name: String, score: Int = 0) {
    let isItem = proposal.kind == .item
    let notes = [row.why, proposal.lostCategories].compactMap(\.self)
    self.init(
      isItem ? .item : .category, written: row.written, name: isItem ? name : "",
      category: proposal.category, score: score,
      note: notes.isEmpty ? nil : notes.joined(separator: "; "))
  }
}

extension AliasProposal.Row {
  /// What speaks for the row where words alone do not.
  var why: String? {
    guard let reason else { return nil }
    let percent = Int(((reason.priceRatio - 1) * 100).rounded())
    let facts = [
      "words in common", reason.hasSize ? "the same size" : nil,
      percent == 0 ? "the same price" : "prices \(percent)% apart",
      reason.follows ? "one name begins where the other ends" : "no store writes both",
    ]
    return facts.compactMap(\.self).joined(separator: ", ")
  }
}

extension AliasProposal {
  /// Which categories the names have, where they differ.
  var lostCategories: String? {
    guard kind == .item, let category, !otherCategories.isEmpty else { return nil }
    let reason = keepsBudget ? "whose budget has nothing else" : "which has most of the money"
    return "category \(category), \(reason); some lines have "
      + otherCategories.joined(separator: ", ")
  }
}
