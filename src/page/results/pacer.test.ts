import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { pacer } from "./pacer.ts";

let now = 0;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Works through a number of lines, each of a number of milliseconds. */
async function work(lines: number, each: number, done: () => void): Promise<void> {
  const pause = pacer();
  for (let line = 0; line < lines; line += 1) {
    await pause();
    now += each;
    done();
  }
}

it("lets the page breathe after a moment's work, and goes on in a later task", async () => {
  const done = vi.fn();
  const whole = work(9, 10, done);
  for (const reached of [3, 6, 9]) {
    for (let step = 0; step < 50; step += 1) await Promise.resolve();
    expect(done).toHaveBeenCalledTimes(reached);
    await vi.runOnlyPendingTimersAsync();
  }
  await whole;
});

it("waits for nothing while there is little to do", async () => {
  const done = vi.fn();
  await work(20, 1, done);
  expect([done.mock.calls.length, vi.getTimerCount()]).toEqual([20, 0]);
});

it("waits for nothing on a hidden page, where each pause may last a second", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const done = vi.fn();
  await work(20, 10, done);
  expect([done.mock.calls.length, vi.getTimerCount()]).toEqual([20, 0]);
});
