import { sql } from "kysely";

import type { JobKind, JobQueue } from "../../jobs/jobs.ts";
import type { LiveAnalysis } from "../../semantics/live/live-analysis.ts";
import type { PoolFound } from "../../semantics/pool-worker.ts";
import { putFound } from "../../store/bulk-reviews.ts";
import type { Store } from "../../store/store.ts";
import { isSameFound, reviewsAfter, type StoredReview } from "./stored-reviews.ts";

/** Reviews in one transaction: many where nobody waits, few where people share the database. */
const batches = { alone: 1_000, busy: 250 } as const;

export interface Reanalysis {
  store: Store;
  analysis: Pick<LiveAnalysis, "analyse" | "digest">;
  now: () => Date;
  report?: (done: number, total: number) => void;
  /** Whether people wait for answers: the work then leaves them half of the time. */
  isBusy?: () => boolean;
  /** Once aborted, the work rejects after what it is writing: the next one goes on there. */
  stop?: AbortSignal | undefined;
}

export interface ReanalysisReport {
  /** Reviews read again, those of a part that had been done before it was cut off not counted. */
  reviews: number;
  /** Those in which something else is found now. */
  changed: number;
  /** Reviews that an earlier part, cut off, had done already. */
  resumed: number;
  seconds: number;
}

/** The re-analyses that are under way: one, whoever asks for it. */
export type ReanalysisQueue = JobQueue<null, ReanalysisReport>;

/** The re-analysis as a job: cut off with its server, it goes on with the next one. */
export function reanalysisJob(work: Reanalysis): JobKind<null, ReanalysisReport> {
  return {
    name: "reanalysis",
    atOnce: 1,
    // Each try goes on where the one before stopped.
    tries: 20,
    run: (_payload, { signal, report }) => reanalyseAll({ ...work, stop: signal, report: (done, total) => report({ done, total }) }),
  };
}

/**
 * Analyses every stored review with the present lexicons. What people corrected stays; a review in which the same is
 * found is not written. Each batch is one transaction that notes how far it reached: cut off, the work goes on there
 * the next time, unless the lexicons have changed since. Where they change under it, it begins again.
 */
export async function reanalyseAll(work: Reanalysis): Promise<ReanalysisReport> {
  const begun = work.now().getTime();
  let changed = 0;
  for (;;) {
    const pass = await readAll(work);
    changed += pass.changed;
    if (pass.reviews !== null)
      return { reviews: pass.reviews, changed, resumed: pass.resumed, seconds: (work.now().getTime() - begun) / 1000 };
  }
}

/** The lexicons are no longer those that the work began with. */
class LexiconsChanged extends Error {}

/** Reads with the lexicons in force now; `reviews` is null where others came before the end. */
async function readAll({
  store,
  analysis,
  now,
  report = () => undefined,
  isBusy = () => false,
  stop,
}: Reanalysis): Promise<{ reviews: number | null; changed: number; resumed: number }> {
  stop?.throwIfAborted();
  const lexicons = await analysis.digest();
  const { reached, total, resumed } = await begin(store, lexicons, now());
  const stillInForce = async (): Promise<void> => {
    if ((await analysis.digest()) !== lexicons) throw new LexiconsChanged();
  };
  const read = (after: number): Promise<StoredReview[]> =>
    store.system("reanalysis", (db) => reviewsAfter(db, after, isBusy() ? batches.busy : batches.alone));
  let [done, changed] = [0, 0];
  let next = read(reached);
  let writing: Promise<void> = Promise.resolve();
  const keep = async (reviews: readonly StoredReview[], found: Promise<PoolFound[]>): Promise<void> => {
    const fresh = await found;
    await stillInForce();
    const began = performance.now();
    changed += await write(store, reviews, fresh);
    done += reviews.length;
    report(resumed + done, total);
    if (isBusy()) await new Promise((resolve) => setTimeout(resolve, performance.now() - began));
  };
  try {
    for (let reviews = await next; reviews.length > 0; reviews = await next) {
      stop?.throwIfAborted();
      const found = analysed(analysis, reviews);
      found.catch(() => undefined);
      next = read(reviews.at(-1)?.no ?? 0);
      await writing;
      writing = keep(reviews, found);
      // A failure is thrown where it is awaited; until then nobody handles it.
      writing.catch(() => undefined);
    }
    await writing;
    await stillInForce();
  } catch (error) {
    if (error instanceof LexiconsChanged) return { reviews: null, changed, resumed };
    throw error;
  } finally {
    await next.catch(() => undefined);
    await writing.catch(() => undefined);
  }
  await store.system("reanalysis", (db) => db.updateTable("reanalyses").set({ ended_at: now().toISOString() }).execute());
  return { reviews: done, changed, resumed };
}

