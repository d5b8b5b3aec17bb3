import { useCallback, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import type { Figure } from "./index.ts";

/** The review that an address opens: `?avis=…`. */
const PARAMETER = "avis";

/** What an entry of the history holds beside its address. */
interface PanelState {
  figure?: Figure;
  mention?: string;
  /** The entry before this one is the same page without this panel. */
  pushed?: boolean;
}

export interface Panels {
  figure: Figure | null;
  review: string | null;
  mention: string | null;
  openFigure: (figure: Figure) => void;
  openReview: (review: string, mention?: string) => void;
  /** Shows another review in place of the one shown: going back leads to where that one was opened. */
  turnTo: (review: string) => void;
  closeFigure: () => void;
  closeReview: () => void;
}

/**
 * The panels of a page, each an entry of the history: going back closes them one by one. The address holds the review,
 * so that it can be handed on; what a figure rests on lives in the entry alone.
 */
export function usePanels(enabled: boolean): Panels {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const left = useRef<string>(undefined);
  const held = useMemo(
    (): PanelState => (enabled && typeof state === "object" ? ((state as PanelState | null) ?? {}) : {}),
    [enabled, state],
  );
  const review = enabled ? new URLSearchParams(search).get(PARAMETER) : null;

  const open = useCallback(
    (next: PanelState, opened: string | null) =>
      void navigate({ pathname, search: withReview(search, opened), hash }, { state: { ...next, pushed: true }, preventScrollReset: true }),
    [navigate, pathname, search, hash],
  );
  const close = useCallback(() => {
    // A second press, before the first has led back, would leave the page.
    if (left.current === key) return;
    left.current = key;
    if (held.pushed) void navigate(-1);
    else void navigate({ pathname, search: withReview(search, null), hash }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search, hash, key, held]);

  return useMemo(
    () => ({
      figure: held.figure ?? null,
      review: review || null,
      mention: held.mention ?? null,
      openFigure: (figure) => open({ figure }, null),
      openReview: (id, mention) =>
        open({ ...(held.figure ? { figure: held.figure } : {}), ...(mention === undefined ? {} : { mention }) }, id),
      turnTo: (id) => {
        const { mention: _, ...kept } = held;
        void navigate({ pathname, search: withReview(search, id), hash }, { state: kept, replace: true, preventScrollReset: true });
      },
      closeFigure: close,
      closeReview: close,
    }),
    [held, review, open, close, navigate, pathname, search, hash],
  );
}

function withReview(search: string, review: string | null): string {
  const next = new URLSearchParams(search);
  if (review === null) next.delete(PARAMETER);
  else next.set(PARAMETER, review);
  return next.toString();
}
