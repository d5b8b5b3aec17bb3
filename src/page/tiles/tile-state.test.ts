import { describe, expect, it } from "vitest";

import type { Tile } from "../../engine/plan/plan.ts";
import type { GeoResult, ScalarResult, SeriesResult, TableResult } from "../../generated/types.ts";
import { drawnState, fewOf, tileState } from "./tile-state.ts";

const place = { tab: "t", section: "s", box: { x: 0, y: 0, w: 3, h: 2 } };
const ready: Tile = {
  id: "a",
  ok: true,
  type: "rating",
  view: "kpi",
  title: "Note",
  query: { measure: "rating" },
  source: "reviews",
  kind: "scalar",
  options: {},
  ignored: [],
  place,
};
const failed = (problem: "unknown-type" | "unknown-view" | "invalid" | "forbidden"): Tile => ({
  id: "a",
  ok: false,
  title: "Note",
  problem,
  detail: [],
  place,
});
const result = (over: Partial<ScalarResult> = {}): ScalarResult => ({
  kind: "scalar",
  measure: "rating",
  label: "Note",
  unit: "rating",
  value: 86,
  n: 400,
  complete: true,
  watermark: 1,
  ...over,
});
const state = (tile: Tile, data: Parameters<typeof tileState>[1], running = false) => tileState(tile, data, running, 30);

