import { shownAuthor } from "../../../src/domain/review/author.ts";
import { incidentsOf } from "../../../src/domain/review/incidents.ts";
import type { FeedItem, ReviewTriage } from "../../../src/generated/types.ts";
import type { Columnar } from "../columnar-port.ts";
import type { Scope } from "../question.ts";
import { itemOf, itemsOf, type ReviewRow } from "../results/feed/feed.ts";
import { conditions } from "../sql/conditions.ts";
import { type EngineValue, number } from "../sql/groups.ts";
import { Parameters } from "../sql/parameters.ts";
import { shownReviews } from "../sql/reviews.ts";
import { compileFoundList, foundRelation } from "./compile-search.ts";
import type { Searching } from "./search-dimensions.ts";
import type { ListedReview, PageOrder, ReviewCriteria } from "./search-question.ts";

/** A review with what is known of it besides its figures. */
interface FoundRow extends ReviewRow {
  author: string | null;
  state: string;
  corrections: boolean;
  edited: boolean;
  late: boolean;
  incidents: EngineValue;
  is_withdrawn: boolean;
  is_read: boolean | null;
  assignee: string | null;
  later: string | null;
  tags: string[] | string | null;
}

/** Some reviews by their numbers, in the order of these, as the group's own list shows them. */
export async function askFoundReviews(numbers: readonly number[], scope: Scope, asking: Searching & { db: Columnar }): Promise<FeedItem[]> {
  if (numbers.length === 0) return [];
  const parameters = new Parameters(asking.dialect);
  const which = parameters.oneOf("f.no", numbers, "integer");
  const from = (table: string): string => `${ownReviews(table, scope, parameters)} WHERE ${which}`;
  const rows = await asking.db.query<FoundRow>(`${from("reviews")} UNION ALL ${from("withdrawn")}`, parameters.values);
  const found = new Map(rows.map((row) => [row.no, row]));
  const ordered = numbers.flatMap((no) => found.get(no) ?? []);
  const items = await itemsOf(ordered, asking, asking.product);
  return items.map((item, place) => ({ ...item, ...standingOf(ordered[place], asking) }));
}

/** Reads whole reviews `f` of a table with what the group says of them, and `more` of each; conditions follow. */
function ownReviews(table: string, { group }: Scope, parameters: Parameters, more: readonly string[] = []): string {
  const own = parameters.bind(group);
  const columns = [
    "f.author, f.state, f.corrections, f.edited, f.late, f.incidents, t.read AS is_read, t.assignee, CAST(t.later AS VARCHAR) AS later",
    `(SELECT string_agg(g.tag, chr(10) ORDER BY g.tag) FROM triage_tags g WHERE g.review = f.no AND g.group_id = ${own}) AS tags`,
    `${table === "withdrawn" ? "TRUE" : "FALSE"} AS is_withdrawn`,
    ...more,
  ];
  return `${shownReviews(table, columns.join(", "))} LEFT JOIN triage t ON t.review = f.no AND t.group_id = ${own}`;
}

/** Reviews of one piece of a long list. */
const PIECE = 2_000;

/** The reviews that a search finds in its order, at most so many, in pieces that the engine makes as they are asked for. */
export async function* askFoundPieces(
  criteria: ReviewCriteria,
  page: { order: PageOrder; most: number },
  scope: Scope,
  asking: Searching & { db: Columnar },
): AsyncGenerator<ListedReview[]> {
  const bits = await asking.db.query<{ theme: string; bit: EngineValue }>("SELECT theme, bit FROM theme_bits ORDER BY theme");
  const themes = bits.map(({ theme, bit }) => ({ theme, mask: 1n << BigInt(number(bit) ?? 0) }));
  const sides = ["spoken", "praised", "blamed"].map((side) => `CAST(f.${side} AS VARCHAR) AS ${side}`);
  const shown = (table: string, parameters: Parameters): string =>
    `${ownReviews(table, scope, parameters, [...sides, "o.place"])} JOIN ${foundRelation} o ON o.no = f.no`;
  const { sql, params } = compileFoundList(criteria, page, shown, scope, asking);
  const providers = new Map(asking.product.providers.map((provider) => [provider.id, provider]));
  const listed = (row: ListRow): ListedReview => ({
    ...itemOf(row, [], [], providers),
    themes: sidesOf(row, themes, asking),
    ...standingOf(row, asking),
  });
  let piece: ListedReview[] = [];
  for await (const rows of asking.db.stream<{ line: string }>(sql, params)) {
    piece.push(...rows.map(({ line }) => listed(JSON.parse(line) as ListRow)));
    if (piece.length < PIECE) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

/** A review with its themes, each a bit of a wide number. */
interface ListRow extends FoundRow {
  spoken: string;
  praised: string;
  blamed: string;
}

function sidesOf(row: ListRow, themes: readonly { theme: string; mask: bigint }[], { vocabulary }: Searching): ListedReview["themes"] {
  const [spoken, praised, blamed] = [BigInt(row.spoken), BigInt(row.praised), BigInt(row.blamed)];
  if (spoken === 0n) return [];
  return themes.flatMap(({ theme, mask }) => {
    if ((spoken & mask) === 0n) return [];
    const [isPraised, isBlamed] = [(praised & mask) !== 0n, (blamed & mask) !== 0n];
    const polarity = isPraised && isBlamed ? "mixed" : isPraised ? "positive" : isBlamed ? "negative" : "neutral";
    return [{ theme, label: vocabulary.term("theme", theme).label, polarity }];
  });
}

/** One public review as the group's own list shows it; null where the scope does not reach it. */
export async function askFoundReview(id: string, scope: Scope, asking: Searching & { db: Columnar }): Promise<FeedItem | null> {
  const parameters = new Parameters(asking.dialect);
  const where = `${conditions("reviews", { period: null, filters: [], scope }, asking, parameters)} AND f.id = ${parameters.bind(id)}`;
  const sql = ["reviews", "withdrawn"].map((table) => `SELECT f.no FROM ${table} f WHERE ${where}`).join(" UNION ALL ");
  const [found] = await asking.db.query<{ no: number }>(sql, parameters.values);
  return found ? ((await askFoundReviews([found.no], scope, asking))[0] ?? null) : null;
}

/** What only the group itself reads of a review; absent where there is nothing to say. */
function standingOf(row: FoundRow | undefined, { product }: Searching): Partial<FeedItem> {
  if (!row) return {};
  const author = shownAuthor(row.author);
  const incidents = incidentsOf(number(row.incidents) ?? 0);
  const changes = [
    ...(row.edited ? (["edited"] as const) : []),
    ...(row.late ? (["late"] as const) : []),
    ...(row.is_withdrawn ? (["withdrawn"] as const) : []),
  ];
  const triage = triageOf(row);
  return {
    ...(author === null ? {} : { author }),
    ...(row.provider === product.moderation_provider ? { moderation: row.state } : {}),
    ...(row.corrections ? { corrected: true } : {}),
    ...(incidents.length > 0 ? { incidents } : {}),
    ...(changes.length > 0 ? { source_changes: changes } : {}),
    ...(triage ? { triage } : {}),
  };
}

function triageOf({ is_read: read, assignee, later, tags }: FoundRow): ReviewTriage | null {
  if (read === null) return null;
  const own = typeof tags === "string" ? tags.split("\n") : [];
  return { read, assigned_to: assignee, later_until: later, tags: own };
}
