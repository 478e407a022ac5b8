extension DiagnosticExplanation {
  static let budgetOverflow = DiagnosticExplanation(
    .vaults, "the budget of a cart cannot be counted",
    meaning: "The budget of a cart is too large to be counted, or smaller than a cent. The cart "
      + "counts as one without a budget.",
    remedy: "Set the budget in the app and export anew.",
    example: "vault.json: warning: the budget 1000000000000000000000 of the cart “Saturday” is "
      + "larger than can be counted, or rounds to nothing; it counts as none "
      + "[budget-overflow]")

  static let cartDates = DiagnosticExplanation(
    .vaults, "a cart was completed before it was started",
    meaning: "The dates of a cart contradict each other. The day of completion counts.",
    remedy: "Nothing needs to be done unless the day is wrong; then correct it in the app.",
    example: "vault.json:3:11: warning: the cart “Saturday” was completed before it was "
      + "started; the date of completion stands [cart-dates]")

  static let cartState = DiagnosticExplanation(
    .vaults, "a cart's state and dates contradict each other",
    meaning: "A cart that is still in planning or shopping has a date of completion. The state "
      + "counts: it is not taken for done.",
    remedy: "If the shopping is over, complete the cart in the app and export anew.",
    example: "vault.json:3:11: warning: the cart “Saturday” has a date of completion but is in "
      + "state shopping; the state stands [cart-state]")

  static let cartWithoutCompletion = DiagnosticExplanation(
    .vaults, "a completed cart does not say when",
    meaning: "A completed cart has no date of completion. The day on which it was last changed "
      + "counts in its place, so it may be in the wrong month.",
    remedy: "Open and complete the cart again in the app if the month matters.",
    example: "vault.json:3:11: warning: the cart “Saturday” is completed but has no date of "
      + "completion; the day it was last changed stands in for it [cart-without-completion]")

  static let currencyUnknown = DiagnosticExplanation(
    .vaults, "an export does not say its currency",
    meaning: "The app's export holds prices without a currency. They are shown without one and "
      + "are never added to the amounts of your receipts.",
    remedy: "Put {\"currency\": \"EUR\"}, with your own code, into pricebook.json, or give "
      + "--currency.",
    example: "vault.json: warning: the export does not say in which currency its prices are; "
      + "set \"currency\" in pricebook.json [currency-unknown]")

  static let duplicateItemName = DiagnosticExplanation(
    .vaults, "several items of an export have one name",
    meaning: "The app holds several items of the same name. They are kept apart and shown with "
      + "their unit or brand.",
    remedy: "Rename them in the app; or, if they are the same thing, make them one with the "
      + "alias that the message gives.",
    example: "vault.json: warning: 2 items are called “Milk” and are kept apart, as “Milk (l)”, "
      + "“Milk (pack)”; rename them in the app, or make them one with the alias "
      + "item,Milk,Milk, [duplicate-item-name]")

  static let fulfilledAndSkipped = DiagnosticExplanation(
    .vaults, "an item is marked both bought and skipped",
    meaning: "A line of a cart is marked both bought and skipped. It counts as skipped, and not "
      + "as spending.",
    remedy: "If it was bought, take the mark away in the app and export anew.",
    example: "vault.json:4:12: warning: carts[0].items[0] is marked both bought and skipped; it "
      + "counts as skipped [fulfilled-and-skipped]")

  static let negativeBudget = DiagnosticExplanation(
    .vaults, "the budget of a cart is negative",
    meaning: "The budget of a cart is below 0, which no budget can be. The cart counts as one "
      + "without a budget.",
    remedy: "Set the budget in the app and export anew.",
    example: "vault.json:3:11: warning: the budget -40 of the cart “Saturday” is negative and "
      + "counts as none; set it in the app [negative-budget]")

  static let orphanItem = DiagnosticExplanation(
    .vaults, "a cart has an item that is nowhere else",
    meaning: "A line of a cart refers to an item that the export does not hold and whose name "
      + "it does not keep; it was deleted in the app. The line is left out.",
    remedy: "Nothing can be done for this export; an older one may still hold the item.",
    example: "vault.json:4:12: error: carts[0].items[0]: no item of the vault has the id "
      + "“GONE”, and the line keeps no name; it is left out [orphan-item]")

  static let orphanPrice = DiagnosticExplanation(
    .vaults, "a price belongs to no item",
    meaning: "A price of the export and its item do not refer to each other, so nobody knows "
      + "what it is the price of. It is left out.",
    remedy: "Export anew from the app. If you edited the file, correct the id.",
    example: "cartwise.json:2:78: error: groceryItems[0].prices[1]: the price and its item do "
      + "not refer to each other, so nobody knows what it is the price of; it is left out, "
      + "export the vault anew [orphan-price]")

  static let priceJump = DiagnosticExplanation(
    .vaults, "a price is more than tenfold another",
    meaning: "The same item has two prices in the export of which one is more than ten times "
      + "the other, most likely for a slip with the decimal mark. Both are used.",
    remedy: "Correct the wrong one in the app and export anew.",
    example: "cartwise.json: warning: the item “Oat drink” costs 2.49 at “Corner Shop” and 249 "
      + "at “Market Hall”; that is more than tenfold, correct the price that is wrong in the app "
      + "[price-jump]")

  static let priceWithoutLocation = DiagnosticExplanation(
    .vaults, "prices do not say where they were seen",
    meaning: "Prices of the export have no location. They say nothing about any store, and are "
      + "not used.",
    remedy: "Give them a location in the app and export anew.",
    example: "cartwise.json: warning: prices that belong to no location: 1; nobody knows where "
      + "they were seen, so they are not used, give them a location in the app "
      + "[price-without-location]")

  static let purchaseWithoutStore = DiagnosticExplanation(
    .vaults, "bought items without a store or a day",
    meaning: "A completed cart has bought lines that do not say where or when. They count in "
      + "the cart's own figures, and neither in spending nor in prices.",
    remedy: "Set the store of the items in the app and export anew.",
    example: "vault.json: warning: of the cart “Saturday”, bought lines without a store or a "
      + "day: 1; they count in the cart and not in spending or prices "
      + "[purchase-without-store]")

  static let unitsDiffer = DiagnosticExplanation(
    .vaults, "an item planned in one unit and bought in another",
    meaning: "A line of a cart was planned in one unit and bought in another, say in pints and "
      + "in litres. What was planned and paid is right; how the difference splits into price "
      + "and quantity is not to be relied on.",
    remedy: "Use one unit for the item in the app.",
    example: "vault.json:4:12: warning: carts[0].items[0] was planned in “pt” and bought in "
      + "“l”; its price and quantity variance mix the two [units-differ]")

  static let vaultConflict = DiagnosticExplanation(
    .vaults, "two exports differ about one thing",
    meaning: "Two exports hold the same item or cart with different content. The copy that was "
      + "changed later counts, as a whole.",
    remedy: "Nothing needs to be done if the newer one is right. Else correct it in the app and "
      + "export anew.",
    example: "vault-1.json: warning: the item “Milk” (I1) stands differently in vault-2.json; "
      + "that copy was changed later and counts [vault-conflict]")

  static let vaultEntity = DiagnosticExplanation(
    .vaults, "a part of an export cannot be read",
    meaning: "Something in the export lacks what it cannot do without, or has a value of the "
      + "wrong kind. The message names it by its path; it is left out and the rest is read.",
    remedy: "Correct it in the app and export anew.",
    example: "vault.json:4:38: error: carts[0].items[0].quantity: expected a number of at most "
      + "38 digits, found the text “a few”; carts[0].items[0] is left out, correct the field or "
      + "export the vault anew [vault-entity]")

  static let vaultField = DiagnosticExplanation(
    .vaults, "a field of an export cannot be read",
    meaning: "A field that can be done without has a value of the wrong kind. The field is "
      + "passed over and the rest is read.",
    remedy: "Nothing needs to be done unless the figures lack something; then export anew.",
    example: "vault.json:1:14: warning: timestamp: expected a date (ISO 8601 text, or seconds "
      + "as a number), found the text “yesterday”; the field is passed over [vault-field]")
}