describe("the state of a tile", () => {
  it("distinguishes rows that rest on too little from rows that are not there", () => {
    const none: TableResult = {
      kind: "table",
      dimension: "establishment",
      columns: [],
      rows: [],
      total_rows: 0,
      complete: true,
      watermark: 1,
    };
    expect(state(ready, { stale: false, result: none })).toBe("empty");
    const few = { ...none, too_few: { least: 30, n: 4 } };
    expect(state(ready, { stale: false, result: few })).toBe("small-sample");
    expect(fewOf([few])).toEqual({ dimension: "establishment", least: 30, n: 4 });
    expect(fewOf([few, result()])).toBeUndefined();
    const crossing = { kind: "matrix" as const, dimensions: ["theme", "category"], measure: "m", label: "M", unit: "balance" as const };
    const hidden = { ...crossing, rows: [], columns: [], cells: [], too_few: { least: 10 }, complete: true, watermark: 1 };
    expect(fewOf([hidden])).toEqual({ dimension: "theme", least: 10 });
    expect(fewOf([{ ...hidden, rows: [{ key: "1", label: "lun." }] }])).toEqual({ dimension: "category", least: 10 });
  });

  it("says what is wrong with its configuration before anything else", () => {
    expect(state(failed("invalid"), { stale: false, result: result() })).toBe("invalid");
    expect(state(failed("unknown-view"), { stale: false })).toBe("unknown-type");
    expect(state(failed("forbidden"), { stale: false })).toBe("forbidden");
  });

  it("loads while the request runs and fails when it ended without a line", () => {
    expect(state(ready, { stale: false }, true)).toBe("loading");
    expect(state(ready, { stale: false })).toBe("error");
  });

  it("shows what it had while asking again, and says that it is old when the request failed", () => {
    expect(state(ready, { stale: true, result: result() }, true)).toBe("ready");
    expect(state(ready, { stale: true, result: result() })).toBe("stale");
  });

  it("is empty where every row counts nothing", () => {
    const counted = { kind: "breakdown" as const, dimension: "tonality", measure: "reviews", label: "Avis", unit: "count" as const };
    const row = { key: "4", label: "Très positif", value: 0, n: 0 };
    const result = { ...counted, items: [row], total: { value: 0, n: 0 }, complete: true, watermark: 1 };
    expect(state(ready, { stale: false, result })).toBe("empty");
    expect(state(ready, { stale: false, result: { ...result, items: [{ ...row, hidden: true }] } })).not.toBe("empty");
    expect(state(ready, { stale: false, result: { ...result, items: [{ ...row, value: 2, n: 2 }], total: { value: 2, n: 2 } } })).toBe(
      "ready",
    );
  });

  it("is empty where no place of a map has a review, though its outline is known", () => {
    const map = { kind: "geo" as const, level: "communes" as const, measure: "rating", label: "Note", unit: "rating" as const };
    const place = { key: "99001", label: "Monteil", lat: 45, lng: 6, value: null, n: 0 };
    const of = (places: GeoResult["places"]) => state(ready, { stale: false, result: { ...map, places, complete: true, watermark: 1 } });
    expect(of([place, { ...place, key: "99002" }])).toBe("empty");
    expect(of([place, { ...place, key: "99002", value: 80, n: 40 }])).toBe("ready");
    expect(of([place, { ...place, key: "99002", n: 0, hidden: true }])).toBe("small-sample");
  });

  it("is empty without a figure, but not for a hidden one or a count of zero", () => {
    expect(state(ready, { stale: false, result: result({ value: null, n: 0 }) })).toBe("empty");
    expect(state(ready, { stale: false, result: result({ value: null, n: 4, hidden: true }) })).toBe("small-sample");
    expect(state(ready, { stale: false, result: result({ value: 0, n: 0, unit: "count" }) })).toBe("ready");
  });

  it("asks for care under 30 observations", () => {
    expect(state(ready, { stale: false, result: result({ n: 29 }) })).toBe("small-sample");
    expect(state(ready, { stale: false, result: result({ n: 30 }) })).toBe("ready");
  });

  it("asks for care where every figure of a chart is small, not where one is", () => {
    const series = (...sizes: number[]): SeriesResult => ({
      kind: "series",
      measure: "rating",
      label: "Note",
      unit: "rating",
      grain: "month",
      complete: true,
      watermark: 1,
      keys: sizes.map((_, index) => `2026-0${index + 1}-01`),
      lines: [{ key: "all", label: "Note", points: sizes.map((n) => ({ value: n > 0 ? 80 : null, n })) }],
    });
    const of = (chart: SeriesResult) => state({ ...ready, kind: "series" }, { stale: false, result: chart });
    expect([of(series(29, 12, 0)), of(series(29, 30, 0)), of({ ...series(3), unit: "count" })]).toEqual(["small-sample", "ready", "ready"]);
  });

  it("asks for care where nothing but hidden counts are left, and lets exact ones be few", () => {
    const counts = (value: number | null, hidden = false): SeriesResult => ({
      kind: "series",
      grain: "month",
      keys: ["2026-01-01"],
      measure: "reviews",
      label: "Avis",
      unit: "count",
      lines: [{ key: "", label: "Avis", points: [{ value, n: value ?? 0, ...(hidden ? { hidden } : {}) }] }],
      complete: true,
      watermark: 1,
    });
    expect(state(ready, { stale: false, result: counts(4) })).toBe("ready");
    expect(state(ready, { stale: false, result: counts(null, true) })).toBe("small-sample");
  });
  it("waits for both questions of a tile that draws two, and for the one that it shows alone", () => {
    const beside = { label: "À côté", view: "kpi", query: {}, source: "reviews" as const, kind: "scalar" as const, options: {} };
    const both: Tile = { ...ready, beside, show: "both" };
    expect(state(both, { stale: false, result: result() }, true)).toBe("loading");
    expect(state({ ...both, show: "first" }, { stale: false, result: result() }, true)).toBe("ready");
    expect(state({ ...both, show: "beside" }, { stale: false, beside: { result: result({ n: 12 }) } })).toBe("small-sample");
    expect(state(both, { stale: false, result: result(), beside: { result: result() } })).toBe("ready");
  });

  it("loads until the view is there, and is in error where the view cannot be loaded", () => {
    expect(drawnState("ready", "loading")).toBe("loading");
    expect(drawnState("small-sample", "failed")).toBe("error");
    expect(drawnState("ready", "ready")).toBe("ready");
    expect(drawnState("forbidden", "loading")).toBe("forbidden");
  });
});
