import { useEffect, useEffectEvent } from "react";

import { merge } from "../../../engine/document/versions/merge.ts";
import type { HistoryEvent } from "../../../engine/document/history.ts";
import type { Dashboard, DashboardAnswer } from "../../../generated/types.ts";
import { useToasts } from "../../../ui/toast/toasts.tsx";
import { useTexts } from "../texts.ts";
import { editable } from "./stored-draft.ts";
import type { DraftState } from "./use-draft.ts";

/**
 * Where somebody saved another draft meanwhile and the two have changed different things, makes one of both and says
 * so. The other's changes are no step of one's own history. Where both have changed the same thing, a choice is needed: {@link DraftConflict}.
 */
export function useMerging(document: Dashboard, { newer, keeper, stored }: DraftState, dispatch: (event: HistoryEvent) => void): void {
  const { t } = useTexts();
  const { notify } = useToasts();
  const join = useEffectEvent((latest: DashboardAnswer): void => {
    const { document: joined, conflicts } = merge(stored.seenDocument, document, editable(latest));
    if (conflicts.length > 0) return;
    stored.take(latest);
    dispatch({ type: "join", document: joined });
    keeper.want(joined);
    keeper.release();
    notify({ type: "success", title: t("conflict.merged", { login: latest.draft_state.author ?? "" }) });
  });
  useEffect(() => {
    if (newer) join(newer);
  }, [newer]);
}
