import { hasTag } from "../../domain/tag.ts";
import type { DashboardSummary } from "../../generated/types.ts";
import { matchesText } from "../../ui/text-match/text-match.ts";

/** The orders of the list, the usual one first. */
export const sortKeys = ["modified", "title", "widgets"] as const;
export type SortKey = (typeof sortKeys)[number];

export interface ListState {
  search: string;
  tag: string | null;
  sort: SortKey;
}

/** The dashboards that a search and a tag leave, in the chosen order. Search ignores case and accents. */
export function shownDashboards(dashboards: readonly DashboardSummary[], { search, tag, sort }: ListState): DashboardSummary[] {
  return dashboards
    .filter(({ title, tags }) => matchesText(`${title} ${tags.join(" ")}`, search) && (tag === null || hasTag(tags, tag)))
    .toSorted(orders[sort]);
}

const orders: Record<SortKey, (a: DashboardSummary, b: DashboardSummary) => number> = {
  modified: (a, b) => b.updated_at.localeCompare(a.updated_at),
  title: (a, b) => a.title.localeCompare(b.title, "fr", { numeric: true }),
  widgets: (a, b) => b.widgets - a.widgets,
};
