import { fold } from "../../../../src/domain/text/fold.ts";
import { noCountry } from "../../../../src/domain/review/unsaid.ts";

/** Names that platforms use and the standard's lists do not have. */
const others: Readonly<Record<string, string>> = {
  usa: "US",
  "united states of america": "US",
  uk: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  grossbritannien: "GB",
  großbritannien: "GB",
  holland: "NL",
  hollande: "NL",
  "czech republic": "CZ",
  "republique tcheque": "CZ",
  "russian federation": "RU",
  "korea, republic of": "KR",
  "south korea": "KR",
};

let names: Map<string, string> | null = null;

/** The ISO code of a country named in one of the languages of our reviews, or already a code; `ZZ` where nothing fits. */
export function countryCode(name: string): string {
  const word = fold(name).trim();
  if (/^[a-z]{2}$/.test(word) && word !== "uk") return word.toUpperCase();
  names ??= allNames();
  return others[word] ?? names.get(word) ?? noCountry;
}

function allNames(): Map<string, string> {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);
  // Withdrawn codes bear the names of those that followed them (DD, Germany): they are left out above.
  const found = new Map<string, string>();
  for (const language of ["en", "fr", "de", "es", "it", "nl", "pt"]) {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of codes) {
      const name = display.of(code);
      if (name && !found.has(fold(name))) found.set(fold(name), code);
    }
  }
  return found;
}
