import { describe, expect, it } from "vitest";

import { addAccount, aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { StoreOptions } from "../../../src/generated/types.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const get = (path: string, as: string) => test.send({ method: "GET", url: `/api/v2/${test.slug}${path}`, as });
const options = async (as: string): Promise<StoreOptions> => replyOf("listStoreOptions", await get("/store/options", as));
const account = (group: string, ...roles: string[]): Promise<string> =>
  addAccount(test, { type: "TP", group, roles: ["V2_PRO_ACCESS", ...roles].map((role) => `BELVEDERE_${role}`) });

describe("the catalog", () => {
  it("shows a member what the licence pays and what can be subscribed to, with and without tax", async () => {
    const found = await options(await account("bellerive"));
    expect(found.map(({ id, held, open }) => [id, held, open])).toEqual([
      ["essentiel", "licence", false],
      ["expert", "none", true],
      ["expert-annuel", "none", true],
      ["reponses", "none", true],
      ["widgets", "none", true],
    ]);
    expect(found[1]?.price).toEqual({ net: 4900, tax: 980, gross: 5880, rate: 20, period: "month" });
    expect(found[1]?.compared_with).toBe("essentiel");
  });

  it("shows an independent the offers that lead in, and none that a licence would pay", async () => {
    const found = await options(await account("independants"));
    expect(found.map(({ id, paid_by, compared_with }) => [id, paid_by, compared_with])).toEqual([
      ["expert", "own", null],
      ["expert-annuel", "own", "expert"],
    ]);
  });

  it("sells nobody what the account has already", async () => {
    const found = await options(await account("bellerive", "V2_PRO_REVIEW_RESPONSES"));
    expect(found.find(({ id }) => id === "reponses")).toMatchObject({ held: "licence", open: false });
    expect(found.find(({ id }) => id === "widgets")).toMatchObject({ held: "none", open: true });
  });

  it("says how many months a first subscription gets for free", async () => {
    expect(replyOf("readFreeMonths", await get("/free-months-available", await account("bellerive")))).toEqual({ months: 2 });
    expect(replyOf("readFreeMonths", await get("/free-months-available", `pro@${test.slug}.example`))).toEqual({ months: 0 });
  });
});
