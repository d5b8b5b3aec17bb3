import type { IdRoute, ModuleAccess, QuestionRoute } from "./module-access.ts";
import type { FiguresApp } from "./real-analytics.ts";

/** One file of `tests/access/modules` for each module of the server that registers calls. */
const modules: readonly ModuleAccess[] = Object.values(
  import.meta.glob<ModuleAccess>("../modules/*.ts", { eager: true, import: "default" }),
);

/** The rows of all modules as one table; throws where two have the same call. */
function together<T>(tables: readonly Readonly<Record<string, T>>[]): Readonly<Record<string, T>> {
  const rows = tables.flatMap((table) => Object.entries(table));
  const twice = rows.find(([name], index) => rows.findIndex(([other]) => other === name) < index);
  if (twice) throw new Error(`${twice[0]} is in two files`);
  return Object.fromEntries(rows);
}

/** Every call of the API below its base. A route without a row fails the test. */
export const apiTable = together(modules.map(({ calls }) => calls));

/** Every call with an id, those that exchange the session of the caller last. A path or a field that no list here knows fails the test. */
export const idRoutes: readonly IdRoute[] = modules
  .flatMap(({ ids = [] }) => ids)
  .toSorted((one, other) => Number(one.endsSession ?? false) - Number(other.endsSession ?? false));

export const withoutIds: readonly string[] = modules.flatMap((module) => module.withoutIds ?? []);
export const refusingIds = modules.flatMap((module) => module.refusingIds ?? []);
export const triedElsewhere: readonly string[] = modules.flatMap((module) => module.triedElsewhere ?? []);
export const checkedWithin = together(modules.map((module) => module.checkedWithin ?? {}));
export const listRoutes: readonly string[] = modules.flatMap(({ lists = [] }) => lists);

/** Fields of queries and bodies without ids: those of all lists and figures, then those of the modules. */
export const fieldsWithoutIds: ReadonlySet<string> = new Set(
  [
    // The period, the part and the format of the answer; by what figures are grouped.
    "from to compare page size order format dimensions groupBy",
    // All but some values of a filter: they are tried as the others are.
    "not",
    ...modules.map((module) => module.fieldsWithoutIds ?? ""),
  ].flatMap((names) => names.split(" ").filter(Boolean)),
);

/** Every call under filters. */
export async function questionRoutes(test: FiguresApp, sheet: string): Promise<QuestionRoute[]> {
  const routes: QuestionRoute[] = [];
  for (const { questions } of modules) routes.push(...((await questions?.(test, sheet)) ?? []));
  return routes;
}
