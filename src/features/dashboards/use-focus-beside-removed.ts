import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

import type { DashboardSummary } from "../../generated/types.ts";

/** A row that goes takes the focus along: it comes to the next one, else to the one before, else to the list's heading. */
export function useFocusBesideRemoved(shown: readonly DashboardSummary[], heading: RefObject<HTMLElement | null>): void {
  const last = useRef<{ shown: readonly DashboardSummary[]; focused: string | undefined }>({ shown, focused: undefined });
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      last.current.focused =
        target instanceof HTMLElement ? target.closest<HTMLElement>("[data-dashboard]")?.dataset["dashboard"] : undefined;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  useLayoutEffect(() => {
    const { shown: before, focused } = last.current;
    last.current.shown = shown;
    const at = before.findIndex(({ id }) => id === focused);
    if (at < 0 || shown.some(({ id }) => id === focused) || (document.activeElement && document.activeElement !== document.body)) return;
    const ids = new Set(shown.map(({ id }) => id));
    const next = [...before.slice(at + 1), ...before.slice(0, at).toReversed()].find(({ id }) => ids.has(id));
    const row = next && document.querySelector<HTMLElement>(`[data-dashboard="${CSS.escape(next.id)}"] a`);
    (row ?? heading.current)?.focus();
  }, [shown, heading]);
}
