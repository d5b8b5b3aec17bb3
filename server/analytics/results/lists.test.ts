import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memoryColumnar, type MemoryColumnar } from "../../../tests/analytics/memory-columnar.ts";
import { addDays } from "../../../src/domain/time/day.ts";
import { urgencyOf } from "../../../src/domain/review/urgency.ts";
import { parseTextQuery } from "../../../src/domain/text/text-query.ts";
import { randomFacts, uuid } from "../../../tests/analytics/facts.ts";
import { shippedMetrics, shippedProduct } from "../../../tests/analytics/shipped.ts";
import type { Query } from "../../../src/generated/types.ts";
import type { Analytics } from "../analytics-port.ts";
import { openAnalytics } from "../analytics.ts";
import { scopeOf } from "../question.ts";

const facts = randomFacts(11, { reviews: 600, answers: 10 });
const own = facts.reviews.filter(({ destination }) => destination === "aurelle");
const scope = scopeOf("aurelle");
let db: MemoryColumnar;
let analytics: Analytics;

beforeAll(async () => {
  db = await memoryColumnar({ ...facts });
  const [metrics, product] = [shippedMetrics(), shippedProduct()];
  analytics = openAnalytics(db, { metrics: () => metrics, product: () => product, clock: { now: () => new Date("2026-06-01T12:00:00Z") } });
});
afterAll(() => db.close());

const countBy = (rows: readonly object[], column: string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const row of rows as readonly Record<string, string | number | null>[]) {
    const value = row[column];
    if (value !== null && value !== undefined) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
};
const asCounts = (values: readonly { value: string; n: number }[] | undefined): Record<string, number> =>
  Object.fromEntries((values ?? []).map(({ value, n }) => [value, n]));

/** The day that the projection has reached. */
const present = "2026-06-01";

describe("reviews by urgency", () => {
  const period = {
    from: "2020-01-01",
    to: addDays(
      own
        .map(({ day }) => day)
        .toSorted()
        .at(-1) ?? "",
      1,
    ),
  };
  const { bad_below: bad, recent_days: days, seen_share: share = 1 } = urgencyOf(shippedProduct());

  it("are the bad and recent ones first, other bad ones, recent ones, the rest; those that many see, a text before a mark alone, then the latest", async () => {
    const query: Query = { reviews: true, where: { answered: ["false"] }, order: "urgency", limit: 200 };
    const result = await analytics.answer({ query, period, filters: {} }, scope);
    const items = result.kind === "feed" ? result.items : [];
    const recent = addDays(period.to, -days);
    const waiting = own.filter(({ answered, day }) => !answered && day >= period.from && day < period.to);
    // Read by many: where a fifth of the year's reviews of the category are, whatever else is asked.
    const year = own.filter(({ day }) => day > addDays(present, -365) && day <= present);
    const platforms = new Set(
      year.flatMap(({ category, provider }) => {
        const whole = year.filter((review) => review.category === category);
        return whole.filter((review) => review.provider === provider).length >= share * whole.length ? [`${category} ${provider}`] : [];
      }),
    );
    const rank = ({ category, provider, rating, published, text }: (typeof own)[number]): number[] => [
      Number(!(rating !== null && rating < bad * 10)),
      Number(!(published.slice(0, 10) >= recent)),
      Number(!platforms.has(`${category} ${provider}`)),
      Number(!text?.trim()),
    ];
    const byHand = waiting.toSorted((a, b) => {
      const [left, right] = [rank(a), rank(b)];
      const at = left.findIndex((value, place) => value !== right[place]);
      if (at >= 0) return (left[at] ?? 0) - (right[at] ?? 0);
      return a.published === b.published ? b.no - a.no : a.published < b.published ? 1 : -1;
    });
    expect(items.map(({ id }) => id)).toEqual(byHand.slice(0, 200).map(({ id }) => id));
    expect(new Set(byHand.map((review) => rank(review).join(""))).size).toBeGreaterThanOrEqual(4);
    expect(result).toMatchObject({ urgency: { bad_below: bad, recent_days: days }, total: waiting.length });
  });
});

describe("reviews with a rating", () => {
  it("are found apart from those without, and counted so in the facets", async () => {
    const rated = own.filter(({ rating }) => rating !== null);
    expect(rated.length).toBeLessThan(own.length);
    const total = async (wanted: boolean) => (await analytics.reviews({ filters: {}, rated: wanted, page: 0, size: 1 }, scope)).total;
    expect(await total(true)).toBe(rated.length);
    expect(await total(false)).toBe(own.length - rated.length);
    const found = (await analytics.reviewFacets({ filters: {}, rated: true }, { facets: ["provider"] }, scope)).facets;
    expect(asCounts(found.provider)).toEqual(countBy(rated, "provider"));
  });
});

