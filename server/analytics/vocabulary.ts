import { closedValues } from "../../src/domain/review/closed-values.ts";
import type { Product } from "../../src/generated/types.ts";

/** A value of a dimension as it is shown. `order` is its natural place. */
export interface Term {
  key: string;
  label: string;
  color?: string;
  index?: number;
  /** Of a dimension that divides a number of the facts: the least that falls into it. */
  from?: number;
}

/** Dimensions whose few values are known beforehand: shown even where nothing falls into them, in their own order. */
export const closedDimensions: readonly string[] = [
  "tonality",
  "stars",
  "capacity",
  "rating-band",
  "weekday",
  "hour",
  "answered",
  "polarity",
  "moderated",
  "outcome",
];

/** Dimensions whose labels are in the projection, not in the product's vocabulary. */
export const tableDimensions: readonly string[] = ["establishment", "commune", "child", "selection", "expression"];

/** The names of the values of every dimension that is not read from a table. */
export interface Vocabulary {
  /** The known values of a dimension, in natural order; empty for dimensions of tables and of time. */
  terms(dimension: string): readonly Term[];
  /** A value as it is shown; what the product does not know keeps its key or gets its international name. */
  term(dimension: string, key: string): Term;
  /** The identifier of a tonality index. */
  tonality(index: number): string;
}

/** The vocabulary of a product. `reasons`: why moderators refuse, which their policies say. */
export function vocabularyOf(product: Product, reasons: readonly Term[] = []): Vocabulary {
  const tonalities = product.tonalities.toSorted((a, b) => a.index - b.index);
  const named = (list: readonly { id: string; name: string; color?: string }[]): Term[] =>
    list.map(({ id, name, color }) => ({ key: id, label: name, ...(color ? { color } : {}) }));
  const terms: Record<string, Term[]> = {
    provider: named(product.providers),
    category: named(product.categories),
    country: named(product.countries),
    language: named(product.languages),
    profile: named(product.profiles),
    theme: named(product.themes),
    tonality: tonalities.map(({ id, name, color, index }) => ({ key: id, label: name, color, index })),
    ...Object.fromEntries(Object.entries(closedValues).map(([dimension, values]) => [dimension, named(values)])),
    "refusal-reason": [...reasons],
    capacity: (product.capacities ?? []).map(({ id, name, from }) => ({ key: id, label: name, from })),
    "rating-band": named(closedValues["rating-band"] ?? []).map((term, band) => ({ ...term, from: band * 10 })),
  };
  const byKey = new Map(Object.entries(terms).map(([dimension, list]) => [dimension, new Map(list.map((term) => [term.key, term]))]));
  return {
    terms: (dimension) => terms[dimension] ?? [],
    term: (dimension, key) => byKey.get(dimension)?.get(key) ?? { key, label: foreignName(product.locale, dimension, key) },
    tonality: (index) => tonalities[index]?.id ?? String(index),
  };
}

function foreignName(locale: string, dimension: string, key: string): string {
  const type = dimension === "country" ? "region" : dimension === "language" ? "language" : null;
  if (!type) return key;
  try {
    return new Intl.DisplayNames(locale, { type }).of(key) ?? key;
  } catch {
    // A malformed code has no name.
    return key;
  }
}
