import { expect, it } from "vitest";

import { type Mention, passagesOf } from "./feed-mentions.ts";

const mention = (start: number, end: number): Mention => ({ review: 1, theme: "calme", polarity: 1, strength: 0.5, start, end });
/** The words of a review that its passages cover, each after its field. */
const covered = (words: { title: string | null; text: string | null }, ...mentions: Mention[]): string[] =>
  passagesOf(words, mentions).map(({ field, start, end }) => `${field}: ${words[field]?.slice(start, end)}`);

it("finds a mention's words in the field that holds them: title, line feed, text", () => {
  const words = { title: "Très calme", text: "Rue calme, lit dur." };
  expect(covered(words, mention(5, 10), mention(15, 20))).toEqual(["title: calme", "text: calme"]);
  expect(covered({ title: null, text: "Rue calme." }, mention(4, 9))).toEqual(["text: calme"]);
});

it("cuts what reaches beyond its field, and leaves out what has no place", () => {
  const words = { title: "Calme", text: "Lit dur." };
  expect(covered(words, mention(0, 9), mention(10, 90), mention(0, 0), mention(60, 70))).toEqual(["title: Calme", "text: dur."]);
});
