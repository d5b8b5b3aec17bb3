import { expect, it } from "vitest";

import { type BrowserState, isNarrowed, ownState, readBrowserState, withFilter, writeBrowserState } from "./browser-state.ts";
import { reviewOrders, type ReviewsScope } from "./reviews-scope.ts";

const scope: Pick<ReviewsScope, "facets" | "period"> = { facets: ["answered", "theme", "language"] };

it("reads what it has written, whatever is chosen", () => {
  const state: BrowserState = {
    text: '"petit déjeuner" -piscine',
    order: "worst",
    period: { preset: "custom", from: "2026-08-01", to: "2026-08-31" },
    filters: { answered: ["false"], theme: ["prix", "calme"], language: { not: ["fr"] } },
  };
  expect(readBrowserState(writeBrowserState(state, scope), scope)).toEqual(state);
});

it("has the chosen months beside the period, each under its own name", () => {
  const months: typeof scope = { facets: ["period"] };
  const state: BrowserState = { ...ownState(months), period: { preset: "last-90-days" }, filters: { period: ["2026-08-01"] } };
  expect(writeBrowserState(state, months).toString()).toBe("period=last-90-days&mois=2026-08-01");
  expect(readBrowserState(writeBrowserState(state, months), months)).toEqual(state);
});

it("leaves a list as it is first opened out of the address, with the scope's own period", () => {
  expect(writeBrowserState(ownState(scope), scope).toString()).toBe("");
  const ofMonth: typeof scope = { ...scope, period: { preset: "last-month" } };
  expect(writeBrowserState(ownState(ofMonth), ofMonth).toString()).toBe("");
  expect(readBrowserState(new URLSearchParams(), ofMonth).period).toEqual({ preset: "last-month" });
});

it("passes over what an address gets wrong and dimensions that are not offered", () => {
  const read = readBrowserState(new URLSearchParams("tri=hasard&period=demain&commune=37261&theme=&theme=prix"), scope);
  expect(read).toEqual({ ...ownState(scope), order: reviewOrders[0], filters: { theme: ["prix"] } });
});

it("takes from an address each value once, and no longer text, value or period than can be searched for", () => {
  const long = "a".repeat(300);
  const read = readBrowserState(
    new URLSearchParams(`q=${long}&theme=prix&theme=prix&theme=${long}&language=${long}&period=0001-01-01_9999-12-31`),
    scope,
  );
  expect(read).toEqual({ ...ownState(scope), text: long.slice(0, 200), filters: { theme: ["prix"] } });
});

it("knows whether something is left out", () => {
  expect(isNarrowed(ownState(scope))).toBe(false);
  expect(isNarrowed({ ...ownState(scope), text: " " })).toBe(false);
  expect(isNarrowed({ ...ownState(scope), filters: withFilter({}, "theme", ["prix"]) })).toBe(true);
  expect(withFilter({ theme: ["prix"], language: ["de"] }, "theme", [])).toEqual({ language: ["de"] });
});
