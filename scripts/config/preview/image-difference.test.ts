import { expect, it } from "vitest";

import { imageDifference, type Pixels } from "./image-difference.ts";

const image = (width: number, height: number, color: (x: number, y: number) => number): Pixels => ({
  width,
  height,
  data: Uint8ClampedArray.from(
    Array.from({ length: width * height }, (_, index) => {
      const grey = color(index % width, Math.floor(index / width));
      return [grey, grey, grey, 255];
    }).flat(),
  ),
});

it("is the share of pixels that an eye tells apart", () => {
  const white = image(10, 10, () => 255);
  expect(imageDifference(white, white)).toBe(0);
  expect(
    imageDifference(
      white,
      image(10, 10, (x) => (x === 0 ? 0 : 255)),
    ),
  ).toBe(0.1);
  // The same letter, smoothed by another machine.
  expect(
    imageDifference(
      white,
      image(10, 10, () => 250),
    ),
  ).toBe(0);
});

it("counts what only one of two images has", () => {
  const white = (height: number): Pixels => image(10, height, () => 255);
  expect(imageDifference(white(10), white(20))).toBe(0.5);
  expect(imageDifference(white(20), white(10))).toBe(0.5);
});
