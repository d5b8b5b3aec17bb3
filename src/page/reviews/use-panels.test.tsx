import { act, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";

import type { Figure } from "./index.ts";
import { type Panels, usePanels } from "./use-panels.ts";

const figure: Figure = { counts: "reviews", label: "Note", filters: {} };
let panels: Panels;
let router: ReturnType<typeof createMemoryRouter>;

function Page({ enabled }: { enabled: boolean }): null {
  const now = usePanels(enabled);
  useLayoutEffect(() => {
    panels = now;
  });
  return null;
}

function open(address: string, enabled = true): void {
  router = createMemoryRouter(
    [
      { path: "/before", element: null },
      { path: "/page", element: <Page enabled={enabled} /> },
    ],
    { initialEntries: ["/before", address] },
  );
  render(<RouterProvider router={router} />);
}

const go = (change: () => void): Promise<void> => act(async () => change());
const address = (): string => router.state.location.pathname + router.state.location.search;

describe("the panels of a page", () => {
  beforeEach(() => open("/page?period=last-year"));

  it("hold the review in the address, beside what is there", async () => {
    await go(() => panels.openReview("r 1", "calme-1-2"));
    expect([address(), panels.review, panels.mention]).toEqual(["/page?period=last-year&avis=r+1", "r 1", "calme-1-2"]);
  });

  it("close one by one on the way back", async () => {
    await go(() => panels.openFigure(figure));
    await go(() => panels.openReview("r1"));
    expect([panels.figure, panels.review]).toEqual([figure, "r1"]);
    await go(() => void router.navigate(-1));
    expect([panels.figure, panels.review, address()]).toEqual([figure, null, "/page?period=last-year"]);
    await go(() => void router.navigate(-1));
    expect([panels.figure, address()]).toEqual([null, "/page?period=last-year"]);
  });

  it("hold the part of a tile in the address, beneath a review that is read from it", async () => {
    await go(() => panels.openPart({ widget: "note", filters: { month: ["2026-03-01"] } }, true));
    expect([address(), panels.part?.widget, panels.reviewsFirst]).toEqual([
      "/page?period=last-year&chiffre=note&chiffre.month=2026-03-01",
      "note",
      true,
    ]);
    await go(() => panels.openReview("r1"));
    expect([panels.part?.widget, panels.review]).toEqual(["note", "r1"]);
    await go(() => panels.closeReview());
    await go(() => panels.closeFigure());
    expect([panels.part, address()]).toEqual([null, "/page?period=last-year"]);
  });

  it("turn from one review to the next in the same entry of the history", async () => {
    await go(() => panels.openFigure(figure));
    await go(() => panels.openReview("r1", "calme-1-2"));
    await go(() => panels.turnTo("r2"));
    expect([panels.figure, panels.review, panels.mention]).toEqual([figure, "r2", null]);
    await go(() => panels.closeReview());
    expect([panels.figure, panels.review]).toEqual([figure, null]);
  });

  it("lead back when they are closed, and never off the page by a second press", async () => {
    await go(() => panels.openReview("r1"));
    await go(() => {
      panels.closeReview();
      panels.closeReview();
    });
    expect([panels.review, address()]).toEqual([null, "/page?period=last-year"]);
    await go(() => panels.openFigure(figure));
    await go(() => panels.closeFigure());
    expect([panels.figure, address()]).toEqual([null, "/page?period=last-year"]);
  });
});

it("closes a review that an address opened without leaving the page", async () => {
  open("/page?avis=r1&period=last-year");
  expect(panels.review).toBe("r1");
  await go(() => panels.closeReview());
  expect([panels.review, address()]).toEqual([null, "/page?period=last-year"]);
});

it("closes what an address opened from above to beneath", async () => {
  open("/page?chiffre=note&avis=r1");
  await go(() => panels.closeReview());
  expect([panels.part?.widget, panels.review, address()]).toEqual(["note", null, "/page?chiffre=note"]);
  await go(() => panels.closeFigure());
  expect([panels.part, address()]).toEqual([null, "/page"]);
});

it("opens a figure and no review on a public page", () => {
  open("/page?avis=r1&chiffre=note", false);
  expect([panels.review, panels.part?.widget]).toEqual([null, "note"]);
});
