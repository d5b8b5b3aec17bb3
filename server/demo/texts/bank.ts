import { compile, type Fragment } from "./markup.ts";

/** `+` praise, `-` blame, `~` a small reservation in an otherwise good review. */
export type Polarity = "+" | "-" | "~";

/** The fragments of one language by `scope theme polarity`, and by `scope part` for verdicts and titles. */
export type Bank = ReadonlyMap<string, readonly Fragment[]>;

const groups: Readonly<Record<string, readonly string[]>> = {
  lodging: ["hotel", "location", "collectif"],
  stay: ["hotel", "location", "collectif", "camping"],
  visit: ["site", "activite", "degustation", "evenement"],
  shop: ["commerce", "ot", "autre"],
  any: [
    "hotel",
    "location",
    "collectif",
    "camping",
    "restaurant",
    "site",
    "activite",
    "degustation",
    "evenement",
    "commerce",
    "ot",
    "autre",
  ],
};

/** Texts of one language by section, as the JSON files beside hold them. */
export type Sections = Readonly<Record<string, readonly string[]>>;

/** Reads the texts of one language. A section `hotel,location chambre +` is for these categories; sections of one name add up. */
export function parseBank(...sources: readonly Sections[]): Bank {
  const bank = new Map<string, Fragment[]>();
  for (const source of sources) {
    for (const [header, lines] of Object.entries(source)) {
      const fragments = lines.map(compile);
      for (const key of sectionKeys(header)) {
        const section = bank.get(key);
        if (section) section.push(...fragments);
        else bank.set(key, [...fragments]);
      }
    }
  }
  return bank;
}

function sectionKeys(header: string): string[] {
  const [scopes = "", ...rest] = header.split(/\s+/);
  return scopes.split(",").flatMap((scope) => (groups[scope] ?? [scope]).map((category) => [category, ...rest].join(" ")));
}
