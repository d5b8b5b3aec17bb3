import { isCalendarDay } from "../../domain/time/calendar-day.ts";
import { resolvePeriod } from "../../domain/time/period.ts";
import type {
  Companion,
  ConfigProblem,
  Dashboard,
  DashboardPeriod,
  Filters,
  Placement,
  Query,
  ResultKind,
  Widget,
  WidgetType,
} from "../../generated/types.ts";
import { ignoredFilters, isInternal, type PlanCatalog, type SourceName } from "../catalog/catalog.ts";
import { type TileChoice, variantOf } from "./variant.ts";
import { entry } from "../entry.ts";
import { type Box, gridColumns, settle } from "../document/grid.ts";
import { measuresOf, resultKind, sourceOf } from "../query/kind.ts";
import { problem, step, unknownValue } from "../check/problems.ts";

export type { Box } from "../document/grid.ts";

/** The place of a tile: its tab, its section, and its box in the 12-column grid of that section. */
export interface Place {
  tab: string;
  section: string;
  box: Box;
}

/** A tile ready to draw, or the reason why not. Never both, never neither. */
export type Tile = ReadyTile | ProblemTile;

export interface ReadyTile {
  id: string;
  ok: true;
  type: string;
  view: string;
  title: string;
  query: Query;
  /** What the query reads. */
  source: SourceName;
  kind: ResultKind;
  options: Record<string, unknown>;
  /** Dimensions of the document's filters that this widget does not have. */
  ignored: string[];
  /** The period that it has whatever that of the page is. */
  period?: DashboardPeriod;
  /** The filters that its document gives it beside those of the page; absent where none. */
  own?: Filters;
  /** What the reader may switch in the tile; absent where nothing. */
  choices?: TileChoice[];
  /** The second question of a tile that asks two, and which of both are drawn. */
  beside?: TilePart;
  show?: "both" | "first" | "beside";
  /** The dimension, one level below its own, that it is asked by. */
  drilled?: string;
  place: Place;
}

/** One of the questions of a tile, with how it is drawn. */
export interface TilePart extends Pick<ReadyTile, "view" | "query" | "source" | "kind" | "options"> {
  label: string;
}

export interface ProblemTile {
  id: string;
  ok: false;
  title: string;
  problem: "unknown-type" | "unknown-view" | "invalid" | "forbidden";
  detail: ConfigProblem[];
  place: Place;
}

/** Tiles of one plan: more than any valid document has, so that no draft can keep the reader waiting. */
const mostTiles = 240;

/** Says whether the reader holds one of a type's roles. */
export type MayUse = (roles: readonly string[]) => boolean;

/** What is looked for in a widget, as problems below the pointer `at`. */
export interface Checks {
  /** Of a value that may have any form. */
  form: (value: unknown, at: string) => ConfigProblem[];
  /** Of a widget of the right form, against the catalog. */
  content: (widget: Widget, catalog: PlanCatalog, at: string) => ConfigProblem[];
}

/** For documents that somebody else has judged: only what this plan itself relies on. */
const formAlone: Checks = {
  form: (value, at) => (isLegible(value) ? [] : [problem(at, "Ce widget n’est pas lisible.")]),
  content: () => [],
};

/**
 * The tiles of a document as {@link plan} has them, but for those that only checks find illegal: by itself it takes
 * every widget of a known type and view at its word.
 */
export function layOut(
  document: Dashboard,
  catalog: PlanCatalog,
  mayUse: MayUse = () => true,
  readsInternal = false,
  checks: Checks = formAlone,
): Tile[] {
  const tiles: Tile[] = [];
  const widgets = mapOf(document?.widgets);
  const filters = mapOf(document?.filters) as Filters;
  for (const tab of listOf(document?.layout?.tabs)) {
    for (const section of listOf(tab.sections)) {
      const where = { tab: textOf(tab.id), section: textOf(section.id) };
      const own = listOf(section.grid)
        .slice(0, Math.max(0, mostTiles - tiles.length))
        .map((placement) => tile(placement, where, { widgets, filters, catalog, mayUse, readsInternal, checks }));
      const boxes = settle(own.map(({ place }) => place.box));
      own.forEach((planned, index) => tiles.push({ ...planned, place: { ...where, box: boxes[index] ?? planned.place.box } }));
    }
  }
  return tiles;
}

interface Given {
  widgets: Readonly<Record<string, unknown>>;
  filters: Filters;
  catalog: PlanCatalog;
  mayUse: MayUse;
  readsInternal: boolean;
  checks: Checks;
}

