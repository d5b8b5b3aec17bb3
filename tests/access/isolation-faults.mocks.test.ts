import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { ScopedDb, Store } from "../../server/store/store.ts";
import { isLong } from "../support/programs.ts";
import { idRoutes } from "./support/access-tables.ts";
import { prepareTrial } from "./support/leaks.ts";
import { type FiguresApp, openFiguresApp } from "./support/real-analytics.ts";
import { openTenancy, type Tenancy } from "./support/tenancy.ts";
import { canaryOf } from "./support/tenants.ts";

/** The faults that are in the program now; each is a likely slip. */
const faults = vi.hoisted(() => ({
  builder: false,
  scopeGroup: false,
  factScope: false,
  lock: false,
  selectionGroup: false,
  sharedCache: false,
  actorGroup: false,
}));
const confused = (group: string): string => (group === "aurelle" ? "dunes" : group);

vi.mock("../../server/store/scoped-db.ts", async (original) => {
  const { scopedDb } = await original<typeof import("../../server/store/scoped-db.ts")>();
  return {
    scopedDb: (...[trx, actor, changed]: Parameters<typeof scopedDb>): ScopedDb => {
      const scoped = scopedDb(trx, actor, changed);
      if (!faults.builder) return scoped;
      const whole = trx as unknown as Pick<ScopedDb, "selectFrom" | "updateTable" | "deleteFrom">;
      return {
        ...scoped,
        selectFrom: (table) => whole.selectFrom(table),
        updateTable: (table) => whole.updateTable(table),
        deleteFrom: (table) => whole.deleteFrom(table),
      };
    },
  };
});
vi.mock("../../server/analytics/question.ts", async (original) => {
  const { scopeOf } = await original<typeof import("../../server/analytics/question.ts")>();
  return {
    scopeOf: (...[group, narrowing]: Parameters<typeof scopeOf>) => scopeOf(faults.scopeGroup ? confused(group) : group, narrowing),
  };
});
vi.mock("../../server/analytics/columnar.ts", async (original) => {
  const columnar = await original<typeof import("../../server/analytics/columnar.ts")>();
  return {
    ...columnar,
    openColumnar: async (...given: Parameters<typeof columnar.openColumnar>): ReturnType<typeof columnar.openColumnar> => {
      const db = await columnar.openColumnar(...given);
      return { ...db, query: (text, params) => db.query(withFaults(text), params) };
    },
  };
});
vi.mock("../../server/analytics/result-cache.ts", async (original) => {
  const { resultCache } = await original<typeof import("../../server/analytics/result-cache.ts")>();
  return {
    resultCache: (...given: Parameters<typeof resultCache>) => {
      const cache = resultCache(...given);
      return {
        // Without the fault nothing is cached, so that no fault hides behind an earlier entry.
        get: <T>(generation: string, key: string, make: () => Promise<T>): Promise<T> =>
          faults.sharedCache ? cache.get(generation, key.replaceAll(/"(?:aurelle|dunes)"/g, '"anybody"'), make) : make(),
      };
    },
  };
});

/** The metric layer's statements without their narrowing to the reader. */
function withFaults(text: string): string {
  const open = faults.factScope
    ? text.replaceAll(/(SELECT establishment FROM visibility WHERE )(group_id = \$\d+)/g, "$1($2 OR TRUE)")
    : text;
  // What keeps a page to one establishment, or to a professional's own, is the first condition after what the group sees;
  // one like it further on is the reader's own filter.
  const unlocked = faults.lock
    ? open.replaceAll(
        /(FROM visibility WHERE .{1,60}?\) AND )(\w+\.establishment IN \(SELECT establishment FROM establishments WHERE id IN \([^)]*\)\))/g,
        "$1($2 OR TRUE)",
      )
    : open;
  return faults.selectionGroup ? unlocked.replaceAll(/( AND )(group_id = \$\d+)/g, "$1($2 OR TRUE)") : unlocked;
}

/** Both layers work for another group than the session's. */
function confusing(store: Store): Store {
  return {
    ...store,
    forActor: (actor) => store.forActor(faults.actorGroup ? { ...actor, group: { id: confused(actor.group.id) } } : actor),
  };
}

let test: FiguresApp;
let tenancy: Tenancy;
beforeAll(async () => {
  test = await openFiguresApp({ wrapStore: confusing });
  tenancy = await openTenancy(test);
}, 90_000);
afterAll(() => test.close());

/** Switches the policies beneath the builder off or on, as only the owner of the tables can. */
async function policies(action: "DISABLE" | "ENABLE"): Promise<void> {
  await test.services.store.system("test.policies", async (db) => {
    await sql`SET LOCAL ROLE postgres`.execute(db);
    const { rows } = await sql<{ name: string }>`SELECT DISTINCT tablename AS name FROM pg_policies`.execute(db);
    for (const { name } of rows) await sql`ALTER TABLE ${sql.table(name)} ${sql.raw(action)} ROW LEVEL SECURITY`.execute(db);
  });
}

