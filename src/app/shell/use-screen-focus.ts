import { useEffect, useRef } from "react";

/** How long a screen may take to come (ms): later, its title no longer takes the focus. */
const longest = 10_000;

/**
 * After a navigation that leaves the focus nowhere, because what was pressed is gone with its screen, gives it to the
 * title of the new one. What keeps the focus, such as an entry of the header, keeps it; so does a reader who goes on by
 * key or pointer before the screen is there.
 */
export function useScreenFocus(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    let frame = 0;
    const look = (): void => {
      const title = document.querySelector<HTMLElement>("main h1");
      if (!title || (document.activeElement !== null && document.activeElement !== document.body)) return;
      stop();
      if (!title.hasAttribute("tabindex")) title.tabIndex = -1;
      title.focus({ preventScroll: true });
    };
    // A dialog that closes gives its focus back first.
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const changes = new MutationObserver(later);
    const timer = setTimeout(stop, longest);
    const events = ["pointerdown", "keydown"] as const;
    function stop(): void {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      changes.disconnect();
      for (const event of events) document.removeEventListener(event, stop, { capture: true });
    }
    changes.observe(document.body, { childList: true, subtree: true });
    for (const event of events) document.addEventListener(event, stop, { capture: true });
    later();
    return stop;
  }, [pathname]);
}