function tile(placement: Placement, where: Omit<Place, "box">, { widgets, filters, catalog, mayUse, readsInternal, checks }: Given): Tile {
  const id = textOf(placement.widget);
  const at = `/widgets${step(id)}`;
  const value = entry(widgets, id);
  const title = titleOf(value, catalog.types) ?? "Widget";
  const failed = (cause: ProblemTile["problem"], detail: ConfigProblem[]): ProblemTile => ({
    id,
    ok: false,
    title,
    problem: cause,
    detail,
    place: { ...where, box: boxOf(placement) },
  });

  if (value === undefined) return failed("unknown-type", [unknownValue(at, "Le widget", id, Object.keys(widgets))]);
  const form = checks.form(value, at);
  if (form.length > 0) return failed("invalid", form);
  const widget = value as Widget;
  const type = entry(catalog.types, widget.type);
  const detail = checks.content(widget, catalog, at);
  if (!type) return failed("unknown-type", detail);
  const view = entry(catalog.views, type.view);
  if (!view) return failed("unknown-view", detail);
  if (type.roles && !mayUse(type.roles))
    return failed("forbidden", [problem(`${at}/type`, "Vos droits ne permettent pas d’utiliser ce type de widget.")]);
  if (detail.length > 0) return failed("invalid", detail);

  const { query, options, title: switchedTitle, choices, show } = variantOf(type, widget);
  if (![query, ...otherQueries(type)].every((asked) => readsInternal || !isInternalQuery(asked, catalog)))
    return failed("forbidden", [problem(`${at}/query`, "Ces chiffres ne se lisent que sur les pages de la modération.")]);
  return {
    id,
    ok: true,
    type: type.type,
    view: view.view,
    title: widget.title ?? switchedTitle ?? title,
    query,
    source: sourceOf(query, catalog.metrics),
    kind: resultKind(query),
    options,
    ignored: ignoredFilters(sourceOf(query, catalog.metrics), filters, catalog.metrics),
    ...(widget.period ? { period: widget.period } : {}),
    ...(Object.keys(widget.query?.where ?? {}).length > 0 ? { own: widget.query?.where } : {}),
    ...(choices.length > 0 ? { choices } : {}),
    ...(type.beside ? { beside: partOf(type.beside, catalog), show } : {}),
    place: { ...where, box: boxOf(placement, view.minSize) },
  };
}

/** What a tile of the type may ask beside the question of its widget: its companion's, and those that its reader can switch to. */
function otherQueries({ beside, choices = [] }: WidgetType): Query[] {
  return [...(beside ? [beside.query] : []), ...choices.flatMap(({ options }) => options.flatMap(({ query = [] }) => query))];
}

/** Whether a query names a figure of an internal source. */
export function isInternalQuery(query: Query, { metrics }: Pick<PlanCatalog, "metrics">): boolean {
  return measuresOf(query).some((name) => {
    const source = entry(metrics.measures, name)?.source;
    return source !== undefined && isInternal(source);
  });
}

function partOf({ label, view, query, options = {} }: Companion, { metrics }: PlanCatalog): TilePart {
  return { label, view, query, source: sourceOf(query, metrics), kind: resultKind(query), options };
}

/** Whether the parts of a widget have the forms that a page reads before anything is asked: of a draft they may have any. */
function isLegible(widget: unknown): boolean {
  const { type, title, query, options, period } = mapOf(widget);
  return (
    typeof type === "string" &&
    isAbsentOr(title, isText) &&
    isAbsentOr(options, isMap) &&
    isAbsentOr(period, isPeriod) &&
    isAbsentOr(query, isQuery)
  );
}

function isAbsentOr(part: unknown, accepts: (part: unknown) => boolean): boolean {
  return part === undefined || accepts(part);
}

function isText(part: unknown): part is string {
  return typeof part === "string";
}

function isMap(part: unknown): boolean {
  return mapOf(part) === part;
}

function isQuery(query: unknown): boolean {
  const { measure, measures, also, by, text, changes, limit, where } = mapOf(query);
  const isList = (accepts: (item: unknown) => boolean) => (list: unknown) => Array.isArray(list) && list.every(accepts);
  return (
    isMap(query) &&
    isAbsentOr(measure, isText) &&
    isAbsentOr(text, isText) &&
    isAbsentOr(where, isMap) &&
    isAbsentOr(limit, Number.isInteger) &&
    [measures, also, by].every((names) => isAbsentOr(names, isList(isText))) &&
    isAbsentOr(changes, isList(isMap))
  );
}

function isPeriod(period: unknown): boolean {
  const { preset, from, to } = mapOf(period);
  if (preset === "custom") return [from, to].every((day) => isText(day) && isCalendarDay(day));
  return isMap(period) && resolvePeriod(period as DashboardPeriod, "2026-01-01") !== undefined;
}

/** A widget's own title, else its type's label; undefined where neither can be read. */
function titleOf(widget: unknown, types: Readonly<Record<string, WidgetType>>): string | undefined {
  const { title, type } = mapOf(widget);
  return typeof title === "string" ? title : typeof type === "string" ? entry(types, type)?.label : undefined;
}

/** A placement as a box inside the 12 columns, grown to the smallest size that its view can draw. */
function boxOf({ x, y, w, h }: Placement, least: { w: number; h: number } = { w: 1, h: 1 }): Box {
  const width = Math.min(gridColumns, Math.max(wholeOf(w), least.w));
  return { x: Math.min(wholeOf(x), gridColumns - width), y: wholeOf(y), w: width, h: Math.max(wholeOf(h), least.h) };
}

/** A whole number from 0 to 1000: what a grid can hold, whatever a draft says. */
function wholeOf(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? Math.min(1000, Math.max(0, Math.trunc(value))) : 0;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function mapOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** The objects of a list; none where a draft has something else. */
function listOf<T>(value: readonly T[] | undefined): readonly T[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [];
}
