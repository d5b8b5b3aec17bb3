import { type RefObject, useEffect, useEffectEvent } from "react";

type Dismiss = (reason: "outside" | "escape") => void;

/** What is open, innermost last: Escape closes one layer at a time. */
const layers: Dismiss[] = [];

/**
 * Calls back when the reader presses outside the given elements or hits Escape, while it is active.
 *
 * Escape is taken before anything around receives it: it closes a menu and leaves the dialog beneath open. With
 * `passing` it is heard and goes on: what was not asked for, such as a tooltip, does not cost the reader a key.
 */
export function useDismiss(
  active: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  onDismiss: Dismiss,
  { passing = false } = {},
): void {
  const dismiss = useEffectEvent(onDismiss);
  const isInside = useEffectEvent((target: Node) => inside.some(({ current }) => current?.contains(target)));

  useEffect(() => {
    if (!active) return;
    const layer: Dismiss = (reason) => dismiss(reason);
    const onPointerDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && !isInside(event.target)) layer("outside");
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || (!passing && layers.at(-1) !== layer)) return;
      if (!passing) event.stopImmediatePropagation();
      layer("escape");
    };
    // The window receives a key before the document, where a layer would keep it.
    const keys = passing ? window : document;
    if (!passing) layers.push(layer);
    document.addEventListener("pointerdown", onPointerDown, { capture: true });
    keys.addEventListener("keydown", onKeyDown as EventListener, { capture: true });
    return () => {
      if (!passing) layers.splice(layers.indexOf(layer), 1);
      document.removeEventListener("pointerdown", onPointerDown, { capture: true });
      keys.removeEventListener("keydown", onKeyDown as EventListener, { capture: true });
    };
  }, [active, passing]);
}
