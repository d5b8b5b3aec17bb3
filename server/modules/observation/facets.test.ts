import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { replyOf } from "../../../tests/support/replies.ts";
import { addReviewSets } from "../../../tests/access/support/figures.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { addAccount } from "../../../tests/access/support/test-app.ts";

const ofReviews = [
  "provider",
  "category",
  "establishment",
  "language",
  "country",
  "profile",
  "stars",
  "capacity",
  "rating-band",
  "tonality",
  "answered",
];
const ofThemes = ["theme", "expression"];
const ofTerritory = ["commune", "child", "selection"];

let test: FiguresApp;
beforeAll(async () => {
  test = await openFiguresApp();
  await addReviewSets(test, "aurelle", [
    { establishment: "Hôtel Bellerive", count: 12, rating: 90, since: 60 },
    { establishment: "Camping La Clairière", count: 7, rating: 40, since: 60 },
  ]);
  await test.settle();
}, 120_000);
afterAll(() => test.close());

/** Which of the dimensions an account may list, and count by under a filter. */
async function allowed(as: string): Promise<{ listed: string[]; filtered: string[] }> {
  const ask = async (payload: object): Promise<number> =>
    (await test.send({ method: "POST", as, url: `/api/v2/${test.slug}/facets`, payload })).statusCode;
  const found = { listed: [] as string[], filtered: [] as string[] };
  for (const dimension of [...ofReviews, ...ofThemes, ...ofTerritory]) {
    const statuses = [await ask({ dimensions: [dimension] }), await ask({ dimensions: [], filters: { [dimension]: ["x"] } })];
    expect(statuses.every((status) => status === 200 || status === 403)).toBe(true);
    if (statuses[0] === 200) found.listed.push(dimension);
    if (statuses[1] === 200) found.filtered.push(dimension);
  }
  return found;
}

describe("the facets of an account", () => {
  it("name a commune as the reader's own destination does, though another one has it too by another name", async () => {
    const answer = await test.send({
      method: "POST",
      as: "dmo@belvedere.example",
      url: `/api/v2/${test.slug}/facets`,
      payload: { dimensions: ["commune"] },
    });
    expect(replyOf("askFacets", answer).facets.commune).toEqual([
      expect.objectContaining({ value: "00001", label: "Bourg aurelle", n: 19 }),
    ]);
  });

  it("are the dimensions of what it reads: all of a destination's, of a professional's neither the territory nor unread themes", async () => {
    const account = (type: "DMO" | "TP", group: string, role: string): Promise<string> =>
      addAccount(test, { type, group, roles: [`BELVEDERE_${role}`] });
    const observatory = await account("DMO", "aurelle", "MEMBER_OBSERVATORY");
    const dashboard = await account("TP", "bellerive", "V2_PRO_DASHBOARD");
    const analysis = await account("TP", "bellerive", "V2_PRO_ANALYSIS");
    const both = (dimensions: string[]): object => ({ listed: dimensions, filtered: dimensions });
    expect(await allowed(observatory)).toEqual(both([...ofReviews, ...ofThemes, ...ofTerritory]));
    expect(await allowed(dashboard)).toEqual(both(ofReviews));
    expect(await allowed(analysis)).toEqual(both([...ofReviews, ...ofThemes]));
  });

  it("without dimensions are those that it may list, of a professional within its own cards", async () => {
    const { id } = await test.services.store.system("test.card", (db) =>
      db.selectFrom("establishments").select("id").where("name", "=", "Hôtel Bellerive").executeTakeFirstOrThrow(),
    );
    const pro = (cards: string[]): Promise<string> =>
      addAccount(test, { type: "TP", group: "bellerive", roles: ["BELVEDERE_V2_PRO_DASHBOARD"], cards });
    const [dashboard, without] = [await pro([id]), await pro([])];
    for (const method of ["GET", "POST"] as const) {
      const answer = await test.send({ method, as: dashboard, url: `/api/v2/${test.slug}/facets` });
      expect(Object.keys(replyOf("askFacets", answer).facets)).toEqual(["provider", "category", "tonality", "language", "answered"]);
    }
    const placesOf = async (as: string): Promise<unknown> => {
      const payload = { dimensions: ["establishment"] };
      const answer = await test.send({ method: "POST", as, url: `/api/v2/${test.slug}/facets`, payload });
      return replyOf("askFacets", answer).facets.establishment?.map(({ label }) => label);
    };
    expect(await placesOf(dashboard)).toEqual(["Hôtel Bellerive"]);
    expect(await placesOf(without)).toEqual([]);
  });

  it("are counted under the token that the account has of itself, and refused under another’s", async () => {
    const read = async (as: string, token: string): Promise<number> =>
      (await test.send({ method: "GET", as, url: `/api/v2/${test.slug}/facets?facet_token=${encodeURIComponent(token)}` })).statusCode;
    const tokenOf = async (as: string): Promise<string> =>
      replyOf("readUser", await test.send({ method: "GET", as, url: `/api/v2/${test.slug}/user` })).facet_token;
    const [own, other] = [await tokenOf("dmo@belvedere.example"), await tokenOf("dmo.voisin@belvedere.example")];
    expect([await read("dmo@belvedere.example", own), await read("dmo@belvedere.example", other)]).toEqual([200, 409]);
  });

  it("tell neither counts nor names to an account that reads no figures", async () => {
    const moderator = await addAccount(test, { type: "DMO", group: "aurelle", roles: ["BELVEDERE_ORGANIZATION_MODERATION"] });
    expect(await allowed(moderator)).toEqual({ listed: [], filtered: [] });
  });
});
