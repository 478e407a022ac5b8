import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookReport

extension CommandRun {
  /// `pricebook match`: proposed aliases to standard output, or the surest ones to a file.
  func matchNames() throws -> RunStatus {
    if options.aliasFile != nil, options.minimumScore == nil {
      throw UsageError(
        "--output adds rows to your alias file, so it needs a lowest score",
        remedy: "--apply-above \(NameMatching.sureScore) takes only the sure ones")
    }
    if let path = options.aliasFile { try refuseUnusable(path) }
    let named = try readBook(keepsItemWritings: true)
    let book = named.facts
    guard let matching = NameMatching(of: named) else {
      throw RunFailure(status: .defect, message: "the names as written were not kept")
    }
    let minimum = options.minimumScore ?? 0
    var names: Set<String> = []
    let rows = matching.proposals.flatMap { proposal in
      proposal.rows.compactMap { row in
        guard row.score >= minimum else { return AliasFile.Row?.none }
        names.insert(proposal.name)
        return AliasFile.Row(
          written: row.written, name: proposal.name, category: proposal.category,
          score: row.score, isCategory: proposal.kind == .category)
      }
    }
    let found = matching.proposals.reduce(0) { $0 + $1.rows.count }
    if let path = options.aliasFile {
      if !rows.isEmpty { try append(rows, to: path, isDryRun: options.isDryRun) }
    } else {
      try console.data.write(AliasFile.proposals.text(of: rows))
    }
    print(book.diagnostics + matching.limitsReached)
    for line in RunSummary(book: book).reading { say(line) }
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
          : options.isDryRun
            ? "\(visible(path)) is unchanged; without --dry-run these rows would be added to it"
            : "Added to \(visible(path))")
    } else if !rows.isEmpty, options.minimumScore == nil {
      say("Check them and copy the correct rows to your aliases.csv")
    }
    return status(of: book)
  }

  /// Adds rows to an alias file, which is created if it is missing.
  ///
  /// - Parameter isDryRun: Whether what would be added is printed instead.
  private func append(_ rows: [AliasFile.Row], to path: String, isDryRun: Bool) throws {
    let file: AliasFile
    do throws(ImportError) {
      file = try AliasFile(at: path)
    } catch {
      throw RunFailure(status: RunStatus(error.kind), message: visible(error.message))
    }
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
    ) { exchange throws(OutputFailure) in
      try exchange.add(name, bytes: file.existing + Array(file.text(of: rows).utf8))
    }
  }

  private func refuseUnusable(_ path: String) throws {
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
