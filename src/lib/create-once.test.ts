import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Tag } from "../generated/types.ts";
import { createOnce, createTagged } from "./create-once.ts";
import { Problem } from "./problem.ts";

const network = vi.fn<typeof fetch>();
let made = 0;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", network);
});
afterEach(() => {
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  network.mockReset();
});
const answers = (status: number): void =>
  void network.mockImplementation(async () => Response.json({ id: String((made += 1)), title: "Été" }, { status }));
const keys = (): (string | undefined)[] =>
  network.mock.calls.map(([, init]) => (init?.headers as Record<string, string> | undefined)?.["Idempotency-Key"]);
const create = (title: string): Promise<Tag> => createOnce("createTag", { body: { title } });

describe("a gesture that creates", () => {
  it("answers what was made with its ETag, so that it needs no second request to be changed", async () => {
    network.mockResolvedValue(Response.json({ id: "1", title: "Été" }, { status: 201, headers: { ETag: '"1"' } }));
    expect(await createTagged("createTag", { body: { title: "tagged" } })).toEqual({ reply: { id: "1", title: "Été" }, etag: '"1"' });
    expect(network).toHaveBeenCalledOnce();
  });

  it("asks once for a double click, whether the answer has come between the two or not", async () => {
    answers(201);
    const first = create("double");
    const second = create("double");
    expect(await second).toEqual(await first);
    await vi.advanceTimersByTimeAsync(300);
    expect(await create("double")).toEqual(await first);
    expect(network).toHaveBeenCalledOnce();
    expect(keys()[0]).toMatch(/^[\w-]{8,200}$/);
  });

  it("is another one when it comes later, or says something else", async () => {
    answers(201);
    const first = await create("again");
    expect(await create("other")).not.toEqual(first);
    await vi.advanceTimersByTimeAsync(600);
    expect(await create("again")).not.toEqual(first);
    expect(new Set(keys()).size).toBe(3);
  });

  it.each([
    ["a lost network", () => network.mockRejectedValueOnce(new TypeError("Failed to fetch"))],
    ["a fault of the server", () => network.mockResolvedValueOnce(Response.json({}, { status: 503 }))],
    ["a limit", () => network.mockResolvedValueOnce(Response.json({}, { status: 429 }))],
  ])("is the same one when it is tried again after %s, for five minutes", async (_what, fail) => {
    answers(201);
    fail();
    const title = `retried ${_what}`;
    await expect(create(title)).rejects.toThrow(Problem);
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    await create(title);
    expect(network).toHaveBeenCalledTimes(2);
    expect(keys()[1]).toBe(keys()[0]);
    fail();
    await vi.advanceTimersByTimeAsync(600);
    await expect(create(title)).rejects.toThrow(Problem);
    await vi.advanceTimersByTimeAsync(6 * 60_000);
    await create(title);
    expect(keys()[3]).not.toBe(keys()[2]);
  });

  it("is another one after a refusal", async () => {
    answers(422);
    await expect(create("refused")).rejects.toThrow(Problem);
    await expect(create("refused")).rejects.toThrow(Problem);
    expect(new Set(keys()).size).toBe(2);
  });

  it("leaves no key with the server where its answer is a secret", async () => {
    answers(201);
    const first = createOnce("createLink", { params: { id: "a" }, body: {} }, { keyless: true });
    expect(await createOnce("createLink", { params: { id: "a" }, body: {} }, { keyless: true })).toEqual(await first);
    expect(keys()).toEqual([undefined]);
  });
});
