import { act, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ReviewsScope } from "./reviews-scope.ts";
import { type AddressedBrowser, useBrowserState } from "./use-browser-state.ts";

const scope: ReviewsScope = { name: "essai", fixed: {}, facets: ["language"] };
let browser: AddressedBrowser;
let router: ReturnType<typeof createMemoryRouter>;

function Page(): null {
  const now = useBrowserState(scope);
  useLayoutEffect(() => {
    browser = now;
  });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  router = createMemoryRouter([{ path: "/avis", element: <Page /> }], { initialEntries: ["/avis?language=fr", "/avis"] });
  render(<RouterProvider router={router} />);
});
afterEach(() => void vi.useRealTimers());

const go = (change: () => void): Promise<void> => act(async () => change());
const search = (): string => decodeURIComponent(router.state.location.search);

describe("what is typed in the search", () => {
  it("is searched once its reader pauses", async () => {
    await go(() => browser.type("parking "));
    expect(search()).toBe("");
    await go(() => void vi.advanceTimersByTime(300));
    expect([search(), browser.typed]).toEqual(["?q=parking", "parking "]);
  });

  it("is searched with the facet that is chosen before its reader has paused", async () => {
    await go(() => browser.type("parking"));
    await go(() => browser.change({ filters: { language: ["de"] } }));
    await go(() => void vi.advanceTimersByTime(1000));
    expect(search()).toBe("?q=parking&language=de");
  });

  it("gives way to the search that its reader goes back to", async () => {
    await go(() => browser.type("parking"));
    await go(() => void router.navigate(-1));
    await go(() => void vi.advanceTimersByTime(1000));
    expect([search(), browser.typed]).toEqual(["?language=fr", ""]);
  });
});
