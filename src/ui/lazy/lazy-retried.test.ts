import { afterEach, expect, it, vi } from "vitest";

import { loadWithRetry, PRELOAD_ERROR } from "./lazy-retried.ts";

const raised = vi.fn<(event: Event) => void>();
window.addEventListener(PRELOAD_ERROR, raised);
afterEach(() => raised.mockClear());

it("loads a file without a word", async () => {
  const load = vi.fn(async () => "screen");
  expect(await loadWithRetry(load)).toBe("screen");
  expect(load).toHaveBeenCalledOnce();
  expect(raised).not.toHaveBeenCalled();
});

it("raises the preload error with its cause, and tries once more", async () => {
  const lost = new Error("lost");
  const load = vi.fn(async () => "screen").mockRejectedValueOnce(lost);
  expect(await loadWithRetry(load)).toBe("screen");
  expect(raised).toHaveBeenCalledOnce();
  expect(raised.mock.calls[0]?.[0]).toMatchObject({ payload: lost });
});

it("gives up after the second failure", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("lost"));
  await expect(loadWithRetry(load)).rejects.toThrow("lost");
  expect(load).toHaveBeenCalledTimes(2);
  expect(raised).toHaveBeenCalledTimes(2);
});
