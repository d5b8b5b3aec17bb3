import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { Dashboard, ReportSettings } from "../../../src/generated/types.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { addColleagues } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { PaperProcess } from "../../paper/draw-pdf.ts";
import { reportJob } from "./send-report.ts";

let test: FiguresApp;
beforeAll(async () => {
  test = await openFiguresApp();
}, 60_000);
afterAll(() => test.close());

const as = "dmo@belvedere.example";
const base = (): string => `/api/v2/${test.slug}`;
const document: Dashboard = {
  version: 1,
  title: "Bilan du mois",
  period: { preset: "last-month" },
  widgets: { note: { type: "rating" }, avis: { type: "reviews" } },
  layout: {
    tabs: [
      { id: "a", title: "Notes", sections: [{ id: "s", grid: [{ widget: "note", x: 0, y: 0, w: 3, h: 2 }] }] },
      { id: "b", title: "Volumes", sections: [{ id: "s2", grid: [{ widget: "avis", x: 0, y: 0, w: 3, h: 2 }] }] },
    ],
  },
};
const request: ReportSettings = {
  rhythm: "weekly",
  recipients: [{ address: "elue@example.org" }],
  message: "",
  attached: true,
  active: true,
};

let dashboard = "";
beforeEach(async () => {
  await test.services.store.system("test", async (db) => {
    await db.deleteFrom("report_schedules").execute();
    await db.deleteFrom("mails").execute();
    await db.deleteFrom("mail_subscriptions").execute();
  });
  const made = await test.send({ method: "POST", as, url: `${base()}/dashboard`, payload: document });
  dashboard = replyOf("createDashboard", made).id;
});

const create = (payload: object) => test.send({ method: "POST", as, url: `${base()}/dashboard/${dashboard}/reports`, payload });
const list = async () => replyOf("listReports", await test.send({ method: "GET", as, url: `${base()}/reports` }));
/** Sends a report; what was drawn. */
async function send(order: { report: string; at: string; isAsked?: boolean }): Promise<unknown[]> {
  const drawn: unknown[] = [];
  const paper: PaperProcess = { draw: async (one) => (drawn.push(one), Buffer.from("%PDF")), close: () => undefined };
  const job = { signal: new AbortController().signal, report: () => undefined };
  await reportJob(test.services, paper).run({ isAsked: false, ...order }, job);
  return drawn;
}
const mails = () =>
  test.services.store.system("test", (db) =>
    db.selectFrom("mails").select(["recipient", "state", "body", "stop_address"]).orderBy("recipient").execute(),
  );

describe("a report", () => {
  it("goes to each recipient once, with the part that is theirs, and again at its next time", async () => {
    const { id, next_at } = replyOf(
      "createReport",
      await create({
        ...request,
        recipients: [
          { address: "elue@example.org", tabs: ["b"] },
          { address: as, widgets: ["note"] },
        ],
      }),
    );
    const drawn = await send({ report: id, at: next_at });
    expect(drawn).toHaveLength(2);
    expect(JSON.stringify(drawn[0])).not.toBe(JSON.stringify(drawn[1]));
    // Its job had not ended when its server was killed.
    await send({ report: id, at: next_at });
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual([as, "elue@example.org"]);
    expect(sent.map(({ body }) => body.includes("joint à ce message"))).toEqual([true, true]);
    // An address that only an account can open goes to accounts alone.
    expect(sent.map(({ body }) => body.includes("/dashboard/views/"))).toEqual([true, false]);
    const [report] = await list();
    expect(new Date(report?.next_at ?? 0).getTime() - new Date(next_at).getTime()).toBeGreaterThanOrEqual(0);
    expect(report?.last_at).not.toBeNull();
  });

  it("is sent with what its owner may read then: not at all once that is nothing", async () => {
    const { id, next_at } = replyOf("createReport", await create(request));
    const setDisabled = (disabled: boolean) =>
      test.services.store.system("test", (db) => db.updateTable("users").set({ disabled }).where("login", "=", as).execute());
    await setDisabled(true);
    expect(await send({ report: id, at: next_at })).toEqual([]);
    await setDisabled(false);
    expect(await mails()).toEqual([]);
    expect(await list()).toMatchObject([{ active: false, last_error: expect.stringContaining("ne lit plus") }]);
  });

  it("counts its readers beside the dashboard, for its group alone, each address once and none that has stopped it", async () => {
    const subscribers = async (reader = as) => {
      const answer = await test.send({ method: "GET", as: reader, url: `${base()}/dashboard` });
      return replyOf("listDashboards", answer).find(({ id }) => id === dashboard)?.subscribers;
    };
    expect(await subscribers()).toBe(0);
    const { id } = replyOf("createReport", await create(request));
    const recipients = [{ address: "Elue@example.org" }, { address: "maire@example.org" }];
    const second = replyOf("createReport", await create({ ...request, recipients }));
    expect(await subscribers()).toBe(2);
    const [colleague] = await addColleagues(test);
    expect(await subscribers(colleague), "a colleague, who does not see the reports").toBe(2);
    expect(await subscribers("dmo.voisin@belvedere.example")).toBeUndefined();
    await test.send({ method: "PUT", as, url: `${base()}/reports/${id}`, payload: { ...request, active: false } });
    expect(await subscribers()).toBe(2);
    await send({ report: second.id, at: new Date().toISOString(), isAsked: true });
    const maire = (await mails()).find(({ recipient }) => recipient === "maire@example.org");
    await test.send({ method: "POST", url: new URL(maire?.stop_address ?? "").pathname });
    expect(await subscribers()).toBe(1);
  });

  it("is stopped by its reader with the link of its mail", async () => {
    const { id, next_at } = replyOf("createReport", await create(request));
    await send({ report: id, at: next_at });
    const [first] = await mails();
    await test.send({ method: "POST", url: new URL(first?.stop_address ?? "").pathname });
    await send({ report: id, at: new Date().toISOString(), isAsked: true });
    const states = (await mails()).map(({ state }) => state).toSorted();
    expect(states).toContain("stopped");
    expect(states).toHaveLength(2);
  });

  it("is refused where it could not be read or sent, and is its owner’s alone", async () => {
    for (const wrong of [
      { recipients: [{ address: "personne" }] },
      { recipients: [{ address: "a@example.org" }, { address: "A@example.org" }] },
      { recipients: [{ address: "a@example.org", tabs: ["absent"] }] },
      { recipients: [{ address: "a@example.org" }], attached: false },
    ])
      expect((await create({ ...request, ...wrong })).statusCode, JSON.stringify(wrong)).toBe(422);
    replyOf("createReport", await create(request));
    const colleague = await test.send({ method: "GET", as: "dmo.voisin@belvedere.example", url: `${base()}/reports` });
    expect(replyOf("listReports", colleague)).toEqual([]);
  });
});
