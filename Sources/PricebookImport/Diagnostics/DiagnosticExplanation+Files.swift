extension DiagnosticExplanation {
  static let cannotOpen = DiagnosticExplanation(
    .files, "a file cannot be opened",
    meaning: "A file in one of your folders could not be opened: it may belong to somebody "
      + "else, be a link that leads nowhere, or have vanished while the folder was read. "
      + "Nothing of it is in the figures.",
    remedy: "Look whether you can open the file yourself. Give yourself the right to read it, "
      + "restore it, or take it out of the folder.",
    example: "receipts.csv: error: the link leads nowhere; remove it or restore what it names "
      + "[cannot-open]")

  static let notRecognised = DiagnosticExplanation(
    .files, "a file is none of those that Pricebook reads",
    meaning: "The file's content is none that Pricebook knows, so it was passed over. In a "
      + "folder that is no harm; a receipts file that ends up here is missing from the figures.",
    remedy: "If it holds receipts, see that its first line names the columns (date, store, "
      + "item, total). \"pricebook inspect FILE\" shows what was found. Else leave it, or move "
      + "it out of the folder.",
    example: "empty.csv: warning: is not recognised and was not read: the file is empty "
      + "[not-recognised]")

  static let sameFile = DiagnosticExplanation(
    .files, "one file is reached by two names",
    meaning: "Two names lead to the very same file, by a link or because it was named twice. It "
      + "is read once, so nothing counts double.",
    remedy: "Nothing needs to be done. Remove the link or the second name to be rid of the "
      + "message.",
    example: "copy.csv: warning: is the same file as budgets.csv and is read once [same-file]")

  static let settingValue = DiagnosticExplanation(
    .files, "a setting has a value that it cannot have",
    meaning: "A setting in pricebook.json has a value of the wrong kind or out of its range. "
      + "The setting is passed over and the usual value counts.",
    remedy: "Write a value as the message describes it.",
    example: "pricebook.json:2:24: error: the setting “availabilityPercent” is the number 850; "
      + "it must be a whole number, 1 to 100 [setting-value]")

  static let settingsConflict = DiagnosticExplanation(
    .files, "two settings files contradict each other",
    meaning: "More than one pricebook.json was found, and they set the same thing differently. "
      + "The one that the message names counts.",
    remedy: "Keep one pricebook.json for the book.",
    example: "old/pricebook.json: warning: currency: pricebook.json sets it otherwise, and that "
      + "counts; keep one file of settings [settings-conflict]")

  static let settingsShape = DiagnosticExplanation(
    .files, "pricebook.json is not an object of settings",
    meaning: "The file pricebook.json does not hold settings as Pricebook writes them: names "
      + "and values in braces. None of it counts.",
    remedy: "Write it as an object, for example {\"currency\": \"EUR\"}.",
    example: "pricebook.json:1: error: expected an object of settings, found an array of 1; "
      + "write for example {\"currency\": \"EUR\", \"timeZone\": \"Europe/Vienna\"} "
      + "[settings-shape]")

  static let unknownSetting = DiagnosticExplanation(
    .files, "a setting has a name that Pricebook does not know",
    meaning: "A name in pricebook.json is no setting, most likely for a slip of the pen. It is "
      + "passed over.",
    remedy: "Write the name that the message suggests, or remove the entry.",
    example: "pricebook.json:2:13: warning: the setting “timezone” is not known and is passed "
      + "over; did you mean “timeZone”? [unknown-setting]")
}
