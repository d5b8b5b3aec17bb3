import { tonalityIndex } from "../../../../src/domain/review/rating.ts";
import type { Cell, FeedItem, Product, Result } from "../../../../src/generated/types.ts";
import { type Answering, measureOf } from "../answering.ts";
import { askFigures } from "../scalar.ts";

/** What a public page says in the place of a name that it keeps. */
export const UNNAMED_LABEL = "Établissement non nommé";
/** The tonality «Positif»: a review below it says of a house what its public page does not. */
const LEAST_NAMED_TONALITY = 3;

/** Dimensions by which reviews are good or bad: whoever counts by them judges. */
const judging: ReadonlySet<string> = new Set(["tonality", "rating-band", "polarity", "answered"]);

/**
 * The result as a public reader may see it whose owner does not name weak establishments: rows of establishments with a
 * figure worse than the whole territory's are left out, and reviews below «Positif» keep the name of their house back.
 *
 * A figure is judged where its measure knows a better direction. Of a count that is better low, none is named that has any.
 */
export async function withoutWeakNames(result: Result, answering: Answering, product: Product): Promise<Result> {
  if (result.kind === "feed") return { ...result, items: result.items.map((item) => reviewWithoutName(item, product)), unnamed: true };
  const unnamed = true as const;
  if (result.kind === "geo") {
    if (result.level !== "establishments") return result;
    const isNamed = await namedBy([result.measure], answering);
    return { ...result, places: result.places.filter((place) => isNamed([place])), unnamed };
  }
  const { query } = answering.question;
  if (!query.by?.includes("establishment")) return result;
  switch (result.kind) {
    case "table": {
      const isNamed = await namedBy(
        result.columns.map(({ measure }) => measure),
        answering,
      );
      const rows = result.rows.filter(({ cells }) => isNamed(cells));
      return { ...result, rows, total_rows: rows.length, unnamed };
    }
    case "breakdown": {
      const isNamed = await namedBy([result.measure], answering);
      return { ...result, items: result.items.filter((item) => isNamed([item])), unnamed };
    }
    // One figure a house says nothing of its months and its parts: a curve or a crossing would need a judgement of each.
    case "series":
      return { ...result, lines: [], unnamed };
    case "matrix":
      return { ...result, rows: [], columns: [], cells: [], unnamed };
    default:
      return result;
  }
}

/** Whether an establishment with these figures, in the order of the measures, may be named. */
async function namedBy(measures: readonly string[], answering: Answering): Promise<(cells: readonly Pick<Cell, "value">[]) => boolean> {
  const { establishment: _, ...where } = answering.question.query.where ?? {};
  // Never under what the reader has chosen: among the weak alone, the best of them would be above the whole.
  const { question } = answering;
  const wholes = await askFigures(measures, { ...answering, question: { ...question, query: { where }, filters: {} } });
  const limits = measures.map((name) => limitOf(name, wholes.get(name)?.value ?? null, answering));
  return (cells) =>
    limits.every((accepts, at) => {
      const value = cells[at]?.value ?? null;
      return accepts === null || (value !== null && accepts(value));
    });
}

/** What a figure of a measure must satisfy; null where the measure judges nobody. */
function limitOf(name: string, whole: number | null, answering: Answering): ((value: number) => boolean) | null {
  const { measure } = measureOf(name, answering);
  const { query, filters } = answering.question;
  const narrowed = [query.where ?? {}, filters, answering.scope.locked].flatMap((part) => Object.keys(part));
  // A number of bad reviews is no neutral figure.
  if (measure.better !== "up" && measure.better !== "down") return narrowed.some((name) => judging.has(name)) ? () => false : null;
  if (measure.kind === "count") return measure.better === "down" ? (value) => value === 0 : null;
  if (whole === null) return () => false;
  return measure.better === "up" ? (value) => value >= whole : (value) => value <= whole;
}

function reviewWithoutName(item: FeedItem, { tonalities }: Product): FeedItem {
  const tonality = tonalityIndex(item.rating, tonalities);
  if (tonality !== null && tonality >= LEAST_NAMED_TONALITY) return item;
  // Its town and its category would name a village's only campsite.
  const { commune: _, ...rest } = item;
  return { ...rest, establishment: "", establishment_name: UNNAMED_LABEL };
}
