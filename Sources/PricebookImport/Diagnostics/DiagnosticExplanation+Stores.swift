extension DiagnosticExplanation {
  static let sqliteLibrary = DiagnosticExplanation(
    .stores, "the SQLite library is missing",
    meaning: "The file is the database of a shopping app, and the library that reads such files "
      + "is not on this machine. The file was not read.",
    remedy: "Install it: libsqlite3-0 on Debian and Ubuntu, sqlite-libs on Fedora and Alpine. "
      + "macOS has it. Or export the data from the app as JSON.",
    example:
      "phone.store: error: is an SQLite store, but the system's SQLite library could not be "
      + "loaded (looked for libsqlite3.so.0, libsqlite3.so); install libsqlite3-0 (Debian, Ubuntu) "
      + "or sqlite-libs (Fedora, Alpine) and run again [sqlite-library]")

  static let storeDamaged = DiagnosticExplanation(
    .stores, "the database of an app is damaged",
    meaning: "A table of the store breaks off: its pages are damaged, or the copy is "
      + "incomplete. What stands before that was read; the run ends with status 65.",
    remedy: "Copy the store anew, with all files whose names begin like its own, or restore a "
      + "backup.",
    example: "default.store: error: the table ZPRICEPERUNIT cannot be read to the end (database "
      + "disk image is malformed); what stands before that was read, so sums may lack something; "
      + "copy the store anew or restore a backup [store-damaged]")

  static let storeLayout = DiagnosticExplanation(
    .stores, "the database of an app is laid out otherwise",
    meaning: "A table or a column that Pricebook knows of is not there, so the store was "
      + "written by another version of the app. What is there was read, and the message says "
      + "what is not known.",
    remedy: "See in the report whether anything is missing; the JSON export of the app may have "
      + "it.",
    example: "default.store: warning: no column and no table says which rows of ZCART are "
      + "deletedCarts of which Vault; it may come from another version of the app [store-layout]")

  static let storeLink = DiagnosticExplanation(
    .stores, "rows of a database point to nothing",
    meaning: "Rows of the store refer to others that are not there, such as the item of a cart "
      + "to a cart that is gone. The message says what became of them.",
    remedy: "Nothing needs to be done, unless what is missing matters; then repair it in the "
      + "app.",
    example: "default.store: warning: ZCART: rows that belong to no vault: 1 (the first is row "
      + "2); they are read as carts like the others [store-link]")
}
