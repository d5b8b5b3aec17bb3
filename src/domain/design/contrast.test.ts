import { describe, expect, it } from "vitest";
import { contrastRatio, legibleColor } from "./contrast.ts";

describe("contrastRatio", () => {
  it("spans 1 to 21 whatever the order", () => {
    expect(contrastRatio("#000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#ffffff", "#000000")).toBeCloseTo(21, 5);
    expect(contrastRatio("#3b51d7", "#3b51d7")).toBe(1);
  });

  it("agrees with the ratio published for #767676 on white", () => {
    expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });

  it("is not a number for a malformed colour", () => {
    expect(contrastRatio("rouge", "#fff")).toBeNaN();
  });
});

describe("legibleColor", () => {
  it("keeps a configured colour that reaches 3:1 on the surface", () => {
    expect(legibleColor("#931c06", "#ffffff", "#000000")).toBe("#931c06");
  });

  it("falls back on a faint, absent or malformed colour", () => {
    expect(legibleColor("#ffee00", "#ffffff", "#123456")).toBe("#123456");
    expect(legibleColor(undefined, "#ffffff", "#123456")).toBe("#123456");
    expect(legibleColor("url(x)", "#ffffff", "#123456")).toBe("#123456");
  });
});
