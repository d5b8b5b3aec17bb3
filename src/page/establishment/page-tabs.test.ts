import { expect, it } from "vitest";

import { pageTabs } from "./page-tabs.ts";

const page = (name: string, more: object = {}) => ({
  name,
  title: name.toUpperCase(),
  public: false,
  of: "establishment" as const,
  ...more,
});

it("puts screens among the documents by their place, those of other readers and of the destination left out", () => {
  const pages = [
    page("evolution", { order: 30, tab: "Évolution" }),
    page("dashboard", { order: 10, for: "TP", title: "Le mien" }),
    page("dashboard", { order: 10, for: "DMO" }),
    page("familles"),
    { name: "home", title: "Ma réputation", public: true },
  ];
  expect(pageTabs(pages, "DMO", ["reviews", "preferences", "grouping"]).map(({ name, label }) => label ?? name)).toEqual([
    "DASHBOARD",
    "reviews",
    "Évolution",
    "FAMILLES",
    "preferences",
    "grouping",
  ]);
  expect(pageTabs(pages, "TP", ["reviews"]).map(({ name, label }) => label ?? name)).toEqual([
    "Le mien",
    "reviews",
    "Évolution",
    "FAMILLES",
  ]);
});
