import { addMonths } from "../../../src/domain/time/day.ts";
import type { DayRange } from "../../../src/domain/time/period.ts";
import { wholeMonths } from "../../../src/domain/time/whole-months.ts";
import { smoothedQuartiles } from "../../../src/domain/statistics/smoothed-quartiles.ts";
import { keptValues } from "../../../src/engine/query/accepted.ts";
import { mainMeasures } from "../../../src/engine/query/kind.ts";
import type { Product, Reference } from "../../../src/generated/types.ts";
import { canonical } from "../canonical.ts";
import { peerScope } from "../question.ts";
import { type EngineRow, number, text } from "../sql/groups.ts";
import { compilePeers } from "../sql/peers.ts";
import { type Answering, measureOf, runGroups } from "./answering.ts";
import { cellsOf } from "./rows.ts";
import { comparisonGroup, type ComparisonGroup, LEAST_ESTABLISHMENTS, type Peer } from "../benchmark/comparison-group.ts";

/** The part of a group's volume that one establishment may have: beyond it the reference would be near to its own figure. */
const LARGEST_SHARE = 0.4;
/** Whole months that decide on who belongs to a comparison group, whatever period is asked about. */
const WINDOW_MONTHS = 36;

/**
 * The level of the comparison group of the establishments that a question is about: median and quartiles of its establishments'
 * figures, over the whole months of the question's period.
 *
 * Nothing where the question is narrowed by more than establishments (what two answers leave of each other could be one house),
 * where no group may be told (see {@link comparisonGroup}), where fewer than {@link LEAST_ESTABLISHMENTS} of it have a figure
 * in the period, or where one has more than two fifths of their observations. It tells nothing else of the group.
 */
export async function referenceOf(answering: Answering, product: Product): Promise<{ reference?: Reference }> {
  const { query, filters, period } = answering.question;
  const { locked } = answering.scope;
  if (!query.benchmark || !isAboutEstablishments(filters) || !isAboutEstablishments(locked)) return {};
  const group = await groupFor(answering, product);
  if (!group) return {};
  const months = wholeMonths(period, answering.present);
  const { measure, source } = measureOf(mainMeasures(query)[0], answering);
  const scope = peerScope(answering.scope, group.establishments);
  const { groups, statement } = await runGroups(
    { source, measures: [measure], by: ["establishment"], period: months, filters: [query.where ?? {}], scope },
    answering,
  );
  const least = Math.max(product.samples.insufficient, answering.scope.hideBelow);
  const known = groups
    .flatMap((row) => cellsOf(row, statement))
    .flatMap(({ value, n, sample = n }) => (value !== null && sample >= least ? [{ value, n }] : []));
  const volume = known.reduce((sum, { n }) => sum + n, 0);
  const quartiles = smoothedQuartiles(known.map(({ value }) => value));
  if (!quartiles || known.length < LEAST_ESTABLISHMENTS || known.some(({ n }) => n > LARGEST_SHARE * volume)) return {};
  return { reference: { ...quartiles, label: labelOf(group, product), establishments: known.length, from: months.from, to: months.to } };
}

function isAboutEstablishments(filters: object): boolean {
  return Object.keys(filters).every((dimension) => dimension === "establishment");
}

/** The comparison group of a question, worked out once for all tiles of a page. */
function groupFor(answering: Answering, product: Product): Promise<ComparisonGroup | null> {
  const { question, scope, present, keep } = answering;
  const asked = [scope.locked.establishment, question.filters.establishment].map(keptValues).find((values) => values.length > 0) ?? null;
  return keep(canonical(["comparison group", scope.group, asked]), async () => {
    const { sql, params } = compilePeers(scope, windowBefore(present), answering);
    const peers = (await answering.db.query<EngineRow>(sql, params)).map((row): Peer => ({
      establishment: number(row.establishment) ?? 0,
      id: text(row.id) ?? "",
      destination: text(row.destination) ?? "",
      category: text(row.category) ?? "",
      seen: row.seen === true,
      n: number(row.n) ?? 0,
    }));
    return comparisonGroup(peers, asked && new Set(asked), product.samples.insufficient);
  });
}

/** The last whole months before the running one. */
function windowBefore(present: string): DayRange {
  const to = `${present.slice(0, 7)}-01`;
  return { from: addMonths(to, -WINDOW_MONTHS), to };
}

function labelOf({ category }: ComparisonGroup, { categories }: Product): string {
  const name = categories.find(({ id }) => id === category)?.name;
  return name === undefined ? "Médiane du territoire" : `Médiane ${name.toLocaleLowerCase("fr-FR")}`;
}
