import { useEffect, useState } from "react";

import type { Dashboard, DashboardAnswer } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { putDraftAside, saveDraft } from "../../../page/document/dashboard-queries.ts";
import { DraftKeeper, type DraftStatus } from "./draft-keeper.ts";
import { StoredDraft } from "./stored-draft.ts";

export interface DraftState {
  status: DraftStatus;
  /** Counts the saves, so that the figures are asked again after each. */
  saves: number;
  /** The dashboard with a draft that came meanwhile, until one of the two is chosen. */
  newer: DashboardAnswer | undefined;
  keeper: DraftKeeper<Dashboard>;
  stored: StoredDraft;
}

const calls = {
  // The browser keeps no copy of a call, so this is the dashboard of now.
  read: (id: string) => callApi("readDashboard", { params: { id } }),
  save: saveDraft,
  putAside: putDraftAside,
};

/** Keeps the document as a draft while it is edited, and what is left of it when the editor or the window closes. */
export function useDraft(dashboard: DashboardAnswer, document: Dashboard): DraftState {
  const [state, setState] = useState<Pick<DraftState, "status" | "saves" | "newer">>({ status: "saved", saves: 0, newer: undefined });
  const [stored] = useState(() => new StoredDraft(dashboard, calls));
  const [keeper] = useState(
    () =>
      new DraftKeeper(
        document,
        (draft) => stored.save(draft),
        (status, refused) =>
          setState(({ saves, newer }) => ({
            status,
            saves: status === "saved" ? saves + 1 : saves,
            newer: status === "saved" ? undefined : (refused?.latest ?? newer),
          })),
      ),
  );
  useEffect(() => keeper.want(document), [keeper, document]);
  useEffect(() => {
    const leave = (): void => keeper.leave();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [keeper]);
  return { ...state, keeper, stored };
}
