import PricebookModel

extension Finding {
  static func recordsUnaccountedFor(
    read: Int, accepted: Int, rejected: Int, duplicates: Int, skipped: Int
  ) -> Finding {
    Finding(
      .error, .controlTotals,
      """
      \(read) records were read, but \(accepted) accepted, \(rejected) rejected, \(duplicates) \
      duplicates and \(skipped) skipped do not add up to that; please report this as a bug in \
      Pricebook
      """)
  }
}

extension Message {
  static func moreFiles(count: Int, files: String, more: String) -> String {
    "; \(count) more \(count == 1 ? "file is" : "files are") like it: \(files)\(more)"
  }

  static func encodingAsIn(encoding: String, file: String) -> String {
    "The text is \(encoding), as that of \(file), which has the same header."
  }
}
