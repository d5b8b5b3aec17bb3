import type { Dashboard, Widget } from "../../generated/types.ts";
import { isDashboard, isWidget } from "../../generated/validators.js";
import type { PlanCatalog } from "../catalog/catalog.ts";
import { checkWidget } from "../check/widget.ts";
import { entry } from "../entry.ts";
import { devices } from "./devices.ts";

/**
 * Whether a value has the parts that an editor works on: widgets by id, and tabs with sections with grids, each with its
 * id. Whatever else is wrong with it can be corrected there.
 */
export function isEditable(value: unknown): value is Dashboard {
  if (!isObject(value) || !isObject(value["widgets"]) || !isObject(value["layout"])) return false;
  const { widgets, layout } = value as { widgets: Record<string, unknown>; layout: Record<string, unknown> };
  return (
    typeof value["title"] === "string" &&
    Object.values(widgets).every((widget) => isObject(widget) && typeof widget["type"] === "string") &&
    isListOf(
      layout["tabs"],
      (tab) =>
        isListOf(
          tab["sections"],
          (section) =>
            isListOf(section["grid"], isPlacement, true) &&
            isNamed(section) &&
            devices.every((device) => section[device] === undefined || isListOf(section[device], isPlacement)),
        ) && isNamed(tab),
    )
  );
}

/** A document being edited as it can be drawn. */
export interface Drawable {
  document: Dashboard;
  /** Widgets that are drawn as they were when they were last sound. */
  kept: ReadonlySet<string>;
}

/**
 * What of a document being edited can be drawn: each widget that is not sound in its last sound form (`before`), where
 * it had one, and where the rest is not sound, that of `before`. What stays the same stays identical.
 */
export function drawable(document: Dashboard, catalog: PlanCatalog, before: Dashboard | undefined): Drawable {
  const kept = new Set<string>();
  const widgets = Object.fromEntries(
    Object.entries(document.widgets).map(([id, widget]) => {
      if (isSound(widget, catalog)) return [id, widget];
      const last = before && entry(before.widgets, id);
      if (!last || !isSound(last, catalog)) return [id, widget];
      kept.add(id);
      const { title } = widget;
      return [id, typeof title === "string" && title !== last.title ? { ...last, title } : last];
    }),
  );
  const drawn = kept.size === 0 ? document : { ...document, widgets };
  const sound = Object.fromEntries(Object.entries(widgets).filter(([, widget]) => isWidget(widget)));
  if (!before || isDashboard({ ...drawn, widgets: sound })) return { document: drawn, kept };
  const { period: _, compare: __, filters: ___, parameter: ____, ...rest } = drawn;
  const { period, compare, filters, parameter } = before;
  const former = Object.fromEntries(Object.entries({ period, compare, filters, parameter }).filter(([, value]) => value !== undefined));
  return { document: { ...rest, ...former } as Dashboard, kept };
}

/** Whether a widget can be drawn with the catalog. Found out once for each widget: those that stay the same are not looked at again. */
function isSound(widget: Widget, catalog: PlanCatalog): boolean {
  const known = found.get(catalog) ?? new WeakMap<Widget, boolean>();
  found.set(catalog, known);
  const sound = known.get(widget) ?? (isWidget(widget) && checkWidget(widget, catalog, "").length === 0);
  known.set(widget, sound);
  return sound;
}

const found = new WeakMap<PlanCatalog, WeakMap<Widget, boolean>>();

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNamed({ id }: Record<string, unknown>): boolean {
  return typeof id === "string" && id !== "";
}

function isListOf(value: unknown, holds: (item: Record<string, unknown>) => boolean, mayBeEmpty = false): boolean {
  return Array.isArray(value) && (mayBeEmpty || value.length > 0) && value.every((item) => isObject(item) && holds(item));
}

function isPlacement({ widget, x, y, w, h }: Record<string, unknown>): boolean {
  return typeof widget === "string" && [x, y, w, h].every((side) => typeof side === "number");
}
