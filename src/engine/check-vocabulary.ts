import type { ConfigProblem, Dashboard, Filters, Product } from "../generated/types.ts";
import { entry } from "./entry.ts";
import { step, unknownValue } from "./problems.ts";

/** How a value of each closed dimension is called, and which there are. Countries and languages are open: data bring their own. */
const closed: Readonly<Record<string, { what: string; values: (product: Product) => string[] }>> = {
  provider: { what: "La plateforme", values: ({ providers }) => providers.map(({ id }) => id) },
  category: { what: "La catégorie", values: ({ categories }) => categories.map(({ id }) => id) },
  profile: { what: "Le profil", values: ({ profiles }) => profiles.map(({ id }) => id) },
  theme: { what: "Le thème", values: ({ themes }) => themes.map(({ id }) => id) },
  tonality: { what: "La tonalité", values: ({ tonalities }) => tonalities.map(({ id }) => id) },
  polarity: { what: "La polarité", values: () => ["1", "0", "-1"] },
  answered: { what: "La valeur", values: () => ["true", "false"] },
  weekday: { what: "Le jour", values: () => Array.from({ length: 7 }, (_, index) => String(index + 1)) },
  hour: { what: "L’heure", values: () => Array.from({ length: 24 }, (_, index) => String(index)) },
};

/** The values of a filter that the product's vocabulary does not have: they would silently match nothing. */
export function checkFilterValues(filters: Filters | undefined, product: Product, at: string): ConfigProblem[] {
  return Object.entries(filters ?? {}).flatMap(([dimension, values]) => {
    const vocabulary = entry(closed, dimension);
    if (!vocabulary) return [];
    const known = vocabulary.values(product);
    return values.flatMap((value, index) =>
      known.includes(value) ? [] : [unknownValue(`${at}${step(dimension)}/${index}`, vocabulary.what, value.slice(0, 60), known)],
    );
  });
}

/** The same for every filter of a dashboard of sound form: its own, its widgets', and the values that its sections repeat over. */
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

/** The problem of a value, told at its place in a plain list. */
function moved(found: ConfigProblem, list: string): ConfigProblem {
  const pointer = list + found.pointer.slice(found.pointer.lastIndexOf("/"));
  return { ...found, pointer, repair: found.repair?.map((operation) => ({ ...operation, path: pointer })) ?? null };
}
