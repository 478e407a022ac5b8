import PricebookImport

/// What putting new files in the place of old ones needs.
extension OutputFolder {
  /// Locks the folder until it is released.
  ///
  /// - Returns: Whether no other process holds it.
  func lock() -> Bool { descriptor.lock() }

  /// A folder in this one; refuses a symbolic link.
  func below(_ name: String) throws(SystemError) -> OutputFolder {
    OutputFolder(path: path(of: name), descriptor: try descriptor.folder(named: name))
  }

  /// The folder that a path below this one leads to, created if it is missing.
  func folder(below path: String) throws(OutputFailure) -> OutputFolder {
    var folder = self
    for name in path.split(separator: "/") { folder = try folder.folder(named: String(name)) }
    return folder
  }

  /// The folder that a path below this one leads to; `nil` if there is none.
  func existing(below path: String) -> OutputFolder? {
    var folder = self
    for name in path.split(separator: "/") {
      guard let child = folder.existing(String(name)) else { return nil }
      folder = child
    }
    return folder
  }

  func entry(_ name: String) throws(OutputFailure) -> FileDescriptor.Entry {
    try writing(name) { () throws(SystemError) in try descriptor.entry(name) }
  }

  func mark(of name: String) throws(OutputFailure) -> FileMark {
    try writing(name) { () throws(SystemError) in try descriptor.mark(ofFile: name) }
  }

  /// Makes a file; nothing is left of it if this fails.
  ///
  /// - Parameter path: The path in messages.
  func make(
    _ name: String, path: String, _ contents: (any ByteOutput) throws(OutputFailure) -> Void
  ) throws(OutputFailure) -> FileMark {
    let file: FileDescriptor
    do throws(SystemError) {
      file = try descriptor.makeFile(named: name)
    } catch {
      throw .cannotCreate(path: path, reason: error.reason)
    }
    do {
      return try NewFile(file, path: path).write(synchronizes: false, contents)
    } catch {
      remove(name)
      throw error
    }
  }

  func setPermissions(_ permissions: UInt32, of name: String) throws(OutputFailure) {
    try writing(name) { () throws(SystemError) in
      try descriptor.file(named: name).setPermissions(permissions)
    }
  }

  /// Waits until a file is on the disk.
  func synchronize(_ name: String) throws(OutputFailure) {
    try writing(name) { () throws(SystemError) in
      try descriptor.file(named: name).synchronize()
    }
  }

  /// Waits until the names in the folder are on the disk.
  func synchronize() throws(OutputFailure) {
    do throws(SystemError) {
      try descriptor.synchronize()
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }

  /// Moves a file to another folder and replaces any file of the new name.
  func move(_ name: String, to folder: OutputFolder, as other: String) throws(OutputFailure) {
    do throws(SystemError) {
      try descriptor.move(name, to: folder.descriptor, as: other)
      // The two names of one file stay as they are when one is renamed to the other.
      descriptor.removeFile(named: name)
    } catch {
      throw .cannotCreate(path: folder.path(of: other), reason: error.reason)
    }
  }

  /// Keeps a file that is about to be replaced under a second name in another folder.
  func keep(_ name: String, in folder: OutputFolder, as other: String) throws(OutputFailure) {
    do throws(SystemError) {
      if descriptor.link(name, to: folder.descriptor, as: other) { return }
      // A file system without second names has no file of that name for a moment.
      try descriptor.move(name, to: folder.descriptor, as: other)
    } catch {
      throw .cannotCreate(path: path(of: name), reason: error.reason)
    }
  }

  private func writing<Result>(
    _ name: String, _ body: () throws(SystemError) -> Result
  ) throws(OutputFailure) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .cannotWrite(path: path(of: name), reason: error.reason)
    }
  }
}
