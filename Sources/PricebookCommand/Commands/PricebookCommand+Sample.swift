import PricebookImport

extension PricebookCommand {
  /// `pricebook sample`: writes the made-up book to a folder.
  static func writeSample(
    _ parsed: ParsedArguments, console: Console
  ) throws -> RunStatus {
    guard let path = parsed.operands.first, parsed.operands.count == 1, !path.isEmpty else {
      throw UsageError("\"sample\" needs one folder", remedy: "pricebook sample sample-book")
    }
    if let name = SampleBook.foreignName(in: path) {
      throw RunFailure(
        status: .cannotCreate,
        message:
          "\(visible(path)): contains \(quoted(name)), which is not part of the sample book; "
          + "name an empty or a new folder")
    }
    let count: Int
    do throws(OutputFailure) {
      count = try SampleBook.write(into: path)
    } catch .cannotCreate(let path, let reason) {
      throw RunFailure(
        status: .cannotCreate,
        message: "\(visible(path)): cannot be created: \(reason); name another folder")
    }
    console.say("Wrote the sample book (\(counted(count, "file"))) to \(visible(path))")
    console.say("Next: pricebook report \(visible(shellWord(path))) --open")
    return .done
  }
}
