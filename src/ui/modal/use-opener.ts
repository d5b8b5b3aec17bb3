import { useState } from "react";

export interface Opener {
  /** The element that had the focus when `open` last became true; what replaces one that is gone. */
  element: () => HTMLElement | null;
  /** Gives it the focus if nothing else has it: a press on the background loses it on some browsers. */
  restoreFocus: () => void;
}

/** Remembers what opened a dialog, so that the focus can go back there. */
export function useOpener(open: boolean, fallback?: () => HTMLElement | null): Opener {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Read while rendering: by the time effects run, the dialog has already taken the focus.
    if (open) setOpener(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  }
  const element = (): HTMLElement | null => (opener?.isConnected === false && fallback ? fallback() : opener);
  return {
    element,
    restoreFocus: () => {
      if (document.activeElement === null || document.activeElement === document.body) element()?.focus({ preventScroll: true });
    },
  };
}
