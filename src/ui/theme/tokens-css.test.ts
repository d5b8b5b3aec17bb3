import { describe, expect, it } from "vitest";
import { colorTokens } from "../../domain/design/color-tokens.ts";
import { contrastRatio } from "../../domain/design/contrast.ts";
import { palettes, type SemanticColor } from "./palette.ts";
import { tokensCss } from "./tokens-css.ts";

const textPairs: [SemanticColor, SemanticColor][] = [
  ["text", "bg"],
  ["text-2", "bg"],
  ["text-3", "bg"],
  ["text", "surface"],
  ["text-2", "surface"],
  ["text-3", "surface"],
  ["text-3", "surface-2"],
  ["text-2", "surface-3"],
  ["accent-fg", "accent"],
  ["accent-fg", "accent-hover"],
  ["accent-text", "surface"],
  ["accent-text", "accent-soft"],
  ["danger-fg", "danger"],
  ["danger-text", "danger-soft"],
  ["danger-text", "surface"],
  ["warning-text", "warning-soft"],
  ["success-text", "success-soft"],
  ["info-text", "info-soft"],
  ["text", "mark"],
  ["tooltip-text", "tooltip"],
];

describe("design tokens", () => {
  it("writes src/styles/tokens.css from the palette", async () => {
    await expect(tokensCss()).toMatchFileSnapshot("../../styles/tokens.css");
  });

  it("has a declaration for every colour that a brand may lay its own over, and names no other", () => {
    const declared = [...tokensCss().matchAll(/--([a-z0-9-]+): (?:#|color-mix)/g)].map(([, name = ""]) => name);
    expect([...colorTokens].toSorted()).toEqual([...new Set(declared)].toSorted());
  });

  for (const [name, palette] of Object.entries(palettes)) {
    const { semantic, tonalities, tonalityTexts, categories } = palette;
    it.each(textPairs)(`keeps ${name} %s on %s readable (4.5:1)`, (front, back) => {
      expect(contrastRatio(semantic[front], semantic[back])).toBeGreaterThanOrEqual(4.5);
    });
    it.each([...tonalities, ...categories, semantic.focus, semantic["border-strong"]])(
      `keeps the ${name} graphic colour %s visible (3:1)`,
      (color) => expect(contrastRatio(color, semantic.surface)).toBeGreaterThanOrEqual(3),
    );
    it.each(tonalityTexts)(`keeps the ${name} tonality text %s readable (4.5:1)`, (color) => {
      expect(contrastRatio(color, semantic.surface)).toBeGreaterThanOrEqual(4.5);
    });
  }
});
