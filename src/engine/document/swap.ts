import type { Query, Widget } from "../../generated/types.ts";
import { type PlanCatalog, timeDimensions } from "../catalog/catalog.ts";
import { checkWidget } from "../check/widget.ts";
import { entry } from "../entry.ts";
import { mainMeasures, resultKind, sourceOf } from "../query/kind.ts";
import { picturesOf, pictureIn } from "./pictures.ts";
import { type Lost, questionOf, widgetAsking } from "./question.ts";

/** What is exchanged in a widget: its measures, its dimensions, how it is drawn. */
export interface Swap {
  /** One measure, or two curves. */
  measures?: readonly string[];
  by?: readonly string[];
  view?: string;
}

/** A widget after an exchange, the view that draws it now, and what of it did not fit any more. */
export interface Swapped {
  widget: Widget;
  view: string | undefined;
  lost: (Lost | { part: "field"; field: keyof Query })[];
}

/** Fields that make a query one of its kind; what else it asks goes with any. */
const ofKind: readonly (keyof Query)[] = ["measure", "measures", "by", "table", "geo", "reviews", "text", "changes"];
/** Fields without which it is another question. */
const asked: readonly string[] = ["measure", "measures", "by"];

/**
 * The widget with another measure, other dimensions or another view in place, keeping all that fits: filters, order,
 * options, title. Where its view cannot draw the new question, the best one that can does. Where none can, the widget
 * asks it all the same, and its problems say why.
 */
export function swapped(widget: Widget, swap: Swap, catalog: PlanCatalog): Swapped {
  const before = questionOf(widget, catalog);
  const { query, lost } = exchanged(before, swap, catalog);
  const own = entry(catalog.types, widget.type)?.view;
  const question = { ...mainOf(query), ...(query.by ? { by: query.by } : {}) };
  const views = swap.view ? [swap.view] : [...(own ? [own] : []), ...picturesOf(question, catalog).map(({ view }) => view)];
  for (const view of views) {
    const picture = pictureIn(view, question, catalog);
    const shapes = [query, ...(picture ? [{ ...questionOf(picture.widget, catalog), ...extrasOf(query) }] : [])];
    for (const shape of shapes) {
      const found = fitted(widget, shape, view, catalog);
      if (found) return { ...found, lost: [...lost, ...found.lost] };
    }
  }
  const asIs = widgetAsking(widget, query, catalog, swap.view);
  return asIs ? { widget: asIs.widget, view: swap.view ?? own, lost: [...lost, ...asIs.lost] } : { widget, view: own, lost: [] };
}

/** The widget that asks a query in a view, without the fields that the view or the measure does not go with; undefined where it cannot be drawn. */
function fitted(widget: Widget, query: Query, view: string, catalog: PlanCatalog): Swapped | undefined {
  const dropped: Swapped["lost"] = [];
  let shape = query;
  for (;;) {
    const made = widgetAsking(widget, shape, catalog, view);
    if (!made || !catalog.views[view]?.accepts.includes(resultKind(shape))) return undefined;
    const [problem] = checkWidget(made.widget, catalog, "").filter(({ pointer }) => pointer.startsWith("/query"));
    if (!problem) return { widget: made.widget, view, lost: [...dropped, ...made.lost] };
    const field = problem.pointer.split("/")[2] as keyof Query | undefined;
    if (field === undefined || asked.includes(field) || shape[field] === undefined) return undefined;
    const { [field]: _, ...rest } = shape;
    shape = rest;
    dropped.push({ part: "field", field });
  }
}

function exchanged(before: Query, { measures, by }: Swap, { metrics }: PlanCatalog): { query: Query; lost: Swapped["lost"] } {
  const { measure, measures: two, ...rest } = before;
  const main = measures
    ? measures.length === 2
      ? { measures: [...measures] as [string, string] }
      : { measure: measures[0] ?? "" }
    : { ...(measure === undefined ? {} : { measure }), ...(two ? { measures: two } : {}) };
  const { by: former, where, ...others } = rest;
  const query: Query = { ...main, ...others };
  const known: readonly string[] = metrics.dimensions[sourceOf(query, metrics)] ?? [];
  const dimensions = (by ?? former ?? []).filter((dimension) => known.includes(dimension));
  if (dimensions.length > 0) query.by = [...dimensions] as NonNullable<Query["by"]>;
  // A figure or a curve of a time that was divided needs no rows any more.
  if (dimensions.length === 0 || dimensions.some((dimension) => timeDimensions.includes(dimension))) delete query.table;
  if (by) delete query.geo;
  const kept = Object.entries(where ?? {}).filter(([dimension]) => known.includes(dimension));
  if (kept.length > 0) query.where = Object.fromEntries(kept);
  const lostFilter = where && kept.length < Object.keys(where).length;
  const lostBy = !by && former && dimensions.length < former.length;
  return {
    query,
    lost: [
      ...(lostBy ? [{ part: "field", field: "by" } as const] : []),
      ...(lostFilter ? [{ part: "field", field: "where" } as const] : []),
    ],
  };
}

function mainOf({ measure, measures }: Query): Pick<Query, "measure" | "measures"> {
  return mainMeasures({ measures, measure } as Query).length > 1 ? ({ measures } as Query) : measure === undefined ? {} : { measure };
}

function extrasOf(query: Query): Partial<Query> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !ofKind.includes(name as keyof Query)));
}
