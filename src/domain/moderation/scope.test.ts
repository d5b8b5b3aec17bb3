import { describe, expect, it } from "vitest";

import { type ModeratorScope, presentScope } from "./scope.ts";

const moderator = (login: string, own: Partial<ModeratorScope> = {}): ModeratorScope => ({
  login,
  children: [],
  categories: [],
  onLeave: false,
  ...own,
});

describe("what a moderator looks after now", () => {
  it("is everything where nothing is said, and for an account that is none", () => {
    expect(presentScope("anna", [moderator("anna")])).toBeNull();
    expect(presentScope("nobody", [moderator("anna", { children: ["nord"] })])).toBeNull();
  });

  it("is the own part while colleagues are present", () => {
    const all = [moderator("anna", { children: ["nord"], categories: ["hotel"] }), moderator("ben", { children: ["sud"] })];
    expect(presentScope("anna", all)).toEqual({ children: ["nord"], categories: ["hotel"], standsIn: [] });
  });

  it("takes in the part of a colleague on leave, unless somebody present has it", () => {
    const away = moderator("ben", { children: ["sud"], onLeave: true });
    const anna = moderator("anna", { children: ["nord"] });
    expect(presentScope("anna", [anna, away])).toEqual({ children: ["nord", "sud"], categories: [], standsIn: ["ben"] });
    expect(presentScope("anna", [anna, away, moderator("chloe", { children: ["sud", "est"] })])?.children).toEqual(["nord"]);
    // A moderator of everything covers the colleague's part already.
    expect(presentScope("anna", [anna, away, moderator("dora")])?.standsIn).toEqual([]);
  });

  it("is everything where a part and a category cannot be joined", () => {
    const all = [moderator("anna", { categories: ["hotel"] }), moderator("ben", { children: ["sud"], onLeave: true })];
    expect(presentScope("anna", all)).toBeNull();
  });

  it("is everything where who looks after everything is away, and nobody present does", () => {
    const all = [moderator("anna", { children: ["nord"] }), moderator("ben", { onLeave: true })];
    expect(presentScope("anna", all)).toBeNull();
    expect(presentScope("anna", [...all, moderator("dora")])?.children).toEqual(["nord"]);
  });
});
