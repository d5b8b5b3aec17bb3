import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { replyOf } from "../../../tests/support/replies.ts";
import { DashboardCalls, linesOf, placed, valueOf } from "../../../tests/access/support/dashboards.ts";
import { addDays, addMonths, dayOf, startOf } from "../../../src/domain/time/day.ts";
import { wholeMonths } from "../../../src/domain/time/whole-months.ts";
import type { Dashboard, TileResultLine } from "../../../src/generated/types.ts";

let dashboards: DashboardCalls;
let today: string;
let document: Partial<Dashboard>;
beforeAll(async () => {
  dashboards = await DashboardCalls.open();
  today = dayOf(dashboards.test.services.clock.now());
  const month = `${today.slice(0, 7)}-01`;
  const before = {
    preset: "custom" as const,
    from: addMonths(month, -30),
    to: addDays(addMonths(month, -24), -1),
  };
  document = {
    period: { preset: "last-90-days" },
    compare: "previous-year",
    facets: ["provider"],
    widgets: {
      avis: { type: "reviews" },
      long: { type: "reviews", period: { preset: "last-36-months" } },
      avant: { type: "reviews", period: before },
    },
    layout: placed("avis", "long", "avant"),
  };
}, 90_000);
afterAll(() => dashboards.test.close());

const current = (lines: readonly TileResultLine[], widget: string): TileResultLine | undefined =>
  lines.find((line) => line.widget === widget && !line.compared);

describe("a tile with a period of its own", () => {
  it("is told over it, whatever period the reader chooses, and says which line is of the compared one", async () => {
    const id = await dashboards.create(document);
    const tomorrow = addDays(today, 1);
    const own = { from: startOf(addMonths(tomorrow, -36)), to: startOf(tomorrow) };
    for (const [asked, avis] of [
      [{}, 35],
      [{ ...dashboards.span(50), compare: "previous-year" }, 30],
      [{ from: startOf(addMonths(today, -48)), to: startOf(addMonths(today, -40)), compare: "previous-year" }, 0],
    ] as const) {
      const lines = linesOf(await dashboards.call("POST", `/dashboard/${id}/results`, asked));
      expect(valueOf(current(lines, "avis")?.result)).toBe(avis);
      expect(current(lines, "long")).toMatchObject(own);
      expect(valueOf(current(lines, "long")?.result)).toBe(45);
      expect(lines.filter(({ widget, compared }) => widget === "long" && compared).map(({ from }) => from)).toEqual([
        startOf(addMonths(addMonths(tomorrow, -36), -12)),
      ]);
    }
    const [from, to] = [String(dashboards.span(50).from), String(dashboards.span(50).to)];
    const alone = await dashboards.call("POST", `/dashboard/${id}/widgets/long?from=${from}&to=${to}`, {});
    expect(Object.keys(alone.json<object>())).toContain(String(own.from));
  });

  it("is refused where its days are none", async () => {
    const wrong = { ...document.widgets, long: { type: "reviews", period: { preset: "custom", from: "2026-05-01", to: "2026-04-01" } } };
    const answer = await dashboards.call("POST", "/dashboard", { version: 1, title: "Faux", ...document, widgets: wrong });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain("/widgets/long/period/to");
  });

  it("is exported over it, and the file says which", async () => {
    const id = await dashboards.create(document);
    const started = await dashboards.call("GET", `/dashboard/${id}/export?format=csv`);
    const { task } = replyOf("exportDashboard", started);
    await expect
      .poll(async () => replyOf("listTasks", await dashboards.call("GET", "/tasks")).find((one) => one.id === task.id)?.state, {
        timeout: 10_000,
      })
      .toBe("finished");
    const files = unzipSync(new Uint8Array((await dashboards.call("GET", `/tasks/${task.id}/content`)).rawPayload));
    const [readme, second] = ["lisez-moi.txt", Object.keys(files).find((name) => name.startsWith("02-")) ?? ""].map((name) =>
      new TextDecoder().decode(files[name]),
    );
    expect(readme?.match(/Période de/g)).toHaveLength(2);
    expect(second).toMatch(/;"?45"?;/);
  });

  describe("on a public page", () => {
    let token: string;
    beforeAll(async () => {
      const id = await dashboards.create(document);
      token = replyOf("createLink", await dashboards.call("POST", `/dashboard/${id}/link`, { names_all: true })).token;
    });
    const ask = async (request: object): Promise<TileResultLine[]> =>
      linesOf(await dashboards.call("POST", `/dashboard/public/${token}/results`, request, null));

    it("is told in whole months, which the reader's period does not move", async () => {
      const months = wholeMonths({ from: addMonths(addDays(today, 1), -36), to: addDays(today, 1) }, today);
      const own = { from: startOf(months.from), to: startOf(months.to) };
      expect(current(await ask({}), "long")).toMatchObject(own);
      const lines = await ask({ from: startOf(addMonths(today, -8)), to: startOf(addMonths(today, -5)) });
      expect(current(lines, "long")).toMatchObject(own);
      expect(current(lines, "avis")?.from).not.toBe(current(await ask({}), "avis")?.from);
    });

    it("is not told of a value that nothing names in it, while the others are", async () => {
      const lines = await ask({ filters: { provider: ["google"] } });
      expect(valueOf(current(lines, "avis")?.result)).toBe(20);
      expect(valueOf(current(lines, "long")?.result)).toBeGreaterThanOrEqual(20);
      expect(current(lines, "avant")).toEqual({ widget: "avant", error: "figures.few-chosen" });
    });
  });
});
