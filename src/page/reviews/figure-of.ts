import { indexSettings } from "../../domain/statistics/weighted-index.ts";
import { commonTo } from "../../engine/query/accepted.ts";
import type { KnownMeasure, Metrics } from "../../engine/catalog/catalog.ts";
import { entry } from "../../engine/entry.ts";
import { mainMeasures } from "../../engine/query/kind.ts";
import type { ReadyTile } from "../../engine/plan/plan.ts";
import type { Drill } from "../../engine/table/view-props.ts";
import type { Figure } from "./index.ts";
import type { Filters, Measure, Tonality } from "../../generated/types.ts";
import { drillFilters } from "../state/drill-filters.ts";

/** What of a review is worked out from its rating: a review without one has none of them. */
const ratingFields: readonly (string | undefined)[] = ["rating", "tonality", "nps"];

/** The sources that reviews are behind: neither answers to surveys nor numbers of establishments are read one by one. */
export const readSources: readonly string[] = ["reviews", "themes", "expressions"];

/** Whether what a measure counts are reviews, where its source holds the mentions in them. */
export function countsReviews({ source, field, kind }: Pick<KnownMeasure, "source" | "field" | "kind">): boolean {
  return source === "reviews" || (source === "themes" && (kind === "mentioned" || field === "rating" || field === "nps"));
}

type Counting = Pick<ReadyTile, "ignored" | "query" | "source" | "title"> & { beside?: Pick<ReadyTile, "query" | "source"> };

/**
 * What a part of a tile rests on: nothing to read where its source holds no reviews, passages where it counts them, or where the part is a theme or an expression;
 * reviews elsewhere. It counts what the figure rests on: one side alone, only what praises or blames, only rated reviews.
 */
export function figureOf(
  page: Filters,
  tile: Counting,
  part: Drill,
  { measures }: Metrics,
  tonalities: readonly Pick<Tonality, "id" | "index">[] = [],
): Figure {
  // The whole of a tile has the tile's own name; what its measure is called would say it twice.
  const whole = part.measure === undefined && Object.keys(part.filters).length === 0;
  const label = whole || part.label === tile.title ? tile.title : `${tile.title}, ${part.label}`;
  const { query, source: own } = (part.beside ? tile.beside : undefined) ?? tile;
  const filters = drillFilters(page, { ignored: tile.ignored, query }, part);
  const asked = entry(measures, part.measure ?? mainMeasures(query)[0] ?? "");
  // Changes are those of measures of several sources.
  const source = query.changes ? (asked?.source ?? own) : own;
  // A ratio rests on what it is set against.
  const counted = asked?.of ? entry(measures, asked.of[1] ?? "") : asked;
  if (!readSources.includes(source)) return { counts: "nothing", label, filters };
  const reviews = { label, ...reviewsOf(counted, filters, tonalities) };
  // Split by a class of the rating, it counts what has one.
  if (source === "reviews" && query.by?.includes("tonality")) reviews.rated = true;
  if (!countsPassages(source, part.filters, filters)) return { counts: "reviews", ...reviews };
  return {
    counts: "passages",
    ...reviews,
    ...(part.side ? { side: part.side } : {}),
    ...sideOf(counted),
    ...(source === "expressions" ? { expressions: true } : {}),
  };
}

/** Reviews counted by theme or by expression are shown by these passages; by both at once not, for the two may be in different sentences. */
function countsPassages(source: ReadyTile["source"], part: Filters, all: Filters): boolean {
  if (source === "themes" || source === "expressions") return true;
  return all.theme && all.expression ? false : part.theme !== undefined || part.expression !== undefined;
}

/** The reviews that a measure counts among some: those with a rating, without an answer, with one; of what days. */
function reviewsOf(
  counted: Measure | undefined,
  filters: Filters,
  tonalities: readonly Pick<Tonality, "id" | "index">[],
): Pick<Figure, "filters" | "rated" | "nps" | "window_days"> {
  if (!counted) return { filters };
  const { kind, field, only, index } = counted;
  if (kind === "count" && field === "tonality")
    return reviewsOf({ ...counted, field: undefined }, ofTonality(counted, filters, tonalities), []);
  if (kind === "driver") return { filters, nps: [1, -1] };
  if (kind === "mentioned" && counted.polarity === undefined) return { filters, nps: [counted.class ?? 1] };
  if (kind === "index" || kind === "effective")
    return { filters, rated: true, window_days: index?.window_days ?? indexSettings.windowDays };
  if (ratingFields.includes(field)) return { filters, rated: true };
  const answered = only?.field === "answered" ? only.value : field === "delay_hours" ? true : undefined;
  return { filters: answered === undefined ? filters : { ...filters, answered: [String(answered)] } };
}

/** Narrowed to the tonalities that a measure counts, among those that are chosen already. */
function ofTonality(
  { at_least = -Infinity, at_most = Infinity }: Measure,
  filters: Filters,
  tonalities: readonly Pick<Tonality, "id" | "index">[],
): Filters {
  const counted = tonalities.flatMap(({ id, index }) => (index >= at_least && index <= at_most ? [id] : []));
  if (counted.length === 0) return filters;
  return { ...filters, tonality: (filters.tonality && commonTo(filters.tonality, counted)) ?? counted };
}

/** The side of opinion that a measure counts. */
function sideOf(counted: Measure | undefined): Pick<Figure, "polarity" | "expressed"> {
  const value = counted?.polarity !== undefined ? counted.polarity : counted?.only?.field === "polarity" ? counted.only.value : undefined;
  if (value === 1 || value === 0 || value === -1) return { polarity: value };
  return counted?.field === "polarity" ? { expressed: true } : {};
}
