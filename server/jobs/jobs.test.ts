import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { bothDatabases } from "../../tests/support/both-databases.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { JobCancelled, JobFailed, type JobKind, type JobQueue, type Jobs, type JobsOptions, LEASE_MS, openJobs } from "./jobs.ts";

const databases = bothDatabases();
let store: Store;
let now = Date.parse("2026-06-01T10:00:00Z");
const clock = { now: () => new Date(now) };
const open: Jobs[] = [];
const failures: unknown[] = [];

/** A server with one kind of jobs. */
function server<R>(
  kind: Partial<JobKind<string, R>> & Pick<JobKind<string, R>, "run">,
  started = true,
  options: JobsOptions = {},
): { jobs: Jobs; queue: JobQueue<string, R> } {
  const jobs = openJobs(store, clock, (error) => failures.push(error), options);
  open.push(jobs);
  const queue = jobs.handle({ name: "essai", atOnce: 2, tries: 3, ...kind });
  if (started) jobs.start();
  return { jobs, queue };
}
/** Something to wait for, and its end. */
function gateOf(): { held: Promise<void>; go: () => void } {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  return { held, go };
}
const idOf = async (added: Promise<string | null>): Promise<string> => (await added) ?? "none";
const rows = () => store.system("test", (db) => db.selectFrom("jobs").selectAll().orderBy("no").execute());