describe("facets", () => {
  it("count under the other filters, never under their own", async () => {
    const filters = { provider: ["google"], language: ["fr"] };
    const found = await analytics.facets(["provider", "language", "category", "commune"], { filters }, scope);
    expect(asCounts(found.provider)).toEqual(
      countBy(
        own.filter(({ lang }) => lang === "fr"),
        "provider",
      ),
    );
    expect(asCounts(found.language)).toEqual(
      countBy(
        own.filter(({ provider }) => provider === "google"),
        "lang",
      ),
    );
    expect(asCounts(found.category)).toEqual(
      countBy(
        own.filter(({ lang, provider }) => lang === "fr" && provider === "google"),
        "category",
      ),
    );
    expect(asCounts(found.commune)).toEqual(
      countBy(
        own.filter(({ lang, provider }) => lang === "fr" && provider === "google"),
        "commune",
      ),
    );
  });
  it("count every dimension of reviews, each under its name", async () => {
    const dimensions = ["theme", "selection", "establishment", "child", "tonality", "answered", "weekday", "hour", "country", "profile"];
    const found = await analytics.facets([...dimensions, "nope", "constructor"], { filters: {} }, scope);
    expect(Object.keys(found)).toEqual(dimensions);
    expect(asCounts(found.theme)).toEqual(
      countBy(
        own.flatMap(({ no }) =>
          [...new Set(facts.mentions.filter(({ review }) => review === no).map(({ theme }) => theme))].map((theme) => ({ theme })),
        ),
        "theme",
      ),
    );
    expect(found.selection?.map(({ label }) => label).toSorted()).toEqual(["Adhérents", "Bord de l’eau"]);
    expect(found.tonality?.map(({ label }) => label)).toEqual(["Très négatif", "Négatif", "Mitigé", "Positif", "Très positif"]);
    expect(found.country?.find(({ value }) => value === "SK")?.label).toBe("Slovaquie");
    expect(found.answered?.map(({ value }) => value)).toEqual(["true", "false"]);
  });
  it("match a text once, without case and accents", async () => {
    const before = db.statements.length;
    const text = parseTextQuery("DÉJEUNER petit");
    const search = { filters: {}, text, facets: ["provider", "category"], page: 0, size: 5 };
    const found = (await analytics.reviews(search, scope)).facets;
    expect(asCounts(found.provider)).toEqual(
      countBy(
        own.filter(({ search: words }) => words?.includes(" dejeuner ") && words.includes(" petit ")),
        "provider",
      ),
    );
    expect(db.statements.slice(before).filter((sql) => sql.includes("f.search"))).toHaveLength(1);
  });
  it("keep a chosen value that nothing has, and never look beyond a lock", async () => {
    const found = await analytics.facets(
      ["language", "provider"],
      { filters: { language: ["it"] } },
      scopeOf("aurelle", { locked: { provider: ["booking"] } }),
    );
    expect(found.language?.at(-1)).toEqual({ value: "it", label: "Italien", n: 0 });
    expect(found.provider).toEqual([]);
    const locked = await analytics.facets(["provider"], { filters: {} }, scopeOf("aurelle", { locked: { provider: ["booking"] } }));
    expect(locked.provider?.map(({ value }) => value)).toEqual(["booking"]);
  });
  it("name a chosen value of a table that has no reviews under the other filters, within the scope alone", async () => {
    const [place] = await analytics.members("establishment", scope);
    const foreign = (await analytics.members("establishment", scopeOf("dunes")))[0]?.key ?? "";
    const [commune] = await analytics.members("commune", scope);
    const filters = { language: ["it"], establishment: [place?.key ?? "", foreign], commune: [commune?.key ?? ""] };
    const found = await analytics.facets(["establishment", "commune"], { filters }, scope);
    expect(found.establishment).toEqual([{ value: place?.key, label: place?.label, n: 0 }]);
    expect(found.commune).toEqual([{ value: commune?.key, label: commune?.label, n: 0 }]);
    expect(commune?.label).not.toBe(commune?.key);
    const open = await analytics.facets(["commune"], { filters }, scopeOf("aurelle", { hideBelow: 10 }));
    expect(open.commune).toEqual([]);
  });
  it("name no value with few reviews on a public page", async () => {
    const found = await analytics.facets(["establishment"], { filters: { language: ["de"] } }, scopeOf("aurelle", { hideBelow: 10 }));
    expect(found.establishment?.every(({ n }) => n >= 10)).toBe(true);
  });
});

