import PricebookParallel

/// The functions of the system's SQLite, looked up by name when a store is first read.
///
/// Loading at run time keeps the build free of anything to install, and people without stores
/// free of the library. Safe because every function has the signature that SQLite's C interface
/// has promised since version 3.8 (sqlite.org, "C/C++ Interface"), a missing one is a failure
/// before anything is called, and the library is never unloaded. Functions with variable
/// arguments (`sqlite3_db_config`) are left out: Swift cannot call them through a pointer on every
/// platform. Only ``SQLiteConnection`` calls these functions.
@safe
struct SQLiteLibrary: Sendable {
  typealias Call = @convention(c) @Sendable (OpaquePointer?) -> Int32
  typealias ColumnInteger32 = @convention(c) @Sendable (OpaquePointer, Int32) -> Int32
  typealias ColumnBytes = @convention(c) @Sendable (OpaquePointer, Int32) -> UnsafeRawPointer?
  typealias Progress = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  typealias Authorizer =
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafePointer<CChar>?, UnsafePointer<CChar>?
    ) -> Int32

  let open:
    @convention(c) @Sendable (
      UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>, Int32, UnsafePointer<CChar>?
    ) -> Int32
  let close: Call
  let prepare:
    @convention(c) @Sendable (
      OpaquePointer, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<OpaquePointer?>,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32
  let step, finalize: Call
  let message: @convention(c) @Sendable (OpaquePointer) -> UnsafePointer<CChar>?
  let columnCount: Call
  let columnType: ColumnInteger32
  let columnInteger: @convention(c) @Sendable (OpaquePointer, Int32) -> Int64
  let columnReal: @convention(c) @Sendable (OpaquePointer, Int32) -> Double
  let columnText, columnBlob: ColumnBytes
  let columnByteCount: ColumnInteger32
  let limit: @convention(c) @Sendable (OpaquePointer, Int32, Int32) -> Int32
  let setProgress:
    @convention(c) @Sendable (OpaquePointer, Int32, Progress?, UnsafeMutableRawPointer?) -> Void
  let setAuthorizer:
    @convention(c) @Sendable (OpaquePointer, Authorizer?, UnsafeMutableRawPointer?) -> Int32

  /// Loads the first of the libraries that the system has, or says what to install.
  init(candidates: [String] = SQLiteLibrary.candidates) throws(SQLiteLibraryFailure) {
    var loaded: UnsafeMutableRawPointer?
    for name in candidates where unsafe loaded == nil {
      unsafe loaded = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL)
    }
    guard let handle = unsafe loaded else { throw SQLiteLibraryFailure(candidates: candidates) }
    func symbol<Function>(_ name: String) throws(SQLiteLibraryFailure) -> Function {
      guard let address = unsafe dlsym(handle, name),
        MemoryLayout<Function>.size == MemoryLayout<Int>.size
      else { throw SQLiteLibraryFailure(candidates: candidates, missingFunction: name) }
      return unsafe unsafeBitCast(address, to: Function.self)
    }
    unsafe open = try symbol("sqlite3_open_v2")
    unsafe close = try symbol("sqlite3_close")
    unsafe prepare = try symbol("sqlite3_prepare_v2")
    unsafe step = try symbol("sqlite3_step")
    unsafe finalize = try symbol("sqlite3_finalize")
    unsafe message = try symbol("sqlite3_errmsg")
    unsafe columnCount = try symbol("sqlite3_column_count")
    unsafe columnType = try symbol("sqlite3_column_type")
    unsafe columnInteger = try symbol("sqlite3_column_int64")
    unsafe columnReal = try symbol("sqlite3_column_double")
    unsafe columnText = try symbol("sqlite3_column_text")
    unsafe columnBlob = try symbol("sqlite3_column_blob")
    unsafe columnByteCount = try symbol("sqlite3_column_bytes")
    unsafe limit = try symbol("sqlite3_limit")
    unsafe setProgress = try symbol("sqlite3_progress_handler")
    unsafe setAuthorizer = try symbol("sqlite3_set_authorizer")
  }

  /// The environment variable with another library file, to be trusted like the program itself.
  static let environmentVariable = "PRICEBOOK_SQLITE_LIBRARY"

  /// The file that the environment variable names; `nil` where it is empty or not set.
  static var chosen: String? {
    // The text is copied before anyone could change the environment.
    guard let path = unsafe getenv(environmentVariable) else { return nil }
    let text = unsafe String(cString: path)
    return text.isEmpty ? nil : text
  }

  static var candidates: [String] {
    if let chosen { return [chosen] }
    #if canImport(Darwin)
      return ["/usr/lib/libsqlite3.dylib", "libsqlite3.dylib"]
    #else
      return ["libsqlite3.so.0", "libsqlite3.so"]
    #endif
  }
}
