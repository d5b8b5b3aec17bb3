import { describe, expect, it, vi } from "vitest";

import type { ScalarResult } from "../../generated/types.ts";
import { ResultsStore } from "./results-store.ts";

const result = (value: number): ScalarResult => ({
  kind: "scalar",
  measure: "rating",
  label: "Note",
  unit: "rating",
  value,
  n: 400,
  complete: true,
  watermark: 1,
});
const line = (instance: string) => ({
  widget: "rating",
  instance,
  instance_label: instance.toUpperCase(),
  from: 1,
  to: 2,
  result: result(80),
});
const shown = (store: ResultsStore): string[] => store.instancesOf(["rating"]).map(({ value }) => value);

describe("the results of a page", () => {
  it("keeps what a tile showed, marked stale, until its line comes", () => {
    const store = new ResultsStore();
    store.begin();
    store.take({ widget: "a", from: 1, to: 2, result: result(80) });
    store.take({ widget: "a", from: 0, to: 1, compared: true, result: result(70) });
    store.end();
    store.begin();
    expect(store.tile("a")).toEqual({ result: result(80), previous: result(70), stale: true });
    store.take({ widget: "a", from: 1, to: 2, result: result(90) });
    expect(store.tile("a")).toEqual({ result: result(90), stale: false });
  });

  it("keeps the figures of a tile that alone has no answer the next time, where that may pass and the question is the same", () => {
    vi.useFakeTimers({ now: 5_000 });
    const answered = (): ResultsStore => {
      const store = new ResultsStore();
      store.begin(null, () => "year");
      for (const widget of ["a", "b"]) store.take({ widget, from: 1, to: 2, result: result(80) });
      store.take({ end: true, watermark: 4, watermark_at: "2026-07-15T04:00:00Z" });
      store.end();
      return store;
    };
    const again = (question: string, error: string): ResultsStore => {
      const store = answered();
      store.begin(null, () => question);
      store.take({ widget: "a", error });
      store.take({ widget: "b", from: 1, to: 2, result: result(90) });
      store.take({ end: true, watermark: 5, watermark_at: "2026-07-16T04:00:00Z" });
      store.end();
      expect(store.tile("b")).toEqual({ result: result(90), stale: false });
      return store;
    };
    const store = again("year", "internal");
    expect(store.tile("a")).toEqual({
      result: result(80),
      stale: true,
      lost: { code: "internal", at: 5_000, countedAt: "2026-07-15T04:00:00Z" },
    });
    expect(store.page.retryAt).toBe(35_000);
    store.begin(null, () => "year");
    expect(store.tile("a")).toEqual({ result: result(80), stale: true });
    store.take({ widget: "a", error: "internal" });
    expect(store.tile("a").lost?.countedAt).toBe("2026-07-15T04:00:00Z");

    const error = (code: string) => ({ error: code, failedAt: 5_000, stale: false });
    expect(again("month", "internal").tile("a")).toEqual(error("internal"));
    expect(again("year", "access.denied").tile("a")).toEqual(error("access.denied"));
    const cut = answered();
    cut.begin(null, (widget) => (widget === "a" ? "month" : "year"));
    cut.end("Une erreur est survenue.");
    expect(cut.tile("a"), "an answer to another question would be read as one to this").toEqual(error("cut"));
    expect(cut.tile("b")).toMatchObject({ result: result(80), stale: true, lost: { code: "cut" } });
    vi.useRealTimers();
  });

  it("draws the instances of the latest whole answer alone", () => {
    const store = new ResultsStore();
    store.begin();
    store.take(line("nord"));
    store.take(line("sud"));
    store.end();
    store.begin();
    store.take(line("sud"));
    expect(shown(store)).toEqual(["nord", "sud"]);
    store.end();
    expect(shown(store)).toEqual(["sud"]);
  });

  it("asks some tiles again without touching the others", () => {
    const store = new ResultsStore();
    store.begin();
    store.take(line("nord"));
    store.take({ widget: "a", from: 1, to: 2, result: result(80) });
    store.take({ end: true, watermark: 4, watermark_at: "2026-07-15T04:00:00Z" });
    store.end();
    store.begin(["a"]);
    expect([store.tile("a").stale, store.tile("rating", "nord").stale]).toEqual([true, false]);
    store.take({ widget: "a", from: 1, to: 2, result: result(90) });
    store.end();
    expect(store.tile("a")).toEqual({ result: result(90), stale: false });
    expect([shown(store), store.page.countedAt]).toEqual([["nord"], "2026-07-15T04:00:00Z"]);
  });

  it("keeps the second question of a tile apart from its first", () => {
    const store = new ResultsStore();
    store.begin();
    store.take({ widget: "a", part: "beside", from: 1, to: 2, result: result(1) });
    store.take({ widget: "a", from: 1, to: 2, result: result(2) });
    store.take({ widget: "a", part: "beside", from: 0, to: 1, compared: true, result: result(3) });
    expect(store.tile("a")).toEqual({ result: result(2), beside: { result: result(1), previous: result(3) }, stale: false });
  });

  it("keeps what a tile of two questions showed until both are answered again", () => {
    const store = new ResultsStore();
    const take = (value: number, part?: "beside", from = 1) =>
      store.take({
        widget: "a",
        ...(part && { part }),
        from,
        to: from + 1,
        ...(from === 0 ? { compared: true as const } : {}),
        result: result(value),
      });
    const old = { result: result(1), previous: result(2), beside: { result: result(3) } };
    const ask = (): void => {
      store.begin();
      take(1);
      take(2, undefined, 0);
    };
    ask();
    take(3, "beside");
    expect(store.tile("a")).toEqual({ ...old, stale: false });
    ask();
    expect(store.tile("a")).toMatchObject({ ...old, stale: true });
    // Overtaken, and its partial answer with it.
    store.begin();
    take(4);
    store.end("Une erreur est survenue.");
    expect(store.tile("a")).toMatchObject({ ...old, stale: true });
    store.begin();
    take(5);
    expect(store.tile("a")).toMatchObject({ ...old, stale: true });
    take(6, "beside");
    expect(store.tile("a")).toEqual({ result: result(5), beside: { result: result(6) }, stale: false });
    store.begin();
    take(7);
    store.end();
    expect(store.tile("a")).toEqual({ result: result(7), stale: false });
  });

  it("keeps the instances when the answer failed on its way", () => {
    const store = new ResultsStore();
    store.begin();
    store.take(line("nord"));
    store.end();
    store.begin();
    store.end("Une erreur est survenue.");
    expect(shown(store)).toEqual(["nord"]);
  });

  it("is running before its first request, and while one is expected", () => {
    const store = new ResultsStore(true);
    expect(store.page.running).toBe(true);
    store.begin();
    store.end();
    expect(store.page.running).toBe(false);
    store.expect(true);
    store.begin();
    store.end();
    expect(store.page.running).toBe(true);
    store.expect(false);
    expect(store.page.running).toBe(false);
  });

  it("asks again for what may pass by itself, later each time, until all is well", () => {
    vi.useFakeTimers({ now: 0 });
    const store = new ResultsStore();
    const waits = ["internal", "internal", "internal", "internal", "internal", "access.denied", "internal"].map((error) => {
      store.begin();
      expect(store.page.retryAt).toBeNull();
      store.take({ widget: "a", error });
      store.end();
      return store.page.retryAt;
    });
    expect(waits).toEqual([30_000, 60_000, 120_000, 240_000, 240_000, null, 30_000]);
    store.end("Le service ne répond pas.", "service.unavailable");
    expect(store.page).toMatchObject({ failure: { code: "service.unavailable", at: 0 }, retryAt: 60_000 });
    vi.useRealTimers();
  });

  it.each(["network", "late", "cut"])("asks again after «%s»", (code) => {
    const store = new ResultsStore();
    store.begin();
    store.end("Une erreur est survenue.", code);
    expect(store.page.retryAt).not.toBeNull();
  });
});
