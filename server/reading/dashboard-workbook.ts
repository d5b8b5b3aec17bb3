import { typeset } from "../../src/domain/format/typeset.ts";
import { dayOf } from "../../src/domain/time/day.ts";
import type { TableCell, TableData } from "../../src/domain/format/table-data.ts";
import { entry } from "../../src/engine/entry.ts";
import { measuresOf } from "../../src/engine/query/kind.ts";
import type { Metrics } from "../../src/engine/catalog/catalog.ts";
import type { Tile } from "../../src/engine/plan/plan.ts";
import { type XlsxCell, type XlsxSheet, xlsxOf } from "../kit/xlsx.ts";
import type { DashboardTables } from "./dashboard-tables.ts";
import { type FilterGround, filterRows } from "./filter-rows.ts";

/** What the figures of a dashboard rest on: the filters that held, and where the names of their values are. */
export interface WorkbookGround extends FilterGround {
  tiles: readonly Tile[];
  metrics: Metrics;
}

/** A dashboard's tables as an XLSX workbook: first the sheet «Périmètre» (period, filters, definitions), then one for each table. */
export async function workbookOf(dashboard: DashboardTables, ground: WorkbookGround): Promise<Uint8Array> {
  const filters = await filterRows(ground);
  const sheets = dashboard.tables.map((shown) => ({
    ...sheetOf(shown.title, shown.table, ground.product.timezone),
    caption: captionOf(shown, dashboard.until, filters, ground.product.name),
  }));
  return xlsxOf([groundSheet(dashboard, ground, filters), ...sheets]);
}

/** What a table holds, in one line: its title, period and filters, how fresh it is, and whose it is. */
function captionOf(
  { title, period, compared }: DashboardTables["tables"][number],
  until: string | null,
  filters: readonly [string, string][],
  product: string,
): string {
  const periods = compared === null ? period : `${period}, comparée à ${compared}`;
  const narrowed = filters.map(([name, values]) => typeset(`${name.replace(/^Filtre\s*:\s*/, "")} : ${values}`));
  return [title, periods, ...narrowed, ...(until === null ? [] : [`données au ${until}`]), product].join(" · ");
}

function groundSheet(dashboard: DashboardTables, ground: WorkbookGround, filters: readonly [string, string][]): XlsxSheet {
  const { title: heading, periods, ownPeriods, ownFilters, until, missing } = dashboard;
  const rows: XlsxCell[][] = [
    ["Tableau de bord", heading],
    ...periods,
    ...(until === null ? [] : [["Données au", until]]),
    ...ownPeriods,
    ...filters.map(([name, values]) => [name, values]),
    ...ownFilters,
    ...missing.map((title) => ["Sans résultat", title]),
    ...definitions(ground).map(([label, text]) => [typeset(`Définition : ${label}`), text]),
    ["Source", ground.product.name],
  ];
  return { name: "Périmètre", headings: ["Élément", "Valeur"], rows, widths: [38, 90] };
}

/** What each measure of the page counts, once, in the order of the page. */
function definitions({ tiles, metrics }: WorkbookGround): [label: string, text: string][] {
  const queries = tiles.flatMap((tile) => (tile.ok ? [tile.query, ...(tile.beside ? [tile.beside.query] : [])] : []));
  return [...new Set(queries.flatMap(measuresOf))].flatMap((name): [string, string][] => {
    const measure = entry(metrics.measures, name);
    return measure ? [[measure.label, measure.description]] : [];
  });
}

function sheetOf(name: string, { columns, rows }: TableData, timezone: string): XlsxSheet {
  return {
    name,
    headings: columns.map(({ label, plain }) => plain ?? label),
    rows: rows.map((row) => row.map((cell) => cellOf(cell, timezone))),
    widths: columns.map(({ numeric }, index) => (numeric ? 14 : index === 0 ? 32 : 20)),
  };
}

const instant = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/;

/** A text that people read as another one is a day where it is written as one: a review's own words are read as they are. */
function cellOf({ value, text }: TableCell, timezone: string): XlsxCell {
  if (typeof value !== "string" || value === text || !instant.test(value)) return value;
  return { day: value.length === 10 ? value : dayOf(new Date(value), timezone) };
}
