import PricebookModel

/// The files that the paths of a command line lead to: every file once, in the byte order of paths.
struct BookFiles {
  /// A file by its path, and what options or its place say that it is.
  struct File {
    /// The path as the user gave it, or below a folder that the user gave.
    var path: String
    /// Whether the user named the file itself, and not only a folder above it.
    var isNamed: Bool
    var isBasket = false
    var isPriceList = false
    var isPayments = false
    var isIndex = false
    var byteCount: Int
    /// Whether it has the user's own settings, and is no part of the book.
    var isOfUser = false
    /// The named folder that the file is in a folder below of; `nil` if it is in that folder itself.
    var root: String?
    var bytes: [UInt8]?
    var name: String {
      // A folder may end with a slash, and a file does not.
      let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
      return start.map { String(path[$0...]) } ?? path
    }
    /// The folder for whose files alone it holds, as settings or aliases; `nil` for the whole book.
    var reach: String? { isNamed || root == nil ? nil : BookFiles.folder(of: path) }

    /// The named folder above it, in words.
    var shownRoot: String {
      guard let root else { return "a folder of the book" }
      let name = root.split(separator: "/").last.map(String.init) ?? root
      return name == "." ? "the current folder" : PathText.display(name)
    }

    /// Whether it is read into a tree of many small blocks.
    var isLargeDocument: Bool {
      byteCount >= JSONDocument.largeByteCount && name.lowercased().hasSuffix(".json")
    }

    func read(limit: Int? = nil) throws(ReadFailure) -> [UInt8] {
      guard let bytes else { return try FileBytes.read(path, limit: limit) }
      return Array(bytes.prefix(limit ?? .max))
    }
  }

  private(set) var files: [File] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// How many files of Pricebook's own were passed over, by the folder of the report.
  private(set) var ownFiles: [String: Int] = [:]
  /// Files in folders that are no tables by the ending of their names, by what is said about them.
  private var documents: [String: [String]] = [:]
  private var identities: [FileStatus.Identity] = []
  /// The files by their number on a volume: nearly always one each.
  private var filesByNumber: [UInt64: [Int]] = [:]
  private var seenFolders: Set<FileStatus.Identity> = []
  /// The links out of a named folder, with how many files they led to.
  private var linksOut: [(path: String, target: String, fileCount: Int)] = []

  init(
    paths: [String], basketPaths: [String] = [], pricePaths: [String] = [],
    paymentPaths: [String] = [], indexPaths: [String] = []
  ) throws(ImportError) {
    var folders: [String] = []
    let kinds: [([String], WritableKeyPath<File, Bool>?)] = [
      (basketPaths, \.isBasket), (pricePaths, \.isPriceList), (paymentPaths, \.isPayments),
      (indexPaths, \.isIndex), (paths, nil),
    ]
    for (paths, kind) in kinds {
      for path in paths.sorted(by: BookFiles.precedes) { try addNamed(path, as: kind, &folders) }
    }
    let named = Set(
      folders.compactMap { path -> FileStatus.Identity? in
        if case .folder(let identity) = FileStatus(path) { identity } else { nil }
      })
    for folder in folders { try search(folder, named) }
    for link in linksOut where link.fileCount > 0 {
      note(
        .linkOut(target: PathText.display(link.target), count: link.fileCount), link.path)
    }
    reportDocuments()
    files.sort { BookFiles.precedes($0.path, $1.path) }
  }

