import { type ExampleState, exampleFor, exampleLines } from "../../engine/examples/examples.ts";
import type { PlanCatalog } from "../../engine/catalog/catalog.ts";
import { plan } from "../../engine/plan/plan.ts";
import type { Dashboard, TileResultLine, View, WidgetType } from "../../generated/types.ts";

// Named, so that of each manifest its examples alone come with the gallery.
const examples = import.meta.glob<View["examples"]>("../../../widgets/views/*/view.json", { eager: true, import: "examples" });
const examplesOf = (view: string): View["examples"] | [] => examples[`../../../widgets/views/${view}/view.json`] ?? [];

/** The states of a tile that the gallery shows of each type. */
export const shownStates = ["ready", "loading", "small-sample", "empty", "error", "forbidden"] as const;
export type ShownState = (typeof shownStates)[number];

/** The id of the one widget of {@link documentOf}. */
const WIDGET = "exemple";

/** A dashboard of one tile of a type, at its own height and as wide as its card. */
export function documentOf({ type, size }: WidgetType): Dashboard {
  return {
    version: 1,
    title: type,
    period: { preset: "last-12-months" },
    compare: "previous-year",
    widgets: { [WIDGET]: { type } },
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: WIDGET, x: 0, y: 0, w: 12, h: size?.h ?? 4 }] }] }] },
  };
}

/** What a tile of a type is given in a state: null while it waits; undefined for a state that its view has no example of. */
export function linesOf(type: WidgetType, state: ShownState, catalog: PlanCatalog): readonly TileResultLine[] | null | undefined {
  if (state === "loading") return null;
  if (state === "error") return [{ widget: WIDGET, error: "internal" }];
  if (state === "forbidden") return [{ widget: WIDGET, error: "access.denied" }];
  if (state !== "ready" && !hasExample(type, state)) return undefined;
  return exampleLines(plan(documentOf(type), catalog), examplesOf, state, catalog.metrics);
}

function hasExample({ view, query, beside }: WidgetType, state: ExampleState): boolean {
  return [{ view, query }, ...(beside ? [beside] : [])].every((one) => exampleFor(examplesOf(one.view), one.query, state));
}
