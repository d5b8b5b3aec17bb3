import { typeset } from "../../src/domain/format/typeset.ts";
import type { DayRange } from "../../src/domain/time/period.ts";
import { addDays } from "../../src/domain/time/day.ts";
import { formatDate, formatPeriod } from "../../src/domain/format/format.ts";
import type { TableData } from "../../src/domain/format/table-data.ts";
import type { Tile } from "../../src/engine/plan/plan.ts";
import type { Dashboard, Product, TileResultLine } from "../../src/generated/types.ts";
import { gatherLines } from "./gather-lines.ts";
import { type DocumentQuestion, questionOfTile } from "./question.ts";
import { tableOfTile } from "./view-table.ts";

/** The tables of a dashboard, and the question that they answer. */
export interface DashboardTables {
  /** One for each tile that has a result, each instance and each question of it, in the order of the page. */
  tables: { title: string; period: string; compared: string | null; table: TableData }[];
  /** Of the dashboard. */
  title: string;
  /** The period, and the one that it is compared to: a name and what it says. */
  periods: [name: string, text: string][];
  /** The periods of tiles that have one of their own. */
  ownPeriods: [name: string, text: string][];
  /** The filters of tiles that have some of their own. */
  ownFilters: [name: string, text: string][];
  /** The last day that the figures know; null where nothing is known. */
  until: string | null;
  /** Titles of the tiles without a result. */
  missing: string[];
}

/** Gathers a dashboard's tables from the lines of its tiles. */
export async function dashboardTables(
  document: Dashboard,
  tiles: readonly Tile[],
  question: DocumentQuestion,
  lines: AsyncIterable<TileResultLine>,
  { samples, audience }: Pick<Product, "samples"> & { audience: "private" | "public" },
): Promise<DashboardTables> {
  const { current, compared } = question;
  const gathered = await gatherLines(lines);

  const questionFor = (tile: Tile): DocumentQuestion => (tile.ok ? questionOfTile(tile, question) : question);
  const periodOf = (tile: Tile): DayRange => questionFor(tile).current.period;
  const shown = ({ from, to }: DayRange): string => formatPeriod(from, addDays(to, -1));
  const comparedOf = (tile: Tile): string | null => {
    const before = questionFor(tile).compared;
    return before && shown(before.period);
  };
  const tables: DashboardTables["tables"] = [];
  const missing: string[] = [];
  for (const tile of tiles) {
    const instances = gathered.of(tile.id);
    if (instances.length === 0) missing.push(tile.title);
    for (const { instance, beside, result, previous } of instances) {
      const part = tile.ok && (beside ? tile.beside : tile);
      if (!part) continue;
      const title = [tile.title, beside && tile.ok && tile.beside?.label, instance].filter(Boolean).join(" ");
      tables.push({
        title,
        period: shown(periodOf(tile)),
        compared: comparedOf(tile),
        table: tableOfTile(part, result, previous, { samples, audience, period: periodOf(tile) }),
      });
    }
  }
  return {
    tables,
    missing,
    title: document.title,
    periods: [["Période", shown(current.period)], ...(compared ? [["Comparée à", shown(compared.period)] as [string, string]] : [])],
    ownPeriods: tiles.flatMap((tile): [string, string][] =>
      tile.ok && tile.period ? [[typeset(`Période de « ${tile.title} »`), shown(periodOf(tile))]] : [],
    ),
    ownFilters: tiles.flatMap((tile): [string, string][] => {
      const narrowed = gathered.narrowed(tile.id);
      return narrowed === undefined ? [] : [[typeset(`Filtres de « ${tile.title} »`), narrowed]];
    }),
    until: gathered.watermark ? formatDate(gathered.watermark) : null,
  };
}
