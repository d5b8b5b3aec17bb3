import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { documentOf, shippedCatalog } from "../../../tests/views/support/edited-document.tsx";
import type { Dashboard } from "../../generated/types.ts";
import { REFUSED, ResultsStore } from "../results/results-store.ts";
import { usePlan } from "./use-plan.ts";

const planOf = (document: Dashboard) => renderHook(() => usePlan(document, shippedCatalog)).result;

it("says what is wrong with a widget once the server refuses it, and not before", async () => {
  const planned = planOf(documentOf({ type: "rating", query: { measure: "ratng" } }));
  expect(planned.current).toMatchObject({ unjudged: true, tiles: [{ id: "w", ok: true }] });
  const store = new ResultsStore(true);
  planned.current.follow(store);
  act(() => {
    store.take({ widget: "w", error: REFUSED });
    store.end();
  });
  await waitFor(() => expect(planned.current.unjudged).toBe(false));
  expect(planned.current.tiles).toMatchObject([
    { ok: false, problem: "invalid", detail: [{ pointer: "/widgets/w/query/measure", nearest: "rating" }] },
  ]);
});

it("leaves tiles alone whose answer fails otherwise", async () => {
  const planned = planOf(documentOf({ type: "rating" }));
  const store = new ResultsStore(true);
  planned.current.follow(store);
  act(() => {
    store.take({ widget: "w", error: "internal" });
    store.end();
  });
  await new Promise((done) => setTimeout(done, 50));
  expect(planned.current).toMatchObject({ unjudged: true, tiles: [{ ok: true }] });
});

it.each([
  ["unknown-type", { type: "absent" }],
  ["invalid", { type: "rating", period: { preset: "custom", from: "31/02/2026" } }],
  ["invalid", { type: "rating", query: { by: 5 } }],
] as const)("finds by itself that a tile is %s, and looks why", async (problem, widget) => {
  const planned = planOf(documentOf(widget as unknown as Dashboard["widgets"][string]));
  expect(planned.current.tiles).toMatchObject([{ ok: false, problem }]);
  await waitFor(() => expect(planned.current.unjudged).toBe(false));
  expect(planned.current.tiles).toMatchObject([{ ok: false, problem, detail: [expect.anything()] }]);
});
