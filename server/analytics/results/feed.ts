import type { FeedItem, FeedResult, FeedTheme, Product, ReviewDays } from "../../../src/generated/types.ts";
import type { Columnar } from "../columnar-port.ts";
import type { Compiling } from "../sql/conditions.ts";
import { type EngineValue, number } from "../sql/groups.ts";
import {
  compileReviewCount,
  compileReviewDays,
  compileReviewPage,
  compileThemesOf,
  type ReviewNarrowing,
  type ReviewOrder,
} from "../sql/reviews.ts";
import { type Answering, narrowingOf } from "./answering.ts";
import { isThin } from "./veil.ts";

/** Reviews of a feed whose query sets no limit. */
const DEFAULT_ITEMS = 10;

interface ReviewRow {
  no: number;
  id: string;
  establishment: string;
  establishment_name: string;
  commune: string | null;
  provider: string;
  rating: number | null;
  title: string | null;
  text: string | null;
  lang: string;
  profile: string;
  country: string;
  published: string;
  day: string;
  answered: boolean;
}

/** The latest reviews. */
export async function feed(answering: Answering, product: Product): Promise<FeedResult> {
  const { query } = answering.question;
  const page = { order: "latest", size: query.limit ?? DEFAULT_ITEMS, skip: 0 } as const;
  const { items, total } = await askReviews(narrowingOf(answering), page, answering, product);
  const isTold = !isThin({ value: total, n: total }, answering.scope.hideBelow);
  return { kind: "feed", items, total: isTold ? total : null, ...answering.state };
}

/** One page of reviews with their themes, and how many there are in all. */
export async function askReviews(
  narrowing: ReviewNarrowing,
  page: { order: ReviewOrder; size: number; skip: number },
  asking: Compiling & { db: Columnar },
  product: Product,
): Promise<{ items: FeedItem[]; total: number }> {
  const [list, count] = [compileReviewPage(narrowing, page, asking), compileReviewCount(narrowing, asking)];
  const [rows, counted] = await Promise.all([
    asking.db.query<ReviewRow>(list.sql, list.params),
    asking.db.query<{ n: EngineValue }>(count.sql, count.params),
  ]);
  const themes = await themesOf(
    rows.map(({ no }) => no),
    asking,
  );
  const providers = new Map(product.providers.map((provider) => [provider.id, provider]));
  return { items: rows.map((row) => itemOf(row, themes.get(row.no) ?? [], providers)), total: number(counted[0]?.n) ?? 0 };
}

/** How many reviews there are, and the days of the first and the last stay that they tell of. */
export async function askReviewDays(narrowing: ReviewNarrowing, asking: Compiling & { db: Columnar }): Promise<ReviewDays> {
  const { sql, params } = compileReviewDays(narrowing, asking);
  const [row] = await asking.db.query<{ n: EngineValue; first: string | null; last: string | null }>(sql, params);
  return { total: number(row?.n) ?? 0, first: row?.first ?? null, last: row?.last ?? null };
}

async function themesOf(reviews: readonly number[], asking: Compiling & { db: Columnar }): Promise<Map<number, FeedTheme[]>> {
  const found = new Map<number, FeedTheme[]>();
  if (reviews.length === 0) return found;
  const statement = compileThemesOf(reviews, asking);
  for (const row of await asking.db.query<{ review: unknown; theme: string; least: unknown; most: unknown; strength: unknown }>(
    statement.sql,
    statement.params,
  )) {
    const theme: FeedTheme = {
      theme: row.theme,
      label: asking.vocabulary.term("theme", row.theme).label,
      polarity: polarityOf(Number(row.least), Number(row.most)),
      // Kept in single precision: 0.65 must not come back as a little less.
      strength: Math.round(Number(row.strength ?? 0) * 1000) / 1000,
    };
    const review = Number(row.review);
    found.set(review, [...(found.get(review) ?? []), theme]);
  }
  return found;
}

/** Several mentions of one theme in a review are one chip. */
function polarityOf(least: number, most: number): FeedTheme["polarity"] {
  if (least < 0 && most > 0) return "mixed";
  if (most > 0) return "positive";
  return least < 0 ? "negative" : "neutral";
}

function itemOf(row: ReviewRow, themes: FeedTheme[], providers: ReadonlyMap<string, Product["providers"][number]>): FeedItem {
  const provider = providers.get(row.provider);
  return {
    id: row.id,
    establishment: row.establishment,
    establishment_name: row.establishment_name,
    ...(row.commune ? { commune: row.commune } : {}),
    provider: row.provider,
    provider_name: provider?.name ?? row.provider,
    verified: provider?.verified ?? false,
    rating: number(row.rating),
    title: row.title,
    text: row.text,
    lang: row.lang === "und" ? null : row.lang,
    profile: row.profile,
    country: row.country,
    published_at: new Date(`${row.published.replace(" ", "T")}Z`).toISOString(),
    experience_date: row.day,
    answered: row.answered,
    themes,
  };
}