  /// The order of paths everywhere: by bytes, whatever the language.
  static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Adds a file that the user named, as what an option says; a folder is searched later.
  private mutating func addNamed(
    _ path: String, as kind: WritableKeyPath<File, Bool>?, _ folders: inout [String]
  ) throws(ImportError) {
    // A log of a store is read with the store.
    let path = BookFiles.store(of: path) ?? path
    switch FileStatus(path) {
    case .file(let identity, let byteCount):
      var file = File(path: path, isNamed: true, byteCount: byteCount)
      if let kind { file[keyPath: kind] = true }
      add(file, identity)
    case .folder:
      guard let kind else { return folders.append(path) }
      let wanted =
        kind == \.isBasket
        ? "basket file (item,quantity,unit)"
        : kind == \.isPayments
          ? "export of a bank or a card"
          : kind == \.isIndex
            ? "table with an official price index" : "price list (item,price, and store or date)"
      throw ImportError(
        .cannotOpen, Message.folderForFile(path: PathText.display(path), wanted: wanted))
    case .other:
      throw ImportError(.cannotOpen, Message.neitherFileNorFolder(path: PathText.display(path)))
    case .missing: throw ImportError(.cannotOpen, missingMessage(path))
    case .unreachable(let reason):
      throw ImportError(
        .cannotOpen, "\(PathText.display(path)): \(ReadFailure.opening(path, reason).message)")
    }
  }

