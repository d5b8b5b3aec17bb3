import { useEffect, useState } from "react";

import type { Dashboard, DashboardAnswer } from "../../generated/types.ts";
import { saveDraft } from "../dashboard/dashboard-queries.ts";
import { DraftKeeper, type DraftStatus } from "./draft-keeper.ts";

export interface DraftState {
  status: DraftStatus;
  /** Counts the saves, so that the figures are asked again after each. */
  saves: number;
  keeper: DraftKeeper<Dashboard>;
}

/** Keeps the document as a draft while it is edited, and what is left of it when the editor or the window closes. */
export function useDraft({ id }: Pick<DashboardAnswer, "id">, document: Dashboard): DraftState {
  const [state, setState] = useState<Omit<DraftState, "keeper">>({ status: "saved", saves: 0 });
  const [keeper] = useState(
    () =>
      new DraftKeeper(
        document,
        (draft) => saveDraft(id, draft),
        (status) => setState(({ saves }) => ({ status, saves: status === "saved" ? saves + 1 : saves })),
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
  return { ...state, keeper };
}
