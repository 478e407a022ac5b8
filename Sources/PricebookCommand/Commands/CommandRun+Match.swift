import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookReport

extension CommandRun {
  /// `pricebook match`: proposed aliases to standard output, or the sure ones into a file.
  func matchNames() throws -> RunStatus {
    if options.aliasFile != nil, options.minimumScore == nil {
      throw UsageError(
        "--output writes into your aliases, so say how sure they must be",
        remedy: "--apply-above \(NameMatching.sureScore) takes the sure ones")
    }
    if let path = options.aliasFile, (try? FileDescriptor.folder(at: path)) != nil {
      throw RunFailure(
        status: .cannotCreate,
        message: "\(visible(path)): is a folder; name the alias file in it, such as "
          + OutputFolder.path(of: "aliases.csv", in: visible(path)))
    }
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
          score: row.score)
      }
    }
    let found = matching.proposals.reduce(0) { $0 + $1.rows.count }
    if let path = options.aliasFile {
      if !rows.isEmpty { try append(rows, to: path) }
    } else {
      try console.results.write(AliasFile().text(of: rows))
    }
    print(book.diagnostics)
    for line in RunSummary(book: book).reading { say(line) }
    say(
      found == 0
        ? "No two names are alike enough to mean one item"
        : "Proposed \((rows.count == 1 ? "1 alias" : "\(grouped(rows.count)) aliases")) for "
          + counted(names.count, "item")
          + (rows.count < found ? "; \(grouped(found - rows.count)) less sure left out" : ""))
    if let path = options.aliasFile {
      say(
        rows.isEmpty
          ? "\(visible(path)) is as it was" : "Put behind what stands in \(visible(path))")
    } else if !rows.isEmpty, options.minimumScore == nil {
      say("Read them, keep the rows that are right, and put those into your aliases.csv")
    }
    return status(of: book)
  }

  /// Puts rows behind those of an alias file, which is made where there is none.
  private func append(_ rows: [AliasFile.Row], to path: String) throws {
    let file: AliasFile
    do throws(ImportError) {
      file = try AliasFile(at: path)
    } catch {
      throw RunFailure(
        status: RunStatus(rawValue: error.exitStatus) ?? .inputOutput,
        message: visible(error.message))
    }
    // Who keeps the file elsewhere and links it wants it changed there.
    let target = SymbolicLink.target(of: path)
    let parts = target.split(separator: "/", omittingEmptySubsequences: false)
    let name = String(parts.last ?? "")
    guard !name.isEmpty else {
      throw UsageError("--output names no file", remedy: "--output aliases.csv")
    }
    var folder = parts.dropLast().joined(separator: "/")
    if folder.isEmpty { folder = target.hasPrefix("/") ? "/" : "." }
    let text = file.text(of: rows)
    try OutputFolder(makingAt: folder).write(name) { output throws(OutputFailure) in
      try output.write(file.existing.span)
      try output.write(text)
    }
  }
}
