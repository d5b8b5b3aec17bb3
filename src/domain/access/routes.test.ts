import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { shippedPages } from "../../../tests/support/shipped-pages.ts";
import { destinationPage, establishmentPagesFor, webRoutes } from "./routes.ts";

const routes = webRoutes(shippedPages("marque", "Marque"));

describe("the table of web routes", () => {
  it("names each route and each path once", () => {
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it("gives every route a title", () => {
    const titles = JSON.parse(readFileSync(new URL("../../app/routes.fr.json", import.meta.url), "utf8")) as Record<string, string>;
    expect(routes.filter(({ title }) => !titles[title])).toEqual([]);
  });

  it("redirects to routes that exist", () => {
    const names = new Set(routes.map(({ name }) => name));
    expect(routes.filter(({ redirectTo }) => redirectTo && !names.has(redirectTo.name))).toEqual([]);
  });

  it("takes the product's slug into addresses and names", () => {
    expect(routes.find(({ path }) => path === "/destination/marque-rating")?.name).toBe("destination.marque-rating");
    expect(routes.some(({ path }) => path === "/public/destination/:token/marque-rating")).toBe(true);
  });

  /** Specification §2: the words of the five pages. */
  it("takes the titles of the destination's pages from their documents", () => {
    const titles = routes.filter(({ area }) => area === "destination").map(({ path, label }) => [path, label]);
    expect(Object.fromEntries(titles)).toEqual({
      "/destination/marque-rating": "Note Marque",
      "/destination/concepts": "Thématiques",
      "/destination/net-promoter-score": "Net Promoter Score",
      "/destination/home": "Ma réputation",
      "/destination/professionals": "Animer mes professionnels",
    });
  });

  it("opens a page of the destination publicly only where its document says so, and to the roles that it names", () => {
    const page = { page: "familles", title: "Familles de {product}", dashboard: routes as never };
    const own = (more: object) =>
      webRoutes([destinationPage({ ...page, ...more }, { slug: "marque", name: "Marque" })]).filter(({ name }) =>
        name.includes("familles"),
      );
    expect(own({}).map(({ name, path, label }) => [name, path, label])).toEqual([
      ["destination.familles", "/destination/familles", "Familles de Marque"],
    ]);
    expect(own({ public: true })[1]).toMatchObject({ name: "public.destination.familles", access: { public: true } });
    expect(own({})[0]?.access.anyOf).toEqual(["ORGANIZATION_OBSERVATORY", "MEMBER_OBSERVATORY"]);
    expect(own({ roles: ["ORGANIZATION_OBSERVATORY"] })[0]?.access).toEqual({ type: "DMO", anyOf: ["ORGANIZATION_OBSERVATORY"] });
  });

  it("takes the pages of an establishment from their documents, each under its address and with its roles", () => {
    const page = {
      page: "familles",
      of: "establishment",
      title: "Avis des familles",
      tab: "Familles",
      dashboard: routes as never,
    } as const;
    const own = (more: object) =>
      webRoutes([destinationPage({ ...page, ...more }, { slug: "marque", name: "Marque" })]).filter(({ name }) => /familles/.test(name));
    expect(own({}).map(({ name, path, label, access }) => [name, path, label, access.type])).toEqual([
      ["observation.establishment.familles", "/establishments/:id/familles", "Familles", "DMO"],
      ["pro.analyze.familles", "/pro/analyze/familles", "Familles", "TP"],
    ]);
    expect(own({ roles: ["ORGANIZATION_OBSERVATORY"] }).map(({ access }) => access.anyOf)).toEqual([["ORGANIZATION_OBSERVATORY"], []]);
    expect(own({ for: "TP" }).map(({ name }) => name)).toEqual(["pro.analyze.familles"]);
  });

  it("gives a page for one kind of readers the place of the one for both", () => {
    const page = (own: object) =>
      destinationPage(
        { page: "a", of: "establishment", title: "A", dashboard: routes as never, ...own },
        { slug: "marque", name: "Marque" },
      );
    const pages = [page({ page: "b", address: "a", for: "TP", title: "B" }), page({})];
    expect(establishmentPagesFor("TP", pages).get("a")?.title).toBe("B");
    expect(establishmentPagesFor("DMO", pages).get("a")?.title).toBe("A");
  });

  /** Specification §2, path by path; written from its text. */
  it.each([
    "/",
    "/dashboard",
    "/dashboard/views/:id",
    "/dashboard/edit/:id",
    "/dashboard/templates",
    "/public/dashboard/:token",
    "/establishments/lists",
    "/establishments/list/:category",
    "/establishments/:id",
    "/establishments/:id/dashboard",
    "/establishments/:id/reviews",
    "/establishments/:id/evolution",
    "/establishments/:id/satisfaction",
    "/establishments/:id/preferences",
    "/establishments/:id/opinions",
    "/establishments/:id/grouping",
    "/reviews",
    "/barometer",
    "/selections",
    "/monitoring/:category?",
    "/collect/:category?",
    "/pros/:category?",
    "/pros/:id/mail-history",
    "/licenses",
    "/destination/concepts",
    "/destination/net-promoter-score",
    "/destination/home",
    "/destination/professionals",
    "/pro/dashboard",
    "/preferences",
    "/trial/responses",
    "/pro/analyze",
    "/pro/analyze/reviews",
    "/pro/analyze/evolution",
    "/pro/analyze/satisfaction",
    "/pro/analyze/opinions",
    "/account",
    "/account/options",
    "/account/support",
    "/account/invoices",
    "/account/offers",
    "/account/subscription/widget-expert/:checkout_status?",
    "/widgets",
    "/widgets/types",
    "/widgets/:id",
    "/api",
    "/documentation",
    "/documentation/introduction",
    "/documentation/widget",
    "/documentation/api",
    "/documentation/apidae",
    "/moderation/reviews/:state?",
    "/public/moderation/review/:token",
    "/public/moderation/:destination",
    "/public/review/new/:establishment",
    "/public/review/report/:review",
    "/public/review/:token",
    "/public/report/:token",
    "/moderation/todo",
    "/login",
    "/disconnect",
    "/loginerror",
    "/account-verification",
    "/maintenance",
    "/missing-role",
    "/unavailable",
    "/redirect",
    "*",
  ])("has %s", (path) => {
    expect(routes.some((route) => route.path === path)).toBe(true);
  });

  it("closes /account and all below it to restricted users", () => {
    const account = routes.filter(({ path }) => path.startsWith("/account/") || path === "/account");
    expect(account.length).toBeGreaterThanOrEqual(6);
    expect(account.every(({ access }) => access.fullAccess)).toBe(true);
  });
});