describe("members", () => {
  it("are what the scope holds, with names, in natural order", async () => {
    const seen = facts.establishments.filter(({ destination }) => destination === "aurelle");
    expect((await analytics.members("establishment", scope)).map(({ key }) => key).toSorted()).toEqual(seen.map(({ id }) => id).toSorted());
    expect((await analytics.members("category", scope)).map(({ label }) => label)).toEqual([
      "Hôtel",
      "Camping",
      "Restaurant",
      "Site et patrimoine",
    ]);
    expect((await analytics.members("selection", scope)).map(({ label }) => label)).toEqual(["Adhérents", "Bord de l’eau"]);
    expect((await analytics.members("child", scope)).map(({ label }) => label)).toEqual(["Nord", "Sud"]);
    expect((await analytics.members("theme", scope)).map(({ key }) => key)).toEqual(["accueil", "proprete", "calme", "prix"]);
    expect(await analytics.members("tonality", scope)).toHaveLength(5);
    expect([await analytics.members("month", scope), await analytics.members("constructor", scope)]).toEqual([[], []]);
  });
  it("keep to a lock and to the own group", async () => {
    const locked = await analytics.members("establishment", scopeOf("aurelle", { locked: { establishment: [uuid(1), uuid(2), uuid(3)] } }));
    expect(locked.every(({ key }) => [1, 2, 3].map(uuid).includes(key))).toBe(true);
    expect((await analytics.members("selection", scopeOf("dunes"))).map(({ label }) => label)).toEqual(["Autres"]);
  });
});

describe("reviews", () => {
  const search = { filters: {}, page: 0, size: 20 };
  it("come a page at a time, in the order asked for", async () => {
    const [first, second] = await Promise.all([analytics.reviews(search, scope), analytics.reviews({ ...search, page: 1 }, scope)]);
    expect(first.total).toBe(own.length);
    const latest = own
      .toSorted((a, b) => (a.published < b.published ? 1 : a.published > b.published ? -1 : b.no - a.no))
      .map(({ id }) => id);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(latest.slice(0, 40));
    const worst = await analytics.reviews({ ...search, order: "worst" }, scope);
    const marks = worst.items.map(({ rating }) => rating ?? 101);
    expect(marks).toEqual(marks.toSorted((a, b) => a - b));
    expect((await analytics.reviews({ ...search, order: "best" }, scope)).items[0]?.rating).toBe(100);
  });
  it("carry names, provider and themes", async () => {
    const { items } = await analytics.reviews({ ...search, filters: { theme: ["accueil"], provider: ["booking"] } }, scope);
    const review = own.find(({ id }) => id === items[0]?.id);
    const establishment = facts.establishments.find((each) => each.establishment === review?.establishment);
    expect(items[0]).toMatchObject({
      establishment: establishment?.id,
      establishment_name: establishment?.name,
      provider_name: "Booking.com",
      verified: true,
      rating: review?.rating ?? null,
      experience_date: review?.day,
    });
    expect(items[0]?.published_at).toBe(`${review?.published.replace(" ", "T") ?? ""}.000Z`);
    const mentions = facts.mentions.filter((mention) => mention.review === review?.no && mention.theme === "accueil");
    const spoken = mentions.map(({ polarity }) => polarity);
    const strength = Math.max(0, ...mentions.filter((mention) => mention.polarity !== 0).map((mention) => mention.strength));
    const polarity = spoken.includes(1) ? (spoken.includes(-1) ? "mixed" : "positive") : spoken.includes(-1) ? "negative" : "neutral";
    expect(items[0]?.themes.find(({ theme }) => theme === "accueil")).toEqual({
      theme: "accueil",
      label: "Accueil & service",
      polarity,
      strength,
    });
  });
  it("are as many as the figure in front of them", async () => {
    const filters = { tonality: ["tres_negatif"], weekday: ["6", "7"] };
    const period = { from: "2025-01-01", to: "2026-01-01" };
    const figure = await analytics.answer({ query: { measure: "reviews" }, period, filters }, scope);
    expect(figure).toMatchObject({ value: (await analytics.reviews({ ...search, filters, period }, scope)).total });
  });
});