describe.for(databases.filter(({ runs }) => runs))("on $name", ({ location }) => {
  beforeAll(async () => void (store = await openStore(await location())), 60_000);
  afterAll(() => store.close());
  beforeEach(() => void (failures.length = 0));
  afterEach(async () => {
    await Promise.all(open.splice(0).map((jobs) => jobs.close()));
    await store.system("test", (db) => db.deleteFrom("jobs").execute());
  });

  describe("a job", () => {
    it("is done once, and who follows it gets its result", async () => {
      const run = vi.fn(async (payload: string) => payload.toUpperCase());
      const { queue } = server({ run });
      expect(await queue.follow(await idOf(queue.add("a")))).toBe("A");
      expect(run).toHaveBeenCalledTimes(1);
    });

    it("is done by one of several servers", async () => {
      const done: string[] = [];
      const run = async (payload: string): Promise<void> => void done.push(payload);
      const [one, two] = [server({ run }), server({ run })];
      const ids = await Promise.all(Array.from({ length: 12 }, (_, i) => idOf((i % 2 ? one : two).queue.add(String(i)))));
      await Promise.all(ids.map((id) => one.queue.follow(id)));
      expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 12 }, (_, i) => String(i)));
    });

    it("shows how far it is", async () => {
      const { held, go } = gateOf();
      const { queue } = server({
        run: async (_payload, { report }) => {
          report({ done: 1 });
          await held;
          report({ done: 2 });
        },
      });
      const seen: unknown[] = [];
      const followed = queue.follow(await idOf(queue.add("a")), (progress) => seen.push(progress));
      await expect.poll(() => seen).toEqual([{ done: 1 }]);
      go();
      await followed;
      expect(seen).toEqual([{ done: 1 }, { done: 2 }]);
    });

    it("is begun again where it fails, later each time, until it counts as failed", async () => {
      const run = vi.fn(async () => Promise.reject(new Error("non")));
      const gaveUp = vi.fn(async () => undefined);
      const { jobs, queue } = server({ run, failed: gaveUp });
      const id = await idOf(queue.add("a"));
      const outcome = queue.follow(id).catch((error: unknown) => error);
      for (const [tries, wait] of [
        [1, 5_000],
        [2, 10_000],
      ] as const) {
        await expect.poll(async () => (await rows())[0]).toMatchObject({ state: "waiting", tries });
        expect(run).toHaveBeenCalledTimes(tries);
        now += wait;
        await queue.add("b", { due: new Date(now + 1e9) });
        await expect.poll(() => run.mock.calls.length).toBe(tries + 1);
      }
      expect(await outcome).toEqual(new JobFailed("non"));
      expect(gaveUp).toHaveBeenCalledExactlyOnceWith("a");
      expect(failures).toHaveLength(3);
      await jobs.close();
    });

    it("of a server that was killed is taken up by another once its lease has passed, and not before", async () => {
      const { held, go } = gateOf();
      const killed = server({ run: () => held });
      await idOf(killed.queue.add("a"));
      await expect.poll(async () => (await rows())[0]?.state).toBe("running");
      const run = vi.fn(async () => "done");
      const other = server({ run });
      await idOf(other.queue.add("b"));
      await expect.poll(() => run.mock.calls.length).toBe(1);
      now += LEASE_MS + 1;
      const [cutOff] = await rows();
      await other.queue.add("c");
      expect(await other.queue.follow(cutOff?.id ?? "")).toBe("done");
      go();
    });

    it("of a server that was killed is taken up at once by one that has the state to itself, before those that wait", async () => {
      const { held, go } = gateOf();
      const killed = server({ run: () => held });
      const id = await idOf(killed.queue.add("a"));
      await expect.poll(async () => (await rows())[0]?.state).toBe("running");
      const run = vi.fn(async (payload: string) => payload);
      const next = server({ run, atOnce: 1 }, false, { isAlone: true });
      await next.queue.add("b");
      next.jobs.start();
      expect(await next.queue.follow(id)).toBe("a");
      expect(run.mock.calls[0]).toEqual(["a", expect.anything()]);
      go();
    });

    it("is not begun again by the server that runs it, where its lease has passed on a machine that slept", async () => {
      const { held, go } = gateOf();
      const run = vi.fn((payload: string) => (payload === "a" ? held : Promise.resolve()));
      const { queue } = server({ run });
      const id = await idOf(queue.add("a"));
      await expect.poll(() => run.mock.calls.length).toBe(1);
      now += LEASE_MS + 1;
      await queue.follow(await idOf(queue.add("b")));
      go();
      await queue.follow(id);
      expect(run.mock.calls.map(([payload]) => payload)).toEqual(["a", "b"]);
    });

    it("goes back into the queue when its server ends, and does not count as tried", async () => {
      const first = server({
        tries: 1,
        run: (_payload, { signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
      });
      const id = await idOf(first.queue.add("a"));
      await expect.poll(async () => (await rows())[0]?.state).toBe("running");
      await first.jobs.close();
      expect(await rows()).toMatchObject([{ state: "waiting", tries: 0, holder: null }]);
      const second = server({ tries: 1, run: async () => "done" });
      expect(await second.queue.follow(id)).toBe("done");
      expect(failures).toEqual([]);
    });

    it("that ends its server each time is not begun for ever", async () => {
      const { queue } = server({ run: async () => "done" }, false);
      const id = await idOf(queue.add("a"));
      await store.system("test", (db) =>
        db
          .updateTable("jobs")
          .set({ state: "running", tries: 3, leased_until: new Date(now - 1).toISOString() })
          .execute(),
      );
      const run = vi.fn(async () => "done");
      const next = server({ run });
      await expect(next.queue.follow(id)).rejects.toThrow("begun too often");
      expect(run).not.toHaveBeenCalled();
    });

    it("that is cancelled stops, or never begins", async () => {
      const stopped = vi.fn();
      const { queue } = server({
        atOnce: 1,
        run: (_payload, { signal }) =>
          new Promise((_, reject) => signal.addEventListener("abort", () => (stopped(), reject(signal.reason)))),
      });
      const [running, waiting] = [await idOf(queue.add("a")), await idOf(queue.add("b"))];
      await expect.poll(async () => (await rows())[0]?.state).toBe("running");
      await queue.cancel(waiting);
      await queue.cancel(running);
      await expect.poll(() => stopped.mock.calls.length).toBe(1);
      await expect(queue.follow(running)).rejects.toThrow(JobCancelled);
      expect(await rows()).toEqual([]);
      expect(failures).toEqual([]);
    });

    it("is part of its caller's transaction: undone with it, begun after it", async () => {
      const run = vi.fn(async (_payload: string) => undefined);
      const { queue } = server({ run });
      await expect(
        store.together(async () => {
          await queue.add("a");
          throw new Error("undone");
        }),
      ).rejects.toThrow("undone");
      const id = await store.together(async () => {
        const added = await idOf(queue.add("b"));
        expect(run).not.toHaveBeenCalled();
        return added;
      });
      await queue.follow(id);
      expect(run.mock.calls.map(([payload]) => payload)).toEqual(["b"]);
    });
  });

  describe("the order of jobs", () => {
    it("is by priority, then by their coming", async () => {
      const done: string[] = [];
      const { jobs, queue } = server({ atOnce: 1, run: async (payload) => void done.push(payload) }, false);
      const ids = [await queue.add("a"), await queue.add("b", { priority: 1 }), await queue.add("c")];
      jobs.start();
      await Promise.all(ids.map((id) => queue.follow(id ?? "")));
      expect(done).toEqual(["b", "a", "c"]);
    });

    it("lets one job of a lane run at a time, and others beside it", async () => {
      const { held, go } = gateOf();
      const begun: string[] = [];
      const { queue } = server({
        atOnce: 3,
        run: async (payload) => {
          begun.push(payload);
          await held;
        },
      });
      const ids = [await queue.add("a1", { lane: "a" }), await queue.add("a2", { lane: "a" }), await queue.add("b1", { lane: "b" })];
      await expect.poll(() => begun).toEqual(["a1", "b1"]);
      go();
      await Promise.all(ids.map((id) => queue.follow(id ?? "")));
      expect(begun).toEqual(["a1", "b1", "a2"]);
    });

    it("lets one job of a lane run at a time where several waited for their server too", async () => {
      const { held, go } = gateOf();
      const begun: string[] = [];
      const run = async (payload: string): Promise<void> => {
        begun.push(payload);
        await held;
      };
      const { jobs, queue } = server({ atOnce: 4, run }, false);
      const ids = [
        await queue.add("a1", { lane: "a" }),
        await queue.add("a2", { lane: "a" }),
        await queue.add("b1", { lane: "b" }),
        await queue.add("c"),
      ];
      jobs.start();
      await expect.poll(() => begun).toEqual(["a1", "b1", "c"]);
      go();
      await Promise.all(ids.map((id) => queue.follow(id ?? "")));
      expect(begun).toEqual(["a1", "b1", "c", "a2"]);
      expect(failures).toEqual([]);
    });

    it("is that of many that were queued together, each done once, as many at once as may be", async () => {
      const begun: string[] = [];
      let [running, most] = [0, 0];
      const run = async (payload: string): Promise<void> => {
        begun.push(payload);
        most = Math.max(most, (running += 1));
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
      };
      const { jobs, queue } = server({ atOnce: 3, run }, false);
      const payloads = Array.from({ length: 20 }, (_, no) => String(no));
      await queue.addAll(payloads);
      await queue.addAll(["late"], { due: new Date(now + 60_000) });
      jobs.start();
      await expect.poll(async () => (await rows()).filter(({ state }) => state === "done").length).toBe(20);
      expect(begun).toEqual(payloads);
      expect(most).toBe(3);
    });

    it("waits for the day that a job is due", async () => {
      const run = vi.fn(async (_payload: string) => undefined);
      const { queue } = server({ run });
      const id = await idOf(queue.add("a", { due: new Date(now + 60_000) }));
      await queue.follow(await idOf(queue.add("b")));
      expect(run.mock.calls.map(([payload]) => payload)).toEqual(["b"]);
      now += 60_000;
      await queue.add("c");
      await queue.follow(id);
    });
  });

  describe("how many", () => {
    it("is one of those that are asked for once, however often they are asked for", async () => {
      const { held, go } = gateOf();
      const run = vi.fn(() => held);
      const { queue } = server({ run });
      const ids = await Promise.all(Array.from({ length: 5 }, () => queue.add("a", { once: "tout" })));
      expect(new Set(ids).size).toBe(1);
      go();
      await queue.follow(ids[0] ?? "");
      expect(run).toHaveBeenCalledTimes(1);
      expect(await queue.add("a", { once: "tout" })).not.toBe(ids[0]);
    });

    it("is one of those that wait once beside the one that runs", async () => {
      const { held, go } = gateOf();
      const run = vi.fn(() => held);
      const { queue } = server({ run });
      const wish = { onceWaiting: "tout", lane: "tout" };
      const first = await queue.add("a", wish);
      await expect.poll(() => run.mock.calls.length).toBe(1);
      const ids = await Promise.all(Array.from({ length: 5 }, () => queue.add("a", wish)));
      expect(new Set([first, ...ids]).size).toBe(2);
      go();
      await queue.follow(ids[0] ?? "");
      expect(run).toHaveBeenCalledTimes(2);
    });

    it("is bounded for an account by those that have not ended", async () => {
      const { held, go } = gateOf();
      const { queue } = server({ atOnce: 9, run: () => held });
      const account = { login: "a@essai", atMost: 3 };
      const ids = await Promise.all(Array.from({ length: 6 }, () => queue.add("a", { account })));
      expect(ids.filter((id) => id !== null)).toHaveLength(3);
      expect(await queue.add("a", { account: { ...account, login: "b@essai" } })).not.toBeNull();
      go();
      await Promise.all(ids.flatMap((id) => (id === null ? [] : [queue.follow(id)])));
      expect(await queue.add("a", { account })).not.toBeNull();
    });
  });
});
