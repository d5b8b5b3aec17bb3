import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import { json, open, panel, press, server, verbatim, serveReviews } from "../reviews-robot.tsx";

serveReviews();

const figure = { counts: "passages" as const, label: "Thématiques, Chambre", filters: { theme: ["chambre"] } };
const expression = { expression: "lit dur", label: "lit dur", theme: "chambre", theme_label: "Chambre", polarity: 0, n: 12 };

/** What the last call of a search asked for, but for its page. */
function lastAsked(path: string): unknown {
  const call = server.calls.findLast((one) => one.startsWith(`POST ${path} `) && !one.includes('"size":1}'));
  const { page: _, size: __, ...asked } = JSON.parse(call?.slice(`POST ${path} `.length) ?? "{}") as Record<string, unknown>;
  return asked;
}

describe("the passages of an expression", () => {
  it("are asked for as its count was, by the words alone", async () => {
    server.instead.set("POST /observation/expressions/search", () => json({ items: [expression], total: 1 }));
    await open({ figure: { ...figure, expressed: true } });
    await press(panel().getByRole("button", { name: "lit dur 12" }));
    const counted = lastAsked("/observation/expressions/search");
    expect(counted).toMatchObject({ filters: figure.filters, expressed: true });
    expect(lastAsked("/observation/verbatims/search")).toEqual({ ...(counted as object), expression: "lit dur" });
  });

  it("that a figure names are asked for without a choice among others", async () => {
    await open({ figure: { counts: "passages", label: "Nuage, lit dur", filters: { expression: ["lit dur"] }, expressions: true } });
    expect(lastAsked("/observation/verbatims/search")).toMatchObject({ filters: { expression: ["lit dur"] }, expressions: true });
    expect(server.calls.some((call) => call.includes("/expressions/search"))).toBe(false);
  });

  it("are all shown where the words occur twice in one mention", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const items = [verbatim, { ...verbatim, before: "Chambre propre mais lit dur, oui, " }];
    server.instead.set("POST /observation/verbatims/search", () => json({ items, total: 2, reviews: 1, page: 0, size: 20 }));
    await open({ figure });
    expect(panel().getAllByRole("article")).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

describe("the passages behind a figure of reviews", () => {
  it.each([
    ["of rated reviews", { rated: true }, "40 passages dans 7 avis notés"],
    ["of promoters and detractors", { nps: [1, -1] as (1 | -1)[] }, "40 passages dans 7 avis de promoteurs et de détracteurs"],
    ["of promoters", { nps: [1] as (1 | -1)[] }, "40 passages dans 7 avis de promoteurs"],
    ["of detractors", { nps: [-1] as (1 | -1)[] }, "40 passages dans 7 avis de détracteurs"],
  ])("%s are those of the reviews that it counts, and say so", async (_, narrowed, note) => {
    await open({ figure: { ...figure, ...narrowed } });
    expect(lastAsked("/observation/verbatims/search")).toMatchObject(narrowed);
    expect(lastAsked("/observation/expressions/search")).toMatchObject(narrowed);
    expect(panel().getByText(note)).toBeTruthy();
  });
});

describe("the mentions to correct", () => {
  it("are named with a space that does not break before the colon", async () => {
    await open({ review: "r1" });
    await press(panel().getByRole("button", { name: "Corriger" }));
    const names = screen.getAllByRole("listitem").map((row) => row.getAttribute("aria-label"));
    expect(names).toContain("lit dur\u00a0: Chambre & literie, négatif");
  });
});