/** Takes up the work of the same lexicons that was cut off, else begins anew. */
function begin(store: Store, lexicons: string, at: Date): Promise<{ reached: number; total: number; resumed: number }> {
  return store.system("reanalysis", async (db) => {
    const last = await db.selectFrom("reanalyses").selectAll().executeTakeFirst();
    const reached = last?.ended_at === null && last.lexicons === lexicons ? last.reached : 0;
    if (reached === 0) {
      await db.deleteFrom("reanalyses").execute();
      await db.insertInto("reanalyses").values({ lexicons, reached: 0, started_at: at.toISOString(), ended_at: null }).execute();
    }
    const { total, resumed } = await db
      .selectFrom("reviews")
      .select(({ fn }) => [fn.countAll<number>().as("total"), sql<number>`count(*) FILTER (WHERE no <= ${reached})`.as("resumed")])
      .executeTakeFirstOrThrow();
    return { reached, total, resumed };
  });
}

/** What is found now in each review, in their order. */
export async function analysed({ analyse }: Pick<LiveAnalysis, "analyse">, reviews: readonly StoredReview[]): Promise<PoolFound[]> {
  const found = (await analyse(reviews.flatMap(({ item }) => item ?? []))).values();
  return reviews.map(
    ({ item }) => (item ? found.next().value : undefined) ?? { lang: "und", mentions: [], expressions: [], incidents: [] },
  );
}

/** Another transaction holds a row (PostgreSQL's name for it), and how long to wait before asking again, in milliseconds. */
const rowIsHeld = { code: "55P03", wait: 100 } as const;

/** As {@link writeOnce}, after whoever writes the same reviews. Asking again instead of waiting for a row cannot end in a deadlock. */
async function write(store: Store, reviews: readonly StoredReview[], found: readonly PoolFound[]): Promise<number> {
  for (;;) {
    try {
      return await writeOnce(store, reviews, found);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === rowIsHeld.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, rowIsHeld.wait));
    }
  }
}

/** Stores what differs and notes the place; returns how many reviews it changed. */
function writeOnce(store: Store, reviews: readonly StoredReview[], found: readonly PoolFound[]): Promise<number> {
  return store.system("reanalysis", async (db, changed) => {
    const other = reviews.flatMap((review, index) => {
      const fresh = found[index];
      return fresh && !isSameFound(review.found, fresh) ? [{ review, found: fresh }] : [];
    });
    const ids = other.map(({ review }) => review.id);
    // Held until the commit, so that no import brings other words between this look and the writing.
    const held = db.selectFrom("reviews").select(["id", "title", "text"]).where("id", "in", ids).forNoKeyUpdate().noWait();
    const present = ids.length === 0 ? [] : await held.execute();
    // An import may have brought other words meanwhile, and their own analysis.
    const words = new Map(present.map(({ id, title, text }) => [id, JSON.stringify([title, text])]));
    const kept = other.filter(({ review: { id, title, text } }) => words.get(id) === JSON.stringify([title, text]));
    if (kept.length > 0)
      await putFound(
        db,
        kept.map(({ review: { id }, found: fresh }) => ({ id, found: fresh })),
      );
    changed("review", ...kept.map(({ review }) => review.no));
    await db
      .updateTable("reanalyses")
      .set({ reached: reviews.at(-1)?.no ?? 0 })
      .execute();
    return kept.length;
  });
}
