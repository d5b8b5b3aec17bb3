import { settle } from "../document/grid.ts";
import type { JsonObject, MigrationStep } from "./migration-step.ts";

interface OldWidget {
  id?: unknown;
  type?: unknown;
  x?: unknown;
  y?: unknown;
  w?: unknown;
  h?: unknown;
  [field: string]: unknown;
}

/**
 * Version 0 is one page: a list of widgets, each with its box, and a preset as its period. Version 1 has a map of widgets and a
 * layout apart, so that moving a tile says nothing of what it shows.
 */
export const listToLayout: MigrationStep = {
  name: "list-to-layout",
  from: 0,
  reads: ({ widgets, layout }) => layout === undefined && (widgets === undefined || (Array.isArray(widgets) && widgets.every(isOldWidget))),
  up: ({ widgets, period, ...document }) => {
    const list = (Array.isArray(widgets) ? widgets : []).filter(isObject);
    const ids = idsOf(list);
    const boxes = list.map(({ x, y, w, h }, index) => ({
      widget: ids[index] ?? "",
      x: whole(x, 0, 0, 11),
      y: whole(y, 500, 0, 500),
      w: whole(w, 4, 1, 12),
      h: whole(h, 4, 1, 40),
    }));
    return {
      ...document,
      version: 1,
      ...(period === undefined ? {} : { period: typeof period === "string" ? { preset: period } : period }),
      widgets: Object.fromEntries(list.map(({ id: _, x: __, y: ___, w: ____, h: _____, ...widget }, index) => [ids[index], widget])),
      layout: { tabs: [{ id: "page", sections: [{ id: "section", grid: settle(boxes) }] }] },
    };
  },
};

/** An id for each widget: its own where that is one and free, else its type's, numbered. */
function idsOf(list: readonly OldWidget[]): string[] {
  const taken = new Set<string>();
  return list.map(({ id, type }) => {
    const wanted = [id, type].find((name) => typeof name === "string" && /^[a-z0-9-]{1,70}$/.test(name)) as string | undefined;
    const name = wanted ?? "widget";
    let free = name;
    for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`;
    taken.add(free);
    return free;
  });
}

function isObject(value: unknown): value is OldWidget & JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What becomes a widget without loss: its box has numbers, and its id is a name. */
function isOldWidget(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, x, y, w, h } = value;
  const isName = id === undefined || (typeof id === "string" && !id.includes("/"));
  return isName && [x, y, w, h].every((side) => side === undefined || typeof side === "number");
}

function whole(value: unknown, absent: number, least: number, most: number): number {
  return typeof value === "number" && Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : absent;
}
