import { useEffect, useMemo, useState } from "react";

import type { PlanCatalog } from "../../engine/catalog/catalog.ts";
import type { Tile } from "../../engine/plan/lay-out.ts";
import type { Chosen } from "../../generated/types.ts";
import { type Focus, focusFilters } from "../state/focus-steps.ts";

type Drill = Pick<typeof import("../../engine/plan/drill.ts"), "drilled" | "drillsOf">;

export interface Drilled {
  tiles: readonly Tile[];
  /** What is switched in tiles, the level that they are asked by included. */
  choices: Chosen;
  /** Whether it is not known yet by which level tiles are asked. */
  waits: boolean;
}

/** Where it cannot be loaded, tiles keep their level. */
const none: Drill = { drilled: (tiles) => [...tiles], drillsOf: () => ({}) };
let known: Drill | undefined;

/**
 * The tiles of a page that is narrowed to `focus`, each asked by the level below where one value of its own is left, with what
 * their reader has switched. What finds the level checks questions; it loads when a page is first narrowed.
 */
export function useDrilled(tiles: readonly Tile[], focus: readonly Focus[] | undefined, own: Chosen, catalog: PlanCatalog): Drilled {
  const [drill, setDrill] = useState(known);
  const waits = drill === undefined && focus !== undefined && focus.length > 0;
  useEffect(() => {
    if (!waits) return;
    let left = false;
    void import("../../engine/plan/drill.ts")
      .then((module) => (known = module))
      .catch(() => none)
      .then((found) => !left && setDrill(found));
    return () => {
      left = true;
    };
  }, [waits]);
  return useMemo(() => {
    const drills = drill?.drillsOf(tiles, focusFilters(focus), catalog) ?? {};
    if (!drill || Object.keys(drills).length === 0) return { tiles, choices: own, waits };
    const all = Object.fromEntries(tiles.map(({ id }) => [id, { ...own[id], ...drills[id] }]));
    return { tiles: drill.drilled(tiles, drills, catalog), choices: all, waits };
  }, [tiles, focus, own, catalog, drill, waits]);
}
