import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { calls, json, open, press, review, server, serveReviews } from "./reviews-robot.tsx";
import type { Figure } from "./reviews-types.ts";

serveReviews();

const figure: Figure = { counts: "reviews", label: "Note moyenne", filters: {} };
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const isOff = (name: string): boolean => button(name).getAttribute("aria-disabled") === "true";

async function openAmong(id: string, among: Figure | null = figure): Promise<void> {
  const items = ["r0", "r1", "r2"].map((each) => ({ ...review, id: each }));
  server.instead.set("POST /observation/reviews/search", () => json({ items, total: 3, page: 0, size: 20, facets: {} }));
  server.instead.set(`GET /observation/reviews/${id}`, () => json({ ...server.detail, review: { ...review, id } }));
  await open({ review: id, ...(among ? { figure: among } : {}) });
}

describe("a review opened from a list", () => {
  it("leads to the one before and to the one after", async () => {
    await openAmong("r1");
    await press(button("Avis suivant"));
    expect(calls.onTurn).toHaveBeenLastCalledWith("r2");
    await press(button("Avis précédent"));
    expect(calls.onTurn).toHaveBeenLastCalledWith("r0");
  });

  it("goes no further at either end", async () => {
    await openAmong("r0");
    expect([isOff("Avis précédent"), isOff("Avis suivant")]).toEqual([true, false]);
    await press(button("Avis précédent"));
    expect(calls.onTurn).not.toHaveBeenCalled();
  });

  it("has no neighbours where it was opened by itself", async () => {
    await openAmong("r1", null);
    expect(screen.queryByRole("button", { name: "Avis suivant" })).toBeNull();
  });
});
