import { describe, expect, it } from "vitest";
import { random } from "../random.ts";
import type { ReviewPlan } from "../plan.ts";
import { composeReview } from "./compose.ts";
import { Draft, type Point } from "./draft.ts";
import { language } from "./languages.ts";
import { newUsage, Writer } from "./writer.ts";

const { bank } = language("fr");
/** What a language has that lacks whole reviews. */
const fragments = new Map([...bank].filter(([section]) => !section.includes(" flow ")));

function writer(i: number, own = bank): Writer {
  const scene = {
    lang: "fr",
    category: "hotel",
    voice: "we",
    feminine: false,
    facts: new Set(["together", "hotel", "good"]),
    slot: () => "Aurelle",
  } as const;
  return new Writer(scene, random("draft", i), { bank: own, usage: newUsage() });
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

  it("is a guest's own from end to end wherever one fits", () => {
    const made = Array.from({ length: 300 }, (_, i) => composeReview(writer(i), plan(praise("chambre"), praise("proprete")), false));
    expect(made.filter(({ source }) => source === null)).toEqual([]);
    // The full mark goes with no reservation.
    expect(made.flatMap(({ points }) => points).filter(({ polarity }) => polarity !== "+")).toEqual([]);
  });

  it("tells what the stories of the demo turn on: a blame of the cleaning where one is planned, none where it is not", () => {
    const dirty: ReviewPlan = { tier: 2, shape: "normal", points: [{ theme: "proprete", polarity: "-" }] };
    const loud: ReviewPlan = { tier: 2, shape: "normal", points: [{ theme: "calme", polarity: "-" }] };
    const blaming = (wanted: ReviewPlan): number =>
      Array.from({ length: 200 }, (_, i) => composeReview(writer(i), wanted, false)).filter(({ points }) =>
        points.some(({ theme, polarity }) => theme === "proprete" && polarity === "-"),
      ).length / 200;
    expect(blaming(dirty)).toBeGreaterThan(0.9);
    expect(blaming(loud)).toBeLessThan(0.1);
  });

  it("is a story of some sentences where none fits and there is something to say", () => {
    const texts = Array.from(
      { length: 300 },
      (_, i) => composeReview(writer(i, fragments), plan(praise("chambre"), praise("proprete")), false).text ?? "",
    );
    const sentences = texts.map((text) => text.split(/(?<=[.!?…])\s+/).length);
    expect(sentences.filter((count) => count >= 2).length / texts.length).toBeGreaterThan(0.8);
    expect(Math.max(...sentences)).toBeLessThan(9);
  });

  it("keeps a reservation for those who have praised, behind a turn of phrase", () => {
    const mixed: ReviewPlan = { tier: 4, shape: "normal", points: [{ theme: "calme", polarity: "~" }, praise("chambre")] };
    for (let i = 0; i < 200; i++) {
      const { points } = composeReview(writer(i, fragments), mixed, false);
      expect(points[0]?.polarity ?? "+").toBe("+");
    }
  });
});
