// swift-format-ignore-file
// The files of sample-data, which a test holds equal to them; long because they are. Text is cheap
// to compile where a list of bytes takes minutes. To write it again after a change there:
// PRICEBOOK_RECORD=1 swift test --filter SampleBookTests

extension SampleBook {
  /// In the order of their paths.
  static let files: [SampleFile] = [
SampleFile(name: "README.md", text: ##"""
# Sample data: the Birkenweg household

Everything here is made up: the household, the five stores, every receipt and every price. It exists so that
`pricebook report sample-data` has something to show, and so that the tests have something to read.

The day is 27 October 2026, a Tuesday evening; October is not over. The household buys for four people and
two cats, mostly at Kornmarkt on Saturdays and Wednesdays.

| file | what it is |
| --- | --- |
| `receipts/kornmarkt.csv` | the supermarket's export: canonical columns, commas |
| `receipts/lindner.csv` | the discounter's: English words of its own for the columns, semicolons, a byte order mark |
| `receipts/Nordkauf.csv` | no store column (the file's name says it), no currency column (`pricebook.json` says it), and the words of the till |
| `receipts/other-stores.csv` | drugstore and farm shop, typed in a spreadsheet: tabs, CRLF |
| `grock-backup.json` | the shopping app's own backup: 45 items, eight carts (five completed, one in shopping, two in planning) |
| `budgets.csv` | a budget for the month and for nine of the ten categories (pet food has none); December 2025 has more |
| `aliases.csv` | what the till words of Nordkauf mean, that the branch `Kornmarkt City` is Kornmarkt, and a loyalty discount |
| `pricebook.json` | title, currency and time zone |

## What the figures tell

- Dairy and eggs are over their budget of €140 before October is over: butter went up 14 % at Kornmarkt. The
  month as a whole is ahead of its pace.
- Prices at Kornmarkt rise about 9 % in a year, elsewhere 1 to 3 %. Ground coffee jumps 17 % there in October.
- Olive oil at Lindner is at a new low.
- Hand cream at Drogerie Blank comes in tubes of 75 ml instead of 100 ml since July, at the same price: a third more
  per litre.
- The usual basket of 40 items is cheapest at Lindner, which has 36 of them (90 %), also with the missing four
  filled in. Kornmarkt, where the household usually shops, has all 40. Nordkauf asks least for what it has, but has
  33 (82.5 %), just below the threshold of 85 %.
- The weekly shop of 2 October went over its budget: lines raised, one skipped, two added, and the salmon bought at
  Lindner. The one of 17 October stayed under. The garden party of 19 September has no receipt, so its cart
  is what counts as spending.

## What is wrong with them, on purpose

| where | what | what should happen |
| --- | --- | --- |
| `kornmarkt.csv`, June 2026 | milk without unit price or total | rejected |
| `Nordkauf.csv`, before March 2026 | the date 2026-02-30 | rejected |
| `other-stores.csv`, 12 September 2026 | a Kornmarkt receipt that `kornmarkt.csv` has too | counted once |
| `other-stores.csv`, June 2026 | soap twice in one receipt | counted twice |
| `lindner.csv`, July 2026 | a total 0.30 below price × quantity | a warning; the total stands |
| `kornmarkt.csv`, March 2026 | two mozzarella returned | less spending, no price |
| `kornmarkt.csv`, May 2026 | an item name with a line break in it | one record, one space |
| all of the first three | deposits, their return, coupons, a loyalty discount | spending, never a price |

`python3 Tests/TestSupport/SampleData/make-sample-data.py` writes all of it again, byte for byte, except this page.

"""##),
SampleFile(name: "aliases.csv", text: ##"""
kind,match,name,category
store,nordkauf*,Nordkauf,
store,Kornmarkt *,Kornmarkt,
adjustment,TREUERABATT*,Loyalty discount,
item,*VOLLMILCH*,Whole milk,Dairy and eggs
item,*MARKENBUTTER*,Butter,Dairy and eggs
item,EIER *,"Eggs, 10",Dairy and eggs
item,NATURJOGHURT*,Natural yoghurt,Dairy and eggs
item,GOUDA SCHEIBEN,"Gouda, sliced",Dairy and eggs
item,MOZZARELLA 125G,Mozzarella,Dairy and eggs
item,SCHLAGSAHNE 200G,Cream,Dairy and eggs
item,HAFERDRINK NATUR,Oat drink,Dairy and eggs
item,HAEHNCHENBRUSTFILET,Chicken breast,Meat and fish
item,RINDERHACK,Minced beef,Meat and fish
item,KOCHSCHINKEN,Cooked ham,Meat and fish
item,BANANEN*,Bananas,Fruit and vegetables
item,AEPFEL ELSTAR,"Apples, Elstar",Fruit and vegetables
item,RISPENTOMATEN,Tomatoes,Fruit and vegetables
item,GURKE STK,Cucumber,Fruit and vegetables
item,MOEHREN,Carrots,Fruit and vegetables
item,KARTOFFELN*,Potatoes,Fruit and vegetables
item,ZWIEBELN,Onions,Fruit and vegetables
item,PAPRIKA MIX,"Peppers, mixed",Fruit and vegetables
item,VOLLKORNBROT,Wholegrain bread,Bread and bakery
item,BROETCHEN,Bread rolls,Bread and bakery
item,BUTTERTOAST,Toast,Bread and bakery
item,SPAGHETTI*,"Pasta, 500 g",Pantry
item,BASMATIREIS,"Basmati rice, 1 kg",Pantry
item,PASSIERTE TOMATEN,Tomato passata,Pantry
item,FRUECHTEMUESLI,Muesli,Pantry
item,KAFFEE GEM*,"Coffee, ground",Pantry
item,MINERALW.*,"Mineral water, crate",Drinks
item,O-SAFT*,Orange juice,Drinks
item,EDELBITTER 70%,Dark chocolate,Sweets and snacks
item,CHIPS PAPRIKA,Potato crisps,Sweets and snacks
item,KUECHENROLLE 4ER,Kitchen roll,Household
item,TOILETTENPAPIER 10ER,Toilet paper,Household
item,FETA 200G,Feta,Dairy and eggs
item,MAGERQUARK,Quark,Dairy and eggs
item,SALAMI GESCHN.,Salami,Meat and fish
item,FISCHSTAEBCHEN,Fish fingers,Meat and fish
item,WIENER,"Sausages, Vienna",Meat and fish
item,ZITRONE STK,Lemons,Fruit and vegetables
item,RAHMSPINAT TK,"Spinach, frozen",Fruit and vegetables
item,TRAUBEN HELL,Grapes,Fruit and vegetables
item,CLEMENTINEN,Clementines,Fruit and vegetables
item,WEIZENMEHL 405,"Wheat flour, 1 kg",Pantry
item,ZUCKER FEIN,"Sugar, 1 kg",Pantry
item,ROTE LINSEN,Red lentils,Pantry
item,KICHERERBSEN,"Chickpeas, tin",Pantry
item,KAMILLENTEE,"Tea bags, chamomile",Drinks
item,BUTTERKEKSE,Biscuits,Sweets and snacks
item,EISCREME VANILLE,Ice cream,Sweets and snacks
item,VOLLWASCHMITTEL,Washing powder,Household
item,MUELLBEUTEL 35L,Bin bags,Household

"""##),
SampleFile(name: "budgets.csv", text: ##"""
month,category,amount,currency
*,*,800.00,EUR
*,Dairy and eggs,140.00,EUR
*,Meat and fish,115.00,EUR
*,Fruit and vegetables,110.00,EUR
*,Bread and bakery,55.00,EUR
*,Pantry,135.00,EUR
*,Drinks,95.00,EUR
*,Sweets and snacks,40.00,EUR
*,Household,50.00,EUR
*,Personal care,30.00,EUR
2025-12,*,900.00,EUR

"""##),
SampleFile(name: "grock-backup.json", text: ##"""
{
 "timestamp": 814825800,
 "version": 2,
 "categories": [
  {
   "name": "Dairy and eggs",
   "sortOrder": 0
  },
  {
   "name": "Meat and fish",
   "sortOrder": 1
  },
  {
   "name": "Fruit and vegetables",
   "sortOrder": 2
  },
  {
   "name": "Bread and bakery",
   "sortOrder": 3
  },
  {
   "name": "Pantry",
   "sortOrder": 4
  },
  {
   "name": "Drinks",
   "sortOrder": 5
  },
  {
   "name": "Sweets and snacks",
   "sortOrder": 6
  },
  {
   "name": "Household",
   "sortOrder": 7
  },
  {
   "name": "Personal care",
   "sortOrder": 8
  },
  {
   "name": "Pet food",
   "sortOrder": 9
  }
 ],
 "items": [
  {
   "id": "151C0246-CCFF-471C-9FD5-12C6359E8119",
   "name": "Whole milk",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.29,
     "unit": "L"
    },
    {
     "store": "Lindner",
     "price": 1.05,
     "unit": "L"
    },
    {
     "store": "Nordkauf",
     "price": 1.07,
     "unit": "L"
    },
    {
     "store": "Hofladen Wiese",
     "price": 1.31,
     "unit": "L"
    }
   ],
   "categoryName": "Dairy and eggs",
   "createdAt": 778264800
  },
  {
   "id": "576EA29F-5405-463F-9170-907878F19625",
   "name": "Butter",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 2.79,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 2.09,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 2.09,
     "unit": "pc"
    }
   ],
   "categoryName": "Dairy and eggs",
   "createdAt": 778264835
  },
  {
   "id": "FA13209A-3F72-4F11-A97C-4BF3640C71DB",
   "name": "Eggs, 10",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 3.39,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 2.84,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 2.74,
     "unit": "pc"
    },
    {
     "store": "Hofladen Wiese",
     "price": 3.54,
     "unit": "pc"
    }
   ],
   "categoryName": "Dairy and eggs",
   "createdAt": 778264870
  },
  {
   "id": "C22D54EB-DC6A-44A2-92B8-BCB55010CB60",
   "name": "Natural yoghurt",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.22,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 1.01,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 1.01,
     "unit": "pc"
    }
   ],
   "categoryName": "Dairy and eggs",
   "createdAt": 778264905
  },
  {
   "id": "A5AD45DA-CA5B-4801-8B68-74FC341F1556",
   "name": "Gouda, sliced",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 3.04,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 2.64,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 2.69,
     "unit": "pc"
    }
   ],
   "categoryName": "Dairy and eggs",
   "createdAt": 778264940
  },
  {
   "id": "BF6565A0-3484-493F-AE37-E0207093D18D",
   "name": "Mozzarella",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.11,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 0.9,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 0.91,
     "unit": "pc"
    }
   ],
   "categoryName": "Dairy and eggs",
   "createdAt": 778264975
  },
  {
   "id": "D399DAD4-B127-4B09-B9B3-06615D1D7B14",
   "name": "Cream",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.08,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 0.89,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 0.89,
     "unit": "pc"
    }
   ],
   "categoryName": "Dairy and eggs",
   "createdAt": 778265010
  },
  {
   "id": "8D2A58A1-246C-438C-8BB7-97599255EE49",
   "name": "Oat drink",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.64,
     "unit": "L"
    },
    {
     "store": "Nordkauf",
     "price": 1.41,
     "unit": "L"
    }
   ],
   "categoryName": "Dairy and eggs",
   "createdAt": 778265045
  },
  {
   "id": "F96F4C94-4D91-4C62-90D2-DF08F4B36955",
   "name": "Chicken breast",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 11.99,
     "unit": "kg"
    },
    {
     "store": "Lindner",
     "price": 10.34,
     "unit": "kg"
    },
    {
     "store": "Nordkauf",
     "price": 10.19,
     "unit": "kg"
    }
   ],
   "categoryName": "Meat and fish",
   "createdAt": 778265080
  },
  {
   "id": "91DBC48C-2B31-4558-976C-1204499F60E3",
   "name": "Minced beef",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 13.34,
     "unit": "kg"
    },
    {
     "store": "Lindner",
     "price": 10.79,
     "unit": "kg"
    },
    {
     "store": "Nordkauf",
     "price": 11.39,
     "unit": "kg"
    }
   ],
   "categoryName": "Meat and fish",
   "createdAt": 778265115
  },
  {
   "id": "CE12C04F-262C-434F-AF8B-8E1FBFC869C1",
   "name": "Salmon fillet",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 26.14,
     "unit": "kg"
    },
    {
     "store": "Lindner",
     "price": 21.64,
     "unit": "kg"
    }
   ],
   "categoryName": "Meat and fish",
   "createdAt": 778265150
  },
  {
   "id": "14F77CF0-29EF-4803-B7F4-E6E2F10D3F12",
   "name": "Cooked ham",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 2.59,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 2.14,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 2.09,
     "unit": "pc"
    }
   ],
   "categoryName": "Meat and fish",
   "createdAt": 778265185
  },
  {
   "id": "ECFD66A0-A183-4445-8EB4-D47AF4B77021",
   "name": "Bananas",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.64,
     "unit": "kg"
    },
    {
     "store": "Lindner",
     "price": 1.41,
     "unit": "kg"
    },
    {
     "store": "Nordkauf",
     "price": 1.37,
     "unit": "kg"
    }
   ],
   "categoryName": "Fruit and vegetables",
   "createdAt": 778265220
  },
  {
   "id": "4B9C5607-9A79-46C1-9DEB-67BCA4D39B02",
   "name": "Apples, Elstar",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 2.79,
     "unit": "kg"
    },
    {
     "store": "Lindner",
     "price": 2.34,
     "unit": "kg"
    },
    {
     "store": "Nordkauf",
     "price": 2.34,
     "unit": "kg"
    },
    {
     "store": "Hofladen Wiese",
     "price": 2.99,
     "unit": "kg"
    }
   ],
   "categoryName": "Fruit and vegetables",
   "createdAt": 778265255
  },
  {
   "id": "80730132-FA6A-4E83-B9E7-847D16401AA4",
   "name": "Tomatoes",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 3.09,
     "unit": "kg"
    },
    {
     "store": "Lindner",
     "price": 2.59,
     "unit": "kg"
    },
    {
     "store": "Nordkauf",
     "price": 2.64,
     "unit": "kg"
    },
    {
     "store": "Hofladen Wiese",
     "price": 3.29,
     "unit": "kg"
    }
   ],
   "categoryName": "Fruit and vegetables",
   "createdAt": 778265290
  },
  {
   "id": "75B7BC1B-5EA5-45E7-ABAB-6843581E074A",
   "name": "Cucumber",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 0.97,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 0.82,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 0.83,
     "unit": "pc"
    },
    {
     "store": "Hofladen Wiese",
     "price": 1.01,
     "unit": "pc"
    }
   ],
   "categoryName": "Fruit and vegetables",
   "createdAt": 778265325
  },
  {
   "id": "2233DBEF-3C45-4E32-B521-546C8A13C7F0",
   "name": "Carrots",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.3,
     "unit": "kg"
    },
    {
     "store": "Lindner",
     "price": 1.11,
     "unit": "kg"
    },
    {
     "store": "Nordkauf",
     "price": 1.11,
     "unit": "kg"
    },
    {
     "store": "Hofladen Wiese",
     "price": 1.36,
     "unit": "kg"
    }
   ],
   "categoryName": "Fruit and vegetables",
   "createdAt": 778265360
  },
  {
   "id": "2073C744-00DC-4D56-B19E-446673FD5A18",
   "name": "Potatoes",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.46,
     "unit": "kg"
    },
    {
     "store": "Lindner",
     "price": 1.17,
     "unit": "kg"
    },
    {
     "store": "Nordkauf",
     "price": 1.21,
     "unit": "kg"
    },
    {
     "store": "Hofladen Wiese",
     "price": 1.48,
     "unit": "kg"
    }
   ],
   "categoryName": "Fruit and vegetables",
   "createdAt": 778265395
  },
  {
   "id": "76DDA4E7-B390-4792-9F78-3DF954C2D321",
   "name": "Onions",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.46,
     "unit": "kg"
    },
    {
     "store": "Lindner",
     "price": 1.21,
     "unit": "kg"
    },
    {
     "store": "Nordkauf",
     "price": 1.18,
     "unit": "kg"
    }
   ],
   "categoryName": "Fruit and vegetables",
   "createdAt": 778265430
  },
  {
   "id": "01276470-2766-41C4-B84B-9E2FBC4C90ED",
   "name": "Peppers, mixed",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 2.59,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 2.09,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 2.09,
     "unit": "pc"
    }
   ],
   "categoryName": "Fruit and vegetables",
   "createdAt": 778265465
  },
  {
   "id": "F4DDEA7C-EC04-4752-A964-BAB150BA641D",
   "name": "Avocado",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.34,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 1.13,
     "unit": "pc"
    }
   ],
   "categoryName": "Fruit and vegetables",
   "createdAt": 778265500
  },
  {
   "id": "B80451AC-C2AC-4A0B-93B2-366171B12514",
   "name": "Lettuce",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.45,
     "unit": "pc"
    },
    {
     "store": "Hofladen Wiese",
     "price": 1.54,
     "unit": "pc"
    }
   ],
   "categoryName": "Fruit and vegetables",
   "createdAt": 778265535
  },
  {
   "id": "EEDB70EB-C4EA-464B-81D2-011D2BE62800",
   "name": "Wholegrain bread",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 2.74,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 2.29,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 2.34,
     "unit": "pc"
    }
   ],
   "categoryName": "Bread and bakery",
   "createdAt": 778265570
  },
  {
   "id": "FC305AF1-673C-48E3-A3EF-B8A6420F60BA",
   "name": "Bread rolls",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 0.38,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 0.33,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 0.32,
     "unit": "pc"
    }
   ],
   "categoryName": "Bread and bakery",
   "createdAt": 778265605
  },
  {
   "id": "CDD29AD6-1849-4540-A0ED-6CDDBB339476",
   "name": "Baguette \"Tradition\", 250 g",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 2.09,
     "unit": "pc"
    }
   ],
   "categoryName": "Bread and bakery",
   "createdAt": 778265640
  },
  {
   "id": "9FA401C7-7EDD-47DB-A355-FAC12819EC57",
   "name": "Toast",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.46,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 1.19,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 1.24,
     "unit": "pc"
    }
   ],
   "categoryName": "Bread and bakery",
   "createdAt": 778265675
  },
  {
   "id": "075B124B-5134-4AEC-BEF5-BB565255423B",
   "name": "Pasta, 500 g",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.13,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 0.9,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 0.94,
     "unit": "pc"
    }
   ],
   "categoryName": "Pantry",
   "createdAt": 778265710
  },
  {
   "id": "35AC9E93-59BB-4948-90D3-F97BD2972AD7",
   "name": "Basmati rice, 1 kg",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 3.29,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 2.74,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 2.84,
     "unit": "pc"
    }
   ],
   "categoryName": "Pantry",
   "createdAt": 778265745
  },
  {
   "id": "9B203107-93A6-4405-A8C0-23F139B56AF5",
   "name": "Olive oil, 750 ml",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 9.44,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 6.49,
     "unit": "pc"
    }
   ],
   "categoryName": "Pantry",
   "createdAt": 778265780
  },
  {
   "id": "C26D38CE-AC53-490C-B4D7-A3C6C8DB5D95",
   "name": "Tomato passata",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.04,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 0.87,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 0.91,
     "unit": "pc"
    }
   ],
   "categoryName": "Pantry",
   "createdAt": 778265815
  },
  {
   "id": "10BF2460-7699-4CA0-AB4F-8463AEF53C44",
   "name": "Muesli",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 3.94,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 3.19,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 3.19,
     "unit": "pc"
    }
   ],
   "categoryName": "Pantry",
   "createdAt": 778265850
  },
  {
   "id": "4C1ABA8D-D482-48DF-AE93-FFC4A5BF8B55",
   "name": "Coffee, ground",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 8.79,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 6.54,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 6.74,
     "unit": "pc"
    }
   ],
   "categoryName": "Pantry",
   "createdAt": 778265885
  },
  {
   "id": "67234A1F-D436-4FE9-BFFF-B78663CB8863",
   "name": "Mineral water, crate",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 6.04,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 5.04,
     "unit": "pc"
    }
   ],
   "categoryName": "Drinks",
   "createdAt": 778265920
  },
  {
   "id": "018EF2D6-E6EE-40D0-ACE2-EE417185EF45",
   "name": "Orange juice",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 2.29,
     "unit": "L"
    },
    {
     "store": "Lindner",
     "price": 1.84,
     "unit": "L"
    },
    {
     "store": "Nordkauf",
     "price": 1.84,
     "unit": "L"
    }
   ],
   "categoryName": "Drinks",
   "createdAt": 778265955
  },
  {
   "id": "50CDCE40-9465-440F-8FFD-8552FECE13B2",
   "name": "Beer, alcohol-free",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.11,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 0.94,
     "unit": "pc"
    }
   ],
   "categoryName": "Drinks",
   "createdAt": 778265990
  },
  {
   "id": "5C3E4F3E-F8A1-401A-9C0F-EB4D4C662DB1",
   "name": "Dark chocolate",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.64,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 1.35,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 1.41,
     "unit": "pc"
    }
   ],
   "categoryName": "Sweets and snacks",
   "createdAt": 778266025
  },
  {
   "id": "E8E3DD6E-34DC-497E-9A6B-2EBC12B38E60",
   "name": "Potato crisps",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 2.14,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 1.69,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 1.79,
     "unit": "pc"
    }
   ],
   "categoryName": "Sweets and snacks",
   "createdAt": 778266060
  },
  {
   "id": "710F483C-4F25-4E0A-9C01-218B76BB129F",
   "name": "Kitchen roll",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 3.09,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 2.64,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 2.69,
     "unit": "pc"
    },
    {
     "store": "Drogerie Blank",
     "price": 2.54,
     "unit": "pc"
    }
   ],
   "categoryName": "Household",
   "createdAt": 778266095
  },
  {
   "id": "2D5035C4-A56B-4710-964E-C6C0F7CC1318",
   "name": "Toilet paper",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 4.94,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 4.19,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 4.09,
     "unit": "pc"
    },
    {
     "store": "Drogerie Blank",
     "price": 4.19,
     "unit": "pc"
    }
   ],
   "categoryName": "Household",
   "createdAt": 778266130
  },
  {
   "id": "28CBC87C-03DB-4B0F-8687-556C710430FA",
   "name": "Cat food, tins",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 0.77,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 0.66,
     "unit": "pc"
    },
    {
     "store": "Drogerie Blank",
     "price": 0.64,
     "unit": "pc"
    }
   ],
   "categoryName": "Pet food",
   "createdAt": 778266165
  },
  {
   "id": "A3D6EB63-A27D-4BEC-86DC-82F177679951",
   "name": "Feta",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 2.84,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 2.34,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 2.34,
     "unit": "pc"
    }
   ],
   "categoryName": "Dairy and eggs",
   "createdAt": 778266200
  },
  {
   "id": "D2373B12-D42B-455A-9B10-8B5DAADE2B46",
   "name": "Red wine",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 7.24,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 6.14,
     "unit": "pc"
    }
   ],
   "categoryName": "Drinks",
   "createdAt": 778266235
  },
  {
   "id": "F24624D3-7269-4759-B7B6-AF744F82FF35",
   "name": "Washing powder",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 10.19,
     "unit": "pc"
    },
    {
     "store": "Nordkauf",
     "price": 8.64,
     "unit": "pc"
    },
    {
     "store": "Drogerie Blank",
     "price": 8.34,
     "unit": "pc"
    }
   ],
   "categoryName": "Household",
   "createdAt": 778266270
  },
  {
   "id": "B0816D23-480F-4F67-8D21-4EAD90AA3F26",
   "name": "Croissants",
   "priceOptions": [
    {
     "store": "Kornmarkt",
     "price": 1.08,
     "unit": "pc"
    },
    {
     "store": "Lindner",
     "price": 0.91,
     "unit": "pc"
    }
   ],
   "categoryName": "Bread and bakery",
   "createdAt": 778266305
  },
  {
   "id": "B16AC047-2D4D-4177-AF9A-B40E7B572B32",
   "name": "Birthday candles",
   "priceOptions": [],
   "categoryName": "Unknown",
   "createdAt": 810759720
  }
 ],
 "carts": [
  {
   "id": "3DEA3B1C-567A-49EE-BDE7-76CC608CC1D0",
   "name": "Weekly shop, 29 August",
   "budget": 45,
   "status": 2,
   "createdAt": 809547300,
   "updatedAt": 809686680,
   "startedAt": 809683740,
   "completedAt": 809686680,
   "items": [
    {
     "itemId": "A5AD45DA-CA5B-4801-8B68-74FC341F1556",
     "quantity": 2,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.99,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 809547300,
     "originalPlanningQuantity": 2,
     "actualStore": "Kornmarkt",
     "actualPrice": 2.99,
     "actualQuantity": 2,
     "actualUnit": "pc"
    },
    {
     "itemId": "FA13209A-3F72-4F11-A97C-4BF3640C71DB",
     "quantity": 2,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 3.34,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 809547300,
     "originalPlanningQuantity": 2,
     "actualStore": "Kornmarkt",
     "actualPrice": 3.39,
     "actualQuantity": 2,
     "actualUnit": "pc"
    },
    {
     "itemId": "B0816D23-480F-4F67-8D21-4EAD90AA3F26",
     "quantity": 3,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.06,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 809547300,
     "originalPlanningQuantity": 3,
     "actualStore": "Kornmarkt",
     "actualPrice": 1.06,
     "actualQuantity": 3,
     "actualUnit": "pc"
    },
    {
     "itemId": "CDD29AD6-1849-4540-A0ED-6CDDBB339476",
     "quantity": 3,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.99,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 809547300,
     "originalPlanningQuantity": 3,
     "actualStore": "Kornmarkt",
     "actualPrice": 2.09,
     "actualQuantity": 3,
     "actualUnit": "pc"
    },
    {
     "itemId": "FC305AF1-673C-48E3-A3EF-B8A6420F60BA",
     "quantity": 8,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 0.38,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 809547300,
     "originalPlanningQuantity": 8,
     "actualStore": "Kornmarkt",
     "actualPrice": 0.38,
     "actualQuantity": 8,
     "actualUnit": "pc"
    },
    {
     "itemId": "075B124B-5134-4AEC-BEF5-BB565255423B",
     "quantity": 3,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.11,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 809547300,
     "originalPlanningQuantity": 3,
     "actualStore": "Kornmarkt",
     "actualPrice": 1.11,
     "actualQuantity": 3,
     "actualUnit": "pc"
    },
    {
     "itemId": "28CBC87C-03DB-4B0F-8687-556C710430FA",
     "quantity": 12,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 0.76,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 809547300,
     "originalPlanningQuantity": 12,
     "actualStore": "Kornmarkt",
     "actualPrice": 0.76,
     "actualQuantity": 12,
     "actualUnit": "pc"
    },
    {
     "itemId": "9FA401C7-7EDD-47DB-A355-FAC12819EC57",
     "quantity": 0,
     "isFulfilled": false,
     "isSkippedDuringShopping": true,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.44,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 809547300,
     "originalPlanningQuantity": 1,
     "actualQuantity": 1,
     "actualStore": "Kornmarkt",
     "actualPrice": 1.44,
     "actualUnit": "pc"
    },
    {
     "itemId": "E8E3DD6E-34DC-497E-9A6B-2EBC12B38E60",
     "quantity": 0,
     "isFulfilled": false,
     "isSkippedDuringShopping": true,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.14,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 809547300,
     "originalPlanningQuantity": 1,
     "actualQuantity": 1,
     "actualStore": "Kornmarkt",
     "actualPrice": 2.14,
     "actualUnit": "pc"
    }
   ]
  },
  {
   "id": "AF3110EF-91F5-4744-AC1E-C50CC0CC12A1",
   "name": "Weekly shop, 12 September",
   "budget": 55,
   "status": 2,
   "createdAt": 810756900,
   "updatedAt": 810892560,
   "startedAt": 810889620,
   "completedAt": 810892560,
   "items": [
    {
     "itemId": "576EA29F-5405-463F-9170-907878F19625",
     "quantity": 2,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.45,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 810756900,
     "originalPlanningQuantity": 1,
     "actualStore": "Kornmarkt",
     "actualPrice": 2.45,
     "actualQuantity": 2,
     "actualUnit": "pc"
    },
    {
     "itemId": "C22D54EB-DC6A-44A2-92B8-BCB55010CB60",
     "quantity": 5,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.2,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 810756900,
     "originalPlanningQuantity": 2,
     "actualStore": "Kornmarkt",
     "actualPrice": 1.2,
     "actualQuantity": 5,
     "actualUnit": "pc"
    },
    {
     "itemId": "01276470-2766-41C4-B84B-9E2FBC4C90ED",
     "quantity": 1,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.54,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 810756900,
     "originalPlanningQuantity": 1,
     "actualStore": "Kornmarkt",
     "actualPrice": 2.54,
     "actualQuantity": 1,
     "actualUnit": "pc"
    },
    {
     "itemId": "CDD29AD6-1849-4540-A0ED-6CDDBB339476",
     "quantity": 3,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.09,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 810756900,
     "originalPlanningQuantity": 3,
     "actualStore": "Kornmarkt",
     "actualPrice": 2.09,
     "actualQuantity": 3,
     "actualUnit": "pc"
    },
    {
     "itemId": "4C1ABA8D-D482-48DF-AE93-FFC4A5BF8B55",
     "quantity": 1,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 7.49,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 810756900,
     "originalPlanningQuantity": 1,
     "actualStore": "Kornmarkt",
     "actualPrice": 7.49,
     "actualQuantity": 1,
     "actualUnit": "pc"
    },
    {
     "itemId": "D2373B12-D42B-455A-9B10-8B5DAADE2B46",
     "quantity": 2,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 7.09,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 810756900,
     "originalPlanningQuantity": 2,
     "actualStore": "Kornmarkt",
     "actualPrice": 7.24,
     "actualQuantity": 2,
     "actualUnit": "pc"
    },
    {
     "itemId": "018EF2D6-E6EE-40D0-ACE2-EE417185EF45",
     "quantity": 4,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.24,
     "plannedUnit": "L",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 810756900,
     "originalPlanningQuantity": 4,
     "actualStore": "Kornmarkt",
     "actualPrice": 2.24,
     "actualQuantity": 4,
     "actualUnit": "L"
    },
    {
     "itemId": "710F483C-4F25-4E0A-9C01-218B76BB129F",
     "quantity": 1,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 3.09,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": true,
     "addedAt": 810890520,
     "actualStore": "Kornmarkt",
     "actualPrice": 3.09,
     "actualQuantity": 1,
     "actualUnit": "pc"
    },
    {
     "itemId": "9FA401C7-7EDD-47DB-A355-FAC12819EC57",
     "quantity": 1,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.44,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 810756900,
     "originalPlanningQuantity": 1,
     "actualStore": "Kornmarkt",
     "actualPrice": 1.44,
     "actualQuantity": 1,
     "actualUnit": "pc"
    }
   ]
  },
  {
   "id": "FD5C9802-8534-4727-9170-B6F95E172F0F",
   "name": "Garden party",
   "budget": 65,
   "status": 2,
   "createdAt": 811272600,
   "updatedAt": 811501400,
   "startedAt": 811498800,
   "completedAt": 811501400,
   "items": [
    {
     "itemId": "91DBC48C-2B31-4558-976C-1204499F60E3",
     "quantity": 1.624,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Lindner",
     "plannedPrice": 10.69,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 811272600,
     "originalPlanningQuantity": 1.5,
     "actualStore": "Lindner",
     "actualPrice": 10.69,
     "actualQuantity": 1.624,
     "actualUnit": "kg"
    },
    {
     "itemId": "FC305AF1-673C-48E3-A3EF-B8A6420F60BA",
     "quantity": 24,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Lindner",
     "plannedPrice": 0.33,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 811272600,
     "originalPlanningQuantity": 20,
     "actualStore": "Lindner",
     "actualPrice": 0.33,
     "actualQuantity": 24,
     "actualUnit": "pc"
    },
    {
     "itemId": "80730132-FA6A-4E83-B9E7-847D16401AA4",
     "quantity": 1.18,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Lindner",
     "plannedPrice": 2.54,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 811272600,
     "originalPlanningQuantity": 1,
     "actualStore": "Lindner",
     "actualPrice": 2.54,
     "actualQuantity": 1.18,
     "actualUnit": "kg"
    },
    {
     "itemId": "01276470-2766-41C4-B84B-9E2FBC4C90ED",
     "quantity": 2,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Lindner",
     "plannedPrice": 2.09,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 811272600,
     "originalPlanningQuantity": 2,
     "actualStore": "Lindner",
     "actualPrice": 2.09,
     "actualQuantity": 2,
     "actualUnit": "pc"
    },
    {
     "itemId": "E8E3DD6E-34DC-497E-9A6B-2EBC12B38E60",
     "quantity": 3,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Lindner",
     "plannedPrice": 1.69,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 811272600,
     "originalPlanningQuantity": 3,
     "actualStore": "Lindner",
     "actualPrice": 1.69,
     "actualQuantity": 3,
     "actualUnit": "pc"
    },
    {
     "itemId": "50CDCE40-9465-440F-8FFD-8552FECE13B2",
     "quantity": 12,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Lindner",
     "plannedPrice": 0.94,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 811272600,
     "originalPlanningQuantity": 12,
     "actualStore": "Lindner",
     "actualPrice": 0.94,
     "actualQuantity": 12,
     "actualUnit": "pc"
    },
    {
     "itemId": "F4DDEA7C-EC04-4752-A964-BAB150BA641D",
     "quantity": 0,
     "isFulfilled": true,
     "isSkippedDuringShopping": true,
     "plannedStore": "Lindner",
     "plannedPrice": 1.13,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 811272600,
     "originalPlanningQuantity": 4,
     "actualQuantity": 4,
     "actualStore": "Lindner",
     "actualPrice": 1.13,
     "actualUnit": "pc"
    },
    {
     "itemId": "D2373B12-D42B-455A-9B10-8B5DAADE2B46",
     "quantity": 1,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Lindner",
     "plannedPrice": 6.14,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": true,
     "addedAt": 811499700,
     "actualStore": "Lindner",
     "actualPrice": 6.14,
     "actualQuantity": 1,
     "actualUnit": "pc"
    },
    {
     "itemId": "573ACD67-B4BB-499C-968D-8D4DFC320E7B",
     "quantity": 2,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Lindner",
     "isShoppingOnlyItem": true,
     "shoppingOnlyName": "Paper lanterns",
     "shoppingOnlyStore": "Lindner",
     "shoppingOnlyPrice": 3.49,
     "shoppingOnlyUnit": "pc",
     "shoppingOnlyCategory": "Household",
     "addedDuringShopping": true,
     "actualStore": "Lindner",
     "actualPrice": 3.49,
     "actualQuantity": 2,
     "actualUnit": "pc",
     "addedAt": 811500300
    }
   ]
  },
  {
   "id": "55BB2BF0-3A45-46CA-B72B-82FA1D0987E8",
   "name": "Weekly shop, 2 October",
   "budget": 55,
   "status": 2,
   "createdAt": 812484900,
   "updatedAt": 812624220,
   "startedAt": 812621280,
   "completedAt": 812624220,
   "items": [
    {
     "itemId": "576EA29F-5405-463F-9170-907878F19625",
     "quantity": 2,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.45,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 812484900,
     "originalPlanningQuantity": 1,
     "actualStore": "Kornmarkt",
     "actualPrice": 2.79,
     "actualQuantity": 2,
     "actualUnit": "pc"
    },
    {
     "itemId": "D399DAD4-B127-4B09-B9B3-06615D1D7B14",
     "quantity": 2,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.06,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 812484900,
     "originalPlanningQuantity": 1,
     "actualStore": "Kornmarkt",
     "actualPrice": 1.08,
     "actualQuantity": 2,
     "actualUnit": "pc"
    },
    {
     "itemId": "F96F4C94-4D91-4C62-90D2-DF08F4B36955",
     "quantity": 1.172,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 11.99,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 812484900,
     "originalPlanningQuantity": 1,
     "actualStore": "Kornmarkt",
     "actualPrice": 11.99,
     "actualQuantity": 1.172,
     "actualUnit": "kg"
    },
    {
     "itemId": "76DDA4E7-B390-4792-9F78-3DF954C2D321",
     "quantity": 0.886,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.46,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 812484900,
     "originalPlanningQuantity": 0.75,
     "actualStore": "Kornmarkt",
     "actualPrice": 1.46,
     "actualQuantity": 0.886,
     "actualUnit": "kg"
    },
    {
     "itemId": "CDD29AD6-1849-4540-A0ED-6CDDBB339476",
     "quantity": 3,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.09,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 812484900,
     "originalPlanningQuantity": 1,
     "actualStore": "Kornmarkt",
     "actualPrice": 2.09,
     "actualQuantity": 3,
     "actualUnit": "pc"
    },
    {
     "itemId": "EEDB70EB-C4EA-464B-81D2-011D2BE62800",
     "quantity": 2,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.69,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 812484900,
     "originalPlanningQuantity": 2,
     "actualStore": "Kornmarkt",
     "actualPrice": 2.74,
     "actualQuantity": 2,
     "actualUnit": "pc"
    },
    {
     "itemId": "C26D38CE-AC53-490C-B4D7-A3C6C8DB5D95",
     "quantity": 3,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.03,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 812484900,
     "originalPlanningQuantity": 3,
     "actualStore": "Kornmarkt",
     "actualPrice": 1.04,
     "actualQuantity": 3,
     "actualUnit": "pc"
    },
    {
     "itemId": "018EF2D6-E6EE-40D0-ACE2-EE417185EF45",
     "quantity": 3,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.29,
     "plannedUnit": "L",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": true,
     "addedAt": 812622180,
     "actualStore": "Kornmarkt",
     "actualPrice": 2.29,
     "actualQuantity": 3,
     "actualUnit": "L"
    },
    {
     "itemId": "5C3E4F3E-F8A1-401A-9C0F-EB4D4C662DB1",
     "quantity": 4,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.64,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": true,
     "addedAt": 812622180,
     "actualStore": "Kornmarkt",
     "actualPrice": 1.64,
     "actualQuantity": 4,
     "actualUnit": "pc"
    },
    {
     "itemId": "9FA401C7-7EDD-47DB-A355-FAC12819EC57",
     "quantity": 0,
     "isFulfilled": false,
     "isSkippedDuringShopping": true,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.44,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 812484900,
     "originalPlanningQuantity": 2,
     "actualQuantity": 2,
     "actualStore": "Kornmarkt",
     "actualPrice": 1.44,
     "actualUnit": "pc"
    },
    {
     "itemId": "CE12C04F-262C-434F-AF8B-8E1FBFC869C1",
     "quantity": 0.408,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 25.74,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 812484900,
     "originalPlanningQuantity": 0.25,
     "actualStore": "Lindner",
     "actualPrice": 21.64,
     "actualQuantity": 0.408,
     "actualUnit": "kg"
    }
   ]
  },
  {
   "id": "520D2AB3-109B-4DCE-9992-47335A337675",
   "name": "Weekly shop, 17 October",
   "budget": 75,
   "status": 2,
   "createdAt": 813780900,
   "updatedAt": 813919260,
   "startedAt": 813916320,
   "completedAt": 813919260,
   "items": [
    {
     "itemId": "C22D54EB-DC6A-44A2-92B8-BCB55010CB60",
     "quantity": 5,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.2,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 813780900,
     "originalPlanningQuantity": 5,
     "actualStore": "Kornmarkt",
     "actualPrice": 1.22,
     "actualQuantity": 5,
     "actualUnit": "pc"
    },
    {
     "itemId": "BF6565A0-3484-493F-AE37-E0207093D18D",
     "quantity": 3,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.11,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 813780900,
     "originalPlanningQuantity": 3,
     "actualStore": "Kornmarkt",
     "actualPrice": 1.11,
     "actualQuantity": 3,
     "actualUnit": "pc"
    },
    {
     "itemId": "A5AD45DA-CA5B-4801-8B68-74FC341F1556",
     "quantity": 2,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 3.04,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 813780900,
     "originalPlanningQuantity": 2,
     "actualStore": "Kornmarkt",
     "actualPrice": 3.04,
     "actualQuantity": 2,
     "actualUnit": "pc"
    },
    {
     "itemId": "576EA29F-5405-463F-9170-907878F19625",
     "quantity": 3,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.45,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 813780900,
     "originalPlanningQuantity": 3,
     "actualStore": "Kornmarkt",
     "actualPrice": 2.79,
     "actualQuantity": 3,
     "actualUnit": "pc"
    },
    {
     "itemId": "14F77CF0-29EF-4803-B7F4-E6E2F10D3F12",
     "quantity": 2,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.59,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 813780900,
     "originalPlanningQuantity": 2,
     "actualStore": "Kornmarkt",
     "actualPrice": 2.59,
     "actualQuantity": 2,
     "actualUnit": "pc"
    },
    {
     "itemId": "76DDA4E7-B390-4792-9F78-3DF954C2D321",
     "quantity": 1.512,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.46,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 813780900,
     "originalPlanningQuantity": 1.5,
     "actualStore": "Kornmarkt",
     "actualPrice": 1.46,
     "actualQuantity": 1.512,
     "actualUnit": "kg"
    },
    {
     "itemId": "4B9C5607-9A79-46C1-9DEB-67BCA4D39B02",
     "quantity": 2.136,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.74,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 813780900,
     "originalPlanningQuantity": 2,
     "actualStore": "Kornmarkt",
     "actualPrice": 2.79,
     "actualQuantity": 2.136,
     "actualUnit": "kg"
    },
    {
     "itemId": "FC305AF1-673C-48E3-A3EF-B8A6420F60BA",
     "quantity": 10,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 0.38,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 813780900,
     "originalPlanningQuantity": 10,
     "actualStore": "Kornmarkt",
     "actualPrice": 0.38,
     "actualQuantity": 10,
     "actualUnit": "pc"
    },
    {
     "itemId": "CDD29AD6-1849-4540-A0ED-6CDDBB339476",
     "quantity": 3,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.09,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 813780900,
     "originalPlanningQuantity": 3,
     "actualStore": "Kornmarkt",
     "actualPrice": 2.09,
     "actualQuantity": 3,
     "actualUnit": "pc"
    },
    {
     "itemId": "10BF2460-7699-4CA0-AB4F-8463AEF53C44",
     "quantity": 3,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 3.94,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 813780900,
     "originalPlanningQuantity": 3,
     "actualStore": "Kornmarkt",
     "actualPrice": 3.94,
     "actualQuantity": 3,
     "actualUnit": "pc"
    },
    {
     "itemId": "28CBC87C-03DB-4B0F-8687-556C710430FA",
     "quantity": 12,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 0.76,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 813780900,
     "originalPlanningQuantity": 12,
     "actualStore": "Kornmarkt",
     "actualPrice": 0.77,
     "actualQuantity": 12,
     "actualUnit": "pc"
    },
    {
     "itemId": "4C1ABA8D-D482-48DF-AE93-FFC4A5BF8B55",
     "quantity": 0,
     "isFulfilled": false,
     "isSkippedDuringShopping": true,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 7.49,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 813780900,
     "originalPlanningQuantity": 1,
     "actualQuantity": 1,
     "actualStore": "Kornmarkt",
     "actualPrice": 7.49,
     "actualUnit": "pc"
    },
    {
     "itemId": "9B203107-93A6-4405-A8C0-23F139B56AF5",
     "quantity": 0,
     "isFulfilled": true,
     "isSkippedDuringShopping": true,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 9.44,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 813780900,
     "originalPlanningQuantity": 1,
     "actualQuantity": 1,
     "actualStore": "Kornmarkt",
     "actualPrice": 9.44,
     "actualUnit": "pc"
    }
   ]
  },
  {
   "id": "4B1A7951-3D9C-422B-8BD3-2D974433F77D",
   "name": "Tuesday evening",
   "budget": 35,
   "status": 1,
   "createdAt": 814793400,
   "updatedAt": 814813500,
   "startedAt": 814813500,
   "items": [
    {
     "itemId": "151C0246-CCFF-471C-9FD5-12C6359E8119",
     "quantity": 4,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.29,
     "plannedUnit": "L",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814793400,
     "originalPlanningQuantity": 4,
     "actualStore": "Kornmarkt",
     "actualPrice": 1.29,
     "actualQuantity": 4,
     "actualUnit": "L"
    },
    {
     "itemId": "ECFD66A0-A183-4445-8EB4-D47AF4B77021",
     "quantity": 1.124,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.64,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814793400,
     "originalPlanningQuantity": 1,
     "actualStore": "Kornmarkt",
     "actualPrice": 1.64,
     "actualQuantity": 1.124,
     "actualUnit": "kg"
    },
    {
     "itemId": "EEDB70EB-C4EA-464B-81D2-011D2BE62800",
     "quantity": 1,
     "isFulfilled": true,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.74,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814793400,
     "originalPlanningQuantity": 1,
     "actualStore": "Kornmarkt",
     "actualPrice": 2.74,
     "actualQuantity": 1,
     "actualUnit": "pc"
    },
    {
     "itemId": "F4DDEA7C-EC04-4752-A964-BAB150BA641D",
     "quantity": 0,
     "isFulfilled": false,
     "isSkippedDuringShopping": true,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.34,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814793400,
     "originalPlanningQuantity": 2,
     "actualQuantity": 2
    },
    {
     "itemId": "A5AD45DA-CA5B-4801-8B68-74FC341F1556",
     "quantity": 1,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 3.04,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814793400,
     "originalPlanningQuantity": 1
    },
    {
     "itemId": "80730132-FA6A-4E83-B9E7-847D16401AA4",
     "quantity": 0.5,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 3.09,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814793400,
     "originalPlanningQuantity": 0.5
    },
    {
     "itemId": "5C3E4F3E-F8A1-401A-9C0F-EB4D4C662DB1",
     "quantity": 2,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.64,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814793400,
     "originalPlanningQuantity": 2
    }
   ]
  },
  {
   "id": "BF84074D-247C-4B1B-BBA7-F0496742627A",
   "name": "Weekly shop, 31 October",
   "budget": 95,
   "status": 0,
   "createdAt": 814736700,
   "updatedAt": 814736700,
   "items": [
    {
     "itemId": "151C0246-CCFF-471C-9FD5-12C6359E8119",
     "quantity": 6,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.29,
     "plannedUnit": "L",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "576EA29F-5405-463F-9170-907878F19625",
     "quantity": 2,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.79,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "FA13209A-3F72-4F11-A97C-4BF3640C71DB",
     "quantity": 1,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 3.39,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "C22D54EB-DC6A-44A2-92B8-BCB55010CB60",
     "quantity": 3,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.22,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "A5AD45DA-CA5B-4801-8B68-74FC341F1556",
     "quantity": 1,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 3.04,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "F96F4C94-4D91-4C62-90D2-DF08F4B36955",
     "quantity": 0.75,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 11.99,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "CE12C04F-262C-434F-AF8B-8E1FBFC869C1",
     "quantity": 0.25,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 26.14,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "ECFD66A0-A183-4445-8EB4-D47AF4B77021",
     "quantity": 1,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.64,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "4B9C5607-9A79-46C1-9DEB-67BCA4D39B02",
     "quantity": 1.5,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.79,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "80730132-FA6A-4E83-B9E7-847D16401AA4",
     "quantity": 0.75,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 3.09,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "2233DBEF-3C45-4E32-B521-546C8A13C7F0",
     "quantity": 1,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.3,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "2073C744-00DC-4D56-B19E-446673FD5A18",
     "quantity": 2,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.46,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "F4DDEA7C-EC04-4752-A964-BAB150BA641D",
     "quantity": 2,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.34,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "B80451AC-C2AC-4A0B-93B2-366171B12514",
     "quantity": 1,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.45,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "EEDB70EB-C4EA-464B-81D2-011D2BE62800",
     "quantity": 2,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.74,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "CDD29AD6-1849-4540-A0ED-6CDDBB339476",
     "quantity": 1,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.09,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "075B124B-5134-4AEC-BEF5-BB565255423B",
     "quantity": 3,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 1.13,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "4C1ABA8D-D482-48DF-AE93-FFC4A5BF8B55",
     "quantity": 1,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 8.79,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "018EF2D6-E6EE-40D0-ACE2-EE417185EF45",
     "quantity": 3,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 2.29,
     "plannedUnit": "L",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    },
    {
     "itemId": "2D5035C4-A56B-4710-964E-C6C0F7CC1318",
     "quantity": 1,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Kornmarkt",
     "plannedPrice": 4.94,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814736700
    }
   ]
  },
  {
   "id": "FF3FCC8D-ADAF-4DD0-A1A0-5518F8E9647B",
   "name": "Soup for Sunday",
   "budget": 0,
   "status": 0,
   "createdAt": 814777800,
   "updatedAt": 814777800,
   "items": [
    {
     "itemId": "2233DBEF-3C45-4E32-B521-546C8A13C7F0",
     "quantity": 1,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Lindner",
     "plannedPrice": 1.11,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814777800
    },
    {
     "itemId": "2073C744-00DC-4D56-B19E-446673FD5A18",
     "quantity": 1.5,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Lindner",
     "plannedPrice": 1.17,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814777800
    },
    {
     "itemId": "76DDA4E7-B390-4792-9F78-3DF954C2D321",
     "quantity": 0.5,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Lindner",
     "plannedPrice": 1.21,
     "plannedUnit": "kg",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814777800
    },
    {
     "itemId": "D399DAD4-B127-4B09-B9B3-06615D1D7B14",
     "quantity": 2,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Lindner",
     "plannedPrice": 0.89,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814777800
    },
    {
     "itemId": "EEDB70EB-C4EA-464B-81D2-011D2BE62800",
     "quantity": 1,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Lindner",
     "plannedPrice": 2.29,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814777800
    },
    {
     "itemId": "C26D38CE-AC53-490C-B4D7-A3C6C8DB5D95",
     "quantity": 2,
     "isFulfilled": false,
     "isSkippedDuringShopping": false,
     "plannedStore": "Lindner",
     "plannedPrice": 0.87,
     "plannedUnit": "pc",
     "isShoppingOnlyItem": false,
     "addedDuringShopping": false,
     "addedAt": 814777800
    }
   ]
  }
 ],
 "stores": [
  {
   "name": "Kornmarkt",
   "createdAt": 778264200
  },
  {
   "name": "Lindner",
   "createdAt": 778264220
  },
  {
   "name": "Nordkauf",
   "createdAt": 778264240
  },
  {
   "name": "Drogerie Blank",
   "createdAt": 778264260
  },
  {
   "name": "Hofladen Wiese",
   "createdAt": 778264280
  }
 ]
}

