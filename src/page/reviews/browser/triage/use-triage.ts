import { queryOptions, useQueryClient } from "@tanstack/react-query";

import type { FeedItem, ReviewDetail, ReviewSearchAnswer, ReviewTriage, TriageAnswer, TriageChange } from "../../../../generated/types.ts";
import { callApi } from "../../../../lib/api.ts";
import { type Action, useAction } from "../../../action/use-action.ts";
import { useTexts } from "../texts.ts";

/** What is done to some reviews, and what of them. */
export type TriageStep = Omit<TriageChange, "reviews">;

interface Wish {
  reviews: readonly string[];
  step: TriageStep;
}

/** How far the group is with a review of which nobody has said anything. */
export const untouched: ReviewTriage = { read: false, assigned_to: null, later_until: null, tags: [] };

/** The accounts to whom reviews may be assigned. */
export const colleaguesQuery = queryOptions({
  queryKey: ["reviews", "colleagues"],
  queryFn: ({ signal }) => callApi("listColleagues", { signal }),
});

/**
 * Marks reviews as read, assigns them, puts them off, tags them; says so, with the way back. What is shown of them changes in
 * place: a list that is narrowed by what was changed keeps its rows until its reader searches again.
 */
export function useTriage(): Action<Wish> {
  const { t } = useTexts();
  const client = useQueryClient();
  const patch = ({ items }: TriageAnswer): void => {
    const known = new Map(items.map(({ id, triage }) => [id, triage]));
    const changed = <Item extends FeedItem>(item: Item): Item => {
      const triage = known.get(item.id);
      return triage ? { ...item, triage } : item;
    };
    client.setQueriesData<ReviewSearchAnswer>(
      { queryKey: ["reviews", "page"] },
      (page) => page && { ...page, items: page.items.map(changed) },
    );
    for (const { id } of items) {
      const queryKey = ["review", id];
      client.setQueryData<ReviewDetail>(queryKey, (detail) => detail && { ...detail, review: changed(detail.review) });
      // What is under way may be from before the change.
      if (client.isFetching({ queryKey }) > 0) void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }));
    }
    // Counts are out of date; the rows are not.
    for (const key of [
      ["reviews", "facets"],
      ["reviews", "incidents"],
      ["reviews", "searches"],
      ["menu", "counts"],
    ])
      void client.invalidateQueries({ queryKey: key });
  };
  return useAction<Wish, TriageAnswer>({
    queue: "triage",
    key: ({ reviews, step }) => JSON.stringify([reviews, step]),
    act: ({ reviews, step }) => callApi("triageReviews", { body: { reviews: [...reviews], ...step } }),
    onDone: patch,
    success: ({ changed }, { reviews, step }) => ({
      title: changed === 0 ? t("triage.done.nothing") : t(`triage.done.${kindOf(step)}`, { count: reviews.length }),
    }),
    undo: ({ undo }) => (undo === null ? undefined : async () => patch(await callApi("undoTriage", { params: { id: undo } }))),
    failure: t("triage.failed"),
  });
}

function kindOf({
  read,
  assigned_to: assigned,
  later_until: later,
}: TriageStep): "read" | "unread" | "assigned" | "released" | "later" | "due" | "tags" {
  if (read !== undefined) return read ? "read" : "unread";
  if (assigned !== undefined) return assigned === null ? "released" : "assigned";
  if (later !== undefined) return later === null ? "due" : "later";
  return "tags";
}
