import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { analyse, line, openImports, type Imports } from "../../../tests/support/imports.ts";
import type { ImportEvent } from "./report.ts";

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, 60_000);
afterAll(() => imports.close());

describe("the analysis within an import", () => {
  it("writes in short batches while people wait for answers", async () => {
    const id = await imports.destination("busy");
    const lines = Array.from({ length: 700 }, (_, index) => line({ source_review_id: String(index) })).join("\n");
    const stepsOf = ({ events }: { events: ImportEvent[] }) => events.filter(({ type }) => type === "progress").length;
    expect(stepsOf(await imports.reviews(id, lines, { isBusy: () => true }))).toBe(4);
    expect(stepsOf(await imports.reviews(id, lines))).toBe(1);
  });

  it("stores the mentions that the analysis finds, and replaces them with the review", async () => {
    const id = await imports.destination("mentions");
    await imports.reviews(id, line({ title: "Séjour", text: "La chambre était très propre. Petit-déjeuner décevant." }));
    const mentions = () =>
      imports.store.system("test", (db) =>
        db
          .selectFrom("findings")
          .innerJoin("reviews", "reviews.id", "findings.review_id")
          .where("destination_id", "=", id)
          .select("mentions")
          .execute(),
      );
    const found = (await mentions()).flatMap((row) => row.mentions);
    expect(found.map(({ theme }) => theme)).toContain("petit_dejeuner");
    expect(found.every(({ start, end }) => start >= 0 && end > start)).toBe(true);
    await imports.reviews(id, line({ title: "Séjour", text: "Rien." }));
    expect(await mentions()).toEqual([]);
  });

  /** The analysis, which asks the database first: within a transaction, which has the only connection, it never could. */
  const asking: typeof analyse = async (items) => {
    await imports.store.system("test", (db) => db.selectFrom("destinations").select("id").execute());
    return analyse(items);
  };
  const many = (own: (index: number) => Record<string, unknown>): string =>
    Array.from({ length: 500 }, (_, index) => line({ source_review_id: String(index), ...own(index) })).join("\n");

  it("never holds a transaction up, of a file that is new or mostly known", async () => {
    const id = await imports.destination("beside");
    const busy = { isBusy: () => true, analyse: asking };
    expect(
      (
        await imports.reviews(
          id,
          many(() => ({})),
          busy,
        )
      ).report,
    ).toMatchObject({ added: 500 });
    const changed = many((index) => (index % 50 === 1 ? { text: "Personnel désagréable." } : {}));
    expect((await imports.reviews(id, changed, busy)).report).toMatchObject({ updated: 10, unchanged: 490 });
    const words = (await imports.stored(id)).filter(({ text }) => text === "Personnel désagréable.");
    expect(words).toHaveLength(10);
  });

  it("looks at what is new alone, once, where a file is mostly known", async () => {
    const id = await imports.destination("known");
    const parts = [0, 1, 2, 3, 4, 5].map((part) => many((index) => ({ source_review_id: `${part}-${index}` })));
    const whole = parts.join("\n");
    let read = 0;
    const counting: typeof analyse = (items) => {
      read += items.length;
      return analyse(items);
    };
    await imports.reviews(id, whole, { analyse: counting });
    expect(read).toBe(3000);
    // The first batches before anybody knows; none of those that come after.
    await imports.reviews(id, whole, { isBusy: () => true, analyse: counting });
    expect(read).toBeLessThanOrEqual(4000);
    // One review that is new after all those batches is read, and stored with what it says.
    const late = line({ source_review_id: "late", text: "Personnel désagréable." });
    const { report } = await imports.reviews(id, `${whole}\n${late}`, { isBusy: () => true, analyse: counting });
    expect(report).toMatchObject({ added: 1, unchanged: 3000 });
    expect((await imports.stored(id)).filter(({ text }) => text === "Personnel désagréable.")).toHaveLength(1);
  });

  it("goes on ahead of the database, by a few batches alone", async () => {
    const id = await imports.destination("ahead");
    const told: ("begun" | "stored")[] = [];
    await imports.reviews(id, [0, 1, 2, 3].map((part) => many((index) => ({ source_review_id: `${part}-${index}` }))).join("\n"), {
      isBusy: () => true,
      analyse: (items) => {
        told.push("begun");
        return analyse(items);
      },
      tell: ({ type }: ImportEvent) => void (type === "progress" && told.push("stored")),
    });
    let ahead = 0;
    let most = 0;
    for (const event of told) most = Math.max(most, (ahead += event === "begun" ? 1 : -1));
    expect(told.filter((event) => event === "stored")).toHaveLength(10);
    expect([most > 1, most <= 4]).toEqual([true, true]);
  });
});
