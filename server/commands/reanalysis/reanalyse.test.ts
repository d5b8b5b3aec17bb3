import { join } from "node:path";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { addDestination, addReviews, establishment, review } from "../../../tests/support/state.ts";
import { digestOf, type LiveAnalysis } from "../../semantics/live/live-analysis.ts";
import { openColumnar, type Columnar } from "../../analytics/columnar.ts";
import { openProjection, type Projection } from "../../analytics/projection.ts";
import { correctionsOf } from "../../modules/observation/corrections-store.ts";
import { createAnalyser, loadLexicons, type Lexicon } from "../../semantics/index.ts";
import { foundIn } from "../../semantics/pool-worker.ts";
import { openMemoryStore } from "../../../tests/support/memory-store.ts";
import type { Store } from "../../store/store.ts";
import { changedEntries } from "./changed-entries.ts";
import { lexiconTeller, touchedBy } from "./lexicon-change.ts";
import { reanalyseAll } from "./reanalyse.ts";

const lexicons = loadLexicons(join(import.meta.dirname, "../../../templates/lexicons"));
const [french, ...others] = lexicons as [Lexicon, ...Lexicon[]];
/** The shipped lexicons with more French words of blame. */
const withBlame = (...words: string[]): Lexicon[] => [
  {
    ...french,
    themes: { ...french.themes, numerique: { ...french.themes.numerique, blame: [...(french.themes.numerique?.blame ?? []), ...words] } },
  },
  ...others,
];
const withEntry = withBlame("zibouli");
/** The analysis by lexicons, in this thread. */
const analysisBy = (
  given: readonly Lexicon[],
  name = String(given.length + (given === lexicons ? 0 : 100)),
): Pick<LiveAnalysis, "analyse" | "digest"> => {
  const find = findingBy(given);
  return { analyse: async (items) => items.map(find), digest: async () => name };
};
type Item = Parameters<typeof foundIn>[1];
const findings = new Map<readonly Lexicon[], (item: Item) => ReturnType<typeof foundIn>>();
/** What lexicons find in a text, each text read once: the tests have the same reviews read again and again. */
function findingBy(given: readonly Lexicon[]): (item: Item) => ReturnType<typeof foundIn> {
  const known = findings.get(given);
  if (known) return known;
  const analyser = createAnalyser([...given]);
  const found = new Map<string, ReturnType<typeof foundIn>>();
  const find = (item: Item): ReturnType<typeof foundIn> => {
    const key = JSON.stringify(item);
    const result = found.get(key) ?? foundIn(analyser, item);
    found.set(key, result);
    return result;
  };
  findings.set(given, find);
  return find;
}
const now = (): Date => new Date("2026-06-01T10:00:00Z");

