import { valueOf } from "../../engine/document/parameter.ts";
import { keptValues } from "../../engine/query/accepted.ts";
import { isDay } from "../../domain/time/day.ts";
import { comparedPeriod, type DayRange, resolvePeriod } from "../../domain/time/period.ts";
import { comparedMonths, wholeMonths } from "../../domain/time/whole-months.ts";
import type { Chosen, Comparison, Dashboard, DashboardPeriod, Filters, PeriodPreset } from "../../generated/types.ts";

import { filterValuesIn } from "./filter-values.ts";
import { type Focus, readFocus, writeFocus } from "./focus-steps.ts";

/** What a reader has chosen on a page: the address carries it, but for what the document says anyway. */
export interface PageState {
  period: DashboardPeriod;
  compare: Comparison;
  filters: Filters;
  /** What was switched in tiles: widget, choice, option. */
  choices: Chosen;
  /** The open tab; null where it is the first one, and in a document without tabs. */
  tab: string | null;
  /** What it is narrowed to from its figures, step by step. */
  focus?: readonly Focus[];
}

const presets: readonly string[] = [
  "last-7-days",
  "last-30-days",
  "last-90-days",
  "last-12-months",
  "last-36-months",
  "month-to-date",
  "last-month",
  "quarter-to-date",
  "year-to-date",
  "last-year",
  "summer",
] satisfies PeriodPreset[];
const comparisons: readonly string[] = ["none", "previous-period", "previous-year", "previous-year-aligned"] satisfies Comparison[];
/** `show=widget.choice.option`: ids have no dots. */
const choice = /^([a-z0-9-]+)\.([a-z0-9-]+)\.([a-z0-9-]+)$/;
/** The days that figures know: the server refuses others. */
const known: DayRange = { from: "1990-01-01", to: "2100-01-01" };
const range = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/;

/** A document's own state. */
export function defaultState(document: Dashboard): PageState {
  return {
    period: document.period ?? { preset: "last-12-months" },
    compare: document.compare ?? "previous-year",
    filters: document.filters ?? {},
    choices: {},
    tab: null,
  };
}

/** The state that an address asks for; what it gets wrong is the document's. Only the facets that the page offers are read. */
export function readState(search: URLSearchParams, document: Dashboard): PageState {
  const own = defaultState(document);
  const compare = search.get("compare");
  const filters: Filters = { ...own.filters };
  for (const dimension of document.facets ?? []) {
    if (!search.has(dimension)) continue;
    const values = filterValuesIn(search, dimension);
    if (values.length > 0) filters[dimension] = values;
    else delete filters[dimension];
  }
  return {
    period: periodOf(search.get("period")) ?? own.period,
    compare: compare && comparisons.includes(compare) ? (compare as Comparison) : own.compare,
    filters,
    choices: choicesOf(search.getAll("show"), document),
    tab: laterTab(search.get("tab"), document),
    ...(search.has("focus") ? { focus: readFocus(search) } : {}),
  };
}

/** Whether a state has the document's own period and filters. */
export function isOwnState({ period, filters, focus = [] }: PageState, document: Dashboard): boolean {
  if (focus.length > 0) return false;
  const own = defaultState(document);
  return writeState({ ...own, period, filters }, document).toString() === writeState(own, document).toString();
}

/** The search part of the address for a state: nothing for what equals the document's own, but for the value of its parameter. */
export function writeState(state: PageState, document: Dashboard): URLSearchParams {
  const own = defaultState(document);
  const search = new URLSearchParams();
  const value = valueOf(document, state.filters);
  if (document.parameter && value !== null) search.set(document.parameter.dimension, value);
  if (JSON.stringify(state.period) !== JSON.stringify(own.period)) search.set("period", periodText(state.period));
  if (state.compare !== own.compare) search.set("compare", state.compare);
  for (const dimension of document.facets ?? []) {
    // «All but» is the document's alone: a reader's choice says what it keeps.
    if (JSON.stringify(state.filters[dimension] ?? []) === JSON.stringify(own.filters[dimension] ?? [])) continue;
    const values = keptValues(state.filters[dimension]);
    for (const value of values.length > 0 ? values : [""]) search.append(dimension, value);
  }
  const tab = laterTab(state.tab, document);
  if (tab !== null) search.set("tab", tab);
  writeFocus(search, state.focus);
  for (const [widget, options] of Object.entries(state.choices))
    for (const [name, option] of Object.entries(options)) search.append("show", `${widget}.${name}.${option}`);
  return search;
}

/** A tab of the document that is not its first; null for any other name. */
export function laterTab(name: string | null, { layout }: Pick<Dashboard, "layout">): string | null {
  return layout.tabs.slice(1).find(({ id }) => id === name)?.id ?? null;
}

/** A state after an option was taken in a tile. */
export function withChoice(state: PageState, widget: string, name: string, option: string): PageState {
  return { ...state, choices: { ...state.choices, [widget]: { ...state.choices[widget], [name]: option } } };
}

function choicesOf(texts: readonly string[], { widgets }: Dashboard): Chosen {
  const chosen: Record<string, Record<string, string>> = {};
  for (const text of texts) {
    const [, widget = "", name = "", option = ""] = choice.exec(text) ?? [];
    if (Object.hasOwn(widgets, widget)) chosen[widget] = { ...chosen[widget], [name]: option };
  }
  return chosen;
}

/** The days that a state's period means today; on a public page in whole months, as the server answers it. */
export function rangeOf({ period }: Pick<PageState, "period">, today: string, audience: "private" | "public" = "private"): DayRange {
  const range = resolvePeriod(period, today);
  return audience === "public" ? wholeMonths(range, today) : range;
}

/** The days that a page's period is compared with; null where it is compared with none. */
export function comparedOf(range: DayRange, compare: Comparison, audience: "private" | "public"): DayRange | null {
  return audience === "public" ? comparedMonths(range, compare) : comparedPeriod(range, compare);
}

/** The period that an address asks for; null where it asks for none that there is. */
export function periodOf(text: string | null): DashboardPeriod | null {
  if (text && presets.includes(text)) return { preset: text as PeriodPreset };
  const [, from, to] = range.exec(text ?? "") ?? [];
  const isKnown = from && to && known.from <= from && from <= to && to < known.to;
  return isKnown && isDay(from) && isDay(to) ? { preset: "custom", from, to } : null;
}

/** A period as addresses have it: {@link periodOf} reads it. */
export function periodText(period: DashboardPeriod): string {
  return period.preset === "custom" ? `${period.from}_${period.to}` : period.preset;
}
