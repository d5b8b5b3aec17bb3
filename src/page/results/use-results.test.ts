import { renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { questionPath } from "../../lib/api.ts";
import { ResultsStore } from "./results-store.ts";
import { retried, useResults, useTileData } from "./use-results.ts";

it("draws a tile once with its figure and what it is compared with", async () => {
  const result = { kind: "value" };
  const lines = [{ widget: "a", result }, { widget: "a", compared: true, result }, { widget: "b", result }, { end: true }];
  vi.stubGlobal("fetch", async () => new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join("")));
  const drawn: unknown[] = [];
  const path = questionPath("askPageResults", { params: { page: "themes" } });
  renderHook(() => {
    const { store } = useResults({
      path,
      range: { from: "2026-01-01", to: "2026-02-01" },
      compare: "previous-year",
      filters: {},
      revision: "",
    });
    drawn.push(useTileData(store, "a"));
  });
  await waitFor(() => expect(drawn.at(-1)).toMatchObject({ result, previous: result }));
  expect(drawn.filter((data) => data !== drawn[0])).toHaveLength(1);
  vi.unstubAllGlobals();
});

it("asks again when the time has come, unless somebody asked before or left", () => {
  vi.useFakeTimers({ now: 0 });
  const store = new ResultsStore();
  const reload = vi.fn();
  const stop = retried(store, reload);
  const fail = (): void => {
    store.begin();
    store.end("Le service ne répond pas.", "service.unavailable");
  };
  fail();
  vi.advanceTimersByTime(29_000);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
  fail();
  store.begin();
  vi.advanceTimersByTime(600_000);
  expect(reload).toHaveBeenCalledTimes(1);
  store.end("Le service ne répond pas.", "service.unavailable");
  stop();
  vi.advanceTimersByTime(600_000);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