"""##),
SampleFile(name: "pricebook.json", text: ##"""
{
  "title": "The Birkenweg household",
  "currency": "EUR",
  "timeZone": "Europe/Berlin"
}

"""##),
SampleFile(name: "receipts/Nordkauf.csv", text: ##"""
Receipt,Date,Article,Quantity,Unit,Unit price,Discount,Total
N2509-0001,2025-09-04,SCHLAGSAHNE 200G,3,st,0.88,,2.64
N2509-0001,2025-09-04,HAEHNCHENBRUSTFILET,1.198,kg,9.99,,11.97
N2509-0001,2025-09-04,GURKE STK,2,st,0.82,,1.64
N2509-0001,2025-09-04,AEPFEL ELSTAR,2.208,kg,2.29,,5.06
N2509-0001,2025-09-04,PASSIERTE TOMATEN,4,st,0.89,,3.56
N2509-0001,2025-09-04,SPAGHETTI NR.5,3,st,0.92,,2.76
N2509-0001,2025-09-04,O-SAFT 100% 1L,3,l,1.84,,5.52
N2509-0001,2025-09-04,BUTTERKEKSE,1,st,1.38,,1.38
N2509-0002,2025-09-13,HAEHNCHENBRUSTFILET,0.732,kg,9.99,,7.31
N2509-0002,2025-09-13,KARTOFFELN FESTK.,2.840,kg,1.19,,3.38
N2509-0002,2025-09-13,MOEHREN,1.568,kg,1.09,,1.71
N2509-0002,2025-09-13,BROETCHEN,10,st,0.31,,3.10
N2509-0002,2025-09-13,BUTTERTOAST,1,st,1.22,,1.22
N2509-0002,2025-09-13,SPAGHETTI NR.5,3,st,0.92,,2.76
N2509-0002,2025-09-13,PASSIERTE TOMATEN,4,st,0.89,,3.56
N2509-0002,2025-09-13,KAFFEE GEM. 500G,1,st,6.59,,6.59
N2509-0003,2025-09-24,MOEHREN,1.442,kg,1.09,,1.57
N2509-0003,2025-09-24,BROETCHEN,10,st,0.31,,3.10
N2509-0003,2025-09-24,SPAGHETTI NR.5,4,st,0.92,,3.68
N2509-0003,2025-09-24,KAFFEE GEM. 500G,1,st,6.59,,6.59
N2509-0003,2025-09-24,FRUECHTEMUESLI,2,st,3.14,,6.28
N2509-0003,2025-09-24,EISCREME VANILLE,1,st,3.59,,3.59
N2510-0004,2025-10-04,EIER BODENH. 10ER,2,st,2.69,,5.38
N2510-0004,2025-10-04,VOLLKORNBROT,2,st,2.34,,4.68
N2510-0004,2025-10-04,ROTE LINSEN,2,st,1.89,,3.78
N2510-0004,2025-10-04,SPAGHETTI NR.5,3,st,0.92,,2.76
N2510-0004,2025-10-04,PASSIERTE TOMATEN,4,st,0.90,,3.60
N2510-0004,2025-10-04,KAMILLENTEE,1,st,1.69,,1.69
N2510-0004,2025-10-04,TOILETTENPAPIER 10ER,1,st,3.99,,3.99
N2510-0005,2025-10-14,"BIO VOLLMILCH 3,8%",6,l,1.05,,6.30
N2510-0005,2025-10-14,"NATURJOGHURT 3,5%",4,st,1.00,,4.00
N2510-0005,2025-10-14,MOZZARELLA 125G,4,st,0.90,,3.60
N2510-0005,2025-10-14,WIENER,1,st,2.84,,2.84
N2510-0005,2025-10-14,BANANEN LOSE,1.480,kg,1.34,,1.98
N2510-0005,2025-10-14,BUTTERTOAST,2,st,1.22,,2.44
N2510-0005,2025-10-14,FRUECHTEMUESLI,2,st,3.14,,6.28
N2510-0005,2025-10-14,O-SAFT 100% 1L,3,l,1.84,,5.52
N2510-0006,2025-10-24,"NATURJOGHURT 3,5%",5,st,1.00,,5.00
N2510-0006,2025-10-24,HAFERDRINK NATUR,4,l,1.39,,5.56
N2510-0006,2025-10-24,BANANEN LOSE,1.388,kg,1.34,,1.86
N2510-0006,2025-10-24,KARTOFFELN FESTK.,3.724,kg,1.19,,4.43
N2510-0006,2025-10-24,KAFFEE GEM. 500G,2,st,6.59,,13.18
N2510-0006,2025-10-24,BASMATIREIS,2,st,2.79,,5.58
N2510-0006,2025-10-24,FRUECHTEMUESLI,2,st,3.14,,6.28
N2510-0006,2025-10-24,O-SAFT 100% 1L,3,l,1.84,,5.52
N2511-0007,2025-11-03,HAFERDRINK NATUR,4,l,1.39,,5.56
N2511-0007,2025-11-03,HAEHNCHENBRUSTFILET,0.772,kg,9.99,,7.71
N2511-0007,2025-11-03,VOLLKORNBROT,2,st,2.34,,4.68
N2511-0007,2025-11-03,BUTTERTOAST,1,st,1.22,,1.22
N2511-0007,2025-11-03,ZUCKER FEIN,1,st,1.11,,1.11
N2511-0007,2025-11-03,O-SAFT 100% 1L,4,l,1.84,,7.36
N2511-0008,2025-11-13,HAEHNCHENBRUSTFILET,0.908,kg,9.99,,9.07
N2511-0008,2025-11-13,VOLLKORNBROT,1,st,2.34,,2.34
N2511-0008,2025-11-13,KICHERERBSEN,3,st,0.91,,2.73
N2511-0008,2025-11-13,O-SAFT 100% 1L,4,l,1.84,,7.36
N2511-0008,2025-11-13,CHIPS PAPRIKA,3,st,1.74,,5.22
N2511-0008,2025-11-13,BUTTERKEKSE,1,st,1.38,,1.38
N2511-0009,2025-11-22,DT.MARKENBUTTER 250G,2,st,2.04,,4.08
N2511-0009,2025-11-22,EIER BODENH. 10ER,2,st,2.69,,5.38
N2511-0009,2025-11-22,SCHLAGSAHNE 200G,3,st,0.88,,2.64
N2511-0009,2025-11-22,RISPENTOMATEN,0.856,kg,2.59,,2.22
N2511-0009,2025-11-22,BASMATIREIS,2,st,2.79,,5.58
N2511-0009,2025-11-22,CHIPS PAPRIKA,3,st,1.74,,5.22
N2512-0010,2025-12-03,DT.MARKENBUTTER 250G,2,st,2.04,,4.08
N2512-0010,2025-12-03,GOUDA SCHEIBEN,3,st,2.64,,7.92
N2512-0010,2025-12-03,KOCHSCHINKEN,2,st,2.04,,4.08
N2512-0010,2025-12-03,RINDERHACK,0.776,kg,11.24,,8.72
N2512-0010,2025-12-03,ZWIEBELN,0.886,kg,1.16,,1.03
N2512-0010,2025-12-03,CLEMENTINEN,1.840,kg,2.24,,4.12
N2512-0010,2025-12-03,AEPFEL ELSTAR,2.578,kg,2.29,,5.90
N2512-0011,2025-12-13,GOUDA SCHEIBEN,3,st,2.64,,7.92
N2512-0011,2025-12-13,"NATURJOGHURT 3,5%",4,st,1.00,,4.00
N2512-0011,2025-12-13,KOCHSCHINKEN,1,st,2.04,,2.04
N2512-0011,2025-12-13,GURKE STK,2,st,0.82,,1.64
N2512-0011,2025-12-13,PAPRIKA MIX,1,st,2.09,,2.09
N2512-0011,2025-12-13,MOEHREN,1.316,kg,1.10,,1.45
N2512-0011,2025-12-13,VOLLKORNBROT,2,st,2.34,,4.68
N2512-0011,2025-12-13,WEIZENMEHL 405,2,st,0.83,,1.66
N2512-0012,2025-12-23,MAGERQUARK,1,st,1.17,,1.17
N2512-0012,2025-12-23,HAEHNCHENBRUSTFILET,0.886,kg,9.99,,8.85
N2512-0012,2025-12-23,RAHMSPINAT TK,1,st,1.89,,1.89
N2512-0012,2025-12-23,BANANEN LOSE,2.116,kg,1.34,,2.84
N2512-0012,2025-12-23,VOLLKORNBROT,2,st,2.34,,4.68
N2512-0012,2025-12-23,KAFFEE GEM. 500G,1,st,6.64,,6.64
N2512-0012,2025-12-23,TREUERABATT 5%,1,st,-1.45,,-1.45
N2601-0013,2026-01-02,FETA 200G,1,st,2.29,,2.29
N2601-0013,2026-01-02,WIENER,1,st,2.84,,2.84
N2601-0013,2026-01-02,HAEHNCHENBRUSTFILET,0.780,kg,10.04,,7.83
N2601-0013,2026-01-02,SALAMI GESCHN.,1,st,2.24,,2.24
N2601-0013,2026-01-02,BROETCHEN,8,st,0.31,,2.48
N2601-0013,2026-01-02,SPAGHETTI NR.5,4,st,0.92,,3.68
N2601-0013,2026-01-02,MINERALW. 12X1L,3,st,4.99,,14.97
N2601-0013,2026-01-02,EDELBITTER 70%,4,st,1.39,,5.56
N2601-0013,2026-01-02,Pfand,3,st,3.30,,9.90
N2601-0013,2026-01-02,Leergut,1,st,-9.90,,-9.90
N2601-0014,2026-01-12,FISCHSTAEBCHEN,1,st,3.29,,3.29
N2601-0014,2026-01-12,RINDERHACK,0.560,kg,11.24,,6.29
N2601-0014,2026-01-12,GURKE STK,1,st,0.82,,0.82
N2601-0014,2026-01-12,RISPENTOMATEN,1.270,kg,2.59,,3.29
N2601-0014,2026-01-12,BROETCHEN,8,st,0.31,,2.48
N2601-0014,2026-01-12,PASSIERTE TOMATEN,3,st,0.90,,2.70
N2601-0014,2026-01-12,FRUECHTEMUESLI,2,st,3.14,,6.28
N2601-0014,2026-01-12,KUECHENROLLE 4ER,2,st,2.64,,5.28
N2601-0015,2026-01-22,RINDERHACK,0.776,kg,11.24,,8.72
N2601-0015,2026-01-22,AEPFEL ELSTAR,1.686,kg,2.29,,3.86
N2601-0015,2026-01-22,PAPRIKA MIX,1,st,2.09,,2.09
N2601-0015,2026-01-22,RISPENTOMATEN,0.936,kg,2.59,,2.42
N2601-0015,2026-01-22,ZUCKER FEIN,1,st,1.11,,1.11
N2601-0015,2026-01-22,TOILETTENPAPIER 10ER,1,st,4.04,,4.04
N2601-0015,2026-01-22,MUELLBEUTEL 35L,1,st,2.09,,2.09
N2601-0016,2026-01-31,GURKE STK,1,st,0.82,,0.82
N2601-0016,2026-01-31,AEPFEL ELSTAR,2.518,kg,2.29,,5.77
N2601-0016,2026-01-31,MOEHREN,1.428,kg,1.10,,1.57
N2601-0016,2026-01-31,VOLLKORNBROT,2,st,2.34,,4.68
N2601-0016,2026-01-31,ROTE LINSEN,1,st,1.89,,1.89
N2601-0016,2026-01-31,O-SAFT 100% 1L,4,l,1.84,,7.36
N2601-0016,2026-01-31,KAMILLENTEE,1,st,1.69,,1.69
N2602-0017,2026-02-11,HAFERDRINK NATUR,4,l,1.40,,5.60
N2602-0017,2026-02-11,"BIO VOLLMILCH 3,8%",6,l,1.06,,6.36
N2602-0017,2026-02-11,MOZZARELLA 125G,4,st,0.91,,3.64
N2602-0017,2026-02-11,EIER BODENH. 10ER,2,st,2.74,,5.48
N2602-0017,2026-02-11,HAEHNCHENBRUSTFILET,1.058,kg,10.04,,10.62
N2602-0017,2026-02-11,KARTOFFELN FESTK.,3.682,kg,1.19,,4.38
N2602-0017,2026-02-11,ZITRONE STK,3,st,0.43,,1.29
N2602-0017,2026-02-11,O-SAFT 100% 1L,3,l,1.84,,5.52
N2602-0018,2026-02-21,DT.MARKENBUTTER 250G,2,st,2.04,,4.08
N2602-0018,2026-02-21,HAFERDRINK NATUR,3,l,1.40,,4.20
N2602-0018,2026-02-21,ZWIEBELN,1.102,kg,1.17,,1.29
N2602-0018,2026-02-21,KARTOFFELN FESTK.,3.178,kg,1.19,,3.78
N2602-0018,2026-02-21,GURKE STK,2,st,0.83,,1.66
N2602-0018,2026-02-21,CHIPS PAPRIKA,3,st,1.74,,5.22
N2602-0018,2026-02-21,KUECHENROLLE 4ER,1,st,2.64,,2.64
N2602-0018,2026-02-30,KUECHENROLLE 4ER,1,st,2.64,,2.64
N2603-0019,2026-03-03,SCHLAGSAHNE 200G,3,st,0.89,,2.67
N2603-0019,2026-03-03,GOUDA SCHEIBEN,3,st,2.64,,7.92
N2603-0019,2026-03-03,KOCHSCHINKEN,1,st,2.09,,2.09
N2603-0019,2026-03-03,AEPFEL ELSTAR,1.356,kg,2.29,,3.11
N2603-0019,2026-03-03,GURKE STK,2,st,0.83,,1.66
N2603-0019,2026-03-03,PASSIERTE TOMATEN,3,st,0.90,,2.70
N2603-0020,2026-03-13,"NATURJOGHURT 3,5%",4,st,1.00,,4.00
N2603-0020,2026-03-13,MOEHREN,1.414,kg,1.10,,1.56
N2603-0020,2026-03-13,AEPFEL ELSTAR,1.962,kg,2.29,,4.49
N2603-0020,2026-03-13,ZWIEBELN,0.862,kg,1.17,,1.01
N2603-0020,2026-03-13,BUTTERTOAST,1,st,1.23,,1.23
N2603-0020,2026-03-13,BASMATIREIS,2,st,2.79,,5.58
N2603-0021,2026-03-23,"NATURJOGHURT 3,5%",6,st,1.00,,6.00
N2603-0021,2026-03-23,EIER BODENH. 10ER,1,st,2.74,,2.74
N2603-0021,2026-03-23,HAEHNCHENBRUSTFILET,0.836,kg,10.04,,8.39
N2603-0021,2026-03-23,BROETCHEN,10,st,0.31,,3.10
N2603-0021,2026-03-23,O-SAFT 100% 1L,4,l,1.84,,7.36
N2603-0021,2026-03-23,EDELBITTER 70%,3,st,1.39,,4.17
N2603-0021,2026-03-23,KUECHENROLLE 4ER,1,st,2.64,,2.64
N2603-0021,2026-03-23,TOILETTENPAPIER 10ER,1,st,4.04,,4.04
N2604-0022,2026-04-02,DT.MARKENBUTTER 250G,3,st,2.04,,6.12
N2604-0022,2026-04-02,"NATURJOGHURT 3,5%",6,st,1.01,,6.06
N2604-0022,2026-04-02,RAHMSPINAT TK,1,st,1.89,,1.89
N2604-0022,2026-04-02,KAFFEE GEM. 500G,2,st,6.69,,13.38
N2604-0022,2026-04-02,MINERALW. 12X1L,3,st,4.99,,14.97
N2604-0022,2026-04-02,BUTTERKEKSE,1,st,1.39,,1.39
N2604-0022,2026-04-02,Pfand,3,st,3.30,,9.90
N2604-0022,2026-04-02,Leergut,1,st,-6.60,,-6.60
N2604-0023,2026-04-11,"NATURJOGHURT 3,5%",5,st,1.01,,5.05
N2604-0023,2026-04-11,BANANEN LOSE,2.060,kg,1.35,,2.78
N2604-0023,2026-04-11,PAPRIKA MIX,1,st,2.09,,2.09
N2604-0023,2026-04-11,KICHERERBSEN,2,st,0.92,,1.84
N2604-0023,2026-04-11,SPAGHETTI NR.5,4,st,0.93,,3.72
N2604-0023,2026-04-11,ZUCKER FEIN,1,st,1.12,,1.12
N2604-0023,2026-04-11,KAFFEE GEM. 500G,2,st,6.69,,13.38
N2604-0023,2026-04-11,O-SAFT 100% 1L,3,l,1.84,,5.52
N2604-0024,2026-04-22,MOZZARELLA 125G,4,st,0.91,,3.64
N2604-0024,2026-04-22,RINDERHACK,0.820,kg,11.29,,9.26
N2604-0024,2026-04-22,SALAMI GESCHN.,1,st,2.29,,2.29
N2604-0024,2026-04-22,RISPENTOMATEN,1.276,kg,2.64,,3.37
N2604-0024,2026-04-22,BUTTERTOAST,2,st,1.23,,2.46
N2604-0024,2026-04-22,FRUECHTEMUESLI,2,st,3.19,,6.38
N2604-0024,2026-04-22,ROTE LINSEN,1,st,1.89,,1.89
N2604-0024,2026-04-22,TREUERABATT 5%,1,st,-1.45,,-1.45
N2605-0025,2026-05-02,MOZZARELLA 125G,4,st,0.91,,3.64
N2605-0025,2026-05-02,FISCHSTAEBCHEN,1,st,3.29,,3.29
N2605-0025,2026-05-02,VOLLKORNBROT,1,st,2.34,,2.34
N2605-0025,2026-05-02,PASSIERTE TOMATEN,3,st,0.90,,2.70
N2605-0025,2026-05-02,VOLLWASCHMITTEL,1,st,8.54,,8.54
N2605-0025,2026-05-02,MUELLBEUTEL 35L,1,st,2.09,,2.09
N2605-0026,2026-05-12,"BIO VOLLMILCH 3,8%",8,l,1.06,,8.48
N2605-0026,2026-05-12,HAFERDRINK NATUR,3,l,1.40,,4.20
N2605-0026,2026-05-12,SCHLAGSAHNE 200G,2,st,0.89,,1.78
N2605-0026,2026-05-12,GOUDA SCHEIBEN,3,st,2.64,,7.92
N2605-0026,2026-05-12,KARTOFFELN FESTK.,3.732,kg,1.20,,4.48
N2605-0026,2026-05-12,BANANEN LOSE,1.150,kg,1.35,,1.55
N2605-0026,2026-05-12,VOLLKORNBROT,1,st,2.34,,2.34
N2605-0027,2026-05-22,GOUDA SCHEIBEN,2,st,2.64,,5.28
N2605-0027,2026-05-22,KOCHSCHINKEN,1,st,2.09,,2.09
N2605-0027,2026-05-22,GURKE STK,2,st,0.83,,1.66
N2605-0027,2026-05-22,PAPRIKA MIX,1,st,2.09,,2.09
N2605-0027,2026-05-22,RISPENTOMATEN,0.720,kg,2.64,,1.90
N2605-0027,2026-05-22,KAFFEE GEM. 500G,1,st,6.69,,6.69
N2605-0027,2026-05-22,CHIPS PAPRIKA,3,st,1.74,,5.22
N2606-0028,2026-06-01,GOUDA SCHEIBEN,3,st,2.64,,7.92
N2606-0028,2026-06-01,HAEHNCHENBRUSTFILET,0.742,kg,10.09,,7.49
N2606-0028,2026-06-01,KOCHSCHINKEN,2,st,2.09,,4.18
N2606-0028,2026-06-01,MOEHREN,1.524,kg,1.11,,1.69
N2606-0028,2026-06-01,PAPRIKA MIX,1,st,2.09,,2.09
N2606-0028,2026-06-01,BASMATIREIS,2,st,2.84,,5.68
N2606-0029,2026-06-11,ZWIEBELN,1.054,kg,1.17,,1.23
N2606-0029,2026-06-11,AEPFEL ELSTAR,1.472,kg,2.29,,3.37
N2606-0029,2026-06-11,BROETCHEN,8,st,0.32,,2.56
N2606-0029,2026-06-11,O-SAFT 100% 1L,4,l,1.84,,7.36
N2606-0029,2026-06-11,EISCREME VANILLE,1,st,3.64,,3.64
N2606-0029,2026-06-11,KUECHENROLLE 4ER,2,st,2.69,,5.38
N2606-0030,2026-06-20,DT.MARKENBUTTER 250G,2,st,2.09,,4.18
N2606-0030,2026-06-20,SCHLAGSAHNE 200G,3,st,0.89,,2.67
N2606-0030,2026-06-20,HAFERDRINK NATUR,4,l,1.40,,5.60
N2606-0030,2026-06-20,GURKE STK,2,st,0.83,,1.66
N2606-0030,2026-06-20,VOLLKORNBROT,2,st,2.34,,4.68
N2606-0030,2026-06-20,EDELBITTER 70%,3,st,1.40,,4.20
N2607-0031,2026-07-01,EIER BODENH. 10ER,2,st,2.74,,5.48
N2607-0031,2026-07-01,MAGERQUARK,1,st,1.18,,1.18
N2607-0031,2026-07-01,FETA 200G,1,st,2.34,,2.34
N2607-0031,2026-07-01,HAEHNCHENBRUSTFILET,1.046,kg,10.14,,10.61
N2607-0031,2026-07-01,ZITRONE STK,3,st,0.43,,1.29
N2607-0031,2026-07-01,VOLLKORNBROT,2,st,2.34,,4.68
N2607-0032,2026-07-11,"NATURJOGHURT 3,5%",5,st,1.01,,5.05
N2607-0032,2026-07-11,RINDERHACK,0.642,kg,11.34,,7.28
N2607-0032,2026-07-11,SPAGHETTI NR.5,3,st,0.93,,2.79
N2607-0032,2026-07-11,EDELBITTER 70%,3,st,1.40,,4.20
N2607-0032,2026-07-11,KUECHENROLLE 4ER,2,st,2.69,,5.38
N2607-0032,2026-07-11,VOLLWASCHMITTEL,1,st,8.59,,8.59
N2607-0033,2026-07-21,MOZZARELLA 125G,3,st,0.91,,2.73
N2607-0033,2026-07-21,"NATURJOGHURT 3,5%",5,st,1.01,,5.05
N2607-0033,2026-07-21,VOLLKORNBROT,2,st,2.34,,4.68
N2607-0033,2026-07-21,BROETCHEN,8,st,0.32,,2.56
N2607-0033,2026-07-21,PASSIERTE TOMATEN,3,st,0.91,,2.73
N2607-0033,2026-07-21,MINERALW. 12X1L,2,st,5.04,,10.08
N2607-0033,2026-07-21,BUTTERKEKSE,2,st,1.40,,2.80
N2607-0033,2026-07-21,MUELLBEUTEL 35L,1,st,2.09,,2.09
N2607-0033,2026-07-21,Pfand,2,st,3.30,,6.60
N2607-0033,2026-07-21,Leergut,1,st,-6.60,,-6.60
N2607-0034,2026-07-31,"BIO VOLLMILCH 3,8%",8,l,1.07,,8.56
N2607-0034,2026-07-31,GURKE STK,2,st,0.83,,1.66
N2607-0034,2026-07-31,VOLLKORNBROT,1,st,2.34,,2.34
N2607-0034,2026-07-31,BUTTERTOAST,1,st,1.23,,1.23
N2607-0034,2026-07-31,BROETCHEN,8,st,0.32,,2.56
N2607-0034,2026-07-31,KAFFEE GEM. 500G,1,st,6.69,,6.69
N2607-0034,2026-07-31,KICHERERBSEN,3,st,0.92,,2.76
N2608-0035,2026-08-20,KOCHSCHINKEN,2,st,2.09,,4.18
N2608-0035,2026-08-20,PAPRIKA MIX,1,st,2.09,,2.09
N2608-0035,2026-08-20,VOLLKORNBROT,2,st,2.34,,4.68
N2608-0035,2026-08-20,FRUECHTEMUESLI,2,st,3.19,,6.38
N2608-0035,2026-08-20,BASMATIREIS,1,st,2.84,,2.84
N2608-0035,2026-08-20,CHIPS PAPRIKA,3,st,1.74,,5.22
N2608-0036,2026-08-29,RISPENTOMATEN,0.776,kg,2.64,,2.05
N2608-0036,2026-08-29,RAHMSPINAT TK,1,st,1.89,,1.89
N2608-0036,2026-08-29,MOEHREN,1.642,kg,1.11,,1.82
N2608-0036,2026-08-29,KAMILLENTEE,2,st,1.74,,3.48
N2608-0036,2026-08-29,O-SAFT 100% 1L,3,l,1.84,,5.52
N2608-0036,2026-08-29,KUECHENROLLE 4ER,2,st,2.69,,5.38
N2608-0036,2026-08-29,TREUERABATT 5%,1,st,-1.45,,-1.45
N2609-0037,2026-09-09,HAFERDRINK NATUR,4,l,1.41,,5.64
N2609-0037,2026-09-09,GOUDA SCHEIBEN,2,st,2.69,,5.38
N2609-0037,2026-09-09,GURKE STK,1,st,0.83,,0.83
N2609-0037,2026-09-09,ZWIEBELN,1.144,kg,1.18,,1.35
N2609-0037,2026-09-09,MOEHREN,1.230,kg,1.11,,1.37
N2609-0037,2026-09-09,EDELBITTER 70%,4,st,1.40,,5.60
N2609-0038,2026-09-19,SCHLAGSAHNE 200G,3,st,0.89,,2.67
N2609-0038,2026-09-19,HAFERDRINK NATUR,4,l,1.41,,5.64
N2609-0038,2026-09-19,DT.MARKENBUTTER 250G,2,st,2.09,,4.18
N2609-0038,2026-09-19,ZWIEBELN,0.952,kg,1.18,,1.12
N2609-0038,2026-09-19,ROTE LINSEN,1,st,1.89,,1.89
N2609-0038,2026-09-19,EDELBITTER 70%,4,st,1.40,,5.60
N2609-0038,2026-09-19,TOILETTENPAPIER 10ER,2,st,4.09,,8.18
N2609-0039,2026-09-29,EIER BODENH. 10ER,2,st,2.74,,5.48
N2609-0039,2026-09-29,"NATURJOGHURT 3,5%",5,st,1.01,,5.05
N2609-0039,2026-09-29,BANANEN LOSE,1.972,kg,1.36,,2.68
N2609-0039,2026-09-29,SPAGHETTI NR.5,4,st,0.94,,3.76
N2609-0039,2026-09-29,MINERALW. 12X1L,2,st,5.04,,10.08
N2609-0039,2026-09-29,EISCREME VANILLE,1,st,3.64,,3.64
N2609-0039,2026-09-29,CHIPS PAPRIKA,2,st,1.74,,3.48
N2609-0039,2026-09-29,Pfand,2,st,3.30,,6.60
N2609-0039,2026-09-29,Leergut,1,st,-6.60,,-6.60
N2610-0040,2026-10-09,FETA 200G,1,st,2.34,,2.34
N2610-0040,2026-10-09,MOZZARELLA 125G,4,st,0.91,,3.64
N2610-0040,2026-10-09,RINDERHACK,0.602,kg,11.39,,6.86
N2610-0040,2026-10-09,HAEHNCHENBRUSTFILET,1.060,kg,10.19,,10.80
N2610-0040,2026-10-09,AEPFEL ELSTAR,2.170,kg,2.34,,5.08
N2610-0040,2026-10-09,KARTOFFELN FESTK.,2.706,kg,1.21,,3.27
N2610-0040,2026-10-09,BANANEN LOSE,1.888,kg,1.37,,2.59
N2610-0040,2026-10-09,KAFFEE GEM. 500G,2,st,6.74,,13.48
N2610-0041,2026-10-19,HAEHNCHENBRUSTFILET,0.930,kg,10.19,,9.48
N2610-0041,2026-10-19,GURKE STK,2,st,0.83,,1.66
N2610-0041,2026-10-19,RISPENTOMATEN,0.750,kg,2.64,,1.98
N2610-0041,2026-10-19,BUTTERTOAST,2,st,1.24,,2.48
N2610-0041,2026-10-19,VOLLKORNBROT,1,st,2.34,,2.34
N2610-0041,2026-10-19,KAFFEE GEM. 500G,2,st,6.74,,13.48
N2610-0041,2026-10-19,SPAGHETTI NR.5,3,st,0.94,,2.82
N2610-0041,2026-10-19,KUECHENROLLE 4ER,1,st,2.69,,2.69

