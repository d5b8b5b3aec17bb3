import { type KeyboardEvent, type ReactElement, type Ref, useEffect, useId, useRef, useState } from "react";

import anchored from "../anchored/anchored.module.css";
import { useAnchored } from "../anchored/use-anchored.ts";
import { useDismiss } from "../anchored/use-dismiss.ts";
import { cx } from "../class-names.ts";
import { isPlainKey } from "../plain-key.ts";
import { MenuEntries, type MenuEntry } from "./menu-entries.tsx";
import styles from "./menu.module.css";

export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  "aria-controls"?: string;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** The accessible name of the menu. */
  label: string;
  entries: readonly MenuEntry[];
  /** Draws the button that opens the menu; it must take the properties. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  align?: "start" | "end";
  onOpenChange?: (open: boolean) => void;
}

/**
 * A menu of actions behind a button: arrows, Home, End and first letters move, Escape closes and gives the focus
 * back to the button.
 */
export function Menu({ label, entries, trigger, align = "end", onOpenChange }: MenuProps): ReactElement {
  const id = useId();
  const [open, setOpen] = useState<false | "first" | "last">(false);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useAnchored<HTMLDivElement>(button, open !== false, { align });

  const show = (next: typeof open): void => {
    setOpen(next);
    onOpenChange?.(next !== false);
  };
  const close = (): void => {
    show(false);
    button.current?.focus();
  };
  useDismiss(open !== false, [button, popup], (reason) => (reason === "escape" ? close() : show(false)));

  useEffect(() => {
    if (open) focusEntry(popup.current, open);
  }, [open, popup]);

  const onTriggerKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show(event.key === "ArrowDown" ? "first" : "last");
  };

  return (
    <>
      {trigger({
        ref: button,
        "aria-haspopup": "menu",
        "aria-expanded": open !== false,
        "aria-controls": open ? id : undefined,
        onClick: () => show(open ? false : "first"),
        onKeyDown: onTriggerKeyDown,
      })}
      {open && (
        <div
          ref={popup}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={cx(anchored.floating, styles.menu)}
          onKeyDown={(event) => {
            if (event.key === "Tab") show(false);
            else if (isPlainKey(event) && focusEntry(popup.current, event.key)) event.preventDefault();
          }}
          onBlur={(event) => {
            const next = event.relatedTarget;
            if (next && next !== button.current && !event.currentTarget.contains(next)) show(false);
          }}
        >
          <MenuEntries entries={entries} onChosen={close} />
        </div>
      )}
    </>
  );
}

/**
 * Moves the focus within a menu: «first», «last», or by a key (arrows, Home, End, a letter).
 *
 * Returns whether the key meant something. Arrows go round; a letter goes to the next entry that begins with it.
 */
function focusEntry(menu: HTMLElement | null, move: string): boolean {
  const entries = [...(menu?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];
  if (!menu || entries.length === 0) return false;
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const next = target(entries, at, move);
  next?.focus();
  return next !== undefined;
}

function target(entries: readonly HTMLElement[], at: number, move: string): HTMLElement | undefined {
  switch (move) {
    case "first":
    case "Home":
      return entries[0];
    case "last":
    case "End":
      return entries.at(-1);
    case "ArrowDown":
      return entries[(at + 1) % entries.length];
    case "ArrowUp":
      return entries.at(at <= 0 ? -1 : at - 1);
    default: {
      if (move.length !== 1 || move === " ") return undefined;
      const following = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
      return following.find((entry) => entry.textContent?.trim().toLocaleLowerCase("fr").startsWith(move.toLocaleLowerCase("fr")));
    }
  }
}
