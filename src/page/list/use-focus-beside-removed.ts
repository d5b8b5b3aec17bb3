import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

import { rowElement, rowIdOf, rowTarget } from "./row-elements.ts";

/** A row that goes takes the focus along: it comes to the next one, else to the one before, else to the list's heading. */
export function useFocusBesideRemoved(ids: readonly string[], heading: RefObject<HTMLElement | null>): void {
  const last = useRef<{ ids: readonly string[]; focused: string | undefined }>({ ids, focused: undefined });
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      last.current.focused = rowIdOf(target);
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  useLayoutEffect(() => {
    const { ids: before, focused } = last.current;
    last.current.ids = ids;
    const at = focused === undefined ? -1 : before.indexOf(focused);
    const now = new Set(ids);
    if (focused === undefined || at < 0 || now.has(focused)) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = [...before.slice(at + 1), ...before.slice(0, at).toReversed()].find((id) => now.has(id));
    const row = next === undefined ? null : rowElement(next);
    (row ? rowTarget(row) : heading.current)?.focus();
  }, [ids, heading]);
}
