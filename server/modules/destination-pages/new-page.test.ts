import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { replyOf } from "../../../tests/support/replies.ts";
import { addAccount, openTestApp, type TestApp } from "../../../tests/access/support/test-app.ts";

const dmo = "dmo@belvedere.example";
const dashboard = { version: 1, title: "T", widgets: {}, layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] } };
let root: string;
let test: TestApp;
let member: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "new-page-"));
  for (const part of ["templates", "widgets"]) await cp(join(import.meta.dirname, "../../..", part), join(root, part), { recursive: true });
  test = await openTestApp({ root });
  member = await addAccount(test, { type: "DMO", group: "aurelle", roles: ["BELVEDERE_MEMBER_OBSERVATORY"] });
}, 60_000);
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});

const ask = (path: string, as: string | null = dmo): Promise<LightMyRequestResponse> =>
  test.send({ method: "GET", as, url: `/api/v2/${test.slug}${path}` });
const ship = async (more: object): Promise<void> => {
  await writeFile(
    join(root, "templates/pages/familles.json"),
    JSON.stringify({ page: "familles", title: "Familles de {product}", dashboard, ...more }),
  );
  await test.services.config.refresh();
};
const named = async (as: string | null): Promise<string | undefined> =>
  replyOf("readApp", await ask("/app", as)).pages.find(({ name }) => name === "familles")?.title;
const publicly = async (): Promise<number> => {
  const { token } = replyOf("readPageAddress", await ask("/destination/token"));
  return (await ask(`/destination/public/${token}/familles`, null)).statusCode;
};

describe("a page that is shipped to a running server", () => {
  beforeEach(() => ship({}));

  it("opens under its title for those who see figures, and is not public by itself", async () => {
    const answer = await ask("/destination/pages/familles");
    expect([answer.statusCode, answer.json<{ title: string }>().title]).toEqual([200, "Familles de Belvédère"]);
    expect([await named(dmo), await named(member)]).toEqual(["Familles de Belvédère", "Familles de Belvédère"]);
    expect([await publicly(), await named(null), await named("pro@belvedere.example")]).toEqual([404, undefined, undefined]);
  });

  it("is public where its document says so", async () => {
    await ship({ public: true });
    expect([await publicly(), await named(null)]).toEqual([200, "Familles de Belvédère"]);
  });

  it("opens to the roles that it names alone, figures and choices too, and its menu entry with it", async () => {
    await ship({ roles: ["ORGANIZATION_OBSERVATORY"] });
    await writeFile(
      join(root, "templates/menus/zz-familles.json"),
      JSON.stringify({
        menu: "zz",
        for: "DMO",
        place: "main",
        items: [{ id: "familles", label: "Familles", route: "destination.familles" }],
      }),
    );
    await test.services.config.refresh();
    const entries = async (as: string): Promise<number | undefined> =>
      replyOf("readMenu", await ask("/menu", as)).find(({ menu }) => menu === "zz")?.items.length;
    expect([await entries(dmo), await entries(member)]).toEqual([1, 0]);
    const path = `/api/v2/${test.slug}/destination/pages/familles`;
    expect([(await ask("/destination/pages/familles")).statusCode, (await ask("/destination/pages/familles", member)).statusCode]).toEqual([
      200, 403,
    ]);
    for (const part of ["results", "facets"])
      expect((await test.send({ method: "POST", as: member, url: `${path}/${part}`, payload: {} })).statusCode).toBe(403);
    await rm(join(root, "templates/menus/zz-familles.json"));
  });

  it("is gone with its file, privately and publicly", async () => {
    await ship({ public: true });
    await rm(join(root, "templates/pages/familles.json"));
    await test.services.config.refresh();
    expect([(await ask("/destination/pages/familles")).statusCode, await publicly(), await named(dmo)]).toEqual([404, 404, undefined]);
  });
});
