extension DiagnosticExplanation {
  static let aisle = DiagnosticExplanation(
    .tables, "a row of an aisle file cannot be used",
    meaning: "An aisle file has a store, a category and its place on the way through the store. "
      + "This row lacks one of them, has a place that is not a whole number, or names a category "
      + "twice. It is not used.",
    remedy: "Number the categories in the order in which you walk, once for each store.",
    example: "aisles.csv:5:3: error: the category is empty; write the category that is "
      + "there [aisle]")

  static let aliasCategory = DiagnosticExplanation(
    .tables, "a category row has no category, or has a name",
    meaning: "A row of the kind category gives every item that it matches a category, and leaves "
      + "the name alone. This row lacks the category, or has a name too. It is not used.",
    remedy: "Write the category into the column category and leave the name empty. To change the "
      + "name as well, write a row of the kind item.",
    example: "aliases.csv:2:17: error: a row of the kind category leaves names alone, but this one "
      + "has the name “Milk”; empty it, or make the row one of the kind item [alias-category]")

  static let aliasKind = DiagnosticExplanation(
    .tables, "an alias has an unknown kind",
    meaning: "The first column of an alias table gives the kind of the row: item, store, "
      + "adjustment (a deposit, a coupon, a bag) or category (a category for items that keep their "
      + "names). This row has another kind and is not used.",
    remedy: "Write item, store, adjustment or category.",
    example: "aliases.csv:2:1: error: the kind “items” is not known; did you mean item? "
      + "[alias-kind]")

  static let aliasMatch = DiagnosticExplanation(
    .tables, "an alias does not say what it matches",
    meaning: "The match of the row is empty, so it would match nothing. The row is not used.",
    remedy: "Write the name as the till prints it; * matches any text, ? any single character.",
    example: "aliases.csv:2:6: error: the match is empty; write the name as the till prints it; "
      + "* matches any text and ? any one character [alias-match]")

  static let aliasName = DiagnosticExplanation(
    .tables, "an alias does not say what the item is called",
    meaning: "The row says which name it matches, but not the name to use instead. It is not "
      + "used.",
    remedy: "Write the name that the reports should show.",
    example: "aliases.csv:2:10: error: the name is empty; write the name to use for “MLK” "
      + "[alias-name]")

  static let aliasProposals = DiagnosticExplanation(
    .tables, "proposals for aliases are not applied yet",
    meaning: "The table has a column of scores, as the proposals of \"pricebook match\" have. Rows "
      + "with a score are only proposals: they join names that are similar, and some of them are "
      + "wrong. They are not applied before you have looked at them.",
    remedy: "Copy the correct rows to your alias file without the score, or delete the scores of "
      + "the correct rows.",
    example: "proposed.csv:2:19: warning: 1 row with a score is a proposal of \"pricebook "
      + "match\" and is not applied; copy what is correct to your alias file without the score, "
      + "or delete the scores here [alias-proposals]")

  static let basketItem = DiagnosticExplanation(
    .tables, "a basket row has no item",
    meaning: "The row does not name an item. It is not part of the comparison.",
    remedy: "Write the name of the item as the reports show it.",
    example: "basket.csv:2:1: error: the item is empty; fill it in [basket-item]")

  static let basketItemUnknown = DiagnosticExplanation(
    .tables, "no receipt and no price has an item of a basket",
    meaning:
      "A basket names an item that nobody bought and nobody priced under this name. No store "
      + "has a price for it, so every store seems to lack it. The message has the names that are "
      + "most like it.",
    remedy:
      "Write the name as the reports show it. Or keep it, and add a row to the alias file that "
      + "makes it the other name; `pricebook match` proposes it.",
    example:
      "basket.csv:2: warning: no receipt and no price has “Apples”, so it is priced nowhere; "
      + "did you mean “Apples, red”? write that name, or take the alias that match proposes "
      + "[basket-item-unknown]")

  static let basketQuantity = DiagnosticExplanation(
    .tables, "a basket row has no usable quantity",
    meaning: "The quantity of the row is not a number above 0. The row is not part of the "
      + "comparison.",
    remedy: "Write a number such as 2 or 0.5.",
    example: "basket.csv:2:6: error: the quantity “two” is not a number above 0 and up to 10 "
      + "000 000; write a number with at most six decimals, with its unit if it has one "
      + "[basket-quantity]")

  static let budgetAmount = DiagnosticExplanation(
    .tables, "a budget has no usable amount",
    meaning: "The amount is not a number of 0 or more. The row is not used, and its category "
      + "does not have this budget.",
    remedy: "Write the amount with a point before the decimals and without a sign: 140.00.",
    example: "budgets.csv:3:15: error: the amount “-5” is not a number of 0 or more with at "
      + "most four decimals; correct it [budget-amount]")

  static let budgetCategory = DiagnosticExplanation(
    .tables, "a budget has no category",
    meaning: "The row does not say which category the budget is for. It is not used.",
    remedy: "Write the category, or * for the budget of the whole month.",
    example: "budgets.csv:2:9: error: the category is empty; fill it in, or write * for the "
      + "whole month [budget-category]")

  static let budgetCurrency = DiagnosticExplanation(
    .tables, "a budget is in a currency that nothing else has",
    meaning: "No receipt and no price of the book is in the currency of the budget, and amounts of "
      + "different currencies are never compared. The budget is not used.",
    remedy: "If your receipts name no currency, say which one they are in with --currency EUR, or "
      + "put {\"currency\": \"EUR\"} into pricebook.json. Otherwise correct the currency of the "
      + "budget.",
    example: "budgets.csv:2: warning: the budget is in EUR, and nothing else of the book is, so it "
      + "is not used; give --currency EUR if that is the currency of the receipts, or correct the "
      + "budget [budget-currency]")

  static let budgetMonth = DiagnosticExplanation(
    .tables, "a budget has no month",
    meaning: "The month of the row cannot be read. The row is not used.",
    remedy: "Write it as 2026-10, or write * for every month.",
    example: "budgets.csv:2:1: error: the month “October” is neither a month such as 2026-10 "
      + "nor *; write a month, or * for every month [budget-month]")

  static let budgetRollover = DiagnosticExplanation(
    .tables, "a budget does not say whether it rolls over",
    meaning: "The column rollover contains something other than yes, both and no. "
      + "The row is not used.",
    remedy: "Write yes to carry over what is left to the next month, or both to carry over also "
      + "what was overspent; write no or leave it empty otherwise.",
    example: "budgets.csv:2:13: error: the rollover “maybe” is not yes, both or no; write yes to "
      + "carry over what is left, or both to carry over also what was overspent [budget-rollover]")

  static let duplicateAlias = DiagnosticExplanation(
    .tables, "two aliases match the same text",
    meaning: "Two rows of the alias table match the same text. The first one is used.",
    remedy: "Remove one of them.",
    example: "aliases.csv:3:6: error: “mlk*” is already matched in aliases.csv:2, and that row "
      + "is used; remove one of them [duplicate-alias]")

  static let duplicateBudget = DiagnosticExplanation(
    .tables, "a category has two budgets for one month",
    meaning: "Two rows set a budget for the same category, month and currency. The first one is "
      + "used; they are not added.",
    remedy: "Remove one of them, or combine them into one row.",
    example: "budgets.csv:3: error: the budget of “dairy” for “2026-10” is already in "
      + "budgets.csv:2, and that one is used; remove one of them [duplicate-budget]")
}
