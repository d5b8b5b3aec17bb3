import { act, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { type OpenReview, useOpenReview } from "./use-open-review.ts";

const list = { at: () => undefined, indexOf: (id: string) => ["a", "b"].indexOf(id) };
let open: OpenReview;
let router: ReturnType<typeof createMemoryRouter>;

function Page(): null {
  const now = useOpenReview(list, false);
  useLayoutEffect(() => {
    open = now;
  });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  router = createMemoryRouter([{ path: "/avis", element: <Page /> }], { initialEntries: ["/avis"] });
  render(<RouterProvider router={router} />);
});
afterEach(() => void vi.useRealTimers());

const go = (change: () => void): Promise<void> => act(async () => change());

it("stays closed where it is closed right after its reader has turned to another one", async () => {
  await go(() => open.open("a", 0));
  await go(() => open.turn("b", 1));
  expect(open.id).toBe("b");
  await go(() => open.close());
  await go(() => void vi.advanceTimersByTime(1000));
  expect([open.id, router.state.location.search]).toEqual([null, ""]);
});

it("is in the address once its reader rests", async () => {
  await go(() => open.open("a", 0));
  await go(() => open.turn("b", 1));
  expect(router.state.location.search).toBe("?avis=a");
  await go(() => void vi.advanceTimersByTime(200));
  expect([open.id, router.state.location.search]).toEqual(["b", "?avis=b"]);
});
