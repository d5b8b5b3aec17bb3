import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { watchVersion } from "./watch-version.ts";

const answer = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  answer.mockReset();
});

it("asks for VERSION every 60 s, never cached, until it is stopped", async () => {
  answer.mockImplementation(async () => new Response("1.0.0\n"));
  const onOutdated = vi.fn();
  const stop = watchVersion("1.0.0", onOutdated);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toHaveBeenCalledExactlyOnceWith("/VERSION", { cache: "no-cache" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answer).toHaveBeenCalledTimes(2);
  expect(onOutdated).not.toHaveBeenCalled();
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(answer).toHaveBeenCalledTimes(2);
});

it("reports another version", async () => {
  answer.mockImplementation(async () => new Response("1.0.1"));
  const onOutdated = vi.fn();
  watchVersion("1.0.0", onOutdated);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onOutdated).toHaveBeenCalledOnce();
});

it.each([
  ["a lost network", () => Promise.reject(new TypeError("lost"))],
  ["an error", () => Promise.resolve(new Response("2.0.0", { status: 500 }))],
])("logs %s to the console, and nothing more", async (_what, failing) => {
  answer.mockImplementation(failing);
  const onOutdated = vi.fn();
  watchVersion("1.0.0", onOutdated);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(console.error).toHaveBeenCalledOnce();
  expect(onOutdated).not.toHaveBeenCalled();
});
