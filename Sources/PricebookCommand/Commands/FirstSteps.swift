/// What to do first, for somebody whose folder has no data.
enum FirstSteps {
  static let here = "the current folder"

  /// - Parameter place: The folder as the user named it.
  static func message(in place: String) -> String {
    "\(place): there is nothing to report on\n" + text
  }

  /// Five lines of at most 80 characters.
  private static let text = """
    Put a CSV file of receipts there, one line per item bought, or an app export:
      date,store,item,quantity,total
      2026-10-03,Corner Shop,Whole milk,2,2.50
    Then run "pricebook report --open". To try it out: pricebook sample sample-book
    More: "pricebook help report"; "pricebook inspect FILE" shows how FILE is read.
    """
}
