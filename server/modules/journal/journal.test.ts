import { describe, expect, it } from "vitest";

import type { JournalEntry, JournalEntryRequest } from "../../../src/generated/types.ts";
import { callerOf } from "../../../tests/access/support/call.ts";
import { addAccount, aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { journalMarks } from "../../reading/journal-marks.ts";
import { replyOf } from "../../../tests/support/replies.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const dmo = "dmo@belvedere.example";
const neighbour = "dmo.voisin@belvedere.example";
const path = "/observation/journal";
const festival: JournalEntryRequest = { from: "2026-07-03", to: "2026-07-05", title: " Festival du Lac ", kind: "festival" };

const call = callerOf(() => test, dmo);
const create = async (entry: JournalEntryRequest): Promise<JournalEntry> => replyOf("createJournalEntry", await call("POST", path, entry));
const titles = async (as = dmo): Promise<string[]> =>
  replyOf("listJournal", await call("GET", path, undefined, {}, as)).map(({ title }) => title);

describe("the journal of a territory", () => {
  it("keeps entries with their place, latest first, for its own destination alone", async () => {
    const made = await create({ ...festival, place: { kind: "commune", id: "00001" }, public: true });
    expect(made).toMatchObject({ title: "Festival du Lac", place: { name: "Bourg aurelle" }, public: true, revision: 1, updated_by: dmo });
    await create({
      ...festival,
      from: "2026-08-10",
      to: "2026-08-10",
      title: "Orage de grêle",
      kind: "storm",
      place: { kind: "child", id: "aurelle-nord" },
    });
    expect(await titles()).toEqual(["Orage de grêle", "Festival du Lac"]);
    expect(await titles(neighbour)).toEqual([]);
  });

  it.each([
    [{ ...festival, to: "2026-07-01" }, "/to", "Le dernier jour précède le premier. Choisissez le même jour ou un jour suivant."],
    [{ ...festival, to: "2026-07-32" }, "/to", "Ce jour n’existe pas. Choisissez le dernier jour dans le calendrier."],
    [{ ...festival, from: "2026-02-30" }, "/from", "Ce jour n’existe pas. Choisissez le premier jour dans le calendrier."],
    [{ ...festival, to: "2028-07-05" }, "/to", "Une entrée couvre un an au plus. Rapprochez ses deux jours."],
    [{ ...festival, title: "  " }, "/title", expect.any(String)],
  ])("refuses %j at %s", async (entry, pointer, detail) => {
    const answer = await call("POST", path, entry);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ pointer, detail: detail as string }] });
  });

  it("changes the revision that was read, and no other", async () => {
    const { id } = await create(festival);
    const renamed = { ...festival, title: "Festival des Arts" };
    expect((await call("PUT", `${path}/${id}`, renamed)).statusCode).toBe(428);
    const changed = await call("PUT", `${path}/${id}`, renamed, { "if-match": '"1"' });
    expect([replyOf("changeJournalEntry", changed).title, changed.headers.etag]).toEqual(["Festival des Arts", '"2"']);
    const late = await call("PUT", `${path}/${id}`, festival, { "if-match": '"1"' });
    expect([late.statusCode, late.json<{ title: string }>().title]).toEqual([412, "Cette entrée du journal a été modifiée entre-temps."]);
    expect(replyOf("readJournalEntry", await call("GET", `${path}/${id}`)).title).toBe("Festival des Arts");
  });

  it("lets a removed entry come back", async () => {
    const { id } = await create({ ...festival, title: "Travaux du port", kind: "works" });
    expect((await call("DELETE", `${path}/${id}`)).statusCode).toBe(204);
    expect([(await call("GET", `${path}/${id}`)).statusCode, (await call("DELETE", `${path}/${id}`)).statusCode]).toEqual([404, 404]);
    expect(await titles()).not.toContain("Travaux du port");
    expect((await call("POST", `${path}/${id}/restore`)).statusCode).toBe(204);
    expect(await titles()).toContain("Travaux du port");
  });

  it("shows public pages what is public alone", async () => {
    await create({ ...festival, title: "Fête publique", public: true });
    await create({ ...festival, title: "Note interne" });
    const { token } = replyOf("readPageAddress", await call("GET", "/destination/token"));
    const marks = await journalMarks(test.services.store, "aurelle", { isPublic: true });
    expect(marks.map(({ title }) => title)).toContain("Fête publique");
    expect(marks.map(({ title }) => title)).not.toContain("Note interne");
    const page = await test.send({ method: "GET", url: `/api/v2/${test.slug}/destination/public/${token}/concepts` });
    expect(replyOf("readPublicPage", page).journal).toEqual(marks);
  });

  it("shows a professional what is public of the own destination's alone", async () => {
    await create({ ...festival, title: "Marché de Noël", public: true });
    await create({ ...festival, title: "Litige avec le loueur" });
    const marks = replyOf("listJournalMarks", await call("GET", `${path}/marks`, undefined, {}, "pro@belvedere.example"));
    expect(marks).toEqual(await journalMarks(test.services.store, "aurelle", { isPublic: true }));
    expect(marks.map(({ title }) => title)).toContain("Marché de Noël");
    expect(marks.map(({ title }) => title)).not.toContain("Litige avec le loueur");
    const abroad = await addAccount(test, { type: "TP", group: "grand-pavois", roles: ["BELVEDERE_V2_PRO_DASHBOARD"] });
    expect(replyOf("listJournalMarks", await call("GET", `${path}/marks`, undefined, {}, abroad))).toEqual([]);
  });

  it("makes one entry of a request that is sent twice", async () => {
    const headers = { "idempotency-key": "journal-entry-once" };
    const entry = { ...festival, title: "Une seule fois" };
    const [first, second] = [await call("POST", path, entry, headers), await call("POST", path, entry, headers)];
    expect(first.json()).toEqual(second.json());
    expect((await titles()).filter((title) => title === "Une seule fois")).toHaveLength(1);
  });
});
