import { describe, expect, it } from "vitest";
import type { AlsoFigure } from "../../../src/generated/types.ts";
import { blocksOf } from "./text.ts";

const rating: AlsoFigure = { measure: "rating", label: "Note moyenne", unit: "rating", value: 86.2, n: 120 };
const blocks = (source: string) => blocksOf(source, new Map([["rating", rating]]));

describe("a text with figures", () => {
  it("puts the figure where its name stands, within its emphasis", () => {
    expect(blocks("La note est de **{{ rating }}** sur 10.")).toEqual([
      { type: "paragraph", items: [[{ text: "La note est de " }, { text: "8,6", figure: rating, strong: true }, { text: " sur 10." }]] },
    ]);
  });
  it("keeps the braces of a figure that it does not know", () => {
    expect(blocks("{{inconnu}}")).toEqual([{ type: "paragraph", items: [[{ text: "{{inconnu}}" }]] }]);
  });
  it("chooses the form of words that goes with its number", () => {
    const reviews = (value: number | null): AlsoFigure => ({ measure: "reviews", label: "Avis", unit: "count", value, n: value ?? 0 });
    const read = (value: number | null, source: string): string =>
      blocksOf(source, new Map([["reviews", reviews(value)]]))[0]
        ?.items[0]?.map((span) => span.text)
        .join("") ?? "";
    const said = (value: number | null): string => read(value, "{{reviews | # avis noté | # avis notés}} ici");
    expect([0, 1, 2, 18_432, null].map(said)).toEqual([
      "0 avis noté ici",
      "1 avis noté ici",
      "2 avis notés ici",
      "18\u202f432 avis notés ici",
      "- avis notés ici",
    ]);
    expect(read(1, "{{reviews | Un seul avis | # avis}}")).toBe("Un seul avis");
    expect(blocksOf("{{reviews | # avis | # avis}}", new Map([["reviews", reviews(3)]]))[0]?.items[0]).toEqual([
      { text: "3", figure: reviews(3) },
      { text: " avis" },
    ]);
    expect(read(1, "{{inconnu | # a | # b}}")).toBe("{{inconnu | # a | # b}}");
  });
  it("reads headings, lists of one level and quotes", () => {
    expect(blocks("# Titre\n\n- un\n- *deux*\n  - trois\n\n1. premier\n\n> cité")).toEqual([
      { type: "heading", items: [[{ text: "Titre" }]] },
      { type: "bullets", items: [[{ text: "un" }], [{ text: "deux", emphasis: true }], [{ text: "trois" }]] },
      { type: "numbers", items: [[{ text: "premier" }]] },
      { type: "quote", items: [[{ text: "cité" }]] },
    ]);
  });
  it("keeps links within the product and to https, and only the text of others", () => {
    const href = (source: string) => blocks(source)[0]?.items[0]?.map(({ href: found }) => found);
    expect(["/dashboard", "https://exemple.fr", "#avis"].map((to) => href(`[x](${to})`))).toEqual([
      ["/dashboard"],
      ["https://exemple.fr"],
      ["#avis"],
    ]);
    for (const bad of [
      "//mal.example",
      "/\\mal.example",
      "http://exemple.fr",
      "javascript:alert(1)",
      "data:text/html,x",
      "mailto:a@b.c",
      "%6aavascript:alert(1)",
      "dashboard",
      "/%5Cmal.example\u0009",
    ]) {
      const [span] = blocks(`[x](${bad})`)[0]?.items[0] ?? [];
      expect({ bad, kept: span?.href === undefined || /^\/(?![/\\])/.test(span.href) }).toEqual({ bad, kept: true });
    }
  });
  it("never lets a tag or an image through", () => {
    const found = JSON.stringify(blocks("<script>alert(1)</script> <b>gras</b> ![image](/secret.png)\n\n<div>bloc</div>"));
    expect(found).toContain("<script>");
    expect(blocks("<img src=x onerror=alert(1)>")).toEqual([{ type: "paragraph", items: [[{ text: "<img src=x onerror=alert(1)>" }]] }]);
  });
});
