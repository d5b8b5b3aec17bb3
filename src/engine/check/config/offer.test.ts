import { describe, expect, it } from "vitest";

import expert from "../../../../templates/offers/expert.json" with { type: "json" };
import type { Offer } from "../../../generated/types.ts";
import { checkOffer } from "./offer.ts";

const { $schema: _, ...shipped } = expert;
const offer = { ...shipped, replaces: [] } as Offer;
const option = (id: string, ...roles: Offer["roles"]): Partial<Offer> => ({ offer: id, kind: "option", roles });
const all: Partial<Offer>[] = [
  { offer: "essentiel", kind: "offer" },
  offer,
  option("reponses", "V2_PRO_REVIEW_RESPONSES"),
  option("widgets", "DIFFUSION_WIDGET"),
];
const found = (changes: Partial<Offer>): [string, string | null][] =>
  checkOffer({ ...offer, ...changes }, all).map(({ pointer, nearest }) => [pointer, nearest]);

describe("an offer", () => {
  it("that is shipped has no problem", () => expect(found({})).toEqual([]));

  it("sells no right of a destination nor of moderation", () => {
    expect(found({ roles: [...offer.roles, "ORGANIZATION_OBSERVATORY"] })).toEqual([["/roles/5", null]]);
    expect(found({ roles: ["V2_PRO_WIDGET_EXPERT", "MODERATION_ACCESS"] }).map(([at]) => at)).toEqual(["/roles/1"]);
    expect(found({ roles: ["V2_PRO_WIDGET_EXPERT", "V2_PRO_ANALYSE"] })).toEqual([["/roles/1", "V2_PRO_ANALYSIS"]]);
  });

  it("for independents gives the role without which they cannot come in", () => {
    expect(found({ roles: ["DIFFUSION_WIDGET"] })).toEqual([["/roles", null]]);
    expect(found({ roles: ["DIFFUSION_WIDGET"], for: { members: "own" } })).toEqual([]);
  });

  it("is compared with one that exists, and is not itself", () => {
    expect(found({ compared_with: "essentielle" })).toEqual([["/compared_with", "essentiel"]]);
    expect(found({ compared_with: "expert" }).map(([at]) => at)).toEqual(["/compared_with"]);
  });

  it("contains options alone, and gives all that they give", () => {
    expect(found({ replaces: ["reponses", "widgets"] })).toEqual([]);
    expect(found({ replaces: ["widget"] })).toEqual([["/replaces/0", "widgets"]]);
    expect(found({ replaces: ["essentiel"] }).map(([at]) => at)).toEqual(["/replaces/0"]);
    expect(found({ roles: ["V2_PRO_WIDGET_EXPERT", "DIFFUSION_WIDGET"], replaces: ["reponses"] })).toEqual([["/replaces/0", null]]);
    expect(found({ kind: "option", replaces: ["widgets"] })).toEqual([["/replaces", null]]);
  });

  it("offers free months only to who pays", () => {
    expect(found({ for: { members: "licence" }, free_months: 1 }).map(([at]) => at)).toEqual(["/free_months"]);
  });
});
