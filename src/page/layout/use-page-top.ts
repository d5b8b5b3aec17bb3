import { type RefObject, useLayoutEffect, useState } from "react";

/** How far below the top of the page an element begins (px), whatever is scrolled; undefined until it is laid out. */
export function usePageTop(element: RefObject<HTMLElement | null>): number | undefined {
  const [top, setTop] = useState<number>();
  useLayoutEffect(() => {
    const own = element.current;
    if (!own) return;
    const measure = (): void => setTop(Math.round(own.getBoundingClientRect().top + window.scrollY));
    measure();
    // What is above may come later, or take another height in another window.
    const observer = new ResizeObserver(measure);
    for (const part of [document.body, own.parentElement]) if (part) observer.observe(part);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
