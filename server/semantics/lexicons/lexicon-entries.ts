/** One entry of a lexicon by its place: `["themes", "calme", "praise", 0]`. */
export interface LexiconEntry {
  path: readonly (string | number)[];
  entry: string;
}

/** The parts of a lexicon with entries that reviews may hold. */
const parts = ["themes", "polarity", "modifiers", "turns", "domains", "incidents"] as const;

/** Every entry of a lexicon that reviews may hold. */
export function entriesOf(lexicon: Partial<Record<(typeof parts)[number], unknown>>): LexiconEntry[] {
  return parts.flatMap((part) => below(lexicon[part], [part]));
}

function below(value: unknown, path: readonly (string | number)[]): LexiconEntry[] {
  if (typeof value === "string") return [{ path, entry: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => below(item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => below(item, [...path, key]));
}

/** A name for an entry in its list: an entry of two lists may be met in the one and not in the other. */
export function nameIn({ path, entry }: LexiconEntry): string {
  return [...path.slice(0, -1), entry].join("/");
}
