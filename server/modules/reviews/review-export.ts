import { setImmediate } from "node:timers/promises";

import { sql } from "kysely";

import { formatPeriod } from "../../../src/domain/format/format-date.ts";
import { typeset } from "../../../src/domain/format/typeset.ts";
import { searchNames, searchValues } from "../../../src/domain/review/search-values.ts";
import { shownTextQuery } from "../../../src/domain/text/text-query.ts";
import { addDays, dayOf } from "../../../src/domain/time/day.ts";
import { isAllBut, namedValues } from "../../../src/engine/query/accepted.ts";
import type { Product, ReviewExportRequest, ReviewOrder } from "../../../src/generated/types.ts";
import type { Analytics } from "../../analytics/analytics-port.ts";
import type { Scope } from "../../analytics/question.ts";
import type { ListedReview, ReviewCriteria } from "../../analytics/search/search-question.ts";
import type { JobKind } from "../../jobs/jobs.ts";
import type { Actor } from "../../kit/actor.ts";
import { type XlsxCell, xlsxPieces } from "../../kit/xlsx.ts";
import type { AnsweringServices } from "../../reading/answering.ts";
import { readerScope } from "../../reading/establishment-scope.ts";
import { dimensionName } from "../../reading/view-table.ts";
import type { Store } from "../../store/store.ts";
import { csvPieces, keepPieces } from "../tasks/table-file.ts";
import { tasksOf } from "../tasks/tasks-store.ts";

/** Reviews of one file. */
export const MOST_LINES = 100_000;

/** An export as it was asked for. */
export interface ReviewExport {
  /** Id of the task that gets the file. */
  task: string;
  actor: Actor;
  criteria: ReviewCriteria;
  format: ReviewExportRequest["format"];
  order?: ReviewOrder;
}

/** Makes the reviews of a search into a file, piece by piece: the memory that it takes does not grow with it. */
export function reviewExport(services: AnsweringServices): JobKind<ReviewExport, void> {
  const {
    store,
    clock,
    analytics,
    config,
    product: { timezone },
  } = services;
  return {
    name: "reviews-export",
    // Whoever searches comes before who waits for a file.
    atOnce: 1,
    tries: 2,
    run: async ({ task, actor, criteria, format, order = "latest" }, { signal }) => {
      const scope = readerScope(actor);
      const product = config.product();
      const pieces = answered(analytics.reviewPieces({ ...criteria, order }, MOST_LINES, scope), store, actor);
      const rows = rowsOf(pieces, product, timezone);
      const bytes =
        format === "csv"
          ? csvPieces(headings, rows)
          : xlsxPieces([await perimeter(criteria, analytics, scope, product), { name: "Avis", headings, rows, widths }]);
      await keepPieces(tasksOf(store, actor, clock), task, bytes, signal);
    },
    failed: ({ task, actor }) => tasksOf(store, actor, clock).end(task, null),
  };
}

const headings = [
  "Date de publication",
  "Date de l’expérience",
  "Établissement",
  "Commune",
  "Plateforme",
  "Avis vérifié",
  "Note sur 10",
  "Titre",
  "Texte",
  "Langue",
  "Profil",
  "Pays",
  "Auteur",
  "Répondu",
  "Date de la réponse",
  "Réponse",
  "Points forts",
  "Points à améliorer",
  "Incidents",
  "Lu",
  "Assigné à",
  "Étiquettes",
  "Identifiant",
];
const widths = [12, 12, 30, 20, 16, 10, 8, 30, 80, 12, 14, 14, 18, 9, 12, 80, 30, 30, 16, 6, 24, 20, 38];

/** A review with the published answer of its owner, where there is one. */
interface AnsweredReview extends ListedReview {
  answer?: { text: string | null; at: string | null };
}

/** Completes reviews by their owners' answers, which figures do not need and the state alone has. Those of a piece are read while the one before is written. */
async function* answered(
  pieces: AsyncIterable<readonly ListedReview[]>,
  store: Store,
  actor: Actor,
): AsyncGenerator<readonly AnsweredReview[]> {
  const scoped = store.forActor(actor);
  const completed = async (reviews: readonly ListedReview[]): Promise<readonly AnsweredReview[]> => {
    const ids = reviews.flatMap((review) => (review.answered ? [review.id] : []));
    const found = await scoped.transaction((db) =>
      db
        .selectFrom("reviews")
        // One text, which comes out of the embedded database several times quicker than thousands of rows.
        .select(sql<string | null>`json_agg(json_build_array(id, reply_text, reply_at))::text`.as("all"))
        .where("id", "=", sql<string>`ANY(${ids}::uuid[])`)
        .where("reply_state", "=", "published")
        .executeTakeFirst(),
    );
    const read = JSON.parse(found?.all ?? "[]") as [id: string, text: string | null, at: string | null][];
    const answers = new Map(read.map(([id, text, at]) => [id, { text, at }]));
    return reviews.map((review) => {
      const answer = answers.get(review.id);
      return answer ? { ...review, answer } : review;
    });
  };
  let before: Promise<readonly AnsweredReview[]> | null = null;
  for await (const reviews of pieces) {
    const next = completed(reviews);
    // Its failure is thrown where it is awaited, which may be later.
    next.catch(() => undefined);
    if (before) yield await before;
    before = next;
  }
  if (before) yield await before;
}

