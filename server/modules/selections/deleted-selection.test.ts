import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { callerOf } from "../../../tests/access/support/call.ts";
import { dmo, placed } from "../../../tests/access/support/dashboards.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { TileResultLine } from "../../../src/generated/types.ts";

let test: FiguresApp;
beforeAll(async () => void (test = await openFiguresApp()), 120_000);
afterAll(() => test.close());

const call = callerOf(() => test, dmo);

describe("a deleted selection", () => {
  it("is said in the tiles that depend on it, and in no other; restored, it counts again", async () => {
    const selection = replyOf("createSelection", await call("POST", "/selection", { title: "Utilisée", establishments: [] }));
    const widgets = {
      avec: { type: "reviews", query: { where: { selection: [selection.id] } } },
      sauf: { type: "reviews", query: { where: { selection: { not: [selection.id] } } } },
      sans: { type: "reviews" },
    };
    const document = { version: 1, title: "Tuiles", compare: "none", widgets, layout: placed("avec", "sauf", "sans") };
    const { id } = replyOf("createDashboard", await call("POST", "/dashboard", document));
    const errors = async (body: object = {}): Promise<Record<string, string | undefined>> => {
      const { body: text } = await call("POST", `/dashboard/${id}/results`, body);
      const lines = text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as TileResultLine & { widget?: string; error?: string });
      return Object.fromEntries(lines.flatMap(({ widget, error }) => (widget === undefined ? [] : [[widget, error]])));
    };
    expect(await errors()).toEqual({ avec: undefined, sauf: undefined, sans: undefined });
    await call("DELETE", `/selection/${selection.id}`);
    expect(await errors()).toEqual({ avec: "selection.deleted", sauf: "selection.deleted", sans: undefined });
    expect((await errors({ filters: { selection: [selection.id] } })).sans).toBe("selection.deleted");
    await call("POST", `/selection/${selection.id}/restore`);
    expect(await errors()).toEqual({ avec: undefined, sauf: undefined, sans: undefined });
  });
});
