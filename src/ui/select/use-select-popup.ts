import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { SELECT_CLOSE_GUARD_MS } from "../../domain/constants.ts";

export interface SelectPopup {
  open: boolean;
  wrapper: RefObject<HTMLDivElement | null>;
  trigger: RefObject<HTMLButtonElement | null>;
  /** Opens; with what was typed, its search begins so. */
  show: (typed?: string) => void;
  /** What was typed to open it. */
  begun: string;
  /** Opens a closed select by the keys of a combobox: arrows, or what is searched. */
  onTriggerKeyDown: (event: KeyboardEvent) => void;
  /** Asks to close; ignored within the guard. With `refocus`, the focus goes back to the trigger, which stays closed. */
  requestClose: (refocus?: boolean) => void;
  /** Closes, guard or not, and gives the trigger the focus without opening again. */
  focusQuietly: () => void;
  onTriggerFocus: (event: FocusEvent<HTMLElement>) => void;
  onTriggerPointerDown: () => void;
  onTriggerClick: () => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * When a select is open: it opens on focus, closes on blur, and for 250 ms after opening ignores requests to close
 * (specification t4), so that the click that focuses it does not close it again.
 *
 * A focus that left during the guard is remembered: the list closes at its end.
 */
export function useSelectPopup(): SelectPopup {
  const [open, setOpen] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const openedAt = useRef(0);
  const quietFocus = useRef(false);
  const openWhenPressed = useRef(false);

  const [begun, setBegun] = useState("");
  const show = (typed = ""): void => {
    if (open) return;
    setBegun(typed);
    openedAt.current = performance.now();
    setOpen(true);
  };
  const focusQuietly = (): void => {
    quietFocus.current = true;
    trigger.current?.focus();
    quietFocus.current = false;
    setOpen(false);
  };
  const requestClose = (refocus = false): void => {
    if (!open || performance.now() - openedAt.current < SELECT_CLOSE_GUARD_MS) return;
    if (refocus) focusQuietly();
    setOpen(false);
  };

  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => {
      if (!wrapper.current?.contains(document.activeElement)) setOpen(false);
    }, SELECT_CLOSE_GUARD_MS);
    return () => clearTimeout(timer);
  }, [open]);

  return {
    open,
    wrapper,
    trigger,
    show,
    begun,
    onTriggerKeyDown: (event) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const typed = key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
      if (!typed && key !== "ArrowDown" && key !== "ArrowUp") return;
      event.preventDefault();
      show(typed ? key : "");
    },
    requestClose,
    focusQuietly,
    onTriggerFocus: (event) => {
      if (!quietFocus.current && !isGivenBack(event)) show();
    },
    onTriggerPointerDown: () => {
      openWhenPressed.current = open;
    },
    onTriggerClick: () => {
      if (openWhenPressed.current) requestClose(true);
      else show();
      // The keyboard clicks without a press.
      openWhenPressed.current = false;
    },
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) requestClose();
    },
  };
}

/** Whether a dialog that closes returns the focus to where it was: nobody asked for the list. */
function isGivenBack({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  const dialog = relatedTarget instanceof Element ? relatedTarget.closest('[role="dialog"]') : null;
  return dialog !== null && !dialog.contains(currentTarget);
}
