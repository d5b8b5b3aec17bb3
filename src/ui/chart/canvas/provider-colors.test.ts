import { describe, expect, it } from "vitest";

import product from "../../../../templates/product.json";
import { contrastRatio } from "../../../domain/design/contrast.ts";
import { chartThemes, seriesColor } from "./chart-theme.ts";

describe.each(Object.values(chartThemes))("the platforms in the $name theme", (theme) => {
  const colors = product.providers.map(({ color }) => seriesColor(theme, color, 0));

  it("each have a colour of their own, in whatever order they come", () => {
    expect(new Set(colors).size).toBe(product.providers.length);
    expect(product.providers.map(({ color }, place) => seriesColor(theme, color, place + 1))).toEqual(colors);
  });
  it("are seen on a surface (3:1)", () => {
    for (const color of colors) expect(contrastRatio(color, theme.semantic.surface), color).toBeGreaterThanOrEqual(3);
  });
});
