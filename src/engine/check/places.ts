import type { ConfigProblem, Dashboard, Placement, Section } from "../../generated/types.ts";
import type { PlanCatalog, ViewManifest } from "../catalog/catalog.ts";
import { entry } from "../entry.ts";
import { collision, gridColumns, settle, topDown } from "../document/grid.ts";
import { problem } from "./problems.ts";

/**
 * The boxes of a dashboard that would not be drawn as they are written: smaller than their view can be, or over each
 * other. Files alone are checked for it; of what the editor or the API stores, boxes grow and give way when they are drawn.
 */
export function checkPlaces(dashboard: Dashboard, catalog: PlanCatalog, at = ""): ConfigProblem[] {
  return dashboard.layout.tabs.flatMap((tab, t) =>
    tab.sections.flatMap((section, s) => checkSection(section, dashboard, catalog, `${at}/layout/tabs/${t}/sections/${s}/grid`)),
  );
}

function checkSection({ grid }: Section, dashboard: Dashboard, catalog: PlanCatalog, at: string): ConfigProblem[] {
  const viewOf = ({ widget }: Placement): ViewManifest | undefined => {
    const type = entry(catalog.types, entry(dashboard.widgets, widget)?.type ?? "");
    return type && entry(catalog.views, type.view);
  };
  const small = grid.flatMap((placement, index) => {
    const view = viewOf(placement);
    if (!view) return [];
    return (["w", "h"] as const).flatMap((side) =>
      placement[side] < view.minSize[side] ? [tooSmall(`${at}/${index}/${side}`, view, side, placement[side])] : [],
    );
  });
  const found = small.length > 0 ? small : overlaps(grid, at);
  if (found.length === 0) return [];
  // One repair is enough: the others give way to a box that grows.
  const grown = grid.map((placement) => ({ ...placement, ...growth(placement, viewOf(placement)) }));
  const repair = [{ op: "replace" as const, path: at, value: settle(grown) }];
  return found.map((one) => ({ ...one, repair }));
}

function overlaps(grid: readonly Placement[], at: string): ConfigProblem[] {
  const placed: Placement[] = [];
  return topDown(grid).flatMap((placement) => {
    const covered = collision(placement, placed) as Placement | undefined;
    placed.push(placement);
    return covered
      ? [
          problem(
            `${at}/${grid.indexOf(placement)}`,
            `Le widget « ${placement.widget} » recouvre « ${covered.widget} » : il serait déplacé plus bas.`,
          ),
        ]
      : [];
  });
}

/** The size that a placement grows to, and the column that it then begins at. */
function growth({ x, w, h }: Placement, view: ViewManifest | undefined): { x: number; w: number; h: number } {
  const width = Math.max(w, view?.minSize.w ?? 1);
  return { x: Math.max(0, Math.min(x, gridColumns - width)), w: width, h: Math.max(h, view?.minSize.h ?? 1) };
}

/** The problem of a width or height below the least that a view can draw. */
export function tooSmall(pointer: string, { label, minSize }: ViewManifest, side: "w" | "h", value: number): ConfigProblem {
  const least = minSize[side];
  return problem(pointer, `La vue « ${label} » demande au moins ${counted(least, side)}, il y en a ${value}.`, {
    nearest: String(least),
    repair: [{ op: "replace", path: pointer, value: least }],
  });
}

function counted(count: number, side: "w" | "h"): string {
  return `${count} ${side === "w" ? "colonne" : "ligne"}${count > 1 ? "s" : ""}`;
}
