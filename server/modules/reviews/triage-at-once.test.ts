import { expect, it } from "vitest";

import { bothDatabases } from "../../../tests/support/both-databases.ts";
import { addDestination, addReviews, establishment, review } from "../../../tests/support/state.ts";
import { openStore } from "../../store/open-store.ts";
import { triageOf } from "./triage-store.ts";

it.each(bothDatabases())(
  "keeps what colleagues say of one review at the same moment ($name)",
  { timeout: 60_000 },
  async ({ location, runs }) => {
    if (!runs) return;
    const store = await openStore(await location());
    try {
      const [place] = await addDestination(store, "lac", [establishment("1")]);
      await addReviews(
        store,
        "lac",
        Array.from({ length: 5 }, (_, at) => review(place?.id ?? "", `${at}`)),
      );
      const clock = { now: () => new Date("2026-06-01T10:00:00Z") };
      const colleague = (login: string) => triageOf(store, { login, group: { id: "lac" } }, clock);
      const ids = await store.system("test", (db) => db.selectFrom("reviews").select("id").execute());
      for (const { id } of ids)
        await Promise.all([
          colleague("a@lac").change({ reviews: [id], read: true }),
          colleague("b@lac").change({ reviews: [id], tags_added: ["à rappeler"] }),
          colleague("c@lac").change({ reviews: [id], later_until: "2026-06-08" }),
        ]);
      const said = await store.system("test", (db) => db.selectFrom("review_triage").select(["read", "tags", "later_until"]).execute());
      expect(said).toEqual(ids.map(() => ({ read: true, tags: ["à rappeler"], later_until: "2026-06-08" })));
    } finally {
      await store.close();
    }
  },
);
