import { expect, it } from "vitest";

import { drawingOf, withDrawing } from "./drawing.ts";

const layers = {
  low: { folder: "a/low", may: [] },
  middle: { folder: "a/middle", may: ["low"] },
  high: { folder: "a/high", may: ["middle", "low"] },
};

it("draws what imports what, without the arrows that follow from others", () => {
  const arrows = [
    { from: "a/high/x.ts", to: "a/middle/y.ts" },
    { from: "a/high/x.ts", to: "a/low/z.ts" },
    { from: "a/middle/y.ts", to: "a/low/z.ts" },
    { from: "a/low/z.ts", to: "a/low/w.ts" },
  ];
  expect(drawingOf(arrows, layers)).toBe("```mermaid\nflowchart TD\n  high --> middle\n  middle --> low\n```");
});

it("replaces the drawing of a text, and refuses one without a place for it", () => {
  expect(withDrawing("Before\n<!-- layers -->\nold\n<!-- /layers -->\nAfter", "new")).toBe(
    "Before\n<!-- layers -->\nnew\n<!-- /layers -->\nAfter",
  );
  expect(() => withDrawing("nothing", "new")).toThrow("no <!-- layers -->");
});
