import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { replyOf } from "../../../tests/support/replies.ts";
import { addReviewSets } from "../../../tests/access/support/figures.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { addAccount } from "../../../tests/access/support/test-app.ts";
import type { FacetsAnswer, TileResultLine } from "../../../src/generated/types.ts";

const dmo = "dmo@belvedere.example";
const pages = ["home", "belvedere-rating", "concepts", "net-promoter-score", "professionals"];
let test: FiguresApp;
beforeAll(async () => {
  test = await openFiguresApp();
  await addReviewSets(test, "aurelle", [
    { establishment: "Hôtel Bellerive", count: 30, rating: 90, since: 70 },
    { establishment: "Musée de la Soie", count: 4, rating: 20, since: 40, provider: "booking" },
  ]);
  await addReviewSets(test, "dunes", [{ establishment: "Hôtel Le Grand Pavois", count: 50, rating: 10, since: 90 }]);
}, 90_000);
afterAll(() => test.close());

function call(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  payload?: unknown,
  as: string | null = dmo,
): Promise<LightMyRequestResponse> {
  const body = payload === undefined ? {} : { payload: JSON.stringify(payload), headers: { "content-type": "application/json" } };
  return test.send({ method, as, url: `/api/v2/${test.slug}${path}`, ...body });
}
const linesOf = (answer: LightMyRequestResponse): TileResultLine[] =>
  answer.body
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as TileResultLine);
const tokenOf = async (as = dmo): Promise<string> =>
  replyOf("readPageAddress", await call("GET", "/destination/token", undefined, as)).token ?? "none";

describe("the pages of a destination", () => {
  it("have their titles, the product's name in that of the rating", async () => {
    const titles = await Promise.all(pages.map(async (page) => replyOf("readPage", await call("GET", `/destination/pages/${page}`)).title));
    expect(titles).toEqual(["Ma réputation", "Note Belvédère", "Thématiques", "Net Promoter Score", "Animer mes professionnels"]);
    expect((await call("GET", "/destination/pages/absent")).statusCode).toBe(404);
  });

  it("say their figures in the subtitle", async () => {
    expect(replyOf("readPage", await call("GET", "/destination/pages/home")).subtitle).toBe("9 établissements suivis sur le territoire");
    expect(replyOf("readPage", await call("GET", "/destination/pages/home", undefined, "dmo.voisin@belvedere.example")).subtitle).toBe(
      "1 établissement suivi sur le territoire",
    );
  });

  it.each(pages)("answer every tile of %s without an error", async (page) => {
    const lines = linesOf(await call("POST", `/destination/pages/${page}/results`, {}));
    expect(lines.filter(({ error }) => error)).toEqual([]);
    const { dashboard } = replyOf("readPage", await call("GET", `/destination/pages/${page}`));
    expect(new Set(lines.flatMap(({ widget }) => widget ?? []))).toEqual(new Set(Object.keys(dashboard.widgets)));
    const facets = replyOf("askPageFacets", await call("POST", `/destination/pages/${page}/facets`, {}));
    expect(Object.keys(facets.facets).toSorted()).toEqual(dashboard.facets?.toSorted());
  });
});

