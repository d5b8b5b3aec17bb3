import type { Readable } from "node:stream";

import type { Product } from "../../../src/generated/types.ts";
import { lateAfterOf } from "../../../src/domain/review/late.ts";
import { addDays, dayOf } from "../../../src/domain/time/day.ts";
import { knownReviews, putReviews, type ReviewInput } from "../../store/bulk-reviews.ts";
import { reviewKey } from "../../store/review-keys.ts";
import type { Store } from "../../store/store.ts";
import type { Analyse } from "../../semantics/live/live-analysis.ts";
import { analysedOnce, type AnalysedOnce } from "./analysed-once.ts";
import { batchesOf, type Line } from "./batches.ts";
import { establishmentKey, establishmentsOf, type Created, type Establishments } from "./find-establishments.ts";
import { firstLines } from "./files/first-lines.ts";
import { databaseRefusal, inHalves } from "./in-halves.ts";
import { inTurn } from "./in-turn.ts";
import { countMade, countUnknown, countUnmapped, emptyReport, refuse, refuseUnknown, type Emit, type ImportReport } from "./report.ts";
import { readReviewLine, type ReviewLine } from "./lines/review-line.ts";
import { seenKeys, type SeenKeys } from "./seen-keys.ts";
import { vocabularyOf } from "./lines/vocabulary.ts";

export interface ReviewImport {
  store: Store;
  product: Product;
  analyse: Analyse;
  destination: string;
  createEstablishments: boolean;
  dryRun: boolean;
  now: () => Date;
  emit: Emit;
  /** Whether people wait for answers: the import then leaves them two thirds of the time. */
  isBusy?: () => boolean;
}

/** Batches that wait for the database, analysed or being analysed: enough that it never waits, few enough to take no memory. */
const readAhead = 2;

/** What the steps of one import share. */
interface State {
  options: ReviewImport;
  report: ImportReport;
  establishments: Establishments;
  analysis: AnalysedOnce;
  /** The unknown establishments that were reported. */
  unknown: SeenKeys;
  /** Whether most lines of the last batch were new or changed. */
  mostlyNew: boolean;
}

/** Lines, parted by whether their establishment exists. */
interface Placed {
  /** All of them. */
  lines: readonly Line<ReviewLine>[];
  /** Whose establishment does not exist yet. */
  missing: readonly Line<ReviewLine>[];
  /** Those to store: the missing ones among them only where their establishments may be created. */
  placed: readonly Line<ReviewLine>[];
}

/** What a transaction has changed: counted once it has committed, as its lines may come again in smaller parts. */
interface Outcome extends Created {
  tally: Record<(typeof tallied)[number], number>;
}

const tallied = ["added", "updated", "unchanged", "unrated"] as const;

/**
 * Imports reviews line by line: memory does not grow with the file, a line that cannot be taken does not stop the
 * others, and the same file again changes nothing. Each batch is one transaction: what was reported as progress is stored.
 */
export async function importReviews(input: Readable, options: ReviewImport): Promise<ImportReport> {
  const { store, destination, dryRun, now, emit, isBusy } = options;
  const start = now().getTime();
  const report = emptyReport("reviews", dryRun);
  const vocabulary = vocabularyOf(options.product);
  // Tomorrow may have begun where a line was written.
  const latest = addDays(dayOf(now()), 1);
  const seen = seenKeys();
  const establishments = await store.system("import", (db) => establishmentsOf(db, destination, vocabulary));
  const analysis = analysedOnce(options.analyse, establishments);
  const state: State = { options, report, establishments, analysis, unknown: seenKeys(), mostlyNew: true };

  // The database writes one batch while the next ones are analysed and the one after them is read.
  const writing = inTurn(readAhead);
  try {
    for await (const batch of batchesOf(input, (fields) => readReviewLine(fields, vocabulary, latest), report, emit, isBusy)) {
      const first = firstLines(batch.lines, ({ review }) => reviewKey(review), seen, report);
      // Where batches held mostly known reviews, the words of this one wait until the database has shown which are new.
      if (state.mostlyNew && !dryRun) analysis.begin(first.map(({ value }) => value));
      await writing.add(() => writeBatch(state, first, batch.stored));
    }
  } finally {
    await writing.done();
  }
  report.seconds = (now().getTime() - start) / 1000;
  return report;
}

