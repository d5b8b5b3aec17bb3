import { Readable } from "node:stream";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openTestApp, type TestApp } from "../../../tests/access/support/test-app.ts";
import { serialise } from "../../../src/engine/document/canonical.ts";
import type { CommandContext } from "../command.ts";
import { exportDashboard, importDashboard, listDashboards } from "./dashboard-commands.ts";
import { tagsOf } from "../../modules/dashboards/tags-store.ts";

let test: TestApp;
let context: CommandContext;
beforeAll(async () => {
  test = await openTestApp();
  // These commands read the state and the clock alone.
  context = { store: test.services.store, now: () => test.services.clock.now() } as CommandContext;
}, 60_000);
afterAll(() => test.close());

const owner = "dmo@belvedere.example";
const take = async (text: string, args: object = {}): Promise<string> =>
  (await importDashboard(context, { owner, ...args }, Readable.from([text]), () => undefined)).id as string;
const give = async (id: string): Promise<string> =>
  (await exportDashboard(context, { id }, Readable.from([]), () => undefined)).text as string;

describe("dashboards as files", () => {
  it("are the same bytes after export, import and export, for every shipped template", async () => {
    for (const { dashboard } of test.services.config.templates()) {
      const exported = await give(await take(serialise(dashboard)));
      expect(exported).toBe(serialise(dashboard));
      expect(await give(await take(exported))).toBe(exported);
    }
  });

  it("bring their tags along, byte for byte as they spell them, and add to the group's what is new in any spelling", async () => {
    const { tags: _, ...dashboard } = test.services.config.templates()[0]?.dashboard ?? ({} as never);
    const tags = tagsOf(test.services.store, { login: owner, group: { id: "aurelle" } });
    await take(serialise({ ...dashboard, tags: ["Comité"] }));
    const first = serialise({ ...dashboard, tags: ["comité ", "Re\u0301gion  sud", "COMITÉ", "Été"] });
    const exported = await give(await take(first));
    expect(exported).toBe(first);
    expect(await give(await take(exported))).toBe(exported);
    const replaced = await take(serialise(dashboard));
    expect(await give(await take(first, { id: replaced }))).toBe(first);
    expect((await tags.list()).filter(({ title }) => /comité/i.test(title)).map(({ title }) => title)).toEqual(["Comité"]);
  });

  it("replace one of the owner's own, and no other group's", async () => {
    const [first, second] = test.services.config.templates().map(({ dashboard }) => serialise(dashboard));
    const id = await take(first ?? "");
    expect(await take(second ?? "", { id })).toBe(id);
    expect(await give(id)).toBe(second);
    await expect(take(first ?? "", { id, owner: "dmo.voisin@belvedere.example" })).rejects.toThrow("n’a pas de tableau de bord");
  });

  it("are refused where account, dashboard or form are not there", async () => {
    await expect(take(serialise(test.services.config.templates()[0]?.dashboard as never), { owner: "nobody@example" })).rejects.toThrow(
      "Il n’y a pas de compte",
    );
    await expect(take('{"version": 1}')).rejects.toThrow("n’est pas un tableau de bord valide");
    await expect(take('{"page": "familles", "dashboard": {}}')).rejects.toThrow("donnez seulement ce que contient");
    for (const id of ["x", "3f8a1f0e-5c1b-4d7e-9a57-0c5a6c5f2b11"])
      await expect(give(id)).rejects.toThrow("Il n’y a pas de tableau de bord");
  });

  it("are listed with their ids", async () => {
    const id = await take(serialise(test.services.config.templates()[0]?.dashboard as never));
    const { dashboards } = await listDashboards(context, {}, Readable.from([]), () => undefined);
    expect(dashboards).toEqual(expect.arrayContaining([expect.objectContaining({ id, group_id: "aurelle" })]));
  });
});
