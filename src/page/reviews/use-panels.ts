import { useCallback, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { type FigurePart, readPart, withPart } from "./figure-part.ts";
import type { Figure } from "./index.ts";

/** The review that an address opens: `?avis=…`. */
const PARAMETER = "avis";

/** What an entry of the history holds beside its address. */
interface PanelState {
  figure?: Figure;
  mention?: string;
  /** The reviews behind a part are meant rather than what the figure is. */
  reviewsFirst?: boolean;
  /** The entry before this one is the same page without this panel. */
  pushed?: boolean;
}

export interface Panels {
  /** One that is no tile's: it lives in the entry of the history. */
  figure: Figure | null;
  /** The part of a tile whose figure is open. */
  part: FigurePart | null;
  reviewsFirst: boolean;
  review: string | null;
  mention: string | null;
  openFigure: (figure: Figure) => void;
  openPart: (part: FigurePart, reviewsFirst?: boolean) => void;
  openReview: (review: string, mention?: string) => void;
  /** Shows another review in place of the one shown: going back leads to where that one was opened. */
  turnTo: (review: string) => void;
  closeFigure: () => void;
  closeReview: () => void;
}

/**
 * The panels of a page, each an entry of the history: going back closes them one by one. The address holds the review and the
 * part of a tile, so that they can be handed on. `enabled`: the reader may see reviews; a public page opens figures of tiles alone.
 */
export function usePanels(enabled: boolean): Panels {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const left = useRef<string>(undefined);
  const held = useMemo((): PanelState => (typeof state === "object" ? ((state as PanelState | null) ?? {}) : {}), [state]);
  const review = enabled ? new URLSearchParams(search).get(PARAMETER) : null;
  const part = useMemo(() => readPart(new URLSearchParams(search)), [search]);

  const open = useCallback(
    (next: PanelState, opened: string) =>
      void navigate({ pathname, search: opened, hash }, { state: { ...next, pushed: true }, preventScrollReset: true }),
    [navigate, pathname, hash],
  );
  const close = useCallback(() => {
    // A second press, before the first has led back, would leave the page.
    if (left.current === key) return;
    left.current = key;
    if (held.pushed) return void navigate(-1);
    // Opened by its address: the panel that lies above goes first.
    const without = review === null ? withPart(search, null) : withReview(search, null);
    void navigate({ pathname, search: without, hash }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search, hash, key, held, review]);

  return useMemo(
    () => ({
      figure: (enabled && held.figure) || null,
      part,
      reviewsFirst: held.reviewsFirst ?? false,
      review: review || null,
      mention: (enabled && held.mention) || null,
      openFigure: (figure) => open({ figure }, withReview(withPart(search, null), null)),
      openPart: (opened, reviewsFirst = false) => open(reviewsFirst ? { reviewsFirst } : {}, withReview(withPart(search, opened), null)),
      openReview: (id, mention) => {
        const { figure, reviewsFirst } = held;
        const kept = { ...(figure ? { figure } : {}), ...(reviewsFirst ? { reviewsFirst } : {}) };
        open({ ...kept, ...(mention === undefined ? {} : { mention }) }, withReview(search, id));
      },
      turnTo: (id) => {
        const { mention: _, ...kept } = held;
        void navigate({ pathname, search: withReview(search, id), hash }, { state: kept, replace: true, preventScrollReset: true });
      },
      closeFigure: close,
      closeReview: close,
    }),
    [enabled, held, part, review, open, close, navigate, pathname, search, hash],
  );
}

function withReview(search: string, review: string | null): string {
  const next = new URLSearchParams(search);
  if (review === null) next.delete(PARAMETER);
  else next.set(PARAMETER, review);
  return next.toString();
}
