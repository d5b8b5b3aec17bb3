import { useEffect, useRef, useState } from "react";

import type { Dashboard, DashboardAnswer } from "../../generated/types.ts";
import { saveDraft } from "../dashboard/dashboard-queries.ts";

export interface DraftState {
  status: "saved" | "saving" | "failed";
  /** Counts the saves, so that the figures are asked again after each. */
  saves: number;
}

/** A pause in editing after which the draft is kept (ms). */
const PAUSE_MS = 600;
/** After a save that failed, the next try (ms). */
const RETRY_MS = 5_000;

/** Keeps the document as a draft shortly after each change, and again until it is kept; one save at a time. */
export function useDraft({ id }: Pick<DashboardAnswer, "id">, document: Dashboard): DraftState {
  const [state, setState] = useState<DraftState>({ status: "saved", saves: 0 });
  const kept = useRef(document);

  useEffect(() => {
    if (document === kept.current) return;
    let timer = setTimeout(() => void save(), PAUSE_MS);
    let current = true;
    setState(({ saves }) => ({ status: "saving", saves }));
    const save = async (): Promise<void> => {
      try {
        await saveDraft(id, document);
        if (!current) return;
        kept.current = document;
        setState(({ saves }) => ({ status: "saved", saves: saves + 1 }));
      } catch {
        if (!current) return;
        setState(({ saves }) => ({ status: "failed", saves }));
        timer = setTimeout(() => void save(), RETRY_MS);
      }
    };
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [id, document]);

  return state;
}
