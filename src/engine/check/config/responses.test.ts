import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import type { PointWords, Product, ResponseDocument, SituationWords } from "../../../generated/types.ts";
import { checkResponses } from "./responses.ts";

const read = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, "../../../../templates", file), "utf8"));
const product = read("product.json") as Product;
const french = read("responses/fr.json") as ResponseDocument;

const problemsOf = (own: { points?: Record<string, PointWords>; situations?: Record<string, SituationWords> }) =>
  checkResponses(
    { ...french, points: { ...french.points, ...own.points }, situations: { ...french.situations, ...own.situations } },
    product,
  ).map(({ pointer, message }) => `${pointer}: ${message}`);

it("finds no fault in what is shipped, and each fault of points and situations where it is made", () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ points: { towel: { themes: ["proprette"], words: ["x"], blamed: "le linge" } } })).toEqual([
    expect.stringMatching(/^\/points\/towel\/themes\/0: .*proprette/),
  ]);
  expect(problemsOf({ points: { towel: { themes: ["proprete"], words: ["x"], praised: "le linge", is_opinion: true } } })).toEqual([
    expect.stringMatching(/^\/points\/towel: .*blamed/),
  ]);
  expect(problemsOf({ situations: { flood: { words: ["x"], covers: ["roof"], bad: ["{themes} ?"] } } })).toEqual([
    expect.stringMatching(/^\/situations\/flood\/bad\/0: .*themes/),
    expect.stringMatching(/^\/situations\/flood\/covers\/0: .*roof/),
  ]);
});
