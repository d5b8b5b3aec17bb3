import { beforeAll, expect, it } from "vitest";

import { shippedConfig } from "../../../tests/engine/shipped-config.ts";
import type { Config } from "../../../server/config/assemble.ts";
import type { BreakdownResult, Result, SeriesResult } from "../../generated/types.ts";
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
  const { metrics, types } = config.catalog;
  const shown = Object.values(types).flatMap(({ type, query }) => {
    const document = {
      version: 1 as const,
      title: type,
      widgets: { w: { type } },
      layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "w", x: 0, y: 0, w: 12, h: 4 }] }] }] },
    };
    const [measure = ""] = mainMeasures(query);
    const asked = { type, measure, unit: metrics.measures[measure]?.unit, dimension: query.by?.[0] };
    const own = exampleLines(plan(document, config.catalog), examplesOf, "ready", metrics).filter(({ part }) => part === undefined);
    return own.flatMap(({ result }) =>
      result && "measure" in result
        ? [
            {
              asked,
              given: {
                ...asked,
                measure: result.measure,
                unit: result.unit,
                ...(result.kind === "breakdown" ? { dimension: result.dimension } : {}),
              },
            },
          ]
        : [],
    );
  });
  expect(shown.length).toBeGreaterThan(40);
  expect(shown.map(({ given }) => given)).toEqual(shown.map(({ asked }) => asked));
});

it("takes the example of the measure that is asked, in the state that is asked", () => {
  expect(exampleFor(examplesOf("kpi"), { measure: "reviews" }, "ready")?.name).toBe("Volume d’avis");
  expect(exampleFor(examplesOf("kpi"), { measure: "rating" }, "empty")?.result).toMatchObject({ value: null, n: 0 });
  expect(exampleFor(examplesOf("kpi"), { measure: "rating" }, "small-sample")?.result).toMatchObject({ n: 18 });
  expect(exampleFor(examplesOf("text"), { text: "T" }, "empty")).toBeUndefined();
});

it("fits an example to another question: its figures keep their order, in the range of the unit, by the names of the dimension", () => {
  const [example] = examplesOf("bars");
  const own = example?.result as BreakdownResult;
  const { metrics } = config.catalog;
  const result = fitted(own, { measure: "nps-estimated", by: ["weekday"] }, metrics);
  expect(result).toMatchObject({ kind: "breakdown", dimension: "weekday", measure: "nps-estimated", unit: "nps" });
  const items = (result as BreakdownResult).items;
  expect(items.map(({ label }) => label).slice(0, 2)).toEqual(["Lundi", "Mardi"]);
  const values = items.map(({ value }) => value ?? 0);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(Math.max(...values)).toBeLessThanOrEqual(100);
  expect(fitted(own, { measure: "reviews", by: ["provider"] }, metrics)).toMatchObject({ items: own.items });

  const matrix = exampleFor(examplesOf("bars"), { measure: "reviews", by: ["provider", "tonality"] }, "ready")?.result;
  expect(matrix).toMatchObject({ kind: "matrix", dimensions: [expect.anything(), "tonality"] });
  // Lines that are not asked for are one, by the name of its measure.
  const lines = examplesOf("evolution").find(({ result: { kind, ...of } }) => kind === "series" && (of as SeriesResult).lines.length > 2);
  const series = fitted(lines?.result as Result, { measure: "reviews", by: ["month"] }, metrics) as SeriesResult;
  expect(series.lines.map(({ key, label }) => [key, label])).toEqual([["reviews", series.label]]);
});
