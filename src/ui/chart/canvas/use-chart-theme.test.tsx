import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chartThemes, seriesColor, tonalityColor } from "./chart-theme.ts";
import { useChartTheme } from "./use-chart-theme.ts";

afterEach(() => delete document.documentElement.dataset.theme);

it("follows the theme of the page", async () => {
  const { result } = renderHook(() => useChartTheme());
  expect(result.current.name).toBe("light");
  await act(async () => {
    document.documentElement.dataset.theme = "dark";
    await Promise.resolve();
  });
  expect(result.current.name).toBe("dark");
  expect(result.current.semantic.surface).toBe(chartThemes.dark.semantic.surface);
});

it("takes a configured colour where it can be seen, else the palette's", () => {
  expect(seriesColor(chartThemes.light, "#aa0000", 0)).toBe("#aa0000");
  expect(seriesColor(chartThemes.light, "#ffff99", 2)).toBe(chartThemes.light.categories[2]);
  expect(seriesColor(chartThemes.dark, "#650038", 0)).toBe(chartThemes.dark.categories[3]);
});

it("gives a tonality the colour of the theme", () => {
  expect(tonalityColor(chartThemes.dark, 4, "#004a5c")).toBe(chartThemes.dark.tonalities[4]);
  expect(tonalityColor(chartThemes.light, 0, "#005500")).toBe("#005500");
});
