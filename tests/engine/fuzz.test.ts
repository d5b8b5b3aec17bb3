import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";

import { canonical, serialise } from "../../src/engine/document/canonical.ts";
import type { Catalog } from "../../src/engine/catalog/catalog.ts";
import { migrated } from "../../src/engine/migrations/migrate.ts";
import { layOut } from "../../src/engine/plan/lay-out.ts";
import { plan, type Tile } from "../../src/engine/plan/plan.ts";
import { checkDashboard } from "../../src/engine/check/validate.ts";
import type { Dashboard } from "../../src/generated/types.ts";
import { anything, mutated } from "./mutations.ts";
import { shippedConfig } from "./shipped-config.ts";

/** RELIABILITY T6; `npm run test:long` sets the full count. */
const runs = Number(process.env.FUZZ_RUNS ?? 10_000);
/** 1 ms for each in the suite's time; the full count takes about one. */
const patienceMs = Math.max(120_000, runs * 4);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_715);

let catalog: Catalog;
let shipped: Dashboard[];
beforeAll(async () => {
  const config = await shippedConfig();
  catalog = config.catalog;
  // Figures of moderation are those of its own page: what may be any dashboard does not ask for them.
  const pages = config.pages.filter(({ of }) => of !== "moderation");
  shipped = [...config.templates, ...pages].map(({ dashboard }) => dashboard);
});

/** What must hold of any value whatever that claims to be a dashboard. */
function holds(value: unknown): void {
  const before = JSON.stringify(value);
  const problems = checkDashboard(value, catalog);
  const tiles = plan(value as Dashboard, catalog);
  const read = layOut(value as Dashboard, catalog);
  migrated(value);
  for (const { message, pointer } of problems) expect(message !== "" && (pointer === "" || pointer.startsWith("/"))).toBe(true);
  for (const tile of tiles) expect(tile.ok ? Object.hasOwn(catalog.types, tile.type) : tile.detail.length > 0).toBe(true);
  // What is read without its checks differs in the tiles that they refuse alone.
  const withoutPlace = (list: readonly Tile[]): unknown[] => list.map(({ place: _, ...tile }) => tile);
  expect(withoutPlace(read.filter((_, at) => tiles[at]?.ok))).toEqual(withoutPlace(tiles.filter(({ ok }) => ok)));
  expect(read.map(({ id }) => id)).toEqual(tiles.map(({ id }) => id));
  const valid = problems.length === 0 ? [value as Dashboard] : [];
  const drawn = valid.flatMap(({ layout }) =>
    layout.tabs.flatMap(({ sections }) => sections.flatMap(({ grid }) => grid.map(({ widget }) => ({ id: widget, ok: true })))),
  );
  expect(valid.length > 0 ? tiles.map(({ id, ok }) => ({ id, ok })) : []).toEqual(drawn);
  expect(valid.map((document) => serialise(canonical(document)))).toEqual(valid.map(serialise));
  expect(JSON.stringify(value)).toBe(before);
  expect(({} as { type?: unknown }).type).toBeUndefined();
}

describe("the validator and the plan", () => {
  it(
    `never throw on ${runs / 2} random documents`,
    () => {
      fc.assert(fc.property(anything, holds), { seed, numRuns: runs / 2 });
    },
    patienceMs,
  );

  it(
    `never throw on ${runs / 2} mutated templates and pages, and agree on which are valid`,
    () => {
      fc.assert(fc.property(mutated(shipped), holds), { seed, numRuns: runs / 2 });
    },
    patienceMs,
  );

  it("answer in time for a document as large as a request may be", () => {
    const wide = {
      ...shipped[0],
      widgets: Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [`w${index}`, { type: `typ${index}` }])),
    };
    const long = { ...shipped[0], title: "x".repeat(250_000) };
    const many = {
      ...shipped[0],
      layout: {
        tabs: [
          {
            id: "t",
            sections: [
              { id: "s", grid: Array.from({ length: 4000 }, (_, index) => ({ widget: `w${index}`, x: index % 12, y: 500, w: 1, h: 1 })) },
            ],
          },
        ],
      },
    };
    const started = performance.now();
    for (const value of [wide, long, many, { ...wide, layout: many.layout }]) {
      expect(checkDashboard(value, catalog).length).toBeGreaterThan(0);
      expect(checkDashboard(value, catalog).length).toBeLessThanOrEqual(100);
      plan(value as Dashboard, catalog);
    }
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
