import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { DashboardCalls, linesOf, neighbour, placed } from "../../../tests/access/support/dashboards.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { Dashboard, LinkAnswer, ResultsBySpan } from "../../../src/generated/types.ts";

let dashboards: DashboardCalls;
const own: Partial<Dashboard> = {
  title: "Fiche",
  parameter: { dimension: "establishment" },
  facets: ["provider"],
  widgets: { avis: { type: "reviews" }, note: { type: "rating" } },
  layout: placed("avis", "note"),
};
/** Establishments by name. */
const ids = new Map<string, string>();

beforeAll(async () => {
  dashboards = await DashboardCalls.open();
  const rows = await dashboards.test.services.store.system("test", (db) =>
    db.selectFrom("establishments").select(["id", "name"]).execute(),
  );
  for (const { id, name } of rows) ids.set(name, id);
}, 90_000);
afterAll(() => dashboards.test.close());

const idOf = (name: string): string => ids.get(name) ?? "";
const bellerive = (): { filters: { establishment: string[] } } => ({ filters: { establishment: [idOf("Hôtel Bellerive")] } });

describe("a dynamic dashboard", () => {
  it("counts the value that the question names, and keeps it whatever else is filtered", async () => {
    const id = await dashboards.create(own);
    expect(await dashboards.figure(dashboards.call("POST", `/dashboard/${id}/results`, bellerive()), "avis")).toBe(20);
    const narrowed = { filters: { ...bellerive().filters, provider: ["booking"] } };
    expect(await dashboards.figure(dashboards.call("POST", `/dashboard/${id}/results`, narrowed), "avis")).toBe(0);
  });

  it("takes «overrideSheetId» for the value of an establishment", async () => {
    const id = await dashboards.create(own);
    const asked = { overrideSheetId: idOf("Camping La Clairière") };
    expect(await dashboards.figure(dashboards.call("POST", `/dashboard/${id}/results`, asked), "avis")).toBe(12);
    const widget = await dashboards.call("POST", `/dashboard/${id}/widgets/avis?overrideSheetId=${asked.overrideSheetId}`, {});
    const [first] = Object.values(widget.json<ResultsBySpan>()).flatMap((ends) => Object.values(ends));
    expect(first).toMatchObject({ kind: "scalar", value: 12 });
  });

  it.each([
    ["none", {}],
    ["several", { filters: { establishment: ["a", "b"] } }],
    ["all but one", { filters: { establishment: { not: ["a"] } } }],
  ])("answers no question that names %s: 422, in words", async (_, body) => {
    const id = await dashboards.create(own);
    for (const path of ["results", "facets"]) {
      const refused = await dashboards.call("POST", `/dashboard/${id}/${path}`, body);
      expect(refused.statusCode).toBe(422);
      expect(refused.json<{ errors: { pointer: string; detail: string }[] }>().errors).toEqual([
        { pointer: "/filters/establishment", code: "question", detail: expect.stringContaining("une seule valeur") as string },
      ]);
    }
    expect(
      (await dashboards.call("GET", `/dashboard/${id}/export?format=csv&filters=${encodeURIComponent(JSON.stringify({}))}`)).statusCode,
    ).toBe(422);
  });

  it("treats a foreign value like an absent one", async () => {
    const id = await dashboards.create(own);
    const answers = await Promise.all(
      [idOf("Hôtel Le Grand Pavois"), "00000000-0000-4000-8000-000000000000", "x"].flatMap((value) => [
        dashboards.call("POST", `/dashboard/${id}/results`, { filters: { establishment: [value] } }),
        dashboards.call("POST", `/dashboard/${id}/link`, { value, names_all: true }),
      ]),
    );
    const bodies = answers.map((answer) => ({ ...answer.json<object>(), instance: undefined }));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it("names its file by the value, and says in it whose figures they are, under which filters", async () => {
    const id = await dashboards.create(own);
    const filters = encodeURIComponent(JSON.stringify(bellerive().filters));
    const { task } = replyOf("exportDashboard", await dashboards.call("GET", `/dashboard/${id}/export?format=csv&filters=${filters}`));
    expect(task.filename).toMatch(/fiche.*hotel-bellerive\.zip$/i);
    const state = async (): Promise<unknown> =>
      replyOf("listTasks", await dashboards.call("GET", "/tasks")).find((one) => one.id === task.id)?.state;
    await expect.poll(state, { timeout: 10_000 }).toBe("finished");
    const files = unzipSync(new Uint8Array((await dashboards.call("GET", `/tasks/${task.id}/content`)).rawPayload));
    const readme = new TextDecoder().decode(files["lisez-moi.txt"]);
    expect(readme).toContain("Hôtel Bellerive");
    expect(readme).toMatch(/Filtre\s: Établissement\s: Hôtel Bellerive/);
  });
});

describe("the values of a dimension", () => {
  it("are those that the reader's data hold, found by name and commune without accents", async () => {
    const { members } = replyOf("listMembers", await dashboards.call("GET", "/dashboard/members/establishment?search=hotel%20bellerive"));
    expect(members.map(({ value, label }) => [value, label])).toEqual([[idOf("Hôtel Bellerive"), "Hôtel Bellerive"]]);
    const theirs = replyOf("listMembers", await dashboards.call("GET", "/dashboard/members/establishment", undefined, neighbour));
    expect(theirs.members.map(({ label }) => label)).toContain("Hôtel Le Grand Pavois");
    expect(theirs.members.map(({ label }) => label)).not.toContain("Hôtel Bellerive");
  });

  it("are named one by one by their value, and none that is foreign", async () => {
    const named = (value: string) => dashboards.call("GET", `/dashboard/members/establishment?value=${value}`);
    expect(replyOf("listMembers", await named(idOf("Hôtel Bellerive"))).members.map(({ label }) => label)).toEqual(["Hôtel Bellerive"]);
    expect((await named(idOf("Hôtel Le Grand Pavois"))).statusCode).toBe(404);
    expect((await dashboards.call("GET", "/dashboard/members/provider")).statusCode).toBe(404);
  });
});

describe("the public link of a dynamic dashboard", () => {
  const link = async (id: string, request: object): Promise<LinkAnswer> =>
    replyOf("createLink", await dashboards.call("POST", `/dashboard/${id}/link`, request));

  it("fixes the value when it is made: the page bears it, and no question of its reader changes it", async () => {
    const id = await dashboards.create(own);
    const { token, value } = await link(id, { value: idOf("Hôtel Bellerive"), names_all: true });
    expect(value).toMatchObject({ label: "Hôtel Bellerive" });
    const page = replyOf("readPublicDashboard", await dashboards.call("GET", `/dashboard/public/${token}`, undefined, null));
    expect(page.title).toBe("Fiche · Hôtel Bellerive");
    expect(page.document.parameter).toBeUndefined();
    const ask = (body: object) => dashboards.call("POST", `/dashboard/public/${token}/results`, body, null);
    const other = { filters: { establishment: [idOf("Camping La Clairière")] } };
    for (const body of [{}, other, { filters: {} }]) expect(await dashboards.figure(ask(body), "avis", dashboards.months(90))).toBe(20);
    expect((await ask({ overrideSheetId: idOf("Camping La Clairière") })).statusCode).toBe(422);
  });

  it("is not made without a value, nor on an establishment that its owner does not name", async () => {
    const id = await dashboards.create(own);
    const made = async (request: object) => (await dashboards.call("POST", `/dashboard/${id}/link`, request)).statusCode;
    expect(await made({})).toBe(422);
    expect(await made({ value: idOf("Hôtel Bellerive") })).toBe(422);
    const preview = await dashboards.call("POST", `/dashboard/${id}/link/preview`, { value: idOf("Hôtel Bellerive"), names_all: true });
    expect(preview.statusCode).toBe(200);
    await link(id, { value: idOf("Hôtel Bellerive"), names_all: true });
    expect((await dashboards.call("PUT", `/dashboard/${id}/link`, { names_all: false })).statusCode).toBe(422);
    expect((await dashboards.call("PUT", `/dashboard/${id}/link`, { value: idOf("Camping La Clairière") })).statusCode).toBe(422);
    expect((await dashboards.call("POST", `/dashboard/${await dashboards.create()}/link`, { value: "x" })).statusCode).toBe(422);
  });

  it("opens nothing once the dashboard asks for a value that the link does not have", async () => {
    const { parameter: _, ...fixed } = own;
    const id = await dashboards.create(fixed);
    const { token } = await link(id, {});
    const stored = (await dashboards.call("GET", `/dashboard/${id}`)).json<{ document: Dashboard; revision: number }>();
    const answer = await dashboards.test.send({
      method: "PUT",
      as: "dmo@belvedere.example",
      url: `/api/v2/${dashboards.test.slug}/dashboard/${id}`,
      headers: { "content-type": "application/json", "if-match": `"${stored.revision}"` },
      payload: JSON.stringify({ ...stored.document, parameter: { dimension: "commune" } }),
    });
    expect(answer.statusCode).toBe(200);
    expect((await dashboards.call("GET", `/dashboard/public/${token}`, undefined, null)).statusCode).toBe(410);
    const lines = await dashboards.call("POST", `/dashboard/public/${token}/results`, {}, null);
    expect(lines.statusCode).toBe(410);
    expect(linesOf(lines).some(({ result }) => result !== undefined)).toBe(false);
  });
});
