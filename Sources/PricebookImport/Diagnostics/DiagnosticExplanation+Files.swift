extension DiagnosticExplanation {
  static let cannotOpen = DiagnosticExplanation(
    .files, "a file cannot be opened",
    meaning: "A file in one of your folders could not be opened. It may belong to another user, "
      + "be a link to a file that does not exist, or have been removed while the folder was "
      + "read. None of it is in the figures.",
    remedy: "Check whether you can open the file yourself. Change its permissions, restore it, "
      + "or remove it from the folder.",
    example: "receipts.csv: error: the link points to nothing; remove it or restore its target "
      + "[cannot-open]")

  static let notReceipts = DiagnosticExplanation(
    .files, "a file has payments and not what items cost",
    meaning: "The file is a statement of an account or a card, a ledger, or a list of shared "
      + "expenses. Its amounts are payments: salaries and transfers would be added up as spending, "
      + "and no price in it is that of an item. It was not read.",
    remedy: "Leave it out. To count payments on purpose, write a mapping with \"pricebook inspect "
      + "FILE --write-mapping\", keep the rows you want, and name it with --mapping.",
    example: "shared.csv: warning: this is a ledger of shared expenses and was not read as "
      + "receipts: the columns “Ada”, “Ben” say who paid and who owes, and payments say nothing "
      + "about what items cost; if you want them counted, \"pricebook inspect shared.csv "
      + "--write-mapping\" writes a mapping to start with, which --mapping then names "
      + "[not-receipts]")

  static let notRecognised = DiagnosticExplanation(
    .files, "a file is not of a kind that Pricebook reads",
    meaning: "Pricebook does not know this kind of content and skipped the file. This does no "
      + "harm in a folder with other files, but a receipts file with this message is missing "
      + "from the figures.",
    remedy: "If the file has receipts, write a mapping for it: \"pricebook inspect FILE "
      + "--write-mapping\" prints one to start with. Otherwise ignore the message, or move the "
      + "file out of the folder.",
    example: "empty.csv: warning: the file is not recognised and was not read: it is empty "
      + "[not-recognised]")

  static let sameFile = DiagnosticExplanation(
    .files, "two names lead to the same file",
    meaning: "Two names lead to the same file, because of a link or because it was named twice. "
      + "The file is read once, so nothing counts double.",
    remedy: "Nothing. To avoid the message, remove the link or the second name.",
    example: "copy.csv: warning: this is the same file as budgets.csv and is read once "
      + "[same-file]")

  static let settingValue = DiagnosticExplanation(
    .files, "a setting has a value that is not allowed",
    meaning: "A setting in pricebook.json has a value of the wrong type or outside its range. "
      + "The value is not used; the default applies.",
    remedy: "Write a value as the message describes it.",
    example: "pricebook.json:2:24: error: the setting “availabilityPercent” is the number 850; "
      + "it must be a whole number, 1 to 100 [setting-value]")

  static let settingsConflict = DiagnosticExplanation(
    .files, "two settings files contradict each other",
    meaning: "There are several files named pricebook.json in the book, and they give one setting "
      + "different values. The value in the file that the message names is used. Your own settings, "
      + "outside the book, never contradict it: they only say what it leaves open.",
    remedy: "Keep one pricebook.json for the book.",
    example: "old/pricebook.json: warning: currency: pricebook.json has another value, which is "
      + "used; keep one settings file [settings-conflict]")

  static let settingsShape = DiagnosticExplanation(
    .files, "a settings file is not an object",
    meaning: "The file pricebook.json must contain an object: names and values in braces. It "
      + "does not, so none of it is used.",
    remedy: "Write an object, for example {\"currency\": \"EUR\"}.",
    example: "pricebook.json:1: error: expected an object of settings, found an array of 1; "
      + "write for example {\"currency\": \"EUR\", \"timeZone\": \"Europe/Vienna\"} "
      + "[settings-shape]")

  static let unknownSetting = DiagnosticExplanation(
    .files, "a setting has an unknown name",
    meaning: "Pricebook has no setting of this name; it is probably a typing error. The entry "
      + "is not used.",
    remedy: "Use the name that the message suggests, or remove the entry.",
    example: "pricebook.json:2:13: warning: the setting “timezone” is not known and is not "
      + "used; did you mean “timeZone”? [unknown-setting]")
}