describe("the re-analysis", () => {
  const count = 2_300;
  let store: Store;
  let columnar: Columnar;
  let projection: Projection;
  beforeAll(async () => {
    store = await openMemoryStore();
    columnar = await openColumnar(":memory:");
    projection = await openProjection({ store, columnar });
    const [place] = await addDestination(store, "aval", [establishment("1")]);
    const find = findingBy(lexicons);
    const texts = Array.from({ length: count }, (_, i) =>
      i % 10 === 0 ? `Le zibouli, chambre ${i} très propre.` : `Chambre ${i} très propre.`,
    );
    await addReviews(
      store,
      "aval",
      texts.map((text, i) => review(place?.id ?? "", String(i), { text, ...find({ text, lang: "fr", domain: "hotel" }) })),
    );
    await store.system("test", (db) =>
      db
        .insertInto("visibility")
        .values({ group_id: "aval", establishment_id: place?.id ?? "" })
        .onConflict((c) => c.doNothing())
        .execute(),
    );
    await projection.settled();
  }, 60_000);
  afterAll(async () => {
    await columnar.close();
    await store.close();
  });
  beforeEach(async () => {
    await reanalyseAll({ store, analysis: analysisBy(lexicons, "reset"), now });
    await projection.settled();
  });

  const outbox = () => store.system("test", (db) => db.selectFrom("outbox").selectAll().execute());
  const themed = async (theme: string): Promise<number> =>
    (await columnar.query<{ n: number }>("SELECT count(*) AS n FROM mentions WHERE theme = $1", [theme]))[0]?.n ?? 0;

  it("writes nothing where the same is found", async () => {
    const told: number[] = [];
    const report = await reanalyseAll({ store, analysis: analysisBy(lexicons), now, report: (done, total) => told.push(done, total) });
    expect(report).toMatchObject({ reviews: count, changed: 0, resumed: 0 });
    expect(told).toEqual([1_000, count, 2_000, count, count, count]);
    expect(await outbox()).toEqual([]);
  });

  it("brings what other lexicons find to the figures", async () => {
    expect(await themed("numerique")).toBe(0);
    expect(await reanalyseAll({ store, analysis: analysisBy(withEntry), now })).toMatchObject({ reviews: count, changed: count / 10 });
    await projection.settled();
    expect(await themed("numerique")).toBe(count / 10);
  });

  it("goes on where it was cut off, and begins anew where the lexicons have changed since", async () => {
    const cutOff = analysisBy(withEntry, "new");
    let calls = 0;
    const dying = {
      ...cutOff,
      analyse: (items: Parameters<typeof cutOff.analyse>[0]) => {
        calls += 1;
        return calls > 2 ? Promise.reject(new Error("killed")) : cutOff.analyse(items);
      },
    };
    await expect(reanalyseAll({ store, analysis: dying, now })).rejects.toThrow("killed");
    expect(await reanalyseAll({ store, analysis: cutOff, now })).toMatchObject({ reviews: count - 2_000, resumed: 2_000, changed: 30 });
    // What has ended is no cut-off work.
    expect(await reanalyseAll({ store, analysis: cutOff, now })).toMatchObject({ reviews: count, resumed: 0, changed: 0 });
    calls = 1;
    await expect(reanalyseAll({ store, analysis: dying, now })).rejects.toThrow("killed");
    expect(await reanalyseAll({ store, analysis: analysisBy(lexicons, "other"), now })).toMatchObject({ reviews: count, resumed: 0 });
  });

  it("stops when its caller has gone, with what is done kept for the next time", async () => {
    const gone = new AbortController();
    const analysis = analysisBy(withEntry, "left");
    await expect(reanalyseAll({ store, analysis, now, stop: gone.signal, report: () => gone.abort() })).rejects.toThrow("aborted");
    const { resumed, reviews } = await reanalyseAll({ store, analysis, now });
    expect(resumed).toBeOneOf([1_000, 2_000]);
    expect(resumed + reviews).toBe(count);
    // Gone before its turn came: nothing was begun.
    await expect(reanalyseAll({ store, analysis: analysisBy(lexicons, "never"), now, stop: gone.signal })).rejects.toThrow("aborted");
    expect(await store.system("test", (db) => db.selectFrom("reanalyses").select("lexicons").executeTakeFirst())).toEqual({
      lexicons: "left",
    });
  });

  it.each([2, 3])("begins again with lexicons that come while batch %i is read", async (batch) => {
    let [calls, inForce] = [0, analysisBy(lexicons, "old")];
    const changing: typeof inForce = {
      digest: () => inForce.digest(),
      analyse: async (items) => {
        const found = await inForce.analyse(items);
        calls += 1;
        if (calls === batch) inForce = analysisBy(withEntry, "new");
        return found;
      },
    };
    expect(await reanalyseAll({ store, analysis: changing, now })).toMatchObject({ reviews: count, resumed: 0, changed: count / 10 });
    const last = await store.system("test", (db) => db.selectFrom("reanalyses").selectAll().executeTakeFirstOrThrow());
    expect(last).toMatchObject({ lexicons: "new", reached: count, ended_at: expect.anything() as unknown });
  });

  it("keeps corrections", async () => {
    const { id } = await store.system("test", (db) =>
      db.selectFrom("reviews").select("id").where("source_review_id", "=", "7").executeTakeFirstOrThrow(),
    );
    const text = "Chambre 7 très propre.";
    const corrections = correctionsOf(store, { login: "dmo", group: { id: "aval" } }, { now });
    await corrections.correct(id, `proprete-${text.indexOf("très")}-${text.indexOf(".")}`, { theme: "calme", polarity: -1 });
    await reanalyseAll({ store, analysis: analysisBy(withEntry), now });
    await projection.settled();
    expect(await themed("calme")).toBe(1);
    expect(
      (await columnar.query("SELECT theme, polarity FROM expressions JOIN reviews ON no = review WHERE text = $1", [text])) as unknown,
    ).toEqual([{ theme: "calme", polarity: -1 }]);
    await corrections.undo(id, `proprete-${text.indexOf("très")}-${text.indexOf(".")}`);
  });

  it("leaves a review alone whose words another write changed meanwhile", async () => {
    const slow = analysisBy(withEntry);
    const analyse: typeof slow.analyse = async (items) => {
      await store.system("test", (db) =>
        db.updateTable("reviews").set({ text: "Autre chose." }).where("source_review_id", "=", "10").execute(),
      );
      return slow.analyse(items);
    };
    expect(await reanalyseAll({ store, analysis: { ...slow, analyse }, now })).toMatchObject({ changed: count / 10 - 1 });
  });

  it("is told beforehand how many reviews a changed lexicon touches", async () => {
    const change = changedEntries(lexicons, withEntry);
    expect(change).toEqual({ count: 1, parts: new Map([["fr", ["zibou"]]]) });
    // One of them was changed to other words by the test above.
    const zibouli = (await columnar.query<{ n: number }>("SELECT count(*) AS n FROM reviews WHERE contains(search, 'zibouli')"))[0]?.n ?? 0;
    const exact = await touchedBy(change, { store, columnar }, analysisBy(withEntry));
    expect(exact).toEqual({ reviews: expect.toBeOneOf([zibouli, zibouli - 1]) as number, exact: true });
    // A word of every review: only a sample is read.
    const common: Lexicon[] = [
      {
        ...french,
        themes: {
          ...french.themes,
          pedagogie: { ...french.themes.pedagogie, targets: [...(french.themes.pedagogie?.targets ?? []), "chambre"] },
        },
      },
      ...others,
    ];
    const about = await touchedBy(changedEntries(lexicons, common), { store, columnar }, analysisBy(withEntry));
    expect(about.exact).toBe(false);
    expect(Math.abs(about.reviews - count / 10)).toBeLessThan(60);

    const told: string[] = [];
    const teller = (given: readonly Lexicon[]) => lexiconTeller({ store, columnar }, analysisBy(given), (line) => told.push(line));
    await teller(withEntry)(lexicons, withEntry);
    expect(told).toEqual([
      expect.stringMatching(
        /^Lexiques relus \(1 entrée changée\).*changerait au moins 2\d\d avis enregistrés ; .*npm run analyse -- --all/,
      ),
    ]);
    await teller(lexicons)(lexicons, lexicons);
    expect(told).toHaveLength(1);
    await teller(lexicons)(lexicons, withBlame("zorglub"));
    expect(told[1]).toMatch(/^Lexiques relus \(1 entrée changée\).*Ce changement ne touche aucun avis enregistré\.$/);
  });

  it("is told too of changes before that still wait, until another analysis or their end", async () => {
    const told: string[] = [];
    let inForce = analysisBy(lexicons, "before");
    const follow: Pick<LiveAnalysis, "analyse"> = { analyse: (items) => inForce.analyse(items) };
    const teller = lexiconTeller({ store, columnar }, follow, (line) => told.push(line));
    const twice = withBlame("zibouli", "zorglub");
    const change = async (before: readonly Lexicon[], after: readonly Lexicon[]): Promise<string | undefined> => {
      inForce = analysisBy(after, digestOf(after));
      await teller(before, after);
      return told.at(-1);
    };
    await change(lexicons, withEntry);
    expect(await change(withEntry, twice)).toMatch(
      /ne touche aucun avis enregistré\. Des changements d’avant attendent encore.*changerait au moins 2\d\d avis enregistrés ; .*--all/,
    );
    // Taken back, nothing waits any more.
    expect(await change(twice, lexicons)).not.toContain("attendent");
    expect(await change(lexicons, withBlame("zorglub"))).toMatch(/aucun avis enregistré\.$/);
    // Nor after another analysis.
    await change(withBlame("zorglub"), twice);
    await reanalyseAll({ store, analysis: inForce, now });
    expect(await change(twice, withBlame("zibouli", "zorglub", "zigomar"))).toMatch(/aucun avis enregistré\.$/);
  });

  it("is told of changes that still wait after one was taken back in the midst of another analysis", async () => {
    const told: string[] = [];
    let inForce = analysisBy(lexicons, "before");
    const teller = lexiconTeller({ store, columnar }, { analyse: (items) => inForce.analyse(items) }, (line) => told.push(line));
    inForce = analysisBy(withEntry, "half");
    await teller(lexicons, withEntry);
    const gone = new AbortController();
    const half = reanalyseAll({ store, analysis: inForce, now, stop: gone.signal, report: () => gone.abort() });
    await expect(half).rejects.toThrow("aborted");
    await projection.settled();
    inForce = analysisBy(lexicons, "back");
    await teller(withEntry, lexicons);
    inForce = analysisBy(withBlame("zorglub"), "further");
    await teller(lexicons, withBlame("zorglub"));
    expect(told.map((line) => /attendent encore/.test(line))).toEqual([false, false, true]);
  });

  it("is told of changes that still wait with the words that came and went, which some reviews were read with", async () => {
    const told: string[] = [];
    let inForce = analysisBy(lexicons, "before");
    const teller = lexiconTeller({ store, columnar }, { analyse: (items) => inForce.analyse(items) }, (line) => told.push(line));
    const change = async (before: readonly Lexicon[], after: readonly Lexicon[]): Promise<void> => {
      inForce = analysisBy(after, digestOf(after));
      await teller(before, after);
    };
    await change(lexicons, withEntry);
    const gone = new AbortController();
    const half = reanalyseAll({ store, analysis: inForce, now, stop: gone.signal, report: () => gone.abort() });
    await expect(half).rejects.toThrow("aborted");
    await projection.settled();
    const rare = withBlame("1234");
    await change(withEntry, rare);
    await change(rare, withBlame("1234", "zorglub"));
    // A word of one review still differs; one of every tenth came and went, and half of them were read with it.
    expect(told.at(-1)).toMatch(/Des changements d’avant attendent encore.*changerait au moins [12]\d\d avis enregistrés/);
  });

  it("is told of a rare word that still waits after a word of every review came and went, whose sample misses it", async () => {
    const told: string[] = [];
    let inForce: Pick<LiveAnalysis, "analyse">;
    const teller = lexiconTeller({ store, columnar }, { analyse: (items) => inForce.analyse(items) }, (line) => told.push(line));
    const beyond = await columnar.query<{ text: string }>(
      "SELECT text FROM reviews WHERE search IS NOT NULL ORDER BY hash(no) OFFSET 2000",
    );
    const [rare = ""] = beyond.flatMap(({ text }) => /^Chambre (\d{4})/.exec(text)?.slice(1) ?? []);
    const steps = [lexicons, withBlame(rare), withBlame(rare, "chambre"), withBlame(rare, "zorglub")];
    for (const [place, after] of steps.slice(1).entries()) {
      inForce = analysisBy(after);
      await teller(steps[place] ?? [], after);
    }
    expect(told.at(-1)).toMatch(/ne touche aucun.*attendent encore.*changerait au moins 1 avis enregistré ;/);
  });

  it("is told of none that wait after one of a word of every review was taken back", async () => {
    const told: string[] = [];
    const common = withBlame("chambre");
    let inForce: Pick<LiveAnalysis, "analyse">;
    const teller = lexiconTeller({ store, columnar }, { analyse: (items) => inForce.analyse(items) }, (line) => told.push(line));
    for (const [before, after] of [
      [lexicons, common],
      [common, lexicons],
      [lexicons, withEntry],
    ] as const) {
      inForce = analysisBy(after);
      await teller(before, after);
    }
    expect(told).toEqual([
      expect.stringContaining("d’après un échantillon"),
      expect.stringMatching(/ne touche aucun des 2\s000 avis enregistrés d’un échantillon\.$/),
      expect.stringMatching(/changerait au moins 2\d\d avis enregistrés ; .*--all/),
    ]);
  });

  it("is told of a change whose counting failed with the next one", async () => {
    const told: string[] = [];
    let inForce: Pick<LiveAnalysis, "analyse"> = { analyse: () => Promise.reject(new Error("no analysis")) };
    const teller = lexiconTeller({ store, columnar }, { analyse: (items) => inForce.analyse(items) }, (line) => told.push(line));
    await expect(teller(lexicons, withEntry)).rejects.toThrow("no analysis");
    const twice = withBlame("zibouli", "zorglub");
    inForce = analysisBy(twice);
    await teller(withEntry, twice);
    expect(told).toEqual([expect.stringContaining("attendent encore")]);
  });
});