"""##),
SampleFile(name: "receipts/kornmarkt.csv", text: ##"""
receipt_id,date,time,store,location,item,barcode,category,quantity,unit,unit_price,discount,total,currency
K2509-0001,2025-09-03,10:12,Kornmarkt,Südring 4,Butter,,Dairy and eggs,2,each,2.25,,4.50,EUR
K2509-0001,2025-09-03,10:12,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,5,each,1.14,,5.70,EUR
K2509-0001,2025-09-03,10:12,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,10,each,0.36,,3.60,EUR
K2509-0001,2025-09-03,10:12,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.59,1.04,4.14,EUR
K2509-0001,2025-09-03,10:12,Kornmarkt,Südring 4,"Beer, alcohol-free",,Drinks,12,each,1.04,,12.48,EUR
K2509-0001,2025-09-03,10:12,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,3,each,1.59,,4.77,EUR
K2509-0001,2025-09-03,10:12,Kornmarkt,Südring 4,Bottle deposit,,,6,each,0.08,,0.48,EUR
K2509-0002,2025-09-06,09:51,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,2,each,2.84,,5.68,EUR
K2509-0002,2025-09-06,09:51,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,6,l,1.19,,7.14,EUR
K2509-0002,2025-09-06,09:51,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,4,each,1.05,,4.20,EUR
K2509-0002,2025-09-06,09:51,Kornmarkt,Südring 4,Salami,,Meat and fish,1,each,2.59,,2.59,EUR
K2509-0002,2025-09-06,09:51,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,2,each,2.39,,4.78,EUR
K2509-0002,2025-09-06,09:51,Kornmarkt,Südring 4,Mushrooms,,Fruit and vegetables,1,each,2.14,,2.14,EUR
K2509-0002,2025-09-06,09:51,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,1.89,,5.67,EUR
K2509-0002,2025-09-06,09:51,Kornmarkt,Südring 4,"Coffee, ground",,Pantry,2,each,6.99,,13.98,EUR
K2509-0002,2025-09-06,09:51,Kornmarkt,Südring 4,Kitchen roll,,Household,2,each,2.89,,5.78,EUR
K2509-0003,2025-09-10,10:28,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,2,each,3.19,,6.38,EUR
K2509-0003,2025-09-10,10:28,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.800,kg,12.59,,10.07,EUR
K2509-0003,2025-09-10,10:28,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,2.116,kg,1.54,,3.26,EUR
K2509-0003,2025-09-10,10:28,Kornmarkt,Südring 4,Tomatoes,,Fruit and vegetables,1.024,kg,2.94,,3.01,EUR
K2509-0003,2025-09-10,10:28,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.59,,5.18,EUR
K2509-0003,2025-09-10,10:28,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,5.69,,11.38,EUR
K2509-0003,2025-09-10,10:28,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2509-0004,2025-09-13,09:40,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,6,each,1.14,,6.84,EUR
K2509-0004,2025-09-13,09:40,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,4,l,1.54,,6.16,EUR
K2509-0004,2025-09-13,09:40,Kornmarkt,Südring 4,Butter,,Dairy and eggs,3,each,2.25,,6.75,EUR
K2509-0004,2025-09-13,09:40,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,1.786,kg,2.64,,4.72,EUR
K2509-0004,2025-09-13,09:40,Kornmarkt,Südring 4,Lemons,,Fruit and vegetables,2,each,0.47,,0.94,EUR
K2509-0004,2025-09-13,09:40,Kornmarkt,Südring 4,Muesli,,Pantry,2,each,3.69,,7.38,EUR
K2509-0004,2025-09-13,09:40,Kornmarkt,Südring 4,"Sugar, 1 kg",,Pantry,1,each,1.22,,1.22,EUR
K2509-0004,2025-09-13,09:40,Kornmarkt,Südring 4,Orange juice,,Drinks,3,l,2.14,,6.42,EUR
K2509-0004,2025-09-13,09:40,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,3,each,1.59,,4.77,EUR
K2509-0005,2025-09-17,10:40,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,1,each,1.37,,1.37,EUR
K2509-0005,2025-09-17,10:40,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,2.096,kg,1.54,,3.23,EUR
K2509-0005,2025-09-17,10:40,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,4,each,1.27,,5.08,EUR
K2509-0005,2025-09-17,10:40,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,2,each,1.89,,3.78,EUR
K2509-0005,2025-09-17,10:40,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.59,,5.18,EUR
K2509-0005,2025-09-17,10:40,Kornmarkt,Südring 4,"Cat food, tins",,Pet food,12,each,0.73,,8.76,EUR
K2509-0006,2025-09-20,09:25,Kornmarkt,Südring 4,Cream,,Dairy and eggs,2,each,1.01,,2.02,EUR
K2509-0006,2025-09-20,09:25,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,8,l,1.19,,9.52,EUR
K2509-0006,2025-09-20,09:25,Kornmarkt,Südring 4,Butter,,Dairy and eggs,2,each,2.25,,4.50,EUR
K2509-0006,2025-09-20,09:25,Kornmarkt,Südring 4,Fish fingers,,Meat and fish,1,each,3.64,,3.64,EUR
K2509-0006,2025-09-20,09:25,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,0.970,kg,11.39,,11.05,EUR
K2509-0006,2025-09-20,09:25,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,2.412,kg,2.64,,6.37,EUR
K2509-0006,2025-09-20,09:25,Kornmarkt,Südring 4,Croissants,,Bread and bakery,3,each,1.02,,3.06,EUR
K2509-0006,2025-09-20,09:25,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,3,each,1.59,,4.77,EUR
K2509-0006,2025-09-20,09:25,Kornmarkt,Südring 4,Kitchen roll,,Household,1,each,2.89,,2.89,EUR
K2509-0006,2025-09-20,09:25,Kornmarkt,Südring 4,Toothpaste,,Personal care,1,each,2.04,,2.04,EUR
K2509-0007,2025-09-24,09:20,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,4,each,1.14,,4.56,EUR
K2509-0007,2025-09-24,09:20,Kornmarkt,Südring 4,Cooked ham,,Meat and fish,2,each,2.44,,4.88,EUR
K2509-0007,2025-09-24,09:20,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,3,each,5.69,,17.07,EUR
K2509-0007,2025-09-24,09:20,Kornmarkt,Südring 4,Orange juice,,Drinks,4,l,2.14,,8.56,EUR
K2509-0007,2025-09-24,09:20,Kornmarkt,Südring 4,Bottle deposit,,,3,each,3.30,,9.90,EUR
K2509-0007,2025-09-24,09:20,Kornmarkt,Südring 4,Bottle deposit,,,-2,each,3.30,,-6.60,EUR
K2509-0008,2025-09-27,10:48,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,4,l,1.54,,6.16,EUR
K2509-0008,2025-09-27,10:48,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,2,each,3.19,,6.38,EUR
K2509-0008,2025-09-27,10:48,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.620,kg,12.59,,7.81,EUR
K2509-0008,2025-09-27,10:48,Kornmarkt,Südring 4,Potatoes,,Fruit and vegetables,2.882,kg,1.37,,3.95,EUR
K2509-0008,2025-09-27,10:48,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,4,each,1.27,,5.08,EUR
K2509-0008,2025-09-27,10:48,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,2,each,0.91,,1.82,EUR
K2509-0008,2025-09-27,10:48,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.59,,5.18,EUR
K2509-0008,2025-09-27,10:48,Kornmarkt,Südring 4,Toast,,Bread and bakery,2,each,1.37,,2.74,EUR
K2509-0008,2025-09-27,10:48,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,1.89,,5.67,EUR
K2510-0009,2025-10-01,09:02,Kornmarkt,Südring 4,Tomatoes,,Fruit and vegetables,1.208,kg,2.94,,3.55,EUR
K2510-0009,2025-10-01,09:02,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,1.376,kg,2.64,,3.63,EUR
K2510-0009,2025-10-01,09:02,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,1,each,2.44,,2.44,EUR
K2510-0009,2025-10-01,09:02,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,2,each,1.37,,2.74,EUR
K2510-0009,2025-10-01,09:02,Kornmarkt,Südring 4,"Chickpeas, tin",,Pantry,2,each,1.08,,2.16,EUR
K2510-0009,2025-10-01,09:02,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,4,each,1.59,,6.36,EUR
K2510-0010,2025-10-04,10:09,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,3,each,1.05,,3.15,EUR
K2510-0010,2025-10-04,10:09,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,5,each,1.15,,5.75,EUR
K2510-0010,2025-10-04,10:09,Kornmarkt,Südring 4,Grapes,,Fruit and vegetables,0.886,kg,3.64,,3.23,EUR
K2510-0010,2025-10-04,10:09,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.740,kg,1.54,,2.68,EUR
K2510-0010,2025-10-04,10:09,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,2,each,0.92,,1.84,EUR
K2510-0010,2025-10-04,10:09,Kornmarkt,Südring 4,"Olive oil, 750 ml",,Pantry,1,each,8.89,,8.89,EUR
K2510-0010,2025-10-04,10:09,Kornmarkt,Südring 4,Muesli,,Pantry,3,each,3.69,,11.07,EUR
K2510-0010,2025-10-04,10:09,Kornmarkt,Südring 4,"Wheat flour, 1 kg",,Pantry,2,each,0.95,,1.90,EUR
K2510-0010,2025-10-04,10:09,Kornmarkt,Südring 4,Orange juice,,Drinks,3,l,2.14,,6.42,EUR
K2510-0010,2025-10-04,10:09,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,5.69,,11.38,EUR
K2510-0010,2025-10-04,10:09,Kornmarkt,Südring 4,"Cat food, tins",,Pet food,12,each,0.73,,8.76,EUR
K2510-0010,2025-10-04,10:09,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2510-0010,2025-10-04,10:09,Kornmarkt,Südring 4,Bottle deposit,,,-3,each,3.30,,-9.90,EUR
K2510-0011,2025-10-08,09:58,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.554,kg,24.59,,13.62,EUR
K2510-0011,2025-10-08,09:58,Kornmarkt,Südring 4,Carrots,,Fruit and vegetables,1.608,kg,1.22,,1.96,EUR
K2510-0011,2025-10-08,09:58,Kornmarkt,Südring 4,"Coffee, ground",,Pantry,2,each,6.99,,13.98,EUR
K2510-0011,2025-10-08,09:58,Kornmarkt,Südring 4,Potato crisps,,Sweets and snacks,3,each,2.04,,6.12,EUR
K2510-0011,2025-10-08,09:58,Kornmarkt,Südring 4,Biscuits,,Sweets and snacks,2,each,1.59,,3.18,EUR
K2510-0012,2025-10-11,09:29,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,3,l,1.54,,4.62,EUR
K2510-0012,2025-10-11,09:29,Kornmarkt,Südring 4,Butter,,Dairy and eggs,2,each,2.25,,4.50,EUR
K2510-0012,2025-10-11,09:29,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,1.096,kg,11.39,,12.48,EUR
K2510-0012,2025-10-11,09:29,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,2.436,kg,2.64,,6.43,EUR
K2510-0012,2025-10-11,09:29,Kornmarkt,Südring 4,"Spinach, frozen",,Fruit and vegetables,1,each,2.09,,2.09,EUR
K2510-0012,2025-10-11,09:29,Kornmarkt,Südring 4,Mushrooms,,Fruit and vegetables,1,each,2.14,,2.14,EUR
K2510-0012,2025-10-11,09:29,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,2,each,1.89,,3.78,EUR
K2510-0012,2025-10-11,09:29,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,1,each,2.59,,2.59,EUR
K2510-0012,2025-10-11,09:29,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,10,each,0.36,,3.60,EUR
K2510-0012,2025-10-11,09:29,Kornmarkt,Südring 4,"Basmati rice, 1 kg",,Pantry,2,each,3.09,,6.18,EUR
K2510-0012,2025-10-11,09:29,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,4,each,1.59,,6.36,EUR
K2510-0013,2025-10-15,10:21,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,2,each,3.19,,6.38,EUR
K2510-0013,2025-10-15,10:21,Kornmarkt,Südring 4,Cream,,Dairy and eggs,2,each,1.02,,2.04,EUR
K2510-0013,2025-10-15,10:21,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,2,each,1.37,,2.74,EUR
K2510-0013,2025-10-15,10:21,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,1,each,2.44,,2.44,EUR
K2510-0013,2025-10-15,10:21,Kornmarkt,Südring 4,Broccoli,,Fruit and vegetables,1,each,1.89,,1.89,EUR
K2510-0013,2025-10-15,10:21,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,3,each,5.69,,17.07,EUR
K2510-0013,2025-10-15,10:21,Kornmarkt,Südring 4,Bottle deposit,,,3,each,3.30,,9.90,EUR
K2510-0013,2025-10-15,10:21,Kornmarkt,Südring 4,Bottle deposit,,,-2,each,3.30,,-6.60,EUR
K2510-0014,2025-10-18,10:56,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.376,kg,24.59,,9.25,EUR
K2510-0014,2025-10-18,10:56,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.566,kg,12.59,,7.13,EUR
K2510-0014,2025-10-18,10:56,Kornmarkt,Südring 4,Cooked ham,,Meat and fish,1,each,2.44,,2.44,EUR
K2510-0014,2025-10-18,10:56,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,1.940,kg,2.64,,5.12,EUR
K2510-0014,2025-10-18,10:56,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,8,each,0.36,,2.88,EUR
K2510-0014,2025-10-18,10:56,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,1,each,2.59,,2.59,EUR
K2510-0014,2025-10-18,10:56,Kornmarkt,Südring 4,Red wine,,Drinks,1,each,6.79,,6.79,EUR
K2510-0014,2025-10-18,10:56,Kornmarkt,Südring 4,Washing powder,,Household,1,each,9.59,,9.59,EUR
K2510-0014,2025-10-18,10:56,Kornmarkt,Südring 4,Kitchen roll,,Household,1,each,2.89,,2.89,EUR
K2510-0015,2025-10-22,09:01,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,8,l,1.19,,9.52,EUR
K2510-0015,2025-10-22,09:01,Kornmarkt,Südring 4,Butter,,Dairy and eggs,2,each,2.25,,4.50,EUR
K2510-0015,2025-10-22,09:01,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,1.062,kg,11.39,,12.10,EUR
K2510-0015,2025-10-22,09:01,Kornmarkt,Südring 4,Potato crisps,,Sweets and snacks,2,each,2.04,,4.08,EUR
K2510-0016,2025-10-25,10:45,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,2,each,1.37,,2.74,EUR
K2510-0016,2025-10-25,10:45,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,2,each,0.92,,1.84,EUR
K2510-0016,2025-10-25,10:45,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,2,each,1.89,,3.78,EUR
K2510-0016,2025-10-25,10:45,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,1,each,2.59,,2.59,EUR
K2510-0016,2025-10-25,10:45,Kornmarkt,Südring 4,Toast,,Bread and bakery,1,each,1.38,,1.38,EUR
K2510-0016,2025-10-25,10:45,Kornmarkt,Südring 4,Tomato passata,,Pantry,4,each,0.98,,3.92,EUR
K2510-0016,2025-10-25,10:45,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,3,each,1.59,,4.77,EUR
K2510-0016,2025-10-25,10:45,Kornmarkt,Südring 4,Toothpaste,,Personal care,1,each,2.04,,2.04,EUR
K2510-0016,2025-10-25,10:45,Kornmarkt,Südring 4,Cat litter,,Pet food,1,each,5.64,,5.64,EUR
K2510-0017,2025-10-29,09:39,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,2,each,2.84,,5.68,EUR
K2510-0017,2025-10-29,09:39,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,1.686,kg,2.64,,4.45,EUR
K2510-0017,2025-10-29,09:39,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,8,each,0.36,,2.88,EUR
K2510-0017,2025-10-29,09:39,Kornmarkt,Südring 4,Croissants,,Bread and bakery,3,each,1.02,,3.06,EUR
K2510-0017,2025-10-29,09:39,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,5.69,,11.38,EUR
K2510-0017,2025-10-29,09:39,Kornmarkt,Südring 4,"Cat food, tins",,Pet food,12,each,0.73,,8.76,EUR
K2510-0017,2025-10-29,09:39,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2510-0017,2025-10-29,09:39,Kornmarkt,Südring 4,Bottle deposit,,,-3,each,3.30,,-9.90,EUR
K2511-0018,2025-11-01,10:44,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,4,each,1.06,,4.24,EUR
K2511-0018,2025-11-01,10:44,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,2,each,3.24,,6.48,EUR
K2511-0018,2025-11-01,10:44,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,4,each,1.15,,4.60,EUR
K2511-0018,2025-11-01,10:44,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.452,kg,24.59,,11.11,EUR
K2511-0018,2025-11-01,10:44,Kornmarkt,Südring 4,Clementines,,Fruit and vegetables,1.826,kg,2.69,,4.91,EUR
K2511-0018,2025-11-01,10:44,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.840,kg,1.54,,2.83,EUR
K2511-0018,2025-11-01,10:44,Kornmarkt,Südring 4,Muesli,,Pantry,2,each,3.74,,7.48,EUR
K2511-0018,2025-11-01,10:44,Kornmarkt,Südring 4,"Beer, alcohol-free",,Drinks,12,each,1.04,,12.48,EUR
K2511-0018,2025-11-01,10:44,Kornmarkt,Südring 4,Gingerbread,,Sweets and snacks,1,each,4.29,,4.29,EUR
K2511-0018,2025-11-01,10:44,Kornmarkt,Südring 4,Potato crisps,,Sweets and snacks,2,each,2.04,,4.08,EUR
K2511-0018,2025-11-01,10:44,Kornmarkt,Südring 4,Kitchen roll,,Household,1,each,2.94,,2.94,EUR
K2511-0018,2025-11-01,10:44,Kornmarkt,Südring 4,Bottle deposit,,,6,each,0.08,,0.48,EUR
K2511-0019,2025-11-05,09:03,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,1,each,1.38,,1.38,EUR
K2511-0019,2025-11-05,09:03,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,3,each,1.28,,3.84,EUR
K2511-0019,2025-11-05,09:03,Kornmarkt,Südring 4,Potatoes,,Fruit and vegetables,2.316,kg,1.38,,3.20,EUR
K2511-0019,2025-11-05,09:03,Kornmarkt,Südring 4,"Coffee, ground",,Pantry,2,each,6.99,,13.98,EUR
K2511-0019,2025-11-05,09:03,Kornmarkt,Südring 4,"Olive oil, 750 ml",,Pantry,1,each,8.89,,8.89,EUR
K2511-0019,2025-11-05,09:03,Kornmarkt,Südring 4,Tomato passata,,Pantry,4,each,0.98,,3.92,EUR
K2511-0020,2025-11-08,10:04,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,3,each,2.84,,8.52,EUR
K2511-0020,2025-11-08,10:04,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.680,kg,12.59,,8.56,EUR
K2511-0020,2025-11-08,10:04,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.918,kg,1.54,,2.95,EUR
K2511-0020,2025-11-08,10:04,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,1,each,2.44,,2.44,EUR
K2511-0020,2025-11-08,10:04,Kornmarkt,Südring 4,Carrots,,Fruit and vegetables,1.546,kg,1.22,,1.89,EUR
K2511-0020,2025-11-08,10:04,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,2,each,0.92,,1.84,EUR
K2511-0020,2025-11-08,10:04,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,2,each,1.89,,3.78,EUR
K2511-0020,2025-11-08,10:04,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,4,each,1.07,,4.28,EUR
K2511-0020,2025-11-08,10:04,Kornmarkt,Südring 4,Muesli,,Pantry,2,each,3.74,,7.48,EUR
K2511-0020,2025-11-08,10:04,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,3,each,5.74,,17.22,EUR
K2511-0020,2025-11-08,10:04,Kornmarkt,Südring 4,Shampoo,,Personal care,1,each,3.74,,3.74,EUR
K2511-0020,2025-11-08,10:04,Kornmarkt,Südring 4,Bottle deposit,,,3,each,3.30,,9.90,EUR
K2511-0020,2025-11-08,10:04,Kornmarkt,Südring 4,Bottle deposit,,,-2,each,3.30,,-6.60,EUR
K2511-0021,2025-11-12,10:54,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,5,each,1.15,,5.75,EUR
K2511-0021,2025-11-12,10:54,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,1,each,3.24,,3.24,EUR
K2511-0021,2025-11-12,10:54,Kornmarkt,Südring 4,Cream,,Dairy and eggs,2,each,1.02,,2.04,EUR
K2511-0021,2025-11-12,10:54,Kornmarkt,Südring 4,Tomatoes,,Fruit and vegetables,0.752,kg,2.99,,2.25,EUR
K2511-0022,2025-11-15,09:57,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,3,l,1.59,,4.77,EUR
K2511-0022,2025-11-15,09:57,Kornmarkt,Südring 4,Butter,,Dairy and eggs,2,each,2.25,,4.50,EUR
K2511-0022,2025-11-15,09:57,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,3,each,2.84,,8.52,EUR
K2511-0022,2025-11-15,09:57,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,2.098,kg,1.54,,3.23,EUR
K2511-0022,2025-11-15,09:57,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,4,each,1.28,,5.12,EUR
K2511-0022,2025-11-15,09:57,Kornmarkt,Südring 4,Potatoes,,Fruit and vegetables,3.642,kg,1.38,,5.03,EUR
K2511-0022,2025-11-15,09:57,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,1,each,1.38,,1.38,EUR
K2511-0022,2025-11-15,09:57,Kornmarkt,Südring 4,Red lentils,,Pantry,1,each,2.09,,2.09,EUR
K2511-0022,2025-11-15,09:57,Kornmarkt,Südring 4,Tomato passata,,Pantry,3,each,0.98,,2.94,EUR
K2511-0022,2025-11-15,09:57,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,5.74,,11.48,EUR
K2511-0022,2025-11-15,09:57,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2511-0022,2025-11-15,09:57,Kornmarkt,Südring 4,Bottle deposit,,,-3,each,3.30,,-9.90,EUR
K2511-0023,2025-11-19,09:09,Kornmarkt,Südring 4,Quark,,Dairy and eggs,1,each,1.39,,1.39,EUR
K2511-0023,2025-11-19,09:09,Kornmarkt,Südring 4,Onions,,Fruit and vegetables,1.378,kg,1.39,,1.92,EUR
K2511-0023,2025-11-19,09:09,Kornmarkt,Südring 4,"Tea bags, chamomile",,Drinks,1,each,1.84,,1.84,EUR
K2511-0023,2025-11-19,09:09,Kornmarkt,Südring 4,Gummy bears,,Sweets and snacks,1,each,1.13,,1.13,EUR
K2511-0023,2025-11-19,09:09,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,3,each,1.59,,4.77,EUR
K2511-0024,2025-11-22,09:31,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,8,l,1.19,,9.52,EUR
K2511-0024,2025-11-22,09:31,Kornmarkt,Südring 4,Cooked ham,,Meat and fish,2,each,2.49,,4.98,EUR
K2511-0024,2025-11-22,09:31,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.856,kg,12.59,,10.78,EUR
K2511-0024,2025-11-22,09:31,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,2,each,0.92,,1.84,EUR
K2511-0024,2025-11-22,09:31,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,2.594,kg,2.64,,6.85,EUR
K2511-0024,2025-11-22,09:31,Kornmarkt,Südring 4,Carrots,,Fruit and vegetables,1.700,kg,1.22,,2.07,EUR
K2511-0024,2025-11-22,09:31,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.424,kg,1.54,,2.19,EUR
K2511-0024,2025-11-22,09:31,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,1.89,,5.67,EUR
K2511-0024,2025-11-22,09:31,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,4,each,1.07,,4.28,EUR
K2511-0025,2025-11-26,09:53,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,3,each,2.84,,8.52,EUR
K2511-0025,2025-11-26,09:53,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,4,each,1.06,,4.24,EUR
K2511-0025,2025-11-26,09:53,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,1.048,kg,11.49,,12.04,EUR
K2511-0025,2025-11-26,09:53,Kornmarkt,Südring 4,"Sausages, Vienna",,Meat and fish,1,each,3.09,,3.09,EUR
K2511-0025,2025-11-26,09:53,Kornmarkt,Südring 4,Smoked trout,,Meat and fish,1,each,4.59,,4.59,EUR
K2511-0025,2025-11-26,09:53,Kornmarkt,Südring 4,"Olive oil, 750 ml",,Pantry,1,each,8.89,,8.89,EUR
K2511-0026,2025-11-29,09:34,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,4,l,1.59,,6.36,EUR
K2511-0026,2025-11-29,09:34,Kornmarkt,Südring 4,Feta,,Dairy and eggs,1,each,2.69,,2.69,EUR
K2511-0026,2025-11-29,09:34,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.542,kg,24.59,,13.33,EUR
K2511-0026,2025-11-29,09:34,Kornmarkt,Südring 4,Salami,,Meat and fish,1,each,2.64,,2.64,EUR
K2511-0026,2025-11-29,09:34,Kornmarkt,Südring 4,Lemons,,Fruit and vegetables,2,each,0.47,,0.94,EUR
K2511-0026,2025-11-29,09:34,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,4,each,1.28,,5.12,EUR
K2511-0026,2025-11-29,09:34,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.554,kg,1.54,,2.39,EUR
K2511-0026,2025-11-29,09:34,Kornmarkt,Südring 4,Tomato passata,,Pantry,3,each,0.98,,2.94,EUR
K2511-0026,2025-11-29,09:34,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,5.74,,11.48,EUR
K2511-0026,2025-11-29,09:34,Kornmarkt,Südring 4,Toilet paper,,Household,2,each,4.64,,9.28,EUR
K2511-0026,2025-11-29,09:34,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2511-0026,2025-11-29,09:34,Kornmarkt,Südring 4,Bottle deposit,,,-2,each,3.30,,-6.60,EUR
K2511-0026,2025-11-29,09:34,Kornmarkt,Südring 4,Coupon,,,1,each,-5.00,,-5.00,EUR
K2512-0027,2025-12-03,09:04,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,2,each,3.24,,6.48,EUR
K2512-0027,2025-12-03,09:04,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,2,each,2.44,,4.88,EUR
K2512-0027,2025-12-03,09:04,Kornmarkt,Südring 4,Toast,,Bread and bakery,2,each,1.38,,2.76,EUR
K2512-0027,2025-12-03,09:04,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,8,each,0.36,,2.88,EUR
K2512-0027,2025-12-03,09:04,Kornmarkt,Südring 4,Peanut butter,,Pantry,1,each,3.19,,3.19,EUR
K2512-0027,2025-12-03,09:04,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,3,each,1.59,,4.77,EUR
K2512-0028,2025-12-06,10:24,Kornmarkt,Südring 4,Cream,,Dairy and eggs,2,each,1.02,,2.04,EUR
K2512-0028,2025-12-06,10:24,Kornmarkt,Südring 4,Fish fingers,,Meat and fish,1,each,3.69,,3.69,EUR
K2512-0028,2025-12-06,10:24,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,0.802,kg,11.49,,9.21,EUR
K2512-0028,2025-12-06,10:24,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,2.106,kg,1.59,,3.35,EUR
K2512-0028,2025-12-06,10:24,Kornmarkt,Südring 4,Potatoes,,Fruit and vegetables,2.310,kg,1.38,,3.19,EUR
K2512-0028,2025-12-06,10:24,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.59,1.04,4.14,EUR
K2512-0028,2025-12-06,10:24,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,1.89,,5.67,EUR
K2512-0028,2025-12-06,10:24,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,3,each,1.07,,3.21,EUR
K2512-0028,2025-12-06,10:24,Kornmarkt,Südring 4,"Sugar, 1 kg",,Pantry,1,each,1.24,,1.24,EUR
K2512-0028,2025-12-06,10:24,Kornmarkt,Südring 4,"Coffee, ground",,Pantry,1,each,6.99,,6.99,EUR
K2512-0028,2025-12-06,10:24,Kornmarkt,Südring 4,Potato crisps,,Sweets and snacks,3,each,2.04,,6.12,EUR
K2512-0029,2025-12-10,10:24,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,4,each,1.28,,5.12,EUR
K2512-0029,2025-12-10,10:24,Kornmarkt,Südring 4,"Basmati rice, 1 kg",,Pantry,1,each,3.14,,3.14,EUR
K2512-0029,2025-12-10,10:24,Kornmarkt,Südring 4,"Olive oil, 750 ml",,Pantry,1,each,9.04,,9.04,EUR
K2512-0029,2025-12-10,10:24,Kornmarkt,Südring 4,"Beer, alcohol-free",,Drinks,12,each,1.04,,12.48,EUR
K2512-0029,2025-12-10,10:24,Kornmarkt,Südring 4,Bottle deposit,,,6,each,0.08,,0.48,EUR
K2512-0030,2025-12-13,09:15,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,4,each,1.06,,4.24,EUR
K2512-0030,2025-12-13,09:15,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,4,l,1.59,,6.36,EUR
K2512-0030,2025-12-13,09:15,Kornmarkt,Südring 4,Butter,,Dairy and eggs,2,each,2.25,,4.50,EUR
K2512-0030,2025-12-13,09:15,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.592,kg,12.79,,7.57,EUR
K2512-0030,2025-12-13,09:15,Kornmarkt,Südring 4,Toast,,Bread and bakery,1,each,1.38,,1.38,EUR
K2512-0030,2025-12-13,09:15,Kornmarkt,Südring 4,Tomato passata,,Pantry,4,each,0.98,,3.92,EUR
K2512-0030,2025-12-13,09:15,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,5.74,,11.48,EUR
K2512-0030,2025-12-13,09:15,Kornmarkt,Südring 4,Toilet paper,,Household,1,each,4.64,,4.64,EUR
K2512-0030,2025-12-13,09:15,Kornmarkt,Südring 4,Kitchen roll,,Household,1,each,2.94,,2.94,EUR
K2512-0030,2025-12-13,09:15,Kornmarkt,Südring 4,Shampoo,,Personal care,1,each,3.74,,3.74,EUR
K2512-0030,2025-12-13,09:15,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2512-0030,2025-12-13,09:15,Kornmarkt,Südring 4,Bottle deposit,,,-2,each,3.30,,-6.60,EUR
K2512-0031,2025-12-15,09:27,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.530,kg,24.59,,13.03,EUR
K2512-0031,2025-12-15,09:27,Kornmarkt,Südring 4,Onions,,Fruit and vegetables,0.988,kg,1.39,,1.37,EUR
K2512-0031,2025-12-15,09:27,Kornmarkt,Südring 4,Tomatoes,,Fruit and vegetables,1.130,kg,2.99,,3.38,EUR
K2512-0031,2025-12-15,09:27,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,2,each,1.89,,3.78,EUR
K2512-0031,2025-12-15,09:27,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,4,each,1.07,0.86,3.42,EUR
K2512-0031,2025-12-15,09:27,Kornmarkt,Südring 4,Muesli,,Pantry,3,each,3.74,,11.22,EUR
K2512-0031,2025-12-15,09:27,Kornmarkt,Südring 4,"Chickpeas, tin",,Pantry,2,each,1.08,,2.16,EUR
K2512-0031,2025-12-15,09:27,Kornmarkt,Südring 4,Biscuits,,Sweets and snacks,1,each,1.59,,1.59,EUR
K2512-0032,2025-12-16,10:16,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,6,l,1.22,,7.32,EUR
K2512-0032,2025-12-16,10:16,Kornmarkt,Südring 4,Cream,,Dairy and eggs,3,each,1.02,,3.06,EUR
K2512-0032,2025-12-16,10:16,Kornmarkt,Südring 4,Pork schnitzel,,Meat and fish,0.658,kg,10.54,,6.94,EUR
K2512-0032,2025-12-16,10:16,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,0.742,kg,11.49,,8.53,EUR
K2512-0032,2025-12-16,10:16,Kornmarkt,Südring 4,Potatoes,,Fruit and vegetables,3.228,kg,1.38,,4.45,EUR
K2512-0032,2025-12-16,10:16,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,1.322,kg,2.64,,3.49,EUR
K2512-0032,2025-12-16,10:16,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,8,each,0.36,,2.88,EUR
K2512-0032,2025-12-16,10:16,Kornmarkt,Südring 4,"Coffee, ground",,Pantry,1,each,6.99,,6.99,EUR
K2512-0033,2025-12-17,09:59,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,4,each,1.28,,5.12,EUR
K2512-0033,2025-12-17,09:59,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.408,kg,1.59,,2.24,EUR
K2512-0033,2025-12-17,09:59,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.59,,5.18,EUR
K2512-0033,2025-12-17,09:59,Kornmarkt,Südring 4,Red lentils,,Pantry,2,each,2.09,,4.18,EUR
K2512-0033,2025-12-17,09:59,Kornmarkt,Südring 4,"Basmati rice, 1 kg",,Pantry,2,each,3.14,,6.28,EUR
K2512-0034,2025-12-20,10:57,Kornmarkt,Südring 4,Cooked ham,,Meat and fish,1,each,2.49,0.50,1.99,EUR
K2512-0034,2025-12-20,10:57,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,1,each,1.38,,1.38,EUR
K2512-0034,2025-12-20,10:57,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,1,each,2.44,,2.44,EUR
K2512-0034,2025-12-20,10:57,Kornmarkt,Südring 4,Tomatoes,,Fruit and vegetables,0.674,kg,2.99,,2.02,EUR
K2512-0034,2025-12-20,10:57,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,2,each,0.92,,1.84,EUR
K2512-0034,2025-12-20,10:57,Kornmarkt,Südring 4,Tomato passata,,Pantry,3,each,0.98,,2.94,EUR
K2512-0034,2025-12-20,10:57,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,4,each,1.07,,4.28,EUR
K2512-0034,2025-12-20,10:57,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,5.74,,11.48,EUR
K2512-0034,2025-12-20,10:57,Kornmarkt,Südring 4,Bin bags,,Household,1,each,2.49,,2.49,EUR
K2512-0034,2025-12-20,10:57,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2512-0034,2025-12-20,10:57,Kornmarkt,Südring 4,Bottle deposit,,,-2,each,3.30,,-6.60,EUR
K2512-0035,2025-12-22,10:00,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,2,each,2.89,,5.78,EUR
K2512-0035,2025-12-22,10:00,Kornmarkt,Südring 4,Butter,,Dairy and eggs,3,each,2.25,,6.75,EUR
K2512-0035,2025-12-22,10:00,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,6,l,1.22,,7.32,EUR
K2512-0035,2025-12-22,10:00,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,3,each,1.06,,3.18,EUR
K2512-0035,2025-12-22,10:00,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,3,l,1.59,,4.77,EUR
K2512-0035,2025-12-22,10:00,Kornmarkt,Südring 4,Toast,,Bread and bakery,2,each,1.38,,2.76,EUR
K2512-0035,2025-12-22,10:00,Kornmarkt,Südring 4,Toilet paper,,Household,1,each,4.64,,4.64,EUR
K2512-0036,2025-12-23,10:53,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.774,kg,12.79,,9.90,EUR
K2512-0036,2025-12-23,10:53,Kornmarkt,Südring 4,Mushrooms,,Fruit and vegetables,1,each,2.19,,2.19,EUR
K2512-0036,2025-12-23,10:53,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,2.018,kg,2.64,,5.33,EUR
K2512-0036,2025-12-23,10:53,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,10,each,0.36,,3.60,EUR
K2512-0036,2025-12-23,10:53,Kornmarkt,Südring 4,Muesli,,Pantry,2,each,3.74,,7.48,EUR
K2512-0036,2025-12-23,10:53,Kornmarkt,Südring 4,"Tea bags, chamomile",,Drinks,2,each,1.89,,3.78,EUR
K2512-0036,2025-12-23,10:53,Kornmarkt,Südring 4,Kitchen roll,,Household,2,each,2.94,,5.88,EUR
K2512-0036,2025-12-23,10:53,Kornmarkt,Südring 4,"Cat food, tins",,Pet food,12,each,0.73,,8.76,EUR
K2512-0037,2025-12-24,10:56,Kornmarkt,Südring 4,Cream,,Dairy and eggs,2,each,1.02,,2.04,EUR
K2512-0037,2025-12-24,10:56,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.538,kg,24.59,,13.23,EUR
K2512-0037,2025-12-24,10:56,Kornmarkt,Südring 4,Onions,,Fruit and vegetables,0.974,kg,1.39,,1.35,EUR
K2512-0037,2025-12-24,10:56,Kornmarkt,Südring 4,Broccoli,,Fruit and vegetables,1,each,1.89,,1.89,EUR
K2512-0037,2025-12-24,10:56,Kornmarkt,Südring 4,Orange juice,,Drinks,4,l,2.14,,8.56,EUR
K2512-0037,2025-12-24,10:56,Kornmarkt,Südring 4,Gummy bears,,Sweets and snacks,1,each,1.13,,1.13,EUR
K2512-0038,2025-12-27,10:24,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,6,l,1.22,,7.32,EUR
K2512-0038,2025-12-27,10:24,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,3,each,2.89,,8.67,EUR
K2512-0038,2025-12-27,10:24,Kornmarkt,Südring 4,Butter,,Dairy and eggs,3,each,2.25,,6.75,EUR
K2512-0038,2025-12-27,10:24,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,4,each,1.06,,4.24,EUR
K2512-0038,2025-12-27,10:24,Kornmarkt,Südring 4,Cooked ham,,Meat and fish,2,each,2.49,,4.98,EUR
K2512-0038,2025-12-27,10:24,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,1.432,kg,2.64,,3.78,EUR
K2512-0038,2025-12-27,10:24,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,2,each,1.38,0.55,2.21,EUR
K2512-0038,2025-12-27,10:24,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,2,each,1.89,,3.78,EUR
K2512-0038,2025-12-27,10:24,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,3,each,1.07,,3.21,EUR
K2512-0038,2025-12-27,10:24,Kornmarkt,Südring 4,Tomato passata,,Pantry,3,each,0.98,,2.94,EUR
K2512-0038,2025-12-27,10:24,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,3,each,5.74,,17.22,EUR
K2512-0038,2025-12-27,10:24,Kornmarkt,Südring 4,Bottle deposit,,,3,each,3.30,,9.90,EUR
K2512-0038,2025-12-27,10:24,Kornmarkt,Südring 4,Bottle deposit,,,-2,each,3.30,,-6.60,EUR
K2512-0039,2025-12-31,10:21,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.446,kg,1.59,,2.30,EUR
K2512-0039,2025-12-31,10:21,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.59,,5.18,EUR
K2512-0039,2025-12-31,10:21,Kornmarkt,Südring 4,"Coffee, ground",,Pantry,2,each,6.99,,13.98,EUR
K2512-0039,2025-12-31,10:21,Kornmarkt,Südring 4,Red wine,,Drinks,1,each,6.89,,6.89,EUR
K2601-0040,2026-01-03,09:46,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,4,each,1.17,,4.68,EUR
K2601-0040,2026-01-03,09:46,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,3,l,1.59,,4.77,EUR
K2601-0040,2026-01-03,09:46,Kornmarkt,Südring 4,Butter,,Dairy and eggs,3,each,2.39,,7.17,EUR
K2601-0040,2026-01-03,09:46,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.562,kg,24.99,,14.04,EUR
K2601-0040,2026-01-03,09:46,Kornmarkt,Südring 4,Onions,,Fruit and vegetables,1.418,kg,1.39,,1.97,EUR
K2601-0040,2026-01-03,09:46,Kornmarkt,Südring 4,Toast,,Bread and bakery,2,each,1.40,,2.80,EUR
K2601-0040,2026-01-03,09:46,Kornmarkt,Südring 4,Muesli,,Pantry,3,each,3.74,,11.22,EUR
K2601-0040,2026-01-03,09:46,Kornmarkt,Südring 4,"Basmati rice, 1 kg",,Pantry,2,each,3.14,,6.28,EUR
K2601-0040,2026-01-03,09:46,Kornmarkt,Südring 4,Potato crisps,,Sweets and snacks,3,each,2.04,,6.12,EUR
K2601-0040,2026-01-03,09:46,Kornmarkt,Südring 4,Washing powder,,Household,1,each,9.74,,9.74,EUR
K2601-0040,2026-01-03,09:46,Kornmarkt,Südring 4,Cat litter,,Pet food,1,each,5.74,,5.74,EUR
K2601-0041,2026-01-07,09:59,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,6,l,1.22,,7.32,EUR
K2601-0041,2026-01-07,09:59,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,3,each,2.89,,8.67,EUR
K2601-0041,2026-01-07,09:59,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,3,each,1.06,,3.18,EUR
K2601-0041,2026-01-07,09:59,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.342,kg,1.59,,2.13,EUR
K2601-0042,2026-01-10,10:10,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,5,each,1.17,,5.85,EUR
K2601-0042,2026-01-10,10:10,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,1,each,1.38,,1.38,EUR
K2601-0042,2026-01-10,10:10,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,2,each,2.44,0.98,3.90,EUR
K2601-0042,2026-01-10,10:10,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,2,each,1.89,,3.78,EUR
K2601-0042,2026-01-10,10:10,Kornmarkt,Südring 4,Croissants,,Bread and bakery,3,each,1.03,,3.09,EUR
K2601-0042,2026-01-10,10:10,Kornmarkt,Südring 4,"Coffee, ground",,Pantry,1,each,6.99,,6.99,EUR
K2601-0042,2026-01-10,10:10,Kornmarkt,Südring 4,"Beer, alcohol-free",,Drinks,6,each,1.06,,6.36,EUR
K2601-0042,2026-01-10,10:10,Kornmarkt,Südring 4,Toilet paper,,Household,2,each,4.74,,9.48,EUR
K2601-0042,2026-01-10,10:10,Kornmarkt,Südring 4,Toothpaste,,Personal care,2,each,2.09,,4.18,EUR
K2601-0042,2026-01-10,10:10,Kornmarkt,Südring 4,"Cat food, tins",,Pet food,12,each,0.74,,8.88,EUR
K2601-0042,2026-01-10,10:10,Kornmarkt,Südring 4,Bottle deposit,,,6,each,0.08,,0.48,EUR
K2601-0043,2026-01-14,09:20,Kornmarkt,Südring 4,Butter,,Dairy and eggs,2,each,2.39,,4.78,EUR
K2601-0043,2026-01-14,09:20,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,4,each,1.08,,4.32,EUR
K2601-0043,2026-01-14,09:20,Kornmarkt,Südring 4,Orange juice,,Drinks,4,l,2.19,,8.76,EUR
K2601-0043,2026-01-14,09:20,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,4,each,1.59,,6.36,EUR
K2601-0043,2026-01-14,09:20,Kornmarkt,Südring 4,Shampoo,,Personal care,1,each,3.79,,3.79,EUR
K2601-0044,2026-01-17,10:50,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,3,l,1.59,,4.77,EUR
K2601-0044,2026-01-17,10:50,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,4,each,1.06,,4.24,EUR
K2601-0044,2026-01-17,10:50,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,6,each,1.17,,7.02,EUR
K2601-0044,2026-01-17,10:50,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,1,each,3.24,,3.24,EUR
K2601-0044,2026-01-17,10:50,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.520,kg,24.99,,12.99,EUR
K2601-0044,2026-01-17,10:50,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,1.118,kg,11.49,,12.85,EUR
K2601-0044,2026-01-17,10:50,Kornmarkt,Südring 4,Toast,,Bread and bakery,2,each,1.40,,2.80,EUR
K2601-0044,2026-01-17,10:50,Kornmarkt,Südring 4,"Wheat flour, 1 kg",,Pantry,2,each,0.96,,1.92,EUR
K2601-0044,2026-01-17,10:50,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,3,each,5.74,,17.22,EUR
K2601-0044,2026-01-17,10:50,Kornmarkt,Südring 4,Bottle deposit,,,3,each,3.30,,9.90,EUR
K2601-0044,2026-01-17,10:50,Kornmarkt,Südring 4,Bottle deposit,,,-3,each,3.30,,-9.90,EUR
K2601-0045,2026-01-21,10:41,Kornmarkt,Südring 4,Cooked ham,,Meat and fish,1,each,2.49,,2.49,EUR
K2601-0045,2026-01-21,10:41,Kornmarkt,Südring 4,Carrots,,Fruit and vegetables,1.290,kg,1.24,,1.60,EUR
K2601-0045,2026-01-21,10:41,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,1,each,0.93,,0.93,EUR
K2601-0045,2026-01-21,10:41,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,8,each,0.37,,2.96,EUR
K2601-0045,2026-01-21,10:41,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,2,each,1.89,,3.78,EUR
K2601-0046,2026-01-24,09:13,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,2,each,2.89,,5.78,EUR
K2601-0046,2026-01-24,09:13,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.556,kg,1.59,,2.47,EUR
K2601-0046,2026-01-24,09:13,Kornmarkt,Südring 4,Mushrooms,,Fruit and vegetables,1,each,2.19,,2.19,EUR
K2601-0046,2026-01-24,09:13,Kornmarkt,Südring 4,"Spinach, frozen",,Fruit and vegetables,1,each,2.14,,2.14,EUR
K2601-0046,2026-01-24,09:13,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.59,,5.18,EUR
K2601-0046,2026-01-24,09:13,Kornmarkt,Südring 4,Muesli,,Pantry,2,each,3.74,,7.48,EUR
K2601-0046,2026-01-24,09:13,Kornmarkt,Südring 4,Tomato passata,,Pantry,4,each,1.00,,4.00,EUR
K2601-0046,2026-01-24,09:13,Kornmarkt,Südring 4,"Beer, alcohol-free",,Drinks,12,each,1.06,,12.72,EUR
K2601-0046,2026-01-24,09:13,Kornmarkt,Südring 4,Orange juice,,Drinks,3,l,2.19,,6.57,EUR
K2601-0046,2026-01-24,09:13,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,3,each,1.59,,4.77,EUR
K2601-0046,2026-01-24,09:13,Kornmarkt,Südring 4,Kitchen roll,,Household,2,each,2.94,,5.88,EUR
K2601-0046,2026-01-24,09:13,Kornmarkt,Südring 4,Bottle deposit,,,6,each,0.08,,0.48,EUR
K2601-0047,2026-01-28,09:52,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,4,each,1.17,,4.68,EUR
K2601-0047,2026-01-28,09:52,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,2,each,3.24,,6.48,EUR
K2601-0047,2026-01-28,09:52,Kornmarkt,Südring 4,Pork schnitzel,,Meat and fish,0.966,kg,10.54,,10.18,EUR
K2601-0047,2026-01-28,09:52,Kornmarkt,Südring 4,Potato crisps,,Sweets and snacks,2,each,2.04,,4.08,EUR
K2601-0048,2026-01-31,09:49,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,4,l,1.59,,6.36,EUR
K2601-0048,2026-01-31,09:49,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,0.714,kg,11.49,,8.20,EUR
K2601-0048,2026-01-31,09:49,Kornmarkt,Südring 4,Potatoes,,Fruit and vegetables,3.186,kg,1.40,,4.46,EUR
K2601-0048,2026-01-31,09:49,Kornmarkt,Südring 4,Onions,,Fruit and vegetables,1.482,kg,1.39,,2.06,EUR
K2601-0048,2026-01-31,09:49,Kornmarkt,Südring 4,Broccoli,,Fruit and vegetables,1,each,1.94,,1.94,EUR
K2601-0048,2026-01-31,09:49,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.212,kg,1.59,,1.93,EUR
K2601-0048,2026-01-31,09:49,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,2,each,1.89,,3.78,EUR
K2601-0048,2026-01-31,09:49,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,8,each,0.37,,2.96,EUR
K2601-0048,2026-01-31,09:49,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,3,each,5.74,,17.22,EUR
K2601-0048,2026-01-31,09:49,Kornmarkt,Südring 4,Bottle deposit,,,3,each,3.30,,9.90,EUR
K2601-0048,2026-01-31,09:49,Kornmarkt,Südring 4,Bottle deposit,,,-3,each,3.30,,-9.90,EUR
K2602-0049,2026-02-04,10:29,Kornmarkt City,Südring 4,Butter,,Dairy and eggs,3,each,2.39,,7.17,EUR
K2602-0049,2026-02-04,10:29,Kornmarkt City,Südring 4,Cooked ham,,Meat and fish,2,each,2.54,,5.08,EUR
K2602-0049,2026-02-04,10:29,Kornmarkt City,Südring 4,Minced beef,,Meat and fish,0.894,kg,12.79,,11.43,EUR
K2602-0049,2026-02-04,10:29,Kornmarkt City,Südring 4,Lettuce,,Fruit and vegetables,2,each,1.40,,2.80,EUR
K2602-0049,2026-02-04,10:29,Kornmarkt City,Südring 4,"Coffee, ground",,Pantry,1,each,7.49,,7.49,EUR
K2602-0049,2026-02-04,10:29,Kornmarkt City,Südring 4,"Pasta, 500 g",,Pantry,4,each,1.08,,4.32,EUR
K2602-0050,2026-02-07,09:33,Kornmarkt,Südring 4,Cream,,Dairy and eggs,3,each,1.03,,3.09,EUR
K2602-0050,2026-02-07,09:33,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,3,each,1.30,,3.90,EUR
K2602-0050,2026-02-07,09:33,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.920,kg,1.59,,3.05,EUR
K2602-0050,2026-02-07,09:33,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,2,each,0.93,,1.86,EUR
K2602-0050,2026-02-07,09:33,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,1,each,2.59,,2.59,EUR
K2602-0050,2026-02-07,09:33,Kornmarkt,Südring 4,Tomato passata,,Pantry,4,each,1.00,,4.00,EUR
K2602-0050,2026-02-07,09:33,Kornmarkt,Südring 4,Muesli,,Pantry,2,each,3.79,,7.58,EUR
K2602-0050,2026-02-07,09:33,Kornmarkt,Südring 4,"Beer, alcohol-free",,Drinks,6,each,1.06,,6.36,EUR
K2602-0050,2026-02-07,09:33,Kornmarkt,Südring 4,Red wine,,Drinks,2,each,6.89,,13.78,EUR
K2602-0050,2026-02-07,09:33,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,3,each,1.59,,4.77,EUR
K2602-0050,2026-02-07,09:33,Kornmarkt,Südring 4,Cat litter,,Pet food,1,each,5.74,,5.74,EUR
K2602-0050,2026-02-07,09:33,Kornmarkt,Südring 4,Bottle deposit,,,6,each,0.08,,0.48,EUR
K2602-0051,2026-02-11,10:44,Kornmarkt City,Südring 4,"Apples, Elstar",,Fruit and vegetables,2.168,kg,2.69,,5.83,EUR
K2602-0051,2026-02-11,10:44,Kornmarkt City,Südring 4,Bread rolls,,Bread and bakery,8,each,0.37,,2.96,EUR
K2602-0051,2026-02-11,10:44,Kornmarkt City,Südring 4,"Basmati rice, 1 kg",,Pantry,2,each,3.14,,6.28,EUR
K2602-0051,2026-02-11,10:44,Kornmarkt City,Südring 4,"Mineral water, crate",,Drinks,3,each,5.84,,17.52,EUR
K2602-0051,2026-02-11,10:44,Kornmarkt City,Südring 4,Potato crisps,,Sweets and snacks,3,each,2.04,,6.12,EUR
K2602-0051,2026-02-11,10:44,Kornmarkt City,Südring 4,Bottle deposit,,,3,each,3.30,,9.90,EUR
K2602-0051,2026-02-11,10:44,Kornmarkt City,Südring 4,Bottle deposit,,,-3,each,3.30,,-9.90,EUR
K2602-0052,2026-02-14,09:09,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,5,each,1.17,,5.85,EUR
K2602-0052,2026-02-14,09:09,Kornmarkt,Südring 4,Smoked trout,,Meat and fish,2,each,4.64,,9.28,EUR
K2602-0052,2026-02-14,09:09,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.458,kg,24.99,,11.45,EUR
K2602-0052,2026-02-14,09:09,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.646,kg,12.79,,8.26,EUR
K2602-0052,2026-02-14,09:09,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,2,each,0.93,,1.86,EUR
K2602-0052,2026-02-14,09:09,Kornmarkt,Südring 4,Tomatoes,,Fruit and vegetables,1.084,kg,2.99,,3.24,EUR
K2602-0052,2026-02-14,09:09,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,2,each,1.89,,3.78,EUR
K2602-0052,2026-02-14,09:09,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.59,,5.18,EUR
K2602-0052,2026-02-14,09:09,Kornmarkt,Südring 4,Toothpaste,,Personal care,1,each,2.09,,2.09,EUR
K2602-0053,2026-02-18,09:28,Kornmarkt City,Südring 4,Bananas,,Fruit and vegetables,1.670,kg,1.59,,2.66,EUR
K2602-0053,2026-02-18,09:28,Kornmarkt City,Südring 4,"Peppers, mixed",,Fruit and vegetables,2,each,2.44,,4.88,EUR
K2602-0053,2026-02-18,09:28,Kornmarkt City,Südring 4,"Pasta, 500 g",,Pantry,4,each,1.08,,4.32,EUR
K2602-0053,2026-02-18,09:28,Kornmarkt City,Südring 4,Muesli,,Pantry,2,each,3.79,,7.58,EUR
K2602-0053,2026-02-18,09:28,Kornmarkt City,Südring 4,Tomato passata,,Pantry,4,each,1.00,,4.00,EUR
K2602-0054,2026-02-21,10:08,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,4,each,1.08,,4.32,EUR
K2602-0054,2026-02-21,10:08,Kornmarkt,Südring 4,Fish fingers,,Meat and fish,1,each,3.74,,3.74,EUR
K2602-0054,2026-02-21,10:08,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,0.710,kg,11.64,,8.26,EUR
K2602-0054,2026-02-21,10:08,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.59,,5.18,EUR
K2602-0054,2026-02-21,10:08,Kornmarkt,Südring 4,Peanut butter,,Pantry,1,each,3.24,,3.24,EUR
K2602-0054,2026-02-21,10:08,Kornmarkt,Südring 4,Orange juice,,Drinks,3,l,2.19,,6.57,EUR
K2602-0054,2026-02-21,10:08,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,3,each,5.84,,17.52,EUR
K2602-0054,2026-02-21,10:08,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,3,each,1.59,,4.77,EUR
K2602-0054,2026-02-21,10:08,Kornmarkt,Südring 4,Biscuits,,Sweets and snacks,1,each,1.59,,1.59,EUR
K2602-0054,2026-02-21,10:08,Kornmarkt,Südring 4,Bottle deposit,,,3,each,3.30,,9.90,EUR
K2602-0054,2026-02-21,10:08,Kornmarkt,Südring 4,Bottle deposit,,,-3,each,3.30,,-9.90,EUR
K2602-0055,2026-02-25,09:53,Kornmarkt City,Südring 4,Avocado,,Fruit and vegetables,3,each,1.30,,3.90,EUR
K2602-0055,2026-02-25,09:53,Kornmarkt City,Südring 4,Bread rolls,,Bread and bakery,8,each,0.37,,2.96,EUR
K2602-0055,2026-02-25,09:53,Kornmarkt City,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,2,each,1.89,,3.78,EUR
K2602-0055,2026-02-25,09:53,Kornmarkt City,Südring 4,"Olive oil, 750 ml",,Pantry,1,each,9.04,,9.04,EUR
K2602-0056,2026-02-28,10:55,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,5,each,1.17,,5.85,EUR
K2602-0056,2026-02-28,10:55,Kornmarkt,Südring 4,Butter,,Dairy and eggs,3,each,2.39,,7.17,EUR
K2602-0056,2026-02-28,10:55,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.642,kg,1.59,,2.61,EUR
K2602-0056,2026-02-28,10:55,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,1,each,2.44,,2.44,EUR
K2602-0056,2026-02-28,10:55,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,1,each,1.40,,1.40,EUR
K2602-0056,2026-02-28,10:55,Kornmarkt,Südring 4,Toast,,Bread and bakery,2,each,1.40,,2.80,EUR
K2602-0056,2026-02-28,10:55,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.59,,5.18,EUR
K2602-0056,2026-02-28,10:55,Kornmarkt,Südring 4,"Basmati rice, 1 kg",,Pantry,2,each,3.14,,6.28,EUR
K2602-0056,2026-02-28,10:55,Kornmarkt,Südring 4,"Sugar, 1 kg",,Pantry,1,each,1.24,,1.24,EUR
K2603-0057,2026-03-04,09:50,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.562,kg,24.99,,14.04,EUR
K2603-0057,2026-03-04,09:50,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,0.772,kg,11.64,,8.99,EUR
K2603-0057,2026-03-04,09:50,Kornmarkt,Südring 4,"Chickpeas, tin",,Pantry,2,each,1.09,,2.18,EUR
K2603-0057,2026-03-04,09:50,Kornmarkt,Südring 4,Orange juice,,Drinks,4,l,2.19,,8.76,EUR
K2603-0057,2026-03-04,09:50,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,4,each,1.59,,6.36,EUR
K2603-0057,2026-03-04,09:50,Kornmarkt,Südring 4,"Cat food, tins",,Pet food,12,each,0.74,,8.88,EUR
K2603-0058,2026-03-07,10:13,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,3,each,1.08,0.65,2.59,EUR
K2603-0058,2026-03-07,10:13,Kornmarkt,Südring 4,Quark,,Dairy and eggs,2,each,1.41,,2.82,EUR
K2603-0058,2026-03-07,10:13,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,8,l,1.25,,10.00,EUR
K2603-0058,2026-03-07,10:13,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,3,l,1.59,,4.77,EUR
K2603-0058,2026-03-07,10:13,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,1.99,,5.97,EUR
K2603-0058,2026-03-07,10:13,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.64,,5.28,EUR
K2603-0058,2026-03-07,10:13,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,5.84,,11.68,EUR
K2603-0058,2026-03-07,10:13,Kornmarkt,Südring 4,Potato crisps,,Sweets and snacks,2,each,2.04,,4.08,EUR
K2603-0058,2026-03-07,10:13,Kornmarkt,Südring 4,Kitchen roll,,Household,1,each,2.99,,2.99,EUR
K2603-0058,2026-03-07,10:13,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2603-0058,2026-03-07,10:13,Kornmarkt,Südring 4,Bottle deposit,,,-3,each,3.30,,-9.90,EUR
K2603-0059,2026-03-11,10:13,Kornmarkt,Südring 4,Butter,,Dairy and eggs,3,each,2.39,,7.17,EUR
K2603-0059,2026-03-11,10:13,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.650,kg,12.94,,8.41,EUR
K2603-0059,2026-03-11,10:13,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.270,kg,1.59,,2.02,EUR
K2603-0059,2026-03-11,10:13,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,2,each,2.44,,4.88,EUR
K2603-0059,2026-03-11,10:13,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,4,each,1.30,,5.20,EUR
K2603-0059,2026-03-11,10:13,Kornmarkt,Südring 4,Muesli,,Pantry,2,each,3.79,,7.58,EUR
K2603-0060,2026-03-14,09:21,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,3,each,2.94,,8.82,EUR
K2603-0060,2026-03-14,09:21,Kornmarkt,Südring 4,Salami,,Meat and fish,1,each,2.64,,2.64,EUR
K2603-0060,2026-03-14,09:21,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,0.870,kg,11.64,,10.13,EUR
K2603-0060,2026-03-14,09:21,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,2,each,1.40,,2.80,EUR
K2603-0060,2026-03-14,09:21,Kornmarkt,Südring 4,"Olive oil, 750 ml",,Pantry,1,each,9.19,,9.19,EUR
K2603-0060,2026-03-14,09:21,Kornmarkt,Südring 4,Red lentils,,Pantry,2,each,2.14,,4.28,EUR
K2603-0060,2026-03-14,09:21,Kornmarkt,Südring 4,Orange juice,,Drinks,4,l,2.19,,8.76,EUR
K2603-0060,2026-03-14,09:21,Kornmarkt,Südring 4,"Tea bags, chamomile",,Drinks,2,each,1.89,,3.78,EUR
K2603-0060,2026-03-14,09:21,Kornmarkt,Südring 4,Cat litter,,Pet food,1,each,5.84,,5.84,EUR
K2603-0061,2026-03-18,09:30,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,6,l,1.25,,7.50,EUR
K2603-0061,2026-03-18,09:30,Kornmarkt,Südring 4,Cream,,Dairy and eggs,2,each,1.03,,2.06,EUR
K2603-0061,2026-03-18,09:30,Kornmarkt,Südring 4,Lemons,,Fruit and vegetables,2,each,0.48,,0.96,EUR
K2603-0061,2026-03-18,09:30,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.64,,5.28,EUR
K2603-0061,2026-03-18,09:30,Kornmarkt,Südring 4,"Cat food, tins",,Pet food,12,each,0.74,,8.88,EUR
K2603-0062,2026-03-21,10:44,Kornmarkt,Südring 4,Feta,,Dairy and eggs,1,each,2.74,,2.74,EUR
K2603-0062,2026-03-21,10:44,Kornmarkt,Südring 4,Butter,,Dairy and eggs,3,each,2.39,,7.17,EUR
K2603-0062,2026-03-21,10:44,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,4,l,1.59,,6.36,EUR
K2603-0062,2026-03-21,10:44,Kornmarkt,Südring 4,"Sausages, Vienna",,Meat and fish,1,each,3.14,,3.14,EUR
K2603-0062,2026-03-21,10:44,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,1,each,2.44,,2.44,EUR
K2603-0062,2026-03-21,10:44,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,3,each,1.30,,3.90,EUR
K2603-0062,2026-03-21,10:44,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,1.99,,5.97,EUR
K2603-0062,2026-03-21,10:44,Kornmarkt,Südring 4,"Coffee, ground",,Pantry,2,each,7.49,,14.98,EUR
K2603-0062,2026-03-21,10:44,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,5.84,,11.68,EUR
K2603-0062,2026-03-21,10:44,Kornmarkt,Südring 4,Washing powder,,Household,1,each,9.89,,9.89,EUR
K2603-0062,2026-03-21,10:44,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2603-0062,2026-03-21,10:44,Kornmarkt,Südring 4,Bottle deposit,,,-2,each,3.30,,-6.60,EUR
K2603-0063,2026-03-25,09:53,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,8,l,1.25,,10.00,EUR
K2603-0063,2026-03-25,09:53,Kornmarkt,Südring 4,Cooked ham,,Meat and fish,1,each,2.54,,2.54,EUR
K2603-0063,2026-03-25,09:53,Kornmarkt,Südring 4,Carrots,,Fruit and vegetables,1.168,kg,1.26,,1.47,EUR
K2603-0063,2026-03-25,09:53,Kornmarkt,Südring 4,Toast,,Bread and bakery,1,each,1.40,,1.40,EUR
K2603-0063,2026-03-25,09:53,Kornmarkt,Südring 4,Tomato passata,,Pantry,4,each,1.00,,4.00,EUR
K2603-0064,2026-03-28,09:52,Kornmarkt,Südring 4,Cream,,Dairy and eggs,3,each,1.03,,3.09,EUR
K2603-0064,2026-03-28,09:52,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,4,each,1.08,,4.32,EUR
K2603-0064,2026-03-28,09:52,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.628,kg,12.94,,8.13,EUR
K2603-0064,2026-03-28,09:52,Kornmarkt,Südring 4,Tomatoes,,Fruit and vegetables,1.250,kg,2.99,,3.74,EUR
K2603-0064,2026-03-28,09:52,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,1,each,1.40,,1.40,EUR
K2603-0064,2026-03-28,09:52,Kornmarkt,Südring 4,Potatoes,,Fruit and vegetables,2.404,kg,1.40,,3.37,EUR
K2603-0064,2026-03-28,09:52,Kornmarkt,Südring 4,Croissants,,Bread and bakery,3,each,1.05,,3.15,EUR
K2603-0064,2026-03-28,09:52,Kornmarkt,Südring 4,"Olive oil, 750 ml",,Pantry,1,each,9.19,,9.19,EUR
K2603-0064,2026-03-28,09:52,Kornmarkt,Südring 4,Potato crisps,,Sweets and snacks,3,each,2.04,,6.12,EUR
K2603-0064,2026-03-28,09:52,Kornmarkt,Südring 4,Bin bags,,Household,1,each,2.49,,2.49,EUR
K2603-0064,2026-03-28,09:52,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,-2,each,1.08,,-2.16,EUR
K2604-0065,2026-04-01,09:21,Kornmarkt,Südring 4,Asparagus,,Fruit and vegetables,1.312,kg,12.54,,16.45,EUR
K2604-0065,2026-04-01,09:21,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,1.432,kg,2.74,,3.92,EUR
K2604-0065,2026-04-01,09:21,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,4,each,1.10,,4.40,EUR
K2604-0065,2026-04-01,09:21,Kornmarkt,Südring 4,Ice cream,,Sweets and snacks,1,each,4.29,,4.29,EUR
K2604-0066,2026-04-04,09:20,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,3,l,1.59,,4.77,EUR
K2604-0066,2026-04-04,09:20,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.486,kg,25.39,,12.34,EUR
K2604-0066,2026-04-04,09:20,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.478,kg,1.59,,2.35,EUR
K2604-0066,2026-04-04,09:20,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,1.99,,5.97,EUR
K2604-0066,2026-04-04,09:20,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,1,each,2.64,,2.64,EUR
K2604-0066,2026-04-04,09:20,Kornmarkt,Südring 4,"Wheat flour, 1 kg",,Pantry,1,each,0.97,,0.97,EUR
K2604-0066,2026-04-04,09:20,Kornmarkt,Südring 4,Toilet paper,,Household,2,each,4.79,1.92,7.66,EUR
K2604-0066,2026-04-04,09:20,Kornmarkt,Südring 4,Shampoo,,Personal care,1,each,3.84,,3.84,EUR
K2604-0066,2026-04-04,09:20,Kornmarkt,Südring 4,"Cat food, tins",,Pet food,18,each,0.75,,13.50,EUR
K2604-0067,2026-04-08,10:19,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,3,each,2.94,,8.82,EUR
K2604-0067,2026-04-08,10:19,Kornmarkt,Südring 4,Tomatoes,,Fruit and vegetables,0.712,kg,2.99,,2.13,EUR
K2604-0067,2026-04-08,10:19,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,4,each,1.59,1.27,5.09,EUR
K2604-0067,2026-04-08,10:19,Kornmarkt,Südring 4,Gummy bears,,Sweets and snacks,2,each,1.14,,2.28,EUR
K2604-0068,2026-04-11,10:45,Kornmarkt,Südring 4,Cream,,Dairy and eggs,3,each,1.05,,3.15,EUR
K2604-0068,2026-04-11,10:45,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,4,each,1.08,,4.32,EUR
K2604-0068,2026-04-11,10:45,Kornmarkt,Südring 4,Butter,,Dairy and eggs,2,each,2.39,,4.78,EUR
K2604-0068,2026-04-11,10:45,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.664,kg,12.94,,8.59,EUR
K2604-0068,2026-04-11,10:45,Kornmarkt,Südring 4,Mushrooms,,Fruit and vegetables,1,each,2.19,,2.19,EUR
K2604-0068,2026-04-11,10:45,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,1.754,kg,2.74,,4.81,EUR
K2604-0068,2026-04-11,10:45,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,1,each,0.95,,0.95,EUR
K2604-0068,2026-04-11,10:45,Kornmarkt,Südring 4,"Basmati rice, 1 kg",,Pantry,2,each,3.19,,6.38,EUR
K2604-0068,2026-04-11,10:45,Kornmarkt,Südring 4,Potato crisps,,Sweets and snacks,2,each,2.09,,4.18,EUR
K2604-0069,2026-04-15,09:32,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,1,each,3.29,,3.29,EUR
K2604-0069,2026-04-15,09:32,Kornmarkt,Südring 4,Pork schnitzel,,Meat and fish,0.688,kg,10.69,,7.35,EUR
K2604-0069,2026-04-15,09:32,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,0.778,kg,11.64,,9.06,EUR
K2604-0069,2026-04-15,09:32,Kornmarkt,Südring 4,Carrots,,Fruit and vegetables,1.464,kg,1.26,,1.84,EUR
K2604-0069,2026-04-15,09:32,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,3,each,1.30,,3.90,EUR
K2604-0069,2026-04-15,09:32,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.64,,5.28,EUR
K2604-0070,2026-04-18,10:40,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,4,l,1.59,,6.36,EUR
K2604-0070,2026-04-18,10:40,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,2,each,2.94,,5.88,EUR
K2604-0070,2026-04-18,10:40,Kornmarkt,Südring 4,Onions,,Fruit and vegetables,1.058,kg,1.41,,1.49,EUR
K2604-0070,2026-04-18,10:40,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,2.124,kg,2.74,,5.82,EUR
K2604-0070,2026-04-18,10:40,Kornmarkt,Südring 4,Potatoes,,Fruit and vegetables,3.008,kg,1.42,,4.27,EUR
K2604-0070,2026-04-18,10:40,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,1.99,,5.97,EUR
K2604-0070,2026-04-18,10:40,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,4,each,1.10,,4.40,EUR
K2604-0070,2026-04-18,10:40,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,3,each,5.84,,17.52,EUR
K2604-0070,2026-04-18,10:40,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,3,each,1.59,,4.77,EUR
K2604-0070,2026-04-18,10:40,Kornmarkt,Südring 4,Toilet paper,,Household,1,each,4.79,,4.79,EUR
K2604-0070,2026-04-18,10:40,Kornmarkt,Südring 4,Cat litter,,Pet food,1,each,5.84,,5.84,EUR
K2604-0070,2026-04-18,10:40,Kornmarkt,Südring 4,Bottle deposit,,,3,each,3.30,,9.90,EUR
K2604-0070,2026-04-18,10:40,Kornmarkt,Südring 4,Bottle deposit,,,-3,each,3.30,,-9.90,EUR
K2604-0071,2026-04-22,09:21,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,5,each,1.18,,5.90,EUR
K2604-0071,2026-04-22,09:21,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.486,kg,25.39,,12.34,EUR
K2604-0071,2026-04-22,09:21,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.502,kg,1.59,,2.39,EUR
K2604-0071,2026-04-22,09:21,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,2,each,0.95,,1.90,EUR
K2604-0071,2026-04-22,09:21,Kornmarkt,Südring 4,Tomato passata,,Pantry,4,each,1.01,,4.04,EUR
K2604-0071,2026-04-22,09:21,Kornmarkt,Südring 4,Orange juice,,Drinks,4,l,2.19,,8.76,EUR
K2604-0072,2026-04-25,09:49,Kornmarkt,Südring 4,Cream,,Dairy and eggs,2,each,1.05,,2.10,EUR
K2604-0072,2026-04-25,09:49,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,2,each,3.29,,6.58,EUR
K2604-0072,2026-04-25,09:49,Kornmarkt,Südring 4,Feta,,Dairy and eggs,1,each,2.79,,2.79,EUR
K2604-0072,2026-04-25,09:49,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,1.130,kg,11.64,,13.15,EUR
K2604-0072,2026-04-25,09:49,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,1,each,1.40,,1.40,EUR
K2604-0072,2026-04-25,09:49,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,1.338,kg,2.74,,3.67,EUR
K2604-0072,2026-04-25,09:49,Kornmarkt,Südring 4,Carrots,,Fruit and vegetables,1.624,kg,1.26,,2.05,EUR
K2604-0072,2026-04-25,09:49,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,10,each,0.37,,3.70,EUR
K2604-0072,2026-04-25,09:49,Kornmarkt,Südring 4,"Beer, alcohol-free",,Drinks,6,each,1.07,,6.42,EUR
K2604-0072,2026-04-25,09:49,Kornmarkt,Südring 4,Bottle deposit,,,6,each,0.08,,0.48,EUR
K2604-0073,2026-04-29,10:28,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,2,each,2.94,,5.88,EUR
K2604-0073,2026-04-29,10:28,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,4,each,1.18,,4.72,EUR
K2604-0073,2026-04-29,10:28,Kornmarkt,Südring 4,Onions,,Fruit and vegetables,1.324,kg,1.41,,1.87,EUR
K2604-0073,2026-04-29,10:28,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,2.090,kg,1.59,,3.32,EUR
K2604-0073,2026-04-29,10:28,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,1.99,,5.97,EUR
K2604-0073,2026-04-29,10:28,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,3,each,1.59,,4.77,EUR
K2605-0074,2026-05-02,10:46,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,3,l,1.64,,4.92,EUR
K2605-0074,2026-05-02,10:46,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.554,kg,12.94,,7.17,EUR
K2605-0074,2026-05-02,10:46,Kornmarkt,Südring 4,Strawberries,,Fruit and vegetables,2,each,3.79,,7.58,EUR
K2605-0074,2026-05-02,10:46,Kornmarkt,Südring 4,Tomatoes,,Fruit and vegetables,1.076,kg,3.04,,3.27,EUR
K2605-0074,2026-05-02,10:46,Kornmarkt,Südring 4,"Olive oil, 750 ml",,Pantry,1,each,9.19,,9.19,EUR
K2605-0074,2026-05-02,10:46,Kornmarkt,Südring 4,Muesli,,Pantry,2,each,3.89,,7.78,EUR
K2605-0074,2026-05-02,10:46,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,3,each,5.94,,17.82,EUR
K2605-0074,2026-05-02,10:46,Kornmarkt,Südring 4,"Tea bags, chamomile",,Drinks,2,each,1.89,,3.78,EUR
K2605-0074,2026-05-02,10:46,Kornmarkt,Südring 4,Orange juice,,Drinks,3,l,2.19,,6.57,EUR
K2605-0074,2026-05-02,10:46,Kornmarkt,Südring 4,Toothpaste,,Personal care,1,each,2.09,,2.09,EUR
K2605-0074,2026-05-02,10:46,Kornmarkt,Südring 4,Bottle deposit,,,3,each,3.30,,9.90,EUR
K2605-0074,2026-05-02,10:46,Kornmarkt,Südring 4,Bottle deposit,,,-3,each,3.30,,-9.90,EUR
K2605-0075,2026-05-06,09:10,Kornmarkt,Südring 4,Butter,,Dairy and eggs,3,each,2.39,,7.17,EUR
K2605-0075,2026-05-06,09:10,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,1.500,kg,2.74,,4.11,EUR
K2605-0075,2026-05-06,09:10,Kornmarkt,Südring 4,"Spinach, frozen",,Fruit and vegetables,1,each,2.19,,2.19,EUR
K2605-0075,2026-05-06,09:10,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,10,each,0.37,,3.70,EUR
K2605-0076,2026-05-09,09:38,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,1,each,3.34,,3.34,EUR
K2605-0076,2026-05-09,09:38,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,0.888,kg,11.84,,10.51,EUR
K2605-0076,2026-05-09,09:38,Kornmarkt,Südring 4,Carrots,,Fruit and vegetables,1.370,kg,1.26,,1.73,EUR
K2605-0076,2026-05-09,09:38,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,2,each,1.42,,2.84,EUR
K2605-0076,2026-05-09,09:38,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,3,each,1.32,,3.96,EUR
K2605-0076,2026-05-09,09:38,Kornmarkt,Südring 4,Toast,,Bread and bakery,2,each,1.42,,2.84,EUR
K2605-0076,2026-05-09,09:38,Kornmarkt,Südring 4,"Basmati rice, 1 kg",,Pantry,2,each,3.19,1.28,5.10,EUR
K2605-0076,2026-05-09,09:38,Kornmarkt,Südring 4,Peanut butter,,Pantry,1,each,3.29,,3.29,EUR
K2605-0076,2026-05-09,09:38,Kornmarkt,Südring 4,"Beer, alcohol-free",,Drinks,6,each,1.07,,6.42,EUR
K2605-0076,2026-05-09,09:38,Kornmarkt,Südring 4,Biscuits,,Sweets and snacks,1,each,1.64,,1.64,EUR
K2605-0076,2026-05-09,09:38,Kornmarkt,Südring 4,Shampoo,,Personal care,1,each,3.84,,3.84,EUR
K2605-0076,2026-05-09,09:38,Kornmarkt,Südring 4,Bottle deposit,,,6,each,0.08,,0.48,EUR
K2605-0077,2026-05-13,10:11,Kornmarkt,Südring 4,Smoked trout,,Meat and fish,2,each,4.74,,9.48,EUR
K2605-0077,2026-05-13,10:11,Kornmarkt,Südring 4,Cooked ham,,Meat and fish,1,each,2.54,,2.54,EUR
K2605-0077,2026-05-13,10:11,Kornmarkt,Südring 4,Tomatoes,,Fruit and vegetables,1.122,kg,3.04,,3.41,EUR
K2605-0077,2026-05-13,10:11,Kornmarkt,Südring 4,Orange juice,,Drinks,4,l,2.19,,8.76,EUR
K2605-0077,2026-05-13,10:11,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,5.94,,11.88,EUR
K2605-0077,2026-05-13,10:11,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2605-0077,2026-05-13,10:11,Kornmarkt,Südring 4,Bottle deposit,,,-3,each,3.30,,-9.90,EUR
K2605-0078,2026-05-16,09:16,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,3,each,1.09,,3.27,EUR
K2605-0078,2026-05-16,09:16,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.662,kg,12.94,,8.57,EUR
K2605-0078,2026-05-16,09:16,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,0.730,kg,11.84,,8.64,EUR
K2605-0078,2026-05-16,09:16,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,2,each,1.99,,3.98,EUR
K2605-0078,2026-05-16,09:16,Kornmarkt,Südring 4,Muesli,,Pantry,3,each,3.89,,11.67,EUR
K2605-0078,2026-05-16,09:16,Kornmarkt,Südring 4,Tomato passata,,Pantry,3,each,1.01,,3.03,EUR
K2605-0078,2026-05-16,09:16,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,4,each,1.10,,4.40,EUR
K2605-0078,2026-05-16,09:16,Kornmarkt,Südring 4,"Olive oil, 750 ml",,Pantry,1,each,9.19,,9.19,EUR
K2605-0078,2026-05-16,09:16,Kornmarkt,Südring 4,Gummy bears,,Sweets and snacks,1,each,1.16,,1.16,EUR
K2605-0078,2026-05-16,09:16,Kornmarkt,Südring 4,Toilet paper,,Household,1,each,4.79,,4.79,EUR
K2605-0078,2026-05-16,09:16,Kornmarkt,Südring 4,"Cat food, tins",,Pet food,18,each,0.75,,13.50,EUR
K2605-0079,2026-05-20,10:08,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,6,each,1.18,,7.08,EUR
K2605-0079,2026-05-20,10:08,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,6,l,1.25,,7.50,EUR
K2605-0079,2026-05-20,10:08,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,4,each,1.32,,5.28,EUR
K2605-0079,2026-05-20,10:08,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.868,kg,1.59,,2.97,EUR
K2605-0079,2026-05-20,10:08,Kornmarkt,Südring 4,Red wine,,Drinks,2,each,6.99,,13.98,EUR
K2605-0080,2026-05-23,10:08,Kornmarkt,Südring 4,Quark,,Dairy and eggs,1,each,1.43,,1.43,EUR
K2605-0080,2026-05-23,10:08,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,4,l,1.64,,6.56,EUR
K2605-0080,2026-05-23,10:08,Kornmarkt,Südring 4,Butter,,Dairy and eggs,3,each,2.39,,7.17,EUR
K2605-0080,2026-05-23,10:08,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.598,kg,25.39,,15.18,EUR
K2605-0080,2026-05-23,10:08,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,1.058,kg,11.84,,12.53,EUR
K2605-0080,2026-05-23,10:08,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,2,each,1.42,,2.84,EUR
K2605-0080,2026-05-23,10:08,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,1.354,kg,2.74,,3.71,EUR
K2605-0080,2026-05-23,10:08,Kornmarkt,Südring 4,Toast,,Bread and bakery,2,each,1.42,,2.84,EUR
K2605-0080,2026-05-23,10:08,Kornmarkt,Südring 4,"Sugar, 1 kg",,Pantry,1,each,1.26,,1.26,EUR
K2605-0080,2026-05-23,10:08,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,5.94,,11.88,EUR
K2605-0080,2026-05-23,10:08,Kornmarkt,Südring 4,Cat litter,,Pet food,1,each,5.84,,5.84,EUR
K2605-0080,2026-05-23,10:08,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2605-0080,2026-05-23,10:08,Kornmarkt,Südring 4,Bottle deposit,,,-2,each,3.30,,-6.60,EUR
K2605-0081,2026-05-27,10:37,Kornmarkt,Südring 4,Onions,,Fruit and vegetables,1.560,kg,1.43,,2.23,EUR
K2605-0081,2026-05-27,10:37,Kornmarkt,Südring 4,Muesli,,Pantry,2,each,3.89,,7.78,EUR
K2605-0081,2026-05-27,10:37,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,4,each,1.10,,4.40,EUR
K2605-0081,2026-05-27,10:37,Kornmarkt,Südring 4,Orange juice,,Drinks,4,l,2.19,,8.76,EUR
K2605-0081,2026-05-27,10:37,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,4,each,1.59,,6.36,EUR
K2605-0081,2026-05-27,10:37,Kornmarkt,Südring 4,"Cat food, tins",,Pet food,18,each,0.75,,13.50,EUR
K2605-0082,2026-05-30,09:20,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,4,each,1.09,,4.36,EUR
K2605-0082,2026-05-30,09:20,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.448,kg,1.59,,2.30,EUR
K2605-0082,2026-05-30,09:20,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,1.460,kg,2.74,,4.00,EUR
K2605-0082,2026-05-30,09:20,Kornmarkt,Südring 4,Lemons,,Fruit and vegetables,2,each,0.49,,0.98,EUR
K2605-0082,2026-05-30,09:20,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,1.99,,5.97,EUR
K2605-0082,2026-05-30,09:20,Kornmarkt,Südring 4,Red lentils,,Pantry,2,each,2.19,,4.38,EUR
K2605-0082,2026-05-30,09:20,Kornmarkt,Südring 4,"Olive oil, 750 ml",,Pantry,1,each,9.19,,9.19,EUR
K2605-0082,2026-05-30,09:20,Kornmarkt,Südring 4,Toilet paper,,Household,2,each,4.79,,9.58,EUR
K2605-0082,2026-05-30,09:20,Kornmarkt,Südring 4,Kitchen roll,,Household,2,each,3.04,,6.08,EUR
K2605-0082,2026-05-30,09:20,Kornmarkt,Südring 4,"Flowers,
seasonal bunch",2000000030012,Household,1,each,7.99,,7.99,EUR
K2606-0083,2026-06-03,10:49,Kornmarkt,Südring 4,Butter,,Dairy and eggs,2,each,2.45,,4.90,EUR
K2606-0083,2026-06-03,10:49,Kornmarkt,Südring 4,Cream,,Dairy and eggs,2,each,1.05,,2.10,EUR
K2606-0083,2026-06-03,10:49,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,3,each,1.32,,3.96,EUR
K2606-0083,2026-06-03,10:49,Kornmarkt,Südring 4,Strawberries,,Fruit and vegetables,1,each,3.79,,3.79,EUR
K2606-0083,2026-06-03,10:49,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,3,each,5.94,,17.82,EUR
K2606-0083,2026-06-03,10:49,Kornmarkt,Südring 4,"Beer, alcohol-free",,Drinks,6,each,1.07,,6.42,EUR
K2606-0083,2026-06-03,10:49,Kornmarkt,Südring 4,Bottle deposit,,,3,each,3.30,,9.90,EUR
K2606-0083,2026-06-03,10:49,Kornmarkt,Südring 4,Bottle deposit,,,-2,each,3.30,,-6.60,EUR
K2606-0084,2026-06-06,09:55,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,3,l,1.64,,4.92,EUR
K2606-0084,2026-06-06,09:55,Kornmarkt,Südring 4,Fish fingers,,Meat and fish,1,each,3.79,,3.79,EUR
K2606-0084,2026-06-06,09:55,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,1,each,1.42,,1.42,EUR
K2606-0084,2026-06-06,09:55,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,2,each,0.95,,1.90,EUR
K2606-0084,2026-06-06,09:55,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.756,kg,1.64,,2.88,EUR
K2606-0084,2026-06-06,09:55,Kornmarkt,Südring 4,Toast,,Bread and bakery,2,each,1.42,,2.84,EUR
K2606-0084,2026-06-06,09:55,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,4,each,1.10,,4.40,EUR
K2606-0084,2026-06-06,09:55,Kornmarkt,Südring 4,Muesli,,Pantry,3,each,3.89,,11.67,EUR
K2606-0084,2026-06-06,09:55,Kornmarkt,Südring 4,Potato crisps,,Sweets and snacks,3,each,2.09,,6.27,EUR
K2606-0084,2026-06-06,09:55,Kornmarkt,Südring 4,Washing powder,,Household,1,each,10.04,,10.04,EUR
K2606-0084,2026-06-06,09:55,Kornmarkt,Südring 4,Toothpaste,,Personal care,1,each,2.09,,2.09,EUR
K2606-0085,2026-06-10,10:25,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,4,each,1.18,,4.72,EUR
K2606-0085,2026-06-10,10:25,Kornmarkt,Südring 4,"Sausages, Vienna",,Meat and fish,1,each,3.19,,3.19,EUR
K2606-0085,2026-06-10,10:25,Kornmarkt,Südring 4,Tomatoes,,Fruit and vegetables,1.286,kg,3.04,,3.91,EUR
K2606-0085,2026-06-10,10:25,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,4,each,1.64,,6.56,EUR
K2606-0086,2026-06-13,09:16,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,0.906,kg,11.84,,10.73,EUR
K2606-0086,2026-06-13,09:16,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,1,each,2.49,,2.49,EUR
K2606-0086,2026-06-13,09:16,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,3,each,1.32,,3.96,EUR
K2606-0086,2026-06-13,09:16,Kornmarkt,Südring 4,Croissants,,Bread and bakery,4,each,1.06,,4.24,EUR
K2606-0086,2026-06-13,09:16,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,2,each,1.99,,3.98,EUR
K2606-0086,2026-06-13,09:16,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.69,,5.38,EUR
K2606-0086,2026-06-13,09:16,Kornmarkt,Südring 4,"Olive oil, 750 ml",,Pantry,1,each,9.34,,9.34,EUR
K2606-0086,2026-06-13,09:16,Kornmarkt,Südring 4,"Basmati rice, 1 kg",,Pantry,1,each,3.24,,3.24,EUR
K2606-0086,2026-06-13,09:16,Kornmarkt,Südring 4,Toilet paper,,Household,2,each,4.79,,9.58,EUR
K2606-0086,2026-06-13,09:16,Kornmarkt,Südring 4,Bin bags,,Household,1,each,2.54,,2.54,EUR
K2606-0087,2026-06-17,10:54,Kornmarkt,Südring 4,Cooked ham,,Meat and fish,1,each,2.54,,2.54,EUR
K2606-0087,2026-06-17,10:54,Kornmarkt,Südring 4,Asparagus,,Fruit and vegetables,0.992,kg,12.74,,12.64,EUR
K2606-0087,2026-06-17,10:54,Kornmarkt,Südring 4,Broccoli,,Fruit and vegetables,1,each,1.99,,1.99,EUR
K2606-0087,2026-06-17,10:54,Kornmarkt,Südring 4,"Coffee, ground",,Pantry,1,each,7.49,,7.49,EUR
K2606-0087,2026-06-17,10:54,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,3,each,5.94,,17.82,EUR
K2606-0087,2026-06-17,10:54,Kornmarkt,Südring 4,Bottle deposit,,,3,each,3.30,,9.90,EUR
K2606-0087,2026-06-17,10:54,Kornmarkt,Südring 4,Bottle deposit,,,-3,each,3.30,,-9.90,EUR
K2606-0088,2026-06-20,09:43,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,6,l,,,,EUR
K2606-0088,2026-06-20,09:43,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,4,each,1.18,0.94,3.78,EUR
K2606-0088,2026-06-20,09:43,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,4,each,1.09,,4.36,EUR
K2606-0088,2026-06-20,09:43,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,2,each,3.34,,6.68,EUR
K2606-0088,2026-06-20,09:43,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.402,kg,25.39,,10.21,EUR
K2606-0088,2026-06-20,09:43,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,2,each,1.42,,2.84,EUR
K2606-0088,2026-06-20,09:43,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,1.328,kg,2.74,,3.64,EUR
K2606-0088,2026-06-20,09:43,Kornmarkt,Südring 4,Mushrooms,,Fruit and vegetables,1,each,2.24,,2.24,EUR
K2606-0088,2026-06-20,09:43,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,10,each,0.37,,3.70,EUR
K2606-0088,2026-06-20,09:43,Kornmarkt,Südring 4,"Wheat flour, 1 kg",,Pantry,1,each,0.99,,0.99,EUR
K2606-0088,2026-06-20,09:43,Kornmarkt,Südring 4,Potato crisps,,Sweets and snacks,3,each,2.09,,6.27,EUR
K2606-0089,2026-06-24,10:12,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,8,l,1.25,,10.00,EUR
K2606-0089,2026-06-24,10:12,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.886,kg,13.14,,11.64,EUR
K2606-0089,2026-06-24,10:12,Kornmarkt,Südring 4,Potatoes,,Fruit and vegetables,3.690,kg,1.42,,5.24,EUR
K2606-0089,2026-06-24,10:12,Kornmarkt,Südring 4,Carrots,,Fruit and vegetables,1.010,kg,1.28,,1.29,EUR
K2606-0089,2026-06-24,10:12,Kornmarkt,Südring 4,Muesli,,Pantry,2,each,3.89,,7.78,EUR
K2606-0089,2026-06-24,10:12,Kornmarkt,Südring 4,"Beer, alcohol-free",,Drinks,6,each,1.07,,6.42,EUR
K2606-0089,2026-06-24,10:12,Kornmarkt,Südring 4,Bottle deposit,,,6,each,0.08,,0.48,EUR
K2606-0090,2026-06-27,10:46,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,6,each,1.18,1.42,5.66,EUR
K2606-0090,2026-06-27,10:46,Kornmarkt,Südring 4,Pork schnitzel,,Meat and fish,0.948,kg,10.84,,10.28,EUR
K2606-0090,2026-06-27,10:46,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,4,each,1.32,,5.28,EUR
K2606-0090,2026-06-27,10:46,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,1,each,2.49,,2.49,EUR
K2606-0090,2026-06-27,10:46,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,1.99,,5.97,EUR
K2606-0090,2026-06-27,10:46,Kornmarkt,Südring 4,"Olive oil, 750 ml",,Pantry,1,each,9.34,,9.34,EUR
K2606-0090,2026-06-27,10:46,Kornmarkt,Südring 4,"Chickpeas, tin",,Pantry,3,each,1.11,,3.33,EUR
K2606-0090,2026-06-27,10:46,Kornmarkt,Südring 4,Red wine,,Drinks,1,each,7.09,,7.09,EUR
K2606-0090,2026-06-27,10:46,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,3,each,5.94,,17.82,EUR
K2606-0090,2026-06-27,10:46,Kornmarkt,Südring 4,Orange juice,,Drinks,3,l,2.19,,6.57,EUR
K2606-0090,2026-06-27,10:46,Kornmarkt,Südring 4,Cat litter,,Pet food,1,each,5.94,,5.94,EUR
K2606-0090,2026-06-27,10:46,Kornmarkt,Südring 4,Bottle deposit,,,3,each,3.30,,9.90,EUR
K2606-0090,2026-06-27,10:46,Kornmarkt,Südring 4,Bottle deposit,,,-3,each,3.30,,-9.90,EUR
K2607-0091,2026-07-01,09:36,Kornmarkt,Südring 4,Salami,,Meat and fish,1,each,2.74,,2.74,EUR
K2607-0091,2026-07-01,09:36,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,10,each,0.38,,3.80,EUR
K2607-0091,2026-07-01,09:36,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,4,each,1.11,,4.44,EUR
K2607-0091,2026-07-01,09:36,Kornmarkt,Südring 4,"Tea bags, chamomile",,Drinks,2,each,1.94,,3.88,EUR
K2607-0092,2026-07-04,10:46,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,4,each,1.09,,4.36,EUR
K2607-0092,2026-07-04,10:46,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,3,l,1.64,,4.92,EUR
K2607-0092,2026-07-04,10:46,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,5,each,1.20,,6.00,EUR
K2607-0092,2026-07-04,10:46,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.772,kg,13.14,,10.14,EUR
K2607-0092,2026-07-04,10:46,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,2,each,1.42,,2.84,EUR
K2607-0092,2026-07-04,10:46,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,2,each,0.96,,1.92,EUR
K2607-0092,2026-07-04,10:46,Kornmarkt,Südring 4,Tomatoes,,Fruit and vegetables,1.368,kg,3.04,,4.16,EUR
K2607-0092,2026-07-04,10:46,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,2.280,kg,2.74,,6.25,EUR
K2607-0092,2026-07-04,10:46,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,2.056,kg,1.64,,3.37,EUR
K2607-0092,2026-07-04,10:46,Kornmarkt,Südring 4,Carrots,,Fruit and vegetables,1.402,kg,1.28,,1.79,EUR
K2607-0092,2026-07-04,10:46,Kornmarkt,Südring 4,"Beer, alcohol-free",,Drinks,12,each,1.09,,13.08,EUR
K2607-0092,2026-07-04,10:46,Kornmarkt,Südring 4,Bottle deposit,,,6,each,0.08,,0.48,EUR
K2607-0093,2026-07-08,09:32,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.398,kg,25.74,,10.24,EUR
K2607-0093,2026-07-08,09:32,Kornmarkt,Südring 4,Strawberries,,Fruit and vegetables,1,each,3.84,,3.84,EUR
K2607-0093,2026-07-08,09:32,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,1.99,,5.97,EUR
K2607-0093,2026-07-08,09:32,Kornmarkt,Südring 4,Tomato passata,,Pantry,3,each,1.03,,3.09,EUR
K2607-0093,2026-07-08,09:32,Kornmarkt,Südring 4,"Coffee, ground",,Pantry,1,each,7.49,,7.49,EUR
K2607-0094,2026-07-11,09:34,Kornmarkt,Südring 4,Butter,,Dairy and eggs,2,each,2.45,,4.90,EUR
K2607-0094,2026-07-11,09:34,Kornmarkt,Südring 4,Cooked ham,,Meat and fish,1,each,2.54,,2.54,EUR
K2607-0094,2026-07-11,09:34,Kornmarkt,Südring 4,Onions,,Fruit and vegetables,1.250,kg,1.43,,1.79,EUR
K2607-0094,2026-07-11,09:34,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,1,each,0.96,,0.96,EUR
K2607-0094,2026-07-11,09:34,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,1,each,2.69,,2.69,EUR
K2607-0094,2026-07-11,09:34,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,8,each,0.38,,3.04,EUR
K2607-0094,2026-07-11,09:34,Kornmarkt,Südring 4,"Basmati rice, 1 kg",,Pantry,1,each,3.24,,3.24,EUR
K2607-0094,2026-07-11,09:34,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,5.94,,11.88,EUR
K2607-0094,2026-07-11,09:34,Kornmarkt,Südring 4,Orange juice,,Drinks,4,l,2.24,,8.96,EUR
K2607-0094,2026-07-11,09:34,Kornmarkt,Südring 4,Toilet paper,,Household,1,each,4.89,,4.89,EUR
K2607-0094,2026-07-11,09:34,Kornmarkt,Südring 4,"Cat food, tins",,Pet food,18,each,0.76,,13.68,EUR
K2607-0094,2026-07-11,09:34,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2607-0094,2026-07-11,09:34,Kornmarkt,Südring 4,Bottle deposit,,,-3,each,3.30,,-9.90,EUR
K2607-0095,2026-07-15,09:10,Kornmarkt,Südring 4,Cream,,Dairy and eggs,2,each,1.06,,2.12,EUR
K2607-0095,2026-07-15,09:10,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,0.820,kg,11.84,,9.71,EUR
K2607-0095,2026-07-15,09:10,Kornmarkt,Südring 4,Tomatoes,,Fruit and vegetables,0.934,kg,3.04,,2.84,EUR
K2607-0095,2026-07-15,09:10,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,2.210,kg,2.74,,6.06,EUR
K2607-0095,2026-07-15,09:10,Kornmarkt,Südring 4,Ice cream,,Sweets and snacks,1,each,4.39,,4.39,EUR
K2607-0096,2026-07-18,09:40,Kornmarkt,Südring 4,Butter,,Dairy and eggs,3,each,2.45,,7.35,EUR
K2607-0096,2026-07-18,09:40,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,2,each,2.99,,5.98,EUR
K2607-0096,2026-07-18,09:40,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,3,l,1.64,,4.92,EUR
K2607-0096,2026-07-18,09:40,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,2.060,kg,1.64,,3.38,EUR
K2607-0096,2026-07-18,09:40,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,2,each,1.99,,3.98,EUR
K2607-0096,2026-07-18,09:40,Kornmarkt,Südring 4,Toast,,Bread and bakery,1,each,1.44,,1.44,EUR
K2607-0096,2026-07-18,09:40,Kornmarkt,Südring 4,"Coffee, ground",,Pantry,2,each,7.49,,14.98,EUR
K2607-0096,2026-07-18,09:40,Kornmarkt,Südring 4,Potato crisps,,Sweets and snacks,2,each,2.14,,4.28,EUR
K2607-0096,2026-07-18,09:40,Kornmarkt,Südring 4,Shampoo,,Personal care,1,each,3.89,,3.89,EUR
K2607-0097,2026-07-22,09:44,Kornmarkt,Südring 4,Cooked ham,,Meat and fish,1,each,2.54,,2.54,EUR
K2607-0097,2026-07-22,09:44,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,2,each,0.96,,1.92,EUR
K2607-0097,2026-07-22,09:44,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,2,each,2.54,,5.08,EUR
K2607-0097,2026-07-22,09:44,Kornmarkt,Südring 4,"Spinach, frozen",,Fruit and vegetables,1,each,2.19,,2.19,EUR
K2607-0097,2026-07-22,09:44,Kornmarkt,Südring 4,Potatoes,,Fruit and vegetables,2.616,kg,1.44,,3.77,EUR
K2607-0097,2026-07-22,09:44,Kornmarkt,Südring 4,Orange juice,,Drinks,4,l,2.24,,8.96,EUR
K2607-0098,2026-07-25,09:43,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.888,kg,13.14,,11.67,EUR
K2607-0098,2026-07-25,09:43,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,1.008,kg,11.84,,11.93,EUR
K2607-0098,2026-07-25,09:43,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,1,each,1.42,,1.42,EUR
K2607-0098,2026-07-25,09:43,Kornmarkt,Südring 4,Carrots,,Fruit and vegetables,1.608,kg,1.28,,2.06,EUR
K2607-0098,2026-07-25,09:43,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,3,each,1.11,,3.33,EUR
K2607-0098,2026-07-25,09:43,Kornmarkt,Südring 4,"Basmati rice, 1 kg",,Pantry,2,each,3.24,,6.48,EUR
K2607-0098,2026-07-25,09:43,Kornmarkt,Südring 4,Red lentils,,Pantry,1,each,2.19,,2.19,EUR
K2607-0098,2026-07-25,09:43,Kornmarkt,Südring 4,Peanut butter,,Pantry,1,each,3.29,,3.29,EUR
K2607-0098,2026-07-25,09:43,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,4,each,1.64,,6.56,EUR
K2607-0098,2026-07-25,09:43,Kornmarkt,Südring 4,Gummy bears,,Sweets and snacks,1,each,1.16,,1.16,EUR
K2607-0099,2026-07-29,10:25,Kornmarkt,Südring 4,Cream,,Dairy and eggs,3,each,1.06,,3.18,EUR
K2607-0099,2026-07-29,10:25,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,2,each,2.99,,5.98,EUR
K2607-0099,2026-07-29,10:25,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,4,each,1.20,,4.80,EUR
K2607-0099,2026-07-29,10:25,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.430,kg,1.64,,2.35,EUR
K2607-0099,2026-07-29,10:25,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,1.99,,5.97,EUR
K2607-0099,2026-07-29,10:25,Kornmarkt,Südring 4,Muesli,,Pantry,3,each,3.89,,11.67,EUR
K2608-0100,2026-08-01,10:11,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,3,each,1.11,,3.33,EUR
K2608-0100,2026-08-01,10:11,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,4,l,1.64,,6.56,EUR
K2608-0100,2026-08-01,10:11,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,2,each,3.39,,6.78,EUR
K2608-0100,2026-08-01,10:11,Kornmarkt,Südring 4,Smoked trout,,Meat and fish,1,each,4.79,,4.79,EUR
K2608-0100,2026-08-01,10:11,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,1.192,kg,11.99,,14.29,EUR
K2608-0100,2026-08-01,10:11,Kornmarkt,Südring 4,Grapes,,Fruit and vegetables,1.096,kg,3.84,,4.21,EUR
K2608-0100,2026-08-01,10:11,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,1,each,2.54,,2.54,EUR
K2608-0100,2026-08-01,10:11,Kornmarkt,Südring 4,Tomatoes,,Fruit and vegetables,0.862,kg,3.09,,2.66,EUR
K2608-0100,2026-08-01,10:11,Kornmarkt,Südring 4,"Olive oil, 750 ml",,Pantry,1,each,9.34,,9.34,EUR
K2608-0100,2026-08-01,10:11,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,6.04,,12.08,EUR
K2608-0100,2026-08-01,10:11,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2608-0100,2026-08-01,10:11,Kornmarkt,Südring 4,Bottle deposit,,,-2,each,3.30,,-6.60,EUR
K2608-0101,2026-08-15,09:15,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,2,each,2.99,,5.98,EUR
K2608-0101,2026-08-15,09:15,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,8,l,1.29,,10.32,EUR
K2608-0101,2026-08-15,09:15,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,6,each,1.20,,7.20,EUR
K2608-0101,2026-08-15,09:15,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.870,kg,13.14,,11.43,EUR
K2608-0101,2026-08-15,09:15,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,2.454,kg,2.74,,6.72,EUR
K2608-0101,2026-08-15,09:15,Kornmarkt,Südring 4,Onions,,Fruit and vegetables,1.322,kg,1.46,,1.93,EUR
K2608-0101,2026-08-15,09:15,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,2.09,,6.27,EUR
K2608-0101,2026-08-15,09:15,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,3,each,1.11,,3.33,EUR
K2608-0101,2026-08-15,09:15,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,4,each,1.64,,6.56,EUR
K2608-0101,2026-08-15,09:15,Kornmarkt,Südring 4,Kitchen roll,,Household,2,each,3.09,,6.18,EUR
K2608-0102,2026-08-19,10:56,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.408,kg,25.74,,10.50,EUR
K2608-0102,2026-08-19,10:56,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.152,kg,1.64,,1.89,EUR
K2608-0102,2026-08-19,10:56,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,1,each,1.45,,1.45,EUR
K2608-0102,2026-08-19,10:56,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,2,each,0.96,,1.92,EUR
K2608-0102,2026-08-19,10:56,Kornmarkt,Südring 4,"Cat food, tins",,Pet food,12,each,0.76,,9.12,EUR
K2608-0103,2026-08-22,10:01,Kornmarkt,Südring 4,Butter,,Dairy and eggs,3,each,2.45,,7.35,EUR
K2608-0103,2026-08-22,10:01,Kornmarkt,Südring 4,Cream,,Dairy and eggs,3,each,1.06,,3.18,EUR
K2608-0103,2026-08-22,10:01,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,4,l,1.64,,6.56,EUR
K2608-0103,2026-08-22,10:01,Kornmarkt,Südring 4,Fish fingers,,Meat and fish,1,each,3.84,,3.84,EUR
K2608-0103,2026-08-22,10:01,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,4,each,1.34,,5.36,EUR
K2608-0103,2026-08-22,10:01,Kornmarkt,Südring 4,Toast,,Bread and bakery,2,each,1.44,,2.88,EUR
K2608-0103,2026-08-22,10:01,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,6.04,,12.08,EUR
K2608-0103,2026-08-22,10:01,Kornmarkt,Südring 4,"Beer, alcohol-free",,Drinks,6,each,1.09,,6.54,EUR
K2608-0103,2026-08-22,10:01,Kornmarkt,Südring 4,Orange juice,,Drinks,4,l,2.24,,8.96,EUR
K2608-0103,2026-08-22,10:01,Kornmarkt,Südring 4,Toilet paper,,Household,1,each,4.89,,4.89,EUR
K2608-0103,2026-08-22,10:01,Kornmarkt,Südring 4,Toothpaste,,Personal care,1,each,2.14,,2.14,EUR
K2608-0103,2026-08-22,10:01,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2608-0103,2026-08-22,10:01,Kornmarkt,Südring 4,Bottle deposit,,,-2,each,3.30,,-6.60,EUR
K2608-0104,2026-08-26,10:00,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,6,l,1.29,,7.74,EUR
K2608-0104,2026-08-26,10:00,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,6,each,1.20,,7.20,EUR
K2608-0104,2026-08-26,10:00,Kornmarkt,Südring 4,Feta,,Dairy and eggs,1,each,2.79,,2.79,EUR
K2608-0104,2026-08-26,10:00,Kornmarkt,Südring 4,Salami,,Meat and fish,1,each,2.74,,2.74,EUR
K2608-0104,2026-08-26,10:00,Kornmarkt,Südring 4,"Sausages, Vienna",,Meat and fish,1,each,3.24,,3.24,EUR
K2608-0104,2026-08-26,10:00,Kornmarkt,Südring 4,"Sugar, 1 kg",,Pantry,1,each,1.28,,1.28,EUR
K2608-0105,2026-08-29,10:54,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,2,each,2.99,,5.98,EUR
K2608-0105,2026-08-29,10:54,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,2,each,3.39,,6.78,EUR
K2608-0105,2026-08-29,10:54,Kornmarkt,Südring 4,Croissants,,Bread and bakery,3,each,1.06,,3.18,EUR
K2608-0105,2026-08-29,10:54,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,2.09,,6.27,EUR
K2608-0105,2026-08-29,10:54,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,8,each,0.38,,3.04,EUR
K2608-0105,2026-08-29,10:54,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,3,each,1.11,,3.33,EUR
K2608-0105,2026-08-29,10:54,Kornmarkt,Südring 4,Biscuits,,Sweets and snacks,2,each,1.64,,3.28,EUR
K2608-0105,2026-08-29,10:54,Kornmarkt,Südring 4,Bin bags,,Household,1,each,2.59,,2.59,EUR
K2608-0105,2026-08-29,10:54,Kornmarkt,Südring 4,"Cat food, tins",,Pet food,12,each,0.76,,9.12,EUR
K2609-0106,2026-09-02,09:04,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,1.120,kg,11.99,,13.43,EUR
K2609-0106,2026-09-02,09:04,Kornmarkt,Südring 4,Broccoli,,Fruit and vegetables,1,each,1.99,,1.99,EUR
K2609-0106,2026-09-02,09:04,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,2,each,2.54,,5.08,EUR
K2609-0106,2026-09-02,09:04,Kornmarkt,Südring 4,Tomato passata,,Pantry,3,each,1.03,,3.09,EUR
K2609-0106,2026-09-02,09:04,Kornmarkt,Südring 4,Potato crisps,,Sweets and snacks,3,each,2.14,,6.42,EUR
K2609-0107,2026-09-05,09:34,Kornmarkt,Südring 4,Cooked ham,,Meat and fish,2,each,2.59,,5.18,EUR
K2609-0107,2026-09-05,09:34,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.406,kg,25.74,,10.45,EUR
K2609-0107,2026-09-05,09:34,Kornmarkt,Südring 4,Mushrooms,,Fruit and vegetables,1,each,2.29,,2.29,EUR
K2609-0107,2026-09-05,09:34,Kornmarkt,Südring 4,Grapes,,Fruit and vegetables,0.728,kg,3.84,,2.80,EUR
K2609-0107,2026-09-05,09:34,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.74,,5.48,EUR
K2609-0107,2026-09-05,09:34,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,8,each,0.38,,3.04,EUR
K2609-0107,2026-09-05,09:34,Kornmarkt,Südring 4,Muesli,,Pantry,2,each,3.94,,7.88,EUR
K2609-0107,2026-09-05,09:34,Kornmarkt,Südring 4,"Basmati rice, 1 kg",,Pantry,1,each,3.29,,3.29,EUR
K2609-0107,2026-09-05,09:34,Kornmarkt,Südring 4,"Wheat flour, 1 kg",,Pantry,2,each,1.00,,2.00,EUR
K2609-0107,2026-09-05,09:34,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,6.04,,12.08,EUR
K2609-0107,2026-09-05,09:34,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2609-0107,2026-09-05,09:34,Kornmarkt,Südring 4,Bottle deposit,,,-2,each,3.30,,-6.60,EUR
K2609-0108,2026-09-09,09:37,Kornmarkt,Südring 4,Cream,,Dairy and eggs,2,each,1.06,,2.12,EUR
K2609-0108,2026-09-09,09:37,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.526,kg,1.64,,2.50,EUR
K2609-0108,2026-09-09,09:37,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,4,each,1.34,,5.36,EUR
K2609-0108,2026-09-09,09:37,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,2.546,kg,2.74,,6.98,EUR
K2609-0108,2026-09-09,09:37,Kornmarkt,Südring 4,"Beer, alcohol-free",,Drinks,12,each,1.09,,13.08,EUR
K2609-0108,2026-09-09,09:37,Kornmarkt,Südring 4,Bottle deposit,,,6,each,0.08,,0.48,EUR
K2609-0109,2026-09-12,09:52,Kornmarkt,Südring 4,Butter,,Dairy and eggs,2,each,2.45,,4.90,EUR
K2609-0109,2026-09-12,09:52,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,5,each,1.20,,6.00,EUR
K2609-0109,2026-09-12,09:52,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,1,each,2.54,,2.54,EUR
K2609-0109,2026-09-12,09:52,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,2.09,,6.27,EUR
K2609-0109,2026-09-12,09:52,Kornmarkt,Südring 4,"Coffee, ground",,Pantry,1,each,7.49,,7.49,EUR
K2609-0109,2026-09-12,09:52,Kornmarkt,Südring 4,"Chickpeas, tin",,Pantry,3,each,1.13,,3.39,EUR
K2609-0109,2026-09-12,09:52,Kornmarkt,Südring 4,Red wine,,Drinks,2,each,7.24,,14.48,EUR
K2609-0109,2026-09-12,09:52,Kornmarkt,Südring 4,Orange juice,,Drinks,4,l,2.24,,8.96,EUR
K2609-0109,2026-09-12,09:52,Kornmarkt,Südring 4,Kitchen roll,,Household,1,each,3.09,,3.09,EUR
K2609-0110,2026-09-16,09:58,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,1.142,kg,11.99,,13.69,EUR
K2609-0110,2026-09-16,09:58,Kornmarkt,Südring 4,Tomatoes,,Fruit and vegetables,1.190,kg,3.09,,3.68,EUR
K2609-0110,2026-09-16,09:58,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,2,each,1.45,,2.90,EUR
K2609-0110,2026-09-16,09:58,Kornmarkt,Südring 4,Potatoes,,Fruit and vegetables,3.262,kg,1.44,,4.70,EUR
K2609-0110,2026-09-16,09:58,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,8,each,0.38,,3.04,EUR
K2609-0110,2026-09-16,09:58,Kornmarkt,Südring 4,Potato crisps,,Sweets and snacks,3,each,2.14,,6.42,EUR
K2609-0111,2026-09-19,09:18,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,3,each,1.11,,3.33,EUR
K2609-0111,2026-09-19,09:18,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,4,each,1.20,,4.80,EUR
K2609-0111,2026-09-19,09:18,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,2,each,3.39,,6.78,EUR
K2609-0111,2026-09-19,09:18,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.516,kg,25.74,,13.28,EUR
K2609-0111,2026-09-19,09:18,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.668,kg,13.34,,8.91,EUR
K2609-0111,2026-09-19,09:18,Kornmarkt,Südring 4,Bananas,,Fruit and vegetables,1.246,kg,1.64,,2.04,EUR
K2609-0111,2026-09-19,09:18,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,2.09,,6.27,EUR
K2609-0111,2026-09-19,09:18,Kornmarkt,Südring 4,"Pasta, 500 g",,Pantry,3,each,1.11,,3.33,EUR
K2609-0111,2026-09-19,09:18,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,6.04,,12.08,EUR
K2609-0111,2026-09-19,09:18,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2609-0111,2026-09-19,09:18,Kornmarkt,Südring 4,Bottle deposit,,,-2,each,3.30,,-6.60,EUR
K2609-0112,2026-09-23,09:52,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,1,each,2.54,,2.54,EUR
K2609-0112,2026-09-23,09:52,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,3,each,1.34,,4.02,EUR
K2609-0112,2026-09-23,09:52,Kornmarkt,Südring 4,Tomatoes,,Fruit and vegetables,1.002,kg,3.09,,3.10,EUR
K2609-0112,2026-09-23,09:52,Kornmarkt,Südring 4,"Coffee, ground",,Pantry,2,each,7.49,,14.98,EUR
K2609-0112,2026-09-23,09:52,Kornmarkt,Südring 4,"Beer, alcohol-free",,Drinks,12,each,1.09,,13.08,EUR
K2609-0112,2026-09-23,09:52,Kornmarkt,Südring 4,Orange juice,,Drinks,3,l,2.24,,6.72,EUR
K2609-0112,2026-09-23,09:52,Kornmarkt,Südring 4,Bottle deposit,,,6,each,0.08,,0.48,EUR
K2609-0113,2026-09-26,09:21,Kornmarkt,Südring 4,Quark,,Dairy and eggs,1,each,1.45,,1.45,EUR
K2609-0113,2026-09-26,09:21,Kornmarkt,Südring 4,Butter,,Dairy and eggs,3,each,2.45,,7.35,EUR
K2609-0113,2026-09-26,09:21,Kornmarkt,Südring 4,Minced beef,,Meat and fish,0.730,kg,13.34,,9.74,EUR
K2609-0113,2026-09-26,09:21,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,1.320,kg,2.74,,3.62,EUR
K2609-0113,2026-09-26,09:21,Kornmarkt,Südring 4,Potatoes,,Fruit and vegetables,3.326,kg,1.44,,4.79,EUR
K2609-0113,2026-09-26,09:21,Kornmarkt,Südring 4,Cucumber,,Fruit and vegetables,2,each,0.96,,1.92,EUR
K2609-0113,2026-09-26,09:21,Kornmarkt,Südring 4,Washing powder,,Household,1,each,10.19,,10.19,EUR
K2609-0113,2026-09-26,09:21,Kornmarkt,Südring 4,Shampoo,,Personal care,1,each,3.89,,3.89,EUR
K2609-0113,2026-09-26,09:21,Kornmarkt,Südring 4,Cat litter,,Pet food,1,each,5.99,,5.99,EUR
K2609-0114,2026-09-30,09:44,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,2,each,3.04,,6.08,EUR
K2609-0114,2026-09-30,09:44,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,3,each,1.11,,3.33,EUR
K2609-0114,2026-09-30,09:44,Kornmarkt,Südring 4,Cooked ham,,Meat and fish,2,each,2.59,,5.18,EUR
K2609-0114,2026-09-30,09:44,Kornmarkt,Südring 4,Pork schnitzel,,Meat and fish,0.698,kg,10.99,,7.67,EUR
K2609-0114,2026-09-30,09:44,Kornmarkt,Südring 4,Toast,,Bread and bakery,2,each,1.44,,2.88,EUR
K2609-0114,2026-09-30,09:44,Kornmarkt,Südring 4,Coupon,,,1,each,-2.00,,-2.00,EUR
K2610-0115,2026-10-02,10:53,Kornmarkt,Südring 4,Butter,,Dairy and eggs,2,each,2.79,,5.58,EUR
K2610-0115,2026-10-02,10:53,Kornmarkt,Südring 4,Cream,,Dairy and eggs,2,each,1.08,,2.16,EUR
K2610-0115,2026-10-02,10:53,Kornmarkt,Südring 4,Chicken breast,,Meat and fish,1.172,kg,11.99,,14.05,EUR
K2610-0115,2026-10-02,10:53,Kornmarkt,Südring 4,Onions,,Fruit and vegetables,0.886,kg,1.46,,1.29,EUR
K2610-0115,2026-10-02,10:53,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,2.09,,6.27,EUR
K2610-0115,2026-10-02,10:53,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.74,,5.48,EUR
K2610-0115,2026-10-02,10:53,Kornmarkt,Südring 4,Tomato passata,,Pantry,3,each,1.04,,3.12,EUR
K2610-0115,2026-10-02,10:53,Kornmarkt,Südring 4,Orange juice,,Drinks,3,l,2.29,,6.87,EUR
K2610-0115,2026-10-02,10:53,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,4,each,1.64,,6.56,EUR
K2610-0115,2026-10-02,10:53,Kornmarkt,Südring 4,Toothpaste,,Personal care,2,each,2.19,,4.38,EUR
K2610-0116,2026-10-07,09:53,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,8,l,1.29,,10.32,EUR
K2610-0116,2026-10-07,09:53,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,4,each,1.22,,4.88,EUR
K2610-0116,2026-10-07,09:53,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,3,l,1.64,,4.92,EUR
K2610-0116,2026-10-07,09:53,Kornmarkt,Südring 4,"Spinach, frozen",,Fruit and vegetables,1,each,2.24,,2.24,EUR
K2610-0116,2026-10-07,09:53,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,8,each,0.38,,3.04,EUR
K2610-0116,2026-10-07,09:53,Kornmarkt,Südring 4,"Beer, alcohol-free",,Drinks,6,each,1.11,,6.66,EUR
K2610-0116,2026-10-07,09:53,Kornmarkt,Südring 4,Bottle deposit,,,6,each,0.08,,0.48,EUR
K2610-0117,2026-10-10,09:27,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,2,each,3.39,,6.78,EUR
K2610-0117,2026-10-10,09:27,Kornmarkt,Südring 4,Cream,,Dairy and eggs,2,each,1.08,,2.16,EUR
K2610-0117,2026-10-10,09:27,Kornmarkt,Südring 4,Butter,,Dairy and eggs,2,each,2.79,,5.58,EUR
K2610-0117,2026-10-10,09:27,Kornmarkt,Südring 4,Carrots,,Fruit and vegetables,1.706,kg,1.30,,2.22,EUR
K2610-0117,2026-10-10,09:27,Kornmarkt,Südring 4,Mushrooms,,Fruit and vegetables,1,each,2.29,,2.29,EUR
K2610-0117,2026-10-10,09:27,Kornmarkt,Südring 4,"Peppers, mixed",,Fruit and vegetables,1,each,2.59,,2.59,EUR
K2610-0117,2026-10-10,09:27,Kornmarkt,Südring 4,Wholegrain bread,,Bread and bakery,2,each,2.74,,5.48,EUR
K2610-0117,2026-10-10,09:27,Kornmarkt,Südring 4,"Tea bags, chamomile",,Drinks,2,each,1.94,,3.88,EUR
K2610-0117,2026-10-10,09:27,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,2,each,6.04,,12.08,EUR
K2610-0117,2026-10-10,09:27,Kornmarkt,Südring 4,Gummy bears,,Sweets and snacks,2,each,1.18,,2.36,EUR
K2610-0117,2026-10-10,09:27,Kornmarkt,Südring 4,Dark chocolate,,Sweets and snacks,4,each,1.64,,6.56,EUR
K2610-0117,2026-10-10,09:27,Kornmarkt,Südring 4,Bottle deposit,,,2,each,3.30,,6.60,EUR
K2610-0117,2026-10-10,09:27,Kornmarkt,Südring 4,Bottle deposit,,,-2,each,3.30,,-6.60,EUR
K2610-0118,2026-10-14,10:38,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,8,l,1.29,,10.32,EUR
K2610-0118,2026-10-14,10:38,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,4,l,1.64,,6.56,EUR
K2610-0118,2026-10-14,10:38,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,1,each,3.39,,3.39,EUR
K2610-0118,2026-10-14,10:38,Kornmarkt,Südring 4,Potato crisps,,Sweets and snacks,2,each,2.14,,4.28,EUR
K2610-0119,2026-10-17,10:37,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,5,each,1.22,,6.10,EUR
K2610-0119,2026-10-17,10:37,Kornmarkt,Südring 4,Mozzarella,,Dairy and eggs,3,each,1.11,,3.33,EUR
K2610-0119,2026-10-17,10:37,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,2,each,3.04,,6.08,EUR
K2610-0119,2026-10-17,10:37,Kornmarkt,Südring 4,Butter,,Dairy and eggs,3,each,2.79,,8.37,EUR
K2610-0119,2026-10-17,10:37,Kornmarkt,Südring 4,Cooked ham,,Meat and fish,2,each,2.59,,5.18,EUR
K2610-0119,2026-10-17,10:37,Kornmarkt,Südring 4,Onions,,Fruit and vegetables,1.512,kg,1.46,,2.21,EUR
K2610-0119,2026-10-17,10:37,Kornmarkt,Südring 4,"Apples, Elstar",,Fruit and vegetables,2.136,kg,2.79,,5.96,EUR
K2610-0119,2026-10-17,10:37,Kornmarkt,Südring 4,Bread rolls,,Bread and bakery,10,each,0.38,,3.80,EUR
K2610-0119,2026-10-17,10:37,Kornmarkt,Südring 4,"Baguette ""Tradition"", 250 g",2000000018904,Bread and bakery,3,each,2.09,,6.27,EUR
K2610-0119,2026-10-17,10:37,Kornmarkt,Südring 4,Muesli,,Pantry,3,each,3.94,,11.82,EUR
K2610-0119,2026-10-17,10:37,Kornmarkt,Südring 4,"Cat food, tins",,Pet food,12,each,0.77,,9.24,EUR
K2610-0120,2026-10-21,10:39,Kornmarkt,Südring 4,Natural yoghurt,,Dairy and eggs,6,each,1.22,,7.32,EUR
K2610-0120,2026-10-21,10:39,Kornmarkt,Südring 4,"Gouda, sliced",,Dairy and eggs,2,each,3.04,,6.08,EUR
K2610-0120,2026-10-21,10:39,Kornmarkt,Südring 4,Salmon fillet,,Meat and fish,0.568,kg,26.14,,14.85,EUR
K2610-0120,2026-10-21,10:39,Kornmarkt,Südring 4,"Olive oil, 750 ml",,Pantry,1,each,9.44,,9.44,EUR
K2610-0121,2026-10-24,10:56,Kornmarkt,Südring 4,Whole milk,,Dairy and eggs,6,l,1.29,,7.74,EUR
K2610-0121,2026-10-24,10:56,Kornmarkt,Südring 4,"Eggs, 10",,Dairy and eggs,2,each,3.39,,6.78,EUR
K2610-0121,2026-10-24,10:56,Kornmarkt,Südring 4,Butter,,Dairy and eggs,2,each,2.79,,5.58,EUR
K2610-0121,2026-10-24,10:56,Kornmarkt,Südring 4,Oat drink,,Dairy and eggs,4,l,1.64,,6.56,EUR
K2610-0121,2026-10-24,10:56,Kornmarkt,Südring 4,Smoked trout,,Meat and fish,2,each,4.89,,9.78,EUR
K2610-0121,2026-10-24,10:56,Kornmarkt,Südring 4,Avocado,,Fruit and vegetables,4,each,1.34,,5.36,EUR
K2610-0121,2026-10-24,10:56,Kornmarkt,Südring 4,Lettuce,,Fruit and vegetables,2,each,1.45,,2.90,EUR
K2610-0121,2026-10-24,10:56,Kornmarkt,Südring 4,"Coffee, ground",,Pantry,2,each,8.79,,17.58,EUR
K2610-0121,2026-10-24,10:56,Kornmarkt,Südring 4,Peanut butter,,Pantry,1,each,3.34,,3.34,EUR
K2610-0121,2026-10-24,10:56,Kornmarkt,Südring 4,Red lentils,,Pantry,2,each,2.24,,4.48,EUR
K2610-0121,2026-10-24,10:56,Kornmarkt,Südring 4,"Mineral water, crate",,Drinks,3,each,6.04,,18.12,EUR
K2610-0121,2026-10-24,10:56,Kornmarkt,Südring 4,Bottle deposit,,,3,each,3.30,,9.90,EUR
K2610-0121,2026-10-24,10:56,Kornmarkt,Südring 4,Bottle deposit,,,-2,each,3.30,,-6.60,EUR

