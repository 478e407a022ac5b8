/// Recognises files that versions without a list of written files have left, by their contents.
///
/// A table has a name and a header that only Pricebook gives; a page begins or ends as only its
/// pages do.
package enum EarlierOutput {
  /// How much of a file's beginning or end is looked at, in bytes.
  private static let headByteCount = 1 << 10

  private static let pages = [
    "index", "spending-review", "price-trends", "store-comparison",
  ]

  /// Whether a name is one that those versions gave.
  package static func isName(_ name: String) -> Bool {
    if headers[name] != nil { return true }
    let parts = name.split(separator: ".")
    return parts.count == 2 && pages.contains(String(parts[0]))
      && ["html", "md", "json"].contains(parts[1])
  }

  /// Whether a file is one of theirs beyond doubt.
  ///
  /// - Parameter contents: Its bytes; for tables and JSON, the first ones are enough.
  package static func recognises(_ name: String, contents: [UInt8]) -> Bool {
    guard isName(name) else { return false }
    let head = String(decoding: contents.prefix(headByteCount), as: UTF8.self)
    if let headers = headers[name] {
      return headers.contains(String(head.prefix { $0 != "\n" }))
    }
    if name.hasSuffix(".json") { return head.hasPrefix("{\n  \"schema\": \"pricebook-report\",") }
    if name.hasSuffix(".html") {
      return isPage(head) && String(decoding: contents, as: UTF8.self).contains("Pricebook")
    }
    let tail = String(decoding: contents.suffix(headByteCount), as: UTF8.self)
    return head.hasPrefix("# ") && tail.contains("](../index.html)") && tail.contains("Pricebook")
  }

  /// Whether a file of any name begins as the pages do.
  static func isPage(at path: String) -> Bool {
    guard let head = try? FileBytes.read(path, limit: headByteCount) else { return false }
    return isPage(String(decoding: head, as: UTF8.self))
  }

  private static func isPage(_ head: String) -> Bool {
    head.hasPrefix("<!DOCTYPE html>\n<html lang=\"")
      && head.contains("content=\"default-src 'none'; style-src 'sha256-")
  }

  /// Whether a table or a page in JSON is one of theirs beyond doubt.
  static func recognises(_ name: String, at path: String) -> Bool {
    guard isName(name), let head = try? FileBytes.read(path, limit: headByteCount) else {
      return false
    }
    return recognises(name, contents: head)
  }

  /// The headers that tables had, by the names of their files.
  private static let headers: [String: [String]] = [
    "basket-prices.csv": [
      "basket,item,quantity,unit,store,currency,price,cost,observed,filled_in"
    ],
    "cart-variance.csv": [
      "cart,name,state,date,currency,budget,planned,actual,budget_variance,"
        + "plan_variance,price_variance,store_switching,quantity_variance,unplanned,skipped,"
        + "status"
    ],
    "contributors.csv": [
      "name,updates,level"
    ],
    "diagnostics.csv": [
      "severity,code,file,line,column,message"
    ],
    "household-index.csv": [
      "category,currency,month,method,index,lower,upper,matched_products,matched_percent",
      "category,currency,month,method,index,matched_percent",
    ],
    "observed-prices.csv": [
      "date,store,location,item,barcode,category,price,quantity,unit,unit_price,"
        + "base_unit,currency,offer,valid_until,file,line"
    ],
    "package-prices.csv": [
      "item,store,unit,currency,month,package,price,price_per_unit"
    ],
    "possible-savings.csv": [
      "month,item,store,currency,kind,paid,cheapest,cheapest_store,saving",
      "month,item,store,currency,paid,cheapest,cheapest_store,saving",
    ],
    "price-alerts.csv": [
      "item,store,unit,currency,month,price,reference_price,change_percent,kind"
    ],
    "price-trends.csv": [
      "item,store,unit,currency,first_month,last_month,months,first_price,last_price,"
        + "change_percent,slope_percent_per_month,direction",
      "item,store,unit,currency,first_month,last_month,months,first_price,last_price,"
        + "change_percent,slope_percent_per_month,slope_lower,slope_upper,direction",
    ],
    "rejected-lines.csv": [
      "file,line,code,message,text"
    ],
    "shopping-lists.csv": [
      "list,name,app,currency,items,bought_items,unpriced_items,total,bought,remaining"
    ],
    "shrinkflation.csv": [
      "item,store,unit,currency,old_item,new_item,old_package,new_package,"
        + "last_month_of_old,first_month_of_new,old_price,new_price,old_price_per_unit,"
        + "new_price_per_unit,change_percent"
    ],
    "spending-by-category.csv": [
      "month,category,currency,spent,budget,variance,used_percent,status,lines",
      "month,category,currency,spent,budget,variance,used_percent,status,lines,level",
    ],
    "spending-by-item.csv": [
      "month,item,unit,currency,quantity,spent,lines"
    ],
    "spending-by-store.csv": [
      "month,store,currency,spent,receipts,lines"
    ],
    "spending-change.csv": [
      "month,category,currency,previous,current,change,price_effect,quantity_effect,"
        + "new_items,gone_items",
      "month,category,currency,reference,previous,current,change,price_effect,"
        + "store_effect,quantity_effect,new_items,gone_items",
    ],
    "store-comparison.csv": [
      "basket,rank,store,currency,total,like_for_like_total,available_items,"
        + "basket_items,availability_percent,eligible"
    ],
    "store-index.csv": [
      "store,currency,month,method,index,lower,upper,matched_items,matched_products",
      "store,currency,month,method,index,matched_items",
    ],
    "store-levels.csv": [
      "store,currency,level,lower,upper,items,basis"
    ],
    "store-ratings.csv": [
      "store,ratings,mean"
    ],
    "unit-values.csv": [
      "item,store,unit,currency,month,price,quantity,observations,minimum,maximum,"
        + "change_percent,year_change_percent"
    ],
  ]
}