/** Removes what a fault let somebody copy into their own group. */
async function forget(): Promise<void> {
  const stolen = `${canaryOf("dunes")}%`;
  await test.services.store.system("test.forget", async (db) => {
    await db.deleteFrom("dashboards").where("group_id", "=", "aurelle").where("title", "like", stolen).execute();
    await db.deleteFrom("tags").where("group_id", "=", "aurelle").where("title", "like", stolen).execute();
    await db.deleteFrom("tasks").where("group_id", "=", "aurelle").execute();
  });
}

/** Pages of one establishment, and of a professional's own, are locked to these, whatever the facts are narrowed to. */
const locked = /\/establishment(\/:id\/|-)pages\//;

describe("a fault in the isolation of tenants", { timeout: 120_000 }, () => {
  afterEach(async () => {
    for (const fault of Object.keys(faults) as (keyof typeof faults)[]) faults[fault] = false;
    await policies("ENABLE");
    await forget();
  });
  /** What the cross-tenant test finds with these faults; in the suite by one filter of each call, in turn. */
  const anyLeaks = (...put: (keyof typeof faults | "policies")[]): Promise<string[]> => leaksOf(undefined, ...put);
  /** The same for some routes alone, where no others are expected to leak: by every filter. */
  const leaksOf = async (only: readonly string[] | undefined, ...put: (keyof typeof faults | "policies")[]): Promise<string[]> => {
    const trial = await prepareTrial(test, tenancy, { only, inTurn: only === undefined && !isLong });
    for (const fault of put) {
      if (fault === "policies") await policies("DISABLE");
      else faults[fault] = true;
    }
    return trial.ask();
  };

  let asking: string[] = [];
  beforeAll(() => void (asking = tenancy.routes.map(({ route }) => route).filter((name) => !name.includes("expressions"))));

  // That nothing leaks without a fault needs no trial: even with one of these nothing does.
  it("is contained by the other layer: policies that are gone, a builder that narrows nothing", async () => {
    expect(await anyLeaks("policies")).toEqual([]);
    await policies("ENABLE");
    expect(await anyLeaks("builder")).toEqual([]);
  });

  it("is detected where both layers are gone: objects of another group are read, changed and deleted", async () => {
    // Figures are narrowed by a layer of their own: what asks for them alone need not be asked.
    const leaks = await leaksOf([...idRoutes.map(({ route }) => route), "GET /dashboard"], "policies", "builder");
    expect(leaks).toContain("GET /dashboard/:id: canary");
    expect(leaks).toContain("GET /dashboard: canary");
    expect(leaks).toContain("DELETE /dashboard/tags/:id: another answer");
    expect(leaks).toContain("POST /dashboard/:id/results: another answer");
    expect(leaks.length).toBeGreaterThan(10);
  });

  it("is detected where both layers serve another group than the session's", async () => {
    expect(await leaksOf(["GET /dashboard/:id"], "actorGroup")).toContain("GET /dashboard/:id: canary");
  });

  it("is detected where figures have another group's scope", async () => {
    const leaks = await leaksOf(["POST /observation/reviews/search", "POST /dashboard/:id/results"], "scopeGroup");
    expect(leaks).toContain("POST /observation/reviews/search: canary");
    expect(leaks).toContain("POST /dashboard/:id/results establishment: canary");
  });

  it("is detected where facts are not narrowed to what the group sees", async () => {
    const routes = asking.filter((name) => !locked.test(name));
    const leaks = await leaksOf(routes, "factScope");
    for (const route of routes) expect([route, leaks.filter((line) => line.startsWith(route)).length > 0]).toEqual([route, true]);
  });

  it("is contained by the lock of pages of one establishment, and detected where they have lost that too", async () => {
    const routes = asking.filter((name) => locked.test(name));
    expect(routes.length).toBeGreaterThan(0);
    expect(await leaksOf(routes, "factScope")).toEqual([]);
    const leaks = await leaksOf(routes, "factScope", "lock");
    // Of a professional's own pages this fault shows in the facets alone.
    for (const route of routes.filter((name) => !name.endsWith("establishment-pages/:page/results")))
      expect([route, leaks.filter((line) => line.startsWith(route)).length > 0]).toEqual([route, true]);
  });

  it("is detected where a selection of another group is followed", async () => {
    const leaks = await leaksOf(
      ["POST /dashboard/:id/results", "POST /dashboard/:id/facets", "POST /observation/reviews/search"],
      "selectionGroup",
    );
    expect(leaks.length).toBeGreaterThan(0);
    expect(leaks.filter((line) => !/ selection: /.test(line))).toEqual([]);
  });

  it("is detected where what was answered to one group is kept for all", async () => {
    expect(await leaksOf(["POST /observation/reviews/search"], "sharedCache")).toContain("POST /observation/reviews/search: canary");
  });
});
