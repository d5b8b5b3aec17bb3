import type { Query, Widget, WidgetType } from "../../generated/types.ts";
import { viewOptions } from "../../generated/view-options.ts";
import type { Validator } from "../../generated/validators.js";
import type { PlanCatalog } from "../catalog/catalog.ts";
import { entry } from "../entry.ts";
import { overlaid } from "../query/kind.ts";

/** A widget that asks another question or is drawn otherwise, and what of the former one has no place in it. */
export interface Asked {
  widget: Widget;
  lost: Lost[];
}

/** A part that a change of view or type does away with: an option of the view, what readers switch, the second question. */
export type Lost = { part: "option"; option: string } | { part: "choices" } | { part: "beside" };

/** The question of a widget: its type's, with its own fields over it. */
export function questionOf(widget: Widget, catalog: PlanCatalog): Query {
  const { query = {} } = entry(catalog.types, widget.type) ?? {};
  return overlaid(query, widget.query);
}

/**
 * The widget that asks `wanted` in a view (its own where absent); undefined where no type of the catalog can.
 *
 * It keeps its type where that can ask it. Else it gets one that asks the least, the view's own before others, and says
 * the rest itself. Options stay as far as the view has them; what cannot stay is `lost`. Its title stays.
 */
export function widgetAsking(widget: Widget, wanted: Query, catalog: PlanCatalog, view?: string): Asked | undefined {
  const type = entry(catalog.types, widget.type);
  const target = view ?? type?.view;
  if (target === undefined) return undefined;
  const options: Record<string, unknown> = { ...type?.options, ...widget.options };
  for (const candidate of typesOf(target, type, catalog)) {
    const query = fieldsOver(candidate.query, wanted);
    if (query === undefined) continue;
    const kept = optionsFor(candidate, options);
    const own = differing(kept, candidate.options ?? {});
    const { query: _, options: __, ...rest } = widget;
    return {
      widget: { ...rest, type: candidate.type, ...(isEmpty(query) ? {} : { query }), ...(isEmpty(own) ? {} : { options: own }) },
      lost: lostOf(type, candidate, options, kept, isEmpty(query)),
    };
  }
  return undefined;
}

/** The widget as another type has it, with its own fields as far as they go with it. */
export function widgetOfType(widget: Widget, to: WidgetType, catalog: PlanCatalog): Asked {
  const type = entry(catalog.types, widget.type);
  const kept = optionsFor(to, widget.options ?? {});
  const { query: _, options: __, ...rest } = widget;
  // Of its own question the filters stay: over whom it asks goes with any measure of reviews.
  const where = widget.query?.where;
  return {
    widget: { ...rest, type: to.type, ...(where ? { query: { where } } : {}), ...(isEmpty(kept) ? {} : { options: kept }) },
    lost: lostOf(type, to, widget.options ?? {}, kept, where === undefined),
  };
}

/** Types of a view that may ask anything: the widget's own first, then the one that bears the view's name, then those with the shortest questions. */
function typesOf(view: string, own: WidgetType | undefined, { types }: PlanCatalog): WidgetType[] {
  const base = entry(types, view);
  const others = Object.values(types)
    .filter((type) => type.view === view && type !== own && type !== base && !type.roles && !type.beside)
    .toSorted((a, b) => Object.keys(a.query).length - Object.keys(b.query).length);
  return [...(own?.view === view ? [own] : []), ...(base?.view === view && base !== own ? [base] : []), ...others];
}

/** The fields by which a widget of a type asks `wanted`; undefined where the type asks something that a widget cannot take back. */
function fieldsOver(base: Query, wanted: Query): Query | undefined {
  const fields = differing(wanted, base) as Query;
  // An empty filter and a «false» take back what the type has.
  for (const name of Object.keys(base) as (keyof Query)[]) {
    if (wanted[name] !== undefined) continue;
    if (name === "where") fields.where = {};
    else if (base[name] === true) Object.assign(fields, { [name]: false });
  }
  return isSameQuestion(overlaid(base, fields), wanted) ? fields : undefined;
}

function isSameQuestion(a: Query, b: Query): boolean {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}

/** A query without what says nothing, its fields by name. */
function plain(query: Query): unknown {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== false && !(isObject(value) && isEmpty(value)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function differing(values: object, from: object): Record<string, unknown> {
  const base = from as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(base[name])),
  );
}

/** The options that a type's view takes as they are. */
function optionsFor({ view }: WidgetType, options: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isOptions = entry<Validator<unknown>>(viewOptions, view);
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => isOptions?.({ [name]: value }) ?? true));
}

function lostOf(
  from: WidgetType | undefined,
  to: WidgetType,
  options: Readonly<Record<string, unknown>>,
  kept: Readonly<Record<string, unknown>>,
  asItsType: boolean,
): Lost[] {
  const switched = to === from ? asItsType : false;
  return [
    ...Object.keys(options)
      .filter((option) => !Object.hasOwn(kept, option))
      .map((option): Lost => ({ part: "option", option })),
    ...(from?.choices && !switched ? [{ part: "choices" } as const] : []),
    ...(from?.beside && to !== from ? [{ part: "beside" } as const] : []),
  ];
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
