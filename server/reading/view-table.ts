import type { TableData } from "../../src/domain/format/table-data.ts";
import type { ReadyTile } from "../../src/engine/plan/plan.ts";
import { type Judge, type Say, type TableInput, tableWords, type TableWords } from "../../src/engine/table/view-table.ts";
import { viewTables } from "../../src/generated/tables/index.ts";
import type { Result, ViewName } from "../../src/generated/types.ts";
import { readTexts } from "../kit/texts.ts";

type Texts = { readonly [name: string]: string | Texts };

const texts: Texts = readTexts<string>("src/ui/chart/words/views.fr.json");

const say: Say = (key, values = {}) => {
  const text = key.split(".").reduce<string | Texts | undefined>((at, name) => (typeof at === "object" ? at[name] : undefined), texts);
  if (typeof text !== "string") throw new Error(`views.json has no text "${key}"`);
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
};

const words = tableWords(say);

/** A dimension as readers call it. */
export const dimensionName = words.dimension;

/** The table behind a tile, as its «Tableau» shows it on the page. */
export function tableOfTile(
  { view, options }: Pick<ReadyTile, "view" | "options">,
  result: Result,
  previous: Result | undefined,
  context: Judge,
): TableData {
  // The plan has checked options and kind against the view's own schema: the catalog's types hold.
  const tableOf = viewTables[view as ViewName] as (input: TableInput<ViewName>, words: TableWords) => TableData;
  return tableOf({ options, result, previous, context } as unknown as TableInput<ViewName>, words);
}
