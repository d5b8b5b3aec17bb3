import { expect, it, vi } from "vitest";

import { ResultsStore } from "./results-store.ts";
import { retried } from "./use-results.ts";

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
