import { type RefObject, useEffect, useRef } from "react";

/** Whether Ctrl, Cmd or Alt was held as the last press began, of a pointer or a key: views report what was pressed, not how. */
export function useHeldModifier(): RefObject<boolean> {
  const held = useRef(false);
  useEffect(() => {
    const note = ({ altKey, ctrlKey, metaKey }: MouseEvent | KeyboardEvent): void => {
      held.current = altKey || ctrlKey || metaKey;
    };
    const kinds = ["pointerdown", "click", "keydown"] as const;
    for (const kind of kinds) document.addEventListener(kind, note, { capture: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, note, { capture: true });
    };
  }, []);
  return held;
}
