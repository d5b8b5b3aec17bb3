import type { Result } from "../../generated/types.ts";

/** Nothing to draw: no row, no review, no figure. A count of zero is a figure. */
export function isEmpty(result: Result): boolean {
  switch (result.kind) {
    case "scalar":
      return result.value === null && !result.hidden;
    case "series":
      return result.lines.every(({ points }) => points.every(({ value, hidden }) => value === null && !hidden));
    case "breakdown":
      return result.items.length === 0 || (result.total.n === 0 && result.items.every(({ n, hidden }) => n === 0 && !hidden));
    case "matrix":
      return result.rows.length === 0 || result.columns.length === 0;
    case "table":
      return result.rows.length === 0;
    case "feed":
      return result.items.length === 0;
    case "geo":
      // A territory without a review is drawn in the same outlines as one with: words say so.
      return result.places.every(({ n, hidden }) => n === 0 && !hidden);
    // What has nothing to ask is never empty: an image may go without a caption. That nothing changed is an answer.
    case "text":
    case "changes":
      return false;
  }
}
