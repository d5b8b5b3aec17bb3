import type { SelectionFiguresItem, SelectionSummary } from "../../generated/types.ts";
import { matchesText } from "../../ui/text-match/text-match.ts";

/** The orders of the list, the usual one first. */
export const sortKeys = ["modified", "title", "establishments", "rating"] as const;
export type SortKey = (typeof sortKeys)[number];

export interface ListState {
  search: string;
  kind: string | null;
  sort: SortKey;
}

/** A selection of the list with its figures, once they have come. */
export interface ListedSelection extends SelectionSummary {
  known: SelectionFiguresItem | undefined;
}

/** The selections that a search and a kind leave, in the chosen order; those without a mark last. */
export function shownSelections(
  selections: readonly SelectionSummary[],
  figures: readonly SelectionFiguresItem[] | undefined,
  { search, kind, sort }: ListState,
): ListedSelection[] {
  const byId = new Map(figures?.map((one) => [one.id, one]));
  return selections
    .filter((selection) => matchesText(selection.title, search) && (kind === null || selection.kind === kind))
    .map((selection) => ({ ...selection, known: byId.get(selection.id) }))
    .toSorted(orders[sort]);
}

const orders: Record<SortKey, (a: ListedSelection, b: ListedSelection) => number> = {
  modified: (a, b) => b.updated_at.localeCompare(a.updated_at),
  title: (a, b) => a.title.localeCompare(b.title, "fr", { numeric: true }),
  establishments: (a, b) => b.establishments - a.establishments,
  rating: (a, b) => (b.known?.figures.rating ?? -1) - (a.known?.figures.rating ?? -1),
};
