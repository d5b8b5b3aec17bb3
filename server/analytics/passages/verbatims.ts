import type { Product, Verbatim } from "../../../src/generated/types.ts";
import { type EngineValue, number } from "../sql/groups.ts";
import { Parameters } from "../sql/parameters.ts";
import { type Asking, type PassageNarrowing, passagesOf, tellingFirst } from "./narrowing.ts";

/** A passage with what its review says of itself, as the engine gives it. */
export interface PassageRow {
  review: string;
  mention: string;
  establishment: string;
  establishment_name: string;
  provider: string;
  rating: EngineValue;
  published: string;
  lang: string;
  theme: string;
  polarity: EngineValue;
  corrected: boolean;
  title: string | null;
  text: string | null;
  span_start: EngineValue;
  span_end: EngineValue;
  sentence_start: EngineValue;
  sentence_end: EngineValue;
}

/** The columns of {@link PassageRow} over passages `p`, and the joins that they need. */
export const passageColumns = [
  "r.id AS review, p.mention, e.id AS establishment, e.name AS establishment_name, r.provider, r.rating, CAST(r.published AS VARCHAR) AS published, r.lang,",
  "p.theme, p.polarity, p.corrected, r.title, r.text, p.span_start, p.span_end, p.sentence_start, p.sentence_end",
].join(" ");
export const passageJoins = "JOIN reviews r ON r.no = p.review LEFT JOIN establishments e ON e.establishment = r.establishment";

/** One page of passages, most telling first, and how many there are in how many reviews. */
export async function askVerbatims(
  narrowing: PassageNarrowing,
  page: { size: number; skip: number },
  asking: Asking,
  product: Product,
): Promise<{ items: Verbatim[]; total: number; reviews: number }> {
  const [list, count] = [new Parameters(asking.dialect), new Parameters(asking.dialect)];
  const { table, where } = passagesOf(narrowing, asking, list);
  const limits = `LIMIT ${list.bind(page.size, "integer")} OFFSET ${list.bind(page.skip, "integer")}`;
  // Only the passages of the page meet their reviews: the texts weigh more than all else.
  const sql = `WITH p AS MATERIALIZED (SELECT * FROM ${table} f WHERE ${where} ORDER BY ${tellingFirst("f")} ${limits}) SELECT ${passageColumns} FROM p ${passageJoins} ORDER BY ${tellingFirst("p")}`;
  const counted = passagesOf(narrowing, asking, count);
  const [rows, totals] = await Promise.all([
    asking.db.query<PassageRow>(sql, list.values),
    asking.db.query<{ n: EngineValue; reviews: EngineValue }>(
      `SELECT count(*) AS n, count(DISTINCT f.review) AS reviews FROM ${counted.table} f WHERE ${counted.where}`,
      count.values,
    ),
  ]);
  return {
    items: rows.map((row) => verbatimOf(row, asking, product)),
    total: number(totals[0]?.n) ?? 0,
    reviews: number(totals[0]?.reviews) ?? 0,
  };
}

/** A passage as it is shown: its words, and the rest of their sentence on both sides. */
export function verbatimOf(row: PassageRow, { vocabulary }: Asking, product: Product): Verbatim {
  const words = [row.title, row.text].filter((part) => part !== null).join("\n");
  const [start, end] = [Number(row.span_start), Number(row.span_end)];
  return {
    review: row.review,
    mention: row.mention,
    establishment: row.establishment,
    establishment_name: row.establishment_name,
    provider: row.provider,
    provider_name: product.providers.find(({ id }) => id === row.provider)?.name ?? row.provider,
    rating: number(row.rating),
    published_at: new Date(`${row.published.replace(" ", "T")}Z`).toISOString(),
    lang: row.lang === "und" ? null : row.lang,
    theme: row.theme,
    theme_label: vocabulary.term("theme", row.theme).label,
    polarity: polarityOf(row.polarity),
    corrected: row.corrected,
    before: words.slice(Math.min(Number(row.sentence_start), start), start),
    span: words.slice(start, end),
    after: words.slice(end, Math.max(Number(row.sentence_end), end)),
  };
}

/** A sign as the contract has it. */
export function polarityOf(sign: EngineValue): 1 | 0 | -1 {
  const value = Number(sign);
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}
