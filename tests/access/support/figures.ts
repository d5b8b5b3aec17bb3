import { addDays, dayOf } from "../../../src/domain/time/day.ts";
import { addReviews, review } from "../../support/state.ts";
import type { FiguresApp } from "./real-analytics.ts";

/** Reviews of one establishment: how many, their rating, and days before today of the first. */
export interface ReviewSet {
  establishment: string;
  count: number;
  rating: number;
  /** Days before today; the reviews follow one a day from there. */
  since: number;
  provider?: string;
}

/** Adds published reviews to a destination's establishments, by name, and makes them count. */
export async function addReviewSets(test: FiguresApp, destination: string, sets: readonly ReviewSet[]): Promise<void> {
  const { store, clock } = test.services;
  const rows = await store.system("test.establishments", (db) =>
    db.selectFrom("establishments").select(["id", "name"]).where("destination_id", "=", destination).execute(),
  );
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const today = dayOf(clock.now());
  await addReviews(
    store,
    destination,
    sets.flatMap(({ establishment, count, rating, since, provider = "google" }, set) =>
      Array.from({ length: count }, (_, index) => {
        const day = addDays(today, index - since);
        return review(ids.get(establishment) ?? "", `${destination}-${set}-${index}`, {
          source: provider,
          rating,
          rating_raw: rating / 20,
          experience_date: day,
          published_at: `${day}T10:00:00.000Z`,
        });
      }),
    ),
  );
  await test.settle();
}
