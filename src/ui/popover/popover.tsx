import { type ReactElement, type ReactNode, type Ref, useEffect, useId, useRef, useState } from "react";
import anchored from "../anchored/anchored.module.css";
import { useAnchored } from "../anchored/use-anchored.ts";
import { useDismiss } from "../anchored/use-dismiss.ts";
import { cx } from "../class-names.ts";
import styles from "./popover.module.css";

export interface PopoverTriggerProps {
  ref: Ref<HTMLButtonElement>;
  "aria-haspopup": "dialog";
  "aria-expanded": boolean;
  "aria-controls"?: string;
  onClick: () => void;
}

export interface PopoverProps {
  /** The accessible name of what opens. */
  label: string;
  /** Draws the button that opens it; it must take the properties. */
  trigger: (props: PopoverTriggerProps) => ReactElement;
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: "start" | "center" | "end";
  className?: string;
  /** Covers the screen under 768 px. */
  fullOnMobile?: boolean;
}

/** A small non-modal dialog beside its button. It takes the focus, and gives it back on Escape. */
export function Popover({ label, trigger, children, align = "start", className, fullOnMobile }: PopoverProps): ReactElement {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useAnchored<HTMLDivElement>(button, open, { align });

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  useDismiss(open, [button, popup], (reason) => (reason === "escape" ? close() : setOpen(false)));
  useEffect(() => {
    if (open) popup.current?.focus();
  }, [open, popup]);

  return (
    <>
      {trigger({
        ref: button,
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        "aria-controls": open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <div
          ref={popup}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={cx(anchored.floating, styles.popover, fullOnMobile && styles.full, className)}
          onBlur={(event) => {
            const next = event.relatedTarget;
            if (next && next !== button.current && !event.currentTarget.contains(next)) setOpen(false);
          }}
        >
          {typeof children === "function" ? children(close) : children}
        </div>
      )}
    </>
  );
}
