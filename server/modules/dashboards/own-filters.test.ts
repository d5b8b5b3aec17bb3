import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { DashboardCalls, linesOf, placed } from "../../../tests/access/support/dashboards.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import { typeset } from "../../../src/domain/format/typeset.ts";
import type { Dashboard } from "../../../src/generated/types.ts";

let dashboards: DashboardCalls;
let id: string;
let establishment: string;
beforeAll(async () => {
  dashboards = await DashboardCalls.open();
  const { items } = replyOf("searchReviews", await dashboards.call("POST", "/observation/reviews/search", { size: 1 }));
  establishment = items[0]?.establishment ?? "";
  const document: Partial<Dashboard> = {
    widgets: {
      all: { type: "reviews" },
      narrowed: { type: "reviews", query: { where: { provider: ["google"] } } },
      except: { type: "reviews", query: { where: { provider: { not: ["google", "booking"] }, establishment: [establishment] } } },
    },
    layout: placed("all", "narrowed", "except"),
  };
  id = await dashboards.create(document);
}, 90_000);
afterAll(() => dashboards.test.close());

describe("a tile with filters of its own", () => {
  it("is told with them in words", async () => {
    const lines = linesOf(await dashboards.call("POST", `/dashboard/${id}/results`, {}));
    const narrowed = (widget: string) => lines.find((line) => line.widget === widget)?.narrowed;
    expect(narrowed("all")).toBeUndefined();
    expect(narrowed("narrowed")).toBe(typeset("Plateforme : Google"));
    expect(narrowed("except")).toMatch(/^Établissement.: \D+ · Plateforme.: Tout sauf Google, Booking\.com$/);
  });

  it("is exported with them", async () => {
    const { task } = replyOf("exportDashboard", await dashboards.call("GET", `/dashboard/${id}/export?format=csv`));
    await expect
      .poll(async () => replyOf("listTasks", await dashboards.call("GET", "/tasks")).find((one) => one.id === task.id)?.state, {
        timeout: 10_000,
      })
      .toBe("finished");
    const files = unzipSync(new Uint8Array((await dashboards.call("GET", `/tasks/${task.id}/content`)).rawPayload));
    expect(new TextDecoder().decode(files["lisez-moi.txt"])).toMatch(/Filtres de «.+».: Plateforme.: Google/);
  });

  it("counts establishments alone on a public page, and names none", async () => {
    const { token } = replyOf("createLink", await dashboards.call("POST", `/dashboard/${id}/link`, { names_all: true }));
    const lines = linesOf(await dashboards.call("POST", `/dashboard/public/${token}/results`, {}, null));
    expect(lines.find((line) => line.widget === "except")?.narrowed).toMatch(/^Établissement.: choix de 1 · Plateforme/);
  });
});
