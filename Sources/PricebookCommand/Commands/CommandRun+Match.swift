import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

extension CommandRun {
  /// `pricebook match`: proposed aliases to standard output, or the surest ones to a file.
  func matchNames() throws -> RunStatus {
    if options.has(.ask) { return try askForNames() }
    if options.has(.unmatched) { return try listUnmatched() }
    if options.has(.groups) { return try proposeGroups() }
    if options.aliasFile != nil, options.minimumScore == nil {
      throw UsageError(
        "--output adds rows to your alias file, so it needs a lowest score",
        remedy: "--apply-above \(NameMatching.sureScore) takes only the sure ones")
    }
    if let path = options.aliasFile { try refuseUnusable(path) }
    let (book, matching) = try matchedBook()
    let minimum = options.minimumScore ?? 0
    var names: Set<String> = []
    let rows = matching.proposals.flatMap { proposal in
      proposal.rows.compactMap { row in
        guard row.score >= minimum else { return AliasFile.Row?.none }
        names.insert(proposal.name)
        return AliasFile.Row(row, of: proposal, name: proposal.name, score: row.score)
      }
    }
    let found = matching.proposals.reduce(0) { $0 + $1.rows.count }
    if let path = options.aliasFile {
      if !rows.isEmpty { try append(rows, to: path, isDryRun: options.has(.dryRun)) }
    } else {
      try console.data.write(
        AliasFile.proposals(haveNotes: rows.contains { $0.note != nil }).text(of: rows))
    }
    print(book.diagnostics + matching.limitsReached)
    for line in RunSummary(book: book, paths: options.paths).reading { say(line) }
    say(
      found == 0
        ? "No names are similar enough to mean the same item, and no missing category follows from other items"
        : "Proposed \((rows.count == 1 ? "1 alias" : "\(grouped(rows.count)) aliases")) for "
          + counted(names.count, "item")
          + (rows.count < found
            ? "; \(grouped(found - rows.count)) with a lower score left out" : ""))
    if let path = options.aliasFile {
      say(
        rows.isEmpty
          ? "\(visible(path)) is unchanged"
          : options.has(.dryRun)
            ? "\(visible(path)) is unchanged; without --dry-run these rows would be added to it"
            : "Added to \(visible(path))")
    } else if !rows.isEmpty, options.minimumScore == nil {
      say("Check them and copy the correct rows to your aliases.csv")
    }
    return status(of: book)
  }

  /// `pricebook match --groups`: items of several brands that are one kind of thing.
  private func proposeGroups() throws -> RunStatus {
    let book = try readBook()
    let proposals = GroupProposals(of: book).proposals
    let rows = proposals.flatMap { proposal in
      proposal.items.map { item in
        AliasFile.Row(
          .group, written: book.names.items[item].name, name: proposal.name,
          score: NameMatching.sureScore)
      }
    }
    try console.data.write(AliasFile.proposals().text(of: rows))
    say(
      rows.isEmpty
        ? "No two items without a group are the same kind of thing"
        : "Proposed \(counted(proposals.count, "group")) of \(counted(rows.count, "item")); check them "
          + "and copy the correct rows to your aliases.csv without their score")
    return finish(book, book.diagnostics)
  }

  /// Reads the book with its names as written, and compares them.
  func matchedBook() throws -> (Book, NameMatching) {
    let book = try readBook(keepsItemWritings: true)
    guard let matching = NameMatching(of: book) else {
      throw RunFailure(status: .defect, message: "the names as written were not kept")
    }
    return (book, matching)
  }

  /// `pricebook match --unmatched`: what was bought and is still by itself.
  private func listUnmatched() throws -> RunStatus {
    let (book, matching) = try matchedBook()
    let table = ReportTables.purchases(
      of: matching.unmatched, ItemPurchases.of(Set(matching.unmatched), in: book), names: book.names
    )
    try CSVRenderer().write(table) { bytes throws(OutputFailure) in try console.data.write(bytes) }
    say(
      "\(counted(matching.unmatched.count, "name")) with no alias and no proposal; "
        + "give a row of aliases.csv to what has another name")
    return finish(book, book.diagnostics + matching.limitsReached)
  }

  /// Adds rows to an alias file, which is created if it is missing.
  func append(_ rows: [AliasFile.Row], to path: String, isDryRun: Bool) throws {
    let file: AliasFile
    do throws(ImportError) {
      file = try AliasFile(at: path)
    } catch { throw RunFailure(status: RunStatus(error.kind), message: visible(error.message)) }
    if isDryRun { return try console.data.write(file.text(of: rows)) }
    // A link is kept, and the file that it points to is changed.
    let target = SymbolicLink.target(of: path)
    let name = OutputFolder.name(of: target)
    guard !name.isEmpty else {
      throw UsageError("--output does not name a file", remedy: "--output aliases.csv")
    }
    try FileExchange.write(
      into: try OutputFolder(makingAt: OutputFolder.folder(of: target)),
      replacing: file.mark.map { [name: $0] } ?? [:]
    ) { exchange throws(OutputFailure) in try exchange.add(name, bytes: file.adding(rows)) }
  }

  func refuseUnusable(_ path: String) throws {
    let problem =
      switch FileDescriptor.entry(at: path) {
      case .missing, .file: String?.none
      case .folder:
        "is a folder; name the alias file in it, such as "
          + OutputFolder.path(of: "aliases.csv", in: visible(path))
      default: "is a pipe or a device; name a file, or leave --output out to print the rows"
      }
    if let problem {
      throw RunFailure(status: .cannotCreate, message: "\(visible(path)): \(problem)")
    }
  }
}
