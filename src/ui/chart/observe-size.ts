export interface Size {
  width: number;
  height: number;
}

type Listener = (size: Size) => void;

const listeners = new Map<Element, Listener>();
let observer: ResizeObserver | undefined;

/** Calls back with an element's inner size in whole pixels, first soon after the call and then at each change. One observer for the page. */
export function observeSize(element: Element, listener: Listener): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries)
      listeners.get(target)?.({ width: Math.round(contentRect.width), height: Math.round(contentRect.height) });
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
