import type { Metrics } from "../../engine/catalog.ts";
import { entry } from "../../engine/entry.ts";
import type { ReadyTile } from "../../engine/plan.ts";
import type { Drill } from "../../engine/view-props.ts";
import type { Figure } from "../../features/reviews/index.ts";
import type { Filters, Measure } from "../../generated/types.ts";
import { drillFilters } from "./drill-filters.ts";

const passageDimensions = ["theme", "expression"] as const;
/** What of a review is worked out from its rating: a review without one has none of them. */
const ratingFields: readonly (string | undefined)[] = ["rating", "tonality", "nps"];

/**
 * What stands behind a part of a tile: passages where it counts them, or where the part is a theme or an expression;
 * reviews elsewhere. It counts what the figure counts: one side alone, or only what praises or blames.
 */
export function figureOf(
  page: Filters,
  tile: Pick<ReadyTile, "ignored" | "query" | "source" | "title">,
  part: Drill,
  { measures }: Metrics,
): Figure {
  const label = part.label === tile.title ? part.label : `${tile.title}, ${part.label}`;
  const filters = drillFilters(page, tile, part);
  const counted = entry(measures, part.measure ?? tile.query.measure ?? "");
  // Expressions all together are not one kind of passage: the reviews that hold them are told.
  if (tile.source !== "themes" && !passageDimensions.some((dimension) => part.filters[dimension]))
    return { counts: "reviews", label, ...reviewsOf(counted, filters) };
  const figure: Figure = { counts: "passages", label, filters };
  if (counted?.only?.field === "polarity") {
    const { value } = counted.only;
    if (value === 1 || value === 0 || value === -1) figure.polarity = value;
  } else if (counted?.kind === "impact" && counted.polarity) figure.polarity = counted.polarity;
  else if (counted?.field === "polarity") figure.expressed = true;
  return figure;
}

/** The reviews that a measure counts among some: those with a rating, without an answer, with one. */
function reviewsOf(counted: Measure | undefined, filters: Filters): Pick<Figure, "filters" | "rated"> {
  if (ratingFields.includes(counted?.field)) return { filters, rated: true };
  const answered = counted?.only?.field === "answered" ? counted.only.value : counted?.field === "delay_hours" ? true : undefined;
  return { filters: answered === undefined ? filters : { ...filters, answered: [String(answered)] } };
}
