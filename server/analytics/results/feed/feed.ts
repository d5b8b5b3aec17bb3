import { urgencyOf } from "../../../../src/domain/review/urgency.ts";
import type { FeedItem, FeedPassage, FeedResult, FeedTheme, Product, ReviewDays, Verification } from "../../../../src/generated/types.ts";
import type { Columnar } from "../../columnar-port.ts";
import type { Compiling, Narrowing } from "../../sql/conditions.ts";
import { type EngineValue, number } from "../../sql/groups.ts";
import { compileDays, compileReviewCount, compileReviewPage, type DatedSource, type ReviewOrder } from "../../sql/reviews.ts";
import { type Answering, narrowingOf } from "../answering.ts";
import { mentionsOf, passagesOf, themesOf } from "./feed-mentions.ts";
import { askUrgency } from "./urgency.ts";
import { isThin } from "../suppression/veil.ts";

/** Reviews of a feed whose query sets no limit. */
const DEFAULT_ITEMS = 10;

/** A review as the engine gives it. */
export interface ReviewRow {
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
  /** How an own review was verified, where that is stored. */
  verification: Verification | null;
}

/** The latest reviews, or the most urgent ones. */
export async function feed(answering: Answering, product: Product): Promise<FeedResult> {
  const { query } = answering.question;
  const urgency = query.order === "urgency" ? urgencyOf(product) : undefined;
  const { question, scope, present } = answering;
  const order: ReviewOrder = urgency ? await askUrgency(product, { end: question.period.to, present }, scope, answering) : "latest";
  const page = { order, size: query.limit ?? DEFAULT_ITEMS, skip: 0 };
  const { items, total } = await askReviews(narrowingOf(answering), page, answering, product);
  const isTold = !isThin({ value: total, n: total }, answering.scope.hideBelow);
  return { kind: "feed", items, total: isTold ? total : null, ...(urgency ? { urgency } : {}), ...answering.state };
}

/** One page of reviews with their themes, and how many there are in all. */
export async function askReviews(
  narrowing: Narrowing,
  page: { order: ReviewOrder; size: number; skip: number },
  asking: Compiling & { db: Columnar },
  product: Product,
): Promise<{ items: FeedItem[]; total: number }> {
  const [list, count] = [compileReviewPage(narrowing, page, asking), compileReviewCount(narrowing, asking)];
  const [rows, counted] = await Promise.all([
    asking.db.query<ReviewRow>(list.sql, list.params),
    asking.db.query<{ n: EngineValue }>(count.sql, count.params),
  ]);
  return { items: await itemsOf(rows, asking, product), total: number(counted[0]?.n) ?? 0 };
}

/** Reviews as they are listed, with their themes. */
export async function itemsOf(rows: readonly ReviewRow[], asking: Compiling & { db: Columnar }, product: Product): Promise<FeedItem[]> {
  const mentions = await mentionsOf(
    rows.map(({ no }) => no),
    asking,
  );
  const providers = new Map(product.providers.map((provider) => [provider.id, provider]));
  return rows.map((row) => {
    const found = mentions.get(row.no) ?? [];
    const own = row.provider === product.moderation_provider ? { verification: row.verification ?? ("email" as const) } : {};
    return { ...itemOf(row, themesOf(found, asking), passagesOf(row, found), providers), ...own };
  });
}

/** How many facts of a source there are, and the days of the first and the last; of reviews and answers, those of the stay that they are about. */
export async function askDays(source: DatedSource, narrowing: Narrowing, asking: Compiling & { db: Columnar }): Promise<ReviewDays> {
  const { sql, params } = compileDays(source, narrowing, asking);
  const [row] = await asking.db.query<{ n: EngineValue; first: string | null; last: string | null }>(sql, params);
  return { total: number(row?.n) ?? 0, first: row?.first ?? null, last: row?.last ?? null };
}

/** A review as it is listed. */
export function itemOf(
  row: ReviewRow,
  themes: FeedTheme[],
  passages: FeedPassage[],
  providers: ReadonlyMap<string, Product["providers"][number]>,
): FeedItem {
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
    ...(passages.length > 0 ? { passages } : {}),
  };
}
