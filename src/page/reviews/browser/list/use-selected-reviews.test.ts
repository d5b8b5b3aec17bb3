import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";

import { MOST_SELECTED, useSelectedReviews } from "./use-selected-reviews.ts";

const rows = (first: number, last: number): Promise<string[]> =>
  Promise.resolve(Array.from({ length: last - first + 1 }, (_, at) => `r${first + at}`));

it("extends from the last row that was taken in, up or down, and selects none under another search", async () => {
  const hook = renderHook(({ search }) => useSelectedReviews(search, rows), { initialProps: { search: {} } });
  act(() => hook.result.current.toggle("r5", 5));
  await act(() => hook.result.current.extendTo(3));
  expect(hook.result.current.ids.toSorted()).toEqual(["r3", "r4", "r5"]);
  act(() => hook.result.current.toggle("r4", 4));
  expect(hook.result.current.has("r4")).toBe(false);
  hook.rerender({ search: { text: "autre" } });
  expect(hook.result.current.ids).toEqual([]);
  await act(() => hook.result.current.extendTo(8));
  expect(hook.result.current.ids).toEqual(["r8"]);
  act(() => hook.result.current.clear());
  hook.rerender({ search: { text: "encore" } });
  await act(() => hook.result.current.extendTo(8, 7));
  expect(hook.result.current.ids).toEqual(["r7", "r8"]);
});

it("keeps what is taken in while rows are being read, and takes in none of another search", async () => {
  const answers: (() => void)[] = [];
  const slow = (first: number, last: number): Promise<string[]> =>
    new Promise((resolve) => answers.push(() => void rows(first, last).then(resolve)));
  const hook = renderHook(({ search }) => useSelectedReviews(search, slow), { initialProps: { search: {} } });
  act(() => hook.result.current.toggle("r1", 1));
  const extended = hook.result.current.extendTo(3);
  act(() => hook.result.current.toggle("r9", 9));
  await act(async () => {
    answers[0]?.();
    await extended;
  });
  expect(hook.result.current.ids.toSorted()).toEqual(["r1", "r2", "r3", "r9"]);
  const late = hook.result.current.extendTo(12);
  hook.rerender({ search: { text: "autre" } });
  act(() => hook.result.current.toggle("r7", 7));
  await act(async () => {
    answers[1]?.();
    await late;
  });
  expect(hook.result.current.ids).toEqual(["r7"]);
});

it("never holds more than can be acted upon at once", async () => {
  const search = {};
  const hook = renderHook(() => useSelectedReviews(search, rows));
  await act(() => hook.result.current.selectFirst(40_000));
  expect(hook.result.current.ids).toHaveLength(MOST_SELECTED);
});