"""##),
SampleFile(name: "receipts/lindner.csv", text: ##"""
\##u{FEFF}Receipt No;Purchase Date;Time;Shop;Product;Category;Qty;Unit;Price per unit;Discount;Line total;Currency
L2509-0001;2025-09-05;17:35;Lindner;Avocado;Fruit and vegetables;3;each;1.10;;3.30;EUR
L2509-0001;2025-09-05;17:35;Lindner;Toast;Bread and bakery;1;each;1.15;;1.15;EUR
L2509-0001;2025-09-05;17:35;Lindner;Olive oil, 750 ml;Pantry;1;each;7.99;;7.99;EUR
L2509-0001;2025-09-05;17:35;Lindner;Gummy bears;Sweets and snacks;1;each;1.00;;1.00;EUR
L2509-0001;2025-09-05;17:35;Lindner;Toilet paper;Household;2;each;4.09;;8.18;EUR
L2509-0001;2025-09-05;17:35;Lindner;Shower gel;Personal care;1;each;1.49;;1.49;EUR
L2509-0001;2025-09-05;17:35;Lindner;Cat food, tins;Pet food;18;each;0.64;;11.52;EUR
L2509-0002;2025-09-12;18:57;Lindner;Whole milk;Dairy and eggs;6;l;1.02;;6.12;EUR
L2509-0002;2025-09-12;18:57;Lindner;Feta;Dairy and eggs;1;each;2.24;;2.24;EUR
L2509-0002;2025-09-12;18:57;Lindner;Cooked ham;Meat and fish;2;each;2.09;;4.18;EUR
L2509-0002;2025-09-12;18:57;Lindner;Salmon fillet;Meat and fish;0.380;kg;20.99;;7.98;EUR
L2509-0002;2025-09-12;18:57;Lindner;Cucumber;Fruit and vegetables;2;each;0.79;;1.58;EUR
L2509-0002;2025-09-12;18:57;Lindner;Onions;Fruit and vegetables;1.536;kg;1.17;;1.80;EUR
L2509-0002;2025-09-12;18:57;Lindner;Basmati rice, 1 kg;Pantry;2;each;2.64;;5.28;EUR
L2509-0002;2025-09-12;18:57;Lindner;Red wine;Drinks;2;each;5.94;;11.88;EUR
L2509-0002;2025-09-12;18:57;Lindner;Potato crisps;Sweets and snacks;3;each;1.64;;4.92;EUR
L2509-0003;2025-09-19;18:18;Lindner;Gouda, sliced;Dairy and eggs;2;each;2.54;;5.08;EUR
L2509-0003;2025-09-19;18:18;Lindner;Mozzarella;Dairy and eggs;3;each;0.87;;2.61;EUR
L2509-0003;2025-09-19;18:18;Lindner;Minced beef;Meat and fish;0.680;kg;10.39;;7.07;EUR
L2509-0003;2025-09-19;18:18;Lindner;Peppers, mixed;Fruit and vegetables;1;each;2.04;;2.04;EUR
L2509-0003;2025-09-19;18:18;Lindner;Olive oil, 750 ml;Pantry;1;each;7.99;;7.99;EUR
L2509-0003;2025-09-19;18:18;Lindner;Beer, alcohol-free;Drinks;12;each;0.91;;10.92;EUR
L2509-0003;2025-09-19;18:18;Lindner;Toilet paper;Household;1;each;4.09;;4.09;EUR
L2509-0003;2025-09-19;18:18;Lindner;Pfand;;6;each;0.08;;0.48;EUR
L2509-0004;2025-09-26;17:42;Lindner;Whole milk;Dairy and eggs;8;l;1.02;;8.16;EUR
L2509-0004;2025-09-26;17:42;Lindner;Salmon fillet;Meat and fish;0.546;kg;20.99;;11.46;EUR
L2509-0004;2025-09-26;17:42;Lindner;Bananas;Fruit and vegetables;1.546;kg;1.37;;2.12;EUR
L2509-0004;2025-09-26;17:42;Lindner;Onions;Fruit and vegetables;0.936;kg;1.17;;1.10;EUR
L2509-0004;2025-09-26;17:42;Lindner;Basmati rice, 1 kg;Pantry;2;each;2.64;;5.28;EUR
L2509-0004;2025-09-26;17:42;Lindner;Tomato passata;Pantry;4;each;0.84;;3.36;EUR
L2509-0004;2025-09-26;17:42;Lindner;Potato crisps;Sweets and snacks;3;each;1.64;;4.92;EUR
L2510-0005;2025-10-02;17:42;Lindner;Gouda, sliced;Dairy and eggs;2;each;2.54;;5.08;EUR
L2510-0005;2025-10-02;17:42;Lindner;Butter;Dairy and eggs;3;each;1.99;;5.97;EUR
L2510-0005;2025-10-02;17:42;Lindner;Cream;Dairy and eggs;2;each;0.86;;1.72;EUR
L2510-0005;2025-10-02;17:42;Lindner;Chicken breast;Meat and fish;1.152;kg;9.99;;11.51;EUR
L2510-0005;2025-10-02;17:42;Lindner;Bread rolls;Bread and bakery;8;each;0.32;;2.56;EUR
L2510-0005;2025-10-02;17:42;Lindner;Beer, alcohol-free;Drinks;6;each;0.91;;5.46;EUR
L2510-0005;2025-10-02;17:42;Lindner;Kitchen roll;Household;1;each;2.59;;2.59;EUR
L2510-0005;2025-10-02;17:42;Lindner;Pfand;;6;each;0.08;;0.48;EUR
L2510-0006;2025-10-10;17:07;Lindner;Quark;Dairy and eggs;2;each;1.19;;2.38;EUR
L2510-0006;2025-10-10;17:07;Lindner;Cooked ham;Meat and fish;1;each;2.09;;2.09;EUR
L2510-0006;2025-10-10;17:07;Lindner;Minced beef;Meat and fish;0.780;kg;10.44;;8.14;EUR
L2510-0006;2025-10-10;17:07;Lindner;Pork schnitzel;Meat and fish;0.708;kg;8.74;;6.19;EUR
L2510-0006;2025-10-10;17:07;Lindner;Potatoes;Fruit and vegetables;2.732;kg;1.14;;3.11;EUR
L2510-0006;2025-10-10;17:07;Lindner;Tomatoes;Fruit and vegetables;1.136;kg;2.49;;2.83;EUR
L2510-0006;2025-10-10;17:07;Lindner;Onions;Fruit and vegetables;1.414;kg;1.17;;1.65;EUR
L2510-0006;2025-10-10;17:07;Lindner;Avocado;Fruit and vegetables;4;each;1.10;;4.40;EUR
L2510-0007;2025-10-17;17:39;Lindner;Gouda, sliced;Dairy and eggs;3;each;2.54;;7.62;EUR
L2510-0007;2025-10-17;17:39;Lindner;Pasta, 500 g;Pantry;4;each;0.87;;3.48;EUR
L2510-0007;2025-10-17;17:39;Lindner;Tomato passata;Pantry;3;each;0.84;;2.52;EUR
L2510-0007;2025-10-17;17:39;Lindner;Beer, alcohol-free;Drinks;12;each;0.91;;10.92;EUR
L2510-0007;2025-10-17;17:39;Lindner;Gummy bears;Sweets and snacks;2;each;1.00;;2.00;EUR
L2510-0007;2025-10-17;17:39;Lindner;Toilet paper;Household;1;each;4.09;;4.09;EUR
L2510-0007;2025-10-17;17:39;Lindner;Cat food, tins;Pet food;12;each;0.64;;7.68;EUR
L2510-0007;2025-10-17;17:39;Lindner;Pfand;;6;each;0.08;;0.48;EUR
L2510-0008;2025-10-24;17:01;Lindner;Feta;Dairy and eggs;1;each;2.24;;2.24;EUR
L2510-0008;2025-10-24;17:01;Lindner;Eggs, 10;Dairy and eggs;1;each;2.74;;2.74;EUR
L2510-0008;2025-10-24;17:01;Lindner;Salami;Meat and fish;1;each;2.19;;2.19;EUR
L2510-0008;2025-10-24;17:01;Lindner;Onions;Fruit and vegetables;1.198;kg;1.17;;1.40;EUR
L2510-0008;2025-10-24;17:01;Lindner;Lemons;Fruit and vegetables;2;each;0.40;;0.80;EUR
L2510-0008;2025-10-24;17:01;Lindner;Avocado;Fruit and vegetables;3;each;1.10;;3.30;EUR
L2510-0008;2025-10-24;17:01;Lindner;Tomatoes;Fruit and vegetables;0.756;kg;2.49;;1.88;EUR
L2510-0008;2025-10-24;17:01;Lindner;Olive oil, 750 ml;Pantry;1;each;7.99;;7.99;EUR
L2510-0008;2025-10-24;17:01;Lindner;Peanut butter;Pantry;1;each;2.79;;2.79;EUR
L2510-0009;2025-10-30;18:58;Lindner;Butter;Dairy and eggs;2;each;1.99;;3.98;EUR
L2510-0009;2025-10-30;18:58;Lindner;Cream;Dairy and eggs;2;each;0.86;;1.72;EUR
L2510-0009;2025-10-30;18:58;Lindner;Minced beef;Meat and fish;0.674;kg;10.44;;7.04;EUR
L2510-0009;2025-10-30;18:58;Lindner;Fish fingers;Meat and fish;1;each;3.09;;3.09;EUR
L2510-0009;2025-10-30;18:58;Lindner;Cooked ham;Meat and fish;1;each;2.09;;2.09;EUR
L2510-0009;2025-10-30;18:58;Lindner;Peppers, mixed;Fruit and vegetables;1;each;2.04;;2.04;EUR
L2510-0009;2025-10-30;18:58;Lindner;Pasta, 500 g;Pantry;4;each;0.87;;3.48;EUR
L2510-0009;2025-10-30;18:58;Lindner;Toilet paper;Household;1;each;4.09;;4.09;EUR
L2511-0010;2025-11-07;18:03;Lindner;Butter;Dairy and eggs;3;each;1.99;;5.97;EUR
L2511-0010;2025-11-07;18:03;Lindner;Whole milk;Dairy and eggs;6;l;1.02;;6.12;EUR
L2511-0010;2025-11-07;18:03;Lindner;Cooked ham;Meat and fish;2;each;2.09;;4.18;EUR
L2511-0010;2025-11-07;18:03;Lindner;Apples, Elstar;Fruit and vegetables;2.130;kg;2.24;;4.77;EUR
L2511-0010;2025-11-07;18:03;Lindner;Onions;Fruit and vegetables;1.074;kg;1.17;;1.26;EUR
L2511-0010;2025-11-07;18:03;Lindner;Bread rolls;Bread and bakery;8;each;0.32;;2.56;EUR
L2511-0010;2025-11-07;18:03;Lindner;Basmati rice, 1 kg;Pantry;2;each;2.69;;5.38;EUR
L2511-0010;2025-11-07;18:03;Lindner;Wheat flour, 1 kg;Pantry;1;each;0.82;;0.82;EUR
L2511-0010;2025-11-07;18:03;Lindner;Dark chocolate;Sweets and snacks;4;each;1.32;;5.28;EUR
L2511-0011;2025-11-14;18:08;Lindner;Mozzarella;Dairy and eggs;3;each;0.87;;2.61;EUR
L2511-0011;2025-11-14;18:08;Lindner;Pork schnitzel;Meat and fish;0.616;kg;8.74;;5.38;EUR
L2511-0011;2025-11-14;18:08;Lindner;Salmon fillet;Meat and fish;0.500;kg;21.09;;10.55;EUR
L2511-0011;2025-11-14;18:08;Lindner;Toast;Bread and bakery;2;each;1.15;;2.30;EUR
L2511-0011;2025-11-14;18:08;Lindner;Coffee, ground;Pantry;1;each;6.34;;6.34;EUR
L2511-0011;2025-11-14;18:08;Lindner;Beer, alcohol-free;Drinks;6;each;0.91;;5.46;EUR
L2511-0011;2025-11-14;18:08;Lindner;Kitchen roll;Household;2;each;2.59;;5.18;EUR
L2511-0011;2025-11-14;18:08;Lindner;Toilet paper;Household;1;each;4.09;;4.09;EUR
L2511-0011;2025-11-14;18:08;Lindner;Cat food, tins;Pet food;18;each;0.64;;11.52;EUR
L2511-0011;2025-11-14;18:08;Lindner;Pfand;;6;each;0.08;;0.48;EUR
L2511-0012;2025-11-21;17:20;Lindner;Natural yoghurt;Dairy and eggs;6;each;0.98;;5.88;EUR
L2511-0012;2025-11-21;17:20;Lindner;Broccoli;Fruit and vegetables;1;each;1.64;;1.64;EUR
L2511-0012;2025-11-21;17:20;Lindner;Mushrooms;Fruit and vegetables;1;each;1.79;;1.79;EUR
L2511-0012;2025-11-21;17:20;Lindner;Spinach, frozen;Fruit and vegetables;1;each;1.74;;1.74;EUR
L2511-0012;2025-11-21;17:20;Lindner;Peppers, mixed;Fruit and vegetables;1;each;2.04;;2.04;EUR
L2511-0012;2025-11-21;17:20;Lindner;Wholegrain bread;Bread and bakery;2;each;2.19;;4.38;EUR
L2511-0012;2025-11-21;17:20;Lindner;Bread rolls;Bread and bakery;10;each;0.32;;3.20;EUR
L2511-0012;2025-11-21;17:20;Lindner;Muesli;Pantry;2;each;3.09;;6.18;EUR
L2511-0013;2025-11-28;18:15;Lindner;Wholegrain bread;Bread and bakery;1;each;2.19;;2.19;EUR
L2511-0013;2025-11-28;18:15;Lindner;Coffee, ground;Pantry;1;each;6.34;;6.34;EUR
L2511-0013;2025-11-28;18:15;Lindner;Red wine;Drinks;2;each;5.99;;11.98;EUR
L2511-0013;2025-11-28;18:15;Lindner;Orange juice;Drinks;4;l;1.79;;7.16;EUR
L2511-0013;2025-11-28;18:15;Lindner;Beer, alcohol-free;Drinks;6;each;0.91;;5.46;EUR
L2511-0013;2025-11-28;18:15;Lindner;All-purpose cleaner;Household;1;each;2.14;;2.14;EUR
L2511-0013;2025-11-28;18:15;Lindner;Shower gel;Personal care;1;each;1.49;;1.49;EUR
L2511-0013;2025-11-28;18:15;Lindner;Cat food, tins;Pet food;18;each;0.64;;11.52;EUR
L2511-0013;2025-11-28;18:15;Lindner;Pfand;;6;each;0.08;;0.48;EUR
L2512-0014;2025-12-05;18:17;Lindner;Whole milk;Dairy and eggs;6;l;1.02;;6.12;EUR
L2512-0014;2025-12-05;18:17;Lindner;Natural yoghurt;Dairy and eggs;4;each;0.98;;3.92;EUR
L2512-0014;2025-12-05;18:17;Lindner;Carrots;Fruit and vegetables;1.040;kg;1.08;;1.12;EUR
L2512-0014;2025-12-05;18:17;Lindner;Cucumber;Fruit and vegetables;1;each;0.80;;0.80;EUR
L2512-0014;2025-12-05;18:17;Lindner;Tomatoes;Fruit and vegetables;1.082;kg;2.49;;2.69;EUR
L2512-0014;2025-12-05;18:17;Lindner;Croissants;Bread and bakery;4;each;0.89;;3.56;EUR
L2512-0014;2025-12-05;18:17;Lindner;Muesli;Pantry;3;each;3.14;;9.42;EUR
L2512-0014;2025-12-05;18:17;Lindner;Gingerbread;Sweets and snacks;1;each;3.64;;3.64;EUR
L2512-0015;2025-12-12;17:19;Lindner;Bananas;Fruit and vegetables;1.394;kg;1.37;;1.91;EUR
L2512-0015;2025-12-12;17:19;Lindner;Bread rolls;Bread and bakery;10;each;0.32;;3.20;EUR
L2512-0015;2025-12-12;17:19;Lindner;Orange juice;Drinks;4;l;1.79;;7.16;EUR
L2512-0015;2025-12-12;17:19;Lindner;Dark chocolate;Sweets and snacks;3;each;1.32;;3.96;EUR
L2512-0015;2025-12-12;17:19;Lindner;Potato crisps;Sweets and snacks;3;each;1.69;;5.07;EUR
L2512-0015;2025-12-12;17:19;Lindner;Dishwasher tablets;Household;1;each;5.74;;5.74;EUR
L2512-0015;2025-12-12;17:19;Lindner;Cat food, tins;Pet food;12;each;0.64;;7.68;EUR
L2512-0016;2025-12-19;18:36;Lindner;Eggs, 10;Dairy and eggs;1;each;2.79;;2.79;EUR
L2512-0016;2025-12-19;18:36;Lindner;Natural yoghurt;Dairy and eggs;6;each;0.98;;5.88;EUR
L2512-0016;2025-12-19;18:36;Lindner;Carrots;Fruit and vegetables;1.564;kg;1.08;;1.69;EUR
L2512-0016;2025-12-19;18:36;Lindner;Olive oil, 750 ml;Pantry;1;each;7.99;;7.99;EUR
L2512-0016;2025-12-19;18:36;Lindner;Orange juice;Drinks;3;l;1.79;;5.37;EUR
L2512-0016;2025-12-19;18:36;Lindner;Beer, alcohol-free;Drinks;12;each;0.92;;11.04;EUR
L2512-0016;2025-12-19;18:36;Lindner;Potato crisps;Sweets and snacks;2;each;1.69;;3.38;EUR
L2512-0016;2025-12-19;18:36;Lindner;Dark chocolate;Sweets and snacks;3;each;1.32;;3.96;EUR
L2512-0016;2025-12-19;18:36;Lindner;Pfand;;6;each;0.08;;0.48;EUR
L2512-0017;2025-12-24;18:10;Lindner;Natural yoghurt;Dairy and eggs;4;each;0.98;;3.92;EUR
L2512-0017;2025-12-24;18:10;Lindner;Avocado;Fruit and vegetables;3;each;1.11;;3.33;EUR
L2512-0017;2025-12-24;18:10;Lindner;Cucumber;Fruit and vegetables;2;each;0.80;;1.60;EUR
L2512-0017;2025-12-24;18:10;Lindner;Peppers, mixed;Fruit and vegetables;1;each;2.04;;2.04;EUR
L2512-0017;2025-12-24;18:10;Lindner;Basmati rice, 1 kg;Pantry;2;each;2.69;;5.38;EUR
L2512-0017;2025-12-24;18:10;Lindner;Olive oil, 750 ml;Pantry;1;each;7.99;;7.99;EUR
L2512-0017;2025-12-24;18:10;Lindner;Beer, alcohol-free;Drinks;12;each;0.92;;11.04;EUR
L2512-0017;2025-12-24;18:10;Lindner;Dark chocolate;Sweets and snacks;4;each;1.32;;5.28;EUR
L2512-0017;2025-12-24;18:10;Lindner;Potato crisps;Sweets and snacks;3;each;1.69;;5.07;EUR
L2512-0017;2025-12-24;18:10;Lindner;Pfand;;6;each;0.08;;0.48;EUR
L2601-0018;2026-01-02;17:29;Lindner;Minced beef;Meat and fish;0.584;kg;10.54;;6.16;EUR
L2601-0018;2026-01-02;17:29;Lindner;Cucumber;Fruit and vegetables;1;each;0.80;;0.80;EUR
L2601-0018;2026-01-02;17:29;Lindner;Tomatoes;Fruit and vegetables;0.954;kg;2.54;;2.42;EUR
L2601-0018;2026-01-02;17:29;Lindner;Potatoes;Fruit and vegetables;2.800;kg;1.15;;3.22;EUR
L2601-0018;2026-01-02;17:29;Lindner;Peppers, mixed;Fruit and vegetables;2;each;2.04;;4.08;EUR
L2601-0018;2026-01-02;17:29;Lindner;Tomato passata;Pantry;3;each;0.84;;2.52;EUR
L2601-0018;2026-01-02;17:29;Lindner;Orange juice;Drinks;3;l;1.79;;5.37;EUR
L2601-0019;2026-01-09;18:32;Lindner;Cream;Dairy and eggs;2;each;0.86;;1.72;EUR
L2601-0019;2026-01-09;18:32;Lindner;Cooked ham;Meat and fish;2;each;2.09;;4.18;EUR
L2601-0019;2026-01-09;18:32;Lindner;Chicken breast;Meat and fish;0.748;kg;10.09;;7.55;EUR
L2601-0019;2026-01-09;18:32;Lindner;Avocado;Fruit and vegetables;4;each;1.11;;4.44;EUR
L2601-0019;2026-01-09;18:32;Lindner;Lemons;Fruit and vegetables;2;each;0.41;;0.82;EUR
L2601-0019;2026-01-09;18:32;Lindner;Wholegrain bread;Bread and bakery;2;each;2.24;;4.48;EUR
L2601-0019;2026-01-09;18:32;Lindner;Olive oil, 750 ml;Pantry;1;each;7.99;;7.99;EUR
L2601-0019;2026-01-09;18:32;Lindner;Shower gel;Personal care;2;each;1.54;;3.08;EUR
L2601-0020;2026-01-16;17:32;Lindner;Gouda, sliced;Dairy and eggs;3;each;2.54;;7.62;EUR
L2601-0020;2026-01-16;17:32;Lindner;Whole milk;Dairy and eggs;8;l;1.02;;8.16;EUR
L2601-0020;2026-01-16;17:32;Lindner;Potatoes;Fruit and vegetables;2.782;kg;1.15;;3.20;EUR
L2601-0020;2026-01-16;17:32;Lindner;Bananas;Fruit and vegetables;2.122;kg;1.37;;2.91;EUR
L2601-0020;2026-01-16;17:32;Lindner;Onions;Fruit and vegetables;1.144;kg;1.18;;1.35;EUR
L2601-0020;2026-01-16;17:32;Lindner;Wholegrain bread;Bread and bakery;1;each;2.24;;2.24;EUR
L2601-0020;2026-01-16;17:32;Lindner;Peanut butter;Pantry;1;each;2.79;;2.79;EUR
L2601-0020;2026-01-16;17:32;Lindner;Biscuits;Sweets and snacks;2;each;1.35;;2.70;EUR
L2601-0020;2026-01-16;17:32;Lindner;Potato crisps;Sweets and snacks;3;each;1.69;;5.07;EUR
L2601-0021;2026-01-23;18:11;Lindner;Butter;Dairy and eggs;2;each;2.04;;4.08;EUR
L2601-0021;2026-01-23;18:11;Lindner;Cream;Dairy and eggs;2;each;0.86;;1.72;EUR
L2601-0021;2026-01-23;18:11;Lindner;Avocado;Fruit and vegetables;3;each;1.11;;3.33;EUR
L2601-0021;2026-01-23;18:11;Lindner;Basmati rice, 1 kg;Pantry;1;each;2.69;;2.69;EUR
L2601-0021;2026-01-23;18:11;Lindner;Pasta, 500 g;Pantry;3;each;0.88;;2.64;EUR
L2601-0021;2026-01-23;18:11;Lindner;Coffee, ground;Pantry;2;each;6.39;;12.78;EUR
L2601-0021;2026-01-23;18:11;Lindner;Olive oil, 750 ml;Pantry;1;each;7.99;;7.99;EUR
L2601-0021;2026-01-23;18:11;Lindner;Cat food, tins;Pet food;12;each;0.64;;7.68;EUR
L2601-0022;2026-01-30;17:55;Lindner;Mozzarella;Dairy and eggs;4;each;0.88;;3.52;EUR
L2601-0022;2026-01-30;17:55;Lindner;Quark;Dairy and eggs;1;each;1.20;;1.20;EUR
L2601-0022;2026-01-30;17:55;Lindner;Whole milk;Dairy and eggs;6;l;1.02;;6.12;EUR
L2601-0022;2026-01-30;17:55;Lindner;Salmon fillet;Meat and fish;0.396;kg;21.09;;8.35;EUR
L2601-0022;2026-01-30;17:55;Lindner;Tomatoes;Fruit and vegetables;0.712;kg;2.54;;1.81;EUR
L2601-0022;2026-01-30;17:55;Lindner;Toast;Bread and bakery;2;each;1.16;;2.32;EUR
L2601-0022;2026-01-30;17:55;Lindner;Chickpeas, tin;Pantry;3;each;0.88;;2.64;EUR
L2601-0022;2026-01-30;17:55;Lindner;Pfand;;4;each;0.25;;1.00;EUR
L2602-0023;2026-02-06;17:29;Lindner;Gouda, sliced;Dairy and eggs;3;each;2.54;;7.62;EUR
L2602-0023;2026-02-06;17:29;Lindner;Natural yoghurt;Dairy and eggs;6;each;0.99;;5.94;EUR
L2602-0023;2026-02-06;17:29;Lindner;Salami;Meat and fish;1;each;2.19;;2.19;EUR
L2602-0023;2026-02-06;17:29;Lindner;Peppers, mixed;Fruit and vegetables;2;each;2.09;;4.18;EUR
L2602-0023;2026-02-06;17:29;Lindner;Toilet paper;Household;1;each;4.14;;4.14;EUR
L2602-0023;2026-02-06;17:29;Lindner;Kitchen roll;Household;1;each;2.59;;2.59;EUR
L2602-0023;2026-02-06;17:29;Lindner;Cat food, tins;Pet food;18;each;0.65;;11.70;EUR
L2602-0024;2026-02-13;18:57;Lindner;Feta;Dairy and eggs;1;each;2.29;;2.29;EUR
L2602-0024;2026-02-13;18:57;Lindner;Butter;Dairy and eggs;2;each;2.04;;4.08;EUR
L2602-0024;2026-02-13;18:57;Lindner;Sausages, Vienna;Meat and fish;1;each;2.64;;2.64;EUR
L2602-0024;2026-02-13;18:57;Lindner;Onions;Fruit and vegetables;1.194;kg;1.18;;1.41;EUR
L2602-0024;2026-02-13;18:57;Lindner;Carrots;Fruit and vegetables;1.592;kg;1.08;;1.72;EUR
L2602-0024;2026-02-13;18:57;Lindner;Toast;Bread and bakery;1;each;1.16;;1.16;EUR
L2602-0024;2026-02-13;18:57;Lindner;Olive oil, 750 ml;Pantry;1;each;7.99;;7.99;EUR
L2602-0024;2026-02-13;18:57;Lindner;All-purpose cleaner;Household;1;each;2.14;;2.14;EUR
L2602-0024;2026-02-13;18:57;Lindner;Shower gel;Personal care;1;each;1.54;;1.54;EUR
L2602-0025;2026-02-20;18:27;Lindner;Gouda, sliced;Dairy and eggs;2;each;2.54;;5.08;EUR
L2602-0025;2026-02-20;18:27;Lindner;Cream;Dairy and eggs;3;each;0.87;;2.61;EUR
L2602-0025;2026-02-20;18:27;Lindner;Cooked ham;Meat and fish;1;each;2.09;;2.09;EUR
L2602-0025;2026-02-20;18:27;Lindner;Croissants;Bread and bakery;3;each;0.90;;2.70;EUR
L2602-0025;2026-02-20;18:27;Lindner;Coffee, ground;Pantry;1;each;6.39;;6.39;EUR
L2602-0025;2026-02-20;18:27;Lindner;Beer, alcohol-free;Drinks;6;each;0.92;;5.52;EUR
L2602-0025;2026-02-20;18:27;Lindner;Cat food, tins;Pet food;18;each;0.65;;11.70;EUR
L2602-0025;2026-02-20;18:27;Lindner;Pfand;;6;each;0.08;;0.48;EUR
L2602-0026;2026-02-27;17:08;Lindner;Whole milk;Dairy and eggs;8;l;1.02;;8.16;EUR
L2602-0026;2026-02-27;17:08;Lindner;Minced beef;Meat and fish;0.556;kg;10.54;;5.86;EUR
L2602-0026;2026-02-27;17:08;Lindner;Mushrooms;Fruit and vegetables;1;each;1.79;;1.79;EUR
L2602-0026;2026-02-27;17:08;Lindner;Tomatoes;Fruit and vegetables;1.166;kg;2.54;;2.96;EUR
L2602-0026;2026-02-27;17:08;Lindner;Carrots;Fruit and vegetables;1.180;kg;1.08;;1.27;EUR
L2602-0026;2026-02-27;17:08;Lindner;Spinach, frozen;Fruit and vegetables;1;each;1.79;;1.79;EUR
L2602-0026;2026-02-27;17:08;Lindner;Wheat flour, 1 kg;Pantry;2;each;0.83;;1.66;EUR
L2602-0026;2026-02-27;17:08;Lindner;Muesli;Pantry;2;each;3.14;;6.28;EUR
L2602-0026;2026-02-27;17:08;Lindner;Dishwasher tablets;Household;1;each;5.74;;5.74;EUR
L2603-0027;2026-03-06;18:10;Lindner;Pork schnitzel;Meat and fish;0.992;kg;8.89;;8.82;EUR
L2603-0027;2026-03-06;18:10;Lindner;Tomatoes;Fruit and vegetables;0.878;kg;2.54;;2.23;EUR
L2603-0027;2026-03-06;18:10;Lindner;Bread rolls;Bread and bakery;8;each;0.32;;2.56;EUR
L2603-0027;2026-03-06;18:10;Lindner;Coffee, ground;Pantry;2;each;6.44;;12.88;EUR
L2603-0027;2026-03-06;18:10;Lindner;Pasta, 500 g;Pantry;4;each;0.89;;3.56;EUR
L2603-0027;2026-03-06;18:10;Lindner;Beer, alcohol-free;Drinks;6;each;0.93;;5.58;EUR
L2603-0027;2026-03-06;18:10;Lindner;Gummy bears;Sweets and snacks;2;each;1.01;;2.02;EUR
L2603-0027;2026-03-06;18:10;Lindner;Pfand;;6;each;0.08;;0.48;EUR
L2603-0028;2026-03-13;18:00;Lindner;Eggs, 10;Dairy and eggs;2;each;2.79;;5.58;EUR
L2603-0028;2026-03-13;18:00;Lindner;Cooked ham;Meat and fish;2;each;2.09;;4.18;EUR
L2603-0028;2026-03-13;18:00;Lindner;Tomatoes;Fruit and vegetables;1.200;kg;2.54;;3.05;EUR
L2603-0028;2026-03-13;18:00;Lindner;Cucumber;Fruit and vegetables;2;each;0.80;;1.60;EUR
L2603-0028;2026-03-13;18:00;Lindner;Bread rolls;Bread and bakery;8;each;0.32;;2.56;EUR
L2603-0028;2026-03-13;18:00;Lindner;Tomato passata;Pantry;4;each;0.85;;3.40;EUR
L2603-0028;2026-03-13;18:00;Lindner;Red wine;Drinks;2;each;6.04;;12.08;EUR
L2603-0028;2026-03-13;18:00;Lindner;Dark chocolate;Sweets and snacks;4;each;1.33;;5.32;EUR
L2603-0029;2026-03-20;18:44;Lindner;Mozzarella;Dairy and eggs;3;each;0.89;;2.67;EUR
L2603-0029;2026-03-20;18:44;Lindner;Salmon fillet;Meat and fish;0.436;kg;21.29;;9.28;EUR
L2603-0029;2026-03-20;18:44;Lindner;Minced beef;Meat and fish;0.888;kg;10.54;;9.36;EUR
L2603-0029;2026-03-20;18:44;Lindner;Apples, Elstar;Fruit and vegetables;1.858;kg;2.29;;4.25;EUR
L2603-0029;2026-03-20;18:44;Lindner;Bananas;Fruit and vegetables;1.730;kg;1.38;;2.39;EUR
L2603-0029;2026-03-20;18:44;Lindner;Pasta, 500 g;Pantry;3;each;0.89;;2.67;EUR
L2603-0029;2026-03-20;18:44;Lindner;Beer, alcohol-free;Drinks;6;each;0.93;;5.58;EUR
L2603-0029;2026-03-20;18:44;Lindner;Potato crisps;Sweets and snacks;2;each;1.69;;3.38;EUR
L2603-0029;2026-03-20;18:44;Lindner;Pfand;;6;each;0.08;;0.48;EUR
L2603-0030;2026-03-27;17:21;Lindner;Gouda, sliced;Dairy and eggs;2;each;2.54;;5.08;EUR
L2603-0030;2026-03-27;17:21;Lindner;Fish fingers;Meat and fish;1;each;3.19;;3.19;EUR
L2603-0030;2026-03-27;17:21;Lindner;Bananas;Fruit and vegetables;1.286;kg;1.38;;1.77;EUR
L2603-0030;2026-03-27;17:21;Lindner;Onions;Fruit and vegetables;1.122;kg;1.18;;1.32;EUR
L2603-0030;2026-03-27;17:21;Lindner;Cucumber;Fruit and vegetables;1;each;0.80;;0.80;EUR
L2603-0030;2026-03-27;17:21;Lindner;Wholegrain bread;Bread and bakery;2;each;2.24;;4.48;EUR
L2603-0030;2026-03-27;17:21;Lindner;Basmati rice, 1 kg;Pantry;2;each;2.69;;5.38;EUR
L2603-0030;2026-03-27;17:21;Lindner;Muesli;Pantry;2;each;3.14;;6.28;EUR
L2604-0031;2026-04-02;17:21;Lindner;Eggs, 10;Dairy and eggs;1;each;2.79;;2.79;EUR
L2604-0031;2026-04-02;17:21;Lindner;Chicken breast;Meat and fish;0.966;kg;10.14;;9.80;EUR
L2604-0031;2026-04-02;17:21;Lindner;Avocado;Fruit and vegetables;3;each;1.12;;3.36;EUR
L2604-0031;2026-04-02;17:21;Lindner;Peppers, mixed;Fruit and vegetables;1;each;2.09;;2.09;EUR
L2604-0031;2026-04-02;17:21;Lindner;Bread rolls;Bread and bakery;10;each;0.32;;3.20;EUR
L2604-0031;2026-04-02;17:21;Lindner;Peanut butter;Pantry;1;each;2.84;;2.84;EUR
L2604-0031;2026-04-02;17:21;Lindner;Orange juice;Drinks;3;l;1.79;;5.37;EUR
L2604-0031;2026-04-02;17:21;Lindner;Beer, alcohol-free;Drinks;6;each;0.93;;5.58;EUR
L2604-0031;2026-04-02;17:21;Lindner;Pfand;;6;each;0.08;;0.48;EUR
L2604-0032;2026-04-10;18:14;Lindner;Cooked ham;Meat and fish;2;each;2.09;;4.18;EUR
L2604-0032;2026-04-10;18:14;Lindner;Potatoes;Fruit and vegetables;2.972;kg;1.15;;3.42;EUR
L2604-0032;2026-04-10;18:14;Lindner;Broccoli;Fruit and vegetables;1;each;1.64;;1.64;EUR
L2604-0032;2026-04-10;18:14;Lindner;Onions;Fruit and vegetables;0.856;kg;1.19;;1.02;EUR
L2604-0032;2026-04-10;18:14;Lindner;Toast;Bread and bakery;1;each;1.17;;1.17;EUR
L2604-0032;2026-04-10;18:14;Lindner;Tomato passata;Pantry;4;each;0.85;;3.40;EUR
L2604-0032;2026-04-10;18:14;Lindner;Muesli;Pantry;3;each;3.14;;9.42;EUR
L2604-0033;2026-04-17;18:12;Lindner;Quark;Dairy and eggs;1;each;1.21;;1.21;EUR
L2604-0033;2026-04-17;18:12;Lindner;Bread rolls;Bread and bakery;10;each;0.32;;3.20;EUR
L2604-0033;2026-04-17;18:12;Lindner;Olive oil, 750 ml;Pantry;1;each;7.69;;7.69;EUR
L2604-0033;2026-04-17;18:12;Lindner;Beer, alcohol-free;Drinks;6;each;0.93;;5.58;EUR
L2604-0033;2026-04-17;18:12;Lindner;Red wine;Drinks;1;each;6.04;;6.04;EUR
L2604-0033;2026-04-17;18:12;Lindner;Kitchen roll;Household;2;each;2.59;;5.18;EUR
L2604-0033;2026-04-17;18:12;Lindner;Cat food, tins;Pet food;12;each;0.65;;7.80;EUR
L2604-0033;2026-04-17;18:12;Lindner;Pfand;;6;each;0.08;;0.48;EUR
L2604-0034;2026-04-24;17:09;Lindner;Butter;Dairy and eggs;3;each;2.04;;6.12;EUR
L2604-0034;2026-04-24;17:09;Lindner;Whole milk;Dairy and eggs;8;l;1.03;;8.24;EUR
L2604-0034;2026-04-24;17:09;Lindner;Cooked ham;Meat and fish;1;each;2.09;;2.09;EUR
L2604-0034;2026-04-24;17:09;Lindner;Lemons;Fruit and vegetables;2;each;0.41;;0.82;EUR
L2604-0034;2026-04-24;17:09;Lindner;Peppers, mixed;Fruit and vegetables;1;each;2.09;;2.09;EUR
L2604-0034;2026-04-24;17:09;Lindner;Wholegrain bread;Bread and bakery;2;each;2.24;;4.48;EUR
L2604-0034;2026-04-24;17:09;Lindner;Coffee, ground;Pantry;1;each;6.44;;6.44;EUR
L2604-0034;2026-04-24;17:09;Lindner;Basmati rice, 1 kg;Pantry;2;each;2.69;;5.38;EUR
L2604-0034;2026-04-24;17:09;Lindner;Potato crisps;Sweets and snacks;2;each;1.69;;3.38;EUR
L2604-0035;2026-04-30;17:10;Lindner;Sausages, Vienna;Meat and fish;1;each;2.64;;2.64;EUR
L2604-0035;2026-04-30;17:10;Lindner;Avocado;Fruit and vegetables;4;each;1.12;;4.48;EUR
L2604-0035;2026-04-30;17:10;Lindner;Pasta, 500 g;Pantry;3;each;0.89;;2.67;EUR
L2604-0035;2026-04-30;17:10;Lindner;Toilet paper;Household;2;each;4.14;;8.28;EUR
L2604-0035;2026-04-30;17:10;Lindner;All-purpose cleaner;Household;1;each;2.14;;2.14;EUR
L2604-0035;2026-04-30;17:10;Lindner;Kitchen roll;Household;2;each;2.59;;5.18;EUR
L2604-0035;2026-04-30;17:10;Lindner;Shower gel;Personal care;2;each;1.54;;3.08;EUR
L2605-0036;2026-05-08;17:23;Lindner;Natural yoghurt;Dairy and eggs;4;each;0.99;;3.96;EUR
L2605-0036;2026-05-08;17:23;Lindner;Salmon fillet;Meat and fish;0.390;kg;21.44;;8.36;EUR
L2605-0036;2026-05-08;17:23;Lindner;Peppers, mixed;Fruit and vegetables;2;each;2.09;;4.18;EUR
L2605-0036;2026-05-08;17:23;Lindner;Croissants;Bread and bakery;3;each;0.91;;2.73;EUR
L2605-0036;2026-05-08;17:23;Lindner;Coffee, ground;Pantry;1;each;6.44;;6.44;EUR
L2605-0036;2026-05-08;17:23;Lindner;Ice cream;Sweets and snacks;1;each;3.64;;3.64;EUR
L2605-0036;2026-05-08;17:23;Lindner;Potato crisps;Sweets and snacks;3;each;1.69;;5.07;EUR
L2605-0037;2026-05-15;18:15;Lindner;Butter;Dairy and eggs;3;each;2.04;;6.12;EUR
L2605-0037;2026-05-15;18:15;Lindner;Onions;Fruit and vegetables;1.182;kg;1.19;;1.41;EUR
L2605-0037;2026-05-15;18:15;Lindner;Mushrooms;Fruit and vegetables;1;each;1.84;;1.84;EUR
L2605-0037;2026-05-15;18:15;Lindner;Bread rolls;Bread and bakery;10;each;0.32;;3.20;EUR
L2605-0037;2026-05-15;18:15;Lindner;Wheat flour, 1 kg;Pantry;2;each;0.84;;1.68;EUR
L2605-0037;2026-05-15;18:15;Lindner;Dark chocolate;Sweets and snacks;4;each;1.34;;5.36;EUR
L2605-0037;2026-05-15;18:15;Lindner;Dishwasher tablets;Household;1;each;5.79;;5.79;EUR
L2605-0038;2026-05-22;18:08;Lindner;Cream;Dairy and eggs;2;each;0.88;;1.76;EUR
L2605-0038;2026-05-22;18:08;Lindner;Eggs, 10;Dairy and eggs;2;each;2.84;;5.68;EUR
L2605-0038;2026-05-22;18:08;Lindner;Pork schnitzel;Meat and fish;0.878;kg;8.89;;7.81;EUR
L2605-0038;2026-05-22;18:08;Lindner;Carrots;Fruit and vegetables;1.020;kg;1.09;;1.11;EUR
L2605-0038;2026-05-22;18:08;Lindner;Wholegrain bread;Bread and bakery;2;each;2.24;;4.48;EUR
L2605-0038;2026-05-22;18:08;Lindner;Chickpeas, tin;Pantry;2;each;0.88;;1.76;EUR
L2605-0038;2026-05-22;18:08;Lindner;Basmati rice, 1 kg;Pantry;2;each;2.69;;5.38;EUR
L2605-0038;2026-05-22;18:08;Lindner;Beer, alcohol-free;Drinks;6;each;0.93;;5.58;EUR
L2605-0038;2026-05-22;18:08;Lindner;Pfand;;6;each;0.08;;0.48;EUR
L2605-0039;2026-05-29;18:40;Lindner;Feta;Dairy and eggs;1;each;2.34;;2.34;EUR
L2605-0039;2026-05-29;18:40;Lindner;Natural yoghurt;Dairy and eggs;6;each;0.99;;5.94;EUR
L2605-0039;2026-05-29;18:40;Lindner;Salami;Meat and fish;1;each;2.24;;2.24;EUR
L2605-0039;2026-05-29;18:40;Lindner;Minced beef;Meat and fish;0.582;kg;10.64;;6.19;EUR
L2605-0039;2026-05-29;18:40;Lindner;Tomatoes;Fruit and vegetables;1.354;kg;2.54;;3.44;EUR
L2605-0039;2026-05-29;18:40;Lindner;Bread rolls;Bread and bakery;8;each;0.32;;2.56;EUR
L2605-0039;2026-05-29;18:40;Lindner;Wholegrain bread;Bread and bakery;2;each;2.24;;4.48;EUR
L2605-0039;2026-05-29;18:40;Lindner;Tomato passata;Pantry;4;each;0.85;;3.40;EUR
L2606-0040;2026-06-05;17:01;Lindner;Eggs, 10;Dairy and eggs;2;each;2.84;;5.68;EUR
L2606-0040;2026-06-05;17:01;Lindner;Whole milk;Dairy and eggs;6;l;1.04;;6.24;EUR
L2606-0040;2026-06-05;17:01;Lindner;Mozzarella;Dairy and eggs;3;each;0.90;;2.70;EUR
L2606-0040;2026-06-05;17:01;Lindner;Salmon fillet;Meat and fish;0.372;kg;21.44;;7.98;EUR
L2606-0040;2026-06-05;17:01;Lindner;Apples, Elstar;Fruit and vegetables;2.268;kg;2.29;;5.19;EUR
L2606-0040;2026-06-05;17:01;Lindner;Wholegrain bread;Bread and bakery;2;each;2.24;;4.48;EUR
L2606-0040;2026-06-05;17:01;Lindner;Coffee, ground;Pantry;1;each;6.49;;6.49;EUR
L2606-0040;2026-06-05;17:01;Lindner;Cat food, tins;Pet food;18;each;0.65;;11.70;EUR
L2606-0041;2026-06-12;17:07;Lindner;Gouda, sliced;Dairy and eggs;3;each;2.59;;7.77;EUR
L2606-0041;2026-06-12;17:07;Lindner;Butter;Dairy and eggs;3;each;2.04;;6.12;EUR
L2606-0041;2026-06-12;17:07;Lindner;Minced beef;Meat and fish;0.744;kg;10.64;;7.92;EUR
L2606-0041;2026-06-12;17:07;Lindner;Spinach, frozen;Fruit and vegetables;1;each;1.79;;1.79;EUR
L2606-0041;2026-06-12;17:07;Lindner;Cucumber;Fruit and vegetables;2;each;0.81;;1.62;EUR
L2606-0041;2026-06-12;17:07;Lindner;Tomato passata;Pantry;3;each;0.86;;2.58;EUR
L2606-0041;2026-06-12;17:07;Lindner;Biscuits;Sweets and snacks;1;each;1.37;;1.37;EUR
L2606-0042;2026-06-19;17:47;Lindner;Chicken breast;Meat and fish;0.806;kg;10.14;;8.17;EUR
L2606-0042;2026-06-19;17:47;Lindner;Bananas;Fruit and vegetables;1.726;kg;1.40;;2.42;EUR
L2606-0042;2026-06-19;17:47;Lindner;Tomatoes;Fruit and vegetables;1.390;kg;2.54;;3.53;EUR
L2606-0042;2026-06-19;17:47;Lindner;Toast;Bread and bakery;2;each;1.18;;2.36;EUR
L2606-0042;2026-06-19;17:47;Lindner;Pasta, 500 g;Pantry;3;each;0.90;;2.70;EUR
L2606-0042;2026-06-19;17:47;Lindner;Peanut butter;Pantry;1;each;2.84;;2.84;EUR
L2606-0042;2026-06-19;17:47;Lindner;Orange juice;Drinks;3;l;1.79;;5.37;EUR
L2606-0042;2026-06-19;17:47;Lindner;Gummy bears;Sweets and snacks;2;each;1.02;;2.04;EUR
L2606-0043;2026-06-26;18:30;Lindner;Gouda, sliced;Dairy and eggs;2;each;2.59;;5.18;EUR
L2606-0043;2026-06-26;18:30;Lindner;Cooked ham;Meat and fish;2;each;2.14;;4.28;EUR
L2606-0043;2026-06-26;18:30;Lindner;Onions;Fruit and vegetables;0.898;kg;1.19;;1.07;EUR
L2606-0043;2026-06-26;18:30;Lindner;Bananas;Fruit and vegetables;1.374;kg;1.40;;1.92;EUR
L2606-0043;2026-06-26;18:30;Lindner;Tomato passata;Pantry;4;each;0.86;;3.44;EUR
L2606-0043;2026-06-26;18:30;Lindner;Basmati rice, 1 kg;Pantry;1;each;2.69;;2.69;EUR
L2606-0043;2026-06-26;18:30;Lindner;Coffee, ground;Pantry;1;each;6.49;;6.49;EUR
L2606-0043;2026-06-26;18:30;Lindner;Toilet paper;Household;2;each;4.19;;8.38;EUR
L2606-0043;2026-06-26;18:30;Lindner;Cat food, tins;Pet food;18;each;0.65;;11.70;EUR
L2607-0044;2026-07-03;18:11;Lindner;Butter;Dairy and eggs;3;each;2.04;;6.12;EUR
L2607-0044;2026-07-03;18:11;Lindner;Whole milk;Dairy and eggs;6;l;1.04;;6.24;EUR
L2607-0044;2026-07-03;18:11;Lindner;Cream;Dairy and eggs;3;each;0.88;;2.64;EUR
L2607-0044;2026-07-03;18:11;Lindner;Toast;Bread and bakery;1;each;1.18;;1.18;EUR
L2607-0044;2026-07-03;18:11;Lindner;Muesli;Pantry;2;each;3.19;;6.38;EUR
L2607-0044;2026-07-03;18:11;Lindner;Dark chocolate;Sweets and snacks;4;each;1.34;;5.36;EUR
L2607-0044;2026-07-03;18:11;Lindner;Potato crisps;Sweets and snacks;2;each;1.69;;3.38;EUR
L2607-0045;2026-07-10;17:55;Lindner;Gouda, sliced;Dairy and eggs;3;each;2.59;;7.77;EUR
L2607-0045;2026-07-10;17:55;Lindner;Fish fingers;Meat and fish;1;each;3.19;;3.19;EUR
L2607-0045;2026-07-10;17:55;Lindner;Peppers, mixed;Fruit and vegetables;2;each;2.09;;4.18;EUR
L2607-0045;2026-07-10;17:55;Lindner;Avocado;Fruit and vegetables;3;each;1.13;;3.39;EUR
L2607-0045;2026-07-10;17:55;Lindner;Bananas;Fruit and vegetables;1.182;kg;1.40;;1.65;EUR
L2607-0045;2026-07-10;17:55;Lindner;Olive oil, 750 ml;Pantry;1;each;7.69;;7.69;EUR
L2607-0045;2026-07-10;17:55;Lindner;Sugar, 1 kg;Pantry;1;each;1.12;;1.12;EUR
L2607-0046;2026-07-17;18:42;Lindner;Whole milk;Dairy and eggs;8;l;1.04;;8.32;EUR
L2607-0046;2026-07-17;18:42;Lindner;Sausages, Vienna;Meat and fish;1;each;2.69;;2.69;EUR
L2607-0046;2026-07-17;18:42;Lindner;Carrots;Fruit and vegetables;1.072;kg;1.10;;1.18;EUR
L2607-0046;2026-07-17;18:42;Lindner;Olive oil, 750 ml;Pantry;1;each;7.69;;7.69;EUR
L2607-0046;2026-07-17;18:42;Lindner;Muesli;Pantry;2;each;3.19;;6.38;EUR
L2607-0046;2026-07-17;18:42;Lindner;Beer, alcohol-free;Drinks;6;each;0.94;;5.64;EUR
L2607-0046;2026-07-17;18:42;Lindner;All-purpose cleaner;Household;1;each;2.19;;2.19;EUR
L2607-0046;2026-07-17;18:42;Lindner;Pfand;;6;each;0.08;;0.48;EUR
L2607-0047;2026-07-24;17:41;Lindner;Salmon fillet;Meat and fish;0.470;kg;21.44;;10.08;EUR
L2607-0047;2026-07-24;17:41;Lindner;Apples, Elstar;Fruit and vegetables;1.500;kg;2.29;;3.44;EUR
L2607-0047;2026-07-24;17:41;Lindner;Avocado;Fruit and vegetables;3;each;1.13;;3.39;EUR
L2607-0047;2026-07-24;17:41;Lindner;Onions;Fruit and vegetables;1.358;kg;1.20;;1.63;EUR
L2607-0047;2026-07-24;17:41;Lindner;Croissants;Bread and bakery;3;each;0.91;;2.73;EUR
L2607-0047;2026-07-24;17:41;Lindner;Kitchen roll;Household;1;each;2.64;;2.64;EUR
L2607-0047;2026-07-24;17:41;Lindner;Toilet paper;Household;1;each;4.19;;4.19;EUR
L2607-0047;2026-07-24;17:41;Lindner;Cat food, tins;Pet food;12;each;0.65;;7.80;EUR
L2607-0048;2026-07-31;17:23;Lindner;Butter;Dairy and eggs;2;each;2.04;;3.78;EUR
L2607-0048;2026-07-31;17:23;Lindner;Potatoes;Fruit and vegetables;2.258;kg;1.16;;2.62;EUR
L2607-0048;2026-07-31;17:23;Lindner;Mushrooms;Fruit and vegetables;1;each;1.84;;1.84;EUR
L2607-0048;2026-07-31;17:23;Lindner;Wheat flour, 1 kg;Pantry;2;each;0.84;;1.68;EUR
L2607-0048;2026-07-31;17:23;Lindner;Red wine;Drinks;1;each;6.09;;6.09;EUR
L2607-0048;2026-07-31;17:23;Lindner;Beer, alcohol-free;Drinks;12;each;0.94;;11.28;EUR
L2607-0048;2026-07-31;17:23;Lindner;Orange juice;Drinks;4;l;1.79;;7.16;EUR
L2607-0048;2026-07-31;17:23;Lindner;Potato crisps;Sweets and snacks;2;each;1.69;;3.38;EUR
L2607-0048;2026-07-31;17:23;Lindner;Pfand;;6;each;0.08;;0.48;EUR
L2608-0049;2026-08-21;18:00;Lindner;Mozzarella;Dairy and eggs;4;each;0.90;;3.60;EUR
L2608-0049;2026-08-21;18:00;Lindner;Quark;Dairy and eggs;2;each;1.22;;2.44;EUR
L2608-0049;2026-08-21;18:00;Lindner;Chicken breast;Meat and fish;1.168;kg;10.24;;11.96;EUR
L2608-0049;2026-08-21;18:00;Lindner;Lemons;Fruit and vegetables;2;each;0.42;;0.84;EUR
L2608-0049;2026-08-21;18:00;Lindner;Bread rolls;Bread and bakery;10;each;0.33;;3.30;EUR
L2608-0049;2026-08-21;18:00;Lindner;Olive oil, 750 ml;Pantry;1;each;7.69;;7.69;EUR
L2608-0049;2026-08-21;18:00;Lindner;Coffee, ground;Pantry;2;each;6.49;;12.98;EUR
L2608-0049;2026-08-21;18:00;Lindner;Tomato passata;Pantry;3;each;0.86;;2.58;EUR
L2608-0050;2026-08-28;18:44;Lindner;Pork schnitzel;Meat and fish;0.942;kg;8.94;;8.42;EUR
L2608-0050;2026-08-28;18:44;Lindner;Minced beef;Meat and fish;0.590;kg;10.69;;6.31;EUR
L2608-0050;2026-08-28;18:44;Lindner;Apples, Elstar;Fruit and vegetables;2.264;kg;2.29;;5.18;EUR
L2608-0050;2026-08-28;18:44;Lindner;Cucumber;Fruit and vegetables;2;each;0.82;;1.64;EUR
L2608-0050;2026-08-28;18:44;Lindner;Onions;Fruit and vegetables;1.564;kg;1.20;;1.88;EUR
L2608-0050;2026-08-28;18:44;Lindner;Bananas;Fruit and vegetables;1.744;kg;1.41;;2.46;EUR
L2608-0050;2026-08-28;18:44;Lindner;Wholegrain bread;Bread and bakery;2;each;2.24;;4.48;EUR
L2608-0050;2026-08-28;18:44;Lindner;Ice cream;Sweets and snacks;1;each;3.69;;3.69;EUR
L2608-0050;2026-08-28;18:44;Lindner;Dark chocolate;Sweets and snacks;4;each;1.35;;5.40;EUR
L2609-0051;2026-09-04;18:19;Lindner;Natural yoghurt;Dairy and eggs;4;each;1.00;;4.00;EUR
L2609-0051;2026-09-04;18:19;Lindner;Mozzarella;Dairy and eggs;4;each;0.90;;3.60;EUR
L2609-0051;2026-09-04;18:19;Lindner;Butter;Dairy and eggs;2;each;2.09;;4.18;EUR
L2609-0051;2026-09-04;18:19;Lindner;Tomatoes;Fruit and vegetables;0.944;kg;2.54;;2.40;EUR
L2609-0051;2026-09-04;18:19;Lindner;Toast;Bread and bakery;1;each;1.19;;1.19;EUR
L2609-0051;2026-09-04;18:19;Lindner;Coffee, ground;Pantry;1;each;6.54;;6.54;EUR
L2609-0051;2026-09-04;18:19;Lindner;Gummy bears;Sweets and snacks;1;each;1.03;;1.03;EUR
L2609-0052;2026-09-11;18:30;Lindner;Eggs, 10;Dairy and eggs;2;each;2.84;;5.68;EUR
L2609-0052;2026-09-11;18:30;Lindner;Whole milk;Dairy and eggs;8;l;1.05;;8.40;EUR
L2609-0052;2026-09-11;18:30;Lindner;Minced beef;Meat and fish;0.758;kg;10.69;;8.10;EUR
L2609-0052;2026-09-11;18:30;Lindner;Pasta, 500 g;Pantry;3;each;0.90;;2.70;EUR
L2609-0052;2026-09-11;18:30;Lindner;Peanut butter;Pantry;1;each;2.84;;2.84;EUR
L2609-0052;2026-09-11;18:30;Lindner;Olive oil, 750 ml;Pantry;1;each;7.69;;7.69;EUR
L2609-0052;2026-09-11;18:30;Lindner;Cat food, tins;Pet food;12;each;0.66;;7.92;EUR
L2609-0053;2026-09-18;17:38;Lindner;Gouda, sliced;Dairy and eggs;2;each;2.59;;5.18;EUR
L2609-0053;2026-09-18;17:38;Lindner;Cooked ham;Meat and fish;2;each;2.14;;4.28;EUR
L2609-0053;2026-09-18;17:38;Lindner;Toast;Bread and bakery;2;each;1.19;;2.38;EUR
L2609-0053;2026-09-18;17:38;Lindner;Wholegrain bread;Bread and bakery;2;each;2.24;;4.48;EUR
L2609-0053;2026-09-18;17:38;Lindner;Olive oil, 750 ml;Pantry;1;each;7.69;;7.69;EUR
L2609-0053;2026-09-18;17:38;Lindner;Tomato passata;Pantry;4;each;0.87;;3.48;EUR
L2609-0053;2026-09-18;17:38;Lindner;Basmati rice, 1 kg;Pantry;2;each;2.74;;5.48;EUR
L2609-0053;2026-09-18;17:38;Lindner;Muesli;Pantry;3;each;3.19;;9.57;EUR
L2609-0054;2026-09-25;18:55;Lindner;Whole milk;Dairy and eggs;6;l;1.05;;6.30;EUR
L2609-0054;2026-09-25;18:55;Lindner;Fish fingers;Meat and fish;1;each;3.24;;3.24;EUR
L2609-0054;2026-09-25;18:55;Lindner;Chicken breast;Meat and fish;0.882;kg;10.24;;9.03;EUR
L2609-0054;2026-09-25;18:55;Lindner;Lemons;Fruit and vegetables;3;each;0.42;;1.26;EUR
L2609-0054;2026-09-25;18:55;Lindner;Bread rolls;Bread and bakery;8;each;0.33;;2.64;EUR
L2609-0054;2026-09-25;18:55;Lindner;Wholegrain bread;Bread and bakery;2;each;2.24;;4.48;EUR
L2609-0054;2026-09-25;18:55;Lindner;Dishwasher tablets;Household;1;each;5.89;;5.89;EUR
L2609-0054;2026-09-25;18:55;Lindner;Shower gel;Personal care;1;each;1.54;;1.54;EUR
L2610-0055;2026-10-02;18:23;Lindner;Salmon fillet;Meat and fish;0.408;kg;21.64;;8.83;EUR
L2610-0055;2026-10-02;18:23;Lindner;Sausages, Vienna;Meat and fish;1;each;2.69;;2.69;EUR
L2610-0055;2026-10-02;18:23;Lindner;Salami;Meat and fish;1;each;2.29;;2.29;EUR
L2610-0055;2026-10-02;18:23;Lindner;Peppers, mixed;Fruit and vegetables;2;each;2.09;;4.18;EUR
L2610-0055;2026-10-02;18:23;Lindner;Muesli;Pantry;3;each;3.19;;9.57;EUR
L2610-0055;2026-10-02;18:23;Lindner;Basmati rice, 1 kg;Pantry;1;each;2.74;;2.74;EUR
L2610-0055;2026-10-02;18:23;Lindner;Biscuits;Sweets and snacks;1;each;1.38;;1.38;EUR
L2610-0055;2026-10-02;18:23;Lindner;Cat food, tins;Pet food;12;each;0.66;;7.92;EUR
L2610-0056;2026-10-09;17:44;Lindner;Gouda, sliced;Dairy and eggs;3;each;2.64;;7.92;EUR
L2610-0056;2026-10-09;17:44;Lindner;Avocado;Fruit and vegetables;3;each;1.13;;3.39;EUR
L2610-0056;2026-10-09;17:44;Lindner;Grapes;Fruit and vegetables;1.056;kg;3.29;;3.47;EUR
L2610-0056;2026-10-09;17:44;Lindner;Broccoli;Fruit and vegetables;1;each;1.64;;1.64;EUR
L2610-0056;2026-10-09;17:44;Lindner;Cucumber;Fruit and vegetables;1;each;0.82;;0.82;EUR
L2610-0056;2026-10-09;17:44;Lindner;Tomatoes;Fruit and vegetables;0.706;kg;2.59;;1.83;EUR
L2610-0056;2026-10-09;17:44;Lindner;Croissants;Bread and bakery;4;each;0.91;;3.64;EUR
L2610-0056;2026-10-09;17:44;Lindner;Olive oil, 750 ml;Pantry;1;each;6.49;;6.49;EUR
L2610-0056;2026-10-09;17:44;Lindner;Pasta, 500 g;Pantry;3;each;0.90;;2.70;EUR
L2610-0057;2026-10-16;18:27;Lindner;Bananas;Fruit and vegetables;2.028;kg;1.41;;2.86;EUR
L2610-0057;2026-10-16;18:27;Lindner;Tomato passata;Pantry;4;each;0.87;;3.48;EUR
L2610-0057;2026-10-16;18:27;Lindner;Sugar, 1 kg;Pantry;1;each;1.13;;1.13;EUR
L2610-0057;2026-10-16;18:27;Lindner;Wheat flour, 1 kg;Pantry;2;each;0.85;;1.70;EUR
L2610-0057;2026-10-16;18:27;Lindner;Chickpeas, tin;Pantry;3;each;0.90;;2.70;EUR
L2610-0057;2026-10-16;18:27;Lindner;Basmati rice, 1 kg;Pantry;2;each;2.74;;5.48;EUR
L2610-0057;2026-10-16;18:27;Lindner;Orange juice;Drinks;4;l;1.84;;7.36;EUR
L2610-0057;2026-10-16;18:27;Lindner;Red wine;Drinks;1;each;6.14;;6.14;EUR
L2610-0057;2026-10-16;18:27;Lindner;All-purpose cleaner;Household;1;each;2.19;;2.19;EUR
L2610-0058;2026-10-23;17:17;Lindner;Cream;Dairy and eggs;3;each;0.89;;2.67;EUR
L2610-0058;2026-10-23;17:17;Lindner;Minced beef;Meat and fish;0.588;kg;10.79;;6.34;EUR
L2610-0058;2026-10-23;17:17;Lindner;Carrots;Fruit and vegetables;1.386;kg;1.11;;1.54;EUR
L2610-0058;2026-10-23;17:17;Lindner;Potatoes;Fruit and vegetables;3.630;kg;1.17;;4.25;EUR
L2610-0058;2026-10-23;17:17;Lindner;Bananas;Fruit and vegetables;1.540;kg;1.41;;2.17;EUR
L2610-0058;2026-10-23;17:17;Lindner;Peppers, mixed;Fruit and vegetables;2;each;2.09;;4.18;EUR
L2610-0058;2026-10-23;17:17;Lindner;Beer, alcohol-free;Drinks;6;each;0.94;;5.64;EUR
L2610-0058;2026-10-23;17:17;Lindner;Potato crisps;Sweets and snacks;3;each;1.69;;5.07;EUR
L2610-0058;2026-10-23;17:17;Lindner;Dark chocolate;Sweets and snacks;4;each;1.35;;5.40;EUR
L2610-0058;2026-10-23;17:17;Lindner;Pfand;;6;each;0.08;;0.48;EUR

