import { describe, expect, it } from "vitest";

import type { Actor } from "../../kit/actor.ts";
import type { AccountDetails } from "./user-store.ts";
import { verify } from "./verification.ts";

const professional: Actor = {
  login: "p",
  type: "TP",
  group: { id: "g", name: "G", kind: "professional", logo_url: null, destination: "d", barometer: true },
  roles: ["MARQUE_V2_PRO_ACCESS"],
  restricted: false,
  cards: ["c"],
};
const complete: AccountDetails = { phone: "0600000000", billing: { name: "N", street: "S", zip: "00100", city: "C", siret: "" } };
const codes = (actor: Actor, details: AccountDetails): string[] => verify(actor, details, "marque").problems.map(({ code }) => code);

describe("the account verification", () => {
  it("finds nothing in a complete account", () => {
    expect(codes(professional, complete)).toEqual([]);
  });

  it.each<[string, AccountDetails, string[]]>([
    ["no phone", { ...complete, phone: "" }, ["phone-missing"]],
    ["no town in the billing address", { ...complete, billing: { ...complete.billing, city: "" } }, ["billing-address-missing"]],
    ["a SIRET of 13 digits", { ...complete, billing: { ...complete.billing, siret: "1234567890123" } }, ["siret-invalid"]],
    ["a SIRET with a letter", { ...complete, billing: { ...complete.billing, siret: "1234567890123A" } }, ["siret-invalid"]],
    ["a SIRET of 14 digits", { ...complete, billing: { ...complete.billing, siret: "12345678901234" } }, []],
    ["nothing at all", {}, ["phone-missing", "billing-address-missing"]],
  ])("reports %s", (_what, details, expected) => {
    expect(codes(professional, details)).toEqual(expected);
  });

  it("reports a professional without establishment, with what to do", () => {
    expect(verify({ ...professional, cards: [] }, complete, "marque").problems).toEqual([
      { code: "establishment-missing", detail: expect.stringContaining("demandez à votre destination") as string },
    ]);
  });

  it("asks of restricted access nothing that it could not mend, but an establishment", () => {
    const restricted = { ...professional, restricted: true };
    expect(codes(restricted, {})).toEqual([]);
    expect(codes(restricted, { billing: { siret: "123" } })).toEqual([]);
    expect(codes({ ...restricted, cards: [] }, {})).toEqual(["establishment-missing"]);
  });

  it("holds back neither destinations nor accounts of exactly the two moderation roles", () => {
    expect(codes({ ...professional, type: "DMO" }, {})).toEqual([]);
    expect(codes({ ...professional, roles: ["MARQUE_MODERATION_ACCESS", "MARQUE_MEMBER_MODERATION"], cards: [] }, {})).toEqual([]);
    expect(codes({ ...professional, roles: ["MARQUE_MODERATION_ACCESS"] }, {})).not.toEqual([]);
  });
});
