import { isDay } from "../../domain/time/day.ts";
import { timeDimensions } from "../../engine/catalog/catalog.ts";
import type { Filters } from "../../generated/types.ts";

/** One step of what a reader has narrowed a page to from its figures: a commune, a month, a theme. */
export interface Focus {
  dimension: string;
  values: readonly string[];
}

/** Steps that an address may hold. */
const MOST = 12;
const step = /^([a-z][a-z-]*)\.(.{1,200})$/;

/** The steps of an address: `focus=commune.74010`, one entry for each value. */
export function readFocus(search: URLSearchParams): Focus[] {
  const steps = new Map<string, string[]>();
  for (const text of search.getAll("focus").slice(0, MOST)) {
    const [, dimension = "", value = ""] = step.exec(text) ?? [];
    if (dimension === "" || (isTime(dimension) && !isDay(value))) continue;
    steps.set(dimension, [...(steps.get(dimension) ?? []), value]);
  }
  return [...steps].map(([dimension, values]) => ({ dimension, values: isTime(dimension) ? values.slice(0, 1) : values }));
}

export function writeFocus(search: URLSearchParams, focus: readonly Focus[] = []): void {
  for (const { dimension, values } of focus) for (const value of values) search.append("focus", `${dimension}.${value}`);
}

/** The steps after a part of a figure was chosen: a dimension has one step, the last one. */
export function withFocus(focus: readonly Focus[] = [], part: Filters): Focus[] {
  const added = Object.entries(part).flatMap(([dimension, values]): Focus[] => (Array.isArray(values) ? [{ dimension, values }] : []));
  const names = new Set(added.map(({ dimension }) => dimension));
  return [...focus.filter(({ dimension }) => !names.has(dimension)), ...added].slice(-MOST);
}

/** Its filters by dimension, those of time included. */
export function focusFilters(focus: readonly Focus[] = []): Filters {
  return Object.fromEntries(focus.map(({ dimension, values }) => [dimension, [...values]]));
}

/** Whether a step is one of time: it narrows the days. */
export function isTime(dimension: string): boolean {
  return timeDimensions.includes(dimension);
}

/** The steps but for those of time. */
export function withoutTime(focus: readonly Focus[]): Focus[] {
  return focus.filter(({ dimension }) => !isTime(dimension));
}
