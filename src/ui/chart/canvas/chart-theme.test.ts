import { describe, expect, it } from "vitest";

import { contrastRatio, TEXT_CONTRAST } from "../../../domain/design/contrast.ts";
import { chartThemes, seriesColor, wordColor } from "./chart-theme.ts";

describe.each(["light", "dark"] as const)("words in the colour of a series, %s theme", (name) => {
  const theme = chartThemes[name];

  it("can be read, whatever the series", () => {
    for (const color of theme.categories)
      expect(contrastRatio(wordColor(theme, color), theme.semantic.surface)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it("keep the colour where it can be read as it is", () => {
    const legible = theme.categories.filter((color) => contrastRatio(color, theme.semantic.surface) >= TEXT_CONTRAST);
    expect(legible.map((color) => wordColor(theme, color))).toEqual(legible);
    expect(seriesColor(theme, undefined, 0)).toBe(theme.categories[0]);
  });
});
