import { type RefObject, useLayoutEffect, useRef } from "react";
import { placeBeside, type PlacementOptions } from "./placement.ts";

export interface AnchoredOptions extends PlacementOptions {
  /** Makes what floats at least as wide as its anchor. */
  matchWidth?: boolean;
}

/**
 * Keeps an element beside its anchor while it is open, above everything else and inside the viewport.
 *
 * The element stays where it is in the document, so that the order of the Tab key stays natural: the browser's
 * top layer lifts it out of any clipping. Give it the class `floating` of `anchored.module.css`.
 */
export function useAnchored<T extends HTMLElement>(
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
  options: AnchoredOptions = {},
): RefObject<T | null> {
  const floating = useRef<T>(null);
  const { side, align, gap, minRoom, matchWidth } = options;

  useLayoutEffect(() => {
    const element = floating.current;
    if (!open || !element || !anchor.current) return;
    showInTopLayer(element);
    const place = (): void => placeElement(element, anchor.current, { side, align, gap, minRoom, matchWidth });
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, [anchor, open, side, align, gap, minRoom, matchWidth]);

  return floating;
}

function showInTopLayer(element: HTMLElement): void {
  if (typeof element.showPopover !== "function") return;
  element.popover = "manual";
  if (!element.matches(":popover-open")) element.showPopover();
}

function placeElement(element: HTMLElement, anchor: HTMLElement | null, options: AnchoredOptions): void {
  if (!anchor) return;
  const { left, top, width, height } = anchor.getBoundingClientRect();
  if (options.matchWidth) element.style.minWidth = `${width}px`;
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const placement = placeBeside({ left, top, width, height }, size, viewport, options);
  element.style.left = `${placement.left}px`;
  element.style.top = `${placement.top}px`;
  element.style.maxHeight = `${placement.maxHeight}px`;
  element.dataset.side = placement.side;
}
