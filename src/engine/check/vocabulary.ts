import { isCalendarDay, nearestDay } from "../../domain/time/calendar-day.ts";
import type { ConfigProblem, Dashboard, Filters, Product } from "../../generated/types.ts";
import { isAllBut, namedValues } from "../query/accepted.ts";
import { timeDimensions } from "../catalog/catalog.ts";
import { entry } from "../entry.ts";
import { nearest } from "./nearest.ts";
import { problem, step, unknownValue } from "./problems.ts";

interface Vocabulary {
  /** How a value is called. */
  what: string;
  values: (product: Product) => readonly { id: string; name?: string }[];
  /** Admits a value that is not listed. */
  admits?: (value: string) => boolean;
  /** The present form of a former one; null where it is none. */
  renamed?: (value: string) => string | null;
}

const plain = (...ids: string[]): (() => { id: string }[]) => {
  const values = ids.map((id) => ({ id }));
  return () => values;
};
const counted = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** The values of each closed dimension. Those of the others, such as communes, come with the data. */
const closed: Readonly<Record<string, Vocabulary>> = {
  provider: { what: "La plateforme", values: ({ providers }) => providers },
  category: { what: "La catégorie", values: ({ categories }) => categories },
  profile: { what: "Le profil", values: ({ profiles }) => profiles },
  theme: { what: "Le thème", values: ({ themes }) => themes },
  tonality: { what: "La tonalité", values: ({ tonalities }) => tonalities },
  language: { what: "La langue", values: ({ languages }) => languages },
  // Reviews come from any country, the product names the frequent ones.
  country: { what: "Le pays", values: ({ countries }) => countries, admits: isCountry, renamed: presentCode },
  stars: { what: "Le nombre d’étoiles", values: plain(...counted(1, 5)) },
  capacity: { what: "La capacité", values: ({ capacities = [] }) => capacities },
  "rating-band": { what: "La tranche de notes", values: plain(...counted(0, 9)) },
  polarity: { what: "La polarité", values: plain("1", "0", "-1") },
  answered: { what: "La valeur", values: plain("true", "false") },
  moderated: { what: "La valeur", values: plain("review", "report", "answer") },
  outcome: { what: "La valeur", values: plain("waiting", "published", "refused") },
  weekday: { what: "Le jour de la semaine", values: plain(...counted(1, 7)) },
  hour: { what: "L’heure", values: plain(...counted(0, 23)) },
};

/** The values that a dimension has by the product; `open` where others are admitted too. Null where they come with the data. */
export function knownValues(
  dimension: string,
  product: Product,
): { values: readonly { id: string; name?: string }[]; open: boolean } | null {
  const vocabulary = entry(closed, dimension);
  return vocabulary ? { values: vocabulary.values(product), open: vocabulary.admits !== undefined } : null;
}

/** The values of a filter that the product's vocabulary does not have: they would silently match nothing. */
export function checkFilterValues(filters: Filters | undefined, product: Product, at: string): ConfigProblem[] {
  return Object.entries(filters ?? {}).flatMap(([dimension, accepted]) => {
    const pointer = isAllBut(accepted) ? `${at}${step(dimension)}/not` : at + step(dimension);
    const values = namedValues(accepted);
    if (timeDimensions.includes(dimension)) return checkDays(dimension, values, pointer);
    const vocabulary = entry(closed, dimension);
    if (!vocabulary) return [];
    const known = vocabulary.values(product);
    return values.flatMap((value, index) => {
      if (known.some(({ id }) => id === value) || vocabulary.admits?.(value)) return [];
      const ids = known.map(({ id }) => id);
      const named = nearest(
        value,
        known.flatMap(({ name }) => name ?? []),
      );
      const candidate =
        vocabulary.renamed?.(value) ?? nearest(value, ids) ?? known.find(({ name }) => name !== undefined && name === named)?.id ?? null;
      return [unknownValue(`${pointer}/${index}`, vocabulary.what, value, ids, { candidate, others: values })];
    });
  });
}

/** A filter on a dimension of time names each of its periods by one of its days. */
function checkDays(dimension: string, values: readonly string[], at: string): ConfigProblem[] {
  return values.flatMap((value, index) => {
    if (isCalendarDay(value)) return [];
    const pointer = `${at}/${index}`;
    const candidate = nearestDay(value);
    const repair = candidate !== null && values.includes(candidate) ? { op: "remove" as const, path: pointer } : null;
    return [
      problem(
        pointer,
        `« ${value.slice(0, 60)} » ne désigne ${periods[dimension] ?? "aucune période"} : indiquez un de ses jours, par exemple « ${candidate ?? "2026-02-01"} ».`,
        {
          nearest: candidate,
          repair: candidate === null ? null : [repair ?? { op: "replace", path: pointer, value: candidate }],
        },
      ),
    ];
  });
}

const periods: Readonly<Record<string, string>> = {
  day: "aucun jour",
  week: "aucune semaine",
  month: "aucun mois",
  quarter: "aucun trimestre",
  year: "aucune année",
};

/** The code that a country has now, of one that it had or that is said for it: GB of UK. */
function presentCode(code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  const present = Intl.getCanonicalLocales(`und-${code}`)[0]?.slice("und-".length) ?? code;
  return present !== code && isCountry(present) ? present : null;
}

/** Whether a text is the code of a country, in force and by its present name. */
function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) return false;
  return new Intl.DisplayNames(["fr"], { type: "region", fallback: "none" }).of(code) !== undefined;
}

/** The same for every filter of a schema-valid dashboard: its own, its widgets', and the values that its sections repeat over. */
export function checkVocabulary(dashboard: Dashboard, product: Product, at = ""): ConfigProblem[] {
  return [
    ...checkFilterValues(dashboard.filters, product, `${at}/filters`),
    ...Object.entries(dashboard.widgets).flatMap(([id, { query }]) =>
      checkFilterValues(query?.where, product, `${at}/widgets${step(id)}/query/where`),
    ),
    ...dashboard.layout.tabs.flatMap((tab, t) =>
      tab.sections.flatMap(({ repeat }, s) =>
        repeat?.values
          ? checkFilterValues({ [repeat.by]: repeat.values }, product, "").map((found) =>
              moved(found, `${at}/layout/tabs/${t}/sections/${s}/repeat/values`),
            )
          : [],
      ),
    ),
  ];
}

/** The problem of a value, reported at its place in a plain list. */
function moved(found: ConfigProblem, list: string): ConfigProblem {
  const pointer = list + found.pointer.slice(found.pointer.lastIndexOf("/"));
  return { ...found, pointer, repair: found.repair?.map((operation) => ({ ...operation, path: pointer })) ?? null };
}