async function writeBatch(state: State, lines: readonly Line<ReviewLine>[], stored: () => void): Promise<void> {
  const { options, report, analysis } = state;
  await analysis.finished(lines.map(({ value }) => value));
  const began = performance.now();
  await inHalves(
    lines,
    (part) => write(state, part),
    ({ line, raw }, code) => refuse(report, options.emit, line, databaseRefusal(code), raw),
  );
  stored();
  if (options.isBusy?.()) await new Promise((resolve) => setTimeout(resolve, 2 * (performance.now() - began)));
}

/** Lines in one transaction, which never waits for the analysis: where words turn out to be needed, it begins again after them. */
async function write(state: State, lines: readonly Line<ReviewLine>[]): Promise<void> {
  const { analysis, establishments } = state;
  for (;;) {
    const part = place(state, lines);
    const result = await storeChanged(state, part).catch((error: unknown) => {
      establishments.forgetCreated();
      throw error;
    });
    if ("tally" in result) return count(state, part, result);
    analysis.begin(result.unread);
    await analysis.finished(result.unread);
  }
}

function place({ options, establishments }: State, lines: readonly Line<ReviewLine>[]): Placed {
  const exists = ({ value }: Line<ReviewLine>): boolean => establishments.find(value.establishment) !== null;
  const missing = lines.filter((line) => !exists(line));
  return { lines, missing, placed: options.createEstablishments ? [...lines.filter(exists), ...missing] : lines.filter(exists) };
}

/** Stores in one transaction what changed of the lines. Stores nothing, and returns them, while there are reviews to analyse before. */
function storeChanged(state: State, { lines, missing, placed }: Placed): Promise<Outcome | { unread: readonly ReviewLine[] }> {
  const { options, establishments, analysis } = state;
  const { store, destination, dryRun, createEstablishments } = options;
  return store.system("import", async (db, changed) => {
    const reviews = lines.map(({ value }) => value.review);
    const known = await knownReviews(db, destination, reviews);
    const isSame = ({ review }: ReviewLine): boolean => known.get(reviewKey(review)) === review.content_hash;
    const fresh = placed.flatMap(({ value }) => (isSame(value) ? [] : [value]));
    state.mostlyNew = fresh.length * 2 > lines.length;
    const unread = dryRun ? [] : fresh.filter((line) => !analysis.found(line));
    if (unread.length > 0) return { unread };

    const named = createEstablishments ? missing.map(({ value }) => value.establishment) : [];
    const created = dryRun ? establishments.imagine(named) : await establishments.create(db, changed, named);
    const inputs = dryRun ? [] : fresh.flatMap((line) => inputOf(state, line));
    await putReviews(db, changed, destination, inputs, {
      isKnown: (review) => known.has(reviewKey(review)),
      lateAfterDays: lateAfterOf(options.product),
    });

    const updated = fresh.filter(({ review }) => known.has(reviewKey(review))).length;
    const unrated = placed.filter(({ value }) => value.review.rating === null).length;
    return { ...created, tally: { added: fresh.length - updated, updated, unchanged: placed.length - fresh.length, unrated } };
  });
}

/** The review as it is stored, with what was found in it. */
function inputOf({ establishments, analysis }: State, line: ReviewLine): ReviewInput[] {
  const establishment_id = establishments.find(line.establishment);
  const found = analysis.found(line);
  return establishment_id !== null && found ? [{ ...line.review, establishment_id, ...found }] : [];
}

/** Counts the lines of a transaction that has committed, and refuses those whose establishment is unknown. */
function count({ options, report, establishments, unknown }: State, { missing, placed }: Placed, { tally, made, unmapped }: Outcome): void {
  establishments.keepCreated();
  for (const name of tallied) report[name] += tally[name];
  const firstNamed = missing.filter((_line, index) => made.has(index));
  countMade(
    report,
    firstNamed.map(({ line, value: { establishment } }) => ({ line, id: establishment.external_id, name: establishment.name })),
  );
  for (const category of unmapped) countUnmapped(report, category);
  for (const { value } of placed) countUnknown(report, value.unknown, establishments.isMadeOther(value.establishment));
  if (options.createEstablishments) return;
  for (const { line, raw, value } of missing) {
    const { external_id: id, name } = value.establishment;
    refuseUnknown(report, options.emit, { line, id, name }, unknown.add(establishmentKey(value.establishment)), raw);
  }
}
