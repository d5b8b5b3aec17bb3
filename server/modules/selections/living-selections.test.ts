import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { followRules } from "./living-selections.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The nights for which a server that starts at `start` queues the rules until `end`. */
async function nightsOf(start: string, end: string): Promise<unknown[]> {
  vi.setSystemTime(new Date(start));
  const add = vi.fn(async (_payload: { night?: string }) => "id");
  const hooks = new Map<string, () => Promise<void>>();
  const app = { addHook: (name: string, hook: () => Promise<void>) => hooks.set(name, hook), log: { error: vi.fn() } };
  const services = {
    store: { onCommit: () => () => undefined },
    jobs: { handle: () => ({ add }) },
    clock: { now: () => new Date() },
    product: { timezone: "Europe/Paris" },
  };
  followRules(app as never, services as never);
  await hooks.get("onReady")?.();
  await vi.advanceTimersByTimeAsync(Date.parse(end) - Date.parse(start));
  await hooks.get("onClose")?.();
  return add.mock.calls.map(([{ night }]) => night);
}

it("follows its rule each night, that of a server's start included where it is still ahead", async () => {
  expect(await nightsOf("2026-10-24T00:30:00+02:00", "2026-10-26T12:00:00+01:00")).toEqual(["2026-10-24", "2026-10-25", "2026-10-26"]);
});

it("waits for the next night where that of the day is past", async () => {
  expect(await nightsOf("2026-10-24T09:00:00+02:00", "2026-10-25T12:00:00+01:00")).toEqual(["2026-10-25"]);
});