/** One line of each review, in batches; days are those of the product's time zone. Between two batches whoever waits for this thread has a turn. */
async function* rowsOf(pieces: AsyncIterable<readonly AnsweredReview[]>, product: Product, timezone: string): AsyncGenerator<XlsxCell[][]> {
  const lineOf = lineMaker(product, timezone);
  for await (const items of pieces)
    for (let from = 0; from < items.length; from += BATCH) {
      yield items.slice(from, from + BATCH).map(lineOf);
      await setImmediate();
    }
}

/** Reviews of a batch: some milliseconds. */
const BATCH = 500;

function lineMaker(product: Product, timezone: string): (item: AnsweredReview) => XlsxCell[] {
  const names = (list: readonly { id: string; name: string }[]): ReadonlyMap<string, string> =>
    new Map(list.map(({ id, name }) => [id, name]));
  const [languages, countries, profiles] = [names(product.languages), names(product.countries), names(product.profiles)];
  const incidents = names(searchValues.incident ?? []);
  const named = (of: ReadonlyMap<string, string>, key: string | null | undefined): string => (key == null ? "" : (of.get(key) ?? key));
  const yes = (holds: boolean): string => (holds ? "oui" : "non");
  return (item) => {
    const themes = (side: "positive" | "negative"): string =>
      item.themes.flatMap(({ label, polarity }) => (polarity === side || polarity === "mixed" ? [label] : [])).join(", ");
    return [
      { day: dayOf(new Date(item.published_at), timezone) },
      { day: item.experience_date },
      item.establishment_name,
      item.commune ?? null,
      item.provider_name,
      yes(item.verified),
      item.rating === null ? null : item.rating / 10,
      item.title,
      item.text,
      named(languages, item.lang),
      named(profiles, item.profile),
      named(countries, item.country),
      item.author ?? null,
      yes(item.answered),
      item.answer?.at == null ? null : { day: dayOf(new Date(item.answer.at), timezone) },
      item.answer?.text ?? null,
      themes("positive"),
      themes("negative"),
      (item.incidents ?? []).map((kind) => named(incidents, kind)).join(", "),
      yes(item.triage?.read ?? false),
      item.triage?.assigned_to ?? null,
      (item.triage?.tags ?? []).join(", "),
      item.id,
    ];
  };
}

/** What the file holds, in words: its period, its text, its filters, its number of reviews, and whether they were chosen among those found. */
async function perimeter(
  { period, filters, text, rated, ids }: ReviewCriteria,
  analytics: Pick<Analytics, "reviewFacets">,
  scope: Scope,
  product: Product,
): Promise<{ name: string; headings: string[]; rows: (string | number)[][]; widths: number[] }> {
  const criteria = { filters, ...(period ? { period } : {}), ...(text ? { text } : {}), ...(rated === undefined ? {} : { rated }) };
  const { facets, total: found } = await analytics.reviewFacets(criteria, { facets: Object.keys(filters) }, scope);
  const total = ids ? (await analytics.reviewFacets({ ...criteria, ids }, { facets: [] }, scope)).total : found;
  const valueNames = (dimension: string): ReadonlyMap<string, string> =>
    new Map(facets[dimension]?.map(({ value, label }) => [value, label]));
  return {
    name: "Périmètre",
    headings: ["Élément", "Valeur"],
    rows: [
      ["Liste", "Avis"],
      ["Période", period ? formatPeriod(period.from, addDays(period.to, -1)) : "Toutes les dates"],
      ...(text ? [["Recherche", shownTextQuery(text)]] : []),
      ...(rated === undefined ? [] : [["Note", rated ? "Avis notés" : "Avis sans note"]]),
      ...Object.entries(filters).map(([dimension, accepted]) => {
        const names = valueNames(dimension);
        const values = namedValues(accepted).map((value) => names.get(value) ?? value);
        return [
          typeset(`Filtre : ${searchNames[dimension] ?? dimensionName(dimension)}`),
          `${isAllBut(accepted) ? "Tout sauf " : ""}${values.join(", ")}`,
        ];
      }),
      ...(ids ? [["Choix", `Avis choisis parmi les ${found.toLocaleString("fr-FR")} trouvés`]] : []),
      ["Avis", total],
      ["Source", product.name],
    ],
    widths: [28, 80],
  };
}