"""##),
SampleFile(name: "receipts/other-stores.csv", text: ##"""
Date	Time	Store	Receipt ID	Item	Category	Quantity	Unit	Unit Price	Discount	Total	Currency\##r
2025-09-04	16:44	Hofladen Wiese	H2509-0001	Smoked trout	Meat and fish	2	each	5.19		10.38	EUR\##r
2025-09-04	16:44	Hofladen Wiese	H2509-0001	Broccoli	Fruit and vegetables	1	each	2.09		2.09	EUR\##r
2025-09-04	16:44	Hofladen Wiese	H2509-0001	Potatoes	Fruit and vegetables	3.676	kg	1.44		5.29	EUR\##r
2025-09-04	16:44	Hofladen Wiese	H2509-0001	Lettuce	Fruit and vegetables	2	each	1.49		2.98	EUR\##r
2025-09-04	16:44	Hofladen Wiese	H2509-0001	Carrots	Fruit and vegetables	1.574	kg	1.33		2.09	EUR\##r
2025-09-08	16:26	Drogerie Blank	D2509-0001	Washing powder	Household	1	each	8.24		8.24	EUR\##r
2025-09-08	16:26	Drogerie Blank	D2509-0001	Sponges	Household	1	each	1.39		1.39	EUR\##r
2025-09-08	16:26	Drogerie Blank	D2509-0001	All-purpose cleaner	Household	1	each	2.09		2.09	EUR\##r
2025-09-08	16:26	Drogerie Blank	D2509-0001	Soap	Personal care	2	each	0.87		1.74	EUR\##r
2025-09-08	16:26	Drogerie Blank	D2509-0001	Hand cream, 100 ml	Personal care	1	each	2.79		2.79	EUR\##r
2025-09-08	16:26	Drogerie Blank	D2509-0001	Deodorant	Personal care	1	each	2.04		2.04	EUR\##r
2025-09-18	17:18	Hofladen Wiese	H2509-0002	Eggs, 10	Dairy and eggs	2	each	3.49		6.98	EUR\##r
2025-09-18	17:18	Hofladen Wiese	H2509-0002	Tomatoes	Fruit and vegetables	1.306	kg	3.24		4.23	EUR\##r
2025-09-18	17:18	Hofladen Wiese	H2509-0002	Cucumber	Fruit and vegetables	1	each	0.98		0.98	EUR\##r
2025-09-18	17:18	Hofladen Wiese	H2509-0002	Sourdough loaf	Bread and bakery	1	each	6.34		6.34	EUR\##r
2025-09-18	17:18	Hofladen Wiese	H2509-0002	Honey	Pantry	1	each	7.89		7.89	EUR\##r
2025-09-22	15:18	Drogerie Blank	D2509-0002	Dishwasher tablets	Household	1	each	6.19		6.19	EUR\##r
2025-09-22	15:18	Drogerie Blank	D2509-0002	Toilet paper	Household	1	each	4.14		4.14	EUR\##r
2025-09-22	15:18	Drogerie Blank	D2509-0002	Cat litter	Pet food	1	each	4.99		4.99	EUR\##r
2025-09-22	15:18	Drogerie Blank	D2509-0002	Cat treats	Pet food	2	each	1.41		2.82	EUR\##r
2025-09-22	15:18	Drogerie Blank	D2509-0002	Cat food, tins	Pet food	12	each	0.63		7.56	EUR\##r
2025-10-02	17:20	Hofladen Wiese	H2510-0003	Mountain cheese	Dairy and eggs	186	g			4.88	EUR\##r
2025-10-02	17:20	Hofladen Wiese	H2510-0003	Whole milk	Dairy and eggs	8	l	1.28		10.24	EUR\##r
2025-10-02	17:20	Hofladen Wiese	H2510-0003	Pumpkin	Fruit and vegetables	1	each	3.44		3.44	EUR\##r
2025-10-02	17:20	Hofladen Wiese	H2510-0003	Apple juice	Drinks	6	l	2.24		13.44	EUR\##r
2025-10-06	15:18	Drogerie Blank	D2510-0003	Bin bags	Household	1	each	2.14		2.14	EUR\##r
2025-10-06	15:18	Drogerie Blank	D2510-0003	Kitchen roll	Household	1	each	2.54		2.54	EUR\##r
2025-10-06	15:18	Drogerie Blank	D2510-0003	Shampoo	Personal care	1	each	3.24		3.24	EUR\##r
2025-10-06	15:18	Drogerie Blank	D2510-0003	Razor blades	Personal care	1	each	12.04		12.04	EUR\##r
2025-10-16	16:01	Hofladen Wiese	H2510-0004	Smoked trout	Meat and fish	1	each	5.19		5.19	EUR\##r
2025-10-16	16:01	Hofladen Wiese	H2510-0004	Cucumber	Fruit and vegetables	2	each	0.98		1.96	EUR\##r
2025-10-16	16:01	Hofladen Wiese	H2510-0004	Carrots	Fruit and vegetables	1.610	kg	1.33		2.14	EUR\##r
2025-10-16	16:01	Hofladen Wiese	H2510-0004	Tomatoes	Fruit and vegetables	0.650	kg	3.24		2.11	EUR\##r
2025-10-20	15:11	Drogerie Blank	D2510-0004	Sponges	Household	1	each	1.39		1.39	EUR\##r
2025-10-20	15:11	Drogerie Blank	D2510-0004	All-purpose cleaner	Household	1	each	2.09		2.09	EUR\##r
2025-10-20	15:11	Drogerie Blank	D2510-0004	Shower gel	Personal care	1	each	1.54		1.54	EUR\##r
2025-10-20	15:11	Drogerie Blank	D2510-0004	Deodorant	Personal care	1	each	2.04		2.04	EUR\##r
2025-10-20	15:11	Drogerie Blank	D2510-0004	Soap	Personal care	2	each	0.87		1.74	EUR\##r
2025-10-30	16:29	Hofladen Wiese	H2510-0005	Whole milk	Dairy and eggs	6	l	1.28		7.68	EUR\##r
2025-10-30	16:29	Hofladen Wiese	H2510-0005	Carrots	Fruit and vegetables	1.152	kg	1.33		1.53	EUR\##r
2025-10-30	16:29	Hofladen Wiese	H2510-0005	Tomatoes	Fruit and vegetables	0.794	kg	3.24		2.57	EUR\##r
2025-10-30	16:29	Hofladen Wiese	H2510-0005	Cucumber	Fruit and vegetables	2	each	0.98		1.96	EUR\##r
2025-10-30	16:29	Hofladen Wiese	H2510-0005	Sourdough loaf	Bread and bakery	1	each	6.34		6.34	EUR\##r
2025-10-30	16:29	Hofladen Wiese	H2510-0005	Honey	Pantry	1	each	7.89		7.89	EUR\##r
2025-11-03	15:10	Drogerie Blank	D2511-0005	Dishwasher tablets	Household	1	each	6.19		6.19	EUR\##r
2025-11-03	15:10	Drogerie Blank	D2511-0005	Toilet paper	Household	2	each	4.14		8.28	EUR\##r
2025-11-03	15:10	Drogerie Blank	D2511-0005	Hand cream, 100 ml	Personal care	1	each	2.79		2.79	EUR\##r
2025-11-03	15:10	Drogerie Blank	D2511-0005	Cat treats	Pet food	1	each	1.41		1.41	EUR\##r
2025-11-03	15:10	Drogerie Blank	D2511-0005	Cat food, tins	Pet food	12	each	0.64		7.68	EUR\##r
2025-11-13	16:24	Hofladen Wiese	H2511-0006	Mountain cheese	Dairy and eggs	294	g			7.71	EUR\##r
2025-11-13	16:24	Hofladen Wiese	H2511-0006	Whole milk	Dairy and eggs	8	l	1.28		10.24	EUR\##r
2025-11-13	16:24	Hofladen Wiese	H2511-0006	Pumpkin	Fruit and vegetables	1	each	3.44		3.44	EUR\##r
2025-11-13	16:24	Hofladen Wiese	H2511-0006	Apples, Elstar	Fruit and vegetables	1.604	kg	2.94		4.72	EUR\##r
2025-11-13	16:24	Hofladen Wiese	H2511-0006	Apple juice	Drinks	3	l	2.24		6.72	EUR\##r
2025-11-17	16:05	Drogerie Blank	D2511-0006	Bin bags	Household	1	each	2.14		2.14	EUR\##r
2025-11-17	16:05	Drogerie Blank	D2511-0006	Kitchen roll	Household	2	each	2.54		5.08	EUR\##r
2025-11-17	16:05	Drogerie Blank	D2511-0006	Toilet paper	Household	2	each	4.14		8.28	EUR\##r
2025-11-17	16:05	Drogerie Blank	D2511-0006	Razor blades	Personal care	1	each	12.09		12.09	EUR\##r
2025-11-17	16:05	Drogerie Blank	D2511-0006	Cat food, tins	Pet food	18	each	0.64		11.52	EUR\##r
2025-11-27	16:19	Hofladen Wiese	H2511-0007	Whole milk	Dairy and eggs	8	l	1.28		10.24	EUR\##r
2025-11-27	16:19	Hofladen Wiese	H2511-0007	Potatoes	Fruit and vegetables	2.290	kg	1.45		3.32	EUR\##r
2025-11-27	16:19	Hofladen Wiese	H2511-0007	Lettuce	Fruit and vegetables	1	each	1.49		1.49	EUR\##r
2025-11-27	16:19	Hofladen Wiese	H2511-0007	Apples, Elstar	Fruit and vegetables	1.356	kg	2.94		3.99	EUR\##r
2025-11-27	16:19	Hofladen Wiese	H2511-0007	Cucumber	Fruit and vegetables	1	each	0.98		0.98	EUR\##r
2025-11-27	16:19	Hofladen Wiese	H2511-0007	Tomatoes	Fruit and vegetables	1.348	kg	3.24		4.37	EUR\##r
2025-12-01	15:27	Drogerie Blank	D2512-0007	Washing powder	Household	1	each	8.24		8.24	EUR\##r
2025-12-01	15:27	Drogerie Blank	D2512-0007	Kitchen roll	Household	2	each	2.54		5.08	EUR\##r
2025-12-01	15:27	Drogerie Blank	D2512-0007	Soap	Personal care	1	each	0.88		0.88	EUR\##r
2025-12-01	15:27	Drogerie Blank	D2512-0007	Toothpaste	Personal care	1	each	1.84		1.84	EUR\##r
2025-12-01	15:27	Drogerie Blank	D2512-0007	Cat litter	Pet food	1	each	4.99		4.99	EUR\##r
2025-12-11	16:01	Hofladen Wiese	H2512-0008	Eggs, 10	Dairy and eggs	2	each	3.49		6.98	EUR\##r
2025-12-11	16:01	Hofladen Wiese	H2512-0008	Whole milk	Dairy and eggs	6	l	1.28		7.68	EUR\##r
2025-12-11	16:01	Hofladen Wiese	H2512-0008	Apples, Elstar	Fruit and vegetables	2.530	kg	2.94		7.44	EUR\##r
2025-12-11	16:01	Hofladen Wiese	H2512-0008	Lettuce	Fruit and vegetables	1	each	1.50		1.50	EUR\##r
2025-12-11	16:01	Hofladen Wiese	H2512-0008	Sourdough loaf	Bread and bakery	1	each	6.34		6.34	EUR\##r
2025-12-11	16:01	Hofladen Wiese	H2512-0008	Honey	Pantry	1	each	7.94		7.94	EUR\##r
2025-12-15	16:13	Drogerie Blank	D2512-0008	Sponges	Household	1	each	1.40		1.40	EUR\##r
2025-12-15	16:13	Drogerie Blank	D2512-0008	Deodorant	Personal care	1	each	2.04		2.04	EUR\##r
2025-12-15	16:13	Drogerie Blank	D2512-0008	Hand cream, 100 ml	Personal care	1	each	2.79		2.79	EUR\##r
2025-12-15	16:13	Drogerie Blank	D2512-0008	Cat treats	Pet food	2	each	1.41		2.82	EUR\##r
2025-12-15	16:13	Drogerie Blank	D2512-0008	Cat food, tins	Pet food	12	each	0.64		7.68	EUR\##r
2025-12-24	16:46	Hofladen Wiese	H2512-0009	Mountain cheese	Dairy and eggs	318	g			8.34	EUR\##r
2025-12-24	16:46	Hofladen Wiese	H2512-0009	Eggs, 10	Dairy and eggs	2	each	3.49		6.98	EUR\##r
2025-12-24	16:46	Hofladen Wiese	H2512-0009	Tomatoes	Fruit and vegetables	0.826	kg	3.24		2.68	EUR\##r
2025-12-24	16:46	Hofladen Wiese	H2512-0009	Potatoes	Fruit and vegetables	3.076	kg	1.45		4.46	EUR\##r
2025-12-24	16:46	Hofladen Wiese	H2512-0009	Carrots	Fruit and vegetables	1.604	kg	1.34		2.15	EUR\##r
2025-12-24	16:46	Hofladen Wiese	H2512-0009	Apple juice	Drinks	6	l	2.24		13.44	EUR\##r
2025-12-29	16:07	Drogerie Blank	D2512-0009	Kitchen roll	Household	1	each	2.54		2.54	EUR\##r
2025-12-29	16:07	Drogerie Blank	D2512-0009	Toilet paper	Household	2	each	4.14		8.28	EUR\##r
2025-12-29	16:07	Drogerie Blank	D2512-0009	Razor blades	Personal care	1	each	12.09		12.09	EUR\##r
2025-12-29	16:07	Drogerie Blank	D2512-0009	Cat food, tins	Pet food	18	each	0.64		11.52	EUR\##r
2026-01-08	16:24	Hofladen Wiese	H2601-0010	Eggs, 10	Dairy and eggs	2	each	3.49		6.98	EUR\##r
2026-01-08	16:24	Hofladen Wiese	H2601-0010	Smoked trout	Meat and fish	2	each	5.19		10.38	EUR\##r
2026-01-08	16:24	Hofladen Wiese	H2601-0010	Apples, Elstar	Fruit and vegetables	2.456	kg	2.94		7.22	EUR\##r
2026-01-08	16:24	Hofladen Wiese	H2601-0010	Carrots	Fruit and vegetables	1.638	kg	1.34		2.19	EUR\##r
2026-01-12	16:46	Drogerie Blank	D2601-0010	All-purpose cleaner	Household	1	each	2.14		2.14	EUR\##r
2026-01-12	16:46	Drogerie Blank	D2601-0010	Soap	Personal care	1	each	0.88		0.88	EUR\##r
2026-01-22	16:31	Hofladen Wiese	H2601-0011	Whole milk	Dairy and eggs	8	l	1.28		10.24	EUR\##r
2026-01-22	16:31	Hofladen Wiese	H2601-0011	Lettuce	Fruit and vegetables	1	each	1.50		1.50	EUR\##r
2026-01-22	16:31	Hofladen Wiese	H2601-0011	Sourdough loaf	Bread and bakery	1	each	6.39		6.39	EUR\##r
2026-01-22	16:31	Hofladen Wiese	H2601-0011	Honey	Pantry	1	each	7.94		7.94	EUR\##r
2026-01-26	15:06	Drogerie Blank	D2601-0011	Gummy bears	Sweets and snacks	1	each	1.01		1.01	EUR\##r
2026-01-26	15:06	Drogerie Blank	D2601-0011	Dishwasher tablets	Household	1	each	6.19		6.19	EUR\##r
2026-01-26	15:06	Drogerie Blank	D2601-0011	Sponges	Household	1	each	1.40		1.40	EUR\##r
2026-01-26	15:06	Drogerie Blank	D2601-0011	Hand cream, 100 ml	Personal care	1	each	2.79		2.79	EUR\##r
2026-01-26	15:06	Drogerie Blank	D2601-0011	Deodorant	Personal care	1	each	2.04		2.04	EUR\##r
2026-01-26	15:06	Drogerie Blank	D2601-0011	Cat treats	Pet food	2	each	1.42		2.84	EUR\##r
2026-02-05	17:00	Hofladen Wiese	H2602-0012	Mountain cheese	Dairy and eggs	176	g			4.65	EUR\##r
2026-02-05	17:00	Hofladen Wiese	H2602-0012	Eggs, 10	Dairy and eggs	2	each	3.49		6.98	EUR\##r
2026-02-05	17:00	Hofladen Wiese	H2602-0012	Whole milk	Dairy and eggs	6	l	1.28		7.68	EUR\##r
2026-02-05	17:00	Hofladen Wiese	H2602-0012	Tomatoes	Fruit and vegetables	1.054	kg	3.24		3.41	EUR\##r
2026-02-05	17:00	Hofladen Wiese	H2602-0012	Apple juice	Drinks	3	l	2.24		6.72	EUR\##r
2026-02-09	15:44	Drogerie Blank	D2602-0012	Washing powder	Household	1	each	8.29		8.29	EUR\##r
2026-02-09	15:44	Drogerie Blank	D2602-0012	Toilet paper	Household	2	each	4.19		8.38	EUR\##r
2026-02-09	15:44	Drogerie Blank	D2602-0012	Kitchen roll	Household	1	each	2.54		2.54	EUR\##r
2026-02-09	15:44	Drogerie Blank	D2602-0012	Razor blades	Personal care	1	each	12.09		12.09	EUR\##r
2026-02-09	15:44	Drogerie Blank	D2602-0012	Cat food, tins	Pet food	12	each	0.64		7.68	EUR\##r
2026-02-19	16:45	Hofladen Wiese	H2602-0013	Whole milk	Dairy and eggs	6	l	1.28		7.68	EUR\##r
2026-02-19	16:45	Hofladen Wiese	H2602-0013	Eggs, 10	Dairy and eggs	2	each	3.49		6.98	EUR\##r
2026-02-19	16:45	Hofladen Wiese	H2602-0013	Lettuce	Fruit and vegetables	2	each	1.50		3.00	EUR\##r
2026-02-19	16:45	Hofladen Wiese	H2602-0013	Apples, Elstar	Fruit and vegetables	1.850	kg	2.94		5.44	EUR\##r
2026-02-23	15:06	Drogerie Blank	D2602-0013	Bin bags	Household	1	each	2.19		2.19	EUR\##r
2026-02-23	15:06	Drogerie Blank	D2602-0013	Toilet paper	Household	1	each	4.19		4.19	EUR\##r
2026-02-23	15:06	Drogerie Blank	D2602-0013	Shampoo	Personal care	1	each	3.24		3.24	EUR\##r
2026-02-23	15:06	Drogerie Blank	D2602-0013	Soap	Personal care	1	each	0.88		0.88	EUR\##r
2026-03-05	16:37	Hofladen Wiese	H2603-0014	Eggs, 10	Dairy and eggs	2	each	3.54		7.08	EUR\##r
2026-03-05	16:37	Hofladen Wiese	H2603-0014	Broccoli	Fruit and vegetables	1	each	2.09		2.09	EUR\##r
2026-03-05	16:37	Hofladen Wiese	H2603-0014	Potatoes	Fruit and vegetables	2.748	kg	1.46		4.01	EUR\##r
2026-03-05	16:37	Hofladen Wiese	H2603-0014	Sourdough loaf	Bread and bakery	1	each	6.39		6.39	EUR\##r
2026-03-09	15:35	Drogerie Blank	D2603-0014	Toilet paper	Household	2	each	4.19		8.38	EUR\##r
2026-03-09	15:35	Drogerie Blank	D2603-0014	Sponges	Household	1	each	1.40		1.40	EUR\##r
2026-03-09	15:35	Drogerie Blank	D2603-0014	Deodorant	Personal care	1	each	2.04		2.04	EUR\##r
2026-03-09	15:35	Drogerie Blank	D2603-0014	Hand cream, 100 ml	Personal care	1	each	2.79		2.79	EUR\##r
2026-03-09	15:35	Drogerie Blank	D2603-0014	Cat treats	Pet food	2	each	1.42		2.84	EUR\##r
2026-03-09	15:35	Drogerie Blank	D2603-0014	Cat food, tins	Pet food	12	each	0.64		7.68	EUR\##r
2026-03-19	17:23	Hofladen Wiese	H2603-0015	Mountain cheese	Dairy and eggs	314	g			8.30	EUR\##r
2026-03-19	17:23	Hofladen Wiese	H2603-0015	Cucumber	Fruit and vegetables	1	each	1.00		1.00	EUR\##r
2026-03-19	17:23	Hofladen Wiese	H2603-0015	Potatoes	Fruit and vegetables	3.574	kg	1.46		5.22	EUR\##r
2026-03-19	17:23	Hofladen Wiese	H2603-0015	Tomatoes	Fruit and vegetables	0.866	kg	3.24		2.81	EUR\##r
2026-03-19	17:23	Hofladen Wiese	H2603-0015	Apple juice	Drinks	3	l	2.29		6.87	EUR\##r
2026-03-23	15:46	Drogerie Blank	D2603-0015	All-purpose cleaner	Household	1	each	2.14		2.14	EUR\##r
2026-03-23	15:46	Drogerie Blank	D2603-0015	Shower gel	Personal care	2	each	1.54		3.08	EUR\##r
2026-03-23	15:46	Drogerie Blank	D2603-0015	Toothpaste	Personal care	1	each	1.84		1.84	EUR\##r
2026-03-23	15:46	Drogerie Blank	D2603-0015	Razor blades	Personal care	1	each	12.09		12.09	EUR\##r
2026-03-23	15:46	Drogerie Blank	D2603-0015	Cat food, tins	Pet food	12	each	0.64		7.68	EUR\##r
2026-04-02	17:38	Hofladen Wiese	H2604-0016	Whole milk	Dairy and eggs	6	l	1.29		7.74	EUR\##r
2026-04-02	17:38	Hofladen Wiese	H2604-0016	Smoked trout	Meat and fish	1	each	5.24		5.24	EUR\##r
2026-04-02	17:38	Hofladen Wiese	H2604-0016	Carrots	Fruit and vegetables	1.406	kg	1.35		1.90	EUR\##r
2026-04-02	17:38	Hofladen Wiese	H2604-0016	Cucumber	Fruit and vegetables	2	each	1.00		2.00	EUR\##r
2026-04-02	17:38	Hofladen Wiese	H2604-0016	Lettuce	Fruit and vegetables	1	each	1.49		1.49	EUR\##r
2026-04-02	17:38	Hofladen Wiese	H2604-0016	Honey	Pantry	1	each	7.99		7.99	EUR\##r
2026-04-04	15:16	Drogerie Blank	D2604-0016	Kitchen roll	Household	2	each	2.54		5.08	EUR\##r
2026-04-04	15:16	Drogerie Blank	D2604-0016	Dishwasher tablets	Household	1	each	6.19		6.19	EUR\##r
2026-04-04	15:16	Drogerie Blank	D2604-0016	Soap	Personal care	2	each	0.88		1.76	EUR\##r
2026-04-16	17:49	Hofladen Wiese	H2604-0017	Whole milk	Dairy and eggs	6	l	1.29		7.74	EUR\##r
2026-04-16	17:49	Hofladen Wiese	H2604-0017	Lettuce	Fruit and vegetables	2	each	1.49		2.98	EUR\##r
2026-04-16	17:49	Hofladen Wiese	H2604-0017	Tomatoes	Fruit and vegetables	1.000	kg	3.24		3.24	EUR\##r
2026-04-16	17:49	Hofladen Wiese	H2604-0017	Sourdough loaf	Bread and bakery	1	each	6.44		6.44	EUR\##r
2026-04-20	16:57	Drogerie Blank	D2604-0017	Sponges	Household	1	each	1.40		1.40	EUR\##r
2026-04-20	16:57	Drogerie Blank	D2604-0017	Deodorant	Personal care	1	each	2.04		2.04	EUR\##r
2026-04-20	16:57	Drogerie Blank	D2604-0017	Hand cream, 100 ml	Personal care	1	each	2.79		2.79	EUR\##r
2026-04-20	16:57	Drogerie Blank	D2604-0017	Cat treats	Pet food	2	each	1.42		2.84	EUR\##r
2026-04-20	16:57	Drogerie Blank	D2604-0017	Cat food, tins	Pet food	12	each	0.64		7.68	EUR\##r
2026-04-30	16:30	Hofladen Wiese	H2604-0018	Mountain cheese	Dairy and eggs	218	g			5.80	EUR\##r
2026-04-30	16:30	Hofladen Wiese	H2604-0018	Whole milk	Dairy and eggs	6	l	1.29		7.74	EUR\##r
2026-04-30	16:30	Hofladen Wiese	H2604-0018	Potatoes	Fruit and vegetables	3.438	kg	1.46		5.02	EUR\##r
2026-04-30	16:30	Hofladen Wiese	H2604-0018	Cucumber	Fruit and vegetables	2	each	1.00		2.00	EUR\##r
2026-04-30	16:30	Hofladen Wiese	H2604-0018	Apple juice	Drinks	6	l	2.29		13.74	EUR\##r
2026-05-04	15:15	Drogerie Blank	D2605-0018	Toilet paper	Household	1	each	4.19		4.19	EUR\##r
2026-05-04	15:15	Drogerie Blank	D2605-0018	Kitchen roll	Household	2	each	2.54		5.08	EUR\##r
2026-05-04	15:15	Drogerie Blank	D2605-0018	Sun cream	Personal care	1	each	7.49		7.49	EUR\##r
2026-05-04	15:15	Drogerie Blank	D2605-0018	Razor blades	Personal care	1	each	12.14		12.14	EUR\##r
2026-05-04	15:15	Drogerie Blank	D2605-0018	Cat food, tins	Pet food	12	each	0.64		7.68	EUR\##r
2026-05-13	17:02	Hofladen Wiese	H2605-0019	Eggs, 10	Dairy and eggs	2	each	3.54		7.08	EUR\##r
2026-05-13	17:02	Hofladen Wiese	H2605-0019	Cucumber	Fruit and vegetables	2	each	1.00		2.00	EUR\##r
2026-05-13	17:02	Hofladen Wiese	H2605-0019	Asparagus	Fruit and vegetables	0.952	kg	14.09		13.41	EUR\##r
2026-05-13	17:02	Hofladen Wiese	H2605-0019	Apples, Elstar	Fruit and vegetables	1.620	kg	2.94		4.76	EUR\##r
2026-05-13	17:02	Hofladen Wiese	H2605-0019	Broccoli	Fruit and vegetables	1	each	2.09		2.09	EUR\##r
2026-05-13	17:02	Hofladen Wiese	H2605-0019	Honey	Pantry	1	each	7.99		7.99	EUR\##r
2026-05-18	16:46	Drogerie Blank	D2605-0019	Kitchen roll	Household	2	each	2.54		5.08	EUR\##r
2026-05-18	16:46	Drogerie Blank	D2605-0019	Soap	Personal care	2	each	0.88		1.76	EUR\##r
2026-05-28	16:59	Hofladen Wiese	H2605-0020	Whole milk	Dairy and eggs	8	l	1.29		10.32	EUR\##r
2026-05-28	16:59	Hofladen Wiese	H2605-0020	Potatoes	Fruit and vegetables	3.536	kg	1.47		5.20	EUR\##r
2026-05-28	16:59	Hofladen Wiese	H2605-0020	Cucumber	Fruit and vegetables	2	each	1.00		2.00	EUR\##r
2026-05-28	16:59	Hofladen Wiese	H2605-0020	Sourdough loaf	Bread and bakery	1	each	6.44		6.44	EUR\##r
2026-06-01	15:45	Drogerie Blank	D2606-0020	Sponges	Household	1	each	1.41		1.41	EUR\##r
2026-06-01	15:45	Drogerie Blank	D2606-0020	Shower gel	Personal care	2	each	1.54		3.08	EUR\##r
2026-06-01	15:45	Drogerie Blank	D2606-0020	Hand cream, 100 ml	Personal care	1	each	2.79		2.79	EUR\##r
2026-06-01	15:45	Drogerie Blank	D2606-0020	Deodorant	Personal care	1	each	2.04		2.04	EUR\##r
2026-06-01	15:45	Drogerie Blank	D2606-0020	Cat treats	Pet food	2	each	1.42		2.84	EUR\##r
2026-06-11	17:41	Hofladen Wiese	H2606-0021	Mountain cheese	Dairy and eggs	216	g			5.74	EUR\##r
2026-06-11	17:41	Hofladen Wiese	H2606-0021	Whole milk	Dairy and eggs	8	l	1.29		10.32	EUR\##r
2026-06-11	17:41	Hofladen Wiese	H2606-0021	Potatoes	Fruit and vegetables	2.354	kg	1.47		3.46	EUR\##r
2026-06-11	17:41	Hofladen Wiese	H2606-0021	Carrots	Fruit and vegetables	1.540	kg	1.35		2.08	EUR\##r
2026-06-11	17:41	Hofladen Wiese	H2606-0021	Apple juice	Drinks	3	l	2.29		6.87	EUR\##r
2026-06-15	15:51	Drogerie Blank	D2606-0021	All-purpose cleaner	Household	1	each	2.14		2.14	EUR\##r
2026-06-15	15:51	Drogerie Blank	D2606-0021	Kitchen roll	Household	2	each	2.54		5.08	EUR\##r
2026-06-15	15:51	Drogerie Blank	D2606-0021	Sun cream	Personal care	1	each	7.49		7.49	EUR\##r
2026-06-15	15:51	Drogerie Blank	D2606-0021	Shampoo	Personal care	1	each	3.24		3.24	EUR\##r
2026-06-15	15:51	Drogerie Blank	D2606-0021	Razor blades	Personal care	1	each	12.14		12.14	EUR\##r
2026-06-15	15:51	Drogerie Blank	D2606-0021	Cat food, tins	Pet food	12	each	0.64		7.68	EUR\##r
2026-06-25	16:40	Hofladen Wiese	H2606-0022	Smoked trout	Meat and fish	2	each	5.29		10.58	EUR\##r
2026-06-25	16:40	Hofladen Wiese	H2606-0022	Tomatoes	Fruit and vegetables	0.840	kg	3.29		2.76	EUR\##r
2026-06-25	16:40	Hofladen Wiese	H2606-0022	Apples, Elstar	Fruit and vegetables	2.130	kg	2.94		6.26	EUR\##r
2026-06-25	16:40	Hofladen Wiese	H2606-0022	Cucumber	Fruit and vegetables	1	each	1.00		1.00	EUR\##r
2026-06-25	16:40	Hofladen Wiese	H2606-0022	Honey	Pantry	1	each	7.99		7.99	EUR\##r
2026-06-29	16:24	Drogerie Blank	D2606-0022	Dishwasher tablets	Household	1	each	6.19		6.19	EUR\##r
2026-06-29	16:24	Drogerie Blank	D2606-0022	Kitchen roll	Household	2	each	2.54		5.08	EUR\##r
2026-06-29	16:24	Drogerie Blank	D2606-0022	Toilet paper	Household	2	each	4.19		8.38	EUR\##r
2026-06-29	16:24	Drogerie Blank	D2606-0022	Soap	Personal care	1	each	0.88		0.88	EUR\##r
2026-06-29	16:24	Drogerie Blank	D2606-0022	Cat food, tins	Pet food	18	each	0.64		11.52	EUR\##r
2026-06-29	16:24	Drogerie Blank	D2606-0022	Soap	Personal care	1	each	0.88		0.88	EUR\##r
2026-07-09	16:39	Hofladen Wiese	H2607-0023	Eggs, 10	Dairy and eggs	2	each	3.54		7.08	EUR\##r
2026-07-09	16:39	Hofladen Wiese	H2607-0023	Whole milk	Dairy and eggs	8	l	1.30		10.40	EUR\##r
2026-07-09	16:39	Hofladen Wiese	H2607-0023	Potatoes	Fruit and vegetables	2.974	kg	1.47		4.37	EUR\##r
2026-07-09	16:39	Hofladen Wiese	H2607-0023	Lettuce	Fruit and vegetables	1	each	1.49		1.49	EUR\##r
2026-07-09	16:39	Hofladen Wiese	H2607-0023	Sourdough loaf	Bread and bakery	1	each	6.49		6.49	EUR\##r
2026-07-13	16:54	Drogerie Blank	D2607-0023	Toothpaste	Personal care	2	each	1.84		3.68	EUR\##r
2026-07-13	16:54	Drogerie Blank	D2607-0023	Shower gel	Personal care	1	each	1.54		1.54	EUR\##r
2026-07-13	16:54	Drogerie Blank	D2607-0023	Deodorant	Personal care	1	each	2.04		2.04	EUR\##r
2026-07-13	16:54	Drogerie Blank	D2607-0023	Cat treats	Pet food	2	each	1.42		2.84	EUR\##r
2026-07-23	17:33	Hofladen Wiese	H2607-0024	Mountain cheese	Dairy and eggs	288	g			7.70	EUR\##r
2026-07-23	17:33	Hofladen Wiese	H2607-0024	Eggs, 10	Dairy and eggs	1	each	3.54		3.54	EUR\##r
2026-07-23	17:33	Hofladen Wiese	H2607-0024	Whole milk	Dairy and eggs	8	l	1.30		10.40	EUR\##r
2026-07-23	17:33	Hofladen Wiese	H2607-0024	Broccoli	Fruit and vegetables	1	each	2.09		2.09	EUR\##r
2026-07-23	17:33	Hofladen Wiese	H2607-0024	Tomatoes	Fruit and vegetables	0.696	kg	3.29		2.29	EUR\##r
2026-07-23	17:33	Hofladen Wiese	H2607-0024	Apple juice	Drinks	6	l	2.29		13.74	EUR\##r
2026-07-27	16:42	Drogerie Blank	D2607-0024	Sponges	Household	1	each	1.41		1.41	EUR\##r
2026-07-27	16:42	Drogerie Blank	D2607-0024	Toilet paper	Household	2	each	4.19		8.38	EUR\##r
2026-07-27	16:42	Drogerie Blank	D2607-0024	Hand cream, 75 ml	Personal care	1	each	2.79		2.79	EUR\##r
2026-07-27	16:42	Drogerie Blank	D2607-0024	Sun cream	Personal care	1	each	7.49		7.49	EUR\##r
2026-07-27	16:42	Drogerie Blank	D2607-0024	Razor blades	Personal care	1	each	12.14		12.14	EUR\##r
2026-07-27	16:42	Drogerie Blank	D2607-0024	Cat food, tins	Pet food	18	each	0.64		11.52	EUR\##r
2026-08-20	16:32	Hofladen Wiese	H2608-0025	Eggs, 10	Dairy and eggs	1	each	3.54		3.54	EUR\##r
2026-08-20	16:32	Hofladen Wiese	H2608-0025	Tomatoes	Fruit and vegetables	0.778	kg	3.29		2.56	EUR\##r
2026-08-20	16:32	Hofladen Wiese	H2608-0025	Carrots	Fruit and vegetables	1.314	kg	1.35		1.77	EUR\##r
2026-08-20	16:32	Hofladen Wiese	H2608-0025	Potatoes	Fruit and vegetables	3.108	kg	1.48		4.60	EUR\##r
2026-08-20	16:32	Hofladen Wiese	H2608-0025	Sourdough loaf	Bread and bakery	1	each	6.49		6.49	EUR\##r
2026-08-20	16:32	Hofladen Wiese	H2608-0025	Honey	Pantry	1	each	8.04		8.04	EUR\##r
2026-08-24	15:49	Drogerie Blank	D2608-0025	Washing powder	Household	1	each	8.34		8.34	EUR\##r
2026-08-24	15:49	Drogerie Blank	D2608-0025	Dishwasher tablets	Household	1	each	6.24		6.24	EUR\##r
2026-08-24	15:49	Drogerie Blank	D2608-0025	Soap	Personal care	2	each	0.88		1.76	EUR\##r
2026-08-24	15:49	Drogerie Blank	D2608-0025	Shower gel	Personal care	1	each	1.54		1.54	EUR\##r
2026-08-24	15:49	Drogerie Blank	D2608-0025	Shampoo	Personal care	1	each	3.29		3.29	EUR\##r
2026-08-24	15:49	Drogerie Blank	D2608-0025	Cat litter	Pet food	1	each	5.04		5.04	EUR\##r
2026-09-03	16:58	Hofladen Wiese	H2609-0026	Mountain cheese	Dairy and eggs	188	g			5.03	EUR\##r
2026-09-03	16:58	Hofladen Wiese	H2609-0026	Whole milk	Dairy and eggs	8	l	1.30		10.40	EUR\##r
2026-09-03	16:58	Hofladen Wiese	H2609-0026	Pumpkin	Fruit and vegetables	1	each	3.54		3.54	EUR\##r
2026-09-03	16:58	Hofladen Wiese	H2609-0026	Lettuce	Fruit and vegetables	2	each	1.54		3.08	EUR\##r
2026-09-03	16:58	Hofladen Wiese	H2609-0026	Potatoes	Fruit and vegetables	3.584	kg	1.48		5.30	EUR\##r
2026-09-03	16:58	Hofladen Wiese	H2609-0026	Apple juice	Drinks	3	l	2.29		6.87	EUR\##r
2026-09-07	15:15	Drogerie Blank	D2609-0026	All-purpose cleaner	Household	1	each	2.14		2.14	EUR\##r
2026-09-07	15:15	Drogerie Blank	D2609-0026	Sponges	Household	1	each	1.41		1.41	EUR\##r
2026-09-07	15:15	Drogerie Blank	D2609-0026	Toilet paper	Household	1	each	4.19		4.19	EUR\##r
2026-09-07	15:15	Drogerie Blank	D2609-0026	Deodorant	Personal care	1	each	2.04		2.04	EUR\##r
2026-09-07	15:15	Drogerie Blank	D2609-0026	Hand cream, 75 ml	Personal care	1	each	2.79		2.79	EUR\##r
2026-09-07	15:15	Drogerie Blank	D2609-0026	Cat treats	Pet food	1	each	1.42		1.42	EUR\##r
2026-09-12	09:52	Kornmarkt	K2609-0109	Butter	Dairy and eggs	2	each	2.45		4.90	EUR\##r
2026-09-12	09:52	Kornmarkt	K2609-0109	Natural yoghurt	Dairy and eggs	5	each	1.20		6.00	EUR\##r
2026-09-12	09:52	Kornmarkt	K2609-0109	Peppers, mixed	Fruit and vegetables	1	each	2.54		2.54	EUR\##r
2026-09-12	09:52	Kornmarkt	K2609-0109	"Baguette ""Tradition"", 250 g"	Bread and bakery	3	each	2.09		6.27	EUR\##r
2026-09-12	09:52	Kornmarkt	K2609-0109	Coffee, ground	Pantry	1	each	7.49		7.49	EUR\##r
2026-09-12	09:52	Kornmarkt	K2609-0109	Chickpeas, tin	Pantry	3	each	1.13		3.39	EUR\##r
2026-09-12	09:52	Kornmarkt	K2609-0109	Red wine	Drinks	2	each	7.24		14.48	EUR\##r
2026-09-12	09:52	Kornmarkt	K2609-0109	Orange juice	Drinks	4	l	2.24		8.96	EUR\##r
2026-09-12	09:52	Kornmarkt	K2609-0109	Kitchen roll	Household	1	each	3.09		3.09	EUR\##r
2026-09-17	17:59	Hofladen Wiese	H2609-0027	Whole milk	Dairy and eggs	6	l	1.30		7.80	EUR\##r
2026-09-17	17:59	Hofladen Wiese	H2609-0027	Smoked trout	Meat and fish	2	each	5.29		10.58	EUR\##r
2026-09-17	17:59	Hofladen Wiese	H2609-0027	Apples, Elstar	Fruit and vegetables	1.582	kg	2.99		4.73	EUR\##r
2026-09-17	17:59	Hofladen Wiese	H2609-0027	Cucumber	Fruit and vegetables	1	each	1.01		1.01	EUR\##r
2026-09-17	17:59	Hofladen Wiese	H2609-0027	Carrots	Fruit and vegetables	1.522	kg	1.36		2.07	EUR\##r
2026-09-21	15:08	Drogerie Blank	D2609-0027	Kitchen roll	Household	1	each	2.54		2.54	EUR\##r
2026-09-21	15:08	Drogerie Blank	D2609-0027	Razor blades	Personal care	1	each	12.19		12.19	EUR\##r
2026-09-21	15:08	Drogerie Blank	D2609-0027	Cat food, tins	Pet food	12	each	0.64		7.68	EUR\##r
2026-10-01	16:24	Hofladen Wiese	H2610-0028	Whole milk	Dairy and eggs	8	l	1.31		10.48	EUR\##r
2026-10-01	16:24	Hofladen Wiese	H2610-0028	Lettuce	Fruit and vegetables	2	each	1.54		3.08	EUR\##r
2026-10-01	16:24	Hofladen Wiese	H2610-0028	Carrots	Fruit and vegetables	1.248	kg	1.36		1.70	EUR\##r
2026-10-01	16:24	Hofladen Wiese	H2610-0028	Tomatoes	Fruit and vegetables	0.714	kg	3.29		2.35	EUR\##r
2026-10-01	16:24	Hofladen Wiese	H2610-0028	Sourdough loaf	Bread and bakery	1	each	6.54		6.54	EUR\##r
2026-10-01	16:24	Hofladen Wiese	H2610-0028	Honey	Pantry	1	each	8.04		8.04	EUR\##r
2026-10-05	15:24	Drogerie Blank	D2610-0028	Bin bags	Household	1	each	2.19		2.19	EUR\##r
2026-10-05	15:24	Drogerie Blank	D2610-0028	Kitchen roll	Household	2	each	2.54		5.08	EUR\##r
2026-10-05	15:24	Drogerie Blank	D2610-0028	Toilet paper	Household	2	each	4.19		8.38	EUR\##r
2026-10-05	15:24	Drogerie Blank	D2610-0028	Soap	Personal care	1	each	0.88		0.88	EUR\##r
2026-10-05	15:24	Drogerie Blank	D2610-0028	Cat food, tins	Pet food	12	each	0.64		7.68	EUR\##r
2026-10-15	16:47	Hofladen Wiese	H2610-0029	Mountain cheese	Dairy and eggs	174	g			4.68	EUR\##r
2026-10-15	16:47	Hofladen Wiese	H2610-0029	Lettuce	Fruit and vegetables	1	each	1.54		1.54	EUR\##r
2026-10-15	16:47	Hofladen Wiese	H2610-0029	Pumpkin	Fruit and vegetables	1	each	3.54		3.54	EUR\##r
2026-10-15	16:47	Hofladen Wiese	H2610-0029	Apple juice	Drinks	6	l	2.29		13.74	EUR\##r
2026-10-19	15:09	Drogerie Blank	D2610-0029	Toilet paper	Household	2	each	4.19		8.38	EUR\##r
2026-10-19	15:09	Drogerie Blank	D2610-0029	Sponges	Household	1	each	1.41		1.41	EUR\##r
2026-10-19	15:09	Drogerie Blank	D2610-0029	Deodorant	Personal care	1	each	2.04		2.04	EUR\##r
2026-10-19	15:09	Drogerie Blank	D2610-0029	Hand cream, 75 ml	Personal care	1	each	2.79		2.79	EUR\##r
2026-10-19	15:09	Drogerie Blank	D2610-0029	Cat treats	Pet food	1	each	1.43		1.43	EUR\##r
2026-10-27	15:31	Drogerie Blank	D2610-0030	Kitchen roll	Household	2	each	2.54		5.08	EUR\##r
2026-10-27	15:31	Drogerie Blank	D2610-0030	Toilet paper	Household	2	each	4.19		8.38	EUR\##r
2026-10-27	15:31	Drogerie Blank	D2610-0030	Shower gel	Personal care	1	each	1.54		1.54	EUR\##r
2026-10-27	15:31	Drogerie Blank	D2610-0030	Razor blades	Personal care	1	each	12.19		12.19	EUR\##r
2026-10-27	15:31	Drogerie Blank	D2610-0030	Cat food, tins	Pet food	12	each	0.64		7.68	EUR\##r

"""##),
  ]
}
