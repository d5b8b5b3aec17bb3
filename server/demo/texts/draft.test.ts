import { describe, expect, it } from "vitest";
import { random } from "../random.ts";
import type { ReviewPlan } from "../plan.ts";
import { composeReview } from "./compose.ts";
import { Draft, type Point } from "./draft.ts";
import { language } from "./languages.ts";
import { newUsage, Writer } from "./writer.ts";

function writer(i: number): Writer {
  const scene = {
    lang: "fr",
    category: "hotel",
    voice: "we",
    feminine: false,
    facts: new Set(["together", "hotel", "good"]),
    slot: () => "Aurelle",
  } as const;
  return new Writer(scene, random("draft", i), { bank: language("fr").bank, usage: newUsage() });
}

const praise = (theme: Point["theme"]): Point => ({ theme, polarity: "+" });
const plan = (...points: Point[]): ReviewPlan => ({ tier: 5, shape: "normal", points });

describe("a text in the making", () => {
  it("has more to say only of what lies near: a clean room, not the Wi-Fi", () => {
    const draft = new Draft(writer(0), plan(praise("chambre"), praise("numerique"), praise("proprete"), praise("accueil")));
    draft.points.push(praise("chambre"));
    expect(draft.near.map(({ theme }) => theme)).toEqual(["proprete"]);
    draft.points.push(praise("numerique"));
    expect(draft.near).toEqual([]);
  });

  it("is one sentence for most who have a word to say", () => {
    const texts = Array.from(
      { length: 300 },
      (_, i) => composeReview(writer(i), plan(praise("chambre"), praise("proprete")), false).text ?? "",
    );
    expect(texts.filter((text) => /[.!?…]\s/.test(text)).length / texts.length).toBeLessThan(0.2);
  });
});
