import { describe, expect, it } from "vitest";

import { shippedPages } from "../../../tests/support/shipped-pages.ts";
import { type GuardOutcome, type GuardState, type GuardUser, guard, homeRedirect, matches } from "./guard.ts";
import { type WebRoute, webRoutes } from "./routes.ts";

const product = { slug: "marque", independents_group: "independants" };
const routes = webRoutes(shippedPages(product.slug));
const route = (name: string): WebRoute => {
  const found = routes.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no route ${name}`);
  return found;
};
const user = (type: "DMO" | "TP", roles: string[], more: Partial<GuardUser> = {}): GuardUser => ({
  type,
  roles: roles.map((role) => `MARQUE_${role}`),
  restricted_access: false,
  group: { id: "groupe" },
  ...more,
});
const state = (more: Partial<GuardState> = {}): GuardState => ({ user: null, maintenance: null, malconfigured: false, product, ...more });
const to = (outcome: GuardOutcome): string => (outcome.pass ? "pass" : outcome.to);

const observer = user("DMO", ["ORGANIZATION_OBSERVATORY"]);
const professional = user("TP", ["V2_PRO_ACCESS", "V2_PRO_DASHBOARD"]);
const independent = user("TP", ["V2_PRO_ACCESS", "V2_PRO_DASHBOARD"], { group: { id: "independants" } });

describe("the navigation guard, in the order of specification §4", () => {
  it("1. sends everything to maintenance while it is global, public routes too", () => {
    const maintenance = { global: true, routes: [] };
    for (const name of ["login", "observation.dashboard.list", "documentation.api"])
      expect(to(guard(route(name), state({ maintenance, user: observer })))).toBe("maintenance");
    expect(to(guard(route("maintenance"), state({ maintenance })))).toBe("pass");
  });

  it("2. sends a route whose name matches a pattern to maintenance, before anything else", () => {
    const maintenance = { global: false, routes: ["moderation.*", "pro"] };
    const closed = state({ maintenance, user: professional, malconfigured: true });
    expect(to(guard(route("moderation.reviews"), closed))).toBe("maintenance");
    expect(to(guard(route("pro.dashboard"), closed))).toBe("maintenance");
    expect(to(guard(route("preferences"), closed))).toBe("account-verification");
  });

  it("3. sends a malconfigured professional to the account verification, but not one of exactly the two moderation roles", () => {
    expect(to(guard(route("pro.dashboard"), state({ user: professional, malconfigured: true })))).toBe("account-verification");
    const moderator = user("TP", ["MODERATION_ACCESS", "MEMBER_MODERATION"]);
    expect(to(guard(route("moderation.reviews"), state({ user: moderator, malconfigured: true })))).toBe("pass");
    const more = user("TP", ["MODERATION_ACCESS", "MEMBER_MODERATION", "V2_PRO_ACCESS"]);
    expect(to(guard(route("moderation.reviews"), state({ user: more, malconfigured: true })))).toBe("account-verification");
  });

  it("5. shows a page that is not open to the group as one that does not exist", () => {
    const reads = (barometer_enabled: boolean): string =>
      to(guard(route("observation.barometer"), state({ user: { ...observer, observation: { barometer_enabled } } })));
    expect([reads(true), reads(false)]).toEqual(["pass", "not-found"]);
    expect(to(guard(route("observation.barometer"), state({ user: professional })))).toBe("missing-role");
  });

  it("3. concerns professionals alone", () => {
    expect(to(guard(route("destination.home"), state({ user: observer, malconfigured: true })))).toBe("pass");
  });

  it("4. sends an independent without the widget-expert role to the subscription", () => {
    expect(to(guard(route("pro.dashboard"), state({ user: independent })))).toBe("account.subscription.widget-expert");
    const expert = user("TP", ["V2_PRO_DASHBOARD", "V2_PRO_WIDGET_EXPERT"], { group: { id: "independants" } });
    expect(to(guard(route("pro.dashboard"), state({ user: expert })))).toBe("pass");
    for (const name of ["account.subscription.widget-expert", "disconnect", "documentation.api"])
      expect(to(guard(route(name), state({ user: independent })))).toBe("pass");
  });

  it("4. leads that independent to the part of the subscription’s page that has the support, or the invoices", () => {
    const led = (name: string) => guard(route(name), state({ user: independent }));
    expect(led("account.support")).toEqual({ pass: false, to: "account.subscription.widget-expert", query: { voir: "support" } });
    expect(led("account.invoices")).toMatchObject({ query: { voir: "factures" } });
    expect(led("account.options")).not.toHaveProperty("query");
  });

  it("5. sends a user of the wrong type or without a role to missing-role, with the roles that were wanted", () => {
    expect(guard(route("pro.dashboard"), state({ user: observer }))).toEqual({
      pass: false,
      to: "missing-role",
      query: { roles: "MARQUE_V2_PRO_DASHBOARD", restrictedAccess: "false" },
    });
    expect(guard(route("destination.home"), state({ user: user("DMO", []) }))).toMatchObject({
      query: { roles: "MARQUE_ORGANIZATION_OBSERVATORY,MARQUE_MEMBER_OBSERVATORY" },
    });
  });

  it("5. sends a restricted user away from what needs full access, and says so", () => {
    const restricted = user("TP", ["V2_PRO_ACCESS"], { restricted_access: true });
    expect(guard(route("account"), state({ user: restricted }))).toMatchObject({ to: "missing-role", query: { restrictedAccess: "true" } });
    expect(to(guard(route("preferences"), state({ user: restricted })))).toBe("pass");
  });

  it("6. lets visitors onto public routes, and keeps the address of the others for after the login", () => {
    for (const name of [
      "public.observation.dashboard",
      "login",
      "disconnect",
      "loginerror",
      "unavailable",
      "maintenance",
      "redirect",
      "not-found",
      "documentation.widget",
      "public.moderation.review",
      "public.review.new",
      "public.review",
      "public.report",
    ]) {
      expect([name, to(guard(route(name), state()))]).toEqual([name, "pass"]);
    }
    expect(guard(route("observation.dashboard.list"), state())).toEqual({ pass: false, to: "login", store: true });
  });

  it("never loops: from any route, in any state, a visitor comes to rest within four steps", () => {
    const users = [
      null,
      observer,
      professional,
      independent,
      user("TP", []),
      user("TP", [], { group: { id: "independants" } }),
      user("TP", ["V2_PRO_ACCESS"], { restricted_access: true, group: { id: "independants" } }),
    ];
    const maintenances = [
      null,
      { global: true, routes: [] },
      { global: false, routes: ["*"] },
      { global: false, routes: ["account-verification", "missing-role"] },
    ];
    const states = users.flatMap((someone) =>
      maintenances.flatMap((maintenance) => [true, false].map((malconfigured) => state({ user: someone, malconfigured, maintenance }))),
    );
    const lost = states.flatMap((one) => routes.filter((start) => !comesToRest(start, one)).map(({ name }) => name));
    expect(lost).toEqual([]);
  });
});

/** Whether the guard lets the visitor stay somewhere after at most four redirects. */
function comesToRest(start: WebRoute, one: GuardState): boolean {
  let at = start;
  for (let steps = 0; steps <= 4; steps += 1) {
    const outcome = guard(at, one);
    if (outcome.pass) return true;
    at = route(outcome.to);
  }
  return false;
}

describe("maintenance patterns", () => {
  it.each([
    ["moderation.reviews", "moderation.reviews", true],
    ["moderation", "moderation.reviews", true],
    ["moder", "moderation.reviews", false],
    ["MODERATION.*", "moderation.reviews", true],
    ["*.dashboard*", "observation.dashboard.list", true],
    ["*.edit", "observation.dashboard.edit", true],
    ["*.edit", "observation.dashboard", false],
    ["a*a", "a", false],
    ["*", "login", true],
  ])("%s and %s: %s", (pattern, name, expected) => {
    expect(matches(pattern, name)).toBe(expected);
  });
});

describe("home redirect", () => {
  it.each([
    ["nobody", null, "login"],
    ["a DMO that observes", observer, "destination.home"],
    ["a DMO with the API alone", user("DMO", ["DIFFUSION_API", "ORGANIZATION_MODERATION"]), "api"],
    ["a DMO that moderates", user("DMO", ["ORGANIZATION_MODERATION"]), "moderation.reviews"],
    ["a DMO without a role", user("DMO", ["V2_PRO_DASHBOARD"]), "loginerror"],
    ["a professional with the dashboard", professional, "pro.dashboard"],
    ["a professional that moderates", user("TP", ["MEMBER_MODERATION"]), "moderation.reviews"],
    ["a professional with moderation access", user("TP", ["MODERATION_ACCESS"]), "moderation.reviews"],
    ["a professional without a role", user("TP", ["ORGANIZATION_OBSERVATORY"]), "loginerror"],
  ])("of %s", (_who, someone, expected) => {
    expect(homeRedirect(someone, false, "marque")).toBe(expected);
  });

  it("follows a stored redirect first, but never without a login", () => {
    expect(homeRedirect(observer, true, "marque")).toBe("redirect");
    expect(homeRedirect(null, true, "marque")).toBe("login");
  });
});
