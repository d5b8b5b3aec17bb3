import { useEffect, useLayoutEffect, useRef } from "react";

import type { Tile } from "../../../engine/plan/plan.ts";
import { focusTile } from "./focus-tile.ts";
import { inReadingOrder } from "../reading-order.ts";

/** What adds a widget: where the focus goes once no widget is left. */
const ADDING = "[data-palette] [tabindex='0'], [data-adds]";

/**
 * Keeps the focus in the editor while widgets come, go and change their order: on the element that had it, else on the
 * widget that follows the one removed, else on what adds one. A press of the pointer on nothing leaves it nowhere.
 */
export function useKeptFocus(tiles: readonly Tile[]): void {
  const last = useRef<HTMLElement | null>(null);
  const before = useRef(tiles);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      last.current = target instanceof HTMLElement ? target : null;
    };
    const onPress = (): void => {
      last.current = null;
    };
    document.addEventListener("focusin", onFocus);
    document.addEventListener("pointerdown", onPress, { capture: true });
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("pointerdown", onPress, { capture: true });
    };
  }, []);
  useLayoutEffect(() => {
    const gone = successor(before.current, tiles);
    before.current = tiles;
    if (!last.current || (document.activeElement !== null && document.activeElement !== document.body)) return;
    if (last.current.isConnected) return last.current.focus({ preventScroll: true });
    if (gone === undefined || !focusTile(gone)) document.querySelector<HTMLElement>(ADDING)?.focus();
  }, [tiles]);
}

/** The widget that takes the place of the first one removed, in the order of reading: the next, else the one before. */
function successor(before: readonly Tile[], now: readonly Tile[]): string | undefined {
  const ids = new Set(now.map(({ id }) => id));
  const removed = before.find(({ id }) => !ids.has(id));
  if (!removed) return undefined;
  const { tab, section } = removed.place;
  const order = inReadingOrder(before.filter(({ place }) => place.tab === tab && place.section === section));
  const at = order.indexOf(removed);
  const near = [...order.slice(at + 1), ...order.slice(0, at).toReversed(), ...before];
  return near.find(({ id }) => ids.has(id))?.id;
}
