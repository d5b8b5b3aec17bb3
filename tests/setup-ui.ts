import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
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

Element.prototype.scrollIntoView ??= () => {};

afterEach(cleanup);
