import type { Readable } from "node:stream";

import type { Product } from "../../../src/generated/types.ts";
import { addDays, dayOf } from "../../../src/domain/day.ts";
import { knownReviews, putReviews, reviewKey, type ReviewInput } from "../../store/bulk-reviews.ts";
import type { Store } from "../../store/store.ts";
import type { Analyse } from "../../semantics/live/live-analysis.ts";
import { analysedOnce } from "./analysed-once.ts";
import { batchesOf, type Line } from "./batches.ts";
import { establishmentKey, establishmentsOf } from "./find-establishments.ts";
import { firstLines } from "./first-lines.ts";
import { databaseRefusal, inHalves } from "./in-halves.ts";
import { inTurn } from "./in-turn.ts";
import { countMade, countUnknown, countUnmapped, emptyReport, refuse, refuseUnknown, type Emit, type ImportReport } from "./report.ts";
import { readReviewLine, type ReviewLine } from "./review-line.ts";
import { seenKeys } from "./seen-keys.ts";
import { vocabularyOf } from "./vocabulary.ts";

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

/**
 * Imports reviews line by line: memory does not grow with the file, a line that cannot be taken does not stop the
 * others, and the same file again changes nothing. Each batch is one transaction: what was reported as progress is stored.
 */
export async function importReviews(input: Readable, options: ReviewImport): Promise<ImportReport> {
  const { store, destination, dryRun, now, emit, isBusy = () => false } = options;
  const start = now().getTime();
  const report = emptyReport("reviews", dryRun);
  const vocabulary = vocabularyOf(options.product);
  // Tomorrow may have begun where a line was written.
  const latest = addDays(dayOf(now()), 1);
  const seen = seenKeys();
  const unknown = seenKeys();
  const establishments = await store.system("import", (db) => establishmentsOf(db, destination, vocabulary));

  // The database writes one batch while the next ones are analysed and the one after them is read.
  const writing = inTurn(readAhead);
  let mostlyNew = true;
  const analysis = analysedOnce(options.analyse, establishments);
  try {
    for await (const batch of batchesOf(input, (fields) => readReviewLine(fields, vocabulary, latest), report, emit, isBusy)) {
      const first = firstLines(batch.lines, ({ review }) => reviewKey(review), seen, report);
      // Where batches held mostly what is known, the words of this one wait until the database has told what is new.
      if (mostlyNew && !dryRun) analysis.begin(first.map(({ value }) => value));
      await writing.add(() => keep(first, batch.stored));
    }
  } finally {
    await writing.done();
  }
  report.seconds = (now().getTime() - start) / 1000;
  return report;

  async function keep(lines: readonly Line<ReviewLine>[], stored: () => void): Promise<void> {
    await analysis.finished(lines.map(({ value }) => value));
    const began = performance.now();
    await inHalves(lines, write, ({ line, raw }, code) => refuse(report, emit, line, databaseRefusal(code), raw));
    stored();
    if (isBusy()) await new Promise((resolve) => setTimeout(resolve, 2 * (performance.now() - began)));
  }

  /** Lines in one transaction, which never waits for the analysis: where words turn out to be needed, it begins again after them. */
  async function write(lines: readonly Line<ReviewLine>[]): Promise<void> {
    for (;;) {
      const unread = await attempt(lines);
      if (unread.length === 0) return;
      analysis.begin(unread);
      await analysis.finished(unread);
    }
  }

  /**
   * What changed of the lines, stored in one transaction; lines are counted once it has committed, as they may come again in
   * smaller parts. Does nothing, and returns the reviews whose words must be analysed before, where there are some.
   */
  async function attempt(lines: readonly Line<ReviewLine>[]): Promise<readonly ReviewLine[]> {
    const { placed: here, missing } = place(lines);
    const placed = options.createEstablishments ? here.concat(missing) : here;
    const tally = { added: 0, updated: 0, unchanged: 0, unrated: 0 };
    let made: ReadonlySet<number> = new Set();
    let unmapped: readonly string[] = [];
    let unread: readonly ReviewLine[] = [];
    try {
      await store.system("import", async (db, changed) => {
        const known = await knownReviews(
          db,
          destination,
          lines.map(({ value }) => value.review),
        );
        const isSame = ({ review }: ReviewLine): boolean => known.get(reviewKey(review)) === review.content_hash;
        const fresh = placed.filter(({ value }) => !isSame(value));
        mostlyNew = fresh.length * 2 > lines.length;
        if (!dryRun) unread = fresh.flatMap(({ value }) => (analysis.found(value) ? [] : [value]));
        if (unread.length > 0) return;
        if (options.createEstablishments) {
          const named = missing.map(({ value }) => value.establishment);
          ({ made, unmapped } = dryRun ? establishments.imagine(named) : await establishments.create(db, changed, named));
        }
        const inputs: ReviewInput[] = [];
        for (const { value } of placed) {
          const { review, establishment } = value;
          if (review.rating === null) tally.unrated += 1;
          if (isSame(value)) tally.unchanged += 1;
          else if (known.has(reviewKey(review))) tally.updated += 1;
          else tally.added += 1;
          const id = establishments.find(establishment);
          const own = isSame(value) ? null : analysis.found(value);
          if (id !== null && own && !dryRun) inputs.push({ ...review, establishment_id: id, ...own });
        }
        await putReviews(db, changed, destination, inputs);
      });
    } catch (error) {
      establishments.forgetCreated();
      throw error;
    }
    if (unread.length > 0) return unread;
    establishments.keepCreated();
    for (const name of ["added", "updated", "unchanged", "unrated"] as const) report[name] += tally[name];
    const firstNamed = missing.filter((_line, place) => made.has(place));
    countMade(
      report,
      firstNamed.map(({ line, value: { establishment } }) => ({ line, id: establishment.external_id, name: establishment.name })),
    );
    for (const category of unmapped) countUnmapped(report, category);
    for (const { value } of placed) countUnknown(report, value.unknown, establishments.isMadeOther(value.establishment));
    if (!options.createEstablishments)
      for (const { line, raw, value } of missing) {
        const { external_id: id, name } = value.establishment;
        refuseUnknown(report, emit, { line, id, name }, unknown.add(establishmentKey(value.establishment)), raw);
      }
    return [];
  }

  /** Parts the lines whose establishment exists from the others, which are refused unless they may be made. */
  function place(lines: readonly Line<ReviewLine>[]): { placed: Line<ReviewLine>[]; missing: Line<ReviewLine>[] } {
    const placed: Line<ReviewLine>[] = [];
    const missing: Line<ReviewLine>[] = [];
    for (const line of lines) (establishments.find(line.value.establishment) === null ? missing : placed).push(line);
    return { placed, missing };
  }
}
