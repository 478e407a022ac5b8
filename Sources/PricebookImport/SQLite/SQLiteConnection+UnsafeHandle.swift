import PricebookParallel

/// A database file opened only for reading, with limits on time and memory.
///
/// Safe because the handle and the statement of a query live no longer than this value and the
/// query; the allowance, which SQLite's callbacks reach through a pointer, is freed after the
/// handle is closed; the bytes of a column are copied before the next step; and lengths are those
/// that SQLite gives for the same column. The value cannot be copied and stays on one thread.
///
/// An authorizer denies everything except reading: no function, view, trigger or extension runs,
/// and no column with a password in its name is read, whatever a query asks for.
@safe
struct SQLiteConnection: ~Copyable {
  private let library: SQLiteLibrary
  private let handle: OpaquePointer
  private let allowance: UnsafeMutablePointer<SQLiteAllowance>

  /// Opens a file that belongs to this program, so that recovery from its log may write to it.
  init(_ library: SQLiteLibrary, path: String, allowance: SQLiteAllowance) throws(SQLiteFailure) {
    self.library = library
    var opened: OpaquePointer?
    let readWrite: Int32 = 0x2
    let noMutex: Int32 = 0x8000
    let status = unsafe library.open(path, &opened, readWrite | noMutex, nil)
    guard let handle = unsafe opened
    else { throw SQLiteFailure(status: status, message: "out of memory") }
    guard status == SQLiteFailure.ok else {
      let failure = unsafe SQLiteConnection.failure(library, handle, status)
      _ = unsafe library.close(handle)
      throw failure
    }
    unsafe self.handle = unsafe handle
    unsafe self.allowance = UnsafeMutablePointer<SQLiteAllowance>.allocate(capacity: 1)
    unsafe self.allowance.initialize(to: allowance)
    unsafe library.setProgress(
      handle, Int32(SQLiteAllowance.stepsPerCheck),
      { context in
        guard let context = unsafe context?.assumingMemoryBound(to: SQLiteAllowance.self)
        else { return 1 }
        return unsafe context.pointee.spend(steps: SQLiteAllowance.stepsPerCheck) ? 0 : 1
      }, self.allowance)
    setLimits(allowance)
    for setting in [
      "trusted_schema=OFF", "cell_size_check=ON", "mmap_size=0", "temp_store=MEMORY",
      // With one user the log needs no shared memory.
      "locking_mode=EXCLUSIVE", "foreign_keys=OFF", "recursive_triggers=OFF", "query_only=ON",
    ] {
      // Old versions do not know all of these options; the authorizer protects there.
      try? forEachRow("PRAGMA \(setting)") { _ in }
    }
    _ = unsafe library.setAuthorizer(handle, authorize, nil)
  }

  deinit {
    _ = unsafe library.close(handle)
    unsafe allowance.deinitialize(count: 1)
    unsafe allowance.deallocate()
  }

  /// Sets the limits of a single value, row or statement (sqlite.org, "Run-Time Limits").
  private func setLimits(_ allowance: SQLiteAllowance) {
    let length: Int32 = 0
    let statementLength: Int32 = 1
    let attached: Int32 = 7
    _ = unsafe library.limit(handle, length, Int32(clamping: max(1 << 20, allowance.textBytes)))
    _ = unsafe library.limit(handle, statementLength, 1 << 20)
    _ = unsafe library.limit(handle, attached, 0)
  }

  /// Passes rows on until the statement ends, the file is damaged or an allowance is used up.
  func forEachRow(_ sql: String, _ body: ([SQLiteValue]) -> Void) throws(SQLiteFailure) {
    var prepared: OpaquePointer?
    let status = unsafe library.prepare(handle, sql, -1, &prepared, nil)
    guard let statement = unsafe prepared, status == SQLiteFailure.ok
    else { throw failure(status == SQLiteFailure.ok ? 1 : status) }
    defer { _ = unsafe library.finalize(statement) }
    let count = unsafe library.columnCount(statement)
    while true {
      let status = unsafe library.step(statement)
      if status == SQLiteFailure.done { return }
      guard status == SQLiteFailure.row else { throw failure(status) }
      guard unsafe allowance.pointee.spend(rows: 1) else { throw .tooMuch }
      var values: [SQLiteValue] = []
      values.reserveCapacity(Int(count))
      for column in 0..<max(0, count) { values.append(unsafe try value(statement, column)) }
      body(values)
    }
  }

  /// The value of a column in the current row, within the allowance.
  private func value(
    _ statement: OpaquePointer, _ column: Int32
  ) throws(SQLiteFailure) -> SQLiteValue {
    switch unsafe library.columnType(statement, column) {
    case 1: return .integer(unsafe library.columnInteger(statement, column))
    case 2: return .real(unsafe library.columnReal(statement, column))
    case 3:
      // The length is that of the converted text, so it must be read after the text.
      let start = unsafe library.columnText(statement, column)
      let count = Int(unsafe library.columnByteCount(statement, column))
      guard let start = unsafe start, count >= 0 else { throw failure(SQLiteFailure.noMemory) }
      guard unsafe allowance.pointee.spend(textBytes: count) else { throw .tooMuch }
      let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count)
      if let text = unsafe String(validating: bytes, as: UTF8.self) {
        return .text(text, isRepaired: false)
      }
      return .text(unsafe String(decoding: bytes, as: UTF8.self), isRepaired: true)
    case 4:
      let count = Int(unsafe library.columnByteCount(statement, column))
      // Longer values are images and similar data, which are not needed.
      guard count > 0, count <= SQLiteValue.longestBlob,
        let start = unsafe library.columnBlob(statement, column)
      else { return .blob(byteCount: max(0, count), bytes: []) }
      return .blob(
        byteCount: count, bytes: unsafe Array(UnsafeRawBufferPointer(start: start, count: count)))
    default: return .null
    }
  }

  private func failure(_ status: Int32) -> SQLiteFailure {
    if unsafe allowance.pointee.isUsedUp { return .tooMuch }
    return unsafe SQLiteConnection.failure(library, handle, status)
  }

  private static func failure(
    _ library: SQLiteLibrary, _ handle: OpaquePointer, _ status: Int32
  ) -> SQLiteFailure {
    let message = unsafe library.message(handle).map { text in unsafe String(cString: text) }
    return SQLiteFailure(status: status, message: message ?? "status \(status)")
  }
}

/// Allows reading tables and listing their columns alone (sqlite.org, "Authorizer Action Codes").
private func authorize(
  _ context: UnsafeMutableRawPointer?, _ action: Int32, _ first: UnsafePointer<CChar>?,
  _ second: UnsafePointer<CChar>?, _ third: UnsafePointer<CChar>?, _ fourth: UnsafePointer<CChar>?
) -> Int32 {
  let pragma: Int32 = 19
  let read: Int32 = 20
  let select: Int32 = 21
  func text(_ pointer: UnsafePointer<CChar>?) -> String {
    unsafe pointer.map { text in unsafe String(cString: text) } ?? ""
  }
  let isAllowed =
    switch action {
    case select: true
    case read: unsafe !text(second).uppercased().contains("PASSWORD")
    case pragma: unsafe text(first).lowercased() == "table_info"
    default: false
    }
  return isAllowed ? 0 : 1
}
