import { hasTag } from "../../domain/tag.ts";
import type { DashboardSummary } from "../../generated/types.ts";
import { matchesText } from "../../ui/text-match/text-match.ts";

/** The orders of the list, the usual one first. */
export const sortKeys = ["modified", "title", "widgets"] as const;
export type SortKey = (typeof sortKeys)[number];

export interface ListState {
  search: string;
  tag: string | null;
  /** Those that nobody has opened for long, as of this instant (ms); absent, all. */
  unusedAt?: number | undefined;
  sort: SortKey;
}

/** The dashboards that a search and a tag leave, in the chosen order. Search ignores case and accents. */
export function shownDashboards(dashboards: readonly DashboardSummary[], { search, tag, unusedAt, sort }: ListState): DashboardSummary[] {
  return dashboards
    .filter(({ title, tags }) => matchesText(`${title} ${tags.join(" ")}`, search) && (tag === null || hasTag(tags, tag)))
    .filter((dashboard) => !unusedAt || isUnused(dashboard, unusedAt))
    .toSorted(orders[sort]);
}

const orders: Record<SortKey, (a: DashboardSummary, b: DashboardSummary) => number> = {
  modified: (a, b) => b.updated_at.localeCompare(a.updated_at),
  title: (a, b) => a.title.localeCompare(b.title, "fr", { numeric: true }),
  widgets: (a, b) => b.widgets - a.widgets,
};

const DAY_MS = 86_400_000;
/** Days without being opened after which a dashboard counts as unused; a new one has as long as {@link NEW_DAYS}. */
const UNUSED_DAYS = 90;
const NEW_DAYS = 30;

/** Whether nobody has opened a dashboard for long, nor gets it by mail. */
export function isUnused(
  { opened_at, created_at, subscribers }: Pick<DashboardSummary, "opened_at" | "created_at" | "subscribers">,
  now: number,
): boolean {
  const since = (instant: string): number => (now - Date.parse(instant)) / DAY_MS;
  return subscribers === 0 && since(created_at) >= NEW_DAYS && (opened_at === null || since(opened_at) >= UNUSED_DAYS);
}
