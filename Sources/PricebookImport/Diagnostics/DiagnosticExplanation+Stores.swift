extension DiagnosticExplanation {
  static let sqliteLibrary = DiagnosticExplanation(
    .stores, "the SQLite library cannot be loaded",
    meaning: "The file is the database of a shopping app, and the library that reads such files "
      + "could not be loaded. The file was not read. A statically linked build of Pricebook "
      + "cannot load libraries at all.",
    remedy: "Install the library: libsqlite3-0 on Debian and Ubuntu, sqlite-libs on Fedora and "
      + "Alpine. It is part of macOS. Or export the data from the app as JSON.",
    example:
      "phone.store: error: is an SQLite store, but the system's SQLite library could not be "
      + "loaded (looked for libsqlite3.so.0, libsqlite3.so); install libsqlite3-0 (Debian, Ubuntu) "
      + "or sqlite-libs (Fedora, Alpine) and run again [sqlite-library]")

  static let storeDamaged = DiagnosticExplanation(
    .stores, "an app's database is damaged",
    meaning: "A table of the database cannot be read to its end, because its pages are damaged "
      + "or the copy is incomplete. Everything before the damage was read. The exit status is "
      + "65.",
    remedy: "Copy the database again, together with all files whose names begin with its name, "
      + "or restore a backup.",
    example: "default.store: error: the table ZPRICEPERUNIT cannot be read to the end (database "
      + "disk image is malformed); everything before the damage was read, so sums may be too "
      + "low; copy the store again or restore a backup [store-damaged]")

  static let storeLayout = DiagnosticExplanation(
    .stores, "an app's database has an unknown layout",
    meaning: "A table or a column that Pricebook expects is missing, so the database was "
      + "probably written by another version of the app. The rest was read; the message says "
      + "what is not known.",
    remedy: "Check whether the report lacks anything. The JSON export of the app may have it.",
    example: "default.store: warning: no column or table links the rows of ZCART to the "
      + "deletedCarts of a Vault; it may come from another version of the app [store-layout]")

  static let storeLink = DiagnosticExplanation(
    .stores, "rows of a database refer to missing rows",
    meaning: "Rows of the database refer to rows that do not exist, such as the item of a cart "
      + "that was deleted. The message says how they are treated.",
    remedy: "Nothing, unless you need what is missing; then correct it in the app.",
    example: "default.store: warning: ZCART: rows that belong to no vault: 1 (the first is row "
      + "2); they are read like the other carts [store-link]")
}
