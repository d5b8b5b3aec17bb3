import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import type { Dashboard, DashboardAnswer } from "../../../generated/types.ts";
import { dashboardQuery, putDraftAside, readDashboard, saveDraft } from "../../../page/document/dashboard-queries.ts";
import { DraftKeeper, type DraftStatus } from "./draft-keeper.ts";
import { keepDraft, type KeptDraft } from "./kept-draft.ts";
import { editable, NewerDraft, StoredDraft, UnsavableDraft } from "./stored-draft.ts";

export interface DraftState {
  status: DraftStatus;
  /** Counts the saves, so that the figures are asked again after each. */
  saves: number;
  /** The dashboard with a draft that came meanwhile, until one of the two is chosen. */
  newer: DashboardAnswer | undefined;
  /** Why the server does not keep it, in French; empty where it does or will. */
  reason: string;
  keeper: DraftKeeper<Dashboard>;
  stored: StoredDraft;
}

const calls = {
  read: readDashboard,
  save: saveDraft,
  putAside: putDraftAside,
};

/**
 * Keeps the document as a draft while it is edited, and what is left of it when the editor or the window closes. What the
 * server does not take stays in the tab until an editor can save it; `kept` is such a draft, of which the document is made.
 */
export function useDraft(dashboard: DashboardAnswer, document: Dashboard, kept: KeptDraft | null): DraftState {
  const { id } = dashboard;
  const [state, setState] = useState<Pick<DraftState, "status" | "saves" | "newer" | "reason">>({
    status: "saved",
    saves: 0,
    newer: undefined,
    reason: "",
  });
  const client = useQueryClient();
  const [stored] = useState(() => new StoredDraft(dashboard, calls, kept));
  const [keeper] = useState(
    () =>
      new DraftKeeper(
        kept ? editable(dashboard) : document,
        async (draft) => {
          try {
            await stored.save(draft);
          } catch (error) {
            keepDraft(id, stored.unsaved(draft));
            throw error;
          }
        },
        (status, why) => {
          if (status === "saved") keepDraft(id, null);
          setState(({ saves, newer }) => ({
            status,
            saves: status === "saved" ? saves + 1 : saves,
            newer: status === "saved" ? undefined : why instanceof NewerDraft ? why.latest : newer,
            reason: why instanceof UnsavableDraft ? why.message : "",
          }));
        },
      ),
  );
  useEffect(() => keeper.want(document), [keeper, document]);
  useEffect(() => {
    const leave = (): Promise<void> => {
      if (keeper.unsaved) keepDraft(id, stored.unsaved(keeper.unsaved));
      return keeper.leave();
    };
    const hide = (): void => void leave();
    window.addEventListener("pagehide", hide);
    return () => {
      window.removeEventListener("pagehide", hide);
      // The page of the dashboard, which comes next, says whether there is a draft.
      void leave().then(() => client.invalidateQueries({ queryKey: dashboardQuery(id).queryKey, exact: true }));
    };
  }, [keeper, stored, id, client]);
  return { ...state, keeper, stored };
}
