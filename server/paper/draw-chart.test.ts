import { expect, it } from "vitest";

import { readyForPaper } from "./draw-chart.ts";

const size = { width: 100, height: 50 };

it("has the opacity of a colour in eight digits apart: what fades on screen is no black block on paper", () => {
  const drawn = readyForPaper(
    '<svg width="100" height="50" viewBox="0 0 100 50"><stop offset="0" stop-color="#3b4fd826"/><stop offset="1" stop-color="#3b4fd800"/><path fill="#3b4fd880" stroke="#3b4fd8"/></svg>',
    size,
  );
  expect(drawn).toContain('<stop offset="0" stop-color="#3b4fd8" stop-opacity="0.149"/>');
  expect(drawn).toContain('<stop offset="1" stop-color="#3b4fd8" stop-opacity="0"/>');
  expect(drawn).toContain('<path fill="#3b4fd8" fill-opacity="0.502" stroke="#3b4fd8"/>');
});
