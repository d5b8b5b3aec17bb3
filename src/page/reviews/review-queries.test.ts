import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";

import { startOf } from "../../domain/time/day.ts";
import { expressionsQuery, reviewSearchOf, reviewsQuery, verbatimCountQuery, verbatimsQuery } from "./review-queries.ts";
import type { Figure } from "./reviews-types.ts";

const june = { from: "2026-06-01", to: "2026-07-01" };
const figure: Figure = { counts: "reviews", label: "Indice", filters: {}, rated: true };

it("asks for the page's days, or for those that a figure looks back over until the page's last", () => {
  expect(reviewSearchOf(figure, june)).toEqual({ filters: {}, rated: true, from: startOf("2026-06-01"), to: startOf("2026-07-01") });
  expect(reviewSearchOf({ ...figure, window_days: 30 }, june)).toMatchObject({ from: startOf("2026-05-31"), to: startOf("2026-07-01") });
});

it("asks for the days of a tile that has its own, whatever the page's are", () => {
  const own = { ...figure, period: { from: "2025-01-01", to: "2025-02-01" } };
  expect(reviewSearchOf(own, june)).toMatchObject({ from: startOf("2025-01-01"), to: startOf("2025-02-01") });
});

describe("a search without a connection", () => {
  afterEach(() => void vi.unstubAllGlobals());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });

  it.each([
    ["of reviews", () => client.fetchInfiniteQuery(reviewsQuery({}))],
    ["of passages", () => client.fetchInfiniteQuery(verbatimsQuery({}))],
    ["for how many passages there are", () => client.fetchQuery(verbatimCountQuery({}))],
    ["for expressions", () => client.fetchQuery(expressionsQuery({}))],
  ])("%s speaks of reading, as it stores nothing", async (_, search) => {
    vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch")));
    await expect(search()).rejects.toThrow(/Vérifiez votre connexion/);
  });
});
