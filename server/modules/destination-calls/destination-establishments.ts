import { addDays } from "../../../src/domain/time/day.ts";
import type { Calls } from "../../../src/generated/calls.ts";
import type { DestinationEstablishment, DestinationEstablishments, Query } from "../../../src/generated/types.ts";
import { MOST_ROWS } from "../../../src/engine/query/more-rows.ts";
import type { AnsweringServices } from "../../reading/answering.ts";
import { refused } from "../../reading/question.ts";
import { answer, filtersOf, questionFor } from "./destination-analytics.ts";
import type { DestinationReader } from "./destination-reader.ts";

type Asked = Calls["listDestinationEstablishments"]["query"];

const orders: Readonly<Record<string, (a: DestinationEstablishment, b: DestinationEstablishment) => number>> = {
  rating: (a, b) => compare(a.rating, b.rating),
  nps: (a, b) => compare(a.nps, b.nps),
  reviews: (a, b) => compare(a.reviews, b.reviews),
  name: (a, b) => french.compare(a.name, b.name),
};
const french = new Intl.Collator("fr");
/** Specification §9: the page size of lists of establishments. */
const PAGE_SIZE = 20;
/** The longest page. */
const MOST = 100;

/** The establishments of the last twelve months with their figures, for this reader: without a session those that a public page names. */
export async function destinationEstablishments(
  services: AnsweringServices,
  reader: DestinationReader,
  { page, size, sort = "-rating", search = "", category, entity }: Asked,
): Promise<DestinationEstablishments> {
  const [number, length] = [wholeOf(page, 0, 10_000, "/page"), wholeOf(size, PAGE_SIZE, MOST, "/size")];
  if (length === 0) throw refused("/size", `Une page a de 1 à ${MOST} établissements.`);
  const order = Object.hasOwn(orders, sort.replace(/^-/, "")) ? orders[sort.replace(/^-/, "")] : undefined;
  if (!order) throw refused("/sort", "Le tri se fait par rating, nps, reviews ou name, précédé de « - » pour l’ordre décroissant.");
  const question = await questionFor(services, reader, { filters: await filtersOf(services, reader, { category, entity }) });
  const query: Query = { measure: "rating", also: ["nps-estimated", "reviews"], by: ["establishment"], table: true, limit: MOST_ROWS };
  const result = await answer(services, reader, question, query);
  const wanted = plain(search);
  const found = (result.kind === "table" ? result.rows : [])
    .map(({ key, label, detail, cells: [rating, nps, reviews] }): DestinationEstablishment => ({
      id: key,
      name: label,
      city: detail ?? null,
      rating: rating?.value ?? null,
      nps: nps?.value ?? null,
      reviews: reviews?.value ?? null,
    }))
    .filter(({ name, city }) => plain(`${name} ${city ?? ""}`).includes(wanted));
  // Of equal figures the name decides, in one direction: pages never repeat a row.
  const ordered = found.toSorted(
    (a, b) => (sort.startsWith("-") ? order(b, a) : order(a, b)) || french.compare(a.name, b.name) || (a.id < b.id ? -1 : 1),
  );
  const { from, to } = question.current.period;
  return {
    items: ordered.slice(number * length, (number + 1) * length),
    total: ordered.length,
    page: number,
    size: length,
    period: { from, to: addDays(to, -1) },
    names_all: reader.scope.namesAll,
  };
}

/** Those without a figure are the least. */
function compare(a: number | null, b: number | null): number {
  return (a ?? -Infinity) === (b ?? -Infinity) ? 0 : (a ?? -Infinity) - (b ?? -Infinity);
}

function wholeOf(text: string | undefined, usual: number, most: number, pointer: string): number {
  if (text === undefined) return usual;
  if (!/^\d{1,6}$/.test(text) || Number(text) > most) throw refused(pointer, `Donnez un nombre entier de 0 à ${most}.`);
  return Number(text);
}

/** Without case and accents. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();
}
