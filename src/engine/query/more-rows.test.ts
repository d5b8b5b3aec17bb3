import { describe, expect, it } from "vitest";

import { shippedConfig } from "../../../tests/engine/shipped-config.ts";
import type { Dashboard } from "../../generated/types.ts";
import { choose } from "../plan/choices.ts";
import { MOST_ROWS, withRows } from "./more-rows.ts";
import { plan } from "../plan/plan.ts";

const rows = { measure: "rating", by: ["establishment"], table: true, limit: 200 };

describe("more rows of a table", () => {
  it.each([
    ["400", 400],
    ["100", 200],
    ["999999", MOST_ROWS],
    ["-1", 200],
    ["1e9", 200],
    ["constructor", 200],
    [undefined, 200],
  ])("asked for as %s, limit it to %i", (asked, limit) => {
    expect(withRows(rows, asked).limit).toBe(limit);
  });

  it("are asked for beyond the usual ones where the query sets no limit, and of tables alone", () => {
    const { limit: _, ...unlimited } = rows;
    expect([withRows(unlimited, "400").limit, withRows(unlimited, "600").limit]).toEqual([undefined, 600]);
    expect(withRows({ reviews: true, limit: 3 }, "400").limit).toBe(3);
  });

  it("come for the tile that was asked, its second question too, and leave the others as they are", async () => {
    const { catalog } = await shippedConfig();
    const ids = ["unanswered-by-establishment", "territory", "rating"];
    const document: Dashboard = {
      version: 1,
      title: "Essai",
      widgets: Object.fromEntries(ids.map((type) => [type, { type }])),
      layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: ids.map((widget, y) => ({ widget, x: 0, y: y * 6, w: 12, h: 6 })) }] }] },
    };
    const planned = plan(document, catalog);
    const more = { rows: "600" };
    const [table, territory, rating] = choose(planned, document, catalog, { "unanswered-by-establishment": more, territory: more });
    expect(table).toMatchObject({ query: { limit: 600 } });
    expect(territory).toMatchObject({ query: { geo: "communes" }, beside: { query: { limit: 600, tail: 10 } } });
    expect(rating).toBe(planned[2]);
  });
});
