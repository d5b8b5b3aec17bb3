import { beforeAll, expect, it } from "vitest";

import { shippedConfig } from "../../../tests/engine/shipped-config.ts";
import type { Config } from "../../../server/config/assemble.ts";
import { plan } from "../plan/plan.ts";
import { exampleFor, exampleLines } from "./examples.ts";

let config: Config;
beforeAll(async () => {
  config = await shippedConfig();
});
const examplesOf = (name: string) => config.views.find(({ view }) => view === name)?.examples ?? [];

it("gives every tile of the shipped templates a result of a kind that its view accepts", () => {
  for (const { id, dashboard } of config.templates) {
    const tiles = plan(dashboard, config.catalog);
    for (const state of ["ready", "small-sample", "empty"] as const) {
      const lines = exampleLines(tiles, examplesOf, state);
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

it("takes the example of the measure that is asked, in the state that is asked", () => {
  expect(exampleFor(examplesOf("kpi"), { measure: "reviews" }, "ready")?.name).toBe("Volume d’avis");
  expect(exampleFor(examplesOf("kpi"), { measure: "rating" }, "empty")?.result).toMatchObject({ value: null, n: 0 });
  expect(exampleFor(examplesOf("kpi"), { measure: "rating" }, "small-sample")?.result).toMatchObject({ n: 18 });
  expect(exampleFor(examplesOf("text"), { text: "T" }, "empty")).toBeUndefined();
});
