import { describe, expect, it } from "vitest";
import { translatorOf } from "../../domain/texts/texts.ts";
import "../words/texts.ts";
import { reviewsText } from "./reviews-text.ts";

describe("the reviews of a page", () => {
  const t = translatorOf("page");

  it("are counted, down to none", () => {
    expect(reviewsText({ total: 4218 }, t)).toBe("4\u202f218 avis");
    expect(reviewsText({ total: 0 }, t)).toBe("0 avis");
  });
  it("are not counted where a public page may not count so few", () =>
    expect(reviewsText({ total: null }, t)).toBe("Échantillon insuffisant"));
  it("come after the answers of a page of satisfaction forms", () => {
    const answers = { n: 4, total: 9, first: "2026-01-02", last: "2026-11-20" };
    expect(reviewsText({ total: 28, answers }, t)).toBe("4 réponses · 28 avis");
  });
  it("are files of moderation on its pages", () => expect(reviewsText({ total: null, cases: 2 }, t)).toBe("2 dossiers"));
});
