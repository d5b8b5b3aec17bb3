import { addMonths } from "../../../src/domain/time/day.ts";
import type { DayRange } from "../../../src/domain/time/period.ts";
import { wholeMonths } from "../../../src/domain/time/whole-months.ts";
import { smoothedQuartiles } from "../../../src/domain/statistics/smoothed-quartiles.ts";
import { isDeclared } from "../../../src/engine/catalog/catalog.ts";
import { keptValues } from "../../../src/engine/query/accepted.ts";
import { mainMeasures } from "../../../src/engine/query/kind.ts";
import type { Product, Reference } from "../../../src/generated/types.ts";
import { canonical } from "../canonical.ts";
import { peerScope } from "../question.ts";
import { type EngineRow, number, text } from "../sql/groups.ts";
import { compilePeers, compileSelectionMembers } from "../sql/peers.ts";
import { type Answering, measureOf, runGroups } from "./answering.ts";
import { cellsOf } from "./rows.ts";
import {
  type ChosenSelection,
  type ComparisonGroup,
  type ComparisonGroups,
  comparisonGroups,
  LEAST_ESTABLISHMENTS,
  type Peer,
} from "../benchmark/comparison-group.ts";

/** The part of a group's volume that one establishment may have: beyond it the reference would be near to its own figure. */
const LARGEST_SHARE = 0.4;
/** Whole months that decide on who belongs to a comparison group, whatever period is asked about. */
const WINDOW_MONTHS = 36;

/**
 * The level of the comparison group of the establishments that a question is about: median and quartiles of its establishments'
 * figures, over the whole months of the question's period. Where somebody chose a selection it is that one's, or, where it
 * cannot be shown, the usual group's, which says so.
 *
 * Nothing where the question is narrowed by more than establishments (what two answers leave of each other could be one house),
 * where no level may be shown (see {@link comparisonGroups}), where fewer than {@link LEAST_ESTABLISHMENTS} of it have a figure
 * in the period, or where one has more than two fifths of their observations. It reveals nothing else of the group.
 */
export async function referenceOf(answering: Answering, product: Product): Promise<{ reference?: Reference }> {
  const reference = await groupLevel(answering, product, (group) => levelOf(group, answering, product));
  return reference ? { reference } : {};
}

/** What a level of a group is called, and whether it is that of the selection that somebody chose. */
type Named = Pick<Reference, "label" | "chosen">;

/** What `levelOf` gives of the group whose level may be shown, the first where several may, with its name; null where there is none. */
export async function groupLevel<T>(
  answering: Answering,
  product: Product,
  levelOf: (group: ComparisonGroup) => Promise<T | null>,
): Promise<(T & Named) | null> {
  const { query, filters } = answering.question;
  const { source } = measureOf(mainMeasures(query)[0], answering);
  // What guests answered to other houses is compared in private alone.
  if (isDeclared(source) && answering.scope.hideBelow > 0) return null;
  if (!query.benchmark || !isAboutEstablishments(filters) || !isAboutEstablishments(answering.scope.locked)) return null;
  const groups = await groupsFor(answering, product);
  if (!groups) return null;
  const { chosen, usual } = groups;
  const level = chosen && (await levelOf(chosen));
  if (level) return { ...level, label: "Médiane de la sélection choisie", chosen: "used" };
  const other = usual && (await levelOf(usual));
  if (!other) return null;
  const label = labelOf(usual, product);
  if (chosen === undefined) return { ...other, label };
  return { ...other, label: `${label} (sélection choisie trop restreinte)`, chosen: "too-small" };
}

/** Whether figures that rest on so many observations each may be shown together: of establishments enough, and none with most of them. */
export function mayBeTold(volumes: readonly number[]): boolean {
  const all = volumes.reduce((sum, n) => sum + n, 0);
  return volumes.length >= LEAST_ESTABLISHMENTS && volumes.every((n) => n <= LARGEST_SHARE * all);
}

/** The level of a group; null where it cannot be shown. */
async function levelOf(group: ComparisonGroup, answering: Answering, product: Product): Promise<Omit<Reference, "label"> | null> {
  const { query, period } = answering.question;
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
  const quartiles = smoothedQuartiles(known.map(({ value }) => value));
  if (!quartiles || !mayBeTold(known.map(({ n }) => n))) return null;
  return { ...quartiles, establishments: known.length, from: months.from, to: months.to };
}

function isAboutEstablishments(filters: object): boolean {
  return Object.keys(filters).every((dimension) => dimension === "establishment");
}

/** The comparison groups of a question, worked out once for all tiles of a page. */
function groupsFor(answering: Answering, product: Product): Promise<ComparisonGroups | null> {
  const { question, scope, present, keep } = answering;
  const asked = [scope.locked.establishment, question.filters.establishment].map(keptValues).find((values) => values.length > 0) ?? null;
  return keep(canonical(["comparison groups", scope.group, asked, scope.chosen]), async () => {
    const { sql, params } = compilePeers(scope, windowBefore(present), answering);
    const peers = (await answering.db.query<EngineRow>(sql, params)).map((row): Peer => ({
      establishment: number(row.establishment) ?? 0,
      id: text(row.id) ?? "",
      destination: text(row.destination) ?? "",
      category: text(row.category) ?? "",
      seen: row.seen === true,
      n: number(row.n) ?? 0,
    }));
    return comparisonGroups(peers, asked && new Set(asked), product.samples.insufficient, await chosenSelections(answering));
  });
}

/** The selections chosen for the reader's establishments with what they hold; those that are no more hold nothing. */
async function chosenSelections({ scope: { chosen }, db, dialect }: Answering): Promise<ChosenSelection[]> {
  if (chosen.length === 0) return [];
  const { sql, params } = compileSelectionMembers(
    chosen.map(({ selection }) => selection),
    { dialect },
  );
  const rows = await db.query<EngineRow>(sql, params);
  return chosen.map(({ establishment, selection }) => ({
    establishment,
    selection,
    members: new Set(rows.flatMap((row) => (row.id === selection ? [number(row.establishment) ?? 0] : []))),
  }));
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
