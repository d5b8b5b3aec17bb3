import type { FastifyBaseLogger } from "fastify";

import { isEmpty } from "../../src/domain/figure/empty-result.ts";
import type { Day } from "../../src/domain/time/day.ts";
import { isDeclared, type PlanCatalog } from "../../src/engine/catalog/catalog.ts";
import { type Instance, instancesOf } from "../../src/engine/document/instances.ts";
import type { ReadyTile, Tile } from "../../src/engine/plan/plan.ts";
import type { Dashboard, Filters, Product, TileResultLine } from "../../src/generated/types.ts";
import type { Analytics } from "../analytics/analytics-port.ts";
import { ApiError } from "../kit/errors.ts";
import type { Scope } from "../analytics/question.ts";
import { answerTile, type SpanResult } from "./answer-tile.ts";
import { filtersInWords } from "./filter-rows.ts";
import { type DocumentQuestion, questionOfTile } from "./question.ts";

/** What the results of a document are made from. */
export interface Answering {
  analytics: Analytics;
  catalog: PlanCatalog;
  /** The names of what tiles are filtered by. */
  product: Product;
  logger: Pick<FastifyBaseLogger, "error">;
  /** The selections that a group has; without it, every one is taken for being there. */
  selectionsOf?: (group: string) => Promise<ReadonlySet<string>>;
}

/** Tiles asked at once: enough to keep the metric layer's few places busy. */
const atOnce = 8;

/**
 * One line per tile, instance and period, as each completes; instances of a tile in their order. A tile
 * that fails, or cannot be drawn, says so in its own line. The last line says up to where the data count.
 */
export async function* tileLines(
  document: Dashboard,
  tiles: readonly Tile[],
  question: DocumentQuestion,
  scope: Scope,
  answering: Answering,
  signal: AbortSignal,
): AsyncGenerator<TileResultLine> {
  const sections = await repeatedSections(document, question.filters, scope, answering.analytics);
  const tasks = tiles.flatMap((tile) => {
    const repeated = sections.get(sectionKey(tile.place));
    return (repeated ?? [undefined]).map((instance, order) => async () => ({
      widget: tile.id,
      order,
      lines: await linesOf(tile, instance, question, scope, answering),
    }));
  });
  const turns = new Map<string, Map<number, TileResultLine[]>>();
  for await (const { widget, order, lines } of asTheyComplete(tasks, atOnce, signal)) {
    const waiting = turns.get(widget) ?? new Map<number, TileResultLine[]>();
    turns.set(widget, waiting.set(order, lines));
    // Lines that were sent leave an empty list: the next in turn is the first that still has lines to send.
    for (let turn = 0; waiting.has(turn); turn += 1) yield* waiting.get(turn)?.splice(0) ?? [];
  }
  const { no, at } = answering.analytics.watermark();
  yield { end: true, watermark: no, watermark_at: at };
}

/** One drawing of a section that repeats: the dimension and its value. */
interface Repetition extends Instance {
  by: string;
}

async function linesOf(
  tile: Tile,
  instance: Repetition | undefined,
  question: DocumentQuestion,
  scope: Scope,
  answering: Answering,
): Promise<TileResultLine[]> {
  const head = { widget: tile.id, ...(instance ? { instance: instance.value, instance_label: instance.label } : {}) };
  if (!tile.ok) return [{ ...head, error: tile.problem === "forbidden" ? "access.denied" : "request.invalid" }];
  const narrowed = instance ? { ...question.filters, [instance.by]: [instance.value] } : question.filters;
  const lineOf = ({ span, compared, result }: SpanResult): Pick<TileResultLine, "from" | "to" | "compared" | "result"> => ({
    from: span.from,
    to: span.to,
    ...(compared ? { compared } : {}),
    result,
  });
  try {
    const asked = { ...questionOfTile(tile, question), filters: narrowed };
    const [narrowedTo, results, beside] = await Promise.all([
      tile.own ? filtersInWords({ ...answering, filters: tile.own, scope }) : null,
      answerTile(tile, asked, { ...answering, scope }),
      tile.beside ? answerTile(tile.beside, asked, { ...answering, scope }) : [],
    ]);
    const latest = [...results, ...beside].every(({ compared, result }) => compared || isEmpty(result))
      ? await latestOf(tile, asked, scope, answering)
      : null;
    const own = { ...head, ...(narrowedTo === null ? {} : { narrowed: narrowedTo }), ...(latest === null ? {} : { latest }) };
    return [
      ...results.map((one) => ({ ...own, ...lineOf(one) })),
      ...beside.map((one) => ({ ...own, part: "beside" as const, ...lineOf(one) })),
    ];
  } catch (error) {
    if (error instanceof ApiError) return [{ ...head, error: error.code }];
    answering.logger.error({ err: error, widget: tile.id }, "a tile has no result");
    return [{ ...head, error: "internal" }];
  }
}

/** The day of the latest fact that a tile would count in another period; null for a reader of a public page, to whom it would betray a single review. */
async function latestOf(
  { source, query }: ReadyTile,
  { current: { period }, filters, withholdsDeclared }: DocumentQuestion,
  scope: Scope,
  { analytics }: Answering,
): Promise<Day | null> {
  const isWithheld = isDeclared(source) && (withholdsDeclared || scope.withholdsDeclared);
  if (scope.hideBelow > 0 || source === "establishments" || isWithheld) return null;
  const { last } = await analytics.days(source, [query.where ?? {}, filters], scope);
  return last !== null && (last < period.from || last >= period.to) ? last : null;
}

/** The instances of each repeated section; a section that does not repeat is not in the map. */
async function repeatedSections(
  document: Dashboard,
  filters: Filters,
  scope: Scope,
  analytics: Analytics,
): Promise<Map<string, Repetition[]>> {
  const found = new Map<string, Repetition[]>();
  for (const tab of document.layout.tabs) {
    for (const { id, repeat } of tab.sections) {
      if (!repeat) continue;
      const instances = instancesOf(repeat, await analytics.members(repeat.by, scope), filters);
      found.set(
        sectionKey({ tab: tab.id, section: id }),
        instances.map((instance) => ({ ...instance, by: repeat.by })),
      );
    }
  }
  return found;
}

function sectionKey({ tab, section }: { tab: string; section: string }): string {
  return `${tab}/${section}`;
}

/**
 * The results of tasks as each completes, at most `limit` running at once. Tasks must not reject.
 * Once the signal is aborted no further task starts; those running are waited for.
 */
async function* asTheyComplete<T>(tasks: readonly (() => Promise<T>)[], limit: number, signal: AbortSignal): AsyncGenerator<T> {
  const running = new Map<number, Promise<{ index: number; value: T }>>();
  let next = 0;
  for (;;) {
    for (; next < tasks.length && running.size < limit && !signal.aborted; next += 1) {
      const index = next;
      const started = tasks[index]?.().then((value) => ({ index, value }));
      if (started) running.set(index, started);
    }
    if (running.size === 0) return;
    const { index, value } = await Promise.race(running.values());
    running.delete(index);
    yield value;
  }
}
