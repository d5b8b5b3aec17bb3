import { describe, expect, it } from "vitest";
import { normaliseRating } from "../../src/domain/review/rating.ts";
import { dayNumber } from "./calendar.ts";
import { decliningName } from "./featured.ts";
import { demoAnswers, demoTerritory } from "./index.ts";
import { plannedReviews, type PlannedReview } from "./reviews.ts";
import { mixChild, yearDays } from "./satisfaction.ts";

const seed = 20_260_401;
const data = demoTerritory(seed);
const places = new Map(data.establishments.map((establishment) => [establishment.id, establishment]));

interface Line extends PlannedReview {
  ago: number;
  /** 0–100. */
  note: number;
}

function linesOn(today: string): Line[] {
  const lines: Line[] = [];
  for (const planned of plannedReviews(data, { seed, today })) {
    const { rating_value, rating_scale, experience_date, establishment_id } = planned.review;
    if (places.get(establishment_id)?.destination !== "aurelle") continue;
    const note = normaliseRating(rating_value, { max: rating_scale, binary: rating_scale === 1 }) ?? Number.NaN;
    lines.push({ ...planned, ago: dayNumber(today) - dayNumber(experience_date), note });
  }
  return lines;
}

// The demo data ends on the day of its first start: its stories must not depend on that day.
const days = ["2026-07-01", "2026-11-28", "2028-02-29"].map((today) => ({ today, lines: linesOn(today) }));

const isRated = ({ note }: Line): boolean => !Number.isNaN(note);

const mean = (list: readonly Line[]): number => list.reduce((sum, { note }) => sum + note, 0) / list.length;
const year = (list: readonly Line[], index: number): Line[] => list.filter(({ ago }) => Math.floor((ago - 1) / yearDays) === index);
const nps = (scores: readonly number[], from: number, below: number): number =>
  (100 * (scores.filter((s) => s >= from).length - scores.filter((s) => s < below).length)) / scores.length;

describe.each(days)("the stories of the demo data of $today", ({ today, lines }) => {
  const rated = lines.filter(isRated);

  it("raise the note and the NPS year after year", () => {
    const notes = [4, 3, 2, 1, 0].map((index) => mean(year(rated, index)));
    expect(notes.every((note, i) => i === 0 || note > (notes[i - 1] ?? 0))).toBe(true);
    expect((notes[4] ?? 0) - (notes[0] ?? 0)).toBeGreaterThan(2);
    const estimated = [4, 0].map((index) =>
      nps(
        year(rated, index).map(({ note }) => note),
        90,
        70,
      ),
    );
    expect((estimated[1] ?? 0) - (estimated[0] ?? 0)).toBeGreaterThan(6);
    const answers = [...demoAnswers(data, { seed, today })].filter(({ establishment_id }) => establishment_id.startsWith("aur"));
    const declared = [4, 0].map((index) =>
      nps(
        answers
          .filter(({ answered_at }) => Math.floor((dayNumber(today) - dayNumber(answered_at.slice(0, 10)) - 1) / yearDays) === index)
          .map(({ score }) => score),
        9,
        7,
      ),
    );
    expect((declared[1] ?? 0) - (declared[0] ?? 0)).toBeGreaterThan(5);
  });

  it("improve cleanliness over the last two years, faster than before", () => {
    const balance = (index: number): number => {
      const said = year(lines, index).flatMap(({ plan }) => plan.points.filter(({ theme }) => theme === "proprete"));
      return said.filter(({ polarity }) => polarity === "+").length / said.length;
    };
    const [last = 0, before = 0, third = 0, , fifth = 0] = [0, 1, 2, 3, 4].map(balance);
    expect(last).toBeGreaterThan(before + 0.02);
    expect(before).toBeGreaterThan(third + 0.02);
    // The territory as a whole improves a little every year: what counts is that these two did so faster.
    expect(last - third).toBeGreaterThan(third - fifth + 0.02);
  });

  it("blame waits and Wi-Fi more than they praise them, welcome and place far less", () => {
    const balance = (wanted: string): number => {
      const said = lines.flatMap(({ plan }) => plan.points.filter(({ theme }) => theme === wanted));
      return (said.filter(({ polarity }) => polarity === "+").length * 2 - said.length) / said.length;
    };
    expect([balance("attente"), balance("numerique")].every((value) => value < -0.1)).toBe(true);
    expect([balance("accueil"), balance("emplacement")].every((value) => value > 0.5)).toBe(true);
  });

  it("let one restaurant decline over its last twelve months", () => {
    const declining = data.establishments.find(({ name }) => name === decliningName);
    const own = rated.filter(({ review }) => review.establishment_id === declining?.id);
    expect(year(own, 0).length).toBeGreaterThan(30);
    expect(mean(year(own, 0))).toBeLessThan(mean(year(own, 1)) - 10);
  });

  it("show a mix effect: every category of the Hautes Combes rises, and their mean falls", () => {
    const own = rated.filter(({ review }) => places.get(review.establishment_id)?.child === mixChild);
    expect(mean(year(own, 0))).toBeLessThan(mean(year(own, 1)) - 0.4);
    const categories = new Set(own.map(({ review }) => places.get(review.establishment_id)?.category));
    expect(categories.size).toBeGreaterThanOrEqual(5);
    for (const category of categories) {
      const [last, before] = [0, 1].map((index) =>
        year(own, index).filter(({ review }) => places.get(review.establishment_id)?.category === category),
      );
      expect(mean(last ?? [])).toBeGreaterThan(mean(before ?? []));
    }
  });

  it("answer about seven reviews in ten, more and more", () => {
    const answered = [4, 0].map((index) => {
      const list = year(lines, index);
      return list.filter(({ review }) => review.reply).length / list.length;
    });
    expect(answered[0]).toBeGreaterThan(0.63);
    expect(answered[1]).toBeGreaterThan((answered[0] ?? 1) + 0.01);
    expect(answered[1]).toBeLessThan(0.75);
  });
});

describe("what reviews say", () => {
  const lines = days[0]?.lines ?? [];
  const rated = lines.filter(isRated);

  it("agrees with their rating", () => {
    const count = ({ plan }: Line, sign: string): number => plan.points.filter(({ polarity }) => polarity === sign).length;
    const speaking = rated.filter(({ plan }) => plan.points.length > 0);
    const delighted = speaking.filter(({ note }) => note >= 90);
    expect(delighted.length).toBeGreaterThan(5_000);
    // Nine of ten leaves room for a reservation, the full mark none; who says yes or no gives no mark.
    const blaming = (list: readonly Line[]): number => list.filter((line) => count(line, "-") > 0).length / list.length;
    expect(blaming(delighted)).toBeLessThan(0.1);
    const full = delighted.filter(({ note, review }) => note === 100 && review.rating_scale > 1);
    expect(full.length).toBeGreaterThan(2_000);
    expect(blaming(full)).toBeLessThan(0.005);
    const upset = speaking.filter(({ note }) => note <= 30);
    expect(upset.length).toBeGreaterThan(300);
    expect(upset.filter((line) => count(line, "-") < Math.max(1, count(line, "+")))).toEqual([]);
  });

  it("touches a theme once at most", () => {
    const repeating = lines.filter(({ plan }) => new Set(plan.points.map(({ theme }) => theme)).size < plan.points.length);
    expect(repeating).toEqual([]);
  });
});
