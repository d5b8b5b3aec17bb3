import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import type { Change } from "../../../engine/document/edit.ts";
import { overridden } from "../../../engine/document/overridden.ts";
import { questionOf, widgetAsking } from "../../../engine/document/question.ts";
import { entry } from "../../../engine/entry.ts";
import type { Dashboard, Query, Widget, WidgetType } from "../../../generated/types.ts";

/** A widget that is being set, with its type. */
export interface Target {
  id: string;
  widget: Widget;
  type: WidgetType;
}

/** The chosen widgets that have a type. */
export function targetsOf(ids: readonly string[], document: Dashboard, catalog: PlanCatalog): Target[] {
  return ids.flatMap((id) => {
    const widget = entry(document.widgets, id);
    const type = widget && entry(catalog.types, widget.type);
    return widget && type ? [{ id, widget, type }] : [];
  });
}

/** One change that gives each target another widget. */
export function changeAll(targets: readonly Target[], next: (target: Target) => Widget): Change {
  const changes = targets.map((target): Change => ({ type: "put-widget", id: target.id, widget: next(target) }));
  const [only] = changes;
  return only && changes.length === 1 ? only : { type: "all", changes };
}

/** The value that all targets have in common; undefined where they differ. */
export function commonOf(targets: readonly Target[], valueOf: (target: Target) => unknown): { value: unknown; differs: boolean } {
  const [first, ...others] = targets.map(valueOf);
  const differs = others.some((other) => JSON.stringify(other) !== JSON.stringify(first));
  return { value: differs ? undefined : first, differs };
}

export function optionOf({ widget, type }: Target, name: string): unknown {
  const options: Record<string, unknown> = { ...type.options, ...widget.options };
  return options[name];
}

/** A widget with one option of its own; undefined gives it back to its type. */
export function withOption({ widget, type }: Target, name: string, value: unknown): Widget {
  const { options: own, ...rest } = widget;
  const others: Record<string, unknown> = Object.fromEntries(Object.entries(own ?? {}).filter(([option]) => option !== name));
  const options = value === undefined ? others : overridden<Record<string, unknown>>(own, type.options, { [name]: value });
  return options && Object.keys(options).length > 0 ? { ...rest, options } : rest;
}

/** A widget with one field of its question; undefined takes it away, by another type where its own has it. */
export function withQueryField({ widget }: Target, name: keyof Query, value: unknown, catalog: PlanCatalog): Widget {
  const { [name]: _, ...rest } = questionOf(widget, catalog);
  const wanted = value === undefined ? rest : { ...rest, [name]: value };
  return widgetAsking(widget, wanted as Query, catalog)?.widget ?? widget;
}

/** A widget with fields of its own; null takes one away. */
export function withOwn(widget: Widget, fields: { title?: string | null; period?: Widget["period"] | null }): Widget {
  const entries = Object.entries({ ...widget, ...fields }).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as unknown as Widget;
}
