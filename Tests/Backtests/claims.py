"""Finds the claims in the reports' headlines and findings.

The sentences are those of the English reports. A sentence that no pattern knows is counted as `unknown` and printed, so
that a new one cannot go unnoticed.
"""
import re

# What a sentence claims, by the first pattern that matches it. `fact` says what the book holds and infers nothing.
PATTERNS = [
    ("store choice moved prices", r"[Ss]witching stores (?:took off|added)|^The same items were bought more at"),
    ("nothing", r"cost about the same|about as dear|[Pp]erhaps|hardly changed| so far$|[Nn]o clear|[Nn]ot clear|[Uu]nclear|without a clear lead|the one store with|too few|[Tt]oo little|[Nn]othing stands out"
                r"|No prices yet|about the same|level with|cost(?:s)? the same|are a tie|a tie\b|tied|as much as"
                r"|cannot be (?:compared|judged)|no store|No store|only one store|stayed level|does not cover"),
    ("price alert (fact)", r"priced months? before|against the three months before|at (?:its|their) lowest in"),
    ("could have saved", r"Paid above|could have|would have (?:saved|cost)|would have been|saved"),
    ("projection", r"if the rest is as usual|If the rest is as usual|usually (?:ends|near)|ends near"),
    ("fact", r"items? missing$|^Usual basket: .+ at |over its budget|even pace|under its budget|under budget|over budget|left for|no budget|left of|budget left|on budget"
             r"|^.{0,40}spent (?:in|to|on)\b|Most has no category|without a category|has no category|The cart "),
    ("prices rose or fell", r"same shopping costs|^Prices (?:up|down) |household’s prices (?:rose|fell)|Prices at the same stores|[Pp]rices (?:rose|fell|are up"
                            r"|are down)|Groceries cost|prices (?:are )?(?:higher|lower)"),
    ("store level", r"Prices at .+ (?:above|below|higher|lower)|dearer|(?:rose|fell) most"),
    ("cheaper store", r"About .+ cheaper at|cheapest|cheaper|costs .+ less at|lowest total|saves|is lower"),
    ("change of spending: prices", r"[Hh]igher prices|[Ll]ower prices|[Pp]rices of"),
    ("change of spending: other", r"[Ii]tems (?:not )?bought|[Nn]ew items|[Ll]arger quantit|[Ss]maller quantit|more of"
                                  r"|less of|[Ss]tore choice|other stores|[Ll]arger amounts|[Ss]maller amounts"
                                  r"|[Bb]ought (?:more|less)|(?:More|Less) was bought|[Qq]uantit"),
]


def kind(sentence):
    for name, pattern in PATTERNS:
        if re.search(pattern, sentence):
            return name
    return "unknown"


def claims(run):
    """(place, kind, sentence) of the three headlines and of every finding."""
    found = []
    for name in ("spending-review", "price-trends", "store-comparison"):
        report = run.report(name)
        # A headline may state several things, one after the other.
        for text in report["headline"]["text"].split("; "):
            found.append((f"headline of {name}", kind(text), text))
        for section in report["sections"]:
            for block in section["blocks"]:
                for finding in block.get("findings", []):
                    text = finding["sentence"]["text"]
                    found.append(("finding", kind(text), text))
    return found


def findings(run):
    return [claim for claim in claims(run) if claim[0] == "finding"]


def ends(run, is_over):
    """Whether what is said of the end of a month under way is wrong; None where nothing is said.

    A month that is over its budget already is no forecast, and neither is what it ends near."""
    found = [text for _, name, text in claims(run)
             if name == "projection" and not text.startswith("The month is over its budget")
             and re.search(r"\b(over|under)\b", text)]
    return any(bool(re.search(r"\bover\b", text)) != is_over for text in found) if found else None
