import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

import type { BackupRow } from "../../../server/commands/backup/backed-up-tables.ts";
import type { Dashboard, Result, TileResultLine } from "../../../src/generated/types.ts";
import type { StoredSave } from "./saves.ts";
import type { Visitor } from "./visitor.ts";

/** What screens say of the imported reviews. */
export interface Figures {
  reviews: number;
  establishments: number;
  /** How many reviews an establishment has, and their mean rating; by its name. */
  ratings: Record<string, [n: number, mean: number]>;
  /** By theme. */
  mentions: Record<string, number>;
}

const widgets: Dashboard["widgets"] = {
  reviews: { type: "reviews" },
  establishments: { type: "establishments" },
  ratings: { type: "establishments-table" },
  mentions: { type: "theme-mentions", query: { limit: 500 } },
};

/** A dashboard whose tiles show the {@link Figures}. */
export const figuresDocument: Dashboard = {
  version: 1,
  title: "Chiffres",
  widgets,
  layout: {
    tabs: [{ id: "t", sections: [{ id: "s", grid: Object.keys(widgets).map((widget, i) => ({ widget, x: 0, y: i * 6, w: 6, h: 6 })) }] }],
  },
};

/** Asks a running server, which answers from its projection. `at` is when that had counted the last change (ms). */
export async function shownFigures(visitor: Visitor, dashboard: string): Promise<{ figures: Figures; at: number }> {
  const span = { from: Date.parse("2026-01-01T00:00:00+01:00"), to: Date.parse("2027-01-01T00:00:00+01:00") };
  const answer = await visitor.ask("POST", `/dashboard/${dashboard}/results`, { ...span, compare: "none" });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(text);
  const lines = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as TileResultLine);
  const tile = <K extends Result["kind"]>(id: string, kind: K): Extract<Result, { kind: K }> => {
    const line = lines.find(({ widget }) => widget === id);
    if (line?.result?.kind !== kind) throw new Error(`the tile ${id} shows ${JSON.stringify(line)}`);
    return line.result as Extract<Result, { kind: K }>;
  };
  const figures = {
    reviews: tile("reviews", "scalar").value ?? 0,
    establishments: tile("establishments", "scalar").value ?? 0,
    ratings: Object.fromEntries(
      tile("ratings", "table").rows.map(({ label, cells: [mean, reviews] }) => [label, [reviews?.value ?? 0, rounded(mean?.value ?? 0)]]),
    ),
    mentions: Object.fromEntries(tile("mentions", "breakdown").items.map(({ key, value }) => [key, value ?? 0])),
  } as Figures;
  return { figures, at: Date.parse(lines.at(-1)?.watermark_at ?? "") };
}

/** What a backup holds: the figures that its rows make, and the dashboards. */
export function heldIn(backup: string): { figures: Figures; dashboards: StoredSave[] } {
  const lines = gunzipSync(readFileSync(backup)).toString().trimEnd().split("\n").slice(1, -1);
  const rows = groups(
    lines.map((line) => JSON.parse(line) as BackupRow),
    ([table]) => table,
  );
  const of = <T>(table: string): T[] => (rows.get(table) ?? []).map(([, row]) => row as T);
  const establishments = of<{ id: string; name: string }>("establishments");
  const reviews = of<{ establishment_id: string; rating: number }>("reviews");
  const rated = groups(reviews, ({ establishment_id }) => establishment_id);
  const mentions = groups(
    of<{ mentions: { theme: string }[] }>("findings").flatMap((found) => found.mentions),
    ({ theme }) => theme,
  );
  return {
    dashboards: of<StoredSave>("dashboards"),
    figures: {
      reviews: reviews.length,
      establishments: establishments.length,
      ratings: Object.fromEntries(
        establishments.map(({ id, name }) => {
          const own = rated.get(id) ?? [];
          return [name, [own.length, rounded(own.reduce((sum, { rating }) => sum + rating, 0) / own.length)]];
        }),
      ),
      mentions: Object.fromEntries([...mentions].map(([theme, own]) => [theme, own.length])),
    },
  };
}

function groups<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const own = found.get(keyOf(one));
    if (own) own.push(one);
    else found.set(keyOf(one), [one]);
  }
  return found;
}

/** Both sides divide by themselves. */
function rounded(mean: number): number {
  return Math.round(mean * 1e6) / 1e6;
}
