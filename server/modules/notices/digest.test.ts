import { afterAll, beforeAll, expect, it } from "vitest";

import { mondayOf, morningOf } from "../../../src/domain/notices/notices.ts";
import { addDays, dayOf } from "../../../src/domain/time/day.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { addReviews, review } from "../../../tests/support/state.ts";
import { sendDigests } from "./digest.ts";

let test: FiguresApp;
beforeAll(async () => {
  test = await openFiguresApp();
}, 60_000);
afterAll(() => test.close());

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll(/\n {2}/g, " ");

it("a digest goes out on Monday morning, once, and counts what its reader sees alone", async () => {
  const { store, clock } = test.services;
  const monday = addDays(mondayOf(dayOf(clock.now())), 7);
  const lastWeek = `${addDays(monday, -3)}T10:00:00.000Z`;
  const idOf = (name: string) =>
    store.system("test", (db) => db.selectFrom("establishments").where("name", "=", name).select("id").executeTakeFirstOrThrow());
  const [own, other] = [(await idOf("Hôtel Bellerive")).id, (await idOf("Musée de la Soie")).id];
  const at = { published_at: lastWeek, experience_date: lastWeek.slice(0, 10) };
  await addReviews(store, "aurelle", [
    review(own, "digest-1", { ...at, rating: 30, text: "Bruyant toute la nuit." }),
    review(other, "digest-2", { ...at, rating: 90, text: "Superbe musée." }),
    review(other, "digest-3", { ...at, rating: 70, text: "Correct." }),
  ]);
  await test.settle();

  const early = new Date(morningOf(monday, "Europe/Paris").getTime() - 60_000);
  expect(await sendDigests(test.services, early)).toBe(0);
  const morning = new Date(early.getTime() + 120_000);
  expect(await sendDigests(test.services, morning)).toBeGreaterThan(1);
  expect(await sendDigests(test.services, morning)).toBe(0);

  const mailTo = async (login: string) => {
    const found = await store.system("test", (db) =>
      db.selectFrom("mails").where("recipient", "=", login).where("template", "=", "digest").select("body").execute(),
    );
    expect(found, login).toHaveLength(1);
    return plain(found[0]?.body ?? "");
  };
  expect(await mailTo("pro@belvedere.example")).toContain("1 avis reçu cette semaine");
  expect(await mailTo("pro@belvedere.example")).toMatch(/À quoi répondre d’abord[^]*Hôtel Bellerive[^]*Bruyant toute la nuit/);
  expect(await mailTo("pro@belvedere.example")).not.toMatch(/Superbe musée|incident/);
  expect(await mailTo("dmo@belvedere.example")).toContain("3 avis reçus cette semaine");
}, 60_000);
