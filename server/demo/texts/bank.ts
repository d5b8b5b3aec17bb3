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

/**
 * Reads the texts of one language. A line `# hotel,location chambre +` opens a section for these
 * categories; each line below is a fragment. Sections of one name add up.
 */
export function parseBank(...sources: readonly string[]): Bank {
  const bank = new Map<string, Fragment[]>();
  for (const source of sources) {
    let keys: string[] = [];
    for (const raw of source.split("\n")) {
      const line = raw.trim();
      if (!line) continue;
      if (line.startsWith("# ")) {
        keys = sectionKeys(line.slice(2));
        continue;
      }
      const fragment = compile(line);
      for (const key of keys) {
        const section = bank.get(key);
        if (section) section.push(fragment);
        else bank.set(key, [fragment]);
      }
    }
  }
  return bank;
}

function sectionKeys(header: string): string[] {
  const [scopes = "", ...rest] = header.split(/\s+/);
  return scopes.split(",").flatMap((scope) => (groups[scope] ?? [scope]).map((category) => [category, ...rest].join(" ")));
}
