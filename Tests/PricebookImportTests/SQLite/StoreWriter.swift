@testable import PricebookImport

/// Makes databases from SQL, through the same library that reads them.
///
/// Without the library it throws what to install, so that the tests fail rather than pass over.
/// The unsafe calls hand texts to SQLite for the length of a call; the handle lives as long as
/// this value.
@safe
final class StoreWriter {
  struct Failure: Error {
    var message: String
  }

  private let library: SQLiteLibrary
  private let handle: OpaquePointer

  init(_ path: String) throws {
    library = try SQLiteLibrary()
    var opened: OpaquePointer?
    let create: Int32 = 0x2 | 0x4
    let status = unsafe library.open(path, &opened, create, nil)
    guard status == 0, let handle = unsafe opened else {
      throw Failure(message: "cannot create \(path): \(status)")
    }
    unsafe self.handle = unsafe handle
  }

  deinit {
    _ = unsafe library.close(handle)
  }

  /// Runs statements that end with a semicolon at the end of a line.
  func run(_ sql: String) throws {
    for statement in sql.split(separator: ";\n") where statement.contains(where: { $0 != "\n" }) {
      var prepared: OpaquePointer?
      let text = String(statement)
      let status = unsafe library.prepare(handle, text, -1, &prepared, nil)
      guard status == 0, let prepared = unsafe prepared else { throw failure(text) }
      defer { _ = unsafe library.finalize(prepared) }
      var step: Int32 = 100
      while step == 100 { step = unsafe library.step(prepared) }
      guard step == 101 else { throw failure(text) }
    }
  }

  private func failure(_ text: String) -> Failure {
    let message = unsafe library.message(handle).map { text in unsafe String(cString: text) }
    return Failure(message: "\(message ?? "?") in \(text)")
  }
}
