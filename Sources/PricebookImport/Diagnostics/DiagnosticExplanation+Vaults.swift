extension DiagnosticExplanation {
  static let budgetOverflow = DiagnosticExplanation(
    .vaults, "the budget of a cart is too large or too small",
    meaning: "The budget of a cart is too large to be summed exactly, or smaller than a cent. "
      + "The cart counts as a cart without a budget.",
    remedy: "Correct the budget in the app and export again.",
    example: "vault.json: warning: the budget 1000000000000000000000 of the cart “Saturday” is "
      + "too large to be summed exactly, or rounds to 0; it is not used; correct it in the app "
      + "[budget-overflow]")

  static let cartDates = DiagnosticExplanation(
    .vaults, "a cart was completed before it was started",
    meaning: "The dates of a cart contradict each other. The date of completion is used.",
    remedy: "Nothing, unless that date is wrong; then correct it in the app.",
    example: "vault.json:3:11: warning: the cart “Saturday” was completed before it was "
      + "started; the date of completion is used [cart-dates]")

  static let cartState = DiagnosticExplanation(
    .vaults, "a cart's state and dates contradict each other",
    meaning: "A cart in planning or shopping has a date of completion. The state is used, so "
      + "the cart does not count as completed.",
    remedy: "If the shopping is over, complete the cart in the app and export again.",
    example: "vault.json:3:11: warning: the cart “Saturday” has a date of completion but its "
      + "state is shopping; the state is used [cart-state]")

  static let cartWithoutCompletion = DiagnosticExplanation(
    .vaults, "a completed cart has no date of completion",
    meaning: "A completed cart has no date of completion. The day of its last change is used "
      + "instead, so the cart may be in the wrong month.",
    remedy: "If the month matters, open the cart in the app, complete it again and export "
      + "again.",
    example: "vault.json:3:11: warning: the cart “Saturday” is completed but has no date of "
      + "completion; the day of its last change is used instead [cart-without-completion]")

  static let currencyUnknown = DiagnosticExplanation(
    .vaults, "an export does not name its currency",
    meaning: "The export has prices without a currency. They are shown without one and are "
      + "never added to the amounts of your receipts.",
    remedy: "Use --currency EUR, with your own currency, or put {\"currency\": \"EUR\"} into "
      + "pricebook.json.",
    example: "vault.json: warning: the export does not say in which currency its prices are; "
      + "name it with --currency, or set \"currency\" in pricebook.json [currency-unknown]")

  static let duplicateItemName = DiagnosticExplanation(
    .vaults, "several items of an export have the same name",
    meaning: "The app has several items with the same name. They are kept apart, and their unit "
      + "or brand is shown with the name.",
    remedy: "Rename them in the app. If they are the same item, combine them with the alias "
      + "that the message gives.",
    example: "vault.json: warning: 2 items have the name “Milk” and are kept apart as “Milk "
      + "(l)”, “Milk (pack)”; rename them in the app, or combine them with the alias "
      + "item,Milk,Milk, [duplicate-item-name]")

  static let fulfilledAndSkipped = DiagnosticExplanation(
    .vaults, "an item is marked both bought and skipped",
    meaning: "A line of a cart is marked both bought and skipped. It counts as skipped and not "
      + "as spending.",
    remedy: "If the item was bought, remove the mark \"skipped\" in the app and export again.",
    example: "vault.json:4:12: warning: carts[0].items[0] is marked both bought and skipped; it "
      + "counts as skipped [fulfilled-and-skipped]")

  static let negativeBudget = DiagnosticExplanation(
    .vaults, "the budget of a cart is negative",
    meaning: "The budget of a cart is below 0. The cart counts as a cart without a budget.",
    remedy: "Correct the budget in the app and export again.",
    example: "vault.json:3:11: warning: the cart “Saturday” has the negative budget -40, which "
      + "is not used; correct it in the app [negative-budget]")

  static let orphanItem = DiagnosticExplanation(
    .vaults, "a cart line refers to an item that does not exist",
    meaning: "A line of a cart refers to an item that is not in the export, because it was "
      + "deleted in the app, and the line has no name of its own. It counts in the cart and in "
      + "spending as “Unknown item”, and never as a price.",
    remedy: "Nothing can be done for this export. An older export may still have the item.",
    example: "vault.json:4:12: warning: carts[0].items[0]: no item of the vault has the id "
      + "“GONE”, and the line has no name of its own; it counts as “Unknown item” [orphan-item]")

  static let orphanPrice = DiagnosticExplanation(
    .vaults, "a price belongs to no item",
    meaning: "A price and its item do not refer to each other, so it is not known what the "
      + "price is for. It is left out.",
    remedy: "Export again from the app. If you edited the file, correct the id.",
    example: "cartwise.json:2:78: error: groceryItems[0].prices[1]: the price and its item do "
      + "not refer to each other, so it is not known what the price is for; it is left out; "
      + "export the vault again [orphan-price]")

  static let priceJump = DiagnosticExplanation(
    .vaults, "a price is more than ten times another one",
    meaning: "The export has two prices of one item, and one is more than ten times the other. "
      + "The usual cause is a misplaced decimal mark. Both are used.",
    remedy: "Correct the wrong price in the app and export again.",
    example: "cartwise.json: warning: the item “Oat drink” costs 2.49 at “Corner Shop” and 249 "
      + "at “Market Hall”, more than ten times as much; correct the wrong price in the app "
      + "[price-jump]")

  static let priceWithoutLocation = DiagnosticExplanation(
    .vaults, "prices have no location",
    meaning: "Some prices of the export have no location. They belong to no store and are not "
      + "used.",
    remedy: "Add a location to them in the app and export again.",
    example: "cartwise.json: warning: prices without a location: 1; they are not used, because "
      + "their store is not known; add a location to them in the app [price-without-location]")

  static let purchaseWithoutStore = DiagnosticExplanation(
    .vaults, "bought items have no store or no day",
    meaning: "A completed cart has bought lines without a store or a day. They count in the "
      + "figures of the cart, but not in spending or prices.",
    remedy: "Set the store of the items in the app and export again.",
    example: "vault.json: warning: the cart “Saturday” has bought lines without a store or a "
      + "day: 1; they count in the cart, but not in spending or prices; set their store in the "
      + "app [purchase-without-store]")

  static let unitsDiffer = DiagnosticExplanation(
    .vaults, "an item planned in one unit and bought in another",
    meaning: "A line of a cart was planned in one unit and bought in another, such as pints and "
      + "litres. What was planned and what was paid is right, but the split of the difference "
      + "into price and quantity is not reliable.",
    remedy: "Use one unit for the item in the app.",
    example: "vault.json:4:12: warning: carts[0].items[0] was planned in “pt” and bought in "
      + "“l”; its price and quantity variances mix the two; use one unit in the app "
      + "[units-differ]")

  static let vaultConflict = DiagnosticExplanation(
    .vaults, "two exports differ about the same thing",
    meaning: "Two exports have the same item or cart with different content. The copy that was "
      + "changed last is used as a whole.",
    remedy: "Nothing, if the newer copy is right. Otherwise correct it in the app and export "
      + "again.",
    example: "vault-1.json: warning: the item “Milk” (I1) differs from the copy in "
      + "vault-2.json, which was changed later and is used [vault-conflict]")

  static let vaultEntity = DiagnosticExplanation(
    .vaults, "a part of an export cannot be read",
    meaning: "A part of the export lacks a required field, or a field has a value of the wrong "
      + "type. The message gives its path. The part is left out and the rest is read.",
    remedy: "Correct it in the app and export again.",
    example: "vault.json:4:38: error: carts[0].items[0].quantity: expected a number of at most "
      + "38 digits, found the text “a few”; carts[0].items[0] is left out, correct the field or "
      + "export the vault again [vault-entity]")

  static let vaultField = DiagnosticExplanation(
    .vaults, "a field of an export cannot be read",
    meaning: "An optional field has a value of the wrong type. The field is not used and the "
      + "rest is read.",
    remedy: "Nothing, unless the figures lack something; then export again.",
    example: "vault.json:1:14: warning: timestamp: expected a date (ISO 8601 text, or seconds "
      + "as a number), found the text “yesterday”; it is not used [vault-field]")
}
