import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { dayNumber, weekdayOf } from "./calendar.ts";
import { demoAnswers, demoReviews, demoTerritory, type DemoReview } from "./index.ts";
import { longSentences, plannedReviews } from "./reviews.ts";

const today = "2026-11-21";
const options = { seed: 3, today };
const data = demoTerritory(options.seed);
const places = new Map(data.establishments.map((establishment) => [establishment.id, establishment]));
const reviews = [...demoReviews(data, options)];
const aurelle = reviews.filter(({ establishment_id }) => places.get(establishment_id)?.destination === "aurelle");
const share = (holds: (review: DemoReview) => boolean): number => aurelle.filter(holds).length / aurelle.length;

function digest(seed: number, day: string): string {
  const sum = createHash("sha256");
  const own = demoTerritory(seed);
  for (const review of demoReviews(own, { seed, today: day, count: 600 })) sum.update(JSON.stringify(review));
  for (const answer of demoAnswers(own, { seed, today: day })) sum.update(JSON.stringify(answer));
  return sum.digest("hex");
}

describe("demo reviews", () => {
  it("are the same for the same seed and day, and others for another", () => {
    const first = digest(5, today);
    expect(digest(5, today)).toBe(first);
    expect(digest(6, today)).not.toBe(first);
    expect(digest(5, "2026-11-22")).not.toBe(first);
  }, 60_000);

  it("are 40,000 of one destination and some 1,500 of the other, under ids of their own", () => {
    expect(Math.abs(aurelle.length - 40_000)).toBeLessThanOrEqual(400);
    expect(reviews.length - aurelle.length).toBe(1_500);
    expect(new Set(reviews.map((review) => `${review.source}/${review.source_review_id}`)).size).toBe(reviews.length);
  });

  it("cover the five years before today, each published after the experience and before today", () => {
    const end = dayNumber(today);
    const outside = ({ experience_date, published_at, reply }: DemoReview): boolean =>
      end - dayNumber(experience_date) > 1826 ||
      published_at.slice(0, 10) < experience_date ||
      published_at >= today ||
      (reply !== undefined && (reply.at <= published_at || reply.at >= today));
    expect(reviews.filter(outside)).toEqual([]);
  });

  it("have the season, the week and the mix of the trade", () => {
    expect(share(({ experience_date }) => ["07", "08"].includes(experience_date.slice(5, 7)))).toBeCloseTo(0.34, 1.5);
    const weekend = share(({ experience_date }) => weekdayOf(dayNumber(experience_date)) % 6 === 0);
    expect(weekend).toBeGreaterThan(0.31);
    const category = (id: string): number => share(({ establishment_id }) => places.get(establishment_id)?.category === id);
    expect(category("hotel")).toBeCloseTo(0.49, 1.5);
    expect(category("restaurant")).toBeCloseTo(0.25, 1.5);
    expect(category("site")).toBeCloseTo(0.11, 1.5);
    const languages = ["fr", "de", "en", "nl", "it", "es"].map((lang) => share((review) => review.lang === lang));
    expect(languages[0]).toBeCloseTo(0.52, 1);
    expect(Math.min(...languages)).toBeGreaterThan(0.03);
  });

  it("are rated on the scale of their provider, but for two in a hundred; three in ten have no text", () => {
    expect(share(({ rating_value }) => rating_value === null)).toBeCloseTo(0.02, 2);
    expect(share(({ text }) => text === null)).toBeGreaterThan(0.27);
    expect(share(({ text }) => text === null)).toBeLessThan(0.33);
    expect(
      reviews.filter(
        ({ rating_value, rating_scale }) =>
          rating_value !== null && !(rating_value >= (rating_scale === 1 ? 0 : 1) && rating_value <= rating_scale),
      ),
    ).toEqual([]);
  });

  it("leave some establishments and communes with few reviews", () => {
    const count = (key: (review: DemoReview) => string): Map<string, number> => {
      const counts = new Map<string, number>();
      for (const review of aurelle) counts.set(key(review), (counts.get(key(review)) ?? 0) + 1);
      return counts;
    };
    const perPlace = [...count(({ establishment_id }) => establishment_id).values()];
    expect(perPlace.filter((n) => n < 10).length).toBeGreaterThan(10);
    expect(perPlace.filter((n) => n >= 10 && n < 30).length).toBeGreaterThan(10);
    const perCommune = [...count(({ establishment_id }) => places.get(establishment_id)?.commune_insee ?? "").values()];
    expect(perCommune.filter((n) => n < 30).length).toBeGreaterThan(0);
  });

  it("take every state of moderation, and only there", () => {
    const own = new Set(reviews.filter(({ source }) => source === "moderation").map(({ state }) => state));
    expect([...own].sort()).toEqual(["answered", "archived", "pending", "published", "rejected", "reported", "responses", "withdrawn"]);
    expect(reviews.filter(({ source, state }) => source !== "moderation" && state !== "published")).toEqual([]);
    expect(reviews.filter(({ state, reject_reason }) => (state === "rejected") !== (reject_reason !== undefined))).toEqual([]);
    expect(reviews.filter(({ state, reply }) => state === "answered" && reply?.state !== "published")).toEqual([]);
    expect(reviews.filter(({ state, reply }) => state === "responses" && reply?.state !== "pending")).toEqual([]);
  });
});

