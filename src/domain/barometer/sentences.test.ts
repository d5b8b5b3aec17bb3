import { describe, expect, it } from "vitest";

import type { Cell, ChangeItem } from "../../generated/types.ts";
import type { BarometerFacts } from "./facts.ts";
import { barometerSentences } from "./sentences.ts";

const samples = { insufficient: 10, small: 30, map: 30 };
const cell = (value: number | null, n: number, error = 1): Cell => ({
  value,
  n,
  ...(value === null ? {} : { interval: [value - 1.96 * error, value + 1.96 * error] }),
});
const theme = (label: string, from: number, to: number): ChangeItem => ({
  measure: "theme-balance",
  label: "Solde d’opinion",
  unit: "balance",
  better: "up",
  source: "themes",
  parts: [{ dimension: "theme", key: label, label }],
  from: cell(from, 100, 2),
  to: cell(to, 100, 2),
});
const facts = (own: Partial<BarometerFacts> = {}): BarometerFacts => ({
  period: { from: "2026-07-01", to: "2026-08-01" },
  compared: { from: "2025-07-02", to: "2025-08-02" },
  rating: { now: cell(86, 400), previous: cell(82, 380), year: cell(85, 4000) },
  effects: { real: cell(4.6, 380, 1), mix: cell(-0.6, 380, 0.1) },
  themes: [theme("Calme", 40, 20), theme("Propreté", 30, 45)],
  calendar: [],
  journal: [],
  samples,
  ...own,
});

describe("the sentences of a month", () => {
  it("say what moved significantly, with its figures", () => {
    expect(plain(barometerSentences(facts()))).toEqual({
      moved:
        "La note de juillet 2026 est de 8,6 sur 10 (400 avis notés), en hausse significative de 0,4 pt par rapport aux mêmes jours de l’année précédente (8,2) et sans écart significatif par rapport aux douze mois précédents (8,5).",
      why: "À catégories égales, la note progresse (+0,46 pt) ; la répartition des avis entre catégories joue à la baisse (−0,06 pt). Dans le même sens, la thématique « Propreté » est mieux perçue (solde de +30 à +45).",
      context: "Ni le calendrier ni le journal du territoire ne signalent de différence entre les deux périodes.",
    });
  });

  it("name the calendar and the journal as context, not as a cause", () => {
    const { context } = barometerSentences(
      facts({
        calendar: ["Pâques était en mars en 2024, en avril en 2025."],
        journal: [{ from: "2026-07-03", to: "2026-07-05", title: "Festival du Lac", kind: "festival", place: "Port-Aurelle" }],
      }),
    );
    expect(context).toBe(
      "À lire à côté, sans lien démontré : Pâques était en mars en 2024, en avril en 2025. Le journal du territoire note « Festival du Lac » (Port-Aurelle, 3 – 5 juil. 2026).",
    );
  });

  it.each([
    [
      { now: cell(null, 0), previous: cell(80, 50), year: cell(80, 500) },
      "Aucun avis noté en juillet 2026 : la note ne peut pas être lue.",
    ],
    [
      { now: cell(90, 7), previous: cell(60, 50), year: cell(60, 500) },
      "Avec 7 avis notés, juillet 2026 repose sur trop peu d’avis pour conclure : 10 sont nécessaires, 30 pour comparer.",
    ],
    [
      { now: cell(90, 12), previous: cell(60, 50), year: cell(60, 500) },
      "La note de juillet 2026 est de 9,0 sur 10 (12 avis notés), à lire avec prudence : il faut 30 avis notés pour la comparer.",
    ],
    [
      { now: cell(90, 40), previous: cell(60, 5), year: cell(null, 0) },
      "La note de juillet 2026 est de 9,0 sur 10 (40 avis notés) ; les périodes précédentes ont trop peu d’avis pour la comparer.",
    ],
  ])("say so where there are too few reviews: %#", (rating, moved) => {
    const said = barometerSentences(facts({ rating }));
    expect(said.moved).toBe(moved);
    expect(said.why).toBe("Trop peu d’avis pour chercher ce qui a bougé : il en faut 30 dans chaque période.");
  });

  it("never contradict their figures, whatever these are", () => {
    const random = generator(20_261_127);
    const draw = (low: number, high: number): number => low + random() * (high - low);
    const some = (): Cell => (random() < 0.05 ? cell(null, 0) : cell(draw(55, 98), Math.floor(draw(0, 140)), draw(0.1, 4)));
    const effect = (): Cell => cell(draw(-3, 3), 60, draw(0.1, 2));
    let risen = 0;
    for (let count = 0; count < 4_000; count += 1) {
      const rating = { now: some(), previous: some(), year: some() };
      const effects = random() < 0.2 ? null : { real: effect(), mix: effect() };
      const themes = Array.from({ length: Math.floor(draw(0, 3)) }, (_, at) =>
        theme(`T${at}`, Math.round(draw(-60, 60)), Math.round(draw(-60, 60))),
      );
      const said = plain(barometerSentences(facts({ rating, effects, themes })));
      const all = [said.moved, said.why, said.context].join(" ");
      expect(all).not.toMatch(/NaN|undefined|null| car |parce que|grâce à|à cause/);
      const wrong = [...movedFaults(said.moved, rating), ...whyFaults(said.why, rating, effects, themes)];
      expect({ all, wrong }).toEqual({ all, wrong: [] });
      risen += Number(/significative de/.test(said.moved));
    }
    // Otherwise the loop would prove nothing.
    expect(risen).toBeGreaterThan(200);
  });
});

