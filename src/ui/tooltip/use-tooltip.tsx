import { type FocusEvent, type PointerEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";
import anchored from "../anchored/anchored.module.css";
import { useAnchored } from "../anchored/use-anchored.ts";
import { useDismiss } from "../anchored/use-dismiss.ts";
import { cx } from "../class-names.ts";
import styles from "./tooltip.module.css";

/** A resting pointer opens it after this time (ms); leaving gives as long to reach the tooltip itself. */
const HOVER_DELAY_MS = 300;
const LEAVE_DELAY_MS = 120;

export interface TooltipTriggerProps {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
  "aria-describedby"?: string;
}

/**
 * A tooltip for one focusable element: spread `triggerProps` on it and draw `tooltip` beside it.
 *
 * It opens on hover and on keyboard focus, can be hovered itself and closes on Escape (WCAG 1.4.13). With
 * `names`, the text is already the element's accessible name and is not announced twice.
 */
export function useTooltip(text: ReactNode, { names = false } = {}): { triggerProps: TooltipTriggerProps; tooltip: ReactElement | null } {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const open = wanted && text !== null && text !== undefined && text !== "";
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const floating = useAnchored<HTMLDivElement>(anchor, open, { align: "center", gap: 6, side: "above" });
  useDismiss(open, [floating], () => setWanted(false), { passing: true });
  useEffect(() => () => clearTimeout(timer.current), []);

  const schedule = (next: boolean, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWanted(next), delay);
  };

  const triggerProps: TooltipTriggerProps = {
    onPointerEnter: (event) => {
      anchor.current = event.currentTarget;
      if (event.pointerType !== "touch") schedule(true, HOVER_DELAY_MS);
    },
    onPointerLeave: () => schedule(false, LEAVE_DELAY_MS),
    onFocus: (event) => {
      anchor.current = event.currentTarget;
      if (isKeyboardFocus(event.currentTarget)) schedule(true, 0);
    },
    onBlur: () => schedule(false, 0),
    ...(open && !names && { "aria-describedby": id }),
  };

  const tooltip = open ? (
    <div
      ref={floating}
      id={id}
      role="tooltip"
      aria-hidden={names || undefined}
      className={cx(anchored.floating, styles.tooltip)}
      onPointerEnter={() => schedule(true, 0)}
      onPointerLeave={() => schedule(false, LEAVE_DELAY_MS)}
    >
      {text}
    </div>
  ) : null;

  return { triggerProps, tooltip };
}

function isKeyboardFocus(element: HTMLElement): boolean {
  return element.matches(":focus-visible");
}