describe("demo texts", () => {
  const texts = reviews.flatMap(({ text }) => text ?? []);

  it("never repeat a long one, in whatever hand", () => {
    const texts = reviews.flatMap(({ text, state }) => (state !== "rejected" && text !== null ? [text] : []));
    const long = texts
      .map((text) =>
        text
          .toLowerCase()
          .replace(/[^\p{L}\d]+/gu, " ")
          .trim(),
      )
      .filter((said) => said.length > 80);
    expect(long.length).toBeGreaterThan(300);
    expect(new Set(long).size).toBe(long.length);
  });

  it("leave 200 reviews of a language between two uses of a sentence, but for common phrases", () => {
    const count = new Map<string, number>();
    const last = new Map<string, number>();
    const repeated: string[] = [];
    for (const { lang, text, state } of reviews) {
      const at = (count.get(lang) ?? 0) + 1;
      count.set(lang, at);
      if (text === null || state === "rejected") continue;
      for (const sentence of longSentences(text)) {
        const before = last.get(`${lang} ${sentence}`);
        if (before !== undefined && before !== at && at - before <= 200) repeated.push(`${lang} ${at - before} ${sentence}`);
        last.set(`${lang} ${sentence}`, at);
      }
    }
    expect(repeated).toEqual([]);
  });

  it("are as long as real ones, in every language: three in four of 12 words or more, half of 25 to 45, one in ten of 75", () => {
    for (const lang of ["fr", "en", "de", "nl", "es", "it"]) {
      const words = reviews
        .flatMap((review) => (review.lang === lang && review.text !== null ? [review.text.split(/\s+/).length] : []))
        .sort((a, b) => a - b);
      const quantile = (share: number): number => words[Math.floor(share * words.length)] ?? 0;
      expect(quantile(0.25), lang).toBeGreaterThanOrEqual(12);
      expect(quantile(0.5), lang).toBeGreaterThanOrEqual(25);
      expect(quantile(0.5), lang).toBeLessThanOrEqual(45);
      expect(quantile(0.9), lang).toBeGreaterThanOrEqual(75);
    }
  });

  it("tell the same sentence in one text of a hundred and fifty at most, in every language", () => {
    for (const lang of ["fr", "en", "de", "nl", "es", "it"]) {
      const own = reviews.flatMap((review) => (review.lang === lang && review.text !== null ? [review.text] : []));
      const times = new Map<string, number>();
      for (const text of own) for (const sentence of new Set(longSentences(text))) times.set(sentence, (times.get(sentence) ?? 0) + 1);
      const [most, count] = [...times].reduce((best, one) => (one[1] > best[1] ? one : best), ["", 0]);
      expect(count / own.length, `${lang}: ${most}`).toBeLessThan(1 / 150);
    }
  });

  it("praise and blame in one breath, often", () => {
    const told = [...plannedReviews(data, { ...options, count: 4_000 })].filter(
      ({ review, plan }) => review.text !== null && plan.points.length > 1,
    );
    const mixed = told.filter(
      ({ plan }) => plan.points.some(({ polarity }) => polarity === "+") && plan.points.some(({ polarity }) => polarity !== "+"),
    );
    expect(mixed.length / told.length).toBeGreaterThan(0.25);
  });

  it("are typed by many hands: most with care, some exclaiming, trailing off, or without a capital or a stop", () => {
    const of = (typed: RegExp): number => texts.filter((text) => typed.test(text)).length / texts.length;
    expect(of(/[\p{L}\d]\.$/u)).toBeGreaterThan(0.45);
    expect(of(/[\p{L}\d]\.$/u)).toBeLessThan(0.7);
    for (const [typed, least, most] of [
      [/!/, 0.08, 0.3],
      [/\.\.|…/, 0.02, 0.15],
      [/^\p{Ll}/u, 0.06, 0.2],
      [/\p{L}$/u, 0.2, 0.45],
      [/\p{L}[,.]\p{L}/u, 0.002, 0.1],
    ] as const) {
      expect(of(typed)).toBeGreaterThan(least);
      expect(of(typed)).toBeLessThan(most);
    }
  });

  it("say the same as another's only when brief, and no sentence of a few words more than two dozen times", () => {
    const times = new Map<string, number>();
    for (const { text, state } of reviews) if (text !== null && state !== "rejected") times.set(text, (times.get(text) ?? 0) + 1);
    expect(times.size / texts.length).toBeGreaterThan(0.5);
    expect([...times].filter(([text, count]) => text.length > 30 && count > 24)).toEqual([]);
  });

  it("are made of many thousands of distinct sentences", () => {
    const sentences = new Set(texts.flatMap((text) => text.split(/(?<=[.!?…])\s+/)).map((sentence) => sentence.toLowerCase()));
    expect(sentences.size).toBeGreaterThan(15_000);
  });

  it("carry no trace of the notation they were written in", () => {
    const withCare = reviews.flatMap(({ title, reply }) => [title ?? "", reply?.text ?? ""]);
    for (const text of [...texts, ...withCare]) {
      expect(text).not.toMatch(/[$~{}|]|\[(?!\.\.\.\])|undefined|NaN| {2}/);
    }
    // Guests set their marks as they like; titles and replies show that no joint is left open.
    for (const text of withCare) expect(text).not.toMatch(/\( | \)|,,| ,|\.\.(?!\.)(?<!\.\.\.)/);
  });
});

describe("demo answers", () => {
  it("are about 8,000, scored 0 to 10, before today", () => {
    const answers = [...demoAnswers(data, options)];
    const own = answers.filter(({ establishment_id }) => places.get(establishment_id)?.destination === "aurelle");
    expect(Math.abs(own.length - 8_000)).toBeLessThan(200);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
    for (const { score, answered_at, id } of answers) {
      expect(Number.isInteger(score) && score >= 0 && score <= 10).toBe(true);
      expect(answered_at < today).toBe(true);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });
});
