import PricebookImport

/// A file that gets its name only when it is complete.
///
/// It is written to a temporary name beside it and renamed, so that a reader sees either the
/// old file or the new one.
struct WholeFile: Sendable {
  private let folder: FileDescriptor
  private let name: String
  private let path: String
  private let temporaryName: String
  private let file: FileDescriptor
  private(set) var byteCount = 0

  private init(named name: String, in folder: FileDescriptor, path: String) throws(OutputFailure) {
    self.folder = folder
    self.name = name
    self.path = path
    do {
      (temporaryName, file) = try Self.makeTemporaryFile(beside: name, in: folder)
    } catch {
      throw .cannotCreate(path: path, reason: error.reason)
    }
  }

  /// Writes a file; nothing is left of it if this fails.
  ///
  /// - Parameters:
  ///   - path: The path in messages.
  ///   - write: Writes the contents, in pieces of any size.
  /// - Returns: The number of bytes written.
  @discardableResult
  static func write(
    named name: String, in folder: FileDescriptor, path: String,
    _ write: (any ByteOutput) throws(OutputFailure) -> Void
  ) throws(OutputFailure) -> Int {
    try StagedFiles.write { staged throws(OutputFailure) in
      try staged.add(named: name, in: folder, path: path, write)
    }
  }

  /// Writes a file only under its temporary name; nothing is left of it if this fails.
  ///
  /// It gets the permissions of the file that it is to replace.
  static func staged(
    named name: String, in folder: FileDescriptor, path: String,
    _ write: (any ByteOutput) throws(OutputFailure) -> Void
  ) throws(OutputFailure) -> WholeFile {
    var file = try WholeFile(named: name, in: folder, path: path)
    do {
      if case .file(let permissions, _)? = try? folder.entry(name) {
        try? file.file.setPermissions(permissions)
      }
      file.byteCount = try NewFile(file.file, path: path).write(synchronizes: true, write).byteCount
      return file
    } catch {
      file.discard()
      throw error
    }
  }

  /// Renames the written file to its name.
  func putInPlace() throws(OutputFailure) {
    do {
      try folder.rename(temporaryName, to: name)
    } catch {
      throw .cannotCreate(path: path, reason: error.reason)
    }
  }

  /// Removes the temporary file; a file already in place is kept.
  func discard() {
    folder.removeFile(named: temporaryName)
  }

  /// Whether a name is that of a temporary file.
  ///
  /// - Parameter target: The name that the file is to get; `nil` for any.
  static func isTemporary(_ name: String, of target: String? = nil) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[0].isEmpty, parts.last == "part", name.utf8.count < 256
    else { return false }
    let suffix = parts[parts.count - 2]
    return (1...13).contains(suffix.utf8.count)
      && suffix.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
      && target.map { parts.dropFirst().dropLast(2).joined(separator: ".") == $0 } ?? true
  }

  /// Removes temporary files of processes that were killed.
  ///
  /// A process that lives has its file locked.
  private static func sweep(beside name: String, in folder: FileDescriptor) {
    for stale in folder.names() where isTemporary(stale, of: name) {
      if let file = try? folder.file(named: stale), file.lock() {
        folder.removeFile(named: stale)
      }
    }
  }

  private static func makeTemporaryFile(
    beside name: String, in folder: FileDescriptor
  ) throws(SystemError) -> (String, FileDescriptor) {
    sweep(beside: name, in: folder)
    var failure = SystemError(number: 0)
    for _ in 0..<10 {
      let suffix = String(UInt64.random(in: 0...(.max)), radix: 36)
      let temporaryName = ".\(name).\(suffix).part"
      do {
        let file = try folder.makeFile(named: temporaryName)
        // Another process may have swept it before it was locked.
        if file.lock(), file.isNamed(temporaryName, in: folder) { return (temporaryName, file) }
      } catch {
        failure = error
      }
    }
    throw failure
  }
}
