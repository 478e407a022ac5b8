import PricebookImport

/// A folder that reports are written to.
struct OutputFolder: Sendable {
  /// The path in messages.
  let path: String
  let descriptor: FileDescriptor

  /// Opens a folder that the user named; it and its parents are created if they are missing.
  ///
  /// - Parameter made: Gets the folders that were created.
  init(makingAt path: String, _ made: MadeFolders? = nil) throws(OutputFailure) {
    self.path = path
    do {
      let names = path.split(separator: "/")
      var ancestor = path.hasPrefix("/") ? "/" : ""
      for name in names {
        ancestor += name
        if try FileDescriptor.makeFolder(at: ancestor) {
          made?.add { [ancestor] in FileDescriptor.removeEmptyFolder(at: ancestor) }
        }
        ancestor += "/"
      }
      descriptor = try FileDescriptor.folder(at: path)
    } catch {
      throw .cannotCreate(path: path, reason: error.reason)
    }
  }

  /// The folder at a path; `nil` if there is none.
  init?(existingAt path: String) {
    guard let folder = try? FileDescriptor.folder(at: path) else { return nil }
    self.init(path: path, descriptor: folder)
  }

  init(path: String, descriptor: FileDescriptor) {
    self.path = path
    self.descriptor = descriptor
  }

  /// A folder in this one, created if it is missing.
  ///
  /// A symbolic link is refused, because it may lead out of this folder.
  ///
  /// - Parameter made: Gets the folder if it was created.
  func folder(
    named name: String, _ made: MadeFolders? = nil
  ) throws(OutputFailure) -> OutputFolder {
    let childPath = path(of: name)
    do {
      if try descriptor.makeFolder(named: name) {
        made?.add { [descriptor] in descriptor.removeEmptyFolder(named: name) }
      }
      return OutputFolder(path: childPath, descriptor: try descriptor.folder(named: name))
    } catch {
      throw .cannotCreate(path: childPath, reason: error.reason)
    }
  }

  /// A folder in this one; `nil` if there is none.
  func existing(_ name: String) -> OutputFolder? {
    guard let child = try? descriptor.folder(named: name) else { return nil }
    return OutputFolder(path: path(of: name), descriptor: child)
  }

  /// Throws early if a path exists and is not a folder.
  static func refuseFile(at path: String) throws(OutputFailure) {
    do {
      _ = try FileDescriptor.folder(at: path)
    } catch {
      if !error.isMissing { throw .cannotCreate(path: path, reason: error.reason) }
    }
  }

  /// Writes a whole file, or nothing if it fails.
  ///
  /// - Returns: The number of bytes written.
  @discardableResult
  func write(
    _ name: String, _ contents: (any ByteOutput) throws(OutputFailure) -> Void
  ) throws(OutputFailure) -> Int {
    try WholeFile.write(named: name, in: descriptor, path: path(of: name), contents)
  }

  @discardableResult
  func write(_ name: String, text: String) throws(OutputFailure) -> Int {
    try write(name) { file throws(OutputFailure) in try file.write(text) }
  }

  /// Writes a file that is put in place together with others of `staged`.
  func stage(
    _ name: String, in staged: StagedFiles,
    _ contents: (any ByteOutput) throws(OutputFailure) -> Void
  ) throws(OutputFailure) {
    try staged.add(named: name, in: descriptor, path: path(of: name), contents)
  }

  /// Removes a file, if it exists.
  func remove(_ name: String) {
    descriptor.removeFile(named: name)
  }

  /// Removes a folder, if it is empty.
  func removeIfEmpty(_ name: String) {
    descriptor.removeEmptyFolder(named: name)
  }

  /// Whether there is a readable file of this name, which may include a folder.
  func has(_ name: String) -> Bool {
    descriptor.hasFile(named: name)
  }

  /// The bytes of a file; `nil` where there is none that can be read, or it is larger than any that
  /// Pricebook needs whole.
  func contents(of name: String) -> [UInt8]? {
    descriptor.contents(ofFile: name, limit: WrittenFiles.sizeLimit)
  }

  /// The names in the folder, sorted.
  func names() throws(OutputFailure) -> [String] {
    do {
      return try FileDescriptor.names(inFolderAt: path)
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }

  /// The path of a file in the folder, for messages.
  func path(of name: String) -> String { Self.path(of: name, in: path) }

  static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
