import Foundation
import TestSupport

@testable import PricebookImport

/// Stores as the apps keep them, in Core Data's tables, with the same content in JSON.
struct StoreSample {
  var sql: String
  var json: String

  /// Writes the store into a folder.
  ///
  /// - Parameter log: Statements whose effect stays in the log beside the store alone.
  func write(to folder: TemporaryFolder, _ name: String = "default.store", log: String = "")
    throws
  {
    let work = try TemporaryFolder()
    let path = work.path("work")
    let writer = try StoreWriter(path)
    try writer.run("PRAGMA page_size = 1024;\nPRAGMA auto_vacuum = INCREMENTAL;\n")
    if !log.isEmpty {
      try writer.run("PRAGMA journal_mode = WAL;\nPRAGMA wal_autocheckpoint = 0;\n")
    }
    try writer.run("BEGIN;\n" + sql + "COMMIT;\n")
    if !log.isEmpty {
      try writer.run("PRAGMA wal_checkpoint(TRUNCATE);\n" + log)
      try FileManager.default.copyItem(atPath: path + "-wal", toPath: folder.path(name + "-wal"))
    }
    try FileManager.default.copyItem(atPath: path, toPath: folder.path(name))
    // Kept open until here, because closing would take the log into the store.
    withExtendedLifetime(writer) {}
  }

  /// A folder with the store, or with the JSON.
  func folder(log: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try write(to: folder, log: log)
    return folder
  }

  func replacing(_ old: String, with new: String) -> StoreSample {
    var sample = self
    sample.sql = sql.replacingOccurrences(of: old, with: new)
    return sample
  }

  func adding(_ statements: String) -> StoreSample {
    var sample = self
    sample.sql += statements
    return sample
  }

  /// What Core Data adds to every store.
  static func keys(_ entities: [(Int, String)]) -> String {
    let rows = entities.map {
      "INSERT INTO Z_PRIMARYKEY VALUES (\($0.0), '\($0.1)', 0, 9);\n"
    }
    return """
      CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
      CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
      CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB);
      CREATE TABLE ACHANGE (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER);
      INSERT INTO Z_MODELCACHE VALUES (randomblob(3000));

      """ + rows.joined()
  }
}
