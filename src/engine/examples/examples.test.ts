import { beforeAll, expect, it } from "vitest";

import { shippedConfig } from "../../../tests/engine/shipped-config.ts";
import type { Config } from "../../../server/config/assemble.ts";
import type { BreakdownResult, Result } from "../../generated/types.ts";
import { plan } from "../plan/plan.ts";
import { mainMeasures } from "../query/kind.ts";
import { exampleFor, exampleLines } from "./examples.ts";
import { fitted } from "./fitted.ts";

let config: Config;
beforeAll(async () => {
  config = await shippedConfig();
});
const examplesOf = (name: string) => config.views.find(({ view }) => view === name)?.examples ?? [];

it("gives every tile of the shipped templates a result of a kind that its view accepts", () => {
  for (const { id, dashboard } of config.templates) {
    const tiles = plan(dashboard, config.catalog);
    for (const state of ["ready", "small-sample", "empty"] as const) {
      const lines = exampleLines(tiles, examplesOf, state, config.catalog.metrics);
      for (const tile of tiles) {
        if (!tile.ok) continue;
        const own = lines.find(({ widget, part, compared }) => widget === tile.id && part === undefined && compared === undefined);
        expect({ id, tile: tile.id, accepted: config.catalog.views[tile.view]?.accepts.includes(own?.result?.kind ?? "text") }).toEqual({
          id,
          tile: tile.id,
          accepted: true,
        });
      }
    }
  }
});

it("shows of each shipped type its own measure, in its unit, and the values of its own dimension", () => {
  const { metrics, types, views } = config.catalog;
  for (const { type, view, query } of Object.values(types)) {
    const document = {
      version: 1 as const,
      title: type,
      widgets: { w: { type } },
      layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "w", x: 0, y: 0, w: 12, h: 4 }] }] }] },
    };
    const [measure = ""] = mainMeasures(query);
    for (const { result } of exampleLines(plan(document, config.catalog), examplesOf, "ready", metrics)) {
      if (!result || !("measure" in result) || !views[view]?.accepts.includes(result.kind)) continue;
      const { unit } = metrics.measures[measure] ?? {};
      expect({ type, measure: result.measure, unit: result.unit }).toEqual({ type, measure, unit });
      if (result.kind === "breakdown") expect({ type, dimension: result.dimension }).toEqual({ type, dimension: query.by?.[0] });
    }
  }
});

it("takes the example of the measure that is asked, in the state that is asked", () => {
  expect(exampleFor(examplesOf("kpi"), { measure: "reviews" }, "ready")?.name).toBe("Volume d’avis");
  expect(exampleFor(examplesOf("kpi"), { measure: "rating" }, "empty")?.result).toMatchObject({ value: null, n: 0 });
  expect(exampleFor(examplesOf("kpi"), { measure: "rating" }, "small-sample")?.result).toMatchObject({ n: 18 });
  expect(exampleFor(examplesOf("text"), { text: "T" }, "empty")).toBeUndefined();
});

it("fits an example to another question: its figures keep their order, in the range of the unit, by the names of the dimension", () => {
  const [example] = examplesOf("bars");
  const { metrics } = config.catalog;
  const result = fitted(example?.result as Result, { measure: "nps-estimated", by: ["weekday"] }, metrics);
  expect(result).toMatchObject({ kind: "breakdown", dimension: "weekday", measure: "nps-estimated", unit: "nps" });
  const items = (result as BreakdownResult).items;
  expect(items.map(({ label }) => label).slice(0, 2)).toEqual(["Lundi", "Mardi"]);
  const values = items.map(({ value }) => value ?? 0);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(Math.max(...values)).toBeLessThanOrEqual(100);
  expect(fitted(example?.result as Result, { measure: "reviews", by: ["provider"] }, metrics)).toMatchObject({
    items: (example?.result as BreakdownResult).items,
  });
});
