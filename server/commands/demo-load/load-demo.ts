import { sql } from "kysely";

import type { Analyse } from "../../semantics/live/live-analysis.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import type { Product } from "../../../src/generated/types.ts";
import { demoAnswers, demoReviews, demoTerritory, type DemoData } from "../../demo/index.ts";
import { putAnswers } from "../../store/bulk-answers.ts";
import { putDestination } from "../../store/bulk-destinations.ts";
import { putEstablishments } from "../../store/bulk-establishments.ts";
import { putReviews } from "../../store/bulk-reviews.ts";
import type { Changed, Store } from "../../store/store.ts";
import { changeSomeSources } from "./demo-source-changes.ts";
import { answerInput, establishmentInput, reviewInputs, wordsOf } from "./demo-rows.ts";

/** Any number: the demo territory is the same on every machine. */
const seed = 20_260_401;
const reviewCount = 40_000;
/** What the generator adds for the second destination, for the progress shown. */
const about = reviewCount + 1_500;
const batch = 1_000;

export interface DemoLoad {
  store: Store;
  product: Product;
  analyse: Analyse;
  now: () => Date;
  /** The day on which an interrupted load began; it goes on with the same data. */
  today?: string;
  reviews?: number;
  report?: (done: number, total: number) => void;
  /** Ends the load between two batches, with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Puts the demo territory into the state, by the paths that imports take. Doing it again over a part of it completes it.
 * The projection is made anew afterwards, which is quicker than to follow: the state gets a new epoch.
 */
export async function loadDemo({
  store,
  product,
  analyse,
  now,
  today = dayOf(now()),
  reviews: count = reviewCount,
  report = () => undefined,
  signal,
}: DemoLoad): Promise<void> {
  const data = demoTerritory(seed);
  const ids = await loadTerritory(store, data);
  const total = count === reviewCount ? about : count;
  let done = 0;
  const categories = new Map(data.establishments.map(({ id, category }) => [id, category]));
  const toReview = reviewInputs(product, ids);
  await inBatches(
    demoReviews(data, { seed, today, count }),
    async (demos) => {
      const words = demos.map((demo) => wordsOf(demo, categories.get(demo.establishment_id) ?? "autre"));
      const found = (await analyse(words.filter((item) => item !== null))).values();
      return demos.map((demo, index) => toReview(demo, words[index] ? found.next().value : undefined));
    },
    (rows, destination) => {
      signal?.throwIfAborted();
      done += rows.length;
      report(done, total);
      return store.system("demo", (db) => putReviews(db, unrecorded, destination, rows));
    },
    destinationsOf(data, (review) => review.establishment_id),
  );
  const toAnswer = answerInput(ids);
  await inBatches(
    demoAnswers(data, { seed, today }),
    async (demos) => {
      const words = demos.map(({ comment, lang, establishment_id }) =>
        wordsOf({ title: null, text: comment, lang }, categories.get(establishment_id) ?? "autre"),
      );
      const found = (await analyse(words.filter((item) => item !== null))).values();
      return demos.map((demo, index) => toAnswer(demo, words[index] ? found.next().value : undefined));
    },
    (rows, destination) => {
      signal?.throwIfAborted();
      return store.system("demo", (db) => putAnswers(db, unrecorded, destination, rows));
    },
    destinationsOf(data, (answer) => answer.establishment_id),
  );
  await store.system("demo", changeSomeSources);
  await store.system("demo", (db) =>
    db
      .updateTable("outbox_state")
      .set({ epoch: sql<string>`gen_random_uuid()` })
      .execute(),
  );
}

/** Changes are not recorded one by one: the new epoch covers them all. */
const unrecorded: Changed = () => undefined;

async function loadTerritory(
  store: Store,
  { destinations, establishments, selections, review_urls }: DemoData,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  await store.system("demo", async (db) => {
    for (const { id, name, children, communes } of destinations) {
      await putDestination(db, unrecorded, { id, name });
      const parts = children.map((child) => ({ ...child, parent_id: id, group_id: null }));
      await db
        .insertInto("destinations")
        .values(parts)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const towns = communes.map(({ insee, name: town, child, population, lat, lng, ring }) => ({
        destination_id: id,
        insee,
        name: town,
        child_id: child,
        population,
        lat,
        lng,
        ring: JSON.stringify(ring),
      }));
      await db
        .insertInto("communes")
        .values(towns)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const names = new Map(communes.map((commune) => [commune.insee, commune.name]));
      const own = establishments
        .filter(({ destination }) => destination === id)
        .map((demo) => establishmentInput(demo, names.get(demo.commune_insee) ?? null));
      for (const { id: stored, external_id } of await putEstablishments(db, unrecorded, id, own)) ids.set(external_id, stored);
    }
    const urls = review_urls.flatMap(({ id, establishment_id, url, provider, inactive }) => {
      const stored = ids.get(establishment_id);
      return stored ? [{ id, establishment_id: stored, url, provider, is_inactive: inactive, updated_by: "demo" }] : [];
    });
    await db
      .insertInto("review_urls")
      .values(urls)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const { id, destination, title, establishment_ids } of selections) {
      await db
        .insertInto("selections")
        .values({ id, group_id: destination, title })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const members = establishment_ids
        .flatMap((demo) => ids.get(demo) ?? [])
        .map((establishment_id) => ({ selection_id: id, group_id: destination, establishment_id }));
      if (members.length > 0)
        await db
          .insertInto("selection_members")
          .values(members)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    }
  });
  return ids;
}

function destinationsOf<T>({ establishments }: DemoData, establishment: (item: T) => string): (item: T) => string {
  const destinations = new Map(establishments.map(({ id, destination }) => [id, destination]));
  return (item) => destinations.get(establishment(item)) ?? "";
}

/**
 * Draws one batch while the one before is made (analysed, in worker threads) and the one before that is written, on the
 * database's own thread. A batch is of one destination.
 */
async function inBatches<T, R>(
  items: Iterable<T>,
  make: (items: T[]) => Promise<R[]>,
  write: (rows: R[], destination: string) => Promise<void>,
  destinationOf: (item: T) => string,
): Promise<void> {
  let waiting: T[] = [];
  let current = "";
  let making: Promise<void> = Promise.resolve();
  let writing: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    await making;
    if (waiting.length === 0) return;
    const [rows, destination, before] = [make(waiting), current, writing];
    waiting = [];
    const handOn = async (): Promise<void> => {
      const made = await rows;
      await before;
      writing = write(made, destination);
      // A failure is thrown where it is awaited; until then nobody handles it.
      writing.catch(() => undefined);
    };
    making = handOn();
    making.catch(() => undefined);
    // Lets what was begun leave for the other threads before the next batch takes this one.
    await new Promise((resolve) => setImmediate(resolve));
  };
  for (const item of items) {
    const destination = destinationOf(item);
    if (waiting.length >= batch || destination !== current) await flush();
    current = destination;
    waiting.push(item);
  }
  await flush();
  await making;
  await writing;
}