/** What a text must say (true) or must not (false). */
type Claim = [says: RegExp | string, holds: boolean];
const faultsOf = (text: string, claims: readonly Claim[]): string[] =>
  claims
    .filter(([says, holds]) => (typeof says === "string" ? text.includes(says) : says.test(text)) !== holds)
    .map(([says]) => String(says));

/** Where the sentence on the rating is not what its cells hold. */
function movedFaults(text: string, { now, previous, year }: BarometerFacts["rating"]): string[] {
  const n = observed(now);
  const value: Claim[] = n >= 10 ? [[`est de ${shown(now)} sur 10`, true]] : [];
  if (n < 30) return faultsOf(text, [...value, [/hausse|baisse|égale|écart/, false]]);
  const parts = text.split(" et ");
  return [
    ...faultsOf(text, value),
    ...comparisonFaults(parts.find((one) => one.includes("mêmes jours")) ?? "", now, previous),
    ...comparisonFaults(parts.find((one) => one.includes("douze mois")) ?? "", now, year),
  ];
}

function comparisonFaults(part: string, now: Cell, before: Cell): string[] {
  if (observed(before) < 30) return part === "" ? [] : [part];
  const gap = Math.round(now.value ?? 0) - Math.round(before.value ?? 0);
  const isSure = Math.abs((now.value ?? 0) - (before.value ?? 0)) > 1.96 * Math.hypot(errorOf(now), errorOf(before));
  return faultsOf(part, [
    ["égale", gap === 0],
    ["sans écart significatif", gap !== 0 && !isSure],
    ["en hausse significative", gap > 0 && isSure],
    ["en baisse significative", gap < 0 && isSure],
    [`de ${(Math.abs(gap) / 10).toFixed(1).replace(".", ",")} pt`, gap !== 0 && isSure],
    [`(${shown(before)})`, true],
  ]);
}

/** Where the sentence on what moved the rating is not what the effects and the themes hold. */
function whyFaults(
  text: string,
  rating: BarometerFacts["rating"],
  effects: BarometerFacts["effects"],
  themes: readonly ChangeItem[],
): string[] {
  const isFew = [rating.now, rating.previous].some((one) => observed(one) < 30);
  const beyond = (one: Cell | undefined, side: 1 | -1): boolean =>
    !isFew && one?.interval !== undefined && one.interval.every((bound) => bound * side > 0) && Math.round(10 * (one.value ?? 0)) !== 0;
  const named = themes.find(({ parts }) => text.includes(`« ${parts[0]?.label} »`));
  const theme = Math.sign(Number(named?.to.value) - Number(named?.from.value));
  const gap = Math.sign(Math.round(rating.now.value ?? 0) - Math.round(rating.previous.value ?? 0));
  return faultsOf(text, [
    [/^Trop peu d’avis/, isFew],
    [/la note progresse/, beyond(effects?.real, 1)],
    [/la note recule/, beyond(effects?.real, -1)],
    [/joue à la hausse/, beyond(effects?.mix, 1)],
    [/joue à la baisse/, beyond(effects?.mix, -1)],
    [/est mieux perçue/, named !== undefined && theme > 0],
    [/est moins bien perçue/, named !== undefined && theme < 0],
    ...(text.includes("Dans le même sens") ? [[/./, theme === gap] as Claim] : []),
  ]);
}

const observed = ({ value, n }: Cell): number => (value === null ? 0 : n);
const errorOf = ({ interval: [low = 0, high = 0] = [] }: Cell): number => (high - low) / (2 * 1.96);
const shown = ({ value }: Cell): string =>
  Math.round(value ?? 0) === 100 ? "10" : (Math.round(value ?? 0) / 10).toFixed(1).replace(".", ",");
const plain = <T extends object>(said: T): T => JSON.parse(JSON.stringify(said).replaceAll(/[\u00a0\u202f]/g, " ")) as T;

/** Mulberry32: the same numbers each time. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
