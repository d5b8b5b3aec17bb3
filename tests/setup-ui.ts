import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import "../src/lib/i18n.ts";

/** What jsdom lacks and our components use; nothing matches and nothing resizes. */
class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= StillResizeObserver;

window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

if (!("scrollIntoView" in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => {} });

// Testing Library looks for Jest's clock to let time pass between events; without it, events never end under a fake clock.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } });

// What is waited for may take long on a machine that does other work; the wait ends as soon as it is there.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
