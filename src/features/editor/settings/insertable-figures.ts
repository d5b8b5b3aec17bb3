import type { Metrics, SourceName } from "../../../engine/catalog/catalog.ts";
import { checkQuery } from "../../../engine/check/query.ts";

/** What is written about most comes first. */
const sources: readonly SourceName[] = ["reviews", "answers", "themes", "expressions", "establishments"];

/** The measures whose figure a text may hold, by their French names, source by source; what is read by theme alone is not among them. */
export function insertableFigures(metrics: Metrics): { measure: string; label: string }[][] {
  const measures = Object.entries(metrics.measures).filter(([measure]) => checkQuery({ text: `{{${measure}}}` }, metrics, "").length === 0);
  return sources
    .map((source) => measures.filter(([, own]) => own.source === source).map(([measure, { label }]) => ({ measure, label })))
    .filter((group) => group.length > 0);
}
