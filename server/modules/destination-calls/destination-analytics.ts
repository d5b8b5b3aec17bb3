import { addDays } from "../../../src/domain/time/day.ts";
import { entry } from "../../../src/engine/entry.ts";
import { resultKind } from "../../../src/engine/query/kind.ts";
import type { Calls } from "../../../src/generated/calls.ts";
import type {
  Cell,
  Dashboard,
  DestinationAnalytics,
  DestinationGroup,
  Filters,
  Query,
  Result,
  ResultsRequest,
} from "../../../src/generated/types.ts";
import { ApiError } from "../../kit/errors.ts";
import { answerTile } from "../../reading/answer-tile.ts";
import { type AnsweringServices, askOf } from "../../reading/answering.ts";
import { publicDocument, publicQuestion } from "../../reading/public-reading.ts";
import { type DocumentQuestion, refused } from "../../reading/question.ts";
import { entityFilter, selectionFilter } from "./destination-places.ts";
import type { DestinationReader } from "./destination-reader.ts";

type Asked = Calls["readDestinationAnalytics"]["query"];
type FigureName = DestinationAnalytics["figure"];

/** The measure of each figure, by the name of its address. */
const measures: Readonly<Record<FigureName, string>> = {
  rating: "rating",
  nps: "nps-estimated",
  concepts: "theme-balance",
  volume: "reviews",
  responses: "response-rate",
};

/** What figures can be grouped by. */
const groupings: readonly string[] = ["month", "quarter", "year", "category", "child", "commune", "provider"];

/** What the calls narrow to, as a document offers it: a public reader chooses among what a page names. */
const document: Dashboard = {
  version: 1,
  title: "-",
  period: { preset: "last-12-months" },
  compare: "none",
  facets: ["category", "child", "commune"],
  widgets: {},
  layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] },
};

/** A figure of the destination, whole and by its groups, for this reader. Refuses (422) what cannot be asked; 404 for an unknown figure, entity or selection. */
export async function destinationFigure(
  services: AnsweringServices,
  reader: DestinationReader,
  figure: string,
  { from, to, entity, category, groupBy, selection }: Asked,
): Promise<DestinationAnalytics> {
  const measure = entry(measures, figure);
  if (measure === undefined) throw new ApiError("object.not-found");
  const by = groupingOf(figure, groupBy);
  const filters = await filtersOf(services, reader, { entity, category, selection });
  const question = await questionFor(services, reader, { ...periodOf({ from, to }), filters });
  const ask = (query: Query): Promise<Result> => answer(services, reader, question, query);
  const [whole, grouped] = await Promise.all([ask({ measure }), by === undefined ? null : ask({ measure, by: [by] })]);
  if (whole.kind !== "scalar") throw new Error(`"${measure}" is no single figure`);
  return {
    figure: figure as FigureName,
    measure,
    unit: whole.unit,
    period: { from: question.current.period.from, to: addDays(question.current.period.to, -1) },
    ...cellOf(whole),
    ...(by === undefined ? {} : { group_by: by }),
    groups: grouped ? groupsOf(grouped) : [],
    complete: whole.complete,
    watermark: whole.watermark,
  };
}

/** What a reader may ask of a destination: a bearer of its token whole months, and values that a public page would name. */
export async function questionFor(
  services: AnsweringServices,
  reader: DestinationReader,
  request: ResultsRequest,
): Promise<DocumentQuestion> {
  if (!reader.isPublic) return askOf(services, document, { ...request, compare: "none" });
  const reading = { ...publicDocument(document, reader.scope, services), scope: reader.scope };
  return publicQuestion(services, reading, { ...request, compare: "none" });
}

/** The answer to one query of such a question. */
export async function answer(
  services: AnsweringServices,
  { scope }: DestinationReader,
  question: DocumentQuestion,
  query: Query,
): Promise<Result> {
  const asking = { analytics: services.analytics, catalog: services.config.catalog(), scope };
  const [only] = await answerTile({ kind: resultKind(query), query }, question, asking);
  if (!only) throw new Error("a question without an answer");
  return only.result;
}

/** Entity, category and selection as filters. */
export async function filtersOf(
  { store, config }: AnsweringServices,
  reader: DestinationReader,
  { entity, category, selection }: Pick<Asked, "entity" | "category" | "selection">,
): Promise<Filters> {
  if (reader.isPublic && selection !== undefined)
    throw refused(
      "/selection",
      "Une sélection se lit avec une session : la différence de deux sélections dirait les avis d’un seul établissement.",
    );
  const known = config.product().categories.map(({ id }) => id);
  // Specification §9: «all» means no filter.
  const wanted = category === "all" ? undefined : category;
  if (wanted !== undefined && !known.includes(wanted)) throw refused("/category", "Cette catégorie est inconnue.");
  return {
    ...(await entityFilter(store, reader, entity)),
    ...(await selectionFilter(store, reader, selection)),
    ...(wanted === undefined ? {} : { category: [wanted] }),
  };
}

function groupingOf(figure: string, groupBy: string | undefined): string | undefined {
  if (figure === "concepts" && (groupBy === undefined || groupBy === "theme")) return "theme";
  if (groupBy === undefined) return undefined;
  if (!groupings.includes(groupBy)) throw refused("/groupBy", `Le regroupement se fait par ${groupings.join(", ")}.`);
  return groupBy;
}

/** The instants of a request, in milliseconds; absent, the last twelve months. */
function periodOf({ from, to }: Pick<Asked, "from" | "to">): Pick<ResultsRequest, "from" | "to"> {
  return { ...(from === undefined ? {} : { from: instantOf(from, "/from") }), ...(to === undefined ? {} : { to: instantOf(to, "/to") }) };
}

function instantOf(text: string, pointer: string): number {
  if (!/^\d{1,15}$/.test(text)) throw refused(pointer, "Une date se donne en millisecondes.");
  return Number(text);
}

function groupsOf(result: Result): DestinationGroup[] {
  if (result.kind === "breakdown") return result.items.map((item) => ({ key: item.key, label: item.label, ...cellOf(item) }));
  if (result.kind !== "series") return [];
  return result.keys.map((day, index) => ({ key: day, label: day, ...cellOf(result.lines[0]?.points[index] ?? { value: null, n: 0 }) }));
}

function cellOf({ value, n, interval, hidden }: Cell): Cell {
  return { value, n, ...(interval ? { interval } : {}), ...(hidden ? { hidden } : {}) };
}
