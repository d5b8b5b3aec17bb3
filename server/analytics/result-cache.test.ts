import { describe, expect, it } from "vitest";
import { canonical, canonicalFilters } from "./canonical.ts";
import { bytesOf, resultCache } from "./result-cache.ts";

describe("a result cache", () => {
  const counting = () => {
    const made: string[] = [];
    return { made, make: (name: string) => async () => (made.push(name), name) };
  };

  it("makes a value once for all who ask meanwhile, and keeps it", async () => {
    const { made, make } = counting();
    const cache = resultCache(2);
    expect(await Promise.all([cache.get("1", "a", make("a")), cache.get("1", "a", make("a"))])).toEqual(["a", "a"]);
    await cache.get("1", "a", make("a"));
    expect(made).toEqual(["a"]);
  });

  it("gives up the value used longest ago", async () => {
    const { made, make } = counting();
    const cache = resultCache(2);
    for (const key of ["a", "b", "a", "c", "a", "b"]) await cache.get("1", key, make(key));
    expect(made).toEqual(["a", "b", "c", "b"]);
  });

  it("forgets everything with another generation", async () => {
    const { made, make } = counting();
    const cache = resultCache(2);
    for (const generation of ["1", "1", "2"]) await cache.get(generation, "a", make(generation));
    expect(made).toEqual(["1", "2"]);
  });

  it("does not keep a failure, nor lets an old one drop a newer value", async () => {
    const cache = resultCache(2);
    let fail: (error: Error) => void = () => undefined;
    const failing = cache.get("1", "a", () => new Promise<string>((_, reject) => (fail = reject)));
    const newer = cache.get("2", "a", async () => "new");
    fail(new Error("gone"));
    await expect(failing).rejects.toThrow("gone");
    expect([await newer, await cache.get("2", "a", async () => "newest")]).toEqual(["new", "new"]);
    await expect(cache.get("2", "b", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await cache.get("2", "b", async () => "yes")).toBe("yes");
  });
});

describe("a result cache, by size", () => {
  const text = (kilobytes: number) => async () => "x".repeat(kilobytes * 512);
  /** How often the maker ran, asking in this order. */
  const made = async (cache: ReturnType<typeof resultCache>, keys: string[], kilobytes: number): Promise<number> => {
    let count = 0;
    for (const key of keys) await cache.get("1", key, () => ((count += 1), text(kilobytes)()));
    return count;
  };

  it("gives up the values used longest ago until the others fit", async () => {
    const cache = resultCache(1_000, 100 * 1024);
    expect(await made(cache, ["a", "b", "c", "d", "e", "f", "g", "h"], 12)).toBe(8);
    expect(await made(cache, ["h"], 12)).toBe(0);
    expect(await made(cache, ["i"], 12)).toBe(1);
    expect(await made(cache, ["h", "i", "c"], 12)).toBe(0);
    expect(await made(cache, ["a"], 12)).toBe(1);
  });

  it("keeps no value that would take most of the room, and what it kept stays", async () => {
    const cache = resultCache(1_000, 100 * 1024);
    await made(cache, ["a"], 5);
    expect(await made(cache, ["huge", "huge"], 50)).toBe(2);
    expect(await made(cache, ["a"], 5)).toBe(0);
  });

  it("counts nothing of a generation that has gone", async () => {
    const cache = resultCache(1_000, 100 * 1024);
    for (let generation = 0; generation < 50; generation += 1) await cache.get(String(generation), "a", text(10));
    expect(await cache.get("49", "a", text(1))).toHaveLength(10 * 512);
  });
});

describe("the size of a value", () => {
  it("grows with its text, its lists and its members", () => {
    expect(bytesOf("x".repeat(1_000))).toBeGreaterThan(2_000);
    expect(bytesOf(Array.from({ length: 1_000 }, (_, index) => index))).toBeGreaterThanOrEqual(16_000);
    expect(bytesOf({ a: { b: "x".repeat(100) } })).toBeGreaterThan(200);
    expect(bytesOf(null)).toBe(8);
  });
});

describe("the canonical form", () => {
  it("does not depend on the order of keys, nor on that of a filter's values", () => {
    expect(canonical({ b: [2, 1], a: { d: null, c: "x" } })).toBe('{"a":{"c":"x","d":null},"b":[2,1]}');
    expect(canonical({ b: 1, a: undefined })).toBe('{"b":1}');
    expect(canonicalFilters({ language: ["fr", "de"] })).toEqual({ language: ["de", "fr"] });
  });
  it("keeps apart what differs", () => {
    expect(canonical(["a", "b"])).not.toBe(canonical(["a,b"]));
    expect(canonical({ a: 1 })).not.toBe(canonical({ a: "1" }));
  });
});