  private func missingMessage(_ path: String) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let siblings = folderNames(folder.isEmpty ? "." : folder) ?? []
    let remedy =
      nearestName(to: String(path.dropFirst(folder.count)), among: siblings)
      .map { "did you mean \(PathText.display(folder + $0))?" }
      ?? "name a CSV file, a JSON file or an app's store, or a folder that contains some"
    return Message.noSuchFile(path: PathText.display(path), remedy: remedy)
  }

  private mutating func add(_ file: File, _ identity: FileStatus.Identity) {
    let alike = filesByNumber[identity.number] ?? []
    guard let index = alike.first(where: { identities[$0] == identity }) else {
      filesByNumber[identity.number] = alike + [files.count]
      identities.append(identity)
      files.append(file)
      return
    }
    if file.path != files[index].path, file.isNamed || !files[index].isNamed {
      note(.sameFile(other: PathText.display(files[index].path)), file.path)
    }
    files[index].isNamed = files[index].isNamed || file.isNamed
    files[index].isBasket = files[index].isBasket || file.isBasket
    files[index].isPriceList = files[index].isPriceList || file.isPriceList
    files[index].isPayments = files[index].isPayments || file.isPayments
    files[index].isIndex = files[index].isIndex || file.isIndex
  }

  /// A file of settings that nobody named; `nil` if there is none, or if it is one of the book.
  func settings(at path: String, isOfUser: Bool) -> File? {
    guard case .file(let identity, let byteCount) = FileStatus(path), !identities.contains(identity)
    else { return nil }
    return File(path: path, isNamed: false, byteCount: byteCount, isOfUser: isOfUser)
  }

  /// A folder that is still to be searched, and the link out of the named folder that it lies beyond.
  private typealias Waiting = (folder: String, report: ReportFolderPlace?, link: Int?)

  /// Adds what a folder has of tables, JSON files and stores, without hidden and own files.
  ///
  /// It is entered once: links cannot form a loop. Throws if the folder that the user named cannot
  /// be listed.
  private mutating func search(_ root: String, _ named: Set<FileStatus.Identity>)
    throws(ImportError)
  {
    var waiting: [Waiting] = [(root, ReportFolderPlace(around: root), nil)]
    let ownPlace = ResolvedPath.of(root)
    while let next = waiting.popLast() {
      guard case .folder(let identity) = FileStatus(next.folder),
        seenFolders.insert(identity).inserted
      else { continue }
      guard let names = folderNames(next.folder) else {
        let message = "the folder cannot be listed; check its permissions"
        if next.folder == root {
          throw ImportError(.cannotOpen, "\(PathText.display(root)): \(message)")
        }
        note(DiagnosticMessage(.error, .cannotOpen, message), next.folder)
        continue
      }
      let isRoot = named.contains(identity)
      waiting += addFiles(names, in: next, root: isRoot ? nil : root, ownPlace).reversed()
    }
  }

  /// Adds the files of a folder; returns the folders in it, in their order.
  ///
  /// - Parameters:
  ///   - root: The named folder above it; `nil` for a named one.
  ///   - ownPlace: Where that folder is, without links.
  private mutating func addFiles(
    _ names: [String], in searched: Waiting, root: String?, _ ownPlace: String?
  ) -> [Waiting] {
    let (folder, report, outer) = searched
    let place = ReportFolderPlace(at: folder, names) ?? report
    var folders: [Waiting] = []
    var unreachable: [(path: String, reason: Int32)] = []
    for name in names.sorted(by: BookFiles.precedes) where !name.hasPrefix(".") {
      let path = FilePath.join(folder, name)
      switch FileStatus(path) {
      case .folder:
        folders.append((path, place?.below(name), link(at: path, beyond: outer, outOf: ownPlace)))
      case .file(let identity, let byteCount):
        var file = File(path: path, isNamed: false, byteCount: byteCount)
        file.root = root
        guard addFound(file, identity, in: place) else { continue }
        if let link = link(at: path, beyond: outer, outOf: ownPlace) {
          linksOut[link].fileCount += 1
        }
      case .other: break
      case .missing:
        let message = "the link points to nothing; remove it or restore its target"
        if BookFiles.isBookFile(name) {
          note(DiagnosticMessage(.error, .cannotOpen, message), path)
        }
      case .unreachable(let reason): unreachable.append((path, reason))
      }
    }
    if let (path, reason) = unreachable.first {
      let more = unreachable.count > 1 ? " (and \(unreachable.count - 1) more beside it)" : ""
      note(
        DiagnosticMessage(.error, .cannotOpen, ReadFailure.opening(path, reason).message + more),
        path)
    }
    return folders
  }

  /// Adds a file that may belong to a book, and counts one of Pricebook's own or a document; returns
  /// whether it is added and was not known.
  private mutating func addFound(
    _ file: File, _ identity: FileStatus.Identity, in place: ReportFolderPlace?
  ) -> Bool {
    let (name, path) = (file.name, file.path)
    let isBookFile =
      BookFiles.isBookFile(name) || BookFiles.isTextFile(name)
      || BookFiles.isStatement(name, at: path)
    let document = isBookFile ? nil : BookFiles.document(name, at: path, in: place)
    guard isBookFile || document != nil else { return false }
    if let place, place.isUnchanged(name, at: path, byteCount: file.byteCount) {
      ownFiles[place.root, default: 0] += 1
    } else if isBookFile {
      let before = files.count
      add(file, identity)
      return files.count > before
    } else if let document {
      documents[document, default: []].append(path)
    }
    return false
  }

  /// The link out of the named folder that a path is, or that it lies beyond.
  private mutating func link(
    at path: String, beyond link: Int?, outOf ownPlace: String?
  ) -> Int? {
    guard link == nil, let target = ResolvedPath.ofLink(path), let ownPlace,
      target != ownPlace, !target.hasPrefix(ownPlace + "/")
    else { return link }
    linksOut.append((path, target, 0))
    return linksOut.count - 1
  }

  /// Whether a folder, or a folder right below it, has a file that may belong to a book by its name.
  ///
  /// - Parameter report: The place of the folder in reports, by the folder above it.
  static func findsAny(in folder: String, depth: Int = 1, report: ReportFolderPlace?) -> Bool {
    let names = folderNames(folder) ?? []
    let place = ReportFolderPlace(at: folder, names) ?? report
    return names.contains { name in
      guard !name.hasPrefix(".") else { return false }
      let path = FilePath.join(folder, name)
      switch FileStatus(path) {
      case .folder:
        return depth > 0 && findsAny(in: path, depth: depth - 1, report: place?.below(name))
      case .file(_, let byteCount):
        return isBookFile(name)
          && place?.isUnchanged(name, at: path, byteCount: byteCount) != true
      case .other, .missing, .unreachable: return isBookFile(name)
      }
    }
  }

  private mutating func note(_ message: DiagnosticMessage, _ path: String) {
    diagnostics.append(Diagnostic(message, file: PathText.display(path)))
  }

  /// Names the documents that are no tables, each kind once: there may be hundreds of scans.
  private mutating func reportDocuments() {
    for (explanation, paths) in documents {
      let first = paths.min(by: BookFiles.precedes) ?? ""
      let others = paths.count == 1 ? "" : " (and \(paths.count - 1) more)"
      note(
        DiagnosticMessage(.warning, .notRecognised, "this was not read\(others): \(explanation)"),
        first)
    }
  }

  /// What is said about a file that ends like no table; `nil` for others, and for pages of reports.
  private static func document(
    _ name: String, at path: String, in place: ReportFolderPlace?
  ) -> String? {
    guard let format = ForeignFormat(fileName: name) else { return nil }
    guard format == .webPage else { return format.explanation }
    // Pages that Pricebook printed have a policy that no others have.
    let head = (try? FileBytes.read(path, limit: 1 << 10)) ?? []
    let isOwn = String(decoding: head, as: UTF8.self)
      .contains("content=\"default-src 'none'; style-src 'sha256-")
    return isOwn || place != nil ? nil : format.explanation
  }

  private static func isBookFile(_ name: String) -> Bool {
    name.hasEnding(".csv", ".tsv", ".json", ".jsonl", ".ndjson") || isStoreName(name)
      || StatementFormat.isFileName(name)
  }

  /// Whether an XML file is the statement of a bank.
  private static func isStatement(_ name: String, at path: String) -> Bool {
    name.hasEnding(".xml")
      && (try? FileBytes.read(path, limit: 1 << 12)).flatMap { StatementFormat(text: $0) } != nil
  }

  static func isTextFile(_ name: String) -> Bool { name.hasEnding(".txt", ".tab") }
  static func isStoreName(_ name: String) -> Bool {
    name.hasEnding(".store", ".sqlite", ".sqlite3", ".db")
  }

  /// The store that has a file as its log, journal or shared memory; `nil` for other files.
  private static func store(of companion: String) -> String? {
    for ending in ["-wal", "-shm", "-journal"] where companion.hasSuffix(ending) {
      let store = String(companion.dropLast(ending.count))
      if case .file = FileStatus(store) { return store }
    }
    return nil
  }

  static func folder(of path: String) -> String {
    let end = path.lastIndex(of: "/")
    return end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// Whether a file lies in a folder, or in one below it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path.utf8.starts(with: (folder.hasSuffix("/") ? folder : folder + "/").utf8)
  }
}

extension String {
  /// Whether the name of a file ends in one of these ways, whatever the case.
  func hasEnding(_ endings: String...) -> Bool {
    let lowered = lowercased()
    return endings.contains { lowered.hasSuffix($0) }
  }
}

extension DiagnosticMessage {
  fileprivate static func sameFile(other: String) -> DiagnosticMessage {
    DiagnosticMessage(.warning, .sameFile, "this is the same file as \(other) and is read once")
  }

  fileprivate static func linkOut(target: String, count: Int) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .linkOut,
      """
      this link leads out of the book, to \(target), and \
      \(count == 1 ? "1 file" : "\(count) files") of it \(count == 1 ? "is" : "are") read; remove \
      the link if \(count == 1 ? "that is" : "they are") no part of the book
      """)
  }
}

extension Message {
  fileprivate static func folderForFile(path: String, wanted: String) -> String {
    "\(path): this is a folder; name a \(wanted)"
  }

  fileprivate static func neitherFileNorFolder(path: String) -> String {
    "\(path): this is neither a file nor a folder; to read from a pipe, use - instead"
  }

  fileprivate static func noSuchFile(path: String, remedy: String) -> String {
    "\(path): there is no such file or folder; \(remedy)"
  }
}