describe("the public address of a destination", () => {
  it("is the same each time it is asked for, and another for each destination", async () => {
    expect(await tokenOf()).toBe(await tokenOf());
    expect(await tokenOf("dmo.voisin@belvedere.example")).not.toBe(await tokenOf());
  });

  it("opens each page without a session, with that destination's figures alone", async () => {
    const token = await tokenOf();
    await call("PUT", "/destination/token", { names_all: true });
    for (const page of pages) {
      const shown = await call("GET", `/destination/public/${token}/${page}`, undefined, null);
      expect(shown.statusCode).toBe(200);
      expect(replyOf("readPublicPage", shown).owner).toBe("Destination aurelle");
      expect(linesOf(await call("POST", `/destination/public/${token}/${page}/results`, {}, null)).filter(({ error }) => error)).toEqual(
        [],
      );
    }
    await call("PUT", "/destination/token", { names_all: false });
    const reviews = linesOf(await call("POST", `/destination/public/${token}/home/results`, { compare: "none" }, null)).find(
      ({ widget }) => widget === "reviews",
    );
    expect(reviews?.result).toMatchObject({ value: 34 });
  });

  it("hides what rests on fewer than ten reviews", async () => {
    const token = await tokenOf();
    const few = await call(
      "POST",
      `/destination/public/${token}/home/results`,
      { compare: "none", filters: { provider: ["booking"] } },
      null,
    );
    expect(few.statusCode).toBe(422);
    expect(
      (await call("POST", `/destination/public/${token}/home/facets`, {}, null))
        .json<FacetsAnswer>()
        .facets.provider?.map(({ value }) => value),
    ).toEqual([]);
  });

  it("stays closed once revoked, however often it is asked for, until whoever may close it makes another", async () => {
    const closed = { token: null, url: null, names_all: false };
    const [mine, theirs] = [await tokenOf(), await tokenOf("dmo.voisin@belvedere.example")];
    const member = await addAccount(test, { type: "DMO", group: "aurelle", roles: ["BELVEDERE_MEMBER_OBSERVATORY"] });
    const [id, version] = mine.split(".");
    expect(replyOf("createPageAddress", await call("POST", "/destination/token")).token).toBe(mine);
    await call("DELETE", "/destination/token");
    for (const as of [dmo, member, dmo]) expect((await call("GET", "/destination/token", undefined, as)).json()).toEqual(closed);
    expect((await call("POST", "/destination/token", undefined, member)).statusCode).toBe(403);
    expect(replyOf("createPageAddress", await call("POST", "/destination/token", undefined, "dmo.voisin@belvedere.example")).token).toBe(
      theirs,
    );
    expect((await call("GET", "/destination/token")).json()).toEqual(closed);
    const made = await call("POST", "/destination/token");
    expect([made.statusCode, made.headers["cache-control"]]).toEqual([201, "no-store"]);
    const { token } = replyOf("createPageAddress", made);
    expect(token?.startsWith(`${id}.${Number(version) + 1}.`)).toBe(true);
    expect(await tokenOf(member)).toBe(token);
    await call("DELETE", "/destination/token");
    expect((await call("GET", `/destination/public/${token}/home`, undefined, null)).statusCode).toBe(410);
    await call("POST", "/destination/token");
  });

  it("names weak establishments only where who administers the destination says so", async () => {
    const member = await addAccount(test, { type: "DMO", group: "aurelle", roles: ["BELVEDERE_MEMBER_OBSERVATORY"] });
    const named = async (): Promise<boolean> => {
      const results = await call("POST", `/destination/public/${await tokenOf()}/home/results`, { compare: "none" }, null);
      return results.body.includes("Musée de la Soie");
    };
    expect((await call("PUT", "/destination/token", { names_all: true }, member)).statusCode).toBe(403);
    expect(await named()).toBe(false);
    expect((await call("PUT", "/destination/token", { names_all: true })).json()).toMatchObject({ names_all: true });
    expect(await named()).toBe(true);
    await call("PUT", "/destination/token", { names_all: false });
    expect(await named()).toBe(false);
  });

  it("shows a list of establishments only while it names weak ones", async () => {
    const path = `/destination/public/${await tokenOf()}/professionals`;
    const answers = async (): Promise<number[]> => [
      (await call("GET", path, undefined, null)).statusCode,
      (await call("POST", `${path}/results`, { compare: "none" }, null)).statusCode,
      (await call("POST", `${path}/facets`, {}, null)).statusCode,
    ];
    expect(await answers()).toEqual([404, 404, 404]);
    await call("PUT", "/destination/token", { names_all: true });
    expect(await answers()).toEqual([200, 200, 200]);
    await call("PUT", "/destination/token", { names_all: false });
    expect(await answers()).toEqual([404, 404, 404]);
  });

  it("leads to the destination's other public pages, under its name and logo", async () => {
    const shown = replyOf("readPublicPage", await call("GET", `/destination/public/${await tokenOf()}/home`, undefined, null));
    expect(shown).toMatchObject({ owner: "Destination aurelle", logo_url: null, controlled_by: "aurelle" });
    // The home first, then as the menu has them.
    expect(shown.pages?.map(({ page }) => page)).toEqual(["home", "belvedere-rating", "net-promoter-score", "concepts"]);
    expect(shown.pages?.find(({ page }) => page === "belvedere-rating")?.title).toBe("Note Belvédère");
  });

  it("is gone once revoked; the new one works, a forged one is unknown", async () => {
    const token = await tokenOf();
    const restricted = await addAccount(test, { type: "DMO", group: "aurelle", roles: ["BELVEDERE_MEMBER_OBSERVATORY"] });
    expect((await call("DELETE", "/destination/token", undefined, restricted)).statusCode).toBe(403);
    expect((await call("DELETE", "/destination/token")).statusCode).toBe(204);
    expect((await call("GET", `/destination/public/${token}/home`, undefined, null)).statusCode).toBe(410);
    expect((await call("POST", `/destination/public/${token}/home/results`, {}, null)).statusCode).toBe(410);
    await call("POST", "/destination/token");
    const next = await tokenOf();
    expect((await call("GET", `/destination/public/${next}/home`, undefined, null)).statusCode).toBe(200);
    const [id, version, signature] = next.split(".");
    for (const forged of [
      `${id}.${Number(version) + 1}.${signature}`,
      `${Buffer.from("dunes").toString("base64url")}.${version}.${signature}`,
      `${id}.${version}.${"A".repeat(43)}`,
      "x",
      `${next}x`,
    ]) {
      expect((await call("GET", `/destination/public/${forged}/home`, undefined, null)).statusCode).toBe(404);
    }
    expect((await call("POST", `/destination/public/${next}/home/results`, { overrideSheetId: "x" }, null)).statusCode).toBe(422);
  });
});
