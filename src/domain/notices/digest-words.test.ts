import { describe, expect, it } from "vitest";

import { cameLines, changedLines, reviewLine } from "./digest-words.ts";

const plain = (lines: string[]): string[] => lines.map((line) => line.replaceAll(/[\u00a0\u202f]/g, " "));
const week = { reviews: 12, before: 9, rating: { value: 84, n: 12 }, unanswered: 3, incidents: 0, small: 10 };

describe("what a digest says of a week", () => {
  it("is its reviews against the week before, their rating, and what waits", () =>
    expect(plain(cameLines(week))).toEqual([
      "12 avis reçus cette semaine, contre 9 la semaine précédente.",
      "Note moyenne de ces avis : 8,4 sur 10.",
      "3 sans réponse à ce jour.",
    ]));

  it("says that a rating rests on too few, that all were answered, and that there was none", () => {
    expect(plain(cameLines({ ...week, reviews: 1, rating: { value: 40, n: 1 }, unanswered: 0, incidents: 1 }))).toEqual([
      "1 avis reçu cette semaine, contre 9 la semaine précédente.",
      "Note moyenne de ces avis : 4,0 sur 10 (échantillon insuffisant : 1 avis noté).",
      "1 avis signale un incident grave.",
      "Tous ont reçu une réponse.",
    ]);
    expect(plain(cameLines({ ...week, reviews: 0, rating: { value: null, n: 0 }, unanswered: 0 }))).toEqual([
      "Aucun avis reçu cette semaine, contre 9 la semaine précédente.",
    ]);
  });

  it("names what moved, or says that nothing did", () => {
    expect(plain(changedLines({ compared: true, items: [] }, 90))[0]).toContain("Aucune évolution significative sur 90 jours");
    const item = {
      measure: "rating",
      label: "Note",
      unit: "rating" as const,
      source: "reviews" as const,
      parts: [{ dimension: "category", key: "hotel", label: "Hôtels" }],
      from: { value: 81, n: 200 },
      to: { value: 76, n: 180 },
    };
    expect(plain(changedLines({ compared: true, items: [item] }, 90))).toEqual(["Note, Hôtels : 8,1 → 7,6 sur 90 jours."]);
  });

  it("shows a review in a line, however it is written", () =>
    expect(
      plain([
        reviewLine({
          establishment_name: "Hôtel du Lac",
          provider_name: "Google",
          published_at: "2026-11-20T09:00:00Z",
          rating: 30,
          title: "Déçus",
          text: "Bruyant\n\net froid",
        }),
      ]),
    ).toEqual(["Hôtel du Lac, 3,0 sur 10 (Google, 20 nov. 2026) : « Déçus. Bruyant et froid »"]));
});
