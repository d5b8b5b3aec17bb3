import { readFileSync } from "node:fs";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { MaintenanceInfo, Product, User, UserVerification } from "../../src/generated/types.ts";
import { guard } from "../../src/domain/access/guard.ts";
import { webRoutes } from "../../src/domain/access/routes.ts";
import { shippedPages } from "../support/shipped-pages.ts";
import { demoProfiles } from "./support/profiles.ts";
import { openTestApp, type TestApp } from "./support/test-app.ts";

const product = JSON.parse(readFileSync(new URL("../../templates/product.json", import.meta.url), "utf8")) as Product;

/** Written by hand from specification §2 and §6: who may stay on the page; all others are redirected. */
const observers = ["dmo", "dmo.voisin"];
const moderators = ["dmo", "dmo.moderation", "dmo.voisin", "pro", "moderateur", "restreint"];
const professionals = ["pro", "pro.simple", "restreint"];
const widgets = ["dmo", "dmo.voisin", "pro", "restreint"];
const full = ["pro", "pro.simple"];
const stays: readonly (readonly [RegExp, readonly string[] | "everybody" | "signed in"])[] = [
  [/^(home|login|disconnect|loginerror|maintenance|unavailable|redirect|not-found)$/, "everybody"],
  [/^(public\.|documentation)/, "everybody"],
  [/^account-verification$/, "signed in"],
  [
    /^missing-role$/,
    ["dmo", "dmo.api", "dmo.moderation", "dmo.voisin", "pro", "pro.simple", "pro.independant", "moderateur", "restreint", "sans.role"],
  ],
  [/^observation\./, observers],
  [/^administration\./, observers],
  [/^destination\./, observers],
  [/^pro\.dashboard$/, professionals],
  [/^pro\.(analyze|answers)/, professionals],
  [/^(preferences|trial\.responses)$/, professionals],
  [/^forms/, [...observers, ...professionals]],
  [/^notices$/, ["dmo", "dmo.api", "dmo.moderation", "dmo.voisin", "pro", "pro.simple", "moderateur", "restreint", "sans.role"]],
  [/^account\.subscription/, [...full, "pro.independant"]],
  [/^(account|account\.(options|support|invoices)|offers)$/, full],
  [/^widgets/, widgets],
  [/^api$/, ["dmo", "dmo.api", "dmo.voisin"]],
  [/^moderation\.stats$/, ["dmo", "dmo.moderation", "dmo.voisin"]],
  [/^moderation\.(reviews|todo)$/, moderators],
];

/** Where each demo account lands, written by hand from the home rules and the guard. */
const elsewhere: Readonly<Record<string, string>> = {
  anonymous: "login",
  "pro.independant": "account.subscription.widget-expert",
  "a.verifier": "account-verification",
};

let test: TestApp;
const states = new Map<string, { user: User | null; malconfigured: boolean }>();
beforeAll(async () => {
  test = await openTestApp();
  states.set("anonymous", { user: null, malconfigured: false });
  for (const name of demoProfiles) {
    const ask = async <T>(path: string): Promise<T> =>
      (await test.send({ method: "GET", url: `/api/v2/${test.slug}${path}`, as: `${name}@${test.slug}.example` })).json<T>();
    states.set(name, {
      user: await ask<User>("/user"),
      malconfigured: (await ask<UserVerification>("/user/verification")).problems.length > 0,
    });
  }
}, 60_000);
afterAll(() => test.close());

const routes = webRoutes(shippedPages(product.slug, product.name));
const maintenance: MaintenanceInfo = { global: false, routes: [] };

describe("every web route for every demo account", () => {
  it("has exactly one hand-written row", () => {
    expect(routes.filter(({ name }) => stays.filter(([pattern]) => pattern.test(name)).length !== 1).map(({ name }) => name)).toEqual([]);
  });

  it.each(routes.map((route) => [route.name, route] as const))("%s", (name, route) => {
    const [, who = []] = stays.find(([pattern]) => pattern.test(name)) ?? [];
    for (const [profile, state] of states) {
      const expected =
        who === "everybody" || (who === "signed in" && profile !== "anonymous") || (who as readonly string[]).includes(profile);
      const outcome = guard(route, { ...state, maintenance, product });
      expect([profile, outcome.pass ? "stays" : outcome.to]).toEqual([
        profile,
        expected ? "stays" : (elsewhere[profile] ?? "missing-role"),
      ]);
    }
  });
});

describe("the demo accounts", () => {
  it("pass their verification, but for the one whose verification reports each kind of problem that it can", () => {
    expect([...states].filter(([, { malconfigured }]) => malconfigured).map(([name]) => name)).toEqual(["a.verifier"]);
  });

  it("hold the cards of their establishments", () => {
    const cards = (name: string): string[] => states.get(name)?.user?.cards.map((card) => card.name) ?? [];
    expect(cards("pro").toSorted()).toEqual(["Base nautique du Lac", "Hôtel Bellerive", "La Table d’Augustine"]);
    expect(cards("dmo")).toEqual([]);
  });
});
