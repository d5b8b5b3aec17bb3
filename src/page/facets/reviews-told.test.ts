import { describe, expect, it } from "vitest";
import { i18n } from "../../lib/i18n.ts";
import { reviewsTold } from "./reviews-told.ts";

describe("the reviews of a page", () => {
  const t = i18n.getFixedT("fr", "page");

  it("are counted, down to none", () => {
    expect(reviewsTold(4218, t)).toBe("4\u202f218 avis");
    expect(reviewsTold(0, t)).toBe("0 avis");
  });
  it("are not told where a public page may not count so few", () => expect(reviewsTold(null, t)).toBe("Échantillon insuffisant"));
});
